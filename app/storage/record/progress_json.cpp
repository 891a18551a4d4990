#include "app/storage/record/progress_json.h"

#include <QDateTime>
#include <new>
#include <nlohmann/json.hpp>

#include "app/storage/files/files.h"
#include "app/storage/record/progress_json_reader.h"
#include "app/storage/record/record_names.h"

namespace nimstone {

QByteArray printProgressJson(const std::vector<AnswerRecord>& answers)
{
    using nlohmann::ordered_json;
    std::string text = R"({
  "format": "nimstone-progress",
  "version": 1,
  "answers": [)";
    const char* before = "\n    ";
    for (const AnswerRecord& answer : answers) {
        const ordered_json line{
            {"id", answer.id.toStdString()},
            {"time", QDateTime::fromMSecsSinceEpoch(answer.time).toUTC().toString(Qt::ISODateWithMs).toStdString()},
            {"day", dateOf(answer.day).toString(Qt::ISODate).toStdString()},
            {"skill", answer.skill.toStdString()},
            {"level", answer.level},
            {"exercise", answer.exercise.toStdString()},
            {"answer", answer.answer.toStdString()},
            {"options", answer.options},
            {"right", answer.right},
            {"first", answer.first},
            {"hints", answer.hints},
            {"answerShown", answer.answerShown},
            {"tag", answer.tag.toStdString()},
            {"milliseconds", answer.milliseconds},
        };
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
    return tl::unexpected(reader.error());
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
