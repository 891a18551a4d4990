#include "app/cli/files/sequence_file.h"

#include <cerrno>
#include <cstdio>
#include <vector>

#include "app/cli/files/input.h"
#include "app/cli/files/output.h"
#include "app/cli/files/speech.h"
#include "app/wording/quotation.h"

namespace nimstone::cli {

namespace {

constexpr std::size_t bytesAtOnce = 1 << 20;

/// The longest that `save` writes: 2 bytes a term, and a head.
constexpr std::size_t mostBytes = 2 * SequenceLimits::maxHeapsKept + 2 * longestSavedGame;

/// Where the file is written before it takes its place.
std::string unfinished(const std::string& path)
{
    return path + ".part";
}

}  // namespace

tl::expected<NimSequence, SequenceFileError> readSequenceFile(const std::string& path, const SequenceGame& game)
{
    auto input = Input::open(path);
    if (!input && input.error().kind == FileError::Kind::Missing)
        return NimSequence(game);
    if (!input)
        return tl::unexpected(SequenceFileError(input.error()));
    std::string bytes;
    std::vector<char> piece(bytesAtOnce);
    while (const std::size_t count = input->read(piece)) {
        bytes.append(piece.data(), count);
        // Something else, perhaps without an end, is not read to its end.
        if (bytes.size() == count && !looksLikeSequence(bytes))
            break;
        if (bytes.size() > mostBytes)
            return tl::unexpected(SequenceFileError(SavedSequenceError{SavedSequenceError::Kind::Damaged}));
    }
    if (input->failure())
        return tl::unexpected(SequenceFileError(*input->failure()));
    auto sequence = restoreSequence(game, bytes);
    if (!sequence)
        return tl::unexpected(SequenceFileError(sequence.error()));
    return *std::move(sequence);
}

std::optional<FileError> cannotWriteSequenceFile(const std::string& path)
{
    // Nothing is written, so nothing is left of it.
    const auto output = Output::open(unfinished(path));
    return output ? std::nullopt : std::optional(FileError{path, output.error().kind});
}

std::optional<FileError> writeSequenceFile(const std::string& path, const NimSequence& sequence)
{
    auto output = Output::open(unfinished(path));
    if (!output)
        return FileError{path, output.error().kind};
    save(sequence, [&output](std::string_view bytes) { return output->write(bytes); });
    output->flush();
    if (output->failure()) {
        std::remove(unfinished(path).c_str());
        return FileError{path, output->failure()->kind};
    }
    if (std::rename(unfinished(path).c_str(), path.c_str()) != 0) {
        const int code = errno;
        std::remove(unfinished(path).c_str());
        return writingError(path, code);
    }
    return std::nullopt;
}

QString sentence(const SequenceFileError& error)
{
    if (const auto* file = std::get_if<FileError>(&error))
        return sentence(*file);
    const auto& saved = std::get<SavedSequenceError>(error);
    switch (saved.kind) {
    case SavedSequenceError::Kind::OtherGame:
        //: %1 is a game as the notation has it, such as octal(0.16)
        return translate("cli::Sequence", "a saved sequence of the same game was expected, but this one is of %1")
            .arg(wording::quotable(saved.game));
    case SavedSequenceError::Kind::OtherVersion:
        return translate("cli::Sequence", "a saved sequence of this version of Nimstone was expected, but this one is of another");
    case SavedSequenceError::Kind::Damaged:
        return translate("cli::Sequence", "a saved sequence was expected, but this one is damaged");
    case SavedSequenceError::Kind::NotASequence: break;
    }
    return translate("cli::Sequence", "a saved sequence was expected, but this is something else");
}

}  // namespace nimstone::cli
