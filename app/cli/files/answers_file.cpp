#include "app/cli/files/answers_file.h"

#include <new>

#include "app/cli/files/input.h"
#include "app/cli/files/speech.h"
#include "app/storage/record/progress_json.h"
#include "app/wording/quotation.h"

namespace nimstone::cli {

namespace {

QString expectation(const ProgressJsonError& error, const QString& found)
{
    using Kind = ProgressJsonError::Kind;
    switch (error.kind) {
    case Kind::TooLarge: return translate("cli::Results", "a record of progress was expected, but this file is larger than any");
    case Kind::NoMemory: return translate("cli::Results", "not enough memory to read this record");
    case Kind::NoJson:
        return found.isEmpty() ? translate("cli::Results", "JSON that goes on was expected, but the input ends here")
                               : translate("cli::Results", "JSON was expected, '%1' found").arg(found);
    //: The words in quotation marks are not translated
    case Kind::NotOurs: return translate("cli::Results", "a record of progress was expected, with \"format\": \"nimstone-progress\" and \"version\": 1");
    //: %1 is a number
    case Kind::Newer: return translate("cli::Results", "version 1 was expected, %1 found: a newer Nimstone wrote this record").arg(found);
    //: %1 is the name of a field
    case Kind::FieldMissing: return translate("cli::Results", "the field '%1' was expected between these braces, but it is not there").arg(found);
    case Kind::NoObject: return translate("cli::Results", "an answer in braces { } was expected, '%1' found").arg(found);
    case Kind::NoText: return translate("cli::Results", "a text in quotation marks was expected, '%1' found").arg(found);
    //: %1 is what was found, %2 and %3 are numbers
    case Kind::NoNumber:
        return translate("cli::Results", "a whole number from %2 to %3 was expected, '%1' found")
            .arg(found, QString::number(error.least), QString::number(error.most));
    case Kind::NoTruth: return translate("cli::Results", "true or false was expected, '%1' found").arg(found);
    case Kind::NoTime: return translate("cli::Results", "a time was expected, such as 2026-03-14T15:09:26.535Z, '%1' found").arg(found);
    case Kind::NoDay: return translate("cli::Results", "a day was expected, such as 2026-03-14, '%1' found").arg(found);
    case Kind::NoList: return translate("cli::Results", "a list in brackets [ ] was expected, '%1' found").arg(found);
    case Kind::Unreadable: break;
    }
    return {};
}

}  // namespace

tl::expected<std::vector<AnswerRecord>, Exit> readAnswers(Input& input)
try {
    const QByteArray content = readAll(input, largestProgressJson + 1);
    if (input.failure())
        return tl::unexpected(complain(*input.failure()));
    auto answers = content.size() > largestProgressJson
        ? tl::expected<std::vector<AnswerRecord>, ProgressJsonError>(tl::unexpected(ProgressJsonError{ProgressJsonError::Kind::TooLarge, 1, 1}))
        : parseProgressJson(content);
    if (answers)
        return *std::move(answers);
    const ProgressJsonError& error = answers.error();
    return tl::unexpected(complain(input.name(), error.line, error.column, expectation(error, wording::quotable(error.found.toStdString()))));
} catch (const std::bad_alloc&) {
    return tl::unexpected(complain(input.name(), 1, 1, expectation({ProgressJsonError::Kind::NoMemory}, {})));
}

}  // namespace nimstone::cli
