#include "core/atlas/atlas_text.h"

#include <algorithm>
#include <charconv>
#include <set>

#include "core/checksum.h"

namespace nimstone::atlas {

namespace {

using TextFault = TextError::Kind;

constexpr std::string_view format = "# nimstone-atlas ";
constexpr std::string_view version = "1";
constexpr std::string_view columns = "code,equal,upto,period,preperiod,from,below,largest,rare,last rare,checksum\n";
/// The four fields of a period, all of them empty.
constexpr std::string_view noPeriod = ",,,,";
constexpr std::string_view end = "# checksum ";
constexpr std::size_t checksumDigits = 16;

std::string hexadecimal(std::uint64_t number)
{
    std::string text(checksumDigits, '0');
    for (auto digit = text.rbegin(); digit != text.rend(); ++digit, number >>= 4)
        *digit = "0123456789abcdef"[number & 15U];
    return text;
}

std::string checksumOf(std::string_view text)
{
    Checksum checksum;
    checksum.add(text);
    return hexadecimal(checksum.value());
}

std::string list(std::span<const TakeAndBreakCode> codes)
{
    std::string text;
    for (const TakeAndBreakCode& code : codes)
        text += (text.empty() ? "" : " ") + code.text();
    return text;
}

std::string line(const AtlasRow& row)
{
    std::string text = row.name().text() + ',' + list(std::span(row.codes).subspan(1)) + ',' + std::to_string(row.upTo);
    if (row.period) {
        const auto [period, preperiod, saltus] = row.period->period;
        const auto [from, below] = std::get<PeriodRange>(row.period->certificate);
        for (const Count number : {period, preperiod, from, below})
            text += ',' + std::to_string(number);
    } else {
        text += noPeriod;
    }
    for (const Count number : {row.largest, row.rareCount, row.lastRare})
        text += ',' + std::to_string(number);
    return text + ',' + hexadecimal(row.checksum) + '\n';
}

/// Removes the text up to the next separator, and the separator, from `text`, and returns it without the separator.
std::string_view take(std::string_view& text, char separator)
{
    const std::size_t length = text.find(separator);
    const std::string_view part = text.substr(0, length);
    text.remove_prefix(length == std::string_view::npos ? text.size() : length + 1);
    return part;
}

/// Reads numbers and codes from the fields of a line. After an error, `good` is false.
struct FieldReader {
    std::string_view rest;
    bool good = true;

    Count number(int base = 10)
    {
        const std::string_view field = take(rest, ',');
        std::uint64_t number = 0;
        const auto [stop, error] = std::from_chars(field.data(), field.data() + field.size(), number, base);
        good = good && error == std::errc{} && stop == field.data() + field.size();
        return number;
    }

    std::vector<TakeAndBreakCode> codes()
    {
        std::vector<TakeAndBreakCode> codes;
        for (std::string_view field = take(rest, ','); !field.empty();) {
            const auto code = TakeAndBreakCode::parse(take(field, ' '), TakeAndBreakCode::Base::Octal);
            good = good && code;
            if (code)
                codes.push_back(*code);
        }
        return codes;
    }
};

std::optional<AtlasRow> readRow(std::string_view text)
{
    FieldReader fields{text};
    AtlasRow row{.codes = fields.codes()};
    if (row.codes.size() != 1)
        return std::nullopt;
    const auto equal = fields.codes();
    row.codes.insert(row.codes.end(), equal.begin(), equal.end());
    row.upTo = fields.number();
    if (fields.rest.starts_with(noPeriod)) {
        fields.rest.remove_prefix(noPeriod.size());
    } else {
        CertifiedPeriod found;
        found.period.period = fields.number();
        found.period.preperiod = fields.number();
        const Count from = fields.number();
        found.certificate = PeriodRange{from, fields.number()};
        row.period = found;
    }
    row.largest = fields.number();
    row.rareCount = fields.number();
    row.lastRare = fields.number();
    row.checksum = fields.number(16);
    // Only the form that `print` writes is a row, so each row has exactly one text.
    const bool isRow = fields.good && fields.rest.empty() && row.upTo < SequenceLimits::maxHeapsKept && line(row) == std::string(text) + '\n';
    return isRow ? std::optional(row) : std::nullopt;
}

}  // namespace

std::string print(const std::vector<AtlasRow>& rows, std::string_view program)
{
    std::string text = std::string(format) + std::string(version) + ", made with Nimstone " + std::string(program) + '\n' + std::string(columns);
    for (const AtlasRow& row : rows)
        text += line(row);
    return withChecksum(std::move(text));
}

std::string withChecksum(std::string lines)
{
    return lines + std::string(end) + checksumOf(lines) + '\n';
}

tl::expected<std::vector<AtlasRow>, TextError> readAtlas(std::string_view text)
{
    if (!text.starts_with(format))
        return tl::unexpected(TextError{TextFault::NotAnAtlas});
    if (!text.substr(format.size()).starts_with(std::string(version) + ','))
        return tl::unexpected(TextError{TextFault::OtherVersion});
    const std::size_t lastLine = end.size() + checksumDigits + 1;
    if (text.size() < lastLine)
        return tl::unexpected(TextError{TextFault::Damaged});
    const std::string_view content = text.substr(0, text.size() - lastLine);
    if (text.substr(content.size()) != std::string(end) + checksumOf(content) + '\n')
        return tl::unexpected(TextError{TextFault::Damaged});
    std::vector<AtlasRow> rows;
    std::set<std::string> named;
    std::string_view rest = content;
    take(rest, '\n');
    if (!rest.starts_with(columns))
        return tl::unexpected(TextError{TextFault::WrongRow, 2});
    take(rest, '\n');
    for (std::size_t number = 3; !rest.empty(); ++number) {
        const auto row = readRow(take(rest, '\n'));
        const bool isNew = row && std::ranges::all_of(row->codes, [&named](const TakeAndBreakCode& code) { return named.insert(code.text()).second; });
        if (!isNew)
            return tl::unexpected(TextError{TextFault::WrongRow, number});
        rows.push_back(*row);
    }
    return rows;
}

}  // namespace nimstone::atlas
