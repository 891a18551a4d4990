#include "core/contest/generation.h"

#include <algorithm>
#include <bit>

#include "core/nimber.h"

namespace nimstone::contest {

namespace {

/// Draws a number in `range`. First draws a number of bits, all with the same probability, and then a distance from
/// range.least of at most this number of bits.
Count ofAnyLength(Chance& chance, NumberRange range)
{
    const auto widest = static_cast<Count>(std::bit_width(range.most - range.least));
    const Count width = chance.between(0, widest);
    const Count most = width == widest ? range.most - range.least : (Count{1} << width) - 1;
    return range.least + chance.between(0, most);
}

Count caseCount(Framing framing, Chance& chance, Size size)
{
    switch (size) {
    case Size::Small: return chance.between(1, std::min<Count>(framing.cases, 12));
    case Size::Large: return std::min<Count>(framing.cases, 1000);
    case Size::Limit: break;
    }
    return framing.cases;
}

/// The largest number of heaps in a case of an input of size Small.
constexpr Count smallCount = 4;

/// Draws the number of heaps. With Size::Limit the first case gets the largest number of heaps that the bounds allow,
/// and the other cases share the rest of the total.
Count heapCount(Draw& draw, const HeapBounds& bounds)
{
    const NumberRange count = bounds.count;
    if (draw.size() == Size::Small)
        return draw.number(count, smallCount);
    if (draw.size() == Size::Limit && (draw.index() == 0 || draw.cases() == 1))
        return count.most;
    const Count left = draw.size() == Size::Limit ? bounds.together - std::min(bounds.together, count.most) : bounds.together;
    const Count share = std::clamp(left / draw.cases(), count.least, count.most);
    return draw.number({count.least, share}, smallCount);
}

}  // namespace

Count Draw::number(NumberRange range, Count smallMost)
{
    const bool swept = m_sweep && m_sweep->calls++ == m_sweep->call;
    if (swept)
        return range.least + std::min(m_sweep->value, range.most - range.least);
    switch (m_sweep ? Size::Small : m_size) {
    case Size::Small:
        return m_chance.between(range.least, std::clamp(smallMost, range.least, range.most));
    case Size::Large:
        return ofAnyLength(m_chance, range);
    case Size::Limit:
        break;
    }
    if (m_index < 2)
        return m_index == 0 ? range.most : range.least;
    return rarely(4) ? ofAnyLength(m_chance, range) : m_chance.between(range.least, range.most);
}

void drawCases(const InputForm& input, Chance& chance, Size size, const std::function<void(Count)>& begin,
               const std::function<bool(const Case&)>& each)
{
    const Framing framing = input.framing;
    const Count cases = framing.ending == CaseEnding::OneCase ? 1 : caseCount(framing, chance, size);
    begin(cases);
    // Only cases 0 and 1 reach the bounds (see Draw::number). If the input has only one case, its index is random, from 0 to 7.
    const Count first = framing.ending == CaseEnding::OneCase ? chance.below(8) : 0;
    Case numbers;
    for (Count index = 0; index < cases; ++index) {
        Draw draw(chance, size, first + index, cases);
        numbers.clear();
        input.form.draw(draw, numbers);
        if (!each(numbers))
            return;
    }
}

void writeBegin(const InputForm& input, Count cases, LineWriter& text)
{
    if (input.framing.ending == CaseEnding::CountFirst)
        text.line(cases);
}

void writeEnd(const InputForm& input, LineWriter& text)
{
    switch (input.framing.ending) {
    case CaseEnding::Zero: text.line("0"); break;
    case CaseEnding::TwoZeros: text.line("0 0"); break;
    case CaseEnding::ThreeZeros: text.line("0 0 0"); break;
    case CaseEnding::CountFirst: case CaseEnding::EndOfInput: case CaseEnding::OneCase: break;
    }
}

std::vector<Count> drawHeaps(Draw& draw, const HeapBounds& bounds)
{
    std::vector<Count> heaps(heapCount(draw, bounds));
    // With Size::Limit, in the first case, the first heap has the largest size that is allowed and the second heap the
    // smallest.
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        Draw each = draw.at(draw.index() == 0 ? heap : 2);
        heaps[heap] = each.number(bounds.size, bounds.smallSize);
    }
    const std::size_t count = heaps.size();
    if (count < 2 || bounds.balance == HeapBounds::Balance::None || !draw.rarely(2))
        return heaps;
    if (bounds.balance == HeapBounds::Balance::NimSum) {
        const Count last = nimSum(std::span(heaps).first(count - 1));
        const Count most = draw.size() == Size::Small ? std::max(bounds.smallSize, bounds.size.least) : bounds.size.most;
        if (last >= bounds.size.least && last <= most)
            heaps.back() = last;
    } else {
        if (count % 2 == 1 && count > bounds.count.least)
            heaps.pop_back();
        for (std::size_t heap = 0; heap + 1 < heaps.size(); heap += 2)
            heaps[heap + 1] = heaps[heap];
        shuffle(heaps, draw.chance());
    }
    return heaps;
}

void writeHeaps(const HeapBounds& bounds, Choices::List heaps, bool begins, Choices& choices, LineWriter& input)
{
    choices.items(heaps, [&](bool first) { input.putListed(choices.number(bounds.size, bounds.fewStones), begins && first); });
    input.endLine();
}

void writeHeapList(const HeapBounds& bounds, Choices& choices, LineWriter& input)
{
    const auto heaps = choices.list(bounds.count, bounds.few);
    input.line(heaps.count);
    writeHeaps(bounds, heaps, true, choices, input);
}

Count distinctNumber(Choices& choices, NumberRange range, Count smallMost, std::set<Count>& others)
{
    Count number = choices.number(range, smallMost);
    // The loop ends when it has tried every number of the range.
    for (Count left = range.most - range.least; !others.insert(number).second && left > 0; --left)
        number = number == range.most ? range.least : number + 1;
    choices.settle(number);
    return number;
}

void append(std::span<const Count> things, Case& numbers)
{
    numbers.push_back(things.size());
    numbers.insert(numbers.end(), things.begin(), things.end());
}

}  // namespace nimstone::contest
