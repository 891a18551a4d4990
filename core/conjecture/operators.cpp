#include "core/conjecture/operators.h"

namespace nimstone::conjecture {

namespace {

constexpr BinaryOperator operators[] = {
    {"*", 10, Operation::Multiply, Operands::Numbers, Kind::Numeric},
    {"/", 10, Operation::Divide, Operands::Numbers, Kind::Numeric},
    {"%", 10, Operation::Remainder, Operands::Numbers, Kind::Numeric},
    {"+", 9, Operation::Add, Operands::Numbers, Kind::Numeric},
    {"-", 9, Operation::Subtract, Operands::Numbers, Kind::Numeric},
    {"<<", 8, Operation::ShiftLeft, Operands::Numbers, Kind::Numeric},
    {">>", 8, Operation::ShiftRight, Operands::Numbers, Kind::Numeric},
    {"&", 7, Operation::BitAnd, Operands::Numbers, Kind::Numeric},
    {"^", 6, Operation::BitXor, Operands::Numbers, Kind::Numeric},
    {"|", 5, Operation::BitOr, Operands::Numbers, Kind::Numeric},
    {"<", 4, Operation::Less, Operands::Numbers, Kind::Statement},
    {"<=", 4, Operation::AtMost, Operands::Numbers, Kind::Statement},
    {">", 4, Operation::Greater, Operands::Numbers, Kind::Statement},
    {">=", 4, Operation::AtLeast, Operands::Numbers, Kind::Statement},
    {"==", 3, Operation::Equal, Operands::Alike, Kind::Statement},
    {"!=", 3, Operation::NotEqual, Operands::Alike, Kind::Statement},
    {"&&", 2, Operation::JumpIfFalse, Operands::Statements, Kind::Statement},
    {"||", loosestLevel, Operation::JumpIfTrue, Operands::Statements, Kind::Statement},
};

}  // namespace

std::span<const BinaryOperator> binaryOperators() { return operators; }

}  // namespace nimstone::conjecture
