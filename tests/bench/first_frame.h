// Runs a program until its first frame. Needs a display.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace nimstone::bench {

struct Start {
    double milliseconds = 0;  ///< the time from exec to the first frame
    double mebibytes = 0;     ///< the peak of resident memory, over the whole run
};

/// Runs a program that prints the time of its first frame. `output` is the file for its output. Throws if the program
/// does not print this time.
Start start(std::vector<std::string> command, const std::filesystem::path& output);

/// A temporary folder with the profiles of the programs that are started; use() chooses a profile. The programs still use
/// the user's caches, such as the font cache. The constructor throws if there is no display.
class Profiles {
public:
    Profiles();
    ~Profiles();

    const std::filesystem::path& folder() const { return m_folder; }
    void use(const std::string& profile) const;

private:
    std::filesystem::path m_folder;
};

}  // namespace nimstone::bench
