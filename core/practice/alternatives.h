// Helpers for a variant of variants. For core/practice only.
#pragma once

#include <concepts>
#include <variant>

namespace nimstone::practice {

template <class Kind, class Variant>
inline constexpr bool isAlternative = false;
template <class Kind, class... Kinds>
inline constexpr bool isAlternative<Kind, std::variant<Kinds...>> = (std::same_as<Kind, Kinds> || ...);

/// For a variant of classes: `Result` is the variant of their Result types and `Rung` the variant of their Rung types, in
/// the same order.
template <class Variant>
struct OfEach;
template <class... Kinds>
struct OfEach<std::variant<Kinds...>> {
    using Result = std::variant<typename Kinds::Result...>;
    using Rung = std::variant<typename Kinds::Rung...>;
};

/// Returns the value of the inner variant if it is of type Kind, otherwise null.
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
