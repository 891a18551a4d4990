// The JSON format of a run (an exercise set in progress): the set has the format of a set file, the answers have the
// format of an export, and each entry has a state. Version 1 has no `name`, `number`, and `handedIn`.
#include "app/storage/sets/exercise_run.h"

#include <algorithm>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>

#include "app/storage/record/progress_json.h"
#include "app/storage/sets/exercise_set_json.h"
#include "app/storage/sets/hand_in.h"
#include "core/fields.h"

namespace nimstone {

using nlohmann::json;

NLOHMANN_JSON_SERIALIZE_ENUM(ExerciseRun::State, {{ExerciseRun::State::Open, "open"},
                                                  {ExerciseRun::State::Wrong, "wrong"},
                                                  {ExerciseRun::State::Right, "right"},
                                                  {ExerciseRun::State::Shown, "shown"}})

/// Writes a struct of a run as a JSON object with its fields.
template <class Struct>
    requires requires { Struct::fieldNames; }
void to_json(json& object, const Struct& all)
{
    fields(all, [&object](const char* name, const auto& field) {
        if constexpr (requires { field.toStdString(); })
            object[name] = field.toStdString();
        else
            object[name] = field;
    });
}

namespace {

constexpr int runVersion = 2;
constexpr int mostOutcome = 9;
constexpr int mostCount = 1'000'000;
constexpr std::size_t mostAttempts = 10'000;
constexpr qsizetype longestNumber = 200;
constexpr int deepest = 20;

/// Returns the smallest and the largest allowed value of the number field with this name.
std::pair<int, int> boundsOf(std::string_view name)
{
    if (name == "outcome")
        return {0, mostOutcome};
    if (name == "hints")
        return {0, practice::hintsThatReveal};
    return {name == "heap" ? -1 : 0, mostCount};
}

/// Returns the member with this name; null if it is missing.
const json& at(const json& value, const char* name)
{
    static const json none;
    const auto found = value.is_object() ? value.find(name) : value.end();
    return found == value.end() ? none : *found;
}

// The next functions read the fields of the structs from JSON. If a value is not valid, a number or list keeps its
// default value, a truth value becomes false, and a text becomes empty.

QString text(const json& value) { return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString(); }

void read(const json& value, const char* name, int& number)
{
    const auto [least, most] = boundsOf(name);
    if (value.is_number_integer() && value >= least && value <= most)
        number = value.get<int>();
}
void read(const json& value, const char*, bool& truth) { truth = value.is_boolean() && value.get<bool>(); }
void read(const json& value, const char*, QString& words) { words = text(value).left(longestNumber); }
void read(const json& value, const char*, ExerciseRun::State& state) { state = value.get<ExerciseRun::State>(); }
void read(const json& value, const char* name, std::vector<int>& numbers)
{
    if (value.is_array() && value.size() <= practice::largestSetHeap) {
        for (const json& one : value)
            read(one, name, numbers.emplace_back());
    }
}

template <class Struct>
Struct structOf(const json& value);

void read(const json& value, const char*, ExerciseRun::MoveInput& input) { input = structOf<ExerciseRun::MoveInput>(value); }
void read(const json& value, const char*, std::vector<ExerciseRun::Attempt>& attempts)
{
    if (value.is_array() && value.size() <= mostAttempts)
        std::ranges::transform(value, std::back_inserter(attempts), structOf<ExerciseRun::Attempt>);
}

template <class Struct>
Struct structOf(const json& value)
{
    Struct all;
    fields(all, [&value](const char* name, auto& field) { read(at(value, name), name, field); });
    return all;
}

/// Returns the whole file as JSON if it is a run of a known version; otherwise returns null.
json rootOf(const QByteArray& content)
{
    // Values that are nested deeper than `deepest` are skipped. A run has no such values, and printing them would need a
    // deep recursion.
    const auto isNear = [](int depth, json::parse_event_t, json&) { return depth <= deepest; };
    json root = json::parse(content.begin(), content.end(), isNear, false);
    const json& version = at(root, "version");
    const bool isOurs = at(root, "nimstone") == "exercise-run" && (version == 1 || version == runVersion) && at(root, "places").is_array();
    if (!isOurs)
        return {};
    return root;
}

/// Returns the index of the current exercise; 0 if the file has no valid index.
int placeNumber(const json& root)
{
    int place = 0;
    read(at(root, "place"), "place", place);
    return std::cmp_less(place, at(root, "places").size()) ? place : 0;
}

QByteArray bytesOf(const json& value) { return QByteArray::fromStdString(value.dump(-1, ' ', false, json::error_handler_t::replace)); }

}  // namespace

QByteArray printExerciseRun(const ExerciseRun& run)
{
    const QByteArray set = printExerciseSet(run.set);
    const QByteArray answers = printProgressJson(run.answers);
    const json root{{"nimstone", "exercise-run"},
                    {"version", runVersion},
                    {"name", run.name.toStdString()},
                    {"number", run.number.toStdString()},
                    {"handedIn", run.handedIn},
                    {"set", json::parse(set.begin(), set.end(), nullptr, false)},
                    {"place", run.place},
                    {"finished", run.finished},
                    {"onDesk", run.onDesk},
                    {"places", run.places},
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
    if (!set || !answers || at(root, "places").size() != set->entries.size())
        return std::nullopt;
    ExerciseRun run;
    std::ranges::transform(at(root, "places"), std::back_inserter(run.places), structOf<ExerciseRun::Place>);
    run.place = placeNumber(root);
    read(at(root, "finished"), nullptr, run.finished);
    read(at(root, "onDesk"), nullptr, run.onDesk);
    read(at(root, "name"), nullptr, run.name);
    read(at(root, "number"), nullptr, run.number);
    read(at(root, "handedIn"), nullptr, run.handedIn);
    run.entries = entriesOfPupil(practice::SetVariants(*set), run.name, run.number);
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
    const json& entries = at(at(root, "set"), "exercises");
    RunHead head{text(at(at(root, "set"), "title")), placeNumber(root)};
    for (std::size_t index = 0; index < places.size(); ++index) {
        // A shuffled set has its texts where the file has them.
        if (entries.is_array() && index < entries.size() && entries[index].contains("text"))
            continue;
        const auto read = structOf<ExerciseRun::Place>(places[index]);
        ++head.count;
        head.done += read.done || read.state == ExerciseRun::State::Right || read.state == ExerciseRun::State::Shown ? 1 : 0;
    }
    return head;
}

practice::SetEntries entriesOfPupil(const practice::SetVariants& set, const QString& name, const QString& number)
{
    const quint64 seed = pupilSeed(identityOf(set.set()), name, number);
    practice::SetEntries all = set.entriesFor(seed);
    practice::SetEntries entries;
    for (const std::size_t entry : practice::orderFor(set.set(), seed))
        entries.push_back(std::move(all[entry]));
    return entries;
}

}  // namespace nimstone
