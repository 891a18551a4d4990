// Reads the record of practice while its JSON is parsed, and keeps nothing of what it does not know, however deep or large.
#pragma once

#include "app/storage/files/json_reader.h"
#include "app/storage/record/progress_json.h"

namespace nimstone {

class ProgressJsonReader : public JsonReader {
public:
    explicit ProgressJsonReader(const QByteArray& content) : JsonReader(content) {}

    /// Whether all was there that has to be; after everything was parsed.
    bool finish();
    const ProgressJsonError& error() const { return m_error; }
    std::vector<AnswerRecord> takeAnswers() { return std::move(m_answers); }

private:
    using Kind = ProgressJsonError::Kind;
    /// Where the next value stands: 1 in the record, 2 in its list, 3 in an answer.
    enum Depth { Root, Record, List, Answer };

    bool take(const Value& value) override;
    bool takeKey(const std::string& name) override;
    bool close() override;
    bool breaksAt(qsizetype at, const QString& found) override { return failAt(at, Kind::NoJson, {}, found); }
    /// Whether the value has its place, whatever it holds.
    bool fits(const Value& value);
    bool takeOfRecord(const Value& value);
    bool takeOfAnswer(const Value& value);
    bool fail(Kind kind, const Value& value, const QString& path);
    bool failAt(qsizetype at, Kind kind, const QString& path, const QString& found);
    QString pathOfAnswer() const;

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
