#include "core/enumerators.h"

namespace nimstone::enumerators {

std::string nameIn(std::string_view signature)
{
    const std::string_view value = signature.substr(signature.rfind(':') + 1);
    std::string name;
    for (const char letter : value.substr(0, value.find_first_of("];"))) {
        const bool large = letter >= 'A' && letter <= 'Z';
        if (large && !name.empty())
            name += '-';
        name += large ? static_cast<char>(letter - 'A' + 'a') : letter;
    }
    return name;
}

}  // namespace nimstone::enumerators
