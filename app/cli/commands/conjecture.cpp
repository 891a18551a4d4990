// nimstone-cli conjecture 'EXPRESSION' GAME --upto N: finds the smallest position where the claim fails.
#include "app/cli/commands/commands.h"

#include <CLI/App.hpp>
#include <QStringList>
#include <cstdio>
#include <tl/expected.hpp>

#include "app/cli/files/interrupt.h"
#include "app/cli/files/output.h"
#include "app/cli/files/progress_line.h"
#include "app/cli/files/speech.h"
#include "app/cli/number.h"
#include "app/wording/conjecture.h"
#include "app/wording/errors.h"
#include "app/wording/quotation.h"
#include "app/wording/rich_text.h"
#include "core/conjecture/conjecture.h"
#include "core/sum/sum_notation.h"

namespace nimstone::cli {

namespace {

/// Returns a list of the operators in one line, with the operators that bind most tightly first: "- !,  * / %,  + -,
/// …".
QString operators()
{
    QString text = QStringLiteral("- !");
    int level = 0;
    for (const conjecture::BinaryOperator& binary : conjecture::binaryOperators()) {
        text += QString::fromLatin1(binary.level == level ? " " : ",  ");
        text += QString::fromLatin1(binary.text);
        level = binary.level;
    }
    return text;
}

/// Returns a list of the functions in one line: "min(x, …), max(x, …), …".
QString functions()
{
    QStringList items;
    for (const conjecture::Function& function : conjecture::functions())
        items << QString::fromUtf8(std::string(function.name) + '(' + std::string(function.parameters) + ')');
    return list(items);
}

/// Checks the claim with a progress line. Ctrl+C stops the check.
conjecture::Findings check(const conjecture::Conjecture& claim, Count most)
{
    const Interrupt interrupt;
    std::stop_source stop;
    ProgressLine line;
    const Count positions = claim.range(most).size().value_or(maxCount);
    return claim.check(most, stop.get_token(), [&](Count looked) {
        if (interrupt.happened())
            stop.request_stop();
        if (line.isDue()) {
            //: %1 is the number of checked positions, %2 the number of all positions
            line.show(translate("cli::Conjecture", "positions: %1 of %2").arg(QString::number(looked), QString::number(positions)));
        }
    });
}

/// Reports that a check stopped before it found a counterexample and before it had checked all positions.
Exit complainOfStop(const conjecture::Findings& findings)
{
    const QString text = wording::plain(wording::stoppedText(findings));
    std::fputs((text + u'\n').toUtf8().constData(), stderr);
    return Exit::BadInput;
}

QString inNotation(const Rules& rules, const Position& position)
{
    return QString::fromStdString(print(Component{rules, position}));
}

class Conjecture : public Command {
public:
    Words words() const override
    {
        return {"conjecture", "'EXPRESSION' GAME --upto N [-o FILE]",
                translate("cli::Conjecture", "Checks a claim about a game and finds the smallest position where it fails."),
                {"nimstone-cli conjecture 'n % 7 == 0 || n % 7 == 2' 'subtraction(1,3,4)' --upto 100",
                 "nimstone-cli conjecture 'n % (m + 1) == 0' 'bash(4)' --upto 1000000",
                 "nimstone-cli conjecture 'a ^ b ^ c' nim --upto 100",
                 "nimstone-cli conjecture 'min(a, b) == floor_phi(abs(a - b))' wythoff --upto 2000",
                 "nimstone-cli conjecture 'n == 0 || q < zeck(n)' fibonacci-nim --upto 500",
                 "nimstone-cli conjecture --upto 100 -- '-a + b' nim"}};
    }

    void declare(CLI::App& app) override
    {
        const QString expression = translate("cli::Conjecture",
            "A statement (true or false) claims that a position is a P-position (the player to move loses) exactly when it is "
            "true; a number, exactly when it is 0. If the expression begins with -, write the options first, then --, then the "
            "expression.")
            + u'\n' + translate("cli::Conjecture",
            "Names: a b c d are the heaps, up to the last letter used (always two in wythoff and euclid); n is the only heap. "
            "fibonacci-nim has n and the quota q, bash the parameter m, and moore-nim the parameter k.")
            + u'\n' + translate("cli::Conjecture",
            //: %1 is a list of the operators, with a comma after each level of precedence
            "Operators, from the tightest binding to the loosest (the first group stands before its operand): %1.").arg(operators())
            + u'\n' + translate("cli::Conjecture",
            "/ rounds down, also below 0, and % is the remainder that goes with it. Numbers are exact from -9223372036854775808 to "
            "9223372036854775807; overflow and division by 0 are reported.")
            + u'\n' + translate("cli::Conjecture",
            //: %1 is a list of the functions
            "Functions: %1. mex is the least non-negative integer that does not occur among its arguments; popcount counts the 1s "
            "in binary; lowbit is the greatest power of 2 that divides x. fib(0), fib(1), fib(2), … are 0, 1, 1, 2, 3, 5, …; isfib "
            "says whether x is one of them; zeck is the smallest term of the Zeckendorf representation of x. floor_phi is k times "
            "the golden ratio, rounded down.").arg(functions());
        app.add_option("EXPRESSION", m_expression, expression.toStdString());
        app.add_option("GAME", m_game,
                       translate("cli::Conjecture", "The game, such as subtraction(1,3,4); nimstone-cli games lists them all")
                           .toStdString());
        app.add_option("--upto", m_upto,
                       translate("cli::Conjecture", "The heaps from 0 to N. Positions are checked in order of their total number "
                                                    "of stones, and then of their heaps").toStdString())
            ->type_name("N")
            ->take_last();
    }

    Exit run(const std::string& path) override
    {
        const auto game = rules();
        if (!game)
            return game.error();
        const auto claimed = claim(*game);
        if (!claimed)
            return claimed.error();
        const auto upto = most(*claimed);
        if (!upto)
            return upto.error();
        auto output = Output::open(path);
        if (!output)
            return reportError(output.error());
        const conjecture::Findings findings = check(*claimed, *upto);
        if (findings.stopped)
            return complainOfStop(findings);
        if (findings.noValue) {
            const auto& [position, error] = *findings.noValue;
            return reportArgument(error.column, wording::sentence(error, inNotation(*game, position)));
        }
        const auto& found = findings.counterexample;
        const QString text = found ? wording::foundText(findings, inNotation(*game, found->position))
                                   : wording::notFoundText(findings);
        output->write(wording::plain(text).toStdString() + '\n');
        if (const QString note = wording::quotaNote(claimed->range(*upto)); !note.isEmpty())
            output->write(wording::plain(note).toStdString() + '\n');
        return output->finish(found ? Exit::CheckFailed : Exit::Done);
    }

private:
    tl::expected<Rules, Exit> rules() const
    {
        if (m_expression.empty() && m_game.empty())
            return tl::unexpected(reportArgument(
                1, translate("cli::Conjecture", "expected an expression such as 'a ^ b', but the command ends here")));
        if (m_game.empty())
            return tl::unexpected(reportArgument(
                1, translate("cli::Conjecture", "expected a game such as nim after the expression, but the command ends here")));
        auto rules = parseGame(m_game);
        if (!rules)
            return tl::unexpected(reportArgument(rules.error().column, wording::sentence(rules.error())));
        return std::move(*rules);
    }

    tl::expected<conjecture::Conjecture, Exit> claim(const Rules& rules) const
    {
        auto claim = conjecture::Conjecture::make(m_expression, rules);
        if (claim)
            return std::move(*claim);
        if (const auto* const error = std::get_if<conjecture::ExpressionError>(&claim.error()))
            return tl::unexpected(reportArgument(error->column, wording::sentence(*error)));
        return tl::unexpected(reportArgument(
            1, translate("cli::Conjecture", "expected an impartial game, but in %1 the players have different moves").arg(QString::fromStdString(rules.name()))));
    }

    tl::expected<Count, Exit> most(const conjecture::Conjecture& claim) const
    {
        const Count greatest = claim.greatestMost();
        if (m_upto.empty())
            return tl::unexpected(complainOfMissing("--upto 100"));
        const auto most = readNumber(m_upto);
        if (most && *most <= greatest)
            return *most;
        //: %1 is the text that was found; %2 is the largest allowed size of a heap; %3 is the largest number of
        //: positions
        return tl::unexpected(reportOption(
            "--upto", 1, translate("cli::Conjecture", "expected a number from 0 to %2 (so that at most %3 positions are checked), "
                                                      "found '%1'")
                             .arg(wording::quotedRichText(m_upto), QString::number(greatest),
                                  QString::number(conjecture::mostPositions))));
    }

    std::string m_expression;
    std::string m_game;
    std::string m_upto;
};

}  // namespace

std::unique_ptr<Command> makeConjecture()
{
    return std::make_unique<Conjecture>();
}

}  // namespace nimstone::cli
