// The way back: where a proof stood each time a person followed it to a theorem that it leans on.
#pragma once

#include <vector>

#include "app/viewmodels/prove/proof_place.h"

namespace nimstone {

class ProofTrail {
public:
    /// Only so many places are remembered.
    static constexpr std::size_t longest = 32;

    void leave(ProofPlace place)
    {
        if (m_places.size() == longest)
            m_places.erase(m_places.begin());
        m_places.push_back(std::move(place));
    }

    /// Where the way back leads; null where there is none.
    const ProofPlace* last() const { return m_places.empty() ? nullptr : &m_places.back(); }

    /// There is a way back.
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
