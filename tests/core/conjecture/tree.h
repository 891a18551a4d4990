// Expressions as trees, with a value of their own: what the compiled ones are compared with. It shares nothing with
// them but the definition of the language.
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
    std::string text;             ///< what is written: digits, a name, an operator
    SignedWide literal = 0;
    std::vector<Tree> children{};
    std::size_t column = 0;       ///< where `written` put it
};

struct Failure {
    conjecture::EvaluationError::Kind kind;
    std::size_t column;
    std::string name;
    SignedWide value = 0;  ///< of what is out of range

    bool operator==(const Failure&) const = default;
};
using Walked = std::variant<SignedWide, Failure>;

/// The tree with no more parentheses than it needs, blanks around binary operators.
std::string written(Tree& tree);

/// By walking over the tree, after it was written. Numbers that pass 64 bits with their sign are failures.
Walked walk(const Tree& tree, const Position& position, SignedWide parameter);

/// Of so many levels at most; a statement or a number.
Tree randomTree(std::uint64_t& state, int levels, bool statement);

/// SplitMix64.
std::uint64_t draw(std::uint64_t& state);

}  // namespace nimstone::tests
