// The history of the Prove page: the places that a person left by following a link to a theorem.
#pragma once

#include <vector>

#include "app/viewmodels/prove/proof_place.h"

namespace nimstone {

class ProofTrail {
public:
    /// The largest number of places in the history. If there are more, the oldest place is removed.
    static constexpr std::size_t longest = 32;

    void leave(ProofPlace place)
    {
        if (m_places.size() == longest)
            m_places.erase(m_places.begin());
        m_places.push_back(std::move(place));
    }

    /// Returns the place that goBack() would return; null if there is none.
    const ProofPlace* last() const { return m_places.empty() ? nullptr : &m_places.back(); }

    /// Removes the last place and returns it. Call this function only if last() is not null.
    ProofPlace goBack()
    {
        ProofPlace place = std::move(m_places.back());
        m_places.pop_back();
        return place;
    }

    void clear() { m_places.clear(); }

private:
    std::vector<ProofPlace> m_places;
};

}  // namespace nimstone
