// nimstone-cli problems [WORDS]: lists all contest problems, or the problems that match the words, one in each line; or
// prints one problem in full.
#include "app/cli/commands/commands.h"

#include <CLI/CLI.hpp>

#include "app/cli/commands/named_problem.h"
#include "app/cli/files/output.h"
#include "app/cli/files/speech.h"
#include "app/export/problem_text.h"

namespace nimstone::cli {

namespace {

class Problems : public Command {
public:
    Words words() const override
    {
        return {"problems", "[WORDS] [--code cpp|python] [-o FILE]",
                translate("cli::Problems", "Lists the contest problems, or those that match the words given, one per line. Shows the task if only one matches."),
                {"nimstone-cli problems", "nimstone-cli problems hdu-1527", "nimstone-cli problems wythoff",
                 "nimstone-cli problems hdu-1527 --code cpp -o hdu-1527.cpp"}};
    }

    void declare(CLI::App& app) override
    {
        app.add_option("WORDS", m_words,
                       translate("cli::Problems", "A problem, such as hdu-1527, or words of its title, judge, or game").toStdString());
        app.add_option("--code", m_code, translate("cli::Problems", "Prints the solution in that language instead, with its notes").toStdString())
            ->check(CLI::IsMember({"cpp", "python"}));
    }

    Exit run(const std::string& path) override
    {
        QStringList words;
        for (const std::string& word : m_words)
            words << QString::fromStdString(word);
        const QString sought = words.join(QLatin1Char(' '));
        const auto meant = exports::problemsMeant(sought);
        // The error is the same as the error of the commands that need exactly one problem.
        if (meant.empty())
            return problemCalled(sought.toStdString()).error();
        if (!m_code.empty() && meant.size() > 1)
            return reportArgument(1, translate("cli::Problems", "expected one problem, found several"));
        const QString language = spokenLanguage();
        const QString code = m_code.empty() ? QString() : exports::problemCode(*meant.front(), m_code, language);
        if (!m_code.empty() && code.isEmpty())
            return reportArgument(1, translate("cli::Problems", "this problem has no solution in that language"));
        auto output = Output::open(path);
        if (!output)
            return reportError(output.error());
        output->write((!m_code.empty() ? code : meant.size() == 1 ? exports::problemMarkdown(*meant.front(), language) : exports::problemList(meant, language)).toStdString());
        return output->finish();
    }

private:
    std::vector<std::string> m_words;
    std::string m_code;
};

}  // namespace

std::unique_ptr<Command> makeProblems()
{
    return std::make_unique<Problems>();
}

}  // namespace nimstone::cli
