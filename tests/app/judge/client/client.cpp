// client NIMSTONE_RUN [--OPTION [N]…] PROGRAM [ARGUMENT…]: runs the program for at most a minute. The options go to nimstone-run.
#include <string>
#include <vector>

#include "app/judge/runner.h"

using namespace nimstone::judge;

int main(int argc, char** argv)
{
    std::vector<std::string> arguments(argv + 2, argv + argc);
    std::vector<std::string> options;
    while (!arguments.front().starts_with('/')) {
        options.push_back(arguments.front());
        arguments.erase(arguments.begin());
    }
    auto runner = Runner::startFrom(argv[1], options);
    Limits limits;
    limits.wall = std::chrono::minutes(1);
    return runner && runner->run({arguments, {arguments.front()}, {}}, {}, limits).ending == RunEnding::Exited ? 0 : 1;
}
