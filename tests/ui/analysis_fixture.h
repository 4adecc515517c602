// A window whose rules are solved: by a pretended table in which every position has a value of its own.
#pragma once

#include "core/ai/stop_token.h"
#include "core/ai/turn_values.h"
#include "core/games/linja/exact_play.h"
#include "core/session/perfect_tables.h"
#include "tests/session/pretend_tables.h"
#include "tests/ui/rows.h"
#include "tests/ui/window_fixture.h"
#include "ui/analysis/analysis_controller.h"
#include "ui/settings/settings_dialog.h"

namespace ui {

class ValuesByKey final : public linja::ExactValues {
public:
    explicit ValuesByKey(const game::NamedRules<linja::Rules>& rules) : m_rules(rules) {}

    [[nodiscard]] const game::NamedRules<linja::Rules>& rules() const override { return m_rules; }
    [[nodiscard]] std::optional<int> value(const linja::Position& position) const override {
        if (position.outcome())
            return position.outcome()->score.pointsOf(position.sideToMove()) -
                   position.outcome()->score.pointsOf(game::opponent(position.sideToMove()));
        return static_cast<int>((position.key() >> 17) % 15) - 7;
    }

private:
    game::NamedRules<linja::Rules> m_rules;
};

class AnalysisOnTable : public WindowOnTable {
protected:
    // Two people, or those named, at a solved game.
    void openSolved(const SeatChoice& red = {}, const SeatChoice& black = {}) {
        services = pretended.services();
        services.open = [this](const std::filesystem::path&) -> game::Result<session::OpenTable> {
            return session::OpenTable{.values = m_values, .startValue = 3};
        };
        session_test::PretendTables::write(folder.filePath(QStringLiteral("games/tables/rulebook.table")).toStdString(),
                                           "table rulebook 3");
        open(red, black);
        std::vector<ai::Limits> rounds(1);
        rounds[0].nodes = 500;
        window->analysis().analyst().setRounds(rounds);
        ASSERT_TRUE(
            QTest::qWaitFor([this] { return session().tables().values("linja", "rulebook") != nullptr; }, 30000));
    }
    void TearDown() override { window.reset(); } // before what its tables are pretended by

    bool waitForValues() {
        return QTest::qWaitFor([this] { return window->analysis().analyst().isIdle(); }, 30000);
    }
    // What the table says of the present position of a match.
    [[nodiscard]] ai::TurnValues valuesOf(const game::Match& match) const {
        const ai::StopToken stop;
        return ai::exactTurnValues(static_cast<const game::TypedMatch<linja::Position>&>(match), *m_values, stop);
    }
    [[nodiscard]] int valueForRed(const game::Match& match) const {
        const game::StateView state = match.state();
        if (state.outcome)
            return state.outcome->winner ? state.outcome->score.pointsOf(kRed) - state.outcome->score.pointsOf(kBlack)
                                         : 0;
        const int best = valuesOf(match).results.front().value.amount;
        return state.toMove == kRed ? best : -best;
    }

    session_test::PretendTables pretended;

private:
    std::shared_ptr<const ValuesByKey> m_values = std::make_shared<ValuesByKey>(linja::ruleSets().front());
};

} // namespace ui
