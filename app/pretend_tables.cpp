#include "app/pretend_tables.h"

#include "core/games/linja/exact_values.h"
#include "core/games/linja/rules.h"

#include <QDir>
#include <QFile>
#include <chrono>
#include <fstream>
#include <thread>

namespace {

constexpr std::uint64_t kSteps = 100;
constexpr std::uint64_t kStandsAt = 43;
constexpr qint64 kTableBytes = 241'383'157;

// Never asked for a value: the one table that is built is of rules that no picture is of.
class NoValues final : public linja::ExactValues {
public:
    explicit NoValues(const game::NamedRules<linja::Rules>& rules) : m_rules(rules) {}

    [[nodiscard]] const game::NamedRules<linja::Rules>& rules() const override { return m_rules; }
    [[nodiscard]] std::optional<int> value(const linja::Position&) const override { return 0; }

private:
    game::NamedRules<linja::Rules> m_rules;
};

game::Result<session::OpenTable> openPretended(const std::filesystem::path& path) {
    std::string id;
    int value = 0;
    if (std::ifstream(path) >> id >> value)
        for (const auto& rules : linja::ruleSets())
            if (rules.id == id)
                return session::OpenTable{.values = std::make_shared<NoValues>(rules), .startValue = value};
    return game::Fault{.code = game::FaultCode::tableAltered, .text = path.filename().string(), .detail = "layer 84"};
}

game::Result<solver::BuildReport> standStill(const solver::BuildOptions& options) {
    options.progress({kStandsAt, kSteps, 60, 80});
    while (!*options.stop)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    return solver::BuildReport{};
}

void write(const QString& path, const QByteArray& text) {
    QFile file(path);
    // A sparse file of the true size, for what the list says of it.
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && !text.startsWith('-'))
        file.resize(kTableBytes);
}

} // namespace

session::TableServices pretendServices() {
    return {.build = standStill,
            .open = openPretended,
            .part =
                [](const std::filesystem::path&, std::string_view) {
                    return session::PartOfTable{0.18, 20};
                },
            .freeDisk = [](const QString&) { return qint64{63'400'000'000}; },
            .freeMemory = [] { return qint64{5'200'000'000}; }};
}

void writePretendTables(const QString& folder) {
    QDir().mkpath(folder);
    write(folder + QStringLiteral("/classic.table"), "classic 2\n");
    write(folder + QStringLiteral("/edition-2015.table"), "-\n");
    write(folder + QStringLiteral("/rulebook+optional-bonus.table.part"), "-\n");
}
