#include "app/storage/sets/exercise_set_json.h"

#include "app/storage/sets/exercise_set_reader.h"

namespace nimstone {

using practice::SetError;

namespace {

std::string inQuotes(std::string_view text) { return nlohmann::json(text).dump(); }

/// "level": 2
std::string fieldOf(std::string_view name, const std::string& value) { return inQuotes(name) + ": " + value; }

std::string lineOf(const practice::SheetExercise& one)
{
    const auto field = [](ExerciseField which, const std::string& value) { return fieldOf(exerciseFields[which], value); };
    const std::string skill = '{' + field(SkillName, inQuotes(practice::name(skillOf(one.exercise)))) + ", ";
    if (one.code) {
        return skill + field(Level, std::to_string(one.code->level)) + ", " + field(SeedNumber, std::to_string(one.code->seed)) + ", "
            + field(Number, std::to_string(one.code->number)) + '}';
    }
    std::string heaps;
    for (const Count heap : practice::heapsIn(one.exercise)->heaps)
        heaps += (heaps.empty() ? "" : ", ") + std::to_string(heap);
    return skill + field(HeapSizes, '[' + heaps + ']') + '}';
}

}  // namespace

QByteArray printExerciseSet(const practice::ExerciseSet& set)
{
    const auto line = [](SetField which, const std::string& value) { return "  " + fieldOf(setFields[which], value) + ",\n"; };
    std::string text = "{\n" + line(Format, inQuotes(setFormat)) + line(Version, std::to_string(setVersion));
    if (!set.title.empty())
        text += line(Title, inQuotes(set.title));
    if (!set.language.empty())
        text += line(Language, inQuotes(set.language));
    text += "  " + fieldOf(setFields[Exercises], "[");
    const char* before = "\n    ";
    for (const practice::SheetExercise& one : set.exercises) {
        text += before + lineOf(one);
        before = ",\n    ";
    }
    return QByteArray::fromStdString(text + (set.exercises.empty() ? "]\n}\n" : "\n  ]\n}\n"));
}

tl::expected<practice::ExerciseSet, SetError> parseExerciseSet(const QByteArray& content, std::size_t fewest)
{
    if (std::cmp_greater(content.size(), practice::largestSetFile))
        return tl::unexpected(SetError{.kind = SetError::Kind::TooLarge, .most = practice::largestSetFile});
    const QByteArray text = content.startsWith("\xEF\xBB\xBF") ? content.mid(3) : content;
    if (const qsizetype bad = firstBadByte(text); bad >= 0) {
        const TextPlace place = placeAt(text, bad);
        return tl::unexpected(SetError{.kind = SetError::Kind::NoUtf8, .line = place.line, .column = place.column,
                                       .found = text.mid(bad, 1).toHex().toUpper().toStdString()});
    }
    ExerciseSetReader reader(text, fewest);
    if (nlohmann::json::sax_parse(text.begin(), text.end(), &reader))
        return reader.takeSet();
    return tl::unexpected(reader.error());
}

}  // namespace nimstone
