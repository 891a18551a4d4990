// Reads a worked proof from the JSON that proof_json.h writes: the theorem, the position, the move, and the kind and facts of
// each step. The reader refuses a field that is missing, unknown, repeated, or not written as Nimstone writes it. `version` may
// be missing, as it is in files of 1.0.0.
//
// The steps themselves list their fields (core/proofs/step.h), for the reader and the writer alike.
#pragma once

#include <QByteArray>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "core/notation/notation.h"
#include "core/proofs/proof.h"

namespace nimstone::exports {

/// The largest file that is read, in bytes. Every proof is smaller.
inline constexpr std::size_t largestProofJson = 16'000'000;

/// The reason why a text is not a proof, and at which place.
struct ProofJsonError {
    enum class Kind {
        NoJson,        ///< the text is not JSON from here on
        EndsHere,      ///< the text ends too early
        TooDeep,       ///< brackets are nested too deeply
        NoObject,      ///< the value is not an object
        NoList,        ///< the value is not a list
        NoText,        ///< the value is not a text
        NoNumber,      ///< the value is not a whole number from `least` to `most`
        Rounded,       ///< the value is not such a whole number, probably because another program has rounded it
        NoTruth,       ///< the value is neither true nor false
        NoName,        ///< the text is not one of the names in `expected`
        NoTheorem,     ///< the text is not the name of a theorem
        NoKind,        ///< the text is not the name of a kind of step
        NoVersion,     ///< the text is not the version of a program
        NoNotation,    ///< the text is not a position or a move; `notation` says why
        OtherForm,     ///< Nimstone would write the position or move as `expected`
        UnknownField,  ///< the field is not one of those in `expected`
        FieldTwice,    ///< the field occurs a second time
        FieldMissing,  ///< the field `expected` is missing
    };
    Kind kind = Kind::NoJson;
    std::size_t line = 1;
    std::size_t column = 1;
    std::string found{};  ///< UTF-8; a long text is cut
    std::string expected{};
    std::string least{};
    std::string most{};
    std::optional<NotationError> notation{};
    std::string newer{};  ///< the version of Nimstone that wrote the file, if it is newer than this one
};

struct ProofFile {
    proof::Proof proof;
    std::string version{};                ///< the version of Nimstone that wrote the file; empty for 1.0.0 and earlier
    /// The index of the step that 1.0.0 did not write. The reader adds this step to `proof`, and `verify` checks it.
    std::optional<std::size_t> added{};
};

/// Parses the text. `verify` decides whether the proof holds.
tl::expected<ProofFile, ProofJsonError> readProofJson(const QByteArray& text);

}  // namespace nimstone::exports
