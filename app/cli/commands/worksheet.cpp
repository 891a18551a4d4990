// nimstone-cli worksheet --skill NAME[,NAME…] [--game GAME] [--level L] [--count N] [--seed S] | --code CODES | --set FILE [--roster
// FILE]: writes exercises on paper, with an answer key, for one pupil or for a class.
#include "app/cli/commands/commands.h"

#include <CLI/App.hpp>
#include <QDir>
#include <cstdio>

#include "app/cli/commands/paper_option.h"
#include "app/cli/commands/set_file.h"
#include "app/cli/commands/sheet_options.h"
#include "app/cli/files/input.h"
#include "app/cli/files/pdf_file.h"
#include "app/cli/files/speech.h"
#include "app/export/practice/class_sheets.h"
#include "app/storage/files/files.h"
#include "app/storage/files/text_places.h"
#include "app/wording/quotation.h"
#include "core/practice/marking.h"

namespace nimstone::cli {

namespace {

class Worksheet : public Command {
public:
    Words words() const override
    {
        return {"worksheet", "--skill NAME[,NAME…] [--game GAME] [--level L] [--count N] [--seed S] | --code CODES | --set FILE [--roster FILE] [--paper PAPER] [-o FILE]",
                translate("cli::Worksheet", "Makes a worksheet to print, with the answer key on separate pages."),
                {"nimstone-cli worksheet --skill nim-sum --level 2 --count 12 --seed 4711 -o sheet.pdf",
                 "nimstone-cli worksheet --skill nim-sum,how-many --level mixed --lang zh_CN -o sheet.pdf",
                 "nimstone-cli worksheet --skill nim-sum --paper letter -o sheet.pdf",
                 "nimstone-cli exercises --skill nim-sum --title 'Week 3' -o week3.json",
                 "nimstone-cli worksheet --set week3.json -o week3.pdf",
                 "nimstone-cli worksheet --code 'nim-sum 2 4711/1–10 · how-many 1 7/3' -o again.pdf",
                 "printf 'Ada,1\\nLi Ming,2\\n' > class.csv && nimstone-cli worksheet --set week3.json --roster class.csv -o ."}};
    }

    void declare(CLI::App& app) override
    {
        m_app = &app;
        declareSheet(app, m_options);
        app.add_option("--set", m_set, translate("cli::Worksheet", "Prints the exercise set in FILE, or in standard input if FILE "
                                                                   "is -; nimstone-cli exercises makes such a file").toStdString())
            ->type_name("FILE")
            ->take_last();
        app.add_option("--code", m_code, translate("cli::Worksheet", "Prints the exercises with these codes, which are at the foot of a worksheet").toStdString())
            ->type_name("CODES")
            ->take_last();
        app.add_option("--roster", m_roster, translate("cli::Worksheet", "Prints a sheet for each pupil in the class list FILE (CSV: name, number), and the answer keys "
                                                                         "in a second file; -o is then a folder").toStdString())
            ->type_name("FILE")
            ->take_last();
        m_paper.declare(app);
    }

    Application application() const override { return Application::Drawing; }

    Exit run(const std::string& path) override
    {
        const auto set = chosenSet(path);
        if (!set)
            return set.error();
        const auto paper = m_paper.size();
        if (!paper)
            return paper.error();
        if (isLocked(*set)) {
            const QString text = translate("cli::Worksheet", "This is the file for pupils, which does not show right answers: no answer key is printed.");
            std::fputs((text + QLatin1Char('\n')).toUtf8().constData(), stderr);
        }
        if (m_roster)
            return writeClass(*set, *paper, path);
        return write({exports::sheetOf(*set, *paper)}, exports::SheetParts::SheetsAndKeys, path);
    }

private:
    tl::expected<practice::ExerciseSet, Exit> chosenSet(const std::string& output) const
    {
        if (const char* given = m_set && m_code ? "--code" : m_options.given(); given && (m_set || m_code)) {
            //: %1 and %2 are names of options
            return tl::unexpected(reportArgument(1, translate("cli::Worksheet", "expected no %1 together with %2, which decides it")
                                                            .arg(QString::fromUtf8(given), m_set ? QStringLiteral("--set") : QStringLiteral("--code"))));
        }
        if (!m_set) {
            auto exercises = m_code ? exercisesWith(*m_code) : exercisesFor(m_options);
            if (!exercises)
                return tl::unexpected(exercises.error());
            return practice::ExerciseSet{.entries = practice::entriesOf(*std::move(exercises))};
        }
        auto set = readSet(*m_set, output);
        if (set && !set->language.empty() && m_app->count("--lang") + m_app->get_parent()->count("--lang") == 0)
            speak(QString::fromStdString(set->language));
        return set;
    }

    static tl::expected<practice::SheetExercises, Exit> exercisesWith(const std::string& codes)
    {
        const auto parsed = practice::parseCodeRuns(codes);
        if (parsed)
            return practice::exercisesNamed({parsed->begin(), parsed->end()});
        const auto column = static_cast<std::uint64_t>(QString::fromUtf8(codes.substr(0, parsed.error())).toUcs4().size()) + 1;
        //: %1 is the text that was found, %2 the largest number of exercises
        const QString sentence = translate("cli::Worksheet", "expected codes of at most %2 exercises, such as nim-sum 2 4711/1–10, found '%1'");
        return tl::unexpected(reportOption("--code", column, sentence.arg(wording::quotedRichText(shortened(QString::fromStdString(codes.substr(parsed.error())).trimmed()).toStdString()), QString::number(practice::mostOnSheet))));
    }

    Exit writeClass(const practice::ExerciseSet& set, exports::PaperSize paper, const std::string& folder) const
    {
        if (folder.empty())
            return complainOfMissing("-o FOLDER");
        auto input = Input::open(m_roster);
        if (!input)
            return reportError(input.error());
        const QByteArray content = readAll(*input, exports::largestRoster + 1);
        if (input->failure())
            return reportError(*input->failure());
        const auto pupils = exports::parseRoster(content);
        if (!pupils)
            return reportError(input->name(), pupils.error().line, 1, pupils.error().sentence);
        const auto sheets = exports::sheetsFor(set, *pupils, paper);
        const QString path = QDir(QString::fromStdString(folder)).filePath(fileNameOf(sheets.front().title, QStringLiteral("worksheet")) + QStringLiteral(".pdf"));
        const Exit end = write(sheets, exports::SheetParts::Sheets, path.toStdString());
        return end != Exit::Done || isLocked(set) ? end : write(sheets, exports::SheetParts::Keys, exports::pathOfKeys(path, spokenLanguage()).toStdString());
    }

    static Exit write(const std::vector<exports::Worksheet>& sheets, exports::SheetParts parts, const std::string& path)
    {
        const std::size_t all = sheets.size() * practice::itemsIn(sheets.front().entries).size();
        const auto inWords = [&](std::size_t done) {
            return translate("cli::Worksheet", "exercises: %1 of %2").arg(QString::number(done), QString::number(all));
        };
        return writePdfFile(path, inWords, [&](QIODevice& device, std::stop_token stop, const PdfProgress& progress) {
            return exports::writeWorksheets(device, sheets, parts, stop, progress);
        });
    }

    SheetOptions m_options;
    std::optional<std::string> m_set;
    std::optional<std::string> m_code;
    std::optional<std::string> m_roster;
    PaperOption m_paper;
    const CLI::App* m_app = nullptr;
};

}  // namespace

std::unique_ptr<Command> makeWorksheet()
{
    return std::make_unique<Worksheet>();
}

}  // namespace nimstone::cli
