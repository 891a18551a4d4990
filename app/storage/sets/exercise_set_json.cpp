#include "app/storage/sets/exercise_set_json.h"

#include "app/storage/sets/exercise_set_reader.h"

namespace nimstone {

using practice::SetError;

namespace {

std::string quoted(const std::string& text) { return nlohmann::json(text).dump(); }

std::string lineOf(const practice::SheetExercise& one)
{
    std::string line = "{\"skill\": " + quoted(std::string(practice::name(skillOf(one.exercise))));
    if (one.code) {
        return line + ", \"level\": " + std::to_string(one.code->level) + ", \"seed\": " + std::to_string(one.code->seed)
            + ", \"number\": " + std::to_string(one.code->number) + '}';
    }
    line += ", \"heaps\": [";
    const char* before = "";
    for (const Count heap : practice::heapsIn(one.exercise)->heaps) {
        line += before + std::to_string(heap);
        before = ", ";
    }
    return line + "]}";
}

}  // namespace

QByteArray printExerciseSet(const practice::ExerciseSet& set)
{
    std::string text = "{\n  \"nimstone\": \"exercise-set\",\n  \"version\": 1,\n";
    if (!set.title.empty())
        text += "  \"title\": " + quoted(set.title) + ",\n";
    if (!set.language.empty())
        text += "  \"language\": " + quoted(set.language) + ",\n";
    text += "  \"exercises\": [";
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
