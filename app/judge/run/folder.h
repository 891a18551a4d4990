// The folder in which the judged programs run, one program after another.
#pragma once

#include <string>

namespace nimstone::judge::run {

/// A folder of this process in TMPDIR or /tmp, and the program's folder inside it. The destructor removes both.
class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    /// Returns the program's folder as an open file descriptor, or −1 if that fails. Creates the folder if it is missing. The folder is
    /// empty.
    int fresh();
    /// Removes all files that the last program left in its folder.
    void empty();

    const std::string& above() const { return m_above; }  ///< the folder of this process
    const std::string& path() const { return m_path; }    ///< the folder of the program

private:
    std::string m_above;
    std::string m_path;
    int m_folder = -1;
};

}  // namespace nimstone::judge::run
