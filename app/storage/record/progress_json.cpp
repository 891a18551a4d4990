#include "app/storage/record/progress_json.h"

#include <QDateTime>
#include <algorithm>
#include <new>
#include <nlohmann/json.hpp>

#include "app/storage/files/files.h"
#include "app/storage/files/json_reader.h"
#include "app/storage/record/answer_fields.h"
#include "app/storage/record/record_names.h"

namespace nimstone {

using nlohmann::ordered_json;
using Form = AnswerField::Form;

namespace {

std::optional<qint64> timeOf(const QString& text)
{
    const QDateTime time = QDateTime::fromString(text, Qt::ISODateWithMs);
    return time.isValid() && text.endsWith(QLatin1Char('Z')) ? std::optional(time.toMSecsSinceEpoch()) : std::nullopt;
}

std::optional<practice::Day> dayOf(const QString& text)
{
    const QDate day = QDate::fromString(text, Qt::ISODate);
    if (!day.isValid() || day.toString(Qt::ISODate) != text)
        return std::nullopt;
    return nimstone::dayOf(day);
}

/// Returns the error for a value that does not have the form `form`.
ProgressJsonError::Kind faultOf(Form form)
{
    using Kind = ProgressJsonError::Kind;
    switch (form) {
    case Form::Time: return Kind::NoTime;
    case Form::Day: return Kind::NoDay;
    case Form::Number: return Kind::NoNumber;
    case Form::Truth: return Kind::NoTruth;
    case Form::Name:
    case Form::Text: break;
    }
    return Kind::NoText;
}

/// Reads a record while its JSON is parsed. Unknown fields are skipped, even if they are large or deeply nested.
class ProgressJsonReader : public JsonReader {
public:
    explicit ProgressJsonReader(const QByteArray& content) : JsonReader(content) {}

    /// Returns true if all required fields were found. Must be called after parsing.
    bool finish();
    const ProgressJsonError& error() const { return m_error; }
    std::vector<AnswerRecord> takeAnswers() { return std::move(m_answers); }

private:
    using Kind = ProgressJsonError::Kind;
    /// The level of the next value: 1 in the record, 2 in its list of answers, 3 in an answer.
    enum Depth { Root, Record, List, Answer };

    bool take(const Value& value) override;
    bool takeKey(const std::string& name) override;
    bool close() override;
    bool breaksAt(qsizetype at, const QString& found) override { return failAt(at, Kind::NoJson, {}, found); }
    /// Returns true if the value is allowed at this place and valid.
    bool fits(const Value& value);
    bool takeOfRecord(const Value& value);
    bool takeOfAnswer(const Value& value);
    bool fail(Kind kind, const Value& value, const QString& path);
    bool failAt(qsizetype at, Kind kind, const QString& path, const QString& found);
    QString pathOfAnswer() const;

    qsizetype m_recordAt = 0;  ///< the offsets at which the record and the current answer begin, in bytes
    qsizetype m_answerAt = 0;
    std::vector<AnswerRecord> m_answers;
    ProgressJsonError m_error;
    int m_depth = Root;
    int m_passedOver = 0;  ///< the number of open objects and lists that are being skipped
    QString m_key;
    bool m_isOurs = false;
    bool m_hasVersion = false;
    bool m_hasAnswers = false;
    unsigned m_seen = 0;  ///< a bit mask with a 1 for each field that was found in the current answer
};

bool ProgressJsonReader::failAt(qsizetype at, Kind kind, const QString& path, const QString& found)
{
    const TextPlace place = placeOf(at);
    m_error = {.kind = kind, .line = place.line, .column = place.column, .path = path, .found = shortened(found)};
    return false;
}

bool ProgressJsonReader::fail(Kind kind, const Value& value, const QString& path)
{
    const std::string* text = std::get_if<std::string>(&value);
    return failAt(at(), kind, path, text ? QString::fromStdString(*text) : found());
}

QString ProgressJsonReader::pathOfAnswer() const { return QStringLiteral("answers[%1]").arg(m_answers.size() - 1); }

/// Checks a value by fits(), unless it is inside an unknown object or list, which is skipped.
bool ProgressJsonReader::take(const Value& value)
{
    if (m_passedOver == 0 && !fits(value))
        return false;
    if (!std::holds_alternative<Opening>(value))
        return true;
    const bool isOurs = m_depth == Root || m_depth == List || (m_depth == Record && m_key == QLatin1String("answers"));
    ++(m_passedOver > 0 || !isOurs ? m_passedOver : m_depth);
    return true;
}

bool ProgressJsonReader::fits(const Value& value)
{
    switch (m_depth) {
    case Root:
        m_recordAt = at();
        return value == Value(Opening::Object) || fail(Kind::NotOurs, value, {});
    case Record: return takeOfRecord(value);
    case List:
        m_answers.emplace_back();
        m_answerAt = at();
        m_seen = 0;
        return value == Value(Opening::Object) || fail(Kind::NoObject, value, pathOfAnswer());
    default: return takeOfAnswer(value);
    }
}

bool ProgressJsonReader::takeOfRecord(const Value& value)
{
    // A file of another kind has this field.
    if (m_key == QLatin1String("nimstone"))
        return fail(Kind::NotOurs, value, m_key);
    if (m_key == QLatin1String("format")) {
        m_isOurs = value == Value(std::string("nimstone-progress"));
        return m_isOurs || fail(Kind::NotOurs, value, m_key);
    }
    if (m_key == QLatin1String("version")) {
        const std::uint64_t* version = std::get_if<std::uint64_t>(&value);
        if (!version || *version < 1)
            return fail(Kind::NotOurs, value, m_key);
        m_hasVersion = true;
        return *version == 1 || fail(Kind::Newer, value, m_key);
    }
    if (m_key == QLatin1String("answers")) {
        m_hasAnswers = true;
        return value == Value(Opening::List) || fail(Kind::NoList, value, m_key);
    }
    return true;
}

bool ProgressJsonReader::takeOfAnswer(const Value& value)
{
    const auto field = std::ranges::find_if(answerFields, [this](const AnswerField& one) { return m_key == QLatin1String(one.name); });
    if (field == answerFields.end())
        return true;
    m_seen |= 1U << (field - answerFields.begin());
    AnswerRecord& answer = m_answers.back();
    const std::string* bytes = std::get_if<std::string>(&value);
    const QString text = bytes ? QString::fromStdString(*bytes) : QString();
    switch (field->form) {
    case Form::Time:
        if (const auto time = timeOf(text))
            return answer.time = *time, true;
        break;
    case Form::Day:
        if (const auto day = dayOf(text))
            return answer.day = *day, true;
        break;
    case Form::Truth:
        if (const bool* truth = std::get_if<bool>(&value))
            return answer.*std::get<bool AnswerRecord::*>(field->member) = *truth, true;
        break;
    case Form::Number:
        if (const auto* number = std::get_if<std::uint64_t>(&value);
            number && std::cmp_greater_equal(*number, field->least) && std::cmp_less_equal(*number, field->most)) {
            if (const auto* member = std::get_if<int AnswerRecord::*>(&field->member))
                answer.**member = static_cast<int>(*number);
            else
                answer.*std::get<qint64 AnswerRecord::*>(field->member) = static_cast<qint64>(*number);
            return true;
        }
        break;
    case Form::Name:
    case Form::Text:
        if (bytes && (field->form == Form::Text || !text.isEmpty()))
            return answer.*std::get<QString AnswerRecord::*>(field->member) = text, true;
    }
    fail(faultOf(field->form), value, pathOfAnswer() + QLatin1Char('.') + m_key);
    m_error.least = field->least;
    m_error.most = field->most;
    return false;
}

bool ProgressJsonReader::close()
{
    if (m_passedOver > 0) {
        --m_passedOver;
        return true;
    }
    if (m_depth == Answer) {
        for (std::size_t i = 0; i < answerFields.size(); ++i) {
            if (answerFields[i].required && (m_seen & (1U << i)) == 0)
                return failAt(m_answerAt, Kind::FieldMissing, pathOfAnswer(), QLatin1String(answerFields[i].name));
        }
    }
    --m_depth;
    return true;
}

bool ProgressJsonReader::takeKey(const std::string& name)
{
    if (m_passedOver == 0)
        m_key = QString::fromUtf8(name.data(), std::min<qsizetype>(std::ssize(name), 200));
    return true;
}

bool ProgressJsonReader::finish()
{
    if (!m_isOurs || !m_hasVersion)
        return failAt(m_recordAt, Kind::NotOurs, {}, {});
    return m_hasAnswers || failAt(m_recordAt, Kind::FieldMissing, {}, QStringLiteral("answers"));
}

ordered_json jsonOf(const AnswerRecord& answer, const AnswerField& field)
{
    if (field.form == AnswerField::Form::Time)
        return QDateTime::fromMSecsSinceEpoch(answer.time).toUTC().toString(Qt::ISODateWithMs).toStdString();
    if (field.form == AnswerField::Form::Day)
        return dateOf(answer.day).toString(Qt::ISODate).toStdString();
    return std::visit(
        [&answer](auto member) -> ordered_json {
            if constexpr (requires { (answer.*member).toStdString(); })
                return (answer.*member).toStdString();
            else
                return answer.*member;
        },
        field.member);
}

}  // namespace

QByteArray printProgressJson(const std::vector<AnswerRecord>& answers)
{
    std::string text = R"({
  "format": "nimstone-progress",
  "version": 1,
  "answers": [)";
    const char* before = "\n    ";
    for (const AnswerRecord& answer : answers) {
        ordered_json line;
        for (const AnswerField& field : answerFields)
            line[field.name] = jsonOf(answer, field);
        text += before + line.dump();
        before = ",\n    ";
    }
    text += "\n  ]\n}\n";
    return QByteArray::fromStdString(text);
}

tl::expected<std::vector<AnswerRecord>, ProgressJsonError> parseProgressJson(const QByteArray& content)
try {
    ProgressJsonReader reader(content);
    if (nlohmann::json::sax_parse(content.begin(), content.end(), &reader) && reader.finish())
        return reader.takeAnswers();
    ProgressJsonError error = reader.error();
    if (const qsizetype bad = error.kind == ProgressJsonError::Kind::NoJson ? firstBadByte(content) : -1; bad >= 0) {
        const TextPlace place = placeAt(content, bad);
        if (std::pair(place.line, place.column) <= std::pair(error.line, error.column))
            error = {.kind = ProgressJsonError::Kind::NoUtf8, .line = place.line, .column = place.column,
                     .found = QString::fromLatin1(content.mid(bad, 1).toHex().toUpper())};
    }
    return tl::unexpected(std::move(error));
} catch (const std::bad_alloc&) {
    return tl::unexpected(ProgressJsonError{ProgressJsonError::Kind::NoMemory, 1, 1});
}

tl::expected<std::vector<AnswerRecord>, ProgressJsonError> readProgressJson(const QString& file)
try {
    using Kind = ProgressJsonError::Kind;
    const auto content = readChosen(file, largestProgressJson);
    if (!content)
        return tl::unexpected(ProgressJsonError{content.error() == ReadFault::TooLarge ? Kind::TooLarge : Kind::Unreadable});
    return parseProgressJson(*content);
} catch (const std::bad_alloc&) {
    return tl::unexpected(ProgressJsonError{ProgressJsonError::Kind::NoMemory});
}

}  // namespace nimstone
