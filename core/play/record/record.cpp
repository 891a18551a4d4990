#include "core/play/record/record.h"

#include <algorithm>

namespace nimstone::play {

namespace {

GameSum nimSubject(Position position)
{
    const GameEntry& entry = *gameNamed("nim");
    return GameSum(Component{Rules(entry, Nim()), std::move(position)});
}

}  // namespace

Record::Record(GameSum start, Side first, Cutter firstCutter)
    : m_start(std::move(start)), m_first(first), m_firstCutter(m_start.isPartisan() ? firstCutter : Cutter::None),
      m_sum(m_start)
{
}

Record::Record(Position start, Side first) : Record(nimSubject(std::move(start)), first) {}

void Record::step(GameSum& sum, std::size_t move, void (*how)(const Change&, Position&)) const
{
    const std::size_t part = m_moves[move].component;
    Position position = sum.components()[part].position;
    how(m_changes[move], position);
    sum.replace(part, std::move(position));
}

GameSum Record::gameSumAfter(std::size_t count) const
{
    count = std::min(count, m_moves.size());
    GameSum sum = m_sum;
    for (std::size_t i = m_cursor; i > count; --i)
        step(sum, i - 1, revert);
    for (std::size_t i = m_cursor; i < count; ++i)
        step(sum, i, apply);
    return sum;
}

bool Record::isNim() const
{
    return m_start.only<Nim>();
}

std::optional<Side> Record::winner() const
{
    if (!isOver())
        return std::nullopt;
    return m_sum.isMisere() ? sideToMove() : other(sideToMove());
}

std::optional<MoveInSumError> Record::check(const MoveInSum& move) const
{
    if (auto error = m_sum.check(move))
        return error;
    if (move.move.cutter != cutterToMove())
        return MoveError{MoveError::Kind::OtherPlayersCut, move.move};
    return std::nullopt;
}

std::optional<MoveInSumError> Record::playMove(const MoveInSum& move)
{
    if (auto error = check(move))
        return error;
    const Component& part = m_sum.components()[move.component];
    Position after = *part.rules->play(part.position, move.move);
    m_moves.resize(m_cursor);
    m_changes.resize(m_cursor);
    m_moves.push_back(move);
    m_changes.push_back(changeBetween(part.position, after));
    m_sum.replace(move.component, std::move(after));
    ++m_cursor;
    return std::nullopt;
}

std::optional<MoveError> Record::play(const Move& move)
{
    const auto error = playMove({0, move});
    return error ? std::optional(std::get<MoveError>(*error)) : std::nullopt;
}

bool Record::undo()
{
    if (!canUndo())
        return false;
    step(m_sum, --m_cursor, revert);
    return true;
}

bool Record::redo()
{
    if (!canRedo())
        return false;
    step(m_sum, m_cursor++, apply);
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
