#include "core/sequences/dense_method.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cassert>
#include <cstring>
#include <thread>

namespace nimstone::sequence {

namespace {

/// Marks the values low[i] ⊕ high[i] for all i < count.
void markSums(const Term* low, const Term* high, std::size_t count, std::uint8_t* marks)
{
    // One load reads four terms.
    constexpr std::size_t step = sizeof(std::uint64_t) / sizeof(Term);
    std::size_t at = 0;
    for (; at + step <= count; at += step) {
        std::uint64_t four;
        std::uint64_t others;
        std::memcpy(&four, low + at, sizeof four);
        std::memcpy(&others, high + at, sizeof others);
        four ^= others;
        marks[four & 0xFFFFU] = 1;
        marks[(four >> 16) & 0xFFFFU] = 1;
        marks[(four >> 32) & 0xFFFFU] = 1;
        marks[four >> 48] = 1;
    }
    for (; at < count; ++at)
        marks[low[at] ^ high[at]] = 1;
}

}  // namespace

DenseMethod::DenseMethod(const HeapRules& rules, std::vector<Term> known) : m_rules(rules), m_terms(std::move(known))
{
    assert(!rules.splitting.empty() && rules.tripling.empty() && rules.upTo == 0 && m_terms.size() >= mostLanes);
    m_sums = std::bit_ceil(std::size_t{*std::ranges::max_element(m_terms)} + 1);
    reserve(size());
}

void DenseMethod::reserve(std::size_t size)
{
    if (size <= m_reversed.size())
        return;
    m_terms.reserve(std::bit_ceil(size));
    m_reversed.assign(std::bit_ceil(size), 0);
    std::ranges::copy(m_terms, m_reversed.rbegin());
}

bool DenseMethod::extendTo(std::size_t size)
{
    reserve(size);
    while (this->size() < size && !m_tooLarge) {
        m_marks.resize(mostLanes * m_sums);
        computeBlocks(size);
    }
    return !m_tooLarge;
}

/// Computes blocks until `size` terms are known, or until m_sums has grown. Allocates nothing, so it throws nothing while the second
/// thread runs.
void DenseMethod::computeBlocks(std::size_t size)
{
    // Each thread takes the next lane that is left. So a thread that the system has paused holds up at most one lane.
    std::atomic<std::ptrdiff_t> left = 0;
    std::atomic<std::size_t> marked = 0;
    std::atomic<unsigned> block = 0;
    std::atomic<bool> ended = false;
    const auto markLanes = [&] {
        for (std::ptrdiff_t lane = left.fetch_sub(1) - 1; lane >= 0; lane = left.fetch_sub(1) - 1) {
            markEarlierSplits(static_cast<std::size_t>(lane));
            ++marked;
        }
    };
    std::thread second;
    if (this->size() >= sizeForTwoThreads && std::thread::hardware_concurrency() > 1) {
        second = std::thread([&] {
            for (unsigned last = 0; !ended; last = block) {
                markLanes();
                block.wait(last);
            }
        });
    }
    for (const std::size_t sums = m_sums; this->size() < size && m_sums == sums && !m_tooLarge;) {
        const std::size_t count = std::min(mostLanes, size - this->size());
        m_first = this->size();
        marked = 0;
        left = static_cast<std::ptrdiff_t>(count);
        ++block;
        block.notify_one();
        markLanes();
        while (marked < count)
            std::this_thread::yield();
        finishBlock(count);
    }
    ended = true;
    ++block;
    block.notify_one();
    if (second.joinable())
        second.join();
}

/// Marks, for one heap of the block, the values of the splits into heaps before the block.
void DenseMethod::markEarlierSplits(std::size_t lane)
{
    std::uint8_t* const marks = m_marks.data() + lane * m_sums;
    std::memset(marks, 0, m_sums);
    for (const Count amount : m_rules.splitting) {
        const std::size_t rest = m_first + lane - amount;
        const std::size_t part = std::max<std::size_t>(lane + 1, amount + 1) - amount;
        const std::size_t last = lastPart(rest);
        if (part <= last)
            markSums(m_terms.data() + part, m_reversed.data() + (m_reversed.size() - 1 - rest + part), last - part + 1, marks);
    }
}

/// Marks the other options of each heap of the block, and appends its value. Ends before the end of the block if a value has more
/// bits than all terms before it.
void DenseMethod::finishBlock(std::size_t count)
{
    for (std::size_t lane = 0; lane < count; ++lane) {
        const std::size_t heap = m_first + lane;
        std::uint8_t* const marks = m_marks.data() + lane * m_sums;
        for (const Count amount : m_rules.leavingOne)
            marks[m_terms[heap - amount]] = 1;
        for (const Count amount : m_rules.splitting) {
            const std::size_t rest = heap - amount;
            for (std::size_t part = 1; part + amount <= lane; ++part)
                marks[m_terms[part] ^ m_terms[rest - part]] = 1;
            m_splits += lastPart(rest);
        }
        const auto value = static_cast<std::size_t>(std::find(marks, marks + m_sums, 0) - marks);
        if (value > largestTerm) {
            m_tooLarge = true;
            return;
        }
        m_terms.push_back(static_cast<Term>(value));
        m_reversed[m_reversed.size() - 1 - heap] = m_terms.back();
        if (value == m_sums) {
            m_sums *= 2;
            return;
        }
    }
}

}  // namespace nimstone::sequence
