// nimstone-cli results [FILE] [--summary]: writes the answers of a progress export as a table for spreadsheets.
// nimstone-cli results --set FILE FILE… [--by ROWS] [--pupils]: writes the results of a class as a table, or as a report in PDF.
#include "app/cli/commands/commands.h"

#include <CLI/App.hpp>
#include <QFileInfo>
#include <algorithm>
#include <cstdio>
#include <new>
#include <tl/expected.hpp>
#include <vector>

#include "app/cli/commands/paper_option.h"
#include "app/cli/commands/set_file.h"
#include "app/cli/files/input.h"
#include "app/cli/files/output.h"
#include "app/cli/files/pdf_file.h"
#include "app/cli/files/speech.h"
#include "app/export/practice/class_csv.h"
#include "app/export/practice/class_report.h"
#include "app/export/practice/results_csv.h"
#include "app/storage/record/answer_record.h"
#include "app/storage/record/progress_json.h"
#include "app/storage/sets/class_folder.h"
#include "app/wording/practice/class_results.h"
#include "app/wording/quotation.h"

namespace nimstone::cli {

namespace {

QString expectation(const ProgressJsonError& error, const QString& found)
{
    using Kind = ProgressJsonError::Kind;
    switch (error.kind) {
    case Kind::TooLarge: return translate("cli::Results", "the file is too large to be a practice record");
    case Kind::NoMemory: return translate("cli::Results", "not enough memory to read this practice record");
    //: %1 is a byte in hexadecimal digits
    case Kind::NoUtf8: return translate("cli::Results", "expected text in UTF-8, found the byte %1").arg(found);
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

/// Names each file that needs the teacher's attention on standard error, in one line with the reason.
Exit reportFiles(const ClassFolder& folder)
{
    const auto report = [](const QString& line) { std::fputs((wording::printable(line) + QLatin1Char('\n')).toUtf8().constData(), stderr); };
    for (const RefusedFile& one : folder.refused)
        report(sentence(one));
    for (const practice::PupilResult& one : folder.earlier) {
        //: %1 is the name of a file
        report(translate("cli::Results", "%1 does not count, because another file of the same pupil counts.").arg(QString::fromStdString(one.file)));
    }
    Exit end = folder.refused.empty() ? Exit::Done : Exit::BadInput;
    for (const practice::PupilResult& one : folder.pupils) {
        if (one.isOdd()) {
            report(QStringLiteral("%1: %2").arg(QString::fromStdString(one.file), wording::oddityText(one)));
            end = std::max(end, Exit::CheckFailed);
        }
    }
    return end;
}

bool isPdf(const std::string& path) { return QString::fromStdString(path).endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive); }

class Results : public Command {
public:
    Words words() const override
    {
        constexpr const char* record = R"(echo '{"format": "nimstone-progress", "version": 1, "answers": []}')";
        return {"results", "[FILE…] [--set FILE] [--summary] [--by ROWS] [--pupils] [--paper PAPER] [-o FILE.csv|FILE.pdf]",
                translate("cli::Results", "Turns exported answers into a table (CSV) for spreadsheets."),
                {std::string(record) + " > progress.json && nimstone-cli results progress.json -o answers.csv",
                 std::string(record) + " | nimstone-cli results --summary --lang zh_CN -o skills.csv"}};
    }

    void declare(CLI::App& app) override
    {
        m_app = &app;
        app.add_option("FILE", m_files,
                       translate("cli::Results", "The answers, exported on the Practise page; if omitted or -, standard input; with --set, "
                                                 "the files or the folder of files that a class handed in").toStdString());
        app.add_option("--set", m_set, translate("cli::Results", "Marks the answers to the exercises of the set in FILE, and writes the results of the class; - is standard input").toStdString())
            ->type_name("FILE")
            ->take_last();
        app.add_flag("--summary", m_summary, translate("cli::Results", "Writes one row per skill, not one per answer").toStdString());
        app.add_option("--by", m_by, translate("cli::Results", "One of pupil, answer, item: the rows of the table of a class; default: pupil").toStdString())
            ->type_name("ROWS")
            ->take_last();
        app.add_flag("--pupils", m_hasPupilPages, translate("cli::Results", "Adds a page for each pupil to the report that -o FILE.pdf writes").toStdString());
        m_paper.declare(app);
    }

    Application application() const override
    {
        const auto isDrawn = [](const CLI::App* app) { return std::ranges::any_of(app->get_option("-o")->results(), isPdf); };
        return isDrawn(m_app) || isDrawn(m_app->get_parent()) ? Application::Drawing : Application::Words;
    }

    Exit run(const std::string& path) override
    {
        if (std::ranges::find(m_files, std::string()) != m_files.end())
            return reportArgument(1, emptyFileName());
        if (m_set || m_files.size() > 1 || m_by || m_hasPupilPages || m_paper.isGiven() || isPdf(path))
            return runForClass(path);
        auto input = Input::open(m_files.empty() ? std::nullopt : std::optional(m_files.front()));
        if (!input)
            return reportError(input.error());
        auto output = Output::open(path, &*input);
        if (!output)
            return reportError(output.error());
        const auto answers = readAnswers(*input);
        if (!answers)
            return answers.error();
        const auto sink = [&output](std::string_view text) { return output->write(text); };
        if (m_summary)
            exports::writeSkillsCsv(*answers, sink);
        else
            exports::writeAnswersCsv(*answers, sink);
        return output->finish();
    }

private:
    Exit runForClass(const std::string& path) const
    {
        if (!m_set)
            return complainOfMissing("--set week3.json");
        const auto rows = valueIn(exports::classRowsNames, m_by.value_or("pupil"));
        if (!rows)
            return reportOption("--by", 1, translate("cli::Results", "expected pupil, answer, or item, found '%1'").arg(wording::quotedRichText(*m_by)));
        const bool isReport = isPdf(path);
        const char* const ofTable = m_hasPupilPages ? "--pupils" : m_paper.isGiven() ? "--paper" : nullptr;
        const char* const extra = m_summary ? "--summary" : !isReport ? ofTable : m_by ? "--by" : nullptr;
        if (extra) {
            //: %1 is an option
            return reportArgument(1, translate("cli::Results", "expected no %1, which does not apply to this output").arg(QLatin1String(extra)));
        }
        const auto paper = m_paper.size();
        const auto set = paper ? readSet(*m_set, path) : tl::unexpected(paper.error());
        if (!set)
            return set.error();
        if (isLocked(*set))
            return reportOption("--set", 1, translate("cli::Results", "expected the teacher's file of this set: the file for pupils hides the right answers"));
        QStringList files;
        std::ranges::transform(m_files, std::back_inserter(files), QString::fromStdString);
        files = filesIn(files);
        if (files.isEmpty())
            return reportArgument(1, translate("cli::Results", "expected files that pupils handed in, or a folder with such files, but there are none"));
        const QString target = QFileInfo(QString::fromStdString(path)).canonicalFilePath();
        if (!target.isEmpty() && std::ranges::any_of(files, [&target](const QString& file) { return QFileInfo(file).canonicalFilePath() == target; }))
            return reportError(FileError{path, FileError::Kind::InputItself});
        ClassFolder folder = readClass(*set, files);
        const Exit end = reportFiles(folder);
        if (folder.pupils.empty())
            return end;
        if (isReport) {
            const exports::ClassReport report{*set, std::move(folder.pupils), m_hasPupilPages, *paper};
            return std::max(end, writePdfFile(path, {}, [&report](QIODevice& device, std::stop_token stop, const PdfProgress&) {
                return exports::writeClassReport(device, report, stop);
            }));
        }
        auto output = Output::open(path);
        if (!output)
            return reportError(output.error());
        exports::writeClassCsv(*set, folder.pupils, *rows, [&output](std::string_view text) { return output->write(text); });
        return output->finish(end);
    }

    std::vector<std::string> m_files;
    std::optional<std::string> m_set;
    std::optional<std::string> m_by;
    bool m_summary = false;
    bool m_hasPupilPages = false;
    PaperOption m_paper;
    const CLI::App* m_app = nullptr;
};

}  // namespace

std::unique_ptr<Command> makeResults()
{
    return std::make_unique<Results>();
}

}  // namespace nimstone::cli
