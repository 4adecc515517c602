// A window that somebody plays with who knows nothing and fears nothing. 2,000 deeds, and 50,000 in long mode.
#include "tests/session/pretend_tables.h"
#include "tests/ui/monkey.h"
#include "tests/ui/window_fixture.h"

namespace ui {
namespace {

// Of the window's own thread, for one deed and what follows from it at once. Builds with sanitizers are several times
// slower.
#if defined(__SANITIZE_ADDRESS__)
constexpr double kLongestMilliseconds = 2000;
#else
constexpr double kLongestMilliseconds = 200;
#endif

class MonkeyAtTheTable : public WindowOnTable, public testing::WithParamInterface<unsigned> {
protected:
    std::unique_ptr<MainWindow> makeWindow() {
        auto made = std::make_unique<MainWindow>(folder.filePath(QStringLiteral("games")), pretended.services());
        made->show();
        made->activateWindow();
        return made;
    }

    session_test::PretendTables pretended; // outlives the window
};

TEST_P(MonkeyAtTheTable, NeitherCrashesNorHangsNorConfusesTheWindow) {
    const int deeds = qEnvironmentVariableIsSet("LINJA_LONG_TESTS") ? 12500 : 500;
    Monkey monkey(GetParam(), [this] { return makeWindow(); });
    for (int i = 0; i < deeds; ++i) {
        monkey.act();
        const QString fault = monkey.disagreement();
        ASSERT_TRUE(fault.isEmpty()) << "after " << i + 1 << " deeds " << fault.toStdString() << "; the last were\n"
                                     << monkey.diary().join(QLatin1Char('\n')).toStdString();
    }
    EXPECT_LT(monkey.longest(), kLongestMilliseconds) << monkey.longestDeed().toStdString();
    monkey.rest();
    EXPECT_EQ(monkey.disagreement().toStdString(), "");
    RecordProperty("longest_deed_ms", static_cast<int>(monkey.longest()));
    std::printf("longest deed %.0f ms: %s\n", monkey.longest(), qUtf8Printable(monkey.longestDeed()));
}

INSTANTIATE_TEST_SUITE_P(Seeds, MonkeyAtTheTable, testing::Values(1U, 2U, 3U, 4U));

} // namespace
} // namespace ui
