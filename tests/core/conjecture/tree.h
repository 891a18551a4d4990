// Expressions as trees that evaluate themselves. Tests compare compiled expressions with these trees; the two
// implementations share only the definition of the language.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/conjecture/errors.h"
#include "core/position.h"
#include "core/wide.h"

namespace nimstone::tests {

struct Tree {
    enum class Kind { Literal, Name, Unary, Binary, Call };
    Kind kind = Kind::Literal;
    std::string text;             ///< the token: digits, a name, or an operator
    SignedWide literal = 0;
    std::vector<Tree> children{};
    std::size_t column = 0;       ///< the column of the token, from 1, set by `written`
};

struct Failure {
    conjecture::EvaluationError::Kind kind;
    std::size_t column;
    std::string name;
    SignedWide value = 0;  ///< the value that is out of range

    bool operator==(const Failure&) const = default;
};
using Walked = std::variant<SignedWide, Failure>;

/// Returns the expression as text, with only the parentheses that it needs and blanks around binary operators. Sets the
/// column of every node.
std::string written(Tree& tree);

/// Evaluates a tree whose columns `written` has set. A value outside the signed 64-bit range is a failure.
Walked walk(const Tree& tree, const Position& position, SignedWide parameter);

/// Returns a random tree of at most `levels` levels: a statement (true or false) if `statement`, otherwise a number.
Tree randomTree(std::uint64_t& state, int levels, bool statement);

/// Returns the next number of the SplitMix64 generator.
std::uint64_t draw(std::uint64_t& state);

}  // namespace nimstone::tests
