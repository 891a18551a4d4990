// The theorem on sums: held against values of the parts that are worked out again from their rules.
#include "core/proofs/verify/families.h"

#include <algorithm>

#include "core/proofs/proof.h"
#include "core/proofs/verify/nim/nim_facts.h"
#include "core/proofs/verify/values/component_values.h"
#include "core/proofs/verify/walk.h"

namespace nimstone::proof {

namespace {

constexpr std::size_t mostParts = 12;

/// What is held against the steps: all from the values of the parts.
struct SumFacts {
    std::vector<Count> values;
    Count sum = 0;

    /// What part k becomes so that the whole is worth `target`; not necessarily less than it is.
    Count towards(std::size_t part, Count target) const
    {
        std::vector<Count> others = values;
        others[part] = target;
        return sumOfOddColumns(others);
    }

    bool reaches(const SumReach& step, Count target) const
    {
        const Count column = highestPower(sumOfOddColumns({sum, target}));
        std::size_t first = 0;
        while (first < values.size() && !oneIn(values[first], column))
            ++first;
        return first < values.size() && step.target == target && step.column == column && step.part == first
            && step.before == values[first] && step.after == towards(first, target) && step.after < step.before;
    }
};

bool holds(const SumNoOption& step, const SumFacts& facts)
{
    if (step.sum != facts.sum || step.parts.size() != facts.values.size())
        return false;
    for (std::size_t part = 0; part < facts.values.size(); ++part) {
        if (step.parts[part].value != facts.values[part] || step.parts[part].rest != facts.towards(part, 0))
            return false;
    }
    return true;
}

bool holds(const SumColumn& step, const SumFacts& facts)
{
    Count weight = 1;
    for (int doubled = 0; doubled < step.exponent && weight <= maxCount; ++doubled)
        weight *= 2;
    return step.sum == facts.sum && step.column == highestPower(facts.sum) && step.exponent >= 0 && weight == step.column
        && step.ones == countOnes(facts.values, step.column) && step.ones % 2 == 1;
}

bool holds(const SumChoice& step, const SumFacts& facts)
{
    std::vector<std::size_t> eligible;
    for (std::size_t part = 0; part < facts.values.size(); ++part) {
        if (oneIn(facts.values[part], step.column))
            eligible.push_back(part);
    }
    return step.eligible == eligible && facts.reaches({0, step.column, step.part, step.before, step.after}, 0);
}

bool holds(const SumEveryValue& step, const SumFacts& facts)
{
    if (step.sum != facts.sum || step.reached.size() > facts.sum
        || step.reached.size() != std::min(facts.sum - 1, SumEveryValue::mostListed)
        || step.unlisted != facts.sum - 1 - step.reached.size())
        return false;
    for (std::size_t place = 0; place < step.reached.size(); ++place) {
        if (!facts.reaches(step.reached[place], place + 1))
            return false;
    }
    return true;
}

}  // namespace

std::optional<std::size_t> verifySum(const Proof& proof)
{
    const auto& parts = proof.subject.components();
    if (!proof.subject.isSum() || parts.size() > mostParts || proof.move)
        return 0;
    SumFacts facts;
    std::vector<PartValue> found;
    for (const Component& part : parts) {
        auto value = partValue(part.rules, part.position.heaps);
        if (!value || part.position.quota != noQuota)
            return 0;
        facts.values.push_back(value->value);
        found.push_back(*std::move(value));
    }
    facts.sum = sumOfOddColumns(facts.values);

    Walk walk(proof);
    walk.need<SumValues>([&](const SumValues& step) { return step.values == facts.values && step.sum == facts.sum; });
    walk.need<SumNoOption>([&](const SumNoOption& step) { return holds(step, facts); });
    if (facts.sum != 0) {
        walk.need<SumColumn>([&](const SumColumn& step) { return holds(step, facts); });
        walk.need<SumChoice>([&](const SumChoice& step) { return holds(step, facts); });
        walk.need<SumMove>([&](const SumMove& step) {
            return facts.reaches({0, highestPower(facts.sum), step.part, step.before, step.after}, 0)
                && found[step.part].leastMoveTo(step.after) == step.move && step.sum == 0;
        });
    }
    if (facts.sum >= 2)
        walk.need<SumEveryValue>([&](const SumEveryValue& step) { return holds(step, facts); });
    walk.need<SumConclusion>([&](const SumConclusion& step) {
        return step.sum == facts.sum && step.outcome == (facts.sum == 0 ? Outcome::P : Outcome::N);
    });
    return walk.end();
}

}  // namespace nimstone::proof
