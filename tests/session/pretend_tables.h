// Tables of perfect play that take no gigabytes and no minutes: ten steps a table, which the test lets pass one by one,
// files of a few bytes, and values that are all the same.
//
//     "<file>.part"    the number of finished steps
//     "<file>"         "table <rules> <start value>"; with "damaged" behind it every look-up fails; "old" is a file of
//                      an earlier version
#pragma once

#include "core/games/linja/exact_values.h"
#include "core/session/table_services.h"

#include <atomic>
#include <chrono>
#include <fstream>
#include <memory>
#include <string>
#include <thread>

namespace session_test {

inline constexpr int kBuildSteps = 10;
inline constexpr int kSecondsAStep = 50; // that an interrupted build says it took

class PretendValues final : public linja::ExactValues {
public:
    explicit PretendValues(const game::NamedRules<linja::Rules>& rules) : m_rules(rules) {}

    // From now on look-ups fail, as they do when the file is damaged.
    void damage() const { m_isDamaged = true; }

    [[nodiscard]] const game::NamedRules<linja::Rules>& rules() const override { return m_rules; }
    [[nodiscard]] std::optional<int> value(const linja::Position& position) const override {
        ++asked;
        if (m_isDamaged) {
            m_hasFailed = true;
            return std::nullopt;
        }
        return position.outcome() ? 0 : 3;
    }
    [[nodiscard]] std::optional<game::Fault> fault() const override {
        if (!m_hasFailed)
            return std::nullopt;
        return game::Fault{.code = game::FaultCode::tableAltered, .text = "pretended", .detail = "block 7"};
    }

    mutable std::atomic<int> asked{0};

private:
    game::NamedRules<linja::Rules> m_rules;
    mutable std::atomic<bool> m_isDamaged{false};
    mutable std::atomic<bool> m_hasFailed{false};
};

class PretendTables {
public:
    // How many steps builds may make by now; they wait for more.
    std::atomic<int> stepsAllowed{kBuildSteps};
    std::atomic<int> stepsMade{0}; // by all builds
    std::atomic<int> failAtStep{0};
    std::atomic<int> opened{0};
    std::atomic<qint64> freeDisk{qint64{100} << 30};
    std::atomic<qint64> freeMemory{qint64{100} << 30};
    std::shared_ptr<const PretendValues> lastOpened;

    // Of tables that live as long as this object.
    [[nodiscard]] session::TableServices services() {
        return {.build = [this](const solver::BuildOptions& options) { return build(options); },
                .open = [this](const std::filesystem::path& file) { return open(file); },
                .part =
                    [](const std::filesystem::path& file, std::string_view) {
                        return session::PartOfTable{.done = stepsOf(file) / double{kBuildSteps},
                                                    .seconds = double{kSecondsAStep} * stepsOf(file)};
                    },
                .freeDisk = [this](const QString&) { return freeDisk.load(); },
                .freeMemory = [this] { return freeMemory.load(); }};
    }

    static void write(const std::filesystem::path& file, const std::string& text) {
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file) << text;
    }
    [[nodiscard]] static int stepsOf(const std::filesystem::path& file) {
        int steps = 0;
        std::ifstream(solver::partOf(file)) >> steps;
        return steps;
    }

private:
    game::Result<solver::BuildReport> build(const solver::BuildOptions& options) {
        for (int step = stepsOf(options.file) + 1; step <= kBuildSteps; ++step) {
            while (stepsMade >= stepsAllowed && !*options.stop)
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            if (*options.stop)
                return solver::BuildReport{};
            if (step == failAtStep)
                return game::Fault{.code = game::FaultCode::tableWrite,
                                   .text = options.file.string(),
                                   .detail = "No space left on device"};
            ++stepsMade;
            write(solver::partOf(options.file), std::to_string(step));
            const auto done = static_cast<std::uint64_t>(step);
            if (!options.progress({done, kBuildSteps, 1.0 * step, 60.0 * (kBuildSteps - step)}))
                return solver::BuildReport{};
        }
        write(options.file, "table " + std::string(options.rules.id) + " 3");
        std::filesystem::remove(solver::partOf(options.file));
        return solver::BuildReport{.finished = true, .startValue = 3};
    }

    game::Result<session::OpenTable> open(const std::filesystem::path& path) {
        std::ifstream file(path);
        std::string word;
        std::string id;
        std::string damage;
        int value = 0;
        const game::Fault foreign{.code = game::FaultCode::tableForeign, .text = path.string()};
        if (!(file >> word))
            return foreign;
        if (word == "old")
            return game::Fault{.code = game::FaultCode::tableVersion, .text = path.string(), .detail = "1"};
        if (word != "table" || !(file >> id >> value))
            return foreign;
        for (const auto& rules : linja::ruleSets()) {
            if (rules.id != id)
                continue;
            ++opened;
            lastOpened = std::make_shared<PretendValues>(rules);
            if (file >> damage)
                lastOpened->damage();
            return session::OpenTable{.values = lastOpened, .startValue = value};
        }
        return game::Fault{.code = game::FaultCode::unknownRules, .text = id};
    }
};

} // namespace session_test
