// What kind of thing a move does, as far as words tell it apart. Inside app/wording only.
#pragma once

#include <QString>
#include <optional>
#include <variant>
#include <vector>

#include "core/sum/game_sum.h"

namespace nimstone::wording::action {

/// From the only heap.
struct TakeFromOnly {
    Count taken = 0;
    Count left = 0;
};

/// From one heap of several.
struct TakeFrom {
    Count taken = 0;
    QString place;
    Count left = 0;
};

/// Fibonacci Nim.
struct TakeWithQuota {
    Count taken = 0;
    Count left = 0;
    Count quota = 0;  ///< of the other player
};

/// Bash's game of one heap, told as counting up.
struct CountOn {
    Count by = 0;
    Count said = 0;
};

/// Wythoff's game.
struct MoveQueen {
    std::vector<Count> from;
    std::vector<Count> to;
};

/// Moore's Nim.
struct TakeFromSeveral {
    std::vector<Take> takes;
    std::vector<Count> left;
    Count inAll = 0;

    /// Whether there are more heaps than can be named one by one.
    bool ofMany() const { return takes.size() > 6; }
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
struct KnockDown {
    Count pins = 0;
    QString row;
    std::vector<Count> pieces;
};

/// Treblecross.
struct PlaceCross {
    QString square;
};

/// Dawson's Chess.
struct AdvancePawn {
    QString pawn;
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

using Action = std::variant<action::TakeFromOnly, action::TakeFrom, action::TakeWithQuota, action::CountOn, action::MoveQueen,
                            action::TakeFromSeveral, action::TakeAndSplit, action::Split, action::KnockDown,
                            action::PlaceCross, action::AdvancePawn, action::StepDown, action::StepToGround,
                            action::Subtract, action::Cut>;

/// The move is legal in the position. `countedTo` is the number that Bash's game of one heap is told as counting up to.
Action actionOf(const Component& part, const Move& move, std::optional<Count> countedTo = {});

}  // namespace nimstone::wording
