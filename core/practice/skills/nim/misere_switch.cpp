#include "core/practice/skills/nim/misere_switch.h"

#include <algorithm>
#include <set>

#include "core/games/nim/misere_nim.h"
#include "core/nimber.h"
#include "core/practice/skills/mistake.h"
#include "core/practice/skills/nim/heaps.h"

namespace nimstone::practice {

namespace {

constexpr Count leastLarge = 2;

MisereLeft switchLeft(const Position& position)
{
    MisereLeft left{0, 0, nimSum(position.heaps)};
    for (const Count heap : position.heaps) {
        left.large += heap >= leastLarge ? 1 : 0;
        left.ones += heap == 1 ? 1 : 0;
    }
    return left;
}

Position switchAfter(const MisereSwitchExercise& exercise, Count taken)
{
    return MisereNim().play(exercise.position, {exercise.heap, taken}).value();
}

/// The number of stones that a winning move leaves in the heap; nullopt if no move in the heap wins.
std::optional<Count> switchTarget(const MisereSwitchExercise& exercise)
{
    const auto moves = MisereNim().winningMoves(exercise.position, exercise.position.heaps.size());
    for (const Move& move : moves.listed) {
        if (move.heap == exercise.heap)
            return exercise.position.heaps[exercise.heap] - move.taken;
    }
    return std::nullopt;
}

}  // namespace

MisereSwitchExercise MisereSwitchExercise::draw(Chance& chance, int level)
{
    const Count most = level == lowestLevel ? 15 : 31;
    const std::size_t large = level > lowestLevel && chance.below(2) == 0 ? static_cast<std::size_t>(level) : 1;
    const std::size_t ones = large > 1             ? chance.between(1, 2)
                             : level < highestLevel ? chance.between(static_cast<Count>(level), 3)
                                                    : chance.between(4, 5);
    std::set<Count> sizes;
    while (sizes.size() < large)
        sizes.insert(chance.between(3, most));
    MisereSwitchExercise exercise{{{sizes.begin(), sizes.end()}}, 0};
    auto& heaps = exercise.position.heaps;
    heaps.insert(heaps.end(), ones, 1);
    shuffle(heaps, chance);
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < heaps.size(); ++place) {
        if (heaps[place] >= leastLarge)
            places.push_back(place);
    }
    exercise.heap = places[chance.below(places.size())];
    return exercise;
}

bool MisereSwitchExercise::isSound() const
{
    if (heap >= position.heaps.size() || position.heaps[heap] < leastLarge)
        return false;
    return totalStones(position).stones > position.heaps[heap] && switchTarget(*this).has_value();
}

bool MisereSwitchExercise::isWorthAsking(int /*level*/) const
{
    const Answer right = rightAnswers().front();
    const bool oneLarge = switchLeft(position).large == 1;
    return std::ranges::none_of(misconceptionAnswers(), [right, oneLarge](const MisconceptionAnswer& mistake) {
        // With one large heap, taking the whole heap is right in half of the cases, so an exercise in which it is right may be
        // asked.
        return mistake.answer == right && !(oneLarge && mistake.misconception == Misconception::TookAll);
    });
}

Answers MisereSwitchExercise::rightAnswers() const { return {position.heaps[heap] - *switchTarget(*this)}; }

/// The returned amounts are all legal.
std::vector<MisconceptionAnswer> MisereSwitchExercise::misconceptionAnswers() const
{
    const Count size = position.heaps[heap];
    const MisereLeft now = switchLeft(position);
    const Count normal = now.sum ^ size;
    std::vector<MisconceptionAnswer> made;
    const auto leave = [&made, size](Misconception misconception, Count rest) {
        if (rest < size)
            made.push_back({misconception, size - rest});
    };
    if (now.large == 1) {
        leave(Misconception::ForgotTheSwitch, normal);
    } else {
        leave(Misconception::SwitchedEarly, now.ones % 2 == 0 ? 1 : 0);
        leave(Misconception::NimSumOne, normal ^ 1);
    }
    if (const Count target = *switchTarget(*this); target > 0)
        made.push_back({Misconception::TookWhatIsLeft, target});
    if (now.sum > 0 && now.sum <= size)
        made.push_back({Misconception::TookTheSum, now.sum});
    made.push_back({Misconception::TookAll, size});
    return made;
}

MisereSwitchExercise::Result MisereSwitchExercise::check(const Answer& given) const
{
    const Count answer = given.number();
    const Count size = position.heaps[heap];
    if (answer == 0)
        return TakesNothing{heap};
    if (answer > size)
        return TakesTooMany{answer == nimSum(position.heaps) ? std::optional(Misconception::TookTheSum) : std::nullopt, heap,
                            answer, size};
    const Move move{heap, answer};
    const Position after = switchAfter(*this, answer);
    if (MisereNim().outcome(after) == Outcome::P)
        return RightSwitch{move, size, size - answer, switchLeft(after)};
    const Move reply = MisereNim().winningMoves(after, 1).listed.front();
    const Position afterReply = MisereNim().play(after, reply).value();
    return WrongSwitch{misconceptionBehind(given, misconceptionAnswers()), move, size - answer, switchLeft(after), after, reply, afterReply,
                       switchLeft(afterReply)};
}

LadderOf<MisereSwitchExercise::Rung> MisereSwitchExercise::hints() const
{
    std::vector<std::size_t> others;
    for (std::size_t other = 0; other < position.heaps.size(); ++other) {
        if (other != heap && position.heaps[other] >= leastLarge)
            others.push_back(other);
    }
    const Count before = position.heaps[heap];
    const Count after = *switchTarget(*this);
    const Count columns = others.empty() ? 0 : nimSum(position.heaps) & ~Count{1};
    const OneOfTwoLeft rests{heap, others.empty(), columns};
    const auto clear = columns > 0 ? std::optional(clearInColumn(position, heap)) : std::nullopt;
    return {AskWhatKindIsLeft{heap}, LeaveOddManyOnes{}, OtherLargeHeaps{heap, std::move(others), clear}, rests,
            TheSwitch{{heap, before - after}, before, after, switchLeft(switchAfter(*this, before - after))}};
}

bool MisereSwitchExercise::fits(const Rung& rung, const Answer& answer) const
{
    const Count taken = answer.number();
    const Count rest = position.heaps[heap] - taken;
    return agrees(
        rung,
        [&](const OtherLargeHeaps& shown) {
            return shown.others.empty() ? rest < leastLarge : !shown.clear || shown.clear->fits(position.heaps[heap], rest);
        },
        [&](const OneOfTwoLeft& shown) {
            return shown.onlyOnes ? rest <= 1 : ((position.heaps[heap] ^ rest) & ~Count{1}) == shown.columns;
        },
        [&](const TheSwitch& shown) { return taken == shown.move.taken; });
}

}  // namespace nimstone::practice
