// Tables of perfect play that take no gigabytes and no minutes: ten steps a table, which the test lets pass one by one,
// files of a few bytes, and values that are all the same.
//
//     "<file>.part"    the number of finished steps
//     "<file>"         "table <rules> <start value>"; "damaged" behind it is what a check finds
#pragma once

#include "core/session/table_workshop.h"

#include <atomic>
#include <chrono>
#include <fstream>
#include <memory>
#include <string>
#include <thread>

namespace session_test {

inline constexpr int kBuildSteps = 10;

class PretendValues final : public linja::ExactValues {
public:
    explicit PretendValues(const game::NamedRules<linja::Rules>& rules) : m_rules(rules) {}

    [[nodiscard]] const game::NamedRules<linja::Rules>& rules() const override { return m_rules; }
    [[nodiscard]] int value(const linja::Position& position) const override {
        ++asked;
        return position.outcome() ? 0 : 3;
    }

    mutable std::atomic<int> asked{0};

private:
    game::NamedRules<linja::Rules> m_rules;
};

class PretendTables {
public:
    // How many steps builds may make by now; they wait for more.
    std::atomic<int> stepsAllowed{kBuildSteps};
    std::atomic<int> stepsMade{0}; // by all builds
    std::atomic<int> failAtStep{0};
    std::atomic<int> checks{0};
    std::atomic<bool> checksMayEnd{true};
    std::atomic<qint64> freeDisk{qint64{100} << 30};
    std::atomic<qint64> freeMemory{qint64{100} << 30};
    std::shared_ptr<const PretendValues> lastOpened;

    // Of tables that live as long as this object.
    [[nodiscard]] session::TableWorkshop workshop() {
        return {.build = [this](const solver::BuildOptions& options) { return build(options); },
                .open = [this](const std::filesystem::path& file) { return open(file); },
                .doneShare = [](const std::filesystem::path& file,
                                std::string_view) { return stepsOf(file) / double{kBuildSteps}; },
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
        if (!(file >> word >> id >> value) || word != "table")
            return game::Fault{.code = game::FaultCode::tableForeign, .text = path.string()};
        const bool isDamaged = static_cast<bool>(file >> damage);
        for (const auto& rules : linja::ruleSets()) {
            if (rules.id != id)
                continue;
            lastOpened = std::make_shared<PretendValues>(rules);
            return session::OpenTable{
                .values = lastOpened,
                .startValue = value,
                .checksum = 42,
                .findDamage = [this, isDamaged](const std::atomic<bool>& stop) { return check(isDamaged, stop); }};
        }
        return game::Fault{.code = game::FaultCode::unknownRules, .text = id};
    }

    std::optional<game::Fault> check(bool isDamaged, const std::atomic<bool>& stop) {
        ++checks;
        while (!checksMayEnd && !stop)
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        if (isDamaged)
            return game::Fault{.code = game::FaultCode::tableAltered, .detail = "layer 7"};
        return std::nullopt;
    }
};

} // namespace session_test
