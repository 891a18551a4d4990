// What kind of thing a move does, as far as words tell it apart. Inside app/wording only.
#pragma once

#include <QString>
#include <variant>
#include <vector>

#include "core/table/table.h"

namespace nimstone::wording::action {

struct TakeFrom {
    Count taken = 0;
    QString place;
    Count left = 0;
};

/// Fibonacci Nim.
struct TakeWithQuota {
    Count taken = 0;
    QString place;
    Count left = 0;
    Count quota = 0;  ///< of the other player
};

/// Wythoff's game.
struct TakeFromBoth {
    Count taken = 0;
    std::vector<Count> left;
};

/// Moore's Nim.
struct TakeFromSeveral {
    std::vector<Take> takes;
    std::vector<Count> left;
};

struct TakeAndSplit {
    Count taken = 0;
    QString place;
    std::vector<Count> pieces;
};

struct Split {
    QString place;
    std::vector<Count> pieces;
};

/// From the inside of a row; from its end, which leaves one piece; or all of it, which leaves none.
struct TakeFromRow {
    Count taken = 0;
    QString place;
    std::vector<Count> pieces;
};

/// Staircase Nim.
struct StepDown {
    Count taken = 0;
    QString from;
    QString to;
    Count left = 0;
    Count below = 0;  ///< afterwards
};
struct StepToGround {
    Count taken = 0;
    QString from;
    Count left = 0;
};

/// Euclid's game.
struct Subtract {
    Count times = 1;
    Count number = 0;
    Count from = 0;
};

/// Cutcake.
struct Cut {
    QString place;
    Count after = 0;
    QString first;  ///< "3 × 7"
    QString second;
};

}  // namespace nimstone::wording::action

namespace nimstone::wording {

using Action = std::variant<action::TakeFrom, action::TakeWithQuota, action::TakeFromBoth, action::TakeFromSeveral,
                            action::TakeAndSplit, action::Split, action::TakeFromRow, action::StepDown,
                            action::StepToGround, action::Subtract, action::Cut>;

/// The move is legal in the position.
Action actionOf(const Part& part, const Move& move);

}  // namespace nimstone::wording
