// What has been compiled, kept in a folder: 200 programs and 500 MB at most, those used longest ago go.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace nimstone::judge {

/// Another one where any part differs of what decides on a result.
std::string keyOf(const std::vector<std::string>& parts);

class Compiled {
public:
    explicit Compiled(std::filesystem::path folder) : m_folder(std::move(folder)) {}
    /// Removes the folder for the compiler.
    ~Compiled();
    Compiled(const Compiled&) = delete;
    Compiled& operator=(const Compiled&) = delete;

    /// A program; empty where it is not kept.
    std::string find(const std::string& key) const;
    /// The output of the compiler for the program with that key.
    std::string log(const std::string& key) const;
    /// For the compiler to write to; empty where it cannot be made: then errno is set.
    std::string newFolder();
    /// Moves a program in, or a folder of classes; empty where it cannot be moved: then errno is set.
    std::string keep(const std::filesystem::path& program, const std::string& key, const std::string& log = {}) const;

private:
    void removeOldest() const;
    std::filesystem::path logOf(const std::string& key) const { return m_folder / (key + ".log"); }

    std::filesystem::path m_folder;
    std::string m_new;
};

}  // namespace nimstone::judge
