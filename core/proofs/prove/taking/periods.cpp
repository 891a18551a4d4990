#include "core/proofs/prove/taking/periods.h"

#include <algorithm>

#include "core/nimber.h"
#include "core/proofs/prove/subjects/subject.h"
#include "core/sum/sum_notation.h"

namespace nimstone::proof {

namespace {

/// The games that an octal code describes.
std::vector<std::string_view> guySmithGames()
{
    return gamesWith([](const Rules& rules) {
        const auto* game = rules.as<TakeAndBreakGame>();
        return game && game->code().base() == TakeAndBreakCode::Base::Octal;
    });
}

GameSum subtractionSubject(const std::vector<Count>& amounts, Position position)
{
    return GameSum(Component{Rules(*gameNamed("subtraction"), *SubtractionGame::make(amounts)), std::move(position)});
}

GameSum octalSubject(std::string_view code, Position position)
{
    return subjectOf("octal(" + std::string(code) + ')', std::move(position));
}

Count termsOf(const Period& period, const Certificate& certificate)
{
    if (const auto* windows = std::get_if<EqualWindows>(&certificate))
        return windows->second + windows->length;
    return std::get<PeriodRange>(certificate).below + period.period;
}

// --- the positions to which each theorem applies ---

std::optional<Refusal> refuseHeaps(Subject subject, std::size_t most)
{
    if (positionOf(subject).heaps.size() > most)
        return Refusal{.reason = Refusal::Reason::TooManyHeaps, .limit = most};
    return std::nullopt;
}

template <std::size_t most>
std::optional<Refusal> refuseSet(Subject subject, Given)
{
    if (auto refusal = refuseHeaps(subject, most))
        return refusal;
    if (setOf(subject).largest() > reachLimit)
        return Refusal{.reason = Refusal::Reason::TooLarge, .limit = reachLimit};
    if (!findPeriodic(setOf(subject)))
        return Refusal{.reason = Refusal::Reason::NoPeriod, .limit = periodLimit};
    return std::nullopt;
}

std::optional<Refusal> refuseCode(Subject subject, Given)
{
    if (auto refusal = refuseHeaps(subject, maxProofHeaps))
        return refusal;
    if (!findPeriodic(codeOf(subject)))
        return Refusal{.reason = Refusal::Reason::NoPeriod, .limit = periodLimit};
    return std::nullopt;
}

std::optional<Refusal> refuseWindow(Subject subject, Given)
{
    if (auto refusal = refuseHeaps(subject, 1))
        return refusal;
    const auto periodic = findPeriodic(codeOf(subject));
    if (!periodic)
        return Refusal{.reason = Refusal::Reason::NoPeriod, .limit = periodLimit};
    if (!periodFromZero(codeOf(subject), *periodic))
        return Refusal{.reason = Refusal::Reason::NoFlaw};
    return std::nullopt;
}

// --- the nearest positions ---

/// The largest m for which a subject in Bash's game is converted into a subtraction game. Bash's game is a subtraction
/// game with the set 1 … m.
constexpr Count longestSet = 12;

template <std::size_t most>
GameSum nearestSet(Subject subject)
{
    const AnyGame& game = subject.components().front().rules.game();
    if (const auto* bash = std::get_if<BashGame>(&game); bash && bash->m() <= longestSet) {
        std::vector<Count> amounts;
        for (Count amount = 1; amount <= bash->m(); ++amount)
            amounts.push_back(amount);
        return subtractionSubject(amounts, heapsNear(subject, 1, most));
    }
    if (const auto* own = std::get_if<SubtractionGame>(&game);
        own && own->set().largest() <= reachLimit && findPeriodic(own->set()))
        return subtractionSubject({own->set().amounts().begin(), own->set().amounts().end()}, heapsNear(subject, 1, most));
    return subtractionSubject({1, 3, 4}, heapsNear(subject, 1, most));
}

GameSum nearestCode(Subject subject)
{
    const auto* own = subject.components().front().rules.as<TakeAndBreakGame>();
    if (own && own->code().base() == TakeAndBreakCode::Base::Octal && findPeriodic(own->code()))
        return octalSubject(own->code().text(), heapsNear(subject));
    return subjectOf("kayles", heapsNear(subject));
}

GameSum nearestWindow(Subject subject) { return octalSubject("0.4", heapsNear(subject, 1, 1)); }

// --- random positions ---

Position drawn(Chance& chance, std::uint64_t heaps) { return drawnHeaps(chance, heaps, 1, 60); }

/// The largest number of terms in the certificate of a random set. With more terms, people could not see the
/// certificate at a glance. Random codes may have two or four times this number.
constexpr Count longestShownCertificate = 60;

template <bool several>
GameSum randomSet(Seed seed)
{
    Chance chance(seed);
    while (true) {
        std::vector<Count> amounts;
        for (std::uint64_t left = chance.between(2, 4); left > 0; --left)
            amounts.push_back(chance.between(1, 9));
        const auto set = SubtractionSet::make(amounts);
        if (findPeriodic(*set, longestShownCertificate))
            return subtractionSubject(amounts, drawn(chance, several ? chance.between(1, 3) : 1));
    }
}

/// Draws a code of one to three digits after the point; each digit comes from `digits`.
std::string drawnCode(Chance& chance, std::string_view digits)
{
    std::string code = "0.";
    for (std::uint64_t left = chance.between(1, 3); left > 0; --left)
        code += digits[static_cast<std::size_t>(chance.below(digits.size()))];
    return code;
}

GameSum randomCode(Seed seed)
{
    Chance chance(seed);
    while (true) {
        const auto code = TakeAndBreakCode::parse(drawnCode(chance, "01234567"), TakeAndBreakCode::Base::Octal);
        if (code && findPeriodic(*code, 2 * longestShownCertificate))
            return octalSubject(code->text(), drawn(chance, chance.between(1, 3)));
    }
}

GameSum randomWindow(Seed seed)
{
    Chance chance(seed);
    while (true) {
        const auto code = TakeAndBreakCode::parse(drawnCode(chance, "0123456744"), TakeAndBreakCode::Base::Octal);
        if (!code)
            continue;
        const auto periodic = findPeriodic(*code, 4 * longestShownCertificate);
        if (periodic && periodFromZero(*code, *periodic))
            return octalSubject(code->text(), drawn(chance, 1));
    }
}

}  // namespace

std::vector<Entry> periodEntries()
{
    return {
        {Theorem::SubtractionPeriod, {"subtraction"}, refuseSet<maxProofHeaps>, subtractionPeriodSteps, nearestSet<maxProofHeaps>,
         randomSet<true>},
        {Theorem::GuySmith, guySmithGames(), refuseCode, guySmithSteps, nearestCode, randomCode},
        {Theorem::FlawWindowFromZero, guySmithGames(), refuseWindow, flawWindowSteps, nearestWindow, randomWindow},
        {Theorem::FlawPeriodByEye, {"subtraction"}, refuseSet<1>, flawByEyeSteps, nearestSet<1>, randomSet<false>},
    };
}

// --- functions that several of these proofs use ---

Count Periodic::like(Count heap) const
{
    return heap < period.preperiod ? heap : period.preperiod + (heap - period.preperiod) % period.period;
}

std::optional<Periodic> findPeriodic(const HeapRules& rules, Count limit)
{
    NimSequence sequence(rules);
    // Most periods are short, so the function first searches small parts of the sequence before it computes all terms
    // up to `limit`.
    for (const Count upTo : {Count{128}, Count{512}, limit}) {
        const auto found = sequence.findPeriod(std::min(upTo, limit)).found;
        if (!found || !found->isProved() || found->period.saltus != 0)
            continue;
        const Count terms = termsOf(found->period, found->certificate);
        if (terms > limit)
            return std::nullopt;
        Periodic periodic{found->period, found->certificate, {}};
        sequence.extendTo(terms);
        for (Count heap = 0; heap < terms; ++heap)
            periodic.values.push_back(sequence.value(heap));
        return periodic;
    }
    return std::nullopt;
}

const SubtractionSet& setOf(const GameSum& subject)
{
    return subject.components().front().rules.as<SubtractionGame>()->set();
}

const TakeAndBreakCode& codeOf(const GameSum& subject)
{
    return subject.components().front().rules.as<TakeAndBreakGame>()->code();
}

std::vector<CodeOption> optionsOf(const TakeAndBreakCode& code, Count heap, const std::function<Count(Count)>& value)
{
    std::vector<CodeOption> options;
    for (Count taken = 0; taken <= std::min<Count>(code.last(), heap); ++taken) {
        const Count left = heap - taken;
        if (left == 0 && code.mayEmpty(taken))
            options.push_back({taken, 0, 0, 0});
        if (left != 0 && code.mayLeaveOne(taken))
            options.push_back({taken, 0, left, value(left)});
        for (Count first = 1; code.mayLeaveTwo(taken) && first <= left / 2; ++first)
            options.push_back({taken, first, left - first, value(first) ^ value(left - first)});
    }
    return options;
}

GuySmithWindow guySmithWindow(const TakeAndBreakCode& code, const Periodic& periodic)
{
    const auto& range = std::get<PeriodRange>(periodic.certificate);
    return {range.from, periodic.period.period, code.last(), range.below};
}

EqualWindowPair equalWindows(const Periodic& periodic)
{
    const auto& windows = std::get<EqualWindows>(periodic.certificate);
    EqualWindowPair step{windows.first, windows.second, windows.length, {}};
    for (Count place = 0; place < windows.length; ++place)
        step.window.push_back(periodic.values[windows.first + place]);
    return step;
}

HeapReadOff readOff(const GameSum& subject, std::size_t heap, const Periodic& periodic)
{
    const Count size = subject.components().front().position.heaps[heap];
    return {heap, size, periodic.like(size), periodic.value(size)};
}

void addReadOffs(Steps& steps, const GameSum& subject, const Periodic& periodic)
{
    ValuesDecide decide;
    for (std::size_t heap = 0; heap < subject.components().front().position.heaps.size(); ++heap) {
        steps.push_back(readOff(subject, heap, periodic));
        decide.values.push_back(readOff(subject, heap, periodic).value);
    }
    decide.sum = nimSum(decide.values);
    decide.outcome = decide.sum == 0 ? Outcome::P : Outcome::N;
    steps.push_back(decide);
}

std::vector<Use> ValuesDecide::uses(const Proof& proof) const
{
    if (values.size() < 2)
        return {};
    std::vector<Use> found{{Theorem::Bouton, nimSubject({values})}};
    std::vector<Component> heaps;
    for (const Count heap : proof.position().heaps)
        heaps.push_back({proof.rules(), {{heap}}});
    if (const auto gameSum = GameSum::make(std::move(heaps)); gameSum && prove(Theorem::SumTheorem, *gameSum))
        found.insert(found.begin(), {Theorem::SumTheorem, *gameSum});
    return found;
}

std::vector<Use> WindowFromZeroVerdict::uses(const Proof& proof) const { return {{Theorem::GuySmith, proof.subject}}; }
std::vector<Use> PeriodByEyeVerdict::uses(const Proof& proof) const { return {{Theorem::SubtractionPeriod, proof.subject}}; }

}  // namespace nimstone::proof
