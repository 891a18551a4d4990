#include "core/atlas/row.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "core/checksum.h"
#include "core/sequences/rare_values.h"

namespace nimstone::atlas {

namespace {

/// Returns the largest heap whose value the certificate needs.
Count lastHeapOf(const CertifiedPeriod& found)
{
    return std::get<PeriodRange>(found.certificate).below + found.period.period - 1;
}

}  // namespace

bool AtlasRow::names(const TakeAndBreakCode& code) const
{
    return std::ranges::find(codes, code) != codes.end();
}

Count AtlasRow::determiningTerms() const
{
    return period ? period->period.preperiod + period->period.period : upTo + 1;
}

std::optional<ComputedRow> computeRow(const CodeGroup& group, Count upTo, const std::stop_token& stop, const SequenceProgress& progress)
{
    NimSequence sequence(group.front());
    const auto search = sequence.findPeriod(upTo, stop, progress);
    if (search.end == NimSequence::End::Stopped)
        return std::nullopt;
    AtlasRow row{.codes = group, .upTo = std::min<Count>(upTo, sequence.computed() - 1)};
    if (search.found && search.found->isProved()) {
        row.period = search.found;
        row.upTo = lastHeapOf(*row.period);
    }
    std::vector<sequence::Term> values(row.upTo + 1);
    for (std::size_t heap = 0; heap < values.size(); ++heap)
        values[heap] = static_cast<sequence::Term>(sequence.value(heap));
    row.largest = *std::ranges::max_element(values);
    if (const auto rare = sequence::rareValues(HeapRules(group.front()), std::span(std::as_const(values)))) {
        row.rareCount = rare->count;
        row.lastRare = rare->last;
    }
    Checksum checksum;
    for (std::size_t heap = 0; heap < row.determiningTerms(); ++heap) {
        checksum.add(static_cast<unsigned char>(values[heap]));
        checksum.add(static_cast<unsigned char>(values[heap] >> 8));
    }
    row.checksum = checksum.value();
    return ComputedRow{std::move(row), std::move(values)};
}

std::vector<AtlasRow> nameOnce(std::vector<AtlasRow> rows)
{
    std::ranges::sort(rows, comesBefore, [](const AtlasRow& row) { return row.name(); });
    std::map<std::tuple<Count, Count, std::uint64_t>, std::size_t> places;  // the places of the settled sequences in `named`
    std::vector<AtlasRow> named;
    for (AtlasRow& row : rows) {
        if (row.period) {
            const auto [period, preperiod, saltus] = row.period->period;
            const auto [place, isNew] = places.try_emplace({period, preperiod, row.checksum}, named.size());
            if (!isNew) {
                auto& codes = named[place->second].codes;
                codes.insert(codes.end(), row.codes.begin(), row.codes.end());
                std::ranges::sort(codes, comesBefore);
                continue;
            }
        }
        named.push_back(std::move(row));
    }
    return named;
}

std::vector<std::optional<AtlasRow>> rowsOfGroups(const std::vector<AtlasRow>& rows)
{
    std::vector<std::optional<AtlasRow>> separate;
    for (const CodeGroup& group : codeGroups()) {
        const auto row = std::ranges::find_if(rows, [&group](const AtlasRow& one) { return one.names(group.front()); });
        separate.push_back(row == rows.end() ? std::nullopt : std::optional(*row));
        if (separate.back())
            separate.back()->codes = group;
    }
    return separate;
}

}  // namespace nimstone::atlas
