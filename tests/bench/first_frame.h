// Runs a program until its first frame. Needs a display.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace nimstone::bench {

struct Start {
    double milliseconds = 0;  ///< from exec to the first frame
    double mebibytes = 0;     ///< the peak of resident memory, over the whole run
};

/// The program says itself when its first frame came. `output` is a file for what it says. Throws where it says nothing.
Start start(std::vector<std::string> command, const std::filesystem::path& output);

/// A folder of its own, in which programs that are run from here find their profile: `profile` of that folder. The caches, of
/// fonts for one, are the user's. Throws where there is no display.
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
