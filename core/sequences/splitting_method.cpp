#include "core/sequences/splitting_method.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace nimstone::sequence {

namespace {

/// The number of heaps before the first trial. Both methods compute fewer heaps in some milliseconds. The number is over
/// maxCodeDigits, so the dense method never meets a heap that is too small for a move.
constexpr std::size_t firstTrial = 16384;

constexpr std::size_t trialHeaps = 128;

/// The dense method is chosen if the sparse method tries more than this many times as many splits. A split takes less time in the
/// sparse method, which compares 16 of them at once: a fourth to an eighth of the time in one thread of the dense method.
constexpr Count mostWorkRatio = 5;

std::vector<Term> termsOf(const auto& method)
{
    std::vector<Term> terms(method.size());
    for (std::size_t heap = 0; heap < terms.size(); ++heap)
        terms[heap] = method.term(heap);
    return terms;
}

}  // namespace

SplittingMethod::SplittingMethod(const HeapRules& rules, std::vector<Term> known)
    : m_rules(rules), m_method(std::in_place_type<SparseMethod>, rules, std::move(known)), m_trialAt(std::max(firstTrial, std::bit_ceil(size())))
{
}

std::size_t SplittingMethod::size() const
{
    return std::visit([](const auto& method) { return method.size(); }, m_method);
}

Term SplittingMethod::term(std::size_t heap) const
{
    if (const auto* sparse = std::get_if<SparseMethod>(&m_method))
        return sparse->term(heap);
    return std::get<DenseMethod>(m_method).term(heap);
}

void SplittingMethod::reserve(std::size_t size)
{
    std::visit([size](auto& method) { method.reserve(size); }, m_method);
}

Count SplittingMethod::work() const
{
    return m_earlierWork + std::visit([](const auto& method) { return method.work(); }, m_method);
}

bool SplittingMethod::extendTo(std::size_t size)
{
    while (this->size() < size) {
        const std::size_t until = m_isTrial ? m_trialAt + trialHeaps : m_trialAt;
        if (!std::visit([next = std::min(size, until)](auto& method) { return method.extendTo(next); }, m_method))
            return false;
        if (this->size() < until)
            continue;
        if (m_isTrial)
            endTrial();
        else
            beginTrial();
    }
    return true;
}

template <class Method>
void SplittingMethod::changeTo()
{
    if (std::holds_alternative<Method>(m_method))
        return;
    m_earlierWork = work();
    std::vector<Term> terms = std::visit([](const auto& method) { return termsOf(method); }, m_method);
    m_method.emplace<Method>(m_rules, std::move(terms));
}

void SplittingMethod::beginTrial()
{
    changeTo<SparseMethod>();
    m_workBefore = work();
    m_isTrial = true;
}

void SplittingMethod::endTrial()
{
    const Count splits = trialHeaps * m_rules.splitting.size() * (m_trialAt / 2);
    if (work() - m_workBefore > mostWorkRatio * splits / 16)
        changeTo<DenseMethod>();
    m_trialAt *= 2;
    m_isTrial = false;
}

}  // namespace nimstone::sequence
