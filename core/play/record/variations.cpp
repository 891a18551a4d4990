#include "core/play/record/variations.h"

#include <algorithm>
#include <utility>

namespace nimstone::play {

std::optional<MoveInSumError> Variations::play(const MoveInSum& move)
{
    if (!m_current.canRedo())
        return m_current.play(move);
    if (m_current.moves()[m_current.cursor()] == move) {
        m_current.redo();
        return std::nullopt;
    }
    Record line = m_current;
    if (auto error = m_current.play(move))
        return error;
    // The line is stored with all its moves played, so that all its moves are shown when the player returns to it.
    line.goTo(line.moves().size());
    m_left.push_back(std::move(line));
    return std::nullopt;
}

bool Variations::takeUp(std::size_t index)
{
    if (index >= m_left.size())
        return false;
    std::swap(m_current, m_left[index]);
    return true;
}

bool Variations::drop(std::size_t index)
{
    if (index >= m_left.size())
        return false;
    m_left.erase(m_left.begin() + static_cast<std::ptrdiff_t>(index));
    return true;
}

bool Variations::add(Record line)
{
    if (line.startSum() != m_current.startSum() || line.first() != m_current.first()
        || line.cutterOfMove(0) != m_current.cutterOfMove(0))
        return false;
    m_left.push_back(std::move(line));
    return true;
}

std::size_t Variations::branchOf(std::size_t index) const
{
    const auto& other = m_left[index].moves();
    const auto& mine = m_current.moves();
    return static_cast<std::size_t>(std::ranges::mismatch(mine, other).in1 - mine.begin());
}

}  // namespace nimstone::play
