// Runs a program from a file to a file, and says what it cost.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace nimstone::bench {

struct Cost {
    double wallSeconds = 0;
    double processorSeconds = 0;  ///< user and system
    double peakMebibytes = 0;     ///< of resident memory
};

/// Throws where the program cannot be run or does not end with 0.
Cost measuredRun(const std::vector<std::string>& command, const std::filesystem::path& input,
                 const std::filesystem::path& output);

/// The middle one; of an even number the lower of the two.
double median(std::vector<double> figures);

}  // namespace nimstone::bench
