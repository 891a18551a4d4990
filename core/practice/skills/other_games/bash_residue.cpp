#include "core/practice/skills/other_games/bash_residue.h"

#include <algorithm>
#include <array>

#include "core/games/taking/bash_game.h"
#include "core/practice/skills/mistake.h"

namespace nimstone::practice {

namespace {

constexpr Count oneIsLostOf = 4;

struct BashSizes {
    Count fewest;
    Count most;
    Count fewestTaken;
    Count mostTaken;
    Count tellings;
};

constexpr std::array<BashSizes, highestLevel> bashSizes{{{8, 30, 2, 5, 1}, {31, 100, 3, 9, 1}, {60, 150, 4, 12, 3}}};

/// Returns the number of stones that the winning move takes, by the rules of Bash's game; 0 if no move wins.
Count winningTake(const BashTask& task)
{
    const auto winning = BashGame::make(task.most)->winningMoves({{task.heap()}}, 1);
    return winning.listed.empty() ? 0 : winning.listed.front().taken;
}

/// Returns a wrong remainder that a misconception leads to. If there is none, it returns 0 or 1.
Count decoyRest(const BashResidueExercise& exercise, Count rest)
{
    for (const MisconceptionAnswer& one : exercise.misconceptionAnswers()) {
        if (const Count made = one.answer.number(); made != rest && made < exercise.task.block())
            return made;
    }
    return rest == 0 ? 1 : 0;
}

}  // namespace

BashResidueExercise BashResidueExercise::draw(Chance& chance, int level)
{
    const BashSizes& sizes = bashSizes[static_cast<std::size_t>(level - lowestLevel)];
    BashTask task;
    task.telling = static_cast<BashVariant>(chance.below(sizes.tellings));
    task.most = chance.between(sizes.fewestTaken, sizes.mostTaken);
    task.n = chance.between(sizes.fewest, sizes.most);
    const Count rest = task.heap() % task.block();
    if (chance.below(oneIsLostOf) == 0)
        task.n -= rest;
    else if (rest == 0)
        task.n -= chance.between(1, task.most);
    return {task};
}

bool BashResidueExercise::isWorthAsking(int /*level*/) const
{
    // An exercise is worth asking if there are at least two whole blocks, and if dividing by m instead of m + 1 gives a wrong
    // answer.
    return task.heap() / task.block() >= 2 && task.heap() % task.most != winningTake(task);
}

std::vector<Count> BashResidueExercise::likeness() const
{
    return {static_cast<Count>(task.telling), task.n, task.most};
}

Answers BashResidueExercise::rightAnswers() const { return {winningTake(task)}; }

std::vector<MisconceptionAnswer> BashResidueExercise::misconceptionAnswers() const
{
    std::vector<MisconceptionAnswer> all;
    if (task.heap() != task.n)
        all.push_back({Misconception::GoalNotLowered, task.n % task.block()});
    all.push_back({Misconception::ModuloMost, task.heap() % task.most});
    all.push_back({Misconception::AnsweredReply, task.block() - task.heap() % task.block()});
    all.push_back({Misconception::AnsweredQuotient, task.heap() / task.block()});
    all.push_back({Misconception::TookMost, task.most});
    return all;
}

BashResidueExercise::Result BashResidueExercise::check(const Answer& given) const
{
    const Count answer = given.number();
    if (answer == winningTake(task))
        return RightResidue{task, task.heap() / task.block(), answer};
    const auto idea = misconceptionBehind(given, misconceptionAnswers());
    if (answer == 0)
        return SaidLostResidue{idea, task};
    if (answer > task.most)
        return OverMostResidue{idea, task, answer};
    const Count left = task.heap() - answer;
    return WrongResidue{idea, task, answer, left, winningTake({BashVariant::Heap, left, task.most})};
}

LadderOf<BashResidueExercise::Rung> BashResidueExercise::hints() const
{
    const Count rest = winningTake(task);
    const Count other = decoyRest(*this, rest);
    return {AskWhatRoundsMake{}, WholeBlocksLose{task.most}, DivideIntoBlocks{task},
            OneOfTwoRests{task, std::min(rest, other), std::max(rest, other)},
            TheResidue{task, task.heap() / task.block(), rest}};
}

bool BashResidueExercise::fits(const Rung& rung, const Answer& given) const
{
    const Count answer = given.number();
    return agrees(
        rung,
        [&](const DivideIntoBlocks& shown) { return answer < shown.task.block(); },
        [&](const OneOfTwoRests& shown) { return answer == shown.lower || answer == shown.higher; },
        [&](const TheResidue& shown) { return answer == shown.rest; });
}

}  // namespace nimstone::practice
