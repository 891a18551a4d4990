// nimstone-cli results [FILE] [--set FILE] [--summary]: answers, as the progress export has them, as a table for spreadsheets.
#include "app/cli/commands/commands.h"

#include <CLI/App.hpp>
#include <set>

#include "app/cli/commands/set_file.h"
#include "app/cli/files/answers_file.h"
#include "app/cli/files/input.h"
#include "app/cli/files/output.h"
#include "app/cli/files/speech.h"
#include "app/export/practice/results_csv.h"

namespace nimstone::cli {

namespace {

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
                       translate("cli::Results", "What the Practise page exports; without it, standard input").toStdString());
        app.add_option("--set", m_set, translate("cli::Results", "Only answers to the exercises of this set").toStdString())
            ->type_name("FILE")
            ->take_last();
        app.add_flag("--summary", m_summary, translate("cli::Results", "A row for each skill instead of each answer").toStdString());
    }

    Exit run(const std::string& path) override
    {
        if (m_file && m_file->empty())
            return complainOfArgument(1, emptyFileName());
        auto input = m_file ? Input::open(*m_file) : Input::standard();
        if (!input)
            return complain(input.error());
        std::set<std::string> wanted;
        if (m_set) {
            const auto set = readSet(*m_set);
            if (!set)
                return set.error();
            for (const practice::SheetExercise& exercise : set->exercises)
                wanted.insert(practice::recordName(exercise));
        }
        auto output = Output::open(path, &*input);
        if (!output)
            return complain(output.error());
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
