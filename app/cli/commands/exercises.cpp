// nimstone-cli exercises --skill NAME[,NAME…] [--game GAME] [--level L] [--count N] [--seed S] [--title TITLE] | --set FILE
// [--format FORMAT]: writes a set of exercises as a file that can be edited, shared, and printed, or as questions for other systems.
#include "app/cli/commands/commands.h"

#include <CLI/App.hpp>
#include <utility>

#include "app/cli/commands/set_file.h"
#include "app/cli/commands/sheet_options.h"
#include "app/cli/files/output.h"
#include "app/cli/files/speech.h"
#include "app/export/practice/quiz.h"
#include "app/storage/sets/exercise_set_json.h"
#include "app/wording/quotation.h"

namespace nimstone::cli {

namespace {

QString setFormats() { return list({QStringLiteral("json"), QStringLiteral("gift"), QStringLiteral("moodle"), QStringLiteral("anki")}); }

class Exercises : public Command {
public:
    Words words() const override
    {
        return {"exercises", "--skill NAME[,NAME…] [--game GAME] [--level L] [--count N] [--seed S] [--title TITLE] | --set FILE "
                             "[--format FORMAT] [-o FILE]",
                translate("cli::Exercises", "Makes an exercise set, or questions for Moodle and Anki."),
                {"nimstone-cli exercises --skill nim-sum,eligible-heap --count 12 --seed 4711 --title 'Week 3' -o week3.json",
                 "nimstone-cli worksheet --set week3.json -o week3.pdf",
                 "nimstone-cli exercises --set week3.json --format moodle -o week3.xml"}};
    }

    void declare(CLI::App& app) override
    {
        m_app = &app;
        declareSheet(app, m_options);
        const auto add = [&app](const char* name, auto& value, const char* type, const QString& help) {
            app.add_option(name, value, help.toStdString())->type_name(type)->take_last();
        };
        add("--title", m_title, "TITLE", translate("cli::Exercises", "The title, printed above the exercises"));
        add("--set", m_set, "FILE", translate("cli::Exercises", "Takes the exercises of the set in FILE; - is standard input"));
        //: %1 is a list of the formats; the first format is the default
        add("--format", m_format, "FORMAT", translate("cli::Prove", "One of %1; default: the first").arg(setFormats()));
    }

    Application application() const override { return m_format == "json" ? Application::Words : Application::Drawing; }

    Exit run(const std::string& path) override
    {
        const exports::QuizPrinter printer = exports::quizPrinter(m_format);
        if (!printer && m_format != "json") {
            //: %1 is the text that was found, %2 a list of the formats
            return reportOption("--format", 1, translate("cli::Prove", "expected one of %2, found '%1'")
                                                   .arg(wording::quotedRichText(m_format), setFormats()));
        }
        const auto set = exerciseSet(path);
        if (!set)
            return set.error();
        auto output = Output::open(path);
        if (!output)
            return reportError(output.error());
        output->write(printer ? printer(exports::quizOf(*set)) : printExerciseSet(*set).toStdString());
        return output->finish();
    }

private:
    tl::expected<practice::ExerciseSet, Exit> exerciseSet(const std::string& output) const
    {
        if (m_set)
            return givenSet(output);
        const QString title = QString::fromStdString(m_title.value_or(std::string()));
        if (std::cmp_greater(title.toUcs4().size(), practice::longestSetTitle)) {
            return tl::unexpected(reportOption("--title", practice::longestSetTitle + 1,
                                               translate("cli::Exercises", "expected a title of at most %1 characters, but this one is longer")
                                                   .arg(practice::longestSetTitle)));
        }
        // The conversion to QString and back makes the title valid UTF-8. With other bytes, the program could not read
        // the file again.
        return exercisesFor(m_options).map([&](practice::SheetExercises exercises) {
            return practice::ExerciseSet{.title = title.toStdString(), .entries = practice::entriesOf(std::move(exercises))};
        });
    }

    tl::expected<practice::ExerciseSet, Exit> givenSet(const std::string& output) const
    {
        if (const char* given = m_options.given() ? m_options.given() : m_title ? "--title" : nullptr) {
            //: %1 is the name of an option
            return tl::unexpected(reportArgument(1, translate("cli::Worksheet", "expected no %1 together with --set, which decides it")
                                                            .arg(QString::fromUtf8(given))));
        }
        auto set = readSet(*m_set, output);
        if (set && isLocked(*set)) {
            return tl::unexpected(reportOption("--set", 1, translate("cli::Exercises", "expected a set that shows its answers, but this one "
                                                                                       "is handed out, and its answers are locked")));
        }
        if (set && !set->language.empty() && m_app->count("--lang") + m_app->get_parent()->count("--lang") == 0)
            speak(QString::fromStdString(set->language));
        return set;
    }

    SheetOptions m_options;
    std::optional<std::string> m_title;
    std::optional<std::string> m_set;
    std::string m_format = "json";
    const CLI::App* m_app = nullptr;
};

}  // namespace

std::unique_ptr<Command> makeExercises()
{
    return std::make_unique<Exercises>();
}

}  // namespace nimstone::cli
