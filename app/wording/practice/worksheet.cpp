#include "app/wording/practice/worksheet.h"

#include <QCoreApplication>

#include "app/wording/names.h"
#include "app/wording/practice/practice.h"
#include "app/wording/rich_text.h"

namespace nimstone::wording {

namespace {

struct Worksheet {
    Q_DECLARE_TR_FUNCTIONS(Worksheet)
};

/// Returns the number of a choice, counted from 1 as in figures and explanations.
QString choiceNumber(std::size_t choice) { return QString::number(choice + 1); }

QString choiceText(const practice::Exercise& exercise, std::size_t choice)
{
    const QStringList texts = choiceTexts(exercise);
    return QStringLiteral("<b>%1</b> %2").arg(choiceNumber(choice), texts.value(static_cast<qsizetype>(choice)));
}

QString numberText(const practice::Exercise& exercise, Count number)
{
    // If an exercise adds heaps column by column, its answer is written in decimal, although the exercise has columns.
    const int columns = practice::heapsIn(exercise) ? 0 : practice::columnsAskedIn(exercise);
    return columns > 0 ? QString::number(number, 2).rightJustified(columns, QLatin1Char('0')) : QString::number(number);
}

}  // namespace

QString moveText(const Move& move)
{
    //: A move in a list of answers: %1 is the number of stones that are taken, %2 is "heap 1"
    return Worksheet::tr("%1 from %2").arg(QString::number(move.taken), heapName(move.heap));
}

QStringList choicesToTick(const practice::Exercise& exercise)
{
    using practice::Asks;
    QStringList ticks;
    switch (practice::asksFor(exercise)) {
    case Asks::Heap:
        if (const Position* position = practice::heapsIn(exercise)) {
            for (std::size_t heap = 0; heap < position->heaps.size(); ++heap)
                ticks.push_back(heapName(heap));
        }
        break;
    case Asks::Column:
        for (const Count weight : practice::offeredIn(exercise))
            ticks.push_back(columnName(weight));
        break;
    case Asks::Choice:
        for (qsizetype choice = 0; choice < choiceTexts(exercise).size(); ++choice)
            ticks.push_back(choiceText(exercise, static_cast<std::size_t>(choice)));
        break;
    case Asks::Numbers:
        for (const Count number : practice::offeredIn(exercise))
            ticks.push_back(QString::number(number));
        break;
    case Asks::Number: case Asks::Amount: case Asks::Moves: break;
    }
    return ticks;
}

QString answerText(const practice::Exercise& exercise, const practice::Answer& answer)
{
    using practice::Asks;
    std::vector<QString> parts;
    switch (practice::asksFor(exercise)) {
    case Asks::Number: case Asks::Amount: return numberText(exercise, answer.number());
    case Asks::Heap: return heapName(static_cast<std::size_t>(answer.number()));
    case Asks::Column: return columnName(answer.number());
    case Asks::Choice: return choiceText(exercise, static_cast<std::size_t>(answer.number()));
    case Asks::Numbers:
        for (const Count number : answer.numbers())
            parts.push_back(QString::number(number));
        break;
    case Asks::Moves: {
        QStringList moves;
        for (const Move& move : answer.moves())
            moves.push_back(moveText(move));
        return moves.join(QStringLiteral("<br>"));
    }
    }
    return listText(parts);
}

QString shortAnswerText(const practice::Exercise& exercise, const practice::Answer& answer)
{
    if (std::holds_alternative<practice::OutcomeExercise>(exercise))
        return answer.number() == 0 ? QStringLiteral("P") : QStringLiteral("N");
    return practice::asksFor(exercise) == practice::Asks::Choice ? choiceNumber(static_cast<std::size_t>(answer.number()))
                                                                 : answerText(exercise, answer);
}

QString answersText(const practice::Exercise& exercise)
{
    constexpr std::size_t mostShown = 4;
    const practice::Answers answers = rightAnswers(exercise);
    QString text = answerText(exercise, answers.front());
    for (std::size_t place = 1; place < std::min(answers.size(), mostShown); ++place) {
        //: A list of right answers: %1 is the list so far, %2 the next right answer
        text = Worksheet::tr("%1 or %2").arg(text, answerText(exercise, answers[place]));
    }
    if (answers.size() > mostShown) {
        //: %1 is a list of right answers, %n the number of the remaining right answers
        text = Worksheet::tr("%1 (and %n more)", nullptr, static_cast<int>(answers.size() - mostShown)).arg(text);
    }
    return text;
}

QString claimsText(const practice::Exercise& exercise)
{
    if (!std::holds_alternative<practice::SpotFlawExercise>(exercise))
        return {};
    QStringList claims;
    for (const QString& choice : choiceTexts(exercise))
        claims.push_back(QStringLiteral("%1. %2").arg(QString::number(claims.size() + 1), plain(choice)));
    return claims.join(QLatin1Char(' '));
}

}  // namespace nimstone::wording
