#include "core/sequences/saved_sequence.h"

#include <charconv>
#include <optional>

#include "core/checksum.h"

namespace nimstone {

namespace {

using SavedError = SavedSequenceError::Kind;

constexpr std::string_view what = "nimstone-sequence ";
constexpr std::string_view version = "1";
constexpr std::size_t checksumBytes = 8;
constexpr std::size_t termBytes = 2;

void appendNumber(std::string& bytes, std::uint64_t number, std::size_t count)
{
    for (std::size_t i = 0; i < count; ++i)
        bytes += static_cast<char>(static_cast<unsigned char>(number >> (8 * i)));
}

std::uint64_t numberAt(std::string_view bytes, std::size_t count)
{
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < count; ++i)
        number |= std::uint64_t{static_cast<unsigned char>(bytes[i])} << (8 * i);
    return number;
}

/// Removes the first line and its line feed from the bytes and returns the line. Returns nothing if there is no line feed.
std::optional<std::string_view> takeLine(std::string_view& bytes)
{
    const std::size_t end = bytes.find('\n');
    if (end == std::string_view::npos)
        return std::nullopt;
    const std::string_view line = bytes.substr(0, end);
    bytes.remove_prefix(end + 1);
    return line;
}

}  // namespace

void save(const NimSequence& sequence, const std::function<bool(std::string_view)>& write)
{
    constexpr std::size_t pieceTerms = 32 * 1024;
    Checksum checksum;
    std::string piece = std::string(what) + std::string(version) + '\n' + sequence.rules().name + '\n'
        + std::to_string(sequence.computed()) + '\n';
    for (std::size_t heap = 0; heap < sequence.computed(); ++heap) {
        appendNumber(piece, sequence.term(heap), termBytes);
        if (heap % pieceTerms == pieceTerms - 1) {
            checksum.add(piece);
            if (!write(piece))
                return;
            piece.clear();
        }
    }
    checksum.add(piece);
    appendNumber(piece, checksum.value(), checksumBytes);
    write(piece);
}

bool looksLikeSequence(std::string_view beginning)
{
    return beginning.starts_with(what.substr(0, beginning.size()));
}

tl::expected<NimSequence, SavedSequenceError> restoreSequence(const HeapRules& rules, std::string_view bytes)
{
    const std::string_view all = bytes;
    if (!bytes.starts_with(what))
        return tl::unexpected(SavedSequenceError{SavedError::NotASequence});
    const auto head = takeLine(bytes);
    if (head && head->substr(what.size()) != version)
        return tl::unexpected(SavedSequenceError{SavedError::OtherVersion});
    const auto savedGame = takeLine(bytes);
    const auto savedCount = takeLine(bytes);
    if (!head || !savedGame || !savedCount || bytes.size() < checksumBytes)
        return tl::unexpected(SavedSequenceError{SavedError::Damaged});
    Checksum checksum;
    checksum.add(all.substr(0, all.size() - checksumBytes));
    if (checksum.value() != numberAt(all.substr(all.size() - checksumBytes), checksumBytes))
        return tl::unexpected(SavedSequenceError{SavedError::Damaged});
    if (*savedGame != rules.name)
        return tl::unexpected(SavedSequenceError{SavedError::OtherGame, std::string(savedGame->substr(0, longestSavedGame))});

    bytes.remove_suffix(checksumBytes);
    std::size_t count = 0;
    const auto [end, error] = std::from_chars(savedCount->data(), savedCount->data() + savedCount->size(), count);
    if (error != std::errc{} || end != savedCount->data() + savedCount->size()
        || count > SequenceLimits::maxHeapsKept || bytes.size() != count * termBytes)
        return tl::unexpected(SavedSequenceError{SavedError::Damaged});
    std::vector<sequence::Term> terms(count);
    for (std::size_t heap = 0; heap < count; ++heap)
        terms[heap] = static_cast<sequence::Term>(numberAt(bytes.substr(heap * termBytes), termBytes));
    if (count > 0 && terms.front() != 0)
        return tl::unexpected(SavedSequenceError{SavedError::Damaged});
    return NimSequence(rules, std::move(terms));
}

}  // namespace nimstone
