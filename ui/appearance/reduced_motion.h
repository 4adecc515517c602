// Whether the desktop is set to show no animations, at the start and while the program runs.
//
// GNOME and others are asked through the settings portal on the session bus, where Qt is built with D-Bus; KDE and GTK
// keep the wish in files; Windows tells Qt, macOS keeps it among its preferences. Where nothing is known, nothing is
// wished.
#pragma once

#include <QObject>
#include <QString>
#include <optional>

namespace ui {

// What KDE and GTK keep in their settings in `configFolder`; on Windows and macOS what the system says.
[[nodiscard]] bool systemWantsNoMotion(const QString& configFolder);

class ReducedMotion : public QObject {
    Q_OBJECT

public:
    // Asks the portal without waiting for it.
    explicit ReducedMotion(const QString& configFolder, QObject* parent = nullptr);

    [[nodiscard]] bool isWanted() const;

public slots:
    // As the portal tells it: anything but GNOME's switch for animations is ignored.
    void take(const QString& group, const QString& key, const QVariant& value);

signals:
    void changed();

private:
    void askPortal();

    bool m_bySettings;
    std::optional<bool> m_byPortal; // wants none; the desktop's own word goes before the files
};

} // namespace ui
