// linja-tools train: the evaluator's weights for one rule set, from its solved table.
#include "app/tools/linja/commands.h"
#include "app/tools/linja/common.h"
#include "app/tools/linja/quantise.h"
#include "app/tools/linja/trainer.h"

#include <CLI/CLI.hpp>

#include <chrono>
#include <fstream>
#include <iostream>
#include <memory>

namespace tools {
namespace {

struct TrainOptions {
    std::string table;
    std::string out;
    double millions = 24;
    int epochs = 4;
    int batch = 2048;
    float rate = 1.5e-3F;
    int threads = 2;
    std::uint64_t seed = 1;
};

int trainNetwork(const TrainOptions& options) {
    const auto table = openTable(options.table);
    if (!table)
        return kBadInput;
    const auto start = std::chrono::steady_clock::now();
    const auto seconds = [&start] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    };
    auto samples = makeSamples(*table, static_cast<std::size_t>(options.millions * 1e6), options.seed, options.threads);
    const auto unseen = makeSamples(*table, 200'000, options.seed + 1'000'000, options.threads);
    std::cerr << "samples " << seconds() << " s\n";
    Parameters parameters = initialParameters(options.seed);
    Schedule schedule{.epochs = options.epochs,
                      .batch = options.batch,
                      .rate = options.rate,
                      .seed = options.seed,
                      .threads = options.threads};
    train(parameters, samples, schedule, [&](std::uint64_t seen, double loss) {
        std::cerr << seen << " loss " << loss << " unseen " << meanError(parameters, unseen, options.threads) << "  "
                  << seconds() << " s\n";
    });
    const ai::network::Weights weights = quantised(parameters);
    std::cout << "unseen\t" << meanError(parameters, unseen, options.threads) << "\tin whole numbers\t"
              << meanError(ai::network::Network(weights), unseen) << "\tseconds\t" << seconds() << '\n';
    if (!options.out.empty()) {
        const auto bytes = ai::network::toBytes(weights);
        std::ofstream file(options.out, std::ios::binary);
        file.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
        if (!file.flush())
            return complain(options.out, "cannot be written");
    }
    return kDone;
}

} // namespace

void addTrain(CLI::App& app, Run& run) {
    auto options = std::make_shared<TrainOptions>();
    CLI::App* command = app.add_subcommand("train", "Train the evaluator of one rule set on its solved table");
    command->add_option("--table", options->table, "The solved table")->required();
    command->add_option("--out", options->out, "File for the weights");
    command->add_option("--millions", options->millions, "Millions of samples");
    command->add_option("--epochs", options->epochs, "Times to go through them");
    command->add_option("--batch", options->batch, "Samples a step");
    command->add_option("--rate", options->rate, "Rate at the beginning");
    command->add_option("--threads", options->threads, "Threads");
    command->add_option("--seed", options->seed, "Seed");
    command->callback([options, &run] { run = [options] { return trainNetwork(*options); }; });
}

} // namespace tools
