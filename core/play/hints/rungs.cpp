#include "core/play/hints/rungs.h"

#include <array>
#include <utility>

namespace nimstone::play {

namespace {

using Maker = HintRung::Kinds (*)(void*);

template <std::size_t Index>
HintRung::Kinds made(void* kind)
{
    using Kind = std::variant_alternative_t<Index, HintRung::Kinds>;
    return HintRung::Kinds(std::in_place_index<Index>, std::move(*static_cast<Kind*>(kind)));
}

template <std::size_t... Indices>
constexpr std::array<Maker, sizeof...(Indices)> makersOf(std::index_sequence<Indices...>)
{
    return {&made<Indices>...};
}

constexpr auto makers = makersOf(std::make_index_sequence<std::variant_size_v<HintRung::Kinds>>());

}  // namespace

HintRung::HintRung(std::size_t index, void* kind) : m_kinds(makers[index](kind)) {}

HintRung::HintRung(const HintRung& other) = default;
HintRung::HintRung(HintRung&& other) noexcept = default;
HintRung& HintRung::operator=(const HintRung& other) = default;
HintRung& HintRung::operator=(HintRung&& other) noexcept = default;
HintRung::~HintRung() = default;

}  // namespace nimstone::play
