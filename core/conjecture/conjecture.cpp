#include "core/conjecture/conjecture.h"

#include <limits>

namespace nimstone::conjecture {

namespace {

Vocabulary vocabularyOf(const Rules& rules)
{
    Vocabulary vocabulary;
    if (rules.layout() == Layout::Pair)
        vocabulary.shape = Shape::Pair;
    else if (rules.layout() == Layout::Quota)
        vocabulary.shape = Shape::Quota;
    if (const auto parameter = rules->parameter())
        vocabulary.parameter = {rules.entry().parameters.front(), static_cast<Number>(*parameter)};
    return vocabulary;
}

}  // namespace

tl::expected<Conjecture, ConjectureRefusal> Conjecture::make(std::string_view text, const Rules& rules)
{
    if (rules->isPartisan())
        return tl::unexpected(ConjectureRefusal(PartisanGame()));
    auto expression = Expression::parse(text, vocabularyOf(rules));
    if (!expression)
        return tl::unexpected(ConjectureRefusal(std::move(expression.error())));
    return Conjecture(std::move(*expression), rules);
}

PositionRange Conjecture::range(Count most) const
{
    if (m_rules.layout() != Layout::Quota)
        return {PositionRange::Kind::Heaps, m_expression.heaps(), most};
    return {m_expression.usesQuota() ? PositionRange::Kind::Quota : PositionRange::Kind::Fresh, 1, most};
}

Count Conjecture::greatestMost(Count positions) const
{
    Count fits = 0;
    Count exceeds = positions;
    while (exceeds - fits > 1) {
        const Count middle = fits + (exceeds - fits) / 2;
        (range(middle).size().value_or(maxCount) <= positions ? fits : exceeds) = middle;
    }
    return fits;
}

Findings Conjecture::check(Count most, std::stop_token stop, const ProgressCallback& progress, const Found& found) const
{
    const Oracle oracle{
        [this](const Position& position) {
            return m_rules->outcomeClass(position).map([](OutcomeClass outcome) {
                return outcome == OutcomeClass::P ? Outcome::P : Outcome::N;
            });
        },
        [this](const Position& position) { return !m_rules->checkShape(position); }};
    return findCounterexample(m_expression, range(most), oracle, std::move(stop), progress, found);
}

}  // namespace nimstone::conjecture
