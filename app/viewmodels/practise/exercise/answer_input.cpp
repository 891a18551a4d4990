#include "app/viewmodels/practise/exercise/answer_input.h"

#include <algorithm>

#include "app/viewmodels/shell/typed_number.h"
#include "app/wording/practice/practice.h"
#include "app/wording/quotation.h"
#include "app/wording/rich_text.h"
#include "core/practice/exercise.h"

namespace nimstone {

namespace {

using practice::Asks;

/// Returns a function that words the result of an answer as text without markup, for the line below a field.
std::function<QString()> wordedResult(const practice::Result& result)
{
    return [result] { return wording::plain(wording::resultText(result)); };
}

}  // namespace

AnswerInput::AnswerInput(practice::Exercise exercise) : m_exercise(std::move(exercise))
{
    if (const auto heap = practice::heapAskedIn(m_exercise))
        m_input.heap = static_cast<int>(*heap);
    m_input.chosen.fill(false, static_cast<qsizetype>(practice::offeredIn(m_exercise).size()));
    const Position* position = practice::heapsIn(m_exercise);
    const auto heaps = static_cast<qsizetype>(position ? position->heaps.size() : 0);
    m_input.taken.fill(0, heaps);
    m_input.takenTexts.fill(QString(), heaps);
}

ShownInput AnswerInput::shown() const
{
    ShownInput shown = m_input;
    shown.numberBits = numberBits();
    if (m_problem)
        shown.problem = m_problem();
    return shown;
}

bool AnswerInput::edited()
{
    settle();
    return m_edited = true;
}

void AnswerInput::lay(const practice::Answer& answer)
{
    switch (asks()) {
    case Asks::Number:
    case Asks::Amount: m_input.number = QString::number(answer.number()); break;
    case Asks::Heap: m_input.heap = static_cast<int>(answer.number()); break;
    case Asks::Column:
    case Asks::Choice:
    case Asks::Numbers: {
        const auto offered = practice::offeredIn(m_exercise);
        const auto numbers = answer.numbers();
        for (std::size_t place = 0; place < offered.size(); ++place)
            m_input.chosen[static_cast<qsizetype>(place)] = std::ranges::find(numbers, offered[place]) != numbers.end();
        break;
    }
    case Asks::Moves:
        m_input.taken.fill(0);
        m_input.takenTexts.fill(QString());
        for (const Move& move : answer.moves()) {
            m_input.taken[static_cast<qsizetype>(move.heap)] = static_cast<int>(move.taken);
            m_input.takenTexts[static_cast<qsizetype>(move.heap)] = QString::number(move.taken);
        }
        break;
    }
    settle();
}

void AnswerInput::settle()
{
    m_problem = nullptr;
    m_input.problemHeap = -1;
    m_edited = false;
}

ExerciseRun::MoveInput AnswerInput::kept() const
{
    ExerciseRun::MoveInput kept{m_input.number, m_input.heap, {}, {m_input.taken.begin(), m_input.taken.end()}};
    for (int place = 0; place < m_input.chosen.size(); ++place) {
        if (m_input.chosen[place])
            kept.chosen.push_back(place);
    }
    return kept;
}

void AnswerInput::restore(const ExerciseRun::MoveInput& kept)
{
    *this = AnswerInput(m_exercise);
    setNumber(kept.number);
    pickHeap(kept.heap);
    for (const int place : kept.chosen)
        choose(place);
    for (std::size_t heap = 0; heap < kept.taken.size(); ++heap)
        take(static_cast<int>(heap), kept.taken[heap]);
}

QString AnswerInput::numberBits() const
{
    const auto number = nimstone::readNumber(m_input.number);
    const QString zeros(practice::columnsAskedIn(m_exercise), QLatin1Char('0'));
    if (!number || *number >= Count{1} << zeros.size())
        return zeros;
    return QString::number(*number, 2).rightJustified(zeros.size(), QLatin1Char('0'));
}

QStringList AnswerInput::bitWeights() const
{
    QStringList weights;
    for (int column = practice::columnsAskedIn(m_exercise) - 1; column >= 0; --column)
        weights.push_back(QString::number(Count{1} << column));
    return weights;
}

bool AnswerInput::isByBitsAlone() const
{
    const auto* binary = std::get_if<practice::ReadBinaryExercise>(&m_exercise);
    return binary && binary->task == practice::BinaryTask::Write;
}

// --- editing ---

bool AnswerInput::setNumber(const QString& number)
{
    if (number == m_input.number)
        return false;
    m_input.number = number;
    return edited();
}

bool AnswerInput::flipBit(Count weight)
{
    // If the typed text has no bits to show, the number counts as 0.
    return setNumber(QString::number(numberBits().toULongLong(nullptr, 2) ^ weight));
}

bool AnswerInput::step(int by)
{
    if (asks() != Asks::Amount)
        return false;
    const Count size = practice::heapsIn(m_exercise)->heaps[static_cast<std::size_t>(m_input.heap)];
    const auto number = nimstone::readNumber(m_input.number);
    const qint64 from = number ? static_cast<qint64>(std::min(*number, size + 1)) : 0;
    return setNumber(QString::number(qBound(qint64{1}, from + by, static_cast<qint64>(size))));
}

bool AnswerInput::pickHeap(int heap)
{
    if (asks() != Asks::Heap || heap < 0 || heap == m_input.heap
        || static_cast<std::size_t>(heap) >= practice::heapsIn(m_exercise)->heaps.size())
        return false;
    m_input.heap = heap;
    return edited();
}

bool AnswerInput::choose(int index)
{
    if (index < 0 || index >= m_input.chosen.size())
        return false;
    const bool isChosen = m_input.chosen[index];
    if (asks() != Asks::Numbers && isChosen)
        return false;
    if (asks() != Asks::Numbers)
        m_input.chosen.fill(false);
    m_input.chosen[index] = !isChosen;
    return edited();
}

bool AnswerInput::takesMoveFrom(int heap) const
{
    return asks() == Asks::Moves && heap >= 0 && heap < m_input.taken.size();
}

bool AnswerInput::take(int heap, int stones)
{
    if (!takesMoveFrom(heap))
        return false;
    const Count size = practice::heapsIn(m_exercise)->heaps[static_cast<std::size_t>(heap)];
    const Count taken = std::min(static_cast<Count>(std::max(stones, 0)), size);
    return typeTaken(heap, taken > 0 ? QString::number(taken) : QString());
}

bool AnswerInput::typeTaken(int heap, const QString& text)
{
    if (!takesMoveFrom(heap) || m_input.takenTexts[heap] == text)
        return false;
    const auto number = nimstone::readNumber(text);
    const bool isLegal = number && *number <= practice::heapsIn(m_exercise)->heaps[static_cast<std::size_t>(heap)];
    m_input.taken[heap] = isLegal ? static_cast<int>(*number) : 0;
    m_input.takenTexts[heap] = text;
    return edited();
}

bool AnswerInput::press(Count value)
{
    if (asks() == Asks::Number) {
        const auto flip = nimstone::readNumber(m_input.number).value_or(0) ^ value;
        return setNumber(QString::number(practice::columnsAskedIn(m_exercise) > 0 ? flip : value));
    }
    const std::vector<Count> offered = practice::offeredIn(m_exercise);
    return choose(static_cast<int>(std::ranges::find(offered, value) - offered.begin()));
}

// --- the answer ---

std::vector<Move> AnswerInput::moves() const
{
    std::vector<Move> moves;
    if (asks() == Asks::Moves) {
        for (int heap = 0; heap < m_input.taken.size(); ++heap) {
            if (m_input.taken[heap] > 0)
                moves.push_back({static_cast<std::size_t>(heap), static_cast<Count>(m_input.taken[heap])});
        }
    } else if (asks() == Asks::Amount) {
        const auto number = nimstone::readNumber(m_input.number);
        const auto heap = static_cast<std::size_t>(m_input.heap);
        if (number && *number >= 1 && *number <= practice::heapsIn(m_exercise)->heaps[heap])
            moves.push_back({heap, *number});
    }
    return moves;
}

std::optional<practice::Answer> AnswerInput::answer() const
{
    std::vector<Count> numbers;
    switch (asks()) {
    case Asks::Number:
    case Asks::Amount: {
        const auto number = nimstone::readNumber(m_input.number);
        if (!number && isByBitsAlone())
            return practice::Answer(Count{0});
        return number ? std::optional<practice::Answer>(*number) : std::nullopt;
    }
    case Asks::Heap: return m_input.heap < 0 ? std::nullopt : std::optional<practice::Answer>(static_cast<Count>(m_input.heap));
    case Asks::Moves: {
        std::vector<Move> all = moves();
        return all.empty() ? std::nullopt : std::optional(practice::Answer(std::move(all)));
    }
    case Asks::Column:
    case Asks::Choice:
    case Asks::Numbers: break;
    }
    const std::vector<Count> offered = practice::offeredIn(m_exercise);
    for (std::size_t index = 0; index < offered.size(); ++index) {
        if (m_input.chosen[static_cast<qsizetype>(index)])
            numbers.push_back(offered[index]);
    }
    return numbers.empty() ? std::nullopt : std::optional(practice::Answer(std::move(numbers)));
}

std::optional<practice::Answer> AnswerInput::refuse(std::function<QString()> problem)
{
    m_problem = std::move(problem);
    return std::nullopt;
}

std::optional<practice::Answer> AnswerInput::read()
{
    if (asks() == Asks::Number || asks() == Asks::Amount)
        return readNumber();
    if (asks() == Asks::Moves)
        return readMoves();
    if (auto given = answer())
        return given;
    return refuse([asks = asks()] {
        switch (asks) {
        case Asks::Heap: return tr("Pick a heap first.");
        case Asks::Column: return tr("Pick a column first.");
        case Asks::Choice: return tr("Choose an answer first.");
        default: return tr("Pick the numbers first.");
        }
    });
}

std::optional<practice::Answer> AnswerInput::readMoves()
{
    for (int heap = 0; heap < m_input.takenTexts.size(); ++heap) {
        const QString text = m_input.takenTexts[heap].trimmed();
        const Count size = practice::heapsIn(m_exercise)->heaps[static_cast<std::size_t>(heap)];
        const auto number = nimstone::readNumber(text);
        if (text.isEmpty() || (number && *number <= size))
            continue;
        m_input.problemHeap = heap;
        return refuse([heap, size, text = text.left(24)] {
            //: %1 is the number of a heap, %2 the size of the heap, %3 the text that was typed
            return tr("Heap %1: expected a whole number from 0 to %2, found '%3'")
                .arg(QString::number(heap + 1), QString::number(size), wording::quotedRichText(text.toStdString()));
        });
    }
    if (auto given = answer())
        return given;
    m_input.problemHeap = 0;
    return refuse([] { return tr("First choose how many stones to take from a heap."); });
}

std::optional<practice::Answer> AnswerInput::readNumber()
{
    const auto number = nimstone::readNumber(m_input.number);
    if (!number) {
        switch (number.error()) {
        case NumberProblem::Empty:
            return refuse([bits = isByBitsAlone()] { return bits ? tr("Set the bits first: click them, or move to them with Tab and press Space.") : tr("Type a number first."); });
        case NumberProblem::NotANumber:
            return refuse([text = m_input.number.trimmed().left(24)] {
                return tr("Type a whole number, such as 13: '%1' is not one.").arg(wording::quotedRichText(text.toStdString()));
            });
        case NumberProblem::TooLarge:
            return refuse([] { return tr("This number is too large: the limit is %1.").arg(maxCount); });
        }
    }
    if (asks() == Asks::Amount && moves().empty())
        return refuse(wordedResult(practice::check(m_exercise, *number)));
    if (!std::holds_alternative<practice::NimSumExercise>(m_exercise))
        return *number;
    if (const Count total = totalStones(*practice::heapsIn(m_exercise)).stones; *number > total) {
        return refuse([total] {
            return tr("This number is too large: a nim-sum is never more than the number of stones, here %n.", nullptr,
                      static_cast<int>(total));
        });
    }
    return *number;
}

}  // namespace nimstone
