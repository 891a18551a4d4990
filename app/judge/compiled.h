// A cache of compiled programs in a folder. It holds at most 200 programs and 500 MB, and removes the least recently used.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace nimstone::judge {

/// Returns the cache key for the parts on which a result depends. The key differs if any part differs.
std::string keyOf(const std::vector<std::string>& parts);

class ProgramCache {
public:
    explicit ProgramCache(std::filesystem::path folder) : m_folder(std::move(folder)) {}
    /// Removes the folder into which the compiler wrote.
    ~ProgramCache();
    ProgramCache(const ProgramCache&) = delete;
    ProgramCache& operator=(const ProgramCache&) = delete;

    /// Returns the path of the program with that key and marks it as used; empty if it is not in the cache.
    std::string find(const std::string& key) const;
    /// Returns the output of the compiler for the program with that key.
    std::string log(const std::string& key) const;
    /// Returns a folder for the compiler to write into, the same at each call. If the folder cannot be created, the result is empty and
    /// errno is set.
    std::string newFolder();
    /// Moves a program, or a folder of Java classes, into the cache and returns its new path. If that fails, the result is empty and
    /// errno is set.
    std::string keep(const std::filesystem::path& program, const std::string& key, const std::string& log = {}) const;

private:
    void removeOldest() const;
    std::filesystem::path logOf(const std::string& key) const { return m_folder / (key + ".log"); }

    std::filesystem::path m_folder;
    std::string m_new;
};

}  // namespace nimstone::judge
