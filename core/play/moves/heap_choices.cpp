#include "core/play/moves/heap_choices.h"

#include <algorithm>

namespace nimstone::play {

namespace {

/// The amounts of one heap: all from `least` to `most` by `step`, or those of a list.
struct Amounts {
    Count least = 1;
    Count most = 0;
    Count step = 1;
};

/// Games whose amounts are every step-th number of a range.
class RangeOf {
public:
    RangeOf(const Position& position, std::size_t heap) : m_position(position), m_size(position.heaps[heap]), m_heap(heap) {}

    template <class G>
    Amounts operator()(const G&) const { return {1, m_size, 1}; }
    Amounts operator()(const BashGame& game) const { return {1, std::min(game.m(), m_size), 1}; }
    Amounts operator()(const FibonacciNim&) const { return {1, std::min(m_position.quota, m_size), 1}; }
    Amounts operator()(const GrundysGame&) const { return m_size >= 3 ? Amounts{0, 0, 1} : Amounts{}; }
    Amounts operator()(const LaskersNim&) const { return m_size == 0 ? Amounts{} : Amounts{m_size >= 2 ? Count{0} : 1, m_size, 1}; }
    Amounts operator()(const Euclid&) const
    {
        const Count unit = m_position.heaps[1 - m_heap];
        return unit == 0 || unit > m_size ? Amounts{} : Amounts{unit, m_size / unit * unit, unit};
    }

private:
    const Position& m_position;
    Count m_size;
    std::size_t m_heap;
};

}  // namespace

Parting HeapChoices::parting(Count amount) const
{
    const Count size = m_position.heaps[m_heap];
    const Count rest = size - amount;
    if (std::holds_alternative<GrundysGame>(m_rules.game()))
        return {false, 1, size - 1, false};
    if (std::holds_alternative<LaskersNim>(m_rules.game()))
        return amount == 0 ? Parting{false, 1, size < 2 ? 0 : size - 1, false} : Parting{true, 1, 0, false};
    const auto* game = std::get_if<TakeAndBreakGame>(&m_rules.game());
    if (!game)
        return {true, 1, 0, false};
    const TakeAndBreakCode& code = game->code();
    const bool whole = rest == 0 ? code.mayEmpty(amount) : code.mayLeaveOne(amount);
    return {whole, 1, code.mayLeaveTwo(amount) && rest >= 2 ? rest - 1 : 0, code.mayLeaveThree(amount) && rest >= 3};
}

std::optional<Count> HeapChoices::next(Count amount) const
{
    const Count size = m_position.heaps[m_heap];
    if (const auto* game = std::get_if<SubtractionGame>(&m_rules.game())) {
        const auto amounts = game->set().amounts();
        const auto found = std::ranges::upper_bound(amounts, amount);
        return found != amounts.end() && *found <= size ? std::optional(*found) : std::nullopt;
    }
    if (const auto* game = std::get_if<TakeAndBreakGame>(&m_rules.game())) {
        for (Count other = amount + 1; other <= std::min<Count>(size, game->code().last()); ++other) {
            if (parting(other).possible())
                return other;
        }
        return std::nullopt;
    }
    const Amounts range = std::visit(RangeOf(m_position, m_heap), m_rules.game());
    if (range.least > range.most || amount >= range.most)
        return std::nullopt;
    return amount < range.least ? range.least : range.least + ((amount - range.least) / range.step + 1) * range.step;
}

std::optional<Count> HeapChoices::previous(Count amount) const
{
    const Count size = m_position.heaps[m_heap];
    if (const auto* game = std::get_if<SubtractionGame>(&m_rules.game())) {
        const auto amounts = game->set().amounts();
        const auto end = std::ranges::lower_bound(amounts, std::min(amount, size == maxCount ? size : size + 1));
        return end == amounts.begin() ? std::nullopt : std::optional(*std::prev(end));
    }
    if (const auto* game = std::get_if<TakeAndBreakGame>(&m_rules.game())) {
        for (Count other = std::min<Count>({amount, size + 1, game->code().last() + 1}); other-- > 0;) {
            if (parting(other).possible())
                return other;
        }
        return std::nullopt;
    }
    const Amounts range = std::visit(RangeOf(m_position, m_heap), m_rules.game());
    if (range.least > range.most || amount <= range.least)
        return std::nullopt;
    return amount > range.most ? range.most : range.least + (amount - 1 - range.least) / range.step * range.step;
}

std::optional<Count> HeapChoices::first() const
{
    if (std::holds_alternative<TakeAndBreakGame>(m_rules.game()) && parting(0).possible())
        return 0;
    const auto lasker = std::holds_alternative<LaskersNim>(m_rules.game());
    const auto grundy = std::holds_alternative<GrundysGame>(m_rules.game());
    if (grundy)
        return m_position.heaps[m_heap] >= 3 ? std::optional<Count>(0) : std::nullopt;
    return lasker ? (m_position.heaps[m_heap] > 0 ? std::optional<Count>(1) : std::nullopt) : next(0);
}

}  // namespace nimstone::play
