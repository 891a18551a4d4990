#include "core/fields.h"

namespace nimstone::members {

std::vector<std::string> namesIn(std::string_view signature)
{
    std::vector<std::string> names;
    while (signature.find('&') != signature.npos) {
        signature.remove_prefix(signature.find('&'));
        const std::string_view member = signature.substr(0, signature.find_first_of(")}"));
        names.emplace_back(member.substr(member.find_last_of(".:") + 1));
        signature.remove_prefix(member.size());
    }
    return names;
}

}  // namespace nimstone::members
