// How the answer of an exercise is made, and read: what is typed, put together from bits, stepped, picked, chosen.
#include <algorithm>

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
    if (const auto heap = practice::heapAskedIn(exercise))
        draft.heap = static_cast<int>(*heap);
    draft.chosen.assign(practice::offeredIn(exercise).size(), false);
    if (const Position* position = practice::heapsIn(exercise))
        draft.taken.assign(position->heaps.size(), 0);
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
    const auto number = nimstone::readNumber(draft().number);
    const QString zeros(bitWeights().size(), QLatin1Char('0'));
    if (!number || *number >= Count{1} << zeros.size())
        return zeros;
    return QString::number(*number, 2).rightJustified(zeros.size(), QLatin1Char('0'));
}

QStringList PracticeSession::bitWeights() const
{
    QStringList weights;
    for (int column = practice::columnsAskedIn(desk().exercise()) - 1; column >= 0; --column)
        weights.push_back(QString::number(Count{1} << column));
    return weights;
}

bool PracticeSession::byBitsAlone() const
{
    const auto* binary = std::get_if<practice::ReadBinaryExercise>(&desk().exercise());
    return binary && binary->task == practice::BinaryTask::Write;
}

QStringList PracticeSession::offered() const
{
    if (asks() == Choice)
        return wording::choiceTexts(desk().exercise());
    QStringList numbers;
    for (const Count number : practice::offeredIn(desk().exercise()))
        numbers.push_back(QString::number(number));
    return numbers;
}

QList<bool> PracticeSession::chosen() const
{
    return {draft().chosen.begin(), draft().chosen.end()};
}

QList<int> PracticeSession::taken() const
{
    QList<int> taken;
    for (const Count stones : draft().taken)
        taken.push_back(static_cast<int>(stones));
    return taken;
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
    if (asks() != Amount)
        return;
    const Count size = practice::heapsIn(desk().exercise())->heaps[static_cast<std::size_t>(draft().heap)];
    const auto number = nimstone::readNumber(draft().number);
    const qint64 from = number ? static_cast<qint64>(std::min(*number, size + 1)) : 0;
    setNumber(QString::number(qBound(qint64{1}, from + by, static_cast<qint64>(size))));
}

void PracticeSession::pickHeap(int heap)
{
    const auto heaps = static_cast<int>(practice::heapsIn(desk().exercise())->heaps.size());
    if (asks() != Heap || desk().isOver() || heap < 0 || heap >= heaps || heap == draft().heap)
        return;
    draft().heap = heap;
    draftEdited();
}

void PracticeSession::choose(int index)
{
    if (desk().isOver() || index < 0 || static_cast<std::size_t>(index) >= draft().chosen.size())
        return;
    std::vector<bool>& chosen = draft().chosen;
    const auto place = static_cast<std::size_t>(index);
    if (asks() == Numbers) {
        chosen[place] = !chosen[place];
    } else if (chosen[place]) {
        return;
    } else {
        chosen.assign(chosen.size(), false);
        chosen[place] = true;
    }
    draftEdited();
}

void PracticeSession::take(int heap, int stones)
{
    const Position* position = practice::heapsIn(desk().exercise());
    if (asks() != Moves || desk().isOver() || heap < 0 || static_cast<std::size_t>(heap) >= position->heaps.size())
        return;
    const auto place = static_cast<std::size_t>(heap);
    const Count taken = std::min(static_cast<Count>(std::max(stones, 0)), position->heaps[place]);
    if (draft().taken[place] == taken)
        return;
    draft().taken[place] = taken;
    draftEdited();
}

void PracticeSession::press(int index)
{
    if (index < 0 || index >= m_picture.pressCount())
        return;
    const Count value = m_picture.valueOf(index);
    if (asks() == Number) {
        const auto flip = nimstone::readNumber(draft().number).value_or(0) ^ value;
        setNumber(QString::number(practice::columnsAskedIn(desk().exercise()) > 0 ? flip : value));
        return;
    }
    const std::vector<Count> offered = practice::offeredIn(desk().exercise());
    choose(static_cast<int>(std::ranges::find(offered, value) - offered.begin()));
}

std::vector<Move> PracticeSession::draftMoves() const
{
    std::vector<Move> moves;
    if (asks() == Moves) {
        for (std::size_t heap = 0; heap < draft().taken.size(); ++heap) {
            if (draft().taken[heap] > 0)
                moves.push_back({heap, draft().taken[heap]});
        }
    } else if (asks() == Amount) {
        const auto number = nimstone::readNumber(draft().number);
        const auto heap = static_cast<std::size_t>(draft().heap);
        if (number && *number >= 1 && *number <= practice::heapsIn(desk().exercise())->heaps[heap])
            moves.push_back({heap, *number});
    }
    return moves;
}

std::optional<practice::Answer> PracticeSession::draftAnswer() const
{
    std::vector<Count> numbers;
    switch (asks()) {
    case Number:
    case Amount: {
        const auto number = nimstone::readNumber(draft().number);
        if (!number && byBitsAlone())
            return practice::Answer(Count{0});
        return number ? std::optional<practice::Answer>(*number) : std::nullopt;
    }
    case Heap: return draft().heap < 0 ? std::nullopt : std::optional<practice::Answer>(static_cast<Count>(draft().heap));
    case Moves: {
        std::vector<Move> moves = draftMoves();
        return moves.empty() ? std::nullopt : std::optional(practice::Answer(std::move(moves)));
    }
    case Column:
    case Choice:
    case Numbers: break;
    }
    const std::vector<Count> offered = practice::offeredIn(desk().exercise());
    for (std::size_t index = 0; index < offered.size(); ++index) {
        if (draft().chosen[index])
            numbers.push_back(offered[index]);
    }
    return numbers.empty() ? std::nullopt : std::optional(practice::Answer(std::move(numbers)));
}

std::optional<practice::Answer> PracticeSession::refuse(std::function<QString()> problem)
{
    draft().problem = std::move(problem);
    return std::nullopt;
}

std::optional<practice::Answer> PracticeSession::readAnswer()
{
    if (asks() == Number || asks() == Amount)
        return readNumber();
    if (auto answer = draftAnswer())
        return answer;
    return refuse([asks = asks()] {
        switch (asks) {
        case Heap: return tr("Pick a heap first: click it, or press its number.");
        case Column: return tr("Pick a column first.");
        case Choice: return tr("Choose an answer first.");
        case Numbers: return tr("Pick the numbers first.");
        default: return tr("Say first how many stones to take from a heap.");
        }
    });
}

std::optional<practice::Answer> PracticeSession::readNumber()
{
    const auto number = nimstone::readNumber(draft().number);
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
    if (asks() == Amount && draftMoves().empty())
        return refuse(wordedResult(practice::check(exercise, *number)));
    if (!std::holds_alternative<practice::NimSumExercise>(exercise))
        return *number;
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
    const bool first = !desk().isCounted();
    desk().answer(*given);
    m_coach.answered(desk(), *given, first);
    tell();
}

void PracticeSession::next()
{
    if (m_mixed) {
        layWhatIsAdvised();
        return;
    }
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
