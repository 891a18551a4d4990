#include "core/practice/skills/other_games/quota.h"

#include <algorithm>
#include <array>

#include "core/games/golden/fibonacci_nim.h"
#include "core/practice/skills/mistake.h"
#include "core/zeckendorf.h"

namespace nimstone::practice {

namespace {

constexpr Count oneOfQuotasIsLost = 4;

struct QuotaSizes {
    Count smallest;
    Count largest;
    std::size_t fewestParts;
};

constexpr std::array<QuotaSizes, highestLevel> quotaSizes{{{4, 20, 2}, {21, 60, 2}, {61, 150, 3}}};

QuotaTask quotaTask(const QuotaExercise& exercise) { return {exercise.n, exercise.quota, zeckendorf(exercise.n)}; }

/// Returns all winning amounts, ascending. Empty if the position is lost.
std::vector<Count> winningTakes(Count n, Count quota)
{
    std::vector<Count> takes;
    for (const Move& move : FibonacciNim().winningMoves(FibonacciNim::withQuota(n, quota), fibonacciCount).listed)
        takes.push_back(move.taken);
    return takes;
}

/// Returns the sums z₁, z₁ + z₂, … of the smallest Zeckendorf terms. The last sum is n.
std::vector<Count> partialSums(const std::vector<Count>& parts)
{
    std::vector<Count> sums;
    for (const Count part : parts)
        sums.push_back(part + (sums.empty() ? 0 : sums.back()));
    return sums;
}

/// True if a move that takes z₁ would lose under another rule, by which the reply may take three times the amount.
bool isLostWhenTripled(const QuotaTask& task) { return 3 * task.parts[0] >= task.parts[1]; }

}  // namespace

QuotaExercise QuotaExercise::draw(Chance& chance, int level)
{
    const QuotaSizes& sizes = quotaSizes[static_cast<std::size_t>(level - lowestLevel)];
    // A position is lost if the quota is less than the smallest Zeckendorf term, so for a lost position this term must be more
    // than 1.
    const bool lost = chance.below(oneOfQuotasIsLost) == 0;
    Count n = chance.between(sizes.smallest, sizes.largest);
    while (lost && smallestPart(n) == 1)
        n = chance.between(sizes.smallest, sizes.largest);
    const Count smallest = smallestPart(n);
    const Count largest = zeckendorf(n).back();
    if (lost)
        return {n, chance.between(1, smallest - 1)};
    return {n, largest > smallest ? chance.between(smallest, largest - 1) : smallest};
}

bool QuotaExercise::isSound() const
{
    return quota >= 1 && n >= 4 && n <= maxCount && !isFibonacci(n) && quota < zeckendorf(n).back();
}

bool QuotaExercise::isWorthAsking(int level) const
{
    // Taking the whole quota must not be a right answer, because otherwise the user need not think.
    const std::vector<Count> right = winningTakes(n, quota);
    return zeckendorf(n).size() >= quotaSizes[static_cast<std::size_t>(level - lowestLevel)].fewestParts
        && std::ranges::find(right, quota) == right.end();
}

Answers QuotaExercise::rightAnswers() const
{
    Answers answers;
    for (const Count taken : winningTakes(n, quota))
        answers.push_back(taken);
    if (answers.empty())
        answers.push_back(Count{0});
    return answers;
}

std::vector<MisconceptionAnswer> QuotaExercise::misconceptionAnswers() const
{
    const QuotaTask task = quotaTask(*this);
    std::vector<MisconceptionAnswer> all{{Misconception::TookLargestPart, task.parts.back()}};
    for (const Count sum : partialSums(task.parts)) {
        if (sum > quota)
            all.push_back({Misconception::QuotaForgotten, sum});
    }
    const Count rest = n - task.parts.back();
    if (rest <= quota)
        all.push_back({Misconception::TookRestBelowLargest, rest});
    all.push_back({Misconception::TookOne, Count{1}});
    all.push_back({Misconception::TookAllAllowed, quota});
    if (isLostWhenTripled(task))
        all.push_back({Misconception::QuotaTripled, Count{0}});
    return all;
}

QuotaExercise::Result QuotaExercise::check(const Answer& given) const
{
    const Count answer = given.number();
    const QuotaTask task = quotaTask(*this);
    const std::vector<Count> winning = winningTakes(n, quota);
    if (answer == 0 && winning.empty())
        return RightlyLost{task};
    const auto idea = misconceptionBehind(given, misconceptionAnswers());
    if (answer == 0)
        return SaidLostQuota{idea, task};
    if (answer > quota)
        return OverQuota{idea, task, answer};
    const Count left = n - answer;
    if (std::ranges::find(winning, answer) != winning.end())
        return RightQuotaTake{task, answer, 2 * answer, smallestPart(left), winning};
    const Count reach = 2 * answer;
    return WrongQuotaTake{idea, task, answer, left, reach, left <= reach ? left : smallestPart(left)};
}

LadderOf<QuotaExercise::Rung> QuotaExercise::hints() const
{
    const QuotaTask task = quotaTask(*this);
    const Count smallest = task.parts.front();
    const Count largest = task.parts.back();
    return {AskWhatMayAnswer{quota}, SmallestGoes{n}, LargestStays{n, largest, n - largest}, SmallestPartIs{n, smallest},
            TheQuotaTake{task, smallest <= quota ? smallest : 0}};
}

bool QuotaExercise::fits(const Rung& rung, const Answer& given) const
{
    const Count answer = given.number();
    return agrees(
        rung,
        [&](const LargestStays& shown) { return answer <= shown.rest; },
        [&](const SmallestPartIs& shown) { return answer == 0 || answer == shown.smallest; },
        [&](const TheQuotaTake& shown) { return answer == shown.taken; });
}

}  // namespace nimstone::practice
