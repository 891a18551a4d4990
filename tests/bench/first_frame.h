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

/// The program prints when its first frame was shown; `output` is the file for its output. Throws if it prints nothing.
Start start(std::vector<std::string> command, const std::filesystem::path& output);

/// Sets temporary profile folders for the programs that are started, inside a folder of its own. Caches, such as that of fonts,
/// stay the user's. Throws if there is no display.
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
