// The fuzzer: libFuzzer calls the target that NIMSTONE_FUZZ names with inputs that libFuzzer generates.
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "tests/fuzz/targets.h"

namespace {

const nimstone::fuzz::Target& chosen()
{
    const char* const name = std::getenv("NIMSTONE_FUZZ");
    if (const auto* const target = nimstone::fuzz::targetNamed(name ? name : ""))
        return *target;
    std::fputs("expected the name of a target in the environment variable NIMSTONE_FUZZ, one of\n", stderr);
    for (const auto& target : nimstone::fuzz::targets())
        std::fprintf(stderr, "  %s\n", target.name);
    std::exit(2);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const nimstone::fuzz::Target& target = chosen();
    const std::string fault = target.fault({reinterpret_cast<const char*>(data), size});
    if (!fault.empty()) {
        std::fprintf(stderr, "%s: %s\n", target.name, fault.c_str());
        std::abort();
    }
    return 0;
}
