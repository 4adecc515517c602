#include "ui/perfect_play/table_news.h"

#include "core/session/perfect_tables.h"
#include "ui/game/commentary.h"
#include "ui/text/rules_text.h"

namespace ui {

using session::PerfectTables;

TableNews::TableNews(const PerfectTables& tables, Commentary& commentary)
    : QObject(&commentary), m_tables(tables), m_commentary(commentary) {
    connect(&tables, &PerfectTables::built, this, [this](const QString& rulesId) {
        m_told = rulesId;
        m_commentary.tellNews(tr("Perfect play is built: %1.").arg(rulesName(rulesId)));
    });
    connect(&tables, &PerfectTables::lost, this, [this](const QString& rulesId) {
        m_told.clear();
        m_commentary.tellNews(
            tr("The table of perfect play was deleted: %1. Values are estimates from now on.").arg(rulesName(rulesId)));
    });
    connect(&tables, &PerfectTables::changed, this, &TableNews::follow);
}

void TableNews::follow() {
    const bool isTrue = m_tables.entry(m_told).state == PerfectTables::State::ready;
    if (m_told.isEmpty() || (isTrue && !m_tables.isBuilding()))
        return;
    m_told.clear();
    m_commentary.takeBackNews();
}

} // namespace ui
