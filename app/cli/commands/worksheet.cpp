// nimstone-cli worksheet --skill NAME[,NAME…] [--game GAME] [--level L] [--count N] [--seed S] | --set FILE: writes exercises on
// paper, with an answer key.
#include "app/cli/commands/commands.h"

#include <CLI/App.hpp>

#include "app/cli/commands/paper_option.h"
#include "app/cli/commands/set_file.h"
#include "app/cli/commands/sheet_options.h"
#include "app/cli/files/pdf_file.h"
#include "app/cli/files/speech.h"
#include "app/export/practice/worksheet_pdf.h"

namespace nimstone::cli {

namespace {

class Worksheet : public Command {
public:
    Words words() const override
    {
        return {"worksheet", "--skill NAME[,NAME…] [--game GAME] [--level L] [--count N] [--seed S] | --set FILE [--paper PAPER] [-o FILE]",
                translate("cli::Worksheet", "Makes a worksheet to print, with the answer key on separate pages."),
                {"nimstone-cli worksheet --skill nim-sum --level 2 --count 12 --seed 4711 -o sheet.pdf",
                 "nimstone-cli worksheet --skill nim-sum,how-many --level mixed --lang zh_CN -o sheet.pdf",
                 "nimstone-cli worksheet --skill nim-sum --paper letter -o sheet.pdf",
                 "nimstone-cli exercises --skill nim-sum --title 'Week 3' -o week3.json",
                 "nimstone-cli worksheet --set week3.json -o week3.pdf"}};
    }

    void declare(CLI::App& app) override
    {
        m_app = &app;
        declareSheet(app, m_options);
        app.add_option("--set", m_set, translate("cli::Worksheet", "Prints the exercise set in FILE, or in standard input if FILE "
                                                                   "is -; nimstone-cli exercises makes such a file").toStdString())
            ->type_name("FILE")
            ->take_last();
        m_paper.declare(app);
    }

    Application application() const override { return Application::Drawing; }

    Exit run(const std::string& path) override
    {
        auto read = sheet();
        if (!read)
            return read.error();
        const auto paper = m_paper.size();
        if (!paper)
            return paper.error();
        read->paper = *paper;
        return write(*read, path);
    }

private:
    tl::expected<exports::Worksheet, Exit> sheet() const
    {
        if (!m_set) {
            auto exercises = exercisesFor(m_options);
            if (!exercises)
                return tl::unexpected(exercises.error());
            return exports::Worksheet{{}, *std::move(exercises)};
        }
        if (const char* given = m_options.given()) {
            //: %1 is the name of an option
            return tl::unexpected(reportArgument(1, translate("cli::Worksheet", "expected no %1 together with --set, which decides it")
                                                            .arg(QString::fromUtf8(given))));
        }
        auto set = readSet(*m_set);
        if (!set)
            return tl::unexpected(set.error());
        if (!set->language.empty() && m_app->count("--lang") + m_app->get_parent()->count("--lang") == 0)
            speak(QString::fromStdString(set->language));
        return exports::Worksheet{QString::fromStdString(set->title), std::move(set->exercises)};
    }

    Exit write(const exports::Worksheet& sheet, const std::string& path) const
    {
        const auto inWords = [&](std::size_t done) {
            return translate("cli::Worksheet", "exercises: %1 of %2").arg(QString::number(done), QString::number(sheet.exercises.size()));
        };
        return writePdfFile(path, inWords, [&](QIODevice& device, std::stop_token stop, const PdfProgress& progress) {
            return exports::writeWorksheet(device, sheet, stop, progress);
        });
    }

    SheetOptions m_options;
    std::optional<std::string> m_set;
    PaperOption m_paper;
    const CLI::App* m_app = nullptr;
};

}  // namespace

std::unique_ptr<Command> makeWorksheet()
{
    return std::make_unique<Worksheet>();
}

}  // namespace nimstone::cli
