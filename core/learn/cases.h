// The cases: games against opponents with a mistaken idea, in the order of the lessons. The learner wins, and then names the
// idea. The cases of the lessons are among them, so a case that was solved in a lesson is also shown as solved on the case
// shelf, the page with all cases.
#pragma once

#include <array>
#include <string_view>

#include "core/play/opponents/mistaken_idea.h"

namespace nimstone::learn {

struct OpponentCase {
    MistakenIdea idea;
    std::string_view position;
    std::string_view move;  ///< the first move of the opponent, who starts
};

inline constexpr std::array cases{
    OpponentCase{MistakenIdea::AlwaysTakesMost, "nim:6,5", "1-6"},
    OpponentCase{MistakenIdea::AlwaysTakesMost, "bash(3):10", "1-3"},
    OpponentCase{MistakenIdea::ModuloEverywhere, "subtraction(1,3,4):13", "1-3"},
    OpponentCase{MistakenIdea::MirrorsTheOtherHeap, "nim:3,4,5", "3-1"},
    OpponentCase{MistakenIdea::ForgetsTheMisereSwitch, "misere-nim:4,1,1", "1-4"},
    OpponentCase{MistakenIdea::ForgetsTheMisereSwitch, "misere-nim:5,3,1", "1-3"},
    OpponentCase{MistakenIdea::XorEverywhere, "wythoff:6,4", "1-2"},
    OpponentCase{MistakenIdea::ModuloEverywhere, "fibonacci-nim:14~4", "1-4"},
    OpponentCase{MistakenIdea::XorEverywhere, "staircase-nim:3,1", "1-2"},
    // The last case, a longer game, is in no lesson.
    OpponentCase{MistakenIdea::ModuloEverywhere, "subtraction(1,3,4):24", "1-4"},
};

}  // namespace nimstone::learn
