// The list of games in the archive's dialog: its columns share the width, and its order is kept in the settings.
#pragma once

#include <QTableView>

namespace ui {

class ArchiveFilter;

class ArchiveTable : public QTableView {
    Q_OBJECT

public:
    explicit ArchiveTable(ArchiveFilter& games, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void shareWidth();
    void keepSortOrder() const;
};

} // namespace ui
