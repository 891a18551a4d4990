// Reads a worked proof from the JSON that proof_json.h writes: the theorem, the position, the move, and of each step its
// kind and its facts. A field that is missing, unknown, twice there or not written as Nimstone writes it is refused.
// `version` may be missing, as it is in files of 1.0.0.
//
// What a step has for fields it says itself (core/proofs/step.h), to the reader as to the writer.
#pragma once

#include <QByteArray>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "core/notation/notation.h"
#include "core/proofs/proof.h"

namespace nimstone::exports {

/// No proof is as large, in bytes.
inline constexpr std::size_t largestProofJson = 16'000'000;

/// Why a text is no proof, and where.
struct ProofJsonError {
    enum class Kind {
        NoJson,        ///< no JSON goes on so
        EndsHere,      ///< it ends before it is whole
        TooDeep,       ///< too many braces within each other
        NoObject,      ///< not an object
        NoList,        ///< not a list
        NoText,        ///< not a text
        NoNumber,      ///< not a whole number from `least` to `most`
        Rounded,       ///< the same, and another program has probably rounded it
        NoTruth,       ///< neither true nor false
        NoName,        ///< not one of `expected`, a list
        NoTheorem,     ///< not the name of a theorem
        NoKind,        ///< not the name of a kind of step
        NoVersion,     ///< not the version of a program
        NoNotation,    ///< not a position or move: `notation` says why
        OtherForm,     ///< a position or move that Nimstone writes as `expected`
        UnknownField,  ///< not one of `expected`, a list
        FieldTwice,    ///< there already
        FieldMissing,  ///< `expected` is not there
    };
    Kind kind = Kind::NoJson;
    std::size_t line = 1;
    std::size_t column = 1;
    std::string found{};  ///< UTF-8, cut where it is long
    std::string expected{};
    std::string least{};
    std::string most{};
    std::optional<NotationError> notation{};
    std::string newer{};  ///< the version of the Nimstone that wrote the file, if it is newer than this one
};

struct ProofFile {
    proof::Proof proof;
    std::string version{};                ///< of the Nimstone that wrote the file; empty for 1.0.0 and earlier
    /// The step that 1.0.0 left out of a proof that is now longer. The reader adds it to `proof`, and `verify` checks it.
    std::optional<std::size_t> added{};
};

/// Whether the proof holds is for `verify` to say.
tl::expected<ProofFile, ProofJsonError> readProofJson(const QByteArray& text);

}  // namespace nimstone::exports
