#include "app/wording/conjecture.h"

#include <QCoreApplication>
#include <QStringList>

#include "app/wording/analysis.h"
#include "app/wording/names.h"
#include "app/wording/proof_words.h"
#include "app/wording/quotation.h"
#include "app/wording/rich_text.h"

namespace nimstone::wording {

namespace {

struct Conjecture {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Conjecture)
};

using conjecture::EvaluationError;
using conjecture::ExpressionError;
using conjecture::Findings;
using conjecture::PositionRange;
using ExpectedInExpression = ExpressionError::Expected;

QString list(const std::vector<std::string>& names)
{
    QStringList items;
    for (const std::string& name : names)
        items << quotedRichText(name);
    return commaList(items);
}

QString whereExpressionEnds(const ExpressionError& error, const QString& name)
{
    switch (error.expected) {
    case ExpectedInExpression::OperatorInside:
        return Conjecture::tr("expected an operator or a closing parenthesis, but the expression ends here");
    case ExpectedInExpression::ArgumentEnd:
        //: %1 is the name of a function
        return Conjecture::tr("expected an operator, a comma, or the closing parenthesis of %1, but the expression ends here").arg(name);
    case ExpectedInExpression::Call:
        //: %1 is the name of a function
        return Conjecture::tr("expected an opening parenthesis after the function %1, but the expression ends here")
            .arg(name);
    // The other values of ExpectedInExpression cannot occur at the end of an expression.
    case ExpectedInExpression::Operand: case ExpectedInExpression::Operator: case ExpectedInExpression::DoubleEquals: case ExpectedInExpression::SmallerNumber:
    case ExpectedInExpression::KnownName: case ExpectedInExpression::KnownFunction: case ExpectedInExpression::MoreArguments:
    case ExpectedInExpression::FewerArguments: case ExpectedInExpression::Shallower: case ExpectedInExpression::Numeric: case ExpectedInExpression::Statement:
    case ExpectedInExpression::SameKind: case ExpectedInExpression::OneHeap: break;
    }
    return Conjecture::tr("expected a number, a name, or an opening parenthesis, but the expression ends here");
}

QString whereExpressionGoesOn(const ExpressionError& error, const QString& found, const QString& name)
{
    switch (error.expected) {
    case ExpectedInExpression::Operand:
        return Conjecture::tr("expected a number, a name, or an opening parenthesis, found '%1'").arg(found);
    case ExpectedInExpression::Operator: return Conjecture::tr("expected an operator or the end, found '%1'").arg(found);
    case ExpectedInExpression::OperatorInside:
        return Conjecture::tr("expected an operator or a closing parenthesis, found '%1'").arg(found);
    case ExpectedInExpression::ArgumentEnd:
        //: %2 is the name of a function
        return Conjecture::tr("expected an operator, a comma, or the closing parenthesis of %2, found '%1'")
            .arg(found, name);
    case ExpectedInExpression::DoubleEquals: return Conjecture::tr("expected '==' to compare, found a single '='");
    case ExpectedInExpression::SmallerNumber:
        //: %2 is the greatest number
        return Conjecture::tr("expected a number of at most %2, found '%1'").arg(found, QString::number(error.limit));
    case ExpectedInExpression::KnownName:
        //: %2 is a list of the names that an expression about this game may contain
        return Conjecture::tr("expected a name of this game (%2), found '%1'").arg(found, list(error.known));
    case ExpectedInExpression::KnownFunction:
        //: %2 is a list of the functions
        return Conjecture::tr("expected a function (%2), found '%1'").arg(found, list(error.known));
    case ExpectedInExpression::Call:
        //: %2 is the name of a function
        return Conjecture::tr("expected an opening parenthesis after the function %2, found '%1'").arg(found, name);
    case ExpectedInExpression::MoreArguments:
        //: %2 is the name of a function
        return Conjecture::tr("expected a comma and another argument of %2, found '%1'").arg(found, name);
    case ExpectedInExpression::FewerArguments:
        //: %2 is the name of a function; %3 is the largest number of arguments of the function, and decides about the plural
        return Conjecture::tr("expected the closing parenthesis after %3 argument(s) of %2, found '%1'", nullptr,
                              pluralForm(error.limit)).arg(found, name, QString::number(error.limit));
    case ExpectedInExpression::Shallower:
        //: %2 is the largest allowed number of levels
        return Conjecture::tr("expected at most %2 levels of parentheses, functions, and signs; '%1' goes deeper")
            .arg(found, QString::number(error.limit));
    case ExpectedInExpression::Numeric:
        //: %1 is a part of an expression, such as a < b; %2 is an operator or a function
        return Conjecture::tr("expected a number for '%2', but '%1' is a statement (true or false)").arg(found, name);
    case ExpectedInExpression::Statement:
        //: %1 is a part of an expression, such as a + b; %2 is an operator
        return Conjecture::tr("expected a statement (true or false) for '%2', but '%1' is a number: compare it, for example with '== 0'").arg(found, name);
    case ExpectedInExpression::SameKind:
        //: %1 is the expression on the right side of the operator %2
        return Conjecture::tr("expected two numbers or two statements for '%2', but '%1' is not of the same kind as the left side").arg(found, name);
    case ExpectedInExpression::OneHeap: break;
    }
    //: %1 is the name n; %2 is the name that must be written instead, such as a
    return Conjecture::tr("'%1' stands for the only heap of a position; with several heaps, write %2")
        .arg(found, list(error.known));
}

}  // namespace

QString sentence(const ExpressionError& error)
{
    const QString name = quotedRichText(error.name);
    return error.found.empty() ? whereExpressionEnds(error, name) : whereExpressionGoesOn(error, quotedRichText(error.found), name);
}

QString sentence(const EvaluationError& error, const QString& position)
{
    const QString name = quotedRichText(error.name);
    const QString value = QString::number(error.value);
    const QString limit = QString::number(error.limit);
    switch (error.kind) {
    case EvaluationError::Kind::DivisionByZero:
        //: %1 is a position, %2 an operator
        return Conjecture::tr("at %1, '%2' divides by 0").arg(position, name);
    case EvaluationError::Kind::ShiftOutOfRange:
        //: %1 is a position, %2 an operator
        return Conjecture::tr("at %1, '%2' shifts by %3 places; expected 0 to %4").arg(position, name, value, limit);
    case EvaluationError::Kind::ArgumentTooSmall:
        //: %1 is a position, %2 a function
        return Conjecture::tr("at %1, the argument of %2 is %3; expected at least %4")
            .arg(position, name, value, limit);
    case EvaluationError::Kind::ArgumentTooLarge:
        //: %1 is a position, %2 a function
        return Conjecture::tr("at %1, the argument of %2 is %3; expected at most %4")
            .arg(position, name, value, limit);
    case EvaluationError::Kind::Overflow: break;
    }
    //: %1 is a position, %2 an operator or a function
    return Conjecture::tr("at %1, the result of '%2' is not between %3 and %4")
        .arg(position, name, QString::number(conjecture::leastNumber), QString::number(conjecture::greatestNumber));
}

QString foundText(const Findings& findings, const QString& position)
{
    const QString claim = outcomeLetter(findings.counterexample->claim);
    const QString truth = outcomeLetter(findings.counterexample->truth);
    const QString checked = QString::number(findings.checked);
    const int plural = pluralForm(findings.checked);
    if (findings.unknown == 0)
        //: %1 is a position; %2 and %3 are P and N; %4 is the number of positions, and decides about the plural
        return Conjecture::tr("counterexample %1: claimed %2, actually %3; %4 position(s) checked", nullptr, plural)
            .arg(position, claim, truth, checked);
    //: %1 is a position; %2 and %3 are P and N; %4 is the number of checked positions, and decides about the plural; %5 is the number of
    //: positions without an outcome
    return Conjecture::tr("counterexample %1: claimed %2, actually %3; %4 position(s) checked, outcome not computed for %5 more",
                          nullptr, plural)
        .arg(position, claim, truth, checked, QString::number(findings.unknown));
}

QString notFoundText(const Findings& findings)
{
    const QString checked = QString::number(findings.checked);
    const int plural = pluralForm(findings.checked);
    if (findings.unknown == 0)
        //: %1 is the number of positions, and decides about the plural
        return Conjecture::tr("no counterexample among %1 position(s)", nullptr, plural).arg(checked);
    //: %1 is the number of checked positions, and decides about the plural; %2 is the number of positions without an outcome
    return Conjecture::tr("no counterexample among %1 position(s), outcome not computed for %2 more", nullptr, plural)
        .arg(checked, QString::number(findings.unknown));
}

QString stoppedText(const Findings& findings)
{
    //: The user stopped the search. %1 is the number of positions, and decides about the plural
    return Conjecture::tr("Stopped: no counterexample among the %1 position(s) checked.", nullptr,
                          pluralForm(findings.checked)).arg(QString::number(findings.checked));
}

QString sentence(const conjecture::ConjectureRefusal& refusal)
{
    if (const auto* error = std::get_if<ExpressionError>(&refusal)) {
        //: %1 is a column, %2 a text about what was expected in this column
        return Conjecture::tr("Column %1: %2").arg(QString::number(error->column), sentence(*error));
    }
    return Conjecture::tr("In this game, the players have different moves: its positions are neither P nor N.");
}

QString namesText(const Rules& rules)
{
    const QString names = rules.layout() == Layout::Quota ? Conjecture::tr("n is the heap, q the quota.")
        : rules.layout() == Layout::Pair                  ? Conjecture::tr("a and b are the two numbers.")
                                                          : Conjecture::tr("a, b, c, and d are the sizes of the heaps; n is the size of a single heap.");
    const auto parameter = rules->parameter();
    if (!parameter)
        return names;
    //: A parameter of a game: %1 is the letter of the parameter, %2 its value
    const QString value = Conjecture::tr("%1 is %2.").arg(QString::fromUtf8(rules.entry().parameters), QString::number(*parameter));
    return joinSentences({names, value});
}

QString vocabularyText()
{
    QStringList functions;
    for (const conjecture::Function& function : conjecture::functions())
        functions << QString::fromUtf8(function.name);
    //: %1 is a list of functions
    return Conjecture::tr("Operators as in C: a ^ b is XOR, a == b compares. Functions: %1").arg(functions.join(QStringLiteral(", ")));
}

QString differenceText(const conjecture::Counterexample& one)
{
    //: The difference in a position: %1 is the claimed outcome, %2 the true outcome, P or N
    return Conjecture::tr("claimed %1, is %2").arg(outcomeLetter(one.claim), outcomeLetter(one.truth));
}

QString verdictText(const Findings& findings)
{
    if (findings.counterexample)
        return Conjecture::tr("The claim is false");
    return findings.stopped ? Conjecture::tr("The check was stopped") : Conjecture::tr("No counterexample found");
}

QString resultText(const Findings& findings, const QString& first, Count most)
{
    const int plural = pluralForm(findings.checked);
    if (findings.stopped && !findings.counterexample)
        return stoppedText(findings);
    if (!findings.counterexample) {
        //: %1 is the number of positions, %2 the size of the largest heap
        return Conjecture::tr("No counterexample among all %1 position(s) with heaps up to %2. This is not a proof.", nullptr, plural)
            .arg(QString::number(findings.checked), QString::number(most));
    }
    const bool lost = findings.counterexample->truth == Outcome::P;
    //: %1 is a position, written with its numbers only, such as "(3, 5)" or "n = 8"
    const QString fails = lost ? Conjecture::tr("It fails at %1: the claim says N, and the position is P.")
                               : Conjecture::tr("It fails at %1: the claim says P, and the position is N.");
    //: %1 is the number of checked positions, %2 the number of positions in which the claim fails
    const QString all = Conjecture::tr("Of the %1 position(s) checked, it fails at %2.", nullptr, plural);
    return joinSentences({fails.arg(first), all.arg(QString::number(findings.checked), QString::number(findings.failing))});
}

QString knownText(const QString& theorem, bool isClaim)
{
    //: %1 is the title of a theorem
    return (isClaim ? Conjecture::tr("This claim is proved: see \"%1\".")
                    : Conjecture::tr("The P-positions of this game are known: see \"%1\".")).arg(theorem);
}

QString quotaNote(const PositionRange& range)
{
    switch (range.kind) {
    case PositionRange::Kind::Fresh:
        return Conjecture::tr("Checked: fresh heaps, from which all but one stone may be taken. An expression that contains q is "
                              "checked with every quota.");
    case PositionRange::Kind::Quota: return Conjecture::tr("Checked: fresh heaps, and every heap n with every quota q from 1 to n.");
    case PositionRange::Kind::Heaps: break;
    }
    return {};
}

}  // namespace nimstone::wording
