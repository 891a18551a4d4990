// A cache of compiled programs in a folder. It keeps at most 200 programs and logs and at most 500 MB: those that were used last.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace nimstone::judge {

/// Returns the cache key for a result that depends on the texts `parts`. If any text differs, the key differs.
std::string keyOf(const std::vector<std::string>& parts);

class ProgramCache {
public:
    explicit ProgramCache(std::filesystem::path folder) : m_folder(std::move(folder)) {}
    /// Removes the folder that newFolder() returned, in which the compiler wrote.
    ~ProgramCache();
    ProgramCache(const ProgramCache&) = delete;
    ProgramCache& operator=(const ProgramCache&) = delete;

    /// Returns the path of the program with the key `key` and marks the program as used. If the cache does not hold the program, the result
    /// is empty.
    std::string find(const std::string& key) const;
    /// Returns the compiler's output for the program with the key `key`.
    std::string log(const std::string& key) const;
    /// Returns a folder into which the compiler can write; each call returns the same folder. If the folder cannot be created, the result
    /// is empty and errno is set.
    std::string newFolder();
    /// Moves a program, or a folder of Java classes, into the cache and returns its new path. If this fails, the result is empty and errno
    /// is set.
    std::string keep(const std::filesystem::path& program, const std::string& key, const std::string& log = {}) const;

private:
    void removeOldest() const;
    std::filesystem::path logOf(const std::string& key) const { return m_folder / (key + ".log"); }

    std::filesystem::path m_folder;
    std::string m_new;
};

}  // namespace nimstone::judge
