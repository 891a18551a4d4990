#include "core/practice/skills/other_games/spot_flaw.h"

#include <algorithm>
#include <cassert>
#include <numeric>

#include "core/practice/skills/mistake.h"
#include "core/practice/skills/other_games/arguments.h"

namespace nimstone::practice {

namespace {

ArgumentOn flawGame(Chance& chance, int level)
{
    if (level == lowestLevel)
        return ArgumentOn::Nim;
    const bool any = level == highestLevel;
    return static_cast<ArgumentOn>(chance.below(static_cast<Count>(any ? ArgumentOn::Subtraction : ArgumentOn::FibonacciNim) + 1));
}

}  // namespace

std::vector<Count> SpotFlawExercise::offered() const
{
    std::vector<Count> places(claims.size());
    std::iota(places.begin(), places.end(), Count{0});
    return places;
}

std::size_t SpotFlawExercise::flaw() const
{
    const auto found = std::ranges::find_if(claims, [](const Claim& claim) { return !holds(claim); });
    return static_cast<std::size_t>(found - claims.begin());
}

SpotFlawExercise SpotFlawExercise::draw(Chance& chance, int level)
{
    SpotFlawExercise exercise{flawGame(chance, level), {}};
    std::vector<ClaimPair> pairs = drawArgument(exercise.game, chance, level);
    const auto wanted = static_cast<std::size_t>(level) + 2;
    while (pairs.size() > wanted)
        pairs.erase(pairs.begin() + static_cast<std::ptrdiff_t>(chance.below(pairs.size())));
    std::vector<std::size_t> canFail;
    for (std::size_t place = 0; place < pairs.size(); ++place) {
        if (pairs[place].flawed)
            canFail.push_back(place);
    }
    // If no claim has a flawed version, the exercise is not sound, and the session draws another one.
    const std::size_t fails = canFail.empty() ? pairs.size() : canFail[chance.below(canFail.size())];
    for (std::size_t place = 0; place < pairs.size(); ++place)
        exercise.claims.push_back(place == fails ? *pairs[place].flawed : pairs[place].intact);
    return exercise;
}

bool SpotFlawExercise::isSound() const
{
    return std::ranges::count_if(claims, [](const Claim& claim) { return !holds(claim); }) == 1 && claims.size() > 2;
}

std::vector<Count> SpotFlawExercise::likeness() const
{
    std::vector<Count> like;
    for (const Claim& claim : claims) {
        const std::vector<Count> numbers = numbersIn(claim);
        like.insert(like.end(), numbers.begin(), numbers.end());
    }
    return like;
}

std::vector<MisconceptionAnswer> SpotFlawExercise::misconceptionAnswers() const
{
    return misledAmong(*this, offered());
}

SpotFlawExercise::Result SpotFlawExercise::check(const Answer& answer) const
{
    const Count place = answer.number();
    assert(place < claims.size());
    if (place == flaw())
        return FoundFlaw{place, claims[place]};
    return ClaimIsTrue{place, claims[place], misconceptionAbout(claims[place])};
}

LadderOf<SpotFlawExercise::Rung> SpotFlawExercise::hints() const
{
    const std::size_t place = flaw();
    // The decoy is a true claim. The way it is chosen must not depend on which claim is false.
    const std::vector<Count> numbers = likeness();
    const Count drawn = std::accumulate(numbers.begin(), numbers.end(), Count{0});
    const std::size_t other = (place + 1 + drawn % (claims.size() - 1)) % claims.size();
    LawOfTheGame law{game, {}};
    for (std::size_t each = 0; each < claims.size(); ++each) {
        if (each != place && each != other)
            law.intact.push_back(each);
    }
    // If the hint could name two or more true claims, it does not name one of them, so that the user still has to check three.
    if (law.intact.size() > 1)
        law.intact.erase(law.intact.begin() + static_cast<std::ptrdiff_t>(drawn % law.intact.size()));
    return {AskWhatIsChecked{claims.size()}, TestEachClaim{}, std::move(law),
            OneOfTwoClaims{std::min(place, other), std::max(place, other)}, TheFlaw{place, claims[place]}};
}

bool SpotFlawExercise::fits(const Rung& rung, const Answer& answer) const
{
    const Count place = answer.number();
    return agrees(
        rung,
        [&](const LawOfTheGame& shown) { return std::ranges::find(shown.intact, place) == shown.intact.end(); },
        [&](const OneOfTwoClaims& shown) { return place == shown.first || place == shown.second; },
        [&](const TheFlaw& shown) { return place == shown.place; });
}

}  // namespace nimstone::practice
