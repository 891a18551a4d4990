// Reads the record of practice while its JSON is parsed, and keeps nothing of what it does not know, however deep or large.
#pragma once

#include <nlohmann/json.hpp>
#include <variant>

#include "app/storage/files/json_places.h"
#include "app/storage/record/progress_json.h"

namespace nimstone {

/// What nlohmann::json::sax_parse tells of each value; it stops at the first that is wrong.
class ProgressJsonReader : public nlohmann::json_sax<nlohmann::json> {
public:
    explicit ProgressJsonReader(const QByteArray& content) : m_content(content), m_tokens(content) {}

    bool null() override;
    bool boolean(bool value) override;
    bool number_integer(number_integer_t value) override;
    bool number_unsigned(number_unsigned_t value) override;
    bool number_float(number_float_t value, const string_t& text) override;
    bool string(string_t& value) override;
    bool binary(binary_t& value) override;
    bool start_object(std::size_t elements) override;
    bool key(string_t& value) override;
    bool end_object() override;
    bool start_array(std::size_t elements) override;
    bool end_array() override;
    bool parse_error(std::size_t position, const std::string& token, const nlohmann::detail::exception& error) override;

    /// Whether all was there that has to be; after everything was parsed.
    bool finish();
    const ProgressJsonError& error() const { return m_error; }
    std::vector<AnswerRecord> takeAnswers() { return std::move(m_answers); }

private:
    enum class Opening { Object, List };
    /// A scalar, or the beginning of what holds others. What has no place among them is a number that is not whole.
    using Value = std::variant<std::monostate, bool, qint64, double, QString, Opening>;
    /// Where the next value stands: 1 in the record, 2 in its list, 3 in an answer.
    enum Depth { Root, Record, List, Answer };

    bool take(const Value& value, const QString& found);
    bool takeOfRecord(const Value& value, const QString& found);
    bool takeOfAnswer(const Value& value, const QString& found);
    bool open(Opening opening);
    bool close();
    bool fail(ProgressJsonError::Kind kind, const QString& path, const QString& found);
    bool failAt(qsizetype at, ProgressJsonError::Kind kind, const QString& path, const QString& found);
    QString pathOfAnswer() const;

    const QByteArray& m_content;
    JsonTokens m_tokens;
    qsizetype m_at = 0;        ///< of the present token
    qsizetype m_recordAt = 0;  ///< where the record and the present answer begin
    qsizetype m_answerAt = 0;
    std::vector<AnswerRecord> m_answers;
    ProgressJsonError m_error;
    int m_depth = Root;
    int m_passedOver = 0;  ///< how many open containers are of no interest
    QString m_key;
    bool m_isOurs = false;
    bool m_hasVersion = false;
    bool m_hasAnswers = false;
    unsigned m_seen = 0;  ///< has a 1 for each field of the present answer
};

}  // namespace nimstone
