// The parts of a component (rows, or blocks of cake) after each of its moves that has a scene.
#pragma once

#include <algorithm>
#include <map>
#include <vector>

namespace nimstone::figures {

template <class Part>
class PlyHistory {
public:
    /// `first` is the first ply that has a scene (BoardWindow::first).
    PlyHistory(std::size_t first, std::vector<Part> start) : m_first(first), m_parts{{first, std::move(start)}} {}

    /// The parts after all moves played so far.
    const std::vector<Part>& now() const { return m_parts.rbegin()->second; }

    /// The parts after `ply` moves of the record. `ply` is at least `first`.
    const std::vector<Part>& at(std::size_t ply) const { return std::prev(m_parts.upper_bound(ply))->second; }

    /// Stores the parts after the move that has `ply` moves before it in the record.
    void add(std::size_t ply, std::vector<Part> parts) { m_parts.insert_or_assign(std::max(ply + 1, m_first), std::move(parts)); }

private:
    std::size_t m_first;
    std::map<std::size_t, std::vector<Part>> m_parts;  ///< the key is the number of moves before
};

}  // namespace nimstone::figures
