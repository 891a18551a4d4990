#include "tests/bench/first_frame.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <stdexcept>

#include "tests/bench/measured_run.h"

namespace fs = std::filesystem;

namespace nimstone::bench {

namespace {

long long steadyNanoseconds()
{
    const auto moment = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::nanoseconds>(moment).count();
}

}  // namespace

Start start(std::vector<std::string> command, const fs::path& output)
{
    command.emplace_back("--quit-after-first-frame");
    const long long before = steadyNanoseconds();
    const auto cost = measuredRun(command, "/dev/null", output);
    std::ifstream said(output);
    for (std::string line; std::getline(said, line);) {
        long long frame = 0;
        if (std::sscanf(line.c_str(), "first frame %lld", &frame) == 1)
            return {static_cast<double>(frame - before) * 1e-6, cost.peakMebibytes};
    }
    throw std::runtime_error(command.front() + " did not report the time of its first frame");
}

Profiles::Profiles()
{
    if (!std::getenv("DISPLAY"))
        throw std::runtime_error("no display was found; run ./dev bench, which starts one");
    std::string name = (fs::temp_directory_path() / "nimstone-start-XXXXXX").string();
    if (!mkdtemp(name.data()))
        throw std::runtime_error("cannot create a folder for the profile");
    m_folder = name;
    setenv("XDG_RUNTIME_DIR", m_folder.c_str(), 1);
}

Profiles::~Profiles()
{
    std::error_code ignored;
    fs::remove_all(m_folder, ignored);
}

void Profiles::use(const std::string& profile) const
{
    setenv("XDG_CONFIG_HOME", (m_folder / profile / "config").c_str(), 1);
    setenv("XDG_DATA_HOME", (m_folder / profile / "data").c_str(), 1);
    setenv("XDG_STATE_HOME", (m_folder / profile / "state").c_str(), 1);
}

}  // namespace nimstone::bench
