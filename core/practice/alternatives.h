// Helpers for a variant of variants. The header is for use inside core/practice only.
#pragma once

#include <concepts>
#include <variant>

namespace nimstone::practice {

template <class Kind, class Variant>
inline constexpr bool isAlternative = false;
template <class Kind, class... Kinds>
inline constexpr bool isAlternative<Kind, std::variant<Kinds...>> = (std::same_as<Kind, Kinds> || ...);

/// Defines two types for a variant of exercise classes: `Result` is the variant of the classes' Result types, and `Rung` the
/// variant of their Rung types, in the same order.
template <class Variant>
struct OfEach;
template <class... Kinds>
struct OfEach<std::variant<Kinds...>> {
    using Result = std::variant<typename Kinds::Result...>;
    using Rung = std::variant<typename Kinds::Rung...>;
};

/// Returns the value of the inner variant if it has the type Kind, otherwise null.
template <class Kind, class... Inner>
const Kind* innerAs(const std::variant<Inner...>& outer)
{
    return std::visit(
        []<class Variant>(const Variant& inner) -> const Kind* {
            if constexpr (isAlternative<Kind, Variant>)
                return std::get_if<Kind>(&inner);
            else
                return nullptr;
        },
        outer);
}

}  // namespace nimstone::practice
