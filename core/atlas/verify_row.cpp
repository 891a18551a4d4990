#include "core/atlas/verify_row.h"

#include <algorithm>

#include "core/random.h"

namespace nimstone::atlas {

namespace {

/// Returns a heap whose value is not the mex of the values of its options; nothing if all checked values are right.
std::optional<Count> heapWithWrongValue(const ComputedRow& computed)
{
    const auto& terms = computed.values;
    const HeapRules rules = computed.row.name();
    sequence::PlainMethod first(rules);
    const Count byRules = std::min<Count>(heapsByRules, terms.size());
    first.extendTo(byRules);
    for (Count heap = 0; heap < byRules; ++heap) {
        if (first.term(heap) != terms[heap])
            return heap;
    }
    Chance chance(computed.row.checksum);
    for (Count drawn = 0; byRules < terms.size() && drawn < heapsDrawn; ++drawn) {
        const Count heap = chance.between(byRules, terms.size() - 1);
        sequence::PlainMethod next(rules, {terms.begin(), terms.begin() + static_cast<std::ptrdiff_t>(heap)});
        if (!next.extendTo(heap + 1) || next.term(heap) != terms[heap])
            return heap;
    }
    return std::nullopt;
}

/// Returns the first heap in [from, below) whose value differs from the value of the heap `distance` later.
std::optional<Count> firstDifference(const ComputedRow& computed, Count distance, Count from, Count below)
{
    for (Count heap = from; heap < below; ++heap) {
        if (heap + distance >= computed.values.size() || computed.values[heap] != computed.values[heap + distance])
            return heap;
    }
    return std::nullopt;
}

std::optional<Defect> defectOfPeriod(const ComputedRow& computed)
{
    const TakeAndBreakCode& code = computed.row.name();
    const auto [period, preperiod, saltus] = computed.row.period->period;
    const Count from = std::max<Count>(preperiod, 1);
    if (const auto heap = firstDifference(computed, period, preperiod, 2 * from + period + code.last()))
        return Defect{Defect::Kind::Certificate, code, *heap};
    if (preperiod > 0 && !firstDifference(computed, period, preperiod - 1, preperiod))
        return Defect{Defect::Kind::Smaller, code, preperiod - 1};
    for (Count factor = 2, rest = period; rest > 1; ++factor) {
        if (rest % factor != 0)
            continue;
        if (!firstDifference(computed, period / factor, preperiod, preperiod + period))
            return Defect{Defect::Kind::Smaller, code, period / factor};
        while (rest % factor == 0)
            rest /= factor;
    }
    return std::nullopt;
}

/// Returns the first code that only one of the rows names.
std::optional<TakeAndBreakCode> codeOfOneRow(const AtlasRow& one, const AtlasRow& other)
{
    std::vector<TakeAndBreakCode> all = one.codes;
    all.insert(all.end(), other.codes.begin(), other.codes.end());
    const auto code = std::ranges::find_if(all, [&](const TakeAndBreakCode& each) { return one.names(each) != other.names(each); });
    return code == all.end() ? std::nullopt : std::optional(*code);
}

}  // namespace

std::optional<Defect> defectOf(const ComputedRow& computed)
{
    if (const auto heap = heapWithWrongValue(computed))
        return Defect{Defect::Kind::Value, computed.row.name(), *heap};
    return computed.row.period ? defectOfPeriod(computed) : std::nullopt;
}

Verified verifyRow(const AtlasRow& row, const std::stop_token& stop, const SequenceProgress& progress)
{
    std::vector<AtlasRow> rows;
    std::vector<sequence::Term> first;  // the terms that determine the sequence
    for (const CodeGroup& group : codeGroups()) {
        if (!row.names(group.front()))
            continue;
        // The certificates of equal codes differ by the place of their last digits. A period is not searched among fewer than 64 terms.
        const Count upTo = row.period ? std::max<Count>(row.upTo + group.front().last(), 64) : row.upTo;
        const auto computed = computeRow(group, upTo, stop, progress);
        if (!computed)
            return {.stopped = true};
        if (const auto defect = defectOf(*computed))
            return {.defect = defect};
        if (computed->row.period.has_value() != row.period.has_value())
            return {.defect = Defect{Defect::Kind::Period, group.front()}};
        const auto end = computed->values.begin() + static_cast<std::ptrdiff_t>(computed->row.determiningTerms());
        const std::vector<sequence::Term> own(computed->values.begin(), end);
        if (!rows.empty() && own != first)
            return {.defect = Defect{Defect::Kind::Code, group.front()}};
        first = own;
        rows.push_back(computed->row);
    }
    rows = nameOnce(std::move(rows));
    if (rows.size() != 1)
        return {.defect = Defect{Defect::Kind::Code, rows.empty() ? row.name() : rows[1].name()}};
    const AtlasRow& proved = rows.front();
    if (const auto code = codeOfOneRow(proved, row))
        return {.defect = Defect{Defect::Kind::Code, *code}};
    if (proved.period != row.period)
        return {.defect = Defect{Defect::Kind::Period, row.name()}};
    return {.defect = proved == row ? std::nullopt : std::optional(Defect{Defect::Kind::Numbers, row.name()})};
}

}  // namespace nimstone::atlas
