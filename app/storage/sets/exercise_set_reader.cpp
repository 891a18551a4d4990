// The reader of exercise sets, and its errors.
#include "app/storage/sets/exercise_set_json.h"

#include <QDate>
#include <QList>
#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <span>
#include <utility>

#include "app/storage/files/json_reader.h"
#include "app/storage/sets/set_fields.h"
#include "core/contest/problem.h"
#include "core/learn/path.h"
#include "core/practice/marking.h"
#include "core/proofs/proof.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

using practice::SetError;

namespace {

constexpr std::array<std::string_view, 2> titleLanguages{"en", "zh_CN"};

using SetFieldNames = std::span<const std::string_view>;

/// True if an entry whose kind is given by the field `kind` may have the field `other` too.
constexpr bool mayHave(std::size_t kind, std::size_t other)
{
    switch (kind) {
    case SkillName: return other >= GameName && other <= Number;
    case HeapSizes: return other == SkillName;
    case ProofName: return other == PositionText || other == MoveText;
    default: return false;
    }
}

/// True if the name is that of a theorem, a problem or a lesson.
bool isTaskName(std::size_t field, const std::string& name)
{
    const contest::Problem* const problem = contest::problemNamed(name);
    return field == ProofName ? proof::theoremNamed(name).has_value() : field == LessonName ? learn::numberOf(name).has_value() : problem && problem->name == name;
}

/// True if the proof applies to its position and its move.
bool isProvable(const practice::TaskEntry& task)
{
    const auto subject = parseSum(task.position);
    const auto move = task.move.empty() ? tl::expected<Move, NotationError>() : parseMove(task.move);
    return subject && move && prove(*proof::theoremNamed(task.name), *subject, task.move.empty() ? std::nullopt : std::optional(*move));
}

std::string listed(SetFieldNames names)
{
    std::string text;
    for (const std::string_view name : names)
        text += (text.empty() ? "" : ", ") + std::string(name);
    return text;
}

bool isDay(const std::string& text)
{
    const QString day = QString::fromStdString(text);
    return QDate::fromString(day, Qt::ISODate).toString(Qt::ISODate) == day && !day.isEmpty();
}

std::size_t codePoints(const std::string& text) { return static_cast<std::size_t>(QString::fromStdString(text).toUcs4().size()); }

/// Reads a set of exercises while its JSON is parsed.
class ExerciseSetReader : public JsonReader {
public:
    /// Makes a reader. The content must not begin with a byte order mark. The set must have at least `fewest` items.
    ExerciseSetReader(const QByteArray& content, std::size_t fewest) : JsonReader(content), m_fewest(fewest) {}

    const practice::SetError& error() const { return m_error; }
    /// Returns the set. Must be called only after parsing has succeeded.
    practice::ExerciseSet takeSet() { return std::move(m_set); }

private:
    using Kind = practice::SetError::Kind;
    /// The level of the next value: 1 in the set, 2 in its list of entries, 3 in an entry, 4 in its heaps.
    enum Depth { Root, Set, List, Entry, Heaps };

    bool take(const Value& value) override;
    bool takeKey(const std::string& name) override;
    bool close() override;
    bool breaksAt(qsizetype at, const QString& found) override
    {
        return failAt(at, {.kind = found.isEmpty() ? Kind::EndsHere : Kind::NoJson, .found = found.toStdString()});
    }
    bool takeOfSet(const Value& value);
    bool takeOfEntry(const Value& value);
    template <class Whole>
    bool takeNumber(const Value& value, Whole least, Whole most, Whole& number)
    {
        const Count* found = std::get_if<Count>(&value);
        if (!found || std::cmp_less(*found, least) || std::cmp_greater(*found, most))
            return fail(Kind::NoNumber, static_cast<Count>(least), static_cast<Count>(most));
        number = static_cast<Whole>(*found);
        return true;
    }
    bool takeText(const Value& value, std::size_t longest, std::string& text)
    {
        const std::string* found = std::get_if<std::string>(&value);
        if (!found)
            return fail(Kind::NoText);
        text = *found;
        return codePoints(text) <= longest || fail(Kind::TextTooLong, 0, longest);
    }
    /// Takes one of the names in `table`.
    template <class Enum, std::size_t rows>
    bool takeName(const Value& value, const std::array<NamedValue<Enum>, rows>& table, Enum& one)
    {
        const std::string* text = std::get_if<std::string>(&value);
        const auto found = text ? valueIn(table, *text) : std::nullopt;
        one = found.value_or(one);
        if (found)
            return true;
        std::array<std::string_view, rows> names;
        std::ranges::transform(table, names.begin(), &NamedValue<Enum>::name);
        return fail(Kind::NoValue, 0, 0, listed(names));
    }
    bool closeEntry();
    bool closeHeaps();
    bool closeTask(std::size_t field);
    bool closeSet();
    bool add(practice::NamedExercise name)
    {
        m_names.push_back(std::move(name));
        return m_set.entries.emplace_back(practice::SheetExercise{}), true;
    }

    /// The next two functions report an error: fail() at the current token, failAt() at another place.
    bool fail(Kind kind, Count least = 0, Count most = 0, std::string expected = {})
    {
        return failAt(at(), {.kind = kind, .found = found().toStdString(), .expected = std::move(expected), .least = least, .most = most});
    }
    bool failAt(qsizetype at, practice::SetError error);

    /// The offset of an open object, and the offsets of the fields that it has, in bytes.
    struct Fields {
        qsizetype at = 0;
        std::map<std::size_t, qsizetype> keys{};

        bool has(std::size_t field) const { return keys.contains(field); }
    };
    /// Returns true if the object has the field; otherwise reports an error with its name.
    bool require(const Fields& fields, std::size_t field, std::string_view name)
    {
        return fields.has(field) || failAt(fields.at, {.kind = Kind::FieldMissing, .expected = std::string(name)});
    }

    const std::size_t m_fewest;
    practice::ExerciseSet m_set;
    std::vector<practice::NamedExercise> m_names;  ///< the exercises among the entries; those in m_set are empty until the end
    practice::SetError m_error;
    int m_depth = Root;
    std::size_t m_field = 0;  ///< the index of the field that the next value belongs to
    Fields m_ofSet;
    qsizetype m_listAt = 0;
    Fields m_ofEntry;
    practice::ExerciseCode m_code;
    std::array<std::string, entryFields.size()> m_texts;  ///< the texts of the current entry, by field
    Position m_heaps;
    qsizetype m_heapsAt = 0;
};

bool ExerciseSetReader::failAt(qsizetype at, SetError error)
{
    const TextPlace place = placeOf(at);
    error.line = place.line;
    error.column = place.column;
    m_error = std::move(error);
    return false;
}

bool ExerciseSetReader::takeKey(const std::string& value)
{
    const SetFieldNames names = m_depth == Set ? SetFieldNames(setFields) : SetFieldNames(entryFields);
    Fields& fields = m_depth == Set ? m_ofSet : m_ofEntry;
    const auto name = std::ranges::find(names, value);
    if (name == names.end())
        return fail(Kind::UnknownField, 0, 0, listed(names));
    m_field = static_cast<std::size_t>(name - names.begin());
    if (fields.has(m_field))
        return fail(Kind::FieldTwice);
    fields.keys[m_field] = at();
    return true;
}

bool ExerciseSetReader::take(const Value& value)
{
    switch (m_depth) {
    case Root:
        m_ofSet.at = at();
        break;
    case Set: return takeOfSet(value);
    case List:
        if (m_set.entries.size() == practice::mostOnSheet)
            return fail(Kind::ListLength, m_fewest, practice::mostOnSheet);
        m_ofEntry = {.at = at()};
        m_code = {};
        m_texts = {};
        m_heaps = {};
        break;
    case Entry: return takeOfEntry(value);
    default:
        if (m_heaps.heaps.size() == practice::mostSetHeaps)
            return fail(Kind::ListLength, practice::fewestSetHeaps, practice::mostSetHeaps);
        m_heaps.heaps.push_back(0);
        return takeNumber(value, Count{0}, practice::largestSetHeap, m_heaps.heaps.back());
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

bool ExerciseSetReader::takeOfSet(const Value& value)
{
    const std::string* text = std::get_if<std::string>(&value);
    Count written = 0;
    switch (m_field) {
    case Schema: return text || fail(Kind::NoText);
    case Format: return (text && *text == setFormat) || fail(Kind::NotOurs);
    case Version:
        return takeNumber(value, Count{1}, maxCount, written) && (written <= setVersion || fail(Kind::Newer, setVersion, setVersion));
    case HandedOut:
        m_set.handedOut = value == Value(true);
        return std::holds_alternative<bool>(value) || fail(Kind::NoTruth);
    case Title: return takeText(value, practice::longestSetTitle, m_set.title);
    case Language:
        if (!text || std::ranges::find(titleLanguages, *text) == titleLanguages.end())
            return fail(Kind::NoLanguage);
        m_set.language = *text;
        return true;
    case ClassName: return takeText(value, practice::longestSetTitle, m_set.className);
    case Text: return takeText(value, practice::longestSetText, m_set.text);
    case Due: return takeText(value, practice::longestSetTitle, m_set.due) && (isDay(m_set.due) || fail(Kind::NoDay));
    case Answers: return takeName(value, practice::answersShownNames, m_set.rules.answers);
    case Hints: return takeNumber(value, 0, practice::hintsThatReveal, m_set.rules.hints);
    case Attempts: return takeNumber(value, 1, practice::mostSetAttempts, m_set.rules.attempts);
    case Order: return takeName(value, practice::setOrderNames, m_set.rules.order);
    case Variant: return takeName(value, practice::setVariantNames, m_set.rules.variant);
    default:
        if (value != Value(Opening::List))
            return fail(Kind::NoList);
        m_listAt = at();
        m_depth = List;
        return true;
    }
}

bool ExerciseSetReader::takeOfEntry(const Value& value)
{
    const std::string* text = std::get_if<std::string>(&value);
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
    case Level: return takeNumber(value, practice::lowestLevel, practice::highestLevel, m_code.level);
    case SeedNumber: {
        const auto large = text ? largeNumberOf(*text) : std::nullopt;
        return takeNumber(large ? Value(*large) : value, Count{0}, maxCount, m_code.seed);
    }
    case Number: return takeNumber(value, 1, practice::lastSetNumber, m_code.number);
    case HeapSizes:
        if (value != Value(Opening::List))
            return fail(Kind::NoList);
        m_heapsAt = at();
        m_depth = Heaps;
        return true;
    case EntryText: return takeText(value, practice::longestSetText, m_texts[m_field]);
    default:
        return takeText(value, practice::longestSetTitle, m_texts[m_field])
            && (m_field > LessonName || isTaskName(m_field, m_texts[m_field]) || fail(Kind::UnknownTask, 0, 0, std::string(entryFields[m_field])));
    }
}

bool ExerciseSetReader::close()
{
    const auto isLong = [this](qsizetype at, std::size_t count, std::size_t least, Count most) {
        return count >= least || failAt(at, {.kind = Kind::ListLength, .least = least, .most = most});
    };
    switch (m_depth--) {
    case Heaps: return isLong(m_heapsAt, m_heaps.heaps.size(), practice::fewestSetHeaps, practice::mostSetHeaps);
    case Entry: return closeEntry();
    case List: return isLong(m_listAt, practice::itemsIn(m_set.entries).size(), m_fewest, practice::mostOnSheet);
    default: return closeSet();
    }
}

bool ExerciseSetReader::closeSet()
{
    if (!std::ranges::all_of(std::array{Format, Version, Exercises}, [this](SetField field) { return require(m_ofSet, field, setFields[field]); }))
        return false;
    practice::SheetExercises exercises = practice::exercisesNamed(m_names);
    auto exercise = exercises.begin();
    for (practice::SetEntry& entry : m_set.entries) {
        if (auto* const empty = std::get_if<practice::SheetExercise>(&entry))
            *empty = std::move(*exercise++);
    }
    return true;
}

bool ExerciseSetReader::closeEntry()
{
    const Fields& fields = m_ofEntry;
    std::size_t kind = 0;
    while (kind < GameName && !fields.has(kind))
        ++kind;
    if (kind == GameName)
        return require(fields, SkillName, entryFields[SkillName]);
    if (kind == SkillName && fields.has(HeapSizes))
        kind = HeapSizes;
    for (const auto& [field, at] : fields.keys) {
        if (field != kind && !mayHave(kind, field))
            return failAt(at, {.kind = Kind::FieldClash, .found = std::string(entryFields[field]), .expected = std::string(entryFields[kind])});
    }
    switch (kind) {
    case Code: return add(m_code);
    case HeapSizes: return closeHeaps();
    case EntryText: return m_set.entries.emplace_back(practice::TextEntry{m_texts[EntryText]}), true;
    case SkillName:
        if (fields.has(GameName) && !practice::canBeLimited(m_code.skill))
            return failAt(fields.keys.at(GameName), {.kind = Kind::SkillWithoutGame, .found = std::string(practice::name(m_code.skill))});
        return require(fields, SeedNumber, entryFields[SeedNumber]) && add(m_code);
    default: return closeTask(kind);
    }
}

bool ExerciseSetReader::closeHeaps()
{
    const std::string skill(practice::name(m_code.skill));
    if (!practice::isAskedOnHeaps(m_code.skill))
        return failAt(m_ofEntry.keys.at(HeapSizes), {.kind = Kind::SkillWithoutHeaps, .found = skill});
    const auto exercise = practice::exerciseOn(m_heaps, m_code.skill);
    return exercise ? add(*exercise) : failAt(m_heapsAt, {.kind = Kind::NoExercise, .expected = skill});
}

bool ExerciseSetReader::closeTask(std::size_t field)
{
    const practice::TaskEntry task{practice::taskNames[field - ProofName].value, m_texts[field], m_texts[PositionText], m_texts[MoveText]};
    if (field == ProofName && !require(m_ofEntry, PositionText, entryFields[PositionText]))
        return false;
    if (field == ProofName && !isProvable(task)) {
        const QString found = shortened(QString::fromStdString(task.position + ' ' + task.move)).trimmed();
        return failAt(m_ofEntry.keys.at(PositionText), {.kind = Kind::NoProof, .found = found.toStdString(), .expected = task.name});
    }
    return m_set.entries.emplace_back(task), true;
}

}  // namespace

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
