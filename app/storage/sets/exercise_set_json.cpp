#include "app/storage/sets/exercise_set_json.h"

#include <QCryptographicHash>
#include <nlohmann/json.hpp>

#include "app/storage/files/json_reader.h"
#include "app/storage/sets/set_fields.h"

namespace nimstone {

namespace {

std::string inQuotes(std::string_view text) { return nlohmann::json(text).dump(); }

/// Returns a member of a JSON object, such as "level": 2.
std::string fieldOf(std::string_view name, const std::string& value) { return inQuotes(name) + ": " + value; }

/// Returns the digits of the seed, in quotation marks if programs that read numbers as doubles would round the seed.
std::string seedText(Seed seed)
{
    const std::string digits = std::to_string(seed);
    return seed > largestExactNumber ? inQuotes(digits) : digits;
}

std::string entryLine(std::initializer_list<std::pair<EntryField, std::string>> fields)
{
    std::string line;
    for (const auto& [field, value] : fields) {
        if (!value.empty())
            line += (line.empty() ? "{" : ", ") + fieldOf(entryFields[field], value);
    }
    return line + '}';
}

std::string lineOf(const practice::SheetExercise& one)
{
    const std::string skill = inQuotes(practice::name(skillOf(one.exercise)));
    if (one.code) {
        return entryLine({{SkillName, skill}, {GameName, one.code->game ? inQuotes(practice::name(*one.code->game)) : std::string()},
                          {Level, std::to_string(one.code->level)}, {SeedNumber, seedText(one.code->seed)}, {Number, std::to_string(one.code->number)}});
    }
    std::string heaps;
    for (const Count heap : practice::heapsIn(one.exercise)->heaps)
        heaps += (heaps.empty() ? "" : ", ") + std::to_string(heap);
    return entryLine({{SkillName, skill}, {HeapSizes, '[' + heaps + ']'}});
}

std::string lineOf(const practice::TextEntry& one) { return entryLine({{EntryText, inQuotes(one.text)}}); }

std::string lineOf(const practice::TaskEntry& one)
{
    const auto filled = [](const std::string& text) { return text.empty() ? text : inQuotes(text); };
    return entryLine({{static_cast<EntryField>(ProofName + static_cast<std::size_t>(one.kind)), inQuotes(one.name)},
                      {PositionText, filled(one.position)}, {MoveText, filled(one.move)}});
}

/// Returns the lines of the fields that version 1 does not have. Fields with their usual value are left out.
std::string headOf(const practice::ExerciseSet& set)
{
    std::string lines;
    const auto add = [&lines](SetField field, bool isUsual, const std::string& value) {
        lines += isUsual ? std::string() : "  " + fieldOf(setFields[field], value) + ",\n";
    };
    const practice::SetRules usual;
    const practice::SetRules& rules = set.rules;
    add(HandedOut, !set.handedOut, "true");
    add(ClassName, set.className.empty(), inQuotes(set.className));
    add(Text, set.text.empty(), inQuotes(set.text));
    add(Due, set.due.empty(), inQuotes(set.due));
    add(Answers, rules.answers == usual.answers, inQuotes(nameIn(practice::answersShownNames, rules.answers)));
    add(Hints, rules.hints == usual.hints, std::to_string(rules.hints));
    add(Attempts, rules.attempts == usual.attempts, std::to_string(rules.attempts));
    add(Order, rules.order == usual.order, inQuotes(nameIn(practice::setOrderNames, rules.order)));
    add(Variant, rules.variant == usual.variant, inQuotes(nameIn(practice::setVariantNames, rules.variant)));
    return lines;
}

}  // namespace

QByteArray printExerciseSet(const practice::ExerciseSet& set)
{
    const auto line = [](SetField which, const std::string& value) { return "  " + fieldOf(setFields[which], value) + ",\n"; };
    const std::string head = headOf(set);
    const bool isFirstVersion = head.empty() && practice::exercisesIn(set.entries).size() == set.entries.size();
    std::string text = "{\n" + line(Format, inQuotes(setFormat)) + line(Version, std::to_string(isFirstVersion ? 1 : setVersion));
    if (!set.title.empty())
        text += line(Title, inQuotes(set.title));
    if (!set.language.empty())
        text += line(Language, inQuotes(set.language));
    text += head + "  " + fieldOf(setFields[Exercises], "[");
    const char* before = "\n    ";
    for (const practice::SetEntry& entry : set.entries) {
        text += before + std::visit([](const auto& one) { return lineOf(one); }, entry);
        before = ",\n    ";
    }
    return QByteArray::fromStdString(text + (set.entries.empty() ? "]\n}\n" : "\n  ]\n}\n"));
}

QString identityOf(practice::ExerciseSet set)
{
    set.handedOut = false;
    return QString::fromLatin1(QCryptographicHash::hash(printExerciseSet(set), QCryptographicHash::Sha256).toHex().left(20));
}

}  // namespace nimstone
