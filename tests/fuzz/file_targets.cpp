#include "tests/fuzz/file_targets.h"

#include "app/export/proofs/proof_check.h"
#include "app/export/proofs/proof_json.h"
#include "app/export/proofs/proof_reader.h"
#include "app/storage/games/game_file.h"
#include "app/storage/record/progress_json.h"
#include "app/storage/sets/exercise_set_json.h"
#include "app/storage/sets/hand_in.h"
#include "core/atlas/atlas_text.h"
#include "tests/fuzz/places.h"

namespace nimstone::fuzz {

namespace {

/// Checks a reader of files and its writer: a value is written and reads back equal, and the place of an error lies in the file.
std::string fileFault(std::string_view content, const auto& parse, const auto& write)
{
    const QByteArray bytes(content.data(), static_cast<qsizetype>(content.size()));
    const auto value = parse(bytes);
    if (!value)
        return placeFault(content, value.error().line, value.error().column);
    const QByteArray written = write(*value);
    const auto again = parse(written);
    if (!again)
        return "what was read is written as " + written.toStdString()
            + ", which cannot be read: error in line " + std::to_string(again.error().line);
    if (*again != *value)
        return "what was read is written as " + written.toStdString() + ", which is read back as another value";
    return write(*again) == written ? std::string() : "writing the same value again does not give " + written.toStdString();
}

}  // namespace

std::string atlasFault(std::string_view content)
{
    // Without a right checksum, no input would reach the reader of rows.
    const std::string text = atlas::withChecksum(std::string(content));
    const auto rows = atlas::readAtlas(text);
    if (!rows)
        return placeFault(text, rows.error().line, 1);
    const auto again = atlas::readAtlas(atlas::print(*rows, "1.0.0"));
    return again == rows ? std::string() : "what was read is written as " + atlas::print(*rows, "1.0.0") + ", which is read back as another value";
}

std::string setFault(std::string_view content)
{
    return fileFault(content, [](const QByteArray& bytes) { return parseExerciseSet(bytes, 0); }, printExerciseSet);
}

std::string gameFault(std::string_view content) { return fileFault(content, parseGameFile, printGameFile); }

std::string progressFault(std::string_view content) { return fileFault(content, parseProgressJson, printProgressJson); }

std::string handInFault(std::string_view content) { return fileFault(content, parseHandIn, printHandIn); }

std::string proofFault(std::string_view content)
{
    const QByteArray bytes(content.data(), static_cast<qsizetype>(content.size()));
    const auto file = exports::readProofJson(bytes);
    if (!file)
        return placeFault(content, file.error().line, file.error().column);
    if (exports::stepFlaw(file->proof))
        return {};
    exports::textFlaws(file->proof, content);
    const std::string written = exports::proofJson(file->proof);
    const auto again = exports::readProofJson(QByteArray::fromStdString(written));
    if (!again)
        return "a proof that holds is written as " + written
            + ", which cannot be read: error in line " + std::to_string(again.error().line);
    if (exports::stepFlaw(again->proof))
        return "a proof that holds is written as " + written + ", which does not hold";
    const auto flaws = exports::textFlaws(again->proof, written);
    return flaws.empty() ? std::string() : "a proof is written with other texts: field " + flaws.front().field + " of " + written;
}

}  // namespace nimstone::fuzz
