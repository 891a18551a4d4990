#include "core/learn/ideas.h"

#include <algorithm>
#include <array>

#include "core/practice/skills/other_games/outcome_game.h"

namespace nimstone::learn {

namespace {

using practice::Skill;
using proof::Theorem;

struct TaughtGame {
    std::string_view game;  ///< the name of the game in the notation; "sum" for sums of impartial games
    std::string_view lesson;
    std::optional<Skill> skill{};
};

constexpr std::array taughtGames{
    TaughtGame{"nim", "lemma-2", Skill::HowMany},
    TaughtGame{"bash", "thinking-backwards", Skill::BashResidue},
    TaughtGame{"subtraction", "any-rule", Skill::Outcome},
    TaughtGame{"misere-nim", "misere", Skill::MisereSwitch},
    TaughtGame{"wythoff", "queen", Skill::ColdPair},
    TaughtGame{"fibonacci-nim", "fibonacci-nim", Skill::Quota},
    TaughtGame{"moore-nim", "disguises", Skill::Outcome},
    TaughtGame{"staircase-nim", "disguises", Skill::NimSum},
    TaughtGame{"coins", "disguises", Skill::NimSum},
    TaughtGame{"lasker-nim", "values", Skill::Mex},
    TaughtGame{"kayles", "breaking-heaps", Skill::SumValue},
    TaughtGame{"dawson-kayles", "breaking-heaps", Skill::SumValue},
    TaughtGame{"dawsons-chess", "breaking-heaps", Skill::SumValue},
    TaughtGame{"treblecross", "breaking-heaps", Skill::SumValue},
    TaughtGame{"grundy-game", "breaking-heaps", Skill::SumValue},
    TaughtGame{"octal", "breaking-heaps", Skill::SumValue},
    TaughtGame{"hexadecimal", "breaking-heaps", Skill::SumValue},
    TaughtGame{"cutcake", "partisan"},
    TaughtGame{"sum", "sums", Skill::SumValue},
};

/// The names of the games in practice::ArgumentOn, in its order. Exercises of Skill::SpotFlaw are about these games.
constexpr std::array<std::string_view, 6> gamesOfArguments{"nim", "misere-nim", "bash", "fibonacci-nim", "wythoff", "subtraction"};

/// The lessons of the skills, in the order of practice::Skill. An exercise of Skill::SpotFlaw has the lesson of its game instead.
constexpr std::array<std::string_view, practice::allSkills.size()> lessonsOfSkills{
    "binary-columns", "binary-columns", "three-heaps", "lemma-1", "lemma-2", "lemma-2", "bouton", "bouton",
    "thinking-backwards", "queen", "fibonacci-nim", "fibonacci-nim", "values", "sums", "", "misere"};

/// The skills to practise after the proofs of the theorems, in the order of proof::Theorem.
constexpr auto skillsOfTheorems = std::to_array<std::optional<Skill>>({
    Skill::DecidingColumn, Skill::HowMany, Skill::Outcome, Skill::CountMoves,  // Nim
    Skill::MisereSwitch, Skill::Outcome, Skill::NimSum, Skill::NimSum,         // misère Nim to coins on a strip
    Skill::BashResidue, Skill::BashResidue, Skill::Outcome,                    // Bash games and subtraction games
    Skill::ColdPair, Skill::ColdPair, Skill::ColdPair, Skill::ColdPair,        // Wythoff's game
    Skill::Zeckendorf, Skill::Quota,                                           // Fibonacci Nim
    Skill::Mex, Skill::SumValue, Skill::SumValue,                              // Grundy values
    std::nullopt, std::nullopt,                                                // Euclid's game and Cutcake
});
static_assert(skillsOfTheorems.size() == static_cast<std::size_t>(Theorem::FlawHighestBit));

/// The theorem that each widespread error breaks, in the order of proof::Theorem from FlawHighestBit on.
constexpr std::array brokenTheorems{Theorem::NimLemma2, Theorem::NimLemma2, Theorem::NimCount, Theorem::MisereNim, Theorem::Bouton,
                                    Theorem::WythoffExact, Theorem::FibonacciNim, Theorem::MisereNim, Theorem::GuySmith, Theorem::GuySmith};
static_assert(skillsOfTheorems.size() + brokenTheorems.size() == static_cast<std::size_t>(Theorem::FlawPeriodByEye) + 1);

const TaughtGame* taught(std::string_view game)
{
    const auto* const found = std::ranges::find(taughtGames, game, &TaughtGame::game);
    return found == taughtGames.end() ? nullptr : found;
}

const TaughtGame* taught(const GameSum& position)
{
    const bool isSum = position.isSum() && !position.isPartisan();
    return taught(isSum ? "sum" : position.components().front().rules.entry().name);
}

}  // namespace

std::string_view lessonOf(const practice::Exercise& exercise)
{
    if (const auto* const outcome = std::get_if<practice::OutcomeExercise>(&exercise);
        outcome && practice::outcomeGameOf(outcome->sum) != practice::OutcomeGame::Nim)
        return lessonOf(outcome->sum).value_or("values");
    if (const auto* const argument = std::get_if<practice::SpotFlawExercise>(&exercise))
        return taught(gamesOfArguments[static_cast<std::size_t>(argument->game)])->lesson;
    return lessonsOfSkills[static_cast<std::size_t>(practice::skillOf(exercise))];
}

std::optional<std::string_view> lessonOf(const GameSum& position)
{
    const TaughtGame* const game = taught(position);
    return game ? std::optional(game->lesson) : std::nullopt;
}

std::optional<Skill> skillFor(const GameSum& position)
{
    const TaughtGame* const game = taught(position);
    return game ? game->skill : std::nullopt;
}

AfterProof afterProof(Theorem theorem)
{
    const auto at = static_cast<std::size_t>(theorem);
    if (at >= skillsOfTheorems.size())
        return {brokenTheorems[at - skillsOfTheorems.size()], Skill::SpotFlaw};
    const bool isLast = at + 1 == skillsOfTheorems.size();
    return {isLast ? std::nullopt : std::optional(static_cast<Theorem>(at + 1)), skillsOfTheorems[at]};
}

}  // namespace nimstone::learn
