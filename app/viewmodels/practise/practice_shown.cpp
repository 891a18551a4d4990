// The board of the Practise page as QML asks for it.
#include "app/viewmodels/practise/practice_session.h"
#include "core/nimber.h"

namespace nimstone {

void PracticeSession::showBoard()
{
    if (!onHeaps()) {
        showPicture();
        return;
    }
    const practice::Exercise& exercise = desk().exercise();
    const bool answered = desk().result().has_value();
    const bool trying = answered && draft().isEdited() && !desk().isOver();
    if (!answered || (trying && (asks() == Amount || asks() == Moves))) {
        m_board = openBoard(exercise, desk().shown());
        m_board.table = m_board.table || answered;
        m_leaving = draft().moves();
    } else {
        m_board = resultBoard(exercise, *desk().result(), m_step);
        m_leaving = m_board.move ? std::vector{*m_board.move} : std::vector<Move>();
    }
    if (asks() == Heap && draft().heap() >= 0 && (!answered || trying))
        m_board.marks[static_cast<std::size_t>(draft().heap())] = PracticeBoard::Mark::Chosen;
    const Count answer = m_board.answer.value_or(0);
    m_table.show(m_board.position, m_board.move, columnsNeeded(std::span(&answer, 1)));
    Q_EMIT boardChanged();
}

void PracticeSession::showPicture()
{
    const auto shown = desk().shown();
    const bool stands = desk().result() && (desk().isOver() || !draft().isEdited());
    m_picture.show(desk().exercise(), {shown.begin(), shown.end()}, draft().answer(), stands ? desk().result() : std::nullopt);
    Q_EMIT boardChanged();
}

QStringList PracticeSession::sizes() const
{
    QStringList sizes;
    for (const Count heap : m_board.position.heaps)
        sizes.push_back(QString::number(heap));
    return sizes;
}

QList<int> PracticeSession::stones() const
{
    QList<int> stones;
    for (const Count heap : m_board.position.heaps)
        stones.push_back(static_cast<int>(heap));
    return stones;
}

QList<int> PracticeSession::marks() const
{
    QList<int> marks;
    for (const PracticeBoard::Mark mark : m_board.marks)
        marks.push_back(static_cast<int>(mark));
    return marks;
}

QList<int> PracticeSession::leaving() const
{
    QList<int> leaving(static_cast<qsizetype>(m_board.position.heaps.size()), 0);
    for (const Move& move : m_leaving)
        leaving[static_cast<qsizetype>(move.heap)] = static_cast<int>(move.taken);
    return leaving;
}

QString PracticeSession::answerShown() const
{
    return m_board.answer ? QString::number(*m_board.answer) : QString();
}

QString PracticeSession::columnBits(Count bits) const
{
    return QString::number(bits, 2).rightJustified(m_table.columns(), QLatin1Char('0'));
}

}  // namespace nimstone
