#include "app/storage/progress_json.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <algorithm>
#include <new>
#include <nlohmann/json.hpp>

#include "app/storage/progress_json_reader.h"
#include "app/storage/record_names.h"

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
    QFile source(file);
    // A folder can be opened on some systems, and has no end on none.
    if (QFileInfo(file).isDir() || !source.open(QIODevice::ReadOnly))
        return tl::unexpected(ProgressJsonError{Kind::Unreadable});
    // Piece by piece: what has no size, such as a device, may have no end.
    QByteArray content;
    while (source.size() <= largestProgressJson && content.size() <= largestProgressJson) {
        const QByteArray piece = source.read(1 << 20);
        if (piece.isEmpty())
            break;
        content += piece;
    }
    if (std::max(source.size(), qint64{content.size()}) > largestProgressJson)
        return tl::unexpected(ProgressJsonError{Kind::TooLarge});
    if (source.error() != QFileDevice::NoError)
        return tl::unexpected(ProgressJsonError{Kind::Unreadable});
    return parseProgressJson(content);
} catch (const std::bad_alloc&) {
    return tl::unexpected(ProgressJsonError{ProgressJsonError::Kind::NoMemory});
}

}  // namespace nimstone
