#include "core/play/hints/rungs.h"

#include <array>
#include <utility>

namespace nimstone::play {

namespace {

using Maker = Rung::Kinds (*)(void*);

template <std::size_t Index>
Rung::Kinds made(void* kind)
{
    using Kind = std::variant_alternative_t<Index, Rung::Kinds>;
    return Rung::Kinds(std::in_place_index<Index>, std::move(*static_cast<Kind*>(kind)));
}

template <std::size_t... Indices>
constexpr std::array<Maker, sizeof...(Indices)> makersOf(std::index_sequence<Indices...>)
{
    return {&made<Indices>...};
}

constexpr auto makers = makersOf(std::make_index_sequence<std::variant_size_v<Rung::Kinds>>());

}  // namespace

Rung::Rung(std::size_t index, void* kind) : m_kinds(makers[index](kind)) {}

Rung::Rung(const Rung& other) = default;
Rung::Rung(Rung&& other) noexcept = default;
Rung& Rung::operator=(const Rung& other) = default;
Rung& Rung::operator=(Rung&& other) noexcept = default;
Rung::~Rung() = default;

}  // namespace nimstone::play
