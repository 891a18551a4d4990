// How the answer of an exercise is made, and read: what is typed, put together from bits, stepped, picked.
#include "app/viewmodels/practice_input.h"
#include "app/viewmodels/practice_session.h"
#include "app/wording/practice.h"
#include "app/wording/rich_text.h"
#include "core/nimber.h"

namespace nimstone {

namespace {

/// As one line under a field: without markup.
std::function<QString()> wordedResult(const practice::Result& result)
{
    return [result] { return wording::plain(wording::resultText(result)); };
}

}  // namespace

PracticeSession::Draft PracticeSession::emptyDraft(const practice::Exercise& exercise)
{
    Draft draft;
    if (const auto* howMany = std::get_if<practice::HowManyExercise>(&exercise))
        draft.heap = static_cast<int>(howMany->heap);
    return draft;
}

void PracticeSession::setNumber(const QString& number)
{
    if (number == draft().number || desk().isOver())
        return;
    draft().number = number;
    draftEdited();
}

QString PracticeSession::numberBits() const
{
    const auto number = readNumber(draft().number);
    const QString zeros(bitWeights().size(), QLatin1Char('0'));
    if (!number || *number >= Count{1} << zeros.size())
        return zeros;
    return QString::number(*number, 2).rightJustified(zeros.size(), QLatin1Char('0'));
}

QStringList PracticeSession::bitWeights() const
{
    QStringList weights;
    for (int column = columnsNeeded(practice::heapsIn(desk().exercise())->heaps) - 1; column >= 0; --column)
        weights.push_back(QString::number(Count{1} << column));
    return weights;
}

QString PracticeSession::problem() const
{
    return draft().problem ? draft().problem() : QString();
}

void PracticeSession::flipBit(const QString& weight)
{
    // What cannot be shown as bits shows as zeros, and is begun anew.
    const Count shown = numberBits().toULongLong(nullptr, 2);
    setNumber(QString::number(shown ^ weight.toULongLong()));
}

void PracticeSession::step(int by)
{
    const auto* howMany = std::get_if<practice::HowManyExercise>(&desk().exercise());
    if (!howMany)
        return;
    const auto size = static_cast<qint64>(howMany->position.heaps[howMany->heap]);
    const auto number = readNumber(draft().number);
    const qint64 from = number ? static_cast<qint64>(std::min(*number, howMany->position.heaps[howMany->heap] + 1)) : 0;
    setNumber(QString::number(qBound(qint64{1}, from + by, size)));
}

void PracticeSession::pickHeap(int heap)
{
    const auto heaps = static_cast<int>(practice::heapsIn(desk().exercise())->heaps.size());
    if (asks() != Heap || desk().isOver() || heap < 0 || heap >= heaps || heap == draft().heap)
        return;
    draft().heap = heap;
    draftEdited();
}

std::optional<Move> PracticeSession::draftMove() const
{
    const auto* howMany = std::get_if<practice::HowManyExercise>(&desk().exercise());
    const auto number = readNumber(draft().number);
    if (!howMany || !number || *number < 1 || *number > howMany->position.heaps[howMany->heap])
        return std::nullopt;
    return Move{howMany->heap, *number};
}

std::optional<practice::Answer> PracticeSession::refuse(std::function<QString()> problem)
{
    draft().problem = std::move(problem);
    return std::nullopt;
}

std::optional<practice::Answer> PracticeSession::readAnswer()
{
    if (asks() == Heap) {
        if (draft().heap < 0)
            return refuse([] { return tr("Pick a heap first: click it, or press its number."); });
        return practice::Answer(static_cast<Count>(draft().heap));
    }
    const auto number = readNumber(draft().number);
    if (!number) {
        switch (number.error()) {
        case NumberProblem::Empty: return refuse([] { return tr("Type a number first."); });
        case NumberProblem::NotANumber:
            return refuse([text = draft().number.trimmed().left(24)] {
                return tr("A whole number was expected, such as 13; \"%1\" is none.").arg(text);
            });
        case NumberProblem::TooLarge:
            return refuse([] { return tr("The number is too large: at most %1 can be read.").arg(maxCount); });
        }
    }
    const practice::Exercise& exercise = desk().exercise();
    if (asks() == Amount) {
        if (!draftMove())
            return refuse(wordedResult(practice::check(exercise, *number)));
        return *number;
    }
    if (const Count total = totalStones(*practice::heapsIn(exercise)).stones; *number > total) {
        return refuse([total] {
            return tr("The number is too large: all heaps together have %n stones, and their nim-sum is never more.", nullptr,
                      static_cast<int>(total));
        });
    }
    return *number;
}

void PracticeSession::check()
{
    if (desk().isOver())
        return;
    const auto given = readAnswer();
    if (!given) {
        Q_EMIT answerChanged();
        return;
    }
    draft().problem = nullptr;
    draft().edited = false;
    m_step = 0;
    desk().answer(*given);
    tell();
}

void PracticeSession::next()
{
    desk().next();
    exerciseLaid();
}

void PracticeSession::proceed()
{
    if (desk().isOver())
        next();
    else
        check();
}

}  // namespace nimstone
