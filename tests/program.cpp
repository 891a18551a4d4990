// Runs the test that the first argument names, or lists all tests if there is no such test.
#include "tests/program.h"

#include <cstdio>
#include <filesystem>
#include <map>
#include <string>

namespace {

std::map<std::string, nimstone::tests::Run>& enrolled()
{
    static std::map<std::string, nimstone::tests::Run> tests;
    return tests;
}

}  // namespace

nimstone::tests::RegisteredTest::RegisteredTest(const char* file, Run run)
{
    enrolled().emplace(std::filesystem::path(file).stem().string(), run);
}

int main(int argc, char** argv)
{
    const auto test = argc > 1 ? enrolled().find(argv[1]) : enrolled().end();
    if (test != enrolled().end())
        return test->second(argc - 1, argv + 1);
    std::fputs("expected the name of a test, one of\n", stderr);
    for (const auto& [name, run] : enrolled())
        std::fprintf(stderr, "  %s\n", name.c_str());
    return 2;
}
