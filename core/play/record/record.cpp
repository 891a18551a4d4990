#include "core/play/record/record.h"

#include <algorithm>

namespace nimstone::play {

namespace {

Table nimTable(Position position)
{
    const GameEntry& entry = *gameNamed("nim");
    return Table(Part{Rules(entry, Nim()), std::move(position)});
}

}  // namespace

Record::Record(Table start, Side first, Cutter firstCutter)
    : m_start(std::move(start)), m_first(first), m_firstCutter(m_start.isPartisan() ? firstCutter : Cutter::None),
      m_table(m_start)
{
}

Record::Record(Position start, Side first) : Record(nimTable(std::move(start)), first) {}

void Record::step(Table& table, std::size_t move, void (*how)(const Change&, Position&)) const
{
    const std::size_t part = m_moves[move].part;
    Position position = table.parts()[part].position;
    how(m_changes[move], position);
    table.replace(part, std::move(position));
}

Table Record::tableAfter(std::size_t count) const
{
    count = std::min(count, m_moves.size());
    Table table = m_table;
    for (std::size_t i = m_cursor; i > count; --i)
        step(table, i - 1, revert);
    for (std::size_t i = m_cursor; i < count; ++i)
        step(table, i, apply);
    return table;
}

bool Record::isNim() const
{
    return !m_start.isSum() && std::holds_alternative<Nim>(m_start.parts().front().rules.game());
}

std::optional<Side> Record::winner() const
{
    if (!isOver())
        return std::nullopt;
    return m_table.isMisere() ? sideToMove() : other(sideToMove());
}

std::optional<TableMoveError> Record::playMove(const TableMove& move)
{
    if (auto error = m_table.check(move))
        return error;
    if (move.move.cutter != cutterToMove())
        return MoveError{MoveError::Kind::OtherPlayersCut, move.move};
    const Part& part = m_table.parts()[move.part];
    Position after = *part.rules.play(part.position, move.move);
    m_moves.resize(m_cursor);
    m_changes.resize(m_cursor);
    m_moves.push_back(move);
    m_changes.push_back(changeBetween(part.position, after));
    m_table.replace(move.part, std::move(after));
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
    step(m_table, --m_cursor, revert);
    return true;
}

bool Record::redo()
{
    if (!canRedo())
        return false;
    step(m_table, m_cursor++, apply);
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
