// A set that is worked through, as JSON: the set as in a file of its own, what was answered as an export has it, and between
// them how each exercise was left.
#include "app/storage/sets/exercise_run.h"

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <string_view>

#include "app/storage/record/progress_json.h"
#include "app/storage/sets/exercise_set_json.h"

namespace nimstone {

namespace {

using nlohmann::json;

constexpr int version = 1;
constexpr std::array<const char*, 4> states{"open", "wrong", "right", "shown"};
constexpr int mostOutcome = 9;
constexpr int mostCount = 1'000'000;
constexpr std::size_t mostAttempts = 10'000;
constexpr qsizetype longestNumber = 200;
constexpr int deepest = 20;

json draftJson(const ExerciseRun::MoveInput& draft)
{
    return {{"number", draft.number.toStdString()}, {"heap", draft.heap}, {"chosen", draft.chosen}, {"taken", draft.taken}};
}

json placeJson(const ExerciseRun::Place& place)
{
    json attempts = json::array();
    for (const ExerciseRun::Attempt& one : place.attempts) {
        attempts.push_back({{"outcome", one.outcome}, {"hints", one.hints}, {"wrong", one.wrong}, {"done", one.done}, {"shown", one.shown}, {"before", one.before}});
    }
    return {{"state", states[static_cast<std::size_t>(place.state)]},
            {"hints", place.hints},
            {"given", draftJson(place.given)},
            {"draft", draftJson(place.draft)},
            {"attempts", std::move(attempts)}};
}

/// What stands at the name, where there is such a thing; null else.
const json& at(const json& value, const char* name)
{
    static const json none;
    const auto found = value.is_object() ? value.find(name) : value.end();
    return found == value.end() ? none : *found;
}

int number(const json& value, int least, int most, int otherwise)
{
    if (!value.is_number_integer() || value < least || value > most)
        return otherwise;
    return value.get<int>();
}

bool truth(const json& value) { return value.is_boolean() && value.get<bool>(); }

std::vector<int> numbers(const json& value)
{
    std::vector<int> all;
    if (value.is_array() && value.size() <= practice::largestSetHeap) {
        for (const json& one : value)
            all.push_back(number(one, 0, mostCount, 0));
    }
    return all;
}

QString text(const json& value) { return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString(); }

ExerciseRun::MoveInput draftOf(const json& value)
{
    return {text(at(value, "number")).left(longestNumber), number(at(value, "heap"), -1, mostCount, -1), numbers(at(value, "chosen")),
            numbers(at(value, "taken"))};
}

ExerciseRun::Place placeOf(const json& value)
{
    ExerciseRun::Place place;
    const QString state = text(at(value, "state"));
    const auto known = std::ranges::find_if(states, [&state](const char* name) { return state == QLatin1String(name); });
    if (known != states.end())
        place.state = static_cast<ExerciseRun::State>(known - states.begin());
    place.hints = number(at(value, "hints"), 0, practice::hintsThatTell, 0);
    place.given = draftOf(at(value, "given"));
    place.draft = draftOf(at(value, "draft"));
    const json& attempts = at(value, "attempts");
    if (attempts.is_array() && attempts.size() <= mostAttempts) {
        for (const json& one : attempts) {
            place.attempts.push_back({number(at(one, "outcome"), 0, mostOutcome, 0), number(at(one, "hints"), 0, practice::hintsThatTell, 0),
                                      number(at(one, "wrong"), 0, mostCount, 0), truth(at(one, "done")), truth(at(one, "shown")), truth(at(one, "before"))});
        }
    }
    return place;
}

/// The file as a whole, where it is one of ours; null else.
json rootOf(const QByteArray& content)
{
    // What lies deeper is nothing of ours, and printing it would go as deep.
    const auto isNear = [](int depth, json::parse_event_t, json&) { return depth <= deepest; };
    json root = json::parse(content.begin(), content.end(), isNear, false);
    const bool isOurs = at(root, "nimstone") == "exercise-run" && at(root, "version") == version && at(root, "places").is_array();
    if (!isOurs)
        return {};
    return root;
}

QByteArray bytesOf(const json& value) { return QByteArray::fromStdString(value.dump(-1, ' ', false, json::error_handler_t::replace)); }

}  // namespace

QByteArray printExerciseRun(const ExerciseRun& run)
{
    json places = json::array();
    for (const ExerciseRun::Place& place : run.places)
        places.push_back(placeJson(place));
    const QByteArray set = printExerciseSet(run.set);
    const QByteArray answers = printProgressJson(run.answers);
    const json root{{"nimstone", "exercise-run"},
                    {"version", version},
                    {"set", json::parse(set.begin(), set.end(), nullptr, false)},
                    {"place", run.place},
                    {"finished", run.finished},
                    {"onDesk", run.onDesk},
                    {"places", std::move(places)},
                    {"answers", json::parse(answers.begin(), answers.end(), nullptr, false)}};
    return bytesOf(root) + '\n';
}

std::optional<ExerciseRun> parseExerciseRun(const QByteArray& content)
{
    const json root = rootOf(content);
    if (root.is_null())
        return std::nullopt;
    auto set = parseExerciseSet(bytesOf(at(root, "set")));
    auto answers = parseProgressJson(bytesOf(at(root, "answers")));
    if (!set || !answers || at(root, "places").size() != set->exercises.size())
        return std::nullopt;
    ExerciseRun run;
    for (const json& place : at(root, "places"))
        run.places.push_back(placeOf(place));
    run.place = number(at(root, "place"), 0, static_cast<int>(run.places.size()) - 1, 0);
    run.finished = truth(at(root, "finished"));
    run.onDesk = truth(at(root, "onDesk"));
    run.set = std::move(*set);
    run.answers = std::move(*answers);
    return run;
}

std::optional<RunHead> headOfRun(const QByteArray& content)
{
    const json root = rootOf(content);
    const json& places = at(root, "places");
    if (places.empty())
        return std::nullopt;
    RunHead head{text(at(at(root, "set"), "title")), 0, static_cast<int>(places.size())};
    head.place = number(at(root, "place"), 0, head.count - 1, 0);
    head.done = static_cast<int>(std::ranges::count_if(places, [](const json& place) {
        const auto state = placeOf(place).state;
        return state == ExerciseRun::State::Right || state == ExerciseRun::State::Shown;
    }));
    return head;
}

}  // namespace nimstone
