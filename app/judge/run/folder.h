// The folder in which programs run, one after the other.
#pragma once

#include <string>

namespace nimstone::judge::run {

/// A folder of this process in TMPDIR or /tmp, and in it the one of the program; both are gone at the end.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    /// The program's folder, empty, opened only to name it; -1 where it cannot be made.
    int fresh();
    /// Removes what the last program has left in it.
    void empty();

    const std::string& above() const { return m_above; }  ///< this process's
    const std::string& path() const { return m_path; }    ///< the program's

private:
    std::string m_above;
    std::string m_path;
    int m_folder = -1;
};

}  // namespace nimstone::judge::run
