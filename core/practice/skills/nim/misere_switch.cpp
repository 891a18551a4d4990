#include "core/practice/skills/nim/misere_switch.h"

#include <algorithm>
#include <set>

#include "core/games/nim/misere_nim.h"
#include "core/nimber.h"
#include "core/overloaded.h"
#include "core/practice/skills/mistake.h"
#include "core/practice/skills/nim/heaps.h"

namespace nimstone::practice {

namespace {

using SwitchWhy = WrongSwitch::Why;

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

/// What the heap must keep; none where no move in it wins.
std::optional<Count> switchTarget(const MisereSwitchExercise& exercise)
{
    const auto moves = MisereNim().winningMoves(exercise.position, exercise.position.heaps.size());
    for (const Move& move : moves.listed) {
        if (move.heap == exercise.heap)
            return exercise.position.heaps[exercise.heap] - move.taken;
    }
    return std::nullopt;
}

/// What a person takes who holds a mistaken idea, the likeliest first: legal amounts only, some of which may be right.
std::vector<Mistake<SwitchWhy>> switchMistakes(const MisereSwitchExercise& exercise)
{
    const Count size = exercise.position.heaps[exercise.heap];
    const MisereLeft now = switchLeft(exercise.position);
    const Count normal = now.sum ^ size;
    std::vector<Mistake<SwitchWhy>> made;
    const auto leave = [&made, size](SwitchWhy why, Count rest) {
        if (rest < size)
            made.push_back({why, size - rest});
    };
    if (now.large == 1) {
        leave(SwitchWhy::PlayedNormal, normal);
    } else {
        leave(SwitchWhy::SwitchedEarly, now.ones % 2 == 0 ? 1 : 0);
        leave(SwitchWhy::NimSumOne, normal ^ 1);
    }
    if (const Count target = *switchTarget(exercise); target > 0)
        made.push_back({SwitchWhy::AnsweredTarget, target});
    if (now.sum > 0 && now.sum <= size)
        made.push_back({SwitchWhy::TookSum, now.sum});
    made.push_back({SwitchWhy::TookAll, size});
    return made;
}

std::optional<Misconception> switchMisconception(SwitchWhy why)
{
    switch (why) {
    case SwitchWhy::PlayedNormal: return Misconception::ForgotTheSwitch;
    case SwitchWhy::SwitchedEarly: return Misconception::SwitchedEarly;
    case SwitchWhy::NimSumOne: return Misconception::NimSumOne;
    case SwitchWhy::AnsweredTarget: return Misconception::TookWhatIsLeft;
    case SwitchWhy::TookSum: return Misconception::TookTheSum;
    case SwitchWhy::TookAll: return Misconception::TookAll;
    case SwitchWhy::NoReason: break;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Misconception> WrongSwitch::misconception() const { return switchMisconception(why); }

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
    const Count right = rightAnswers().front().number();
    const bool oneLarge = switchLeft(position).large == 1;
    return std::ranges::none_of(switchMistakes(*this), [right, oneLarge](const Mistake<SwitchWhy>& mistake) {
        // With one large heap everything has to be taken every other time.
        return mistake.answer == right && !(oneLarge && mistake.why == SwitchWhy::TookAll);
    });
}

Answers MisereSwitchExercise::rightAnswers() const { return {position.heaps[heap] - *switchTarget(*this)}; }

std::vector<Misled> MisereSwitchExercise::misled() const
{
    return misledBy(switchMistakes(*this), switchMisconception);
}

MisereSwitchResult MisereSwitchExercise::check(const Answer& given) const
{
    const Count answer = given.number();
    const Count size = position.heaps[heap];
    if (answer == 0)
        return TakesNothing{heap};
    if (answer > size)
        return TakesTooMany{heap, answer, size, answer == nimSum(position.heaps)};
    const Move move{heap, answer};
    const Position after = switchAfter(*this, answer);
    if (MisereNim().outcome(after) == Outcome::P)
        return RightSwitch{move, size, size - answer, switchLeft(after)};
    const Move reply = MisereNim().winningMoves(after, 1).listed.front();
    const Position afterReply = MisereNim().play(after, reply).value();
    WrongSwitch fault{SwitchWhy::NoReason, move, size - answer, switchLeft(after), after, reply, afterReply, switchLeft(afterReply)};
    if (const auto mistake = mistakeBehind(answer, switchMistakes(*this)))
        fault.why = mistake->why;
    return fault;
}

LadderOf<MisereSwitchRung> MisereSwitchExercise::hints() const
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
    return {AskWhatKindIsLeft{heap}, SwitchAtTheEnd{}, OtherLargeHeaps{heap, std::move(others), clear}, rests,
            TheSwitch{{heap, before - after}, before, after, switchLeft(switchAfter(*this, before - after))}};
}

bool MisereSwitchExercise::fits(const Rung& rung, const Answer& answer) const
{
    const Count taken = answer.number();
    const Count rest = position.heaps[heap] - taken;
    const auto agrees = Overloaded{
        // A question and an idea exclude no move.
        [](const AskWhatKindIsLeft&) { return true; },
        [](const SwitchAtTheEnd&) { return true; },
        [&](const OtherLargeHeaps& shown) {
            return shown.others.empty() ? rest < leastLarge : !shown.clear || shown.clear->fits(position.heaps[heap], rest);
        },
        [&](const OneOfTwoLeft& shown) {
            return shown.onlyOnes ? rest <= 1 : ((position.heaps[heap] ^ rest) & ~Count{1}) == shown.columns;
        },
        [&](const TheSwitch& shown) { return taken == shown.move.taken; },
    };
    return std::visit(agrees, rung);
}

}  // namespace nimstone::practice
