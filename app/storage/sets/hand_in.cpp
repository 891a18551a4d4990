#include "app/storage/sets/hand_in.h"

#include <QDateTime>
#include <algorithm>
#include <array>

#include "app/storage/files/json_reader.h"
#include "core/practice/set_variants.h"

namespace nimstone {

namespace {

constexpr const char* fieldName = "handIn";
/// The largest index of an entry.
constexpr std::uint64_t lastEntry = practice::mostOnSheet - 1;

/// The fields that are texts.
constexpr std::array<std::pair<const char*, QString HandIn::*>, 6> texts{{
    {"set", &HandIn::set}, {"title", &HandIn::title}, {"name", &HandIn::name},
    {"number", &HandIn::number}, {"class", &HandIn::className}, {"program", &HandIn::program},
}};

/// Reads the field `handIn` of a record that is valid JSON. All other fields are skipped, even if they are large or deeply nested.
class HandInReader : public JsonReader {
public:
    HandInReader(const QByteArray& content, HandIn& handIn) : JsonReader(content), m_handIn(handIn) {}

    const ProgressJsonError& error() const { return m_error; }

private:
    using Kind = ProgressJsonError::Kind;
    /// The level of the next value: 1 in the record, 2 in its field, 3 in the list `done`.
    enum Depth { Root, Record, Field, Done };

    bool take(const Value& value) override
    {
        const bool isGood = m_field != fieldName || fits(value);
        m_depth += std::holds_alternative<Opening>(value) ? 1 : 0;
        return isGood;
    }
    bool takeKey(const std::string& name) override
    {
        if (m_depth <= Field)
            (m_depth == Record ? m_field : m_key) = name;
        return true;
    }
    bool close() override { return --m_depth, true; }
    bool breaksAt(qsizetype, const QString&) override { return false; }
    bool fits(const Value& value);
    bool fail(Kind kind)
    {
        const TextPlace place = placeOf(at());
        const QString path = QLatin1String(fieldName) + u'.' + QString::fromStdString(m_key);
        m_error = {.kind = kind, .line = place.line, .column = place.column, .path = path, .found = found(), .most = lastEntry};
        return false;
    }

    HandIn& m_handIn;
    ProgressJsonError m_error;
    int m_depth = Root;
    std::string m_field;
    std::string m_key;
};

bool HandInReader::fits(const Value& value)
{
    const auto* const text = std::get_if<std::string>(&value);
    if (m_depth == Done && m_key == "done") {
        const auto* const entry = std::get_if<std::uint64_t>(&value);
        if (!entry || *entry > lastEntry)
            return fail(Kind::NoNumber);
        if (m_handIn.done.size() <= lastEntry)
            m_handIn.done.push_back(*entry);
    }
    if (m_depth != Field)
        return true;
    if (m_key == "done")
        return value == Value(Opening::List) || fail(Kind::NoList);
    if (m_key == "time") {
        const QDateTime time = text && text->ends_with('Z') ? QDateTime::fromString(QString::fromStdString(*text), Qt::ISODateWithMs) : QDateTime();
        m_handIn.time = time.toMSecsSinceEpoch();
        return time.isValid() || fail(Kind::NoTime);
    }
    const auto field = std::ranges::find(texts, m_key, [](const auto& row) { return row.first; });
    if (field == texts.end())
        return true;
    if (!text)
        return fail(Kind::NoText);
    QString words = QString::fromStdString(*text).left(practice::longestSetTitle);
    // A character of two code units is not cut in two.
    words.chop(!words.isEmpty() && words.back().isHighSurrogate() ? 1 : 0);
    m_handIn.*field->second = words.simplified();
    return true;
}

}  // namespace

QByteArray printHandIn(const HandIn& handIn)
{
    nlohmann::ordered_json head;
    for (const auto& [name, member] : texts)
        head[name] = (handIn.*member).toStdString();
    head["time"] = QDateTime::fromMSecsSinceEpoch(handIn.time).toUTC().toString(Qt::ISODateWithMs).toStdString();
    head["done"] = handIn.done;
    const QByteArray record = printProgressJson(handIn.answers);
    const qsizetype answers = record.indexOf("  \"answers\"");
    return record.first(answers) + "  \"" + fieldName + "\": " + QByteArray::fromStdString(head.dump()) + ",\n" + record.sliced(answers);
}

tl::expected<HandIn, ProgressJsonError> parseHandIn(const QByteArray& content)
{
    auto answers = parseProgressJson(content);
    if (!answers)
        return tl::unexpected(answers.error());
    HandIn handIn{.answers = *std::move(answers)};
    std::erase_if(handIn.answers, &AnswerRecord::isNote);
    HandInReader reader(content, handIn);
    if (!nlohmann::json::sax_parse(content.begin(), content.end(), &reader))
        return tl::unexpected(reader.error());
    return handIn;
}

quint64 pupilSeed(const QString& setIdentity, const QString& name, const QString& number)
{
    const auto folded = [](const QString& text) { return text.normalized(QString::NormalizationForm_C).simplified().toCaseFolded(); };
    return practice::seedOf((setIdentity + u'\n' + folded(name) + u'\n' + folded(number)).toStdString());
}

}  // namespace nimstone
