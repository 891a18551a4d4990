// Reads the known answers in tests/vectors.
#pragma once

#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace nimstone::tests {

/// Returns the lines of a file in tests/vectors, without empty lines and without lines that begin with #.
inline std::vector<std::string> vectorLines(const std::string& name)
{
    std::ifstream file(std::string(NIMSTONE_SOURCE_DIR "/tests/vectors/") + name);
    if (!file)
        throw std::runtime_error("cannot read the file of known answers " + name);
    std::vector<std::string> lines;
    for (std::string line; std::getline(file, line);) {
        if (!line.empty() && line.front() != '#')
            lines.push_back(line);
    }
    return lines;
}

/// Returns the fields of a line of comma-separated values without quotes.
inline std::vector<std::string> fields(const std::string& line, char separator = ',')
{
    std::vector<std::string> all;
    std::istringstream stream(line);
    for (std::string field; std::getline(stream, field, separator);)
        all.push_back(field);
    return all;
}

inline std::vector<unsigned long long> numbers(const std::string& text)
{
    std::vector<unsigned long long> all;
    std::istringstream stream(text);
    for (unsigned long long number; stream >> number;)
        all.push_back(number);
    return all;
}

}  // namespace nimstone::tests
