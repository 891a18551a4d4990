#include "core/practice/skills/other_games/bash_residue.h"

#include <algorithm>
#include <array>

#include "core/games/taking/bash_game.h"
#include "core/overloaded.h"
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

/// The winning move by the game itself; 0 where there is none.
Count winningTake(const BashTask& task)
{
    const auto winning = BashGame::make(task.most)->winningMoves({{task.heap()}}, 1);
    return winning.listed.empty() ? 0 : winning.listed.front().taken;
}

/// What each fault makes of a task, the likeliest first.
std::vector<Mistake<ResidueFault>> faultyResidues(const BashTask& task)
{
    std::vector<Mistake<ResidueFault>> all;
    if (task.heap() != task.n)
        all.push_back({ResidueFault::GoalNotLowered, task.n % task.block()});
    all.push_back({ResidueFault::ModuloMost, task.heap() % task.most});
    all.push_back({ResidueFault::Reply, task.block() - task.heap() % task.block()});
    all.push_back({ResidueFault::Quotient, task.heap() / task.block()});
    all.push_back({ResidueFault::TookMost, task.most});
    return all;
}

/// Another rest that someone might come to.
Count temptingRest(const BashTask& task, Count rest)
{
    for (const auto& [why, made] : faultyResidues(task)) {
        if (made != rest && made < task.block())
            return made;
    }
    return rest == 0 ? 1 : 0;
}

}  // namespace

std::optional<Misconception> misconceptionOf(ResidueFault why)
{
    switch (why) {
    case ResidueFault::GoalNotLowered: return Misconception::GoalNotLowered;
    case ResidueFault::ModuloMost: return Misconception::ModuloMost;
    case ResidueFault::Reply: return Misconception::AnsweredReply;
    case ResidueFault::Quotient: return Misconception::AnsweredQuotient;
    case ResidueFault::TookMost: return Misconception::TookMost;
    case ResidueFault::NoReason: break;
    }
    return std::nullopt;
}

BashResidueExercise BashResidueExercise::draw(Chance& chance, int level)
{
    const BashSizes& sizes = bashSizes[static_cast<std::size_t>(level - lowestLevel)];
    BashTask task;
    task.telling = static_cast<BashTelling>(chance.below(sizes.tellings));
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
    // Two whole blocks at least, and m in place of m + 1 is wrong.
    return task.heap() / task.block() >= 2 && task.heap() % task.most != winningTake(task);
}

std::vector<Count> BashResidueExercise::likeness() const
{
    return {static_cast<Count>(task.telling), task.n, task.most};
}

Answers BashResidueExercise::rightAnswers() const { return {winningTake(task)}; }

std::vector<Misled> BashResidueExercise::misled() const
{
    return misledBy(faultyResidues(task), misconceptionOf);
}

BashResidueResult BashResidueExercise::check(const Answer& given) const
{
    const Count answer = given.number();
    if (answer == winningTake(task))
        return RightResidue{task, task.heap() / task.block(), answer};
    const auto mistake = mistakeBehind(answer, faultyResidues(task));
    const ResidueFault why = mistake ? mistake->why : ResidueFault::NoReason;
    if (answer == 0)
        return SaidLostResidue{why, task};
    if (answer > task.most)
        return OverMostResidue{why, task, answer};
    const Count left = task.heap() - answer;
    return WrongResidue{why, task, answer, left, winningTake({BashTelling::Heap, left, task.most})};
}

LadderOf<BashResidueRung> BashResidueExercise::hints() const
{
    const Count rest = winningTake(task);
    const Count other = temptingRest(task, rest);
    return {AskWhatRoundsMake{}, WholeBlocksLose{task.most}, DivideIntoBlocks{task},
            OneOfTwoRests{task, std::min(rest, other), std::max(rest, other)},
            TheResidue{task, task.heap() / task.block(), rest}};
}

bool BashResidueExercise::fits(const Rung& rung, const Answer& given) const
{
    const Count answer = given.number();
    const auto agrees = Overloaded{
        // A question and an idea exclude no answer.
        [](const AskWhatRoundsMake&) { return true; },
        [](const WholeBlocksLose&) { return true; },
        [&](const DivideIntoBlocks& shown) { return answer < shown.task.block(); },
        [&](const OneOfTwoRests& shown) { return answer == shown.lower || answer == shown.higher; },
        [&](const TheResidue& shown) { return answer == shown.rest; },
    };
    return std::visit(agrees, rung);
}

}  // namespace nimstone::practice
