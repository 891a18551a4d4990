#include "core/practice/skills/other_games/mex.h"

#include <algorithm>

#include "core/nimber.h"
#include "core/practice/skills/mistake.h"

namespace nimstone::practice {

Count mexFrom(Count first, const std::set<Count>& values)
{
    Count mex = first;
    while (values.contains(mex))
        ++mex;
    return mex;
}

namespace {

Count mexOf(const std::set<Count>& values) { return mexFrom(0, values); }

std::set<Count> mexSetOf(const MexExercise& exercise)
{
    std::set<Count> values;
    for (const std::size_t place : exercise.options())
        values.insert(exercise.values[place]);
    return values;
}

/// Returns the number after the longest run of consecutive numbers. If several runs are longest, it is the number after the
/// first one.
Count mexAfterLongestRun(const std::set<Count>& values)
{
    Count end = 0;
    Count longest = 0;
    for (const Count first : values) {
        const Count stop = mexFrom(first, values);
        if (stop - first > longest) {
            longest = stop - first;
            end = stop;
        }
    }
    return end;
}

/// Returns the values g(0) … g(heaps − 1) of a subtraction game with these amounts.
std::vector<Count> mexStrip(const std::vector<Count>& amounts, Count heaps)
{
    std::vector<Count> strip;
    while (strip.size() < heaps) {
        std::set<Count> values;
        for (const Count amount : amounts) {
            if (amount <= strip.size())
                values.insert(strip[strip.size() - amount]);
        }
        strip.push_back(mexOf(values));
    }
    return strip;
}

std::vector<Count> mexDifferent(Chance& chance, std::size_t count, Count first, Count last)
{
    std::set<Count> numbers;
    while (numbers.size() < count)
        numbers.insert(chance.between(first, last));
    return {numbers.begin(), numbers.end()};
}

MexExercise mexShortList(Chance& chance)
{
    std::vector<Count> values = mexDifferent(chance, chance.between(2, 4), 1, 7);
    values.push_back(0);
    shuffle(values, chance);
    return {std::move(values)};
}

MexExercise mexLongList(Chance& chance)
{
    // About a third of the lists have no 0. Small numbers are frequent, so that counting up from 0 takes some steps.
    const Count first = chance.below(3) == 0 ? 1 : 0;
    std::vector<Count> values = mexDifferent(chance, chance.between(4, 5), first, 7);
    const std::size_t different = values.size();
    const std::size_t all = chance.between(6, 8);
    while (values.size() < all)
        values.push_back(values[chance.below(different)]);
    shuffle(values, chance);
    return {std::move(values)};
}

}  // namespace

std::vector<std::size_t> MexExercise::options() const
{
    std::vector<std::size_t> places;
    if (!isOfHeap()) {
        for (std::size_t place = 0; place < values.size(); ++place)
            places.push_back(place);
        return places;
    }
    for (const Count amount : amounts) {
        if (amount <= heap())
            places.push_back(heap() - amount);
    }
    return places;
}

MexExercise MexExercise::draw(Chance& chance, int level)
{
    if (level == lowestLevel)
        return mexShortList(chance);
    if (level < highestLevel)
        return mexLongList(chance);
    std::vector<Count> amounts = mexDifferent(chance, chance.between(3, 4), 1, 8);
    std::vector<Count> strip = mexStrip(amounts, chance.between(9, 14));
    return {std::move(strip), std::move(amounts)};
}

bool MexExercise::isSound() const
{
    if (values.empty() || !std::ranges::is_sorted(amounts) || (isOfHeap() && amounts.front() == 0))
        return false;
    return !options().empty() && (!isOfHeap() || values == mexStrip(amounts, heap()));
}

bool MexExercise::isWorthAsking(int level) const
{
    const Answer right = mexOf(mexSetOf(*this));
    const auto isMistaken = [&right, this](const MisconceptionAnswer& mistake) {
        // These misconceptions give the right answer so often that leaving out such exercises would make the answer easy to
        // guess.
        const auto& [idea, answer] = mistake;
        return answer != right || idea == Misconception::ForgotZero || idea == Misconception::GapAfterRun
            || idea == Misconception::AllSmallerHeaps || (isOfHeap() && idea == Misconception::CountedValues);
    };
    if (!std::ranges::all_of(misconceptionAnswers(), isMistaken))
        return false;
    // If all values are 0 or 1, hardly any answer is possible.
    if (level == highestLevel && *std::ranges::max_element(values) < 2)
        return false;
    return level != 2 || mexSetOf(*this).size() < values.size();
}

std::vector<Count> MexExercise::likeness() const
{
    if (isOfHeap()) {
        std::vector<Count> like = amounts;
        like.push_back(heap());
        return like;
    }
    const std::set<Count> different = mexSetOf(*this);
    return {different.begin(), different.end()};
}

Answers MexExercise::rightAnswers() const { return {mexOf(mexSetOf(*this))}; }

std::vector<MisconceptionAnswer> MexExercise::misconceptionAnswers() const
{
    const std::set<Count> different = mexSetOf(*this);
    if (isOfHeap()) {
        std::set<Count> neighbors;
        Count joined = 0;
        for (const Count amount : amounts) {
            if (amount + 1 <= heap())
                neighbors.insert(values[heap() - amount - 1]);
            if (amount <= heap())
                joined ^= values[heap() - amount];
        }
        return {{Misconception::NeighborOptions, mexOf(neighbors)},
                {Misconception::AllSmallerHeaps, mexOf({values.begin(), values.end()})},
                {Misconception::LargestPlusOne, *different.rbegin() + 1},
                {Misconception::ForgotZero, mexFrom(1, different)},
                {Misconception::CountedValues, options().size()},
                {Misconception::XorOfOptions, joined}};
    }
    return {{Misconception::LargestPlusOne, *different.rbegin() + 1},
            {Misconception::ForgotZero, mexFrom(1, different)},
            {Misconception::CountedValues, values.size()},
            {Misconception::CountedValues, different.size()},
            {Misconception::GapAfterRun, mexAfterLongestRun(different)},
            {Misconception::LeastValue, *different.begin()}};
}

MexExercise::Result MexExercise::check(const Answer& given) const
{
    const Count answer = given.number();
    const auto whose = isOfHeap() ? std::optional(heap()) : std::nullopt;
    if (answer == mexOf(mexSetOf(*this)))
        return RightMex{answer, whose};
    WrongMex fault{misconceptionBehind(given, misconceptionAnswers()), answer, std::nullopt, whose};
    const std::vector<std::size_t> places = options();
    const auto place = std::ranges::find(places, answer, [this](std::size_t each) { return values[each]; });
    if (place != places.end())
        fault.place = *place;
    return fault;
}

LadderOf<MexExercise::Rung> MexExercise::hints() const
{
    const std::set<Count> set = mexSetOf(*this);
    const Count mex = mexOf(set);
    const auto whose = isOfHeap() ? std::optional(heap()) : std::nullopt;
    MexIsAtMost most{set.size(), whose};
    if (isOfHeap()) {
        const std::vector<std::size_t> places = options();
        most.most = places.size();
        most.options.assign(places.begin(), places.end());
    }
    // The decoy is mex − 1 or mex + 1, but never more than most.most. So a set with this number of values could have the decoy as
    // its mex.
    const bool smallerToo = mex == most.most || (mex > 0 && (mex + values.size() + values.front()) % 2 == 0);
    const Count other = smallerToo ? mex - 1 : mex + 1;
    return {AskWhatIsMissing{whose}, CountUpFromZero{whose}, std::move(most),
            MexIsOneOfTwo{std::min(mex, other), std::max(mex, other)}, TheMex{mex, {set.begin(), set.end()}}};
}

bool MexExercise::fits(const Rung& rung, const Answer& given) const
{
    const Count answer = given.number();
    return agrees(
        rung,
        [&](const MexIsAtMost& shown) { return answer <= shown.most; },
        [&](const MexIsOneOfTwo& shown) { return answer == shown.smaller || answer == shown.larger; },
        [&](const TheMex& shown) { return answer == shown.mex; });
}

}  // namespace nimstone::practice
