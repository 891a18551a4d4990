// Looking into a variant of variants. Inside core/practice only.
#pragma once

#include <concepts>
#include <variant>

namespace nimstone::practice {

template <class Kind, class Variant>
inline constexpr bool isAlternative = false;
template <class Kind, class... Kinds>
inline constexpr bool isAlternative<Kind, std::variant<Kinds...>> = (std::same_as<Kind, Kinds> || ...);

/// What each class of a variant calls its results, and the rungs of its ladder, in their order.
template <class Variant>
struct OfEach;
template <class... Kinds>
struct OfEach<std::variant<Kinds...>> {
    using Result = std::variant<typename Kinds::Result...>;
    using Rung = std::variant<typename Kinds::Rung...>;
};

/// What the inner variant holds, where that is of this kind; nothing of another.
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
