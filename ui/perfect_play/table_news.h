// Tells in the status line that a table of perfect play is built or lost, and takes it back once that is no longer
// true.
#pragma once

#include <QObject>
#include <QString>

namespace session {
class PerfectTables;
}

namespace ui {

class Commentary;

class TableNews : public QObject {
    Q_OBJECT

public:
    TableNews(const session::PerfectTables& tables, Commentary& commentary);

private:
    void follow();

    const session::PerfectTables& m_tables;
    Commentary& m_commentary;
    QString m_told; // of which the status line says that it is built
};

} // namespace ui
