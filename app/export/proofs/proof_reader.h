// Reads a worked proof from the JSON that proof_json.h writes: the theorem, the position, the move, and the kind and
// facts of each step. The reader refuses a field that is missing, unknown, repeated, or not written in the form in
// which Nimstone writes it. `version` may be missing, because files of 1.0.0 do not have it.
//
// The reader and the writer get the fields of a step from the step itself (core/proofs/step.h).
#pragma once

#include <QByteArray>
#include <optional>
#include <string>
#include <tl/expected.hpp>

#include "core/notation/notation.h"
#include "core/proofs/proof.h"

namespace nimstone::exports {

/// The size of the largest file that is read, in bytes. Every proof is smaller.
inline constexpr std::size_t largestProofJson = 16'000'000;

/// The reason why a text is not a proof, and the place of the error.
struct ProofJsonError {
    enum class Kind {
        NoJson,        ///< the text is not JSON from this place on
        EndsHere,      ///< the text ends too early
        TooDeep,       ///< brackets are nested too deeply
        NoObject,      ///< the value is not an object
        NoList,        ///< the value is not a list
        NoText,        ///< the value is not a text
        NoNumber,      ///< the value is not a whole number from `least` to `most`
        /// The value is not a whole number from `least` to `most`, probably because another program has rounded it.
        Rounded,
        NoTruth,       ///< the value is neither true nor false
        NoName,        ///< the text is not one of the names in `expected`
        NoTheorem,     ///< the text is not the name of a theorem
        NoKind,        ///< the text is not the name of a kind of step
        NoVersion,     ///< the text is not the version of a program
        NoNotation,    ///< the text is not a position or a move; `notation` says why
        OtherForm,     ///< the position or move has another form than the form `expected`, in which Nimstone writes it
        UnknownField,  ///< the field is not one of the fields in `expected`
        FieldTwice,    ///< the field occurs a second time
        FieldMissing,  ///< the field `expected` is missing
    };
    Kind kind = Kind::NoJson;
    std::size_t line = 1;
    std::size_t column = 1;
    std::string found{};  ///< the text at the place of the error, in UTF-8; a long text is shortened
    std::string expected{};
    std::string least{};
    std::string most{};
    std::optional<NotationError> notation{};
    /// The version of Nimstone that wrote the file, if it is newer than this version; otherwise empty.
    std::string newer{};
};

struct ProofFile {
    proof::Proof proof;
    std::string version{};                ///< the version of Nimstone that wrote the file; empty for 1.0.0 and earlier
    /// The index of the step that version 1.0.0 did not write; empty if the file has it. The reader adds this step to
    /// `proof`, and `verify` checks it.
    std::optional<std::size_t> added{};
};

/// Parses a proof. It does not check that the proof holds; `verify` does that.
tl::expected<ProofFile, ProofJsonError> readProofJson(const QByteArray& text);

}  // namespace nimstone::exports
