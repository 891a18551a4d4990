#include "app/storage/record/progress_json_reader.h"

#include <QDateTime>
#include <algorithm>
#include "app/storage/record/record_names.h"

namespace nimstone {

using Kind = ProgressJsonError::Kind;

namespace {

constexpr qint64 mostLevel = 99;
constexpr qint64 mostOptions = 1'000'000;
constexpr qint64 mostHints = practice::hintsThatTell;
constexpr qint64 mostMilliseconds = 1'000'000'000'000;

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

/// What a field of an answer is: which member, what may stand there, and whether it has to.
struct Field {
    const char* name;
    std::variant<QString AnswerRecord::*, int AnswerRecord::*, qint64 AnswerRecord::*, bool AnswerRecord::*> member;
    bool required = true;
    Kind kind = Kind::NoText;
    qint64 least = 0;
    qint64 most = 0;
    bool mayBeEmpty = true;
};

constexpr std::array fields{
    Field{"id", &AnswerRecord::id, true, Kind::NoText, 0, 0, false},
    Field{"time", &AnswerRecord::time, true, Kind::NoTime},
    Field{"day", &AnswerRecord::day, true, Kind::NoDay},
    Field{"skill", &AnswerRecord::skill, true, Kind::NoText, 0, 0, false},
    Field{"exercise", &AnswerRecord::exercise, true, Kind::NoText, 0, 0, false},
    Field{"answer", &AnswerRecord::answer, true, Kind::NoText},
    Field{"right", &AnswerRecord::right, true, Kind::NoTruth},
    Field{"first", &AnswerRecord::first, true, Kind::NoTruth},
    Field{"hints", &AnswerRecord::hints, true, Kind::NoNumber, 0, mostHints},
    Field{"level", &AnswerRecord::level, false, Kind::NoNumber, 1, mostLevel},
    Field{"options", &AnswerRecord::options, false, Kind::NoNumber, 0, mostOptions},
    Field{"answerShown", &AnswerRecord::answerShown, false, Kind::NoTruth},
    Field{"tag", &AnswerRecord::tag, false, Kind::NoText},
    Field{"milliseconds", &AnswerRecord::milliseconds, false, Kind::NoNumber, 0, mostMilliseconds},
};

}  // namespace

bool ProgressJsonReader::failAt(qsizetype at, Kind kind, const QString& path, const QString& found)
{
    const TextPlace place = placeAt(m_content, at);
    m_error = {.kind = kind, .line = place.line, .column = place.column, .path = path, .found = shortened(found)};
    return false;
}

bool ProgressJsonReader::fail(Kind kind, const QString& path, const QString& found) { return failAt(m_at, kind, path, found); }

QString ProgressJsonReader::pathOfAnswer() const { return QStringLiteral("answers[%1]").arg(m_answers.size() - 1); }

bool ProgressJsonReader::take(const Value& value, const QString& found)
{
    if (m_passedOver > 0)
        return true;
    switch (m_depth) {
    case Root:
        m_recordAt = m_at;
        return value == Value(Opening::Object) || fail(Kind::NotOurs, {}, found);
    case Record: return takeOfRecord(value, found);
    case List:
        m_answers.emplace_back();
        m_answerAt = m_at;
        m_seen = 0;
        return value == Value(Opening::Object) || fail(Kind::NoObject, pathOfAnswer(), found);
    default: return takeOfAnswer(value, found);
    }
}

bool ProgressJsonReader::takeOfRecord(const Value& value, const QString& found)
{
    if (m_key == QLatin1String("format")) {
        m_isOurs = value == Value(QStringLiteral("nimstone-progress"));
        return m_isOurs || fail(Kind::NotOurs, m_key, found);
    }
    if (m_key == QLatin1String("version")) {
        const qint64* version = std::get_if<qint64>(&value);
        if (!version || *version < 1)
            return fail(Kind::NotOurs, m_key, found);
        m_hasVersion = true;
        return *version == 1 || fail(Kind::Newer, m_key, found);
    }
    if (m_key == QLatin1String("answers")) {
        m_hasAnswers = true;
        return value == Value(Opening::List) || fail(Kind::NoList, m_key, found);
    }
    return true;
}

bool ProgressJsonReader::takeOfAnswer(const Value& value, const QString& found)
{
    const auto field = std::ranges::find_if(fields, [this](const Field& one) { return m_key == QLatin1String(one.name); });
    if (field == fields.end())
        return true;
    m_seen |= 1U << (field - fields.begin());
    const QString path = pathOfAnswer() + QLatin1Char('.') + m_key;
    AnswerRecord& answer = m_answers.back();
    const QString* text = std::get_if<QString>(&value);
    const bool* truth = std::get_if<bool>(&value);
    const qint64* number = std::get_if<qint64>(&value);
    switch (field->kind) {
    case Kind::NoTime:
        if (const auto time = text ? timeOf(*text) : std::nullopt)
            return answer.time = *time, true;
        break;
    case Kind::NoDay:
        if (const auto day = text ? dayOf(*text) : std::nullopt)
            return answer.day = *day, true;
        break;
    case Kind::NoTruth:
        if (truth)
            return answer.*std::get<bool AnswerRecord::*>(field->member) = *truth, true;
        break;
    case Kind::NoNumber:
        if (number && *number >= field->least && *number <= field->most) {
            if (const auto* member = std::get_if<int AnswerRecord::*>(&field->member))
                answer.**member = static_cast<int>(*number);
            else
                answer.*std::get<qint64 AnswerRecord::*>(field->member) = *number;
            return true;
        }
        break;
    default:
        if (text && (field->mayBeEmpty || !text->isEmpty()))
            return answer.*std::get<QString AnswerRecord::*>(field->member) = *text, true;
    }
    fail(field->kind, path, found);
    m_error.least = field->least;
    m_error.most = field->most;
    return false;
}

/// Whether what opens here is one of ours; what is in others is passed over.
bool ProgressJsonReader::open(Opening opening)
{
    m_at = m_tokens.next();
    if (!take(opening, opening == Opening::Object ? QStringLiteral("{") : QStringLiteral("[")))
        return false;
    const bool isOurs = m_depth == Root || m_depth == List || (m_depth == Record && m_key == QLatin1String("answers"));
    if (m_passedOver > 0 || !isOurs)
        ++m_passedOver;
    else
        ++m_depth;
    return true;
}

bool ProgressJsonReader::close()
{
    m_at = m_tokens.next();
    if (m_passedOver > 0) {
        --m_passedOver;
        return true;
    }
    if (m_depth == Answer) {
        for (std::size_t i = 0; i < fields.size(); ++i) {
            if (fields[i].required && (m_seen & (1U << i)) == 0)
                return failAt(m_answerAt, Kind::FieldMissing, pathOfAnswer(), QLatin1String(fields[i].name));
        }
    }
    --m_depth;
    return true;
}

bool ProgressJsonReader::finish()
{
    if (!m_isOurs || !m_hasVersion)
        return failAt(m_recordAt, Kind::NotOurs, {}, {});
    return m_hasAnswers || failAt(m_recordAt, Kind::FieldMissing, {}, QStringLiteral("answers"));
}

bool ProgressJsonReader::parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&)
{
    // It tells how many bytes were read, the one that is wrong included.
    const auto end = std::min<qsizetype>(static_cast<qsizetype>(position) - (position > 0 ? 1 : 0), m_content.size());
    return failAt(end, Kind::NoJson, {}, end < m_content.size() ? characterAt(m_content, end) : QString());
}

bool ProgressJsonReader::null()
{
    m_at = m_tokens.next();
    return take(std::monostate(), QStringLiteral("null"));
}

bool ProgressJsonReader::boolean(bool value)
{
    m_at = m_tokens.next();
    return take(value, value ? QStringLiteral("true") : QStringLiteral("false"));
}

bool ProgressJsonReader::number_integer(number_integer_t value)
{
    m_at = m_tokens.next();
    return take(qint64{value}, QString::number(value));
}

bool ProgressJsonReader::number_unsigned(number_unsigned_t value)
{
    m_at = m_tokens.next();
    constexpr auto most = static_cast<number_unsigned_t>(std::numeric_limits<qint64>::max());
    return take(value <= most ? Value(static_cast<qint64>(value)) : Value(static_cast<double>(value)), QString::number(value));
}

bool ProgressJsonReader::number_float(number_float_t value, const string_t& text)
{
    m_at = m_tokens.next();
    return take(value, QString::fromStdString(text));
}

bool ProgressJsonReader::string(string_t& value)
{
    m_at = m_tokens.next();
    if (m_passedOver > 0)
        return true;
    const QString text = QString::fromStdString(value);
    return take(text, text);
}

bool ProgressJsonReader::binary(binary_t&) { return true; }

bool ProgressJsonReader::start_object(std::size_t) { return open(Opening::Object); }
bool ProgressJsonReader::end_object() { return close(); }
bool ProgressJsonReader::start_array(std::size_t) { return open(Opening::List); }
bool ProgressJsonReader::end_array() { return close(); }

bool ProgressJsonReader::key(string_t& value)
{
    m_at = m_tokens.next();
    if (m_passedOver == 0)
        m_key = QString::fromUtf8(value.data(), std::min<qsizetype>(std::ssize(value), 200));
    return true;
}

}  // namespace nimstone
