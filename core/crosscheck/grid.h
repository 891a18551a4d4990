// Numbers all positions of a fixed number of heaps of 0 … upTo. Every move that only takes stones leads to a smaller number.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "core/position.h"
#include "core/wide.h"

namespace nimstone::crosscheck {

/// The number of a position is Σ heap·stride: its heaps are the digits in base upTo + 1, and the last heap is the lowest digit.
class Grid {
public:
    /// Returns the number of positions, or nothing if it is over 2^63.
    static constexpr std::optional<Count> sizeOf(Count upTo, std::size_t heaps)
    {
        Count size = 1;
        for (std::size_t heap = 0; heap < heaps; ++heap) {
            if (product(size, upTo + 1) > maxCount)
                return std::nullopt;
            size *= upTo + 1;
        }
        return size;
    }

    /// Requires that sizeOf(upTo, heaps) has a value, so that the numbers of the positions do not overflow.
    Grid(Count upTo, std::size_t heaps) : m_upTo(upTo), m_strides(heaps, 1)
    {
        for (std::size_t heap = heaps; heap-- > 1;)
            m_strides[heap - 1] = m_strides[heap] * (upTo + 1);
        m_size = heaps == 0 ? 1 : m_strides[0] * (upTo + 1);
    }

    Count upTo() const { return m_upTo; }
    std::size_t heaps() const { return m_strides.size(); }
    std::size_t size() const { return m_size; }
    std::size_t stride(std::size_t heap) const { return m_strides[heap]; }

    std::size_t indexOf(std::span<const Count> position) const
    {
        std::size_t index = 0;
        for (std::size_t heap = 0; heap < position.size(); ++heap)
            index += position[heap] * m_strides[heap];
        return index;
    }

    /// Calls visit(index, heaps) for each position in order, until `visit` returns false. Returns true if it reached the last
    /// position.
    template <class Visit>
    bool forEach(Visit visit) const
    {
        std::vector<Count> position(heaps(), 0);
        for (std::size_t index = 0; index < m_size; ++index) {
            if (!visit(index, std::span<const Count>(position)))
                return false;
            advance(position);
        }
        return true;
    }

private:
    /// Changes a position into the next one. The function is not inline: GCC 14 would inline it into forEach() and then warn, falsely,
    /// that the memory of the position is freed at a wrong address.
    void advance(std::span<Count> position) const;

    Count m_upTo;
    std::vector<std::size_t> m_strides;
    std::size_t m_size = 1;
};

}  // namespace nimstone::crosscheck
