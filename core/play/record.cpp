#include "core/play/record.h"

#include <algorithm>

#include "core/games/nim.h"

namespace nimstone::play {

Record::Record(Position start, Side first) : m_start(std::move(start)), m_first(first), m_position(m_start) {}

Position Record::positionAfter(std::size_t count) const
{
    Position position = m_start;
    for (std::size_t i = 0; i < std::min(count, m_moves.size()); ++i)
        position.heaps[m_moves[i].heap] -= m_moves[i].taken;
    return position;
}

bool Record::isOver() const
{
    return std::all_of(m_position.heaps.begin(), m_position.heaps.end(), [](Count heap) { return heap == 0; });
}

std::optional<Side> Record::winner() const
{
    return isOver() ? std::optional(other(sideToMove())) : std::nullopt;
}

std::optional<MoveError> Record::play(const Move& move)
{
    if (const auto error = Nim().check(m_position, move))
        return error;
    m_moves.resize(m_cursor);
    m_moves.push_back(move);
    redo();
    return std::nullopt;
}

bool Record::undo()
{
    if (!canUndo())
        return false;
    const Move& move = m_moves[--m_cursor];
    m_position.heaps[move.heap] += move.taken;
    return true;
}

bool Record::redo()
{
    if (!canRedo())
        return false;
    const Move& move = m_moves[m_cursor++];
    m_position.heaps[move.heap] -= move.taken;
    return true;
}

bool Record::goTo(std::size_t count)
{
    if (count > m_moves.size())
        return false;
    while (m_cursor > count)
        undo();
    while (m_cursor < count)
        redo();
    return true;
}

}  // namespace nimstone::play
