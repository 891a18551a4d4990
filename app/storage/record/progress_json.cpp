#include "app/storage/record/progress_json.h"

#include <QDateTime>
#include <new>
#include <nlohmann/json.hpp>

#include "app/storage/files/files.h"
#include "app/storage/record/answer_fields.h"
#include "app/storage/record/progress_json_reader.h"
#include "app/storage/record/record_names.h"

namespace nimstone {

using nlohmann::ordered_json;

namespace {

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
