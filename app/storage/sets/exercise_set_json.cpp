#include "app/storage/sets/exercise_set_json.h"

#include <QList>
#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <span>

#include "app/storage/files/json_reader.h"
#include "core/practice/exercise_set.h"

namespace nimstone {

using practice::SetError;

namespace {

constexpr std::array<std::string_view, 2> titleLanguages{"en", "zh_CN"};

using SetFieldNames = std::span<const std::string_view>;

enum SetField : std::size_t { Schema, Format, Version, Title, Language, Exercises };
constexpr std::array<std::string_view, 6> setFields{"$schema", "nimstone", "version", "title", "language", "exercises"};

enum ExerciseField : std::size_t { Code, SkillName, GameName, Level, SeedNumber, Number, HeapSizes };
constexpr std::array<std::string_view, 7> exerciseFields{"code", "skill", "game", "level", "seed", "number", "heaps"};

constexpr std::string_view setFormat = "exercise-set";
constexpr Count setVersion = 1;

std::string listed(SetFieldNames names)
{
    std::string text;
    for (const std::string_view name : names)
        text += (text.empty() ? "" : ", ") + std::string(name);
    return text;
}

std::size_t codePoints(const std::string& text) { return static_cast<std::size_t>(QString::fromStdString(text).toUcs4().size()); }

/// Reads a set of exercises while its JSON is parsed.
class ExerciseSetReader : public JsonReader {
public:
    /// Makes a reader. The content must not begin with a byte order mark. The set must have at least `fewest`
    /// exercises.
    ExerciseSetReader(const QByteArray& content, std::size_t fewest) : JsonReader(content), m_fewest(fewest) {}

    const practice::SetError& error() const { return m_error; }
    /// Returns the set. Must be called only after parsing has succeeded.
    practice::ExerciseSet takeSet();

private:
    using Kind = practice::SetError::Kind;
    /// The level of the next value: 1 in the set, 2 in its list of exercises, 3 in an exercise, 4 in its heaps.
    enum Depth { Root, Set, List, Exercise, Heaps };

    bool take(const Value& value) override;
    bool takeKey(const std::string& name) override;
    bool close() override;
    bool breaksAt(qsizetype at, const QString& found) override;
    bool takeOfSet(const Value& value);
    bool takeOfExercise(const Value& value);
    bool takeNumber(const Value& value, Count least, Count most, Count& number);
    /// Returns true if a list with `count` items can have one more item; otherwise reports `least` and `most`, the limits.
    bool goesOn(std::size_t count, std::size_t least, std::size_t most);
    bool closeExercise();
    bool closeHeaps();
    bool closeList();
    bool closeSet();

    /// The next two functions report an error: fail() at the current token, failAt() at another place.
    bool fail(Kind kind, Count least = 0, Count most = 0);
    bool failAt(qsizetype at, practice::SetError error);

    /// The offset of an open object, and the offsets of its fields, in bytes; −1 for a missing field.
    struct Fields {
        qsizetype at = 0;
        std::array<qsizetype, exerciseFields.size()> keys{-1, -1, -1, -1, -1, -1, -1};

        bool has(std::size_t field) const { return keys[field] >= 0; }
    };

    const std::size_t m_fewest;
    practice::ExerciseSet m_set;
    std::vector<practice::NamedExercise> m_names;
    practice::SetError m_error;
    int m_depth = Root;
    std::size_t m_field = 0;  ///< the index of the field that the next value belongs to
    Fields m_ofSet;
    qsizetype m_listAt = 0;
    Fields m_ofExercise;
    practice::ExerciseCode m_code;
    Position m_heaps;
    qsizetype m_heapsAt = 0;
};

// --- errors ---

bool ExerciseSetReader::failAt(qsizetype at, SetError error)
{
    const TextPlace place = placeOf(at);
    error.line = place.line;
    error.column = place.column;
    m_error = std::move(error);
    return false;
}

bool ExerciseSetReader::fail(Kind kind, Count least, Count most)
{
    return failAt(at(), {.kind = kind, .found = found().toStdString(), .least = least, .most = most});
}

bool ExerciseSetReader::breaksAt(qsizetype at, const QString& found)
{
    return failAt(at, {.kind = found.isEmpty() ? Kind::EndsHere : Kind::NoJson, .found = found.toStdString()});
}

// --- values ---

bool ExerciseSetReader::takeKey(const std::string& value)
{
    const SetFieldNames names = m_depth == Set ? SetFieldNames(setFields) : SetFieldNames(exerciseFields);
    Fields& fields = m_depth == Set ? m_ofSet : m_ofExercise;
    const auto name = std::ranges::find(names, value);
    if (name == names.end()) {
        fail(Kind::UnknownField);
        m_error.expected = listed(names);
        return false;
    }
    m_field = static_cast<std::size_t>(name - names.begin());
    if (fields.has(m_field))
        return fail(Kind::FieldTwice);
    fields.keys[m_field] = at();
    return true;
}

bool ExerciseSetReader::goesOn(std::size_t count, std::size_t least, std::size_t most)
{
    return count < most || fail(Kind::ListLength, least, most);
}

bool ExerciseSetReader::take(const Value& value)
{
    Count heap = 0;
    switch (m_depth) {
    case Root:
        m_ofSet.at = at();
        break;
    case Set: return takeOfSet(value);
    case List:
        if (!goesOn(m_names.size(), m_fewest, practice::mostOnSheet))
            return false;
        m_ofExercise = {.at = at()};
        m_code = {};
        m_heaps = {};
        break;
    case Exercise: return takeOfExercise(value);
    default:
        if (!goesOn(m_heaps.heaps.size(), practice::fewestSetHeaps, practice::mostSetHeaps)
            || !takeNumber(value, 0, practice::largestSetHeap, heap))
            return false;
        m_heaps.heaps.push_back(heap);
        return true;
    }
    ++m_depth;
    return value == Value(Opening::Object) || fail(Kind::NoObject);
}

/// Parses a number that `seedText` wrote as a string.
std::optional<Count> largeNumberOf(const std::string& digits)
{
    Count number = 0;
    const auto [end, code] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool isLarge = code == std::errc() && number > largestExactNumber && std::to_string(number) == digits;
    return isLarge ? std::optional(number) : std::nullopt;
}

bool ExerciseSetReader::takeNumber(const Value& value, Count least, Count most, Count& number)
{
    const Count* found = std::get_if<Count>(&value);
    const std::string* digits = std::get_if<std::string>(&value);
    const auto large = digits ? largeNumberOf(*digits) : std::nullopt;
    if (!found && large)
        found = &*large;
    if (!found || *found < least || *found > most)
        return fail(Kind::NoNumber, least, most);
    number = *found;
    return true;
}

bool ExerciseSetReader::takeOfSet(const Value& value)
{
    const std::string* text = std::get_if<std::string>(&value);
    Count written = 0;
    switch (m_field) {
    case Schema: return text || fail(Kind::NoText);
    case Format: return (text && *text == setFormat) || fail(Kind::NotOurs);
    case Version:
        if (!takeNumber(value, setVersion, maxCount, written))
            return false;
        return written == setVersion || fail(Kind::Newer, setVersion, setVersion);
    case Title:
        if (!text)
            return fail(Kind::NoText);
        m_set.title = *text;
        return codePoints(*text) <= practice::longestSetTitle || fail(Kind::NoTitle, 0, practice::longestSetTitle);
    case Language:
        if (!text || std::ranges::find(titleLanguages, *text) == titleLanguages.end())
            return fail(Kind::NoLanguage);
        m_set.language = *text;
        return true;
    default:
        if (value != Value(Opening::List))
            return fail(Kind::NoList);
        m_listAt = at();
        m_depth = List;
        return true;
    }
}

bool ExerciseSetReader::takeOfExercise(const Value& value)
{
    const std::string* text = std::get_if<std::string>(&value);
    Count number = 0;
    switch (m_field) {
    case Code: {
        const auto code = text ? practice::parseExerciseCode(*text) : std::nullopt;
        if (!code)
            return fail(text ? Kind::NoCode : Kind::NoText);
        m_code = *code;
        return m_code.number <= practice::lastSetNumber
            || failAt(at(), {.kind = Kind::NoNumber, .found = std::to_string(m_code.number), .least = 1, .most = practice::lastSetNumber});
    }
    case SkillName: {
        const auto skill = text ? practice::skillNamed(*text) : std::nullopt;
        m_code.skill = skill.value_or(m_code.skill);
        return skill || fail(text ? Kind::UnknownSkill : Kind::NoText);
    }
    case GameName:
        m_code.game = text ? practice::outcomeGameNamed(*text) : std::nullopt;
        return m_code.game || fail(text ? Kind::UnknownGame : Kind::NoText);
    case Level:
        if (!takeNumber(value, practice::lowestLevel, practice::highestLevel, number))
            return false;
        m_code.level = static_cast<int>(number);
        return true;
    case SeedNumber: return takeNumber(value, 0, maxCount, m_code.seed);
    case Number:
        if (!takeNumber(value, 1, practice::lastSetNumber, number))
            return false;
        m_code.number = static_cast<int>(number);
        return true;
    default:
        if (value != Value(Opening::List))
            return fail(Kind::NoList);
        m_heapsAt = at();
        m_depth = Heaps;
        return true;
    }
}

// --- ends of objects and lists ---

bool ExerciseSetReader::close()
{
    switch (m_depth--) {
    case Heaps: return closeHeaps();
    case Exercise: return closeExercise();
    case List: return closeList();
    default: return closeSet();
    }
}

bool ExerciseSetReader::closeHeaps()
{
    return m_heaps.heaps.size() >= practice::fewestSetHeaps
        || failAt(m_heapsAt, {.kind = Kind::ListLength, .least = practice::fewestSetHeaps, .most = practice::mostSetHeaps});
}

bool ExerciseSetReader::closeList()
{
    return m_names.size() >= m_fewest || failAt(m_listAt, {.kind = Kind::ListLength, .least = m_fewest, .most = practice::mostOnSheet});
}

bool ExerciseSetReader::closeExercise()
{
    const Fields& fields = m_ofExercise;
    const auto name = [](std::size_t field) { return std::string(exerciseFields[field]); };
    const auto clash = [&](std::size_t with, std::initializer_list<std::size_t> others) {
        for (const std::size_t field : others) {
            if (fields.has(with) && fields.has(field))
                return !failAt(fields.keys[field], {.kind = Kind::FieldClash, .found = name(field), .expected = name(with)});
        }
        return false;
    };
    if (clash(Code, {SkillName, GameName, Level, SeedNumber, Number, HeapSizes}) || clash(HeapSizes, {GameName, Level, SeedNumber, Number}))
        return false;
    if (fields.has(Code)) {
        m_names.emplace_back(m_code);
        return true;
    }
    for (const std::size_t field : {SkillName, SeedNumber}) {
        if (!fields.has(field) && !(field == SeedNumber && fields.has(HeapSizes)))
            return failAt(fields.at, {.kind = Kind::FieldMissing, .expected = name(field)});
    }
    if (fields.has(GameName) && !practice::canBeLimited(m_code.skill))
        return failAt(fields.keys[GameName], {.kind = Kind::SkillWithoutGame, .found = std::string(practice::name(m_code.skill))});
    if (!fields.has(HeapSizes)) {
        m_names.emplace_back(m_code);
        return true;
    }
    if (!practice::isAskedOnHeaps(m_code.skill))
        return failAt(fields.keys[HeapSizes], {.kind = Kind::SkillWithoutHeaps, .found = std::string(practice::name(m_code.skill))});
    const auto exercise = practice::exerciseOn(m_heaps, m_code.skill);
    if (!exercise)
        return failAt(m_heapsAt, {.kind = Kind::NoExercise, .expected = std::string(practice::name(m_code.skill))});
    m_names.emplace_back(*exercise);
    return true;
}

bool ExerciseSetReader::closeSet()
{
    for (const std::size_t field : {Format, Version, Exercises}) {
        if (!m_ofSet.has(field))
            return failAt(m_ofSet.at, {.kind = Kind::FieldMissing, .expected = std::string(setFields[field])});
    }
    return true;
}

practice::ExerciseSet ExerciseSetReader::takeSet()
{
    m_set.exercises = practice::exercisesNamed(m_names);
    return std::move(m_set);
}

std::string inQuotes(std::string_view text) { return nlohmann::json(text).dump(); }

/// Returns a member of a JSON object, such as "level": 2.
std::string fieldOf(std::string_view name, const std::string& value) { return inQuotes(name) + ": " + value; }

/// Returns the digits of the seed, in quotation marks if programs that read numbers as doubles would round the seed.
std::string seedText(Seed seed)
{
    const std::string digits = std::to_string(seed);
    return seed > largestExactNumber ? inQuotes(digits) : digits;
}

std::string lineOf(const practice::SheetExercise& one)
{
    const auto field = [](ExerciseField which, const std::string& value) { return fieldOf(exerciseFields[which], value); };
    std::string skill = '{' + field(SkillName, inQuotes(practice::name(skillOf(one.exercise)))) + ", ";
    if (one.code) {
        if (one.code->game)
            skill += field(GameName, inQuotes(practice::name(*one.code->game))) + ", ";
        return skill + field(Level, std::to_string(one.code->level)) + ", " + field(SeedNumber, seedText(one.code->seed)) + ", "
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
