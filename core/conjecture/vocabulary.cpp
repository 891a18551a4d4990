#include "core/conjecture/vocabulary.h"

namespace nimstone::conjecture {

std::vector<std::string> Vocabulary::names() const
{
    std::vector<std::string> all;
    switch (shape) {
    case Shape::Heaps: all = {"a", "b", "c", "d", "n"}; break;
    case Shape::Pair: all = {"a", "b"}; break;
    case Shape::Quota: all = {"n", "q"}; break;
    }
    if (parameter)
        all.emplace_back(1, parameter->name);
    return all;
}

}  // namespace nimstone::conjecture
