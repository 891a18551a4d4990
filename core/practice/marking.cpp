#include "core/practice/marking.h"

#include <algorithm>
#include <map>

#include "core/practice/answer_text.h"

namespace nimstone::practice {

namespace {

/// True if the pupil asked for the right answer. Then the record has no answer.
bool isRequest(const GivenAnswer& given) { return given.answerShown && given.answer.empty(); }

bool isRevealed(const GivenAnswer& given) { return answerWasRevealed({.hints = given.hints, .answerShown = given.answerShown}); }

MarkedAnswer marked(const Exercise& exercise, const GivenAnswer& given, const ExerciseSet& set)
{
    MarkedAnswer marked{.given = given};
    if (!isRequest(given))
        marked.answer = parseAnswer(exercise, given.answer);
    if (marked.answer) {
        const Result result = check(exercise, *marked.answer);
        marked.isRight = isRight(result);
        marked.misconception = misconceptionIn(result);
    }
    marked.oddity = {.claim = marked.isRight != given.isRight, .answer = !isRequest(given) && !marked.answer,
                     .hints = given.hints > set.rules.hints, .shown = isRevealed(given) && set.rules.answers != AnswersShown::Always};
    return marked;
}

/// Returns the mark of an exercise with at least one answer. The first answer with which the exercise is over decides.
Mark markOf(const std::vector<MarkedAnswer>& answers)
{
    for (const MarkedAnswer& one : answers) {
        if (one.oddity.attempts)
            break;
        const bool isFirst = &one == &answers.front();
        if (isRevealed(one.given))
            return Mark::Shown;
        if (one.isRight)
            return !isFirst ? Mark::AfterMistake : one.given.hints > 0 ? Mark::WithHints : Mark::AtOnce;
    }
    return Mark::Wrong;
}

}  // namespace

bool MarkedItem::isOdd() const
{
    return std::ranges::any_of(answers, [](const MarkedAnswer& one) { return one.oddity.any(); });
}

std::optional<Misconception> MarkedItem::misconception() const
{
    const auto found = std::ranges::find_if(answers, [](const MarkedAnswer& one) { return one.misconception.has_value(); });
    return found == answers.end() ? std::nullopt : found->misconception;
}

std::vector<std::size_t> itemsIn(const SetEntries& entries)
{
    std::vector<std::size_t> items;
    for (std::size_t entry = 0; entry < entries.size(); ++entry) {
        if (!std::holds_alternative<TextEntry>(entries[entry]))
            items.push_back(entry);
    }
    return items;
}

std::vector<MarkedItem> markItems(const SetEntries& entries, const ExerciseSet& set, std::span<const GivenAnswer> answers, std::span<const std::size_t> done)
{
    std::multimap<std::string_view, const GivenAnswer*> byExercise;
    for (const GivenAnswer& answer : answers)
        byExercise.emplace(answer.exercise, &answer);
    std::map<std::string, int> times;  // the number of times that the set asks each exercise
    for (const SheetExercise& one : exercisesIn(entries))
        ++times[recordName(one)];
    std::vector<MarkedItem> items;
    for (const std::size_t entry : itemsIn(entries)) {
        MarkedItem& item = items.emplace_back();
        const auto* const one = std::get_if<SheetExercise>(&entries[entry]);
        if (!one) {
            item.mark = std::ranges::find(done, entry) == done.end() ? Mark::Unanswered : Mark::AtOnce;
            continue;
        }
        const std::string exercise = recordName(*one);
        const auto [first, last] = byExercise.equal_range(exercise);
        for (auto answer = first; answer != last; ++answer)
            item.answers.push_back(marked(one->exercise, *answer->second, set));
        std::ranges::stable_sort(item.answers, {}, [](const MarkedAnswer& answer) { return answer.given.time; });
        const int most = set.rules.attempts * times[exercise];
        int attempts = 0;
        for (MarkedAnswer& answer : item.answers) {
            attempts += isRequest(answer.given) ? 0 : 1;
            answer.oddity.attempts = most > 0 && attempts > most;
            item.hints = std::max(item.hints, answer.given.hints);
        }
        if (!item.answers.empty())
            item.mark = markOf(item.answers);
    }
    return items;
}

}  // namespace nimstone::practice
