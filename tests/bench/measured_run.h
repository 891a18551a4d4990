// Runs a program with input from a file and output to a file, and measures its cost.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace nimstone::bench {

struct Cost {
    double wallSeconds = 0;
    double processorSeconds = 0;  ///< user and system time
    double peakMebibytes = 0;     ///< peak of resident memory
};

/// Runs the command, and returns its cost. Throws if the program cannot be run or exits with a code other than 0.
Cost measuredRun(const std::vector<std::string>& command, const std::filesystem::path& input,
                 const std::filesystem::path& output);

/// The median; for an even number of values, the lower of the two middle ones.
double median(std::vector<double> values);

}  // namespace nimstone::bench
