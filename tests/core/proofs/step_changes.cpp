#include "tests/core/proofs/step_changes.h"

#include "tests/core/proofs/mutations.h"

namespace nimstone::tests {

namespace {

struct ChangeFields {
    const std::function<void(const char*)>& test;

    template <class Value>
    void operator()(const char* field, Value& value) const
    {
        forEachChange(value, [&] { test(field); });
    }
};

}  // namespace

void forEachChange(proof::Step& step, const std::function<void(const char* field)>& test)
{
    visitStep([&test](auto& held) { fields(held, ChangeFields{test}); }, step);
}

}  // namespace nimstone::tests
