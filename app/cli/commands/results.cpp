// nimstone-cli results [FILE] [--set FILE] [--summary]: writes the answers of a progress export as a table for spreadsheets.
#include "app/cli/commands/commands.h"

#include <CLI/App.hpp>
#include <new>
#include <set>
#include <tl/expected.hpp>
#include <vector>

#include "app/cli/commands/set_file.h"
#include "app/cli/files/input.h"
#include "app/cli/files/output.h"
#include "app/cli/files/speech.h"
#include "app/export/practice/results_csv.h"
#include "app/storage/record/answer_record.h"
#include "app/storage/record/progress_json.h"
#include "app/wording/quotation.h"

namespace nimstone::cli {

namespace {

QString expectation(const ProgressJsonError& error, const QString& found)
{
    using Kind = ProgressJsonError::Kind;
    switch (error.kind) {
    case Kind::TooLarge: return translate("cli::Results", "the file is too large to be a practice record");
    case Kind::NoMemory: return translate("cli::Results", "not enough memory to read this practice record");
    case Kind::NoJson:
        return found.isEmpty() ? translate("cli::Results", "expected more JSON, but the input ends here")
                               : translate("cli::Results", "expected JSON, found '%1'").arg(found);
    //: The words in quotation marks are not translated
    case Kind::NotOurs: return translate("cli::Results", "expected a practice record, with \"format\": \"nimstone-progress\" and "
                                                         "\"version\": 1");
    //: %1 is a number
    case Kind::Newer: return translate("cli::Results", "expected version 1, found %1: a newer version of Nimstone wrote this record").arg(found);
    //: %1 is the name of a field
    case Kind::FieldMissing: return translate("cli::Results", "expected the field '%1' between these braces, but it is missing").arg(found);
    case Kind::NoObject: return translate("cli::Results", "expected an answer in braces { }, found '%1'").arg(found);
    case Kind::NoText: return translate("cli::Results", "expected text in quotation marks, found '%1'").arg(found);
    //: %1 is the text that was found, %2 and %3 are numbers
    case Kind::NoNumber:
        return translate("cli::Results", "expected a whole number from %2 to %3, found '%1'")
            .arg(found, QString::number(error.least), QString::number(error.most));
    case Kind::NoTruth: return translate("cli::Results", "expected true or false, found '%1'").arg(found);
    case Kind::NoTime: return translate("cli::Results", "expected a time such as 2026-03-14T15:09:26.535Z, found '%1'").arg(found);
    case Kind::NoDay: return translate("cli::Results", "expected a date such as 2026-03-14, found '%1'").arg(found);
    case Kind::NoList: return translate("cli::Results", "expected a list in brackets [ ], found '%1'").arg(found);
    case Kind::Unreadable: break;
    }
    return {};
}

/// Reads the answers of a progress export. Prints an error if the file is not valid.
tl::expected<std::vector<AnswerRecord>, Exit> readAnswers(Input& input)
try {
    const QByteArray content = readAll(input, largestProgressJson + 1);
    if (input.failure())
        return tl::unexpected(reportError(*input.failure()));
    auto answers = content.size() > largestProgressJson
        ? tl::expected<std::vector<AnswerRecord>, ProgressJsonError>(tl::unexpected(ProgressJsonError{ProgressJsonError::Kind::TooLarge, 1, 1}))
        : parseProgressJson(content);
    if (answers)
        return *std::move(answers);
    const ProgressJsonError& error = answers.error();
    return tl::unexpected(reportError(input.name(), error.line, error.column, expectation(error, wording::quotedRichText(error.found.toStdString()))));
} catch (const std::bad_alloc&) {
    return tl::unexpected(reportError(input.name(), 1, 1, expectation({ProgressJsonError::Kind::NoMemory}, {})));
}

class Results : public Command {
public:
    Words words() const override
    {
        constexpr const char* record = R"(echo '{"format": "nimstone-progress", "version": 1, "answers": []}')";
        return {"results", "[FILE] [--set FILE] [--summary] [-o FILE.csv]",
                translate("cli::Results", "Turns exported answers into a table (CSV) for spreadsheets."),
                {std::string(record) + " > progress.json && nimstone-cli results progress.json -o answers.csv",
                 std::string(record) + " | nimstone-cli results --summary --lang zh_CN -o skills.csv"}};
    }

    void declare(CLI::App& app) override
    {
        app.add_option("FILE", m_file,
                       translate("cli::Results", "The answers, exported on the Practise page; if omitted or -, standard input").toStdString());
        app.add_option("--set", m_set, translate("cli::Results", "Keeps only the answers to the exercises of the set in FILE; - is standard input").toStdString())
            ->type_name("FILE")
            ->take_last();
        app.add_flag("--summary", m_summary, translate("cli::Results", "Writes one row per skill, not one per answer").toStdString());
    }

    Exit run(const std::string& path) override
    {
        if (m_file && m_file->empty())
            return reportArgument(1, emptyFileName());
        auto input = Input::open(m_file);
        if (!input)
            return reportError(input.error());
        std::set<std::string> wanted;
        if (m_set) {
            if (m_set == "-" && input->name() == Input::standard().name())
                return reportOption("--set", 1, translate("cli::Results", "expected a file: standard input already holds the answers"));
            const auto set = readSet(*m_set);
            if (!set)
                return set.error();
            for (const practice::SheetExercise& exercise : set->exercises)
                wanted.insert(practice::recordName(exercise));
        }
        auto output = Output::open(path, &*input);
        if (!output)
            return reportError(output.error());
        auto answers = readAnswers(*input);
        if (!answers)
            return answers.error();
        if (m_set)
            std::erase_if(*answers, [&wanted](const AnswerRecord& answer) { return !wanted.contains(answer.exercise.toStdString()); });
        const auto sink = [&output](std::string_view text) { return output->write(text); };
        if (m_summary)
            exports::writeSkillsCsv(*answers, sink);
        else
            exports::writeAnswersCsv(*answers, sink);
        return output->finish();
    }

private:
    std::optional<std::string> m_file;
    std::optional<std::string> m_set;
    bool m_summary = false;
};

}  // namespace

std::unique_ptr<Command> makeResults()
{
    return std::make_unique<Results>();
}

}  // namespace nimstone::cli
