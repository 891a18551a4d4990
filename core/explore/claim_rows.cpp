#include "core/explore/claim_rows.h"

namespace nimstone::explore {

namespace {

class OfClaim : public Rows {
public:
    OfClaim(conjecture::Conjecture claim, Count side) : m_claim(std::move(claim)), m_side(side) {}

    Count side() const override { return m_side; }

    void marks(Stretch stretch, std::uint64_t* words) const override
    {
        conjecture::Evaluator evaluator(m_claim.expression());
        const bool quota = m_claim.rules().layout() == Layout::Quota;
        Position position{quota ? std::vector<Count>{0} : std::vector<Count>{0, stretch.row}};
        for (Count column = stretch.from; column < stretch.to; ++column) {
            position.heaps.front() = column;
            if (quota)
                position.quota = stretch.row;
            if (quota ? stretch.row > column : m_claim.rules().checkShape(position).has_value())
                continue;
            const auto value = evaluator.valueAt(position);
            if (value && conjecture::claimed(m_claim.expression().kind(), *value) == Outcome::P)
                words[column / 64] |= std::uint64_t{1} << (column % 64);
        }
    }

    void values(Stretch stretch, std::int32_t* values) const override
    {
        for (Count column = stretch.from; column < stretch.to; ++column)
            values[column] = noValue;
    }

private:
    conjecture::Conjecture m_claim;
    Count m_side;
};

}  // namespace

bool isAboutTwoNumbers(const conjecture::Conjecture& claim)
{
    const bool quota = claim.rules().layout() == Layout::Quota;
    return quota ? claim.expression().usesQuota() : claim.expression().heaps() == 2;
}

std::unique_ptr<Rows> claimRows(conjecture::Conjecture claim, Count side)
{
    return std::make_unique<OfClaim>(std::move(claim), side);
}

}  // namespace nimstone::explore
