#include "tests/translations/lesson_value.h"

#include <QRegularExpression>
#include <QStringList>
#include <numeric>

#include "app/wording/grouped.h"
#include "app/wording/names.h"
#include "app/wording/play/positions.h"
#include "core/contest/io/stream.h"
#include "core/contest/problem.h"
#include "core/games/golden/wythoff.h"
#include "core/nimber.h"
#include "core/overloaded.h"
#include "core/practice/skills/other_games/mex.h"
#include "core/sum/analysis.h"
#include "core/zeckendorf.h"

namespace nimstone::tests {

namespace {

std::int64_t counted(Count number)
{
    return static_cast<std::int64_t>(number);
}

std::string inBinary(Count number)
{
    return (number > 1 ? inBinary(number / 2) : std::string()) + static_cast<char>('0' + number % 2);
}

std::string inFibonacciNumbers(Count number)
{
    std::string sum;
    for (const Count part : zeckendorf(number))
        sum.insert(0, std::to_string(part) + (sum.empty() ? "" : " + "));
    return sum;
}

/// A function of `fewest` to `most` numbers.
struct OfNumbers { std::string_view name; std::size_t fewest; std::size_t most; LessonValue (*compute)(const Numbers& n); };

constexpr OfNumbers ofNumbers[]{
    {"nim-sum", 1, maxHeaps, [](const Numbers& n) -> LessonValue { return counted(nimSum(n)); }},
    {"sum", 1, maxHeaps, [](const Numbers& n) -> LessonValue { return counted(std::accumulate(n.begin(), n.end(), Count{0})); }},
    {"minus", 2, 2, [](const Numbers& n) -> LessonValue { return counted(n[0]) - counted(n[1]); }},
    {"times", 2, 2, [](const Numbers& n) -> LessonValue { return counted(n[0] * n[1]); }},
    {"mod", 2, 2, [](const Numbers& n) -> LessonValue { return n[1] == 0 ? std::int64_t{-1} : counted(n[0] % n[1]); }},
    {"div", 2, 2, [](const Numbers& n) -> LessonValue { return n[1] == 0 ? std::int64_t{-1} : counted(n[0] / n[1]); }},
    {"mex", 0, maxHeaps, [](const Numbers& n) -> LessonValue { return counted(practice::mexFrom(0, {n.begin(), n.end()})); }},
    {"binary", 1, 1, [](const Numbers& n) -> LessonValue { return inBinary(n[0]); }},
    {"zeckendorf", 1, 1, [](const Numbers& n) -> LessonValue { return inFibonacciNumbers(n[0]); }},
    {"cold", 1, 1, [](const Numbers& n) -> LessonValue {
         const Count smaller = goldenMultiple(n[0]);
         return parseSum("wythoff:" + std::to_string(smaller) + ',' + std::to_string(smaller + n[0])).value();
     }},
};

struct OfPosition { std::string_view name; std::int64_t (*compute)(learn::LessonLine& in, const GameSum& sum); };

constexpr OfPosition ofPosition[]{
    {"grundy", [](learn::LessonLine& in, const GameSum& sum) {
         return counted(in.known(sum.grundy(), "a position with a known Grundy value", print(sum)));
     }},
    {"value", [](learn::LessonLine& in, const GameSum& sum) {
         return static_cast<std::int64_t>(in.known(analyze(sum, 0).partisan, "a position of Cutcake", print(sum)).value);
     }},
    {"winning", [](learn::LessonLine&, const GameSum& sum) { return counted(sum.winningMoves(0).count); }},
    {"moves", [](learn::LessonLine&, const GameSum& sum) { return counted(sum.moveCount()); }},
    {"stones", [](learn::LessonLine&, const GameSum& sum) {
         std::int64_t stones = 0;
         for (const Component& part : sum.components())
             stones += counted(totalStones(part.position).stones);
         return stones;
     }},
};

/// Reads "RULES LAST". If `lost` is true, returns the P-positions among the heaps 0 to LAST; otherwise all their Grundy values.
Numbers ofHeaps(learn::LessonLine& in, std::string_view written, bool lost)
{
    const auto [game, last] = learn::cut(written, " ", true);
    const Rules rules = in.rules(game);
    const Count largest = in.count(last);
    Numbers numbers;
    for (Count heap = 0; heap <= largest; ++heap) {
        if (!lost || rules->outcomeClass({{heap}}) == OutcomeClass::P)
            numbers.push_back(lost ? heap : in.known(rules->grundy({{heap}}), "a game with known Grundy values", game));
    }
    return numbers;
}

/// Reads "PROBLEM INPUT not WRONG", and returns the right answer, which has to differ from the wrong one.
std::string rightAnswer(learn::LessonLine& in, std::string_view written)
{
    const auto [name, texts] = learn::cut(written, " ");
    const auto [input, wrong] = learn::cut(texts, " not ");
    const contest::Problem* const problem = contest::problemNamed(name);
    in.require(problem, "a contest problem", name);
    std::string answer;
    if (problem)
        in.require(!contest::solve(*problem, contest::bytesOf(input), contest::appendTo(answer)), "an input", input);
    answer.erase(answer.find_last_not_of('\n') + 1);
    in.require(answer != wrong, "a wrong answer", wrong);
    return answer;
}

/// Computes a value. `in` keeps the errors.
LessonValue computed(learn::LessonLine& in, std::string_view written)
{
    // Computes the innermost value in braces first. It must be a number, which replaces the braces in the text.
    if (const std::size_t end = written.find('}'); end != std::string_view::npos) {
        const auto [start, inner] = learn::cut(written.substr(0, end), "{", true);
        const LessonValue number = computed(in, inner);
        const auto* const known = std::get_if<std::int64_t>(&number);
        in.require(known, "a value that is a number", inner);
        return in.error ? number : computed(in, std::string(start) + std::to_string(*known) + std::string(written.substr(end + 1)));
    }
    const auto [name, arguments] = learn::cut(written, " ");
    if (const auto* const of = std::ranges::find(ofNumbers, name, &OfNumbers::name); of != std::end(ofNumbers)) {
        const Numbers all = in.numbers(arguments);
        in.require(of->fewest <= all.size() && all.size() <= of->most, "another number of numbers", arguments);
        return in.error ? LessonValue() : of->compute(all);
    }
    if (const auto* const of = std::ranges::find(ofPosition, name, &OfPosition::name); of != std::end(ofPosition))
        return of->compute(in, in.position(arguments));
    if (name == "lost" || name == "values")
        return ofHeaps(in, arguments, name == "lost");
    if (name == "right")
        return rightAnswer(in, arguments);
    in.require(name == "after", "the name of a value", written);
    const auto [before, move] = in.moveAt(arguments);
    return before.play(move).value_or(before);
}

}  // namespace

tl::expected<LessonValue, learn::LessonError> valueOf(std::string_view text)
{
    learn::LessonLine in;
    LessonValue value = computed(in, text);
    if (in.error)
        return tl::unexpected(*in.error);
    return value;
}

QString valueText(const LessonValue& value)
{
    return std::visit(Overloaded{[](std::int64_t number) { return wording::grouped(number); },
                                 [](const Numbers& numbers) { return wording::listText(numbers); },
                                 [](const std::string& text) { return QString::fromStdString(text); },
                                 [](const GameSum& position) { return wording::positionPhrase(position); }},
                      value);
}

QStringList wrongValues(const QString& text)
{
    static const QRegularExpression value(QStringLiteral("\\{((?:[^{}]|\\{[^{}]*\\})+)\\}"));
    QStringList faults;
    for (auto matches = value.globalMatch(text); matches.hasNext();) {
        const QString written = matches.next().captured(1);
        const auto right = valueOf(written.section(QLatin1String(" = "), 0, -2).toStdString());
        if (!right)
            faults << QStringLiteral("a value cannot be computed: {%1}").arg(written);
        else if (written.section(QLatin1String(" = "), -1) != valueText(*right))
            faults << QStringLiteral("the value is %1: {%2}").arg(valueText(*right), written);
    }
    return faults;
}

}  // namespace nimstone::tests
