#include "core/sequences/sparse_method.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace nimstone::sequence {

namespace {

/// findWitnesses() works in rounds. A round tries `chunkParts` heaps from each end of the splits, and then checks whether
/// witnesses are still missing. There are at most `mostChunks` rounds. They also end when a round finds no witness, because then
/// searchWitness(), which searches for one value, is faster.
constexpr std::size_t chunkParts = 8;
constexpr std::size_t mostChunks = 256;

constexpr std::uint64_t firstBits(std::size_t count)
{
    return count >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << count) - 1;
}

}  // namespace

SparseMethod::SparseMethod(const HeapRules& rules, std::vector<Term> known, const Gather& gather)
    : m_rules(rules), m_gather(&gather), m_codes(padding + lanes, SparseSpace::rare)
{
    assert(!rules.splitting.empty() && rules.tripling.empty() && rules.upTo == 0);
    m_chunk.reserve(2 * chunkParts);
    reserve(std::max(known.size(), plainSize));
    for (const Term value : known)
        append(value);
    if (size() >= plainSize)
        fit();
}

Term SparseMethod::term(std::size_t heap) const
{
    return heap == 0 ? Term{0} : static_cast<Term>(m_space.decode(heap, *codeOf(heap)));
}

void SparseMethod::append(Term value)
{
    const std::size_t heap = m_size++;
    m_codes.push_back(SparseSpace::rare);
    if (heap == 0)
        return;  // heap 0 is stored as rare but is not counted, because no heap of a split is empty
    auto& counts = heap % 2 == 0 ? m_histogram.even : m_histogram.odd;
    if (counts.size() <= value)
        counts.resize(value + std::size_t{1});
    ++counts[value];
    const std::uint16_t code = m_space.encode(heap, value);
    m_codes[padding + heap] = code;
    if (code & SparseSpace::rare)
        m_rare.push_back({static_cast<std::uint32_t>(heap), code & 0x7FFFU});
}

void SparseMethod::fit()
{
    const SparseSpace before = m_space;
    m_space = bestSpace(m_histogram, splitParity(m_rules));
    m_rare.clear();
    for (std::size_t heap = 1; heap < size(); ++heap) {
        std::uint16_t& code = m_codes[padding + heap];
        code = m_space.encode(heap, before.decode(heap, code));
        if (code & SparseSpace::rare)
            m_rare.push_back({static_cast<std::uint32_t>(heap), code & 0x7FFFU});
    }
    std::copy_n(codeOf(1), lanes - 1, m_near.begin() + lanes + 1);
    m_refitAt = 2 * size();
}

bool SparseMethod::extendTo(std::size_t size)
{
    if (this->size() < std::min(size, plainSize)) {
        std::vector<Term> known(this->size());
        for (std::size_t heap = 0; heap < known.size(); ++heap)
            known[heap] = term(heap);
        PlainMethod plain(m_rules, std::move(known));
        plain.extendTo(std::min(size, plainSize));
        while (this->size() < plain.size())
            append(plain.term(this->size()));
        if (this->size() == plainSize)
            fit();
    }
    while (this->size() < size && !m_tooLarge) {
        if (this->size() >= m_refitAt)
            fit();
        computeBlock(size);
    }
    return !m_tooLarge;
}

void SparseMethod::computeBlock(std::size_t size)
{
    Block block;
    block.first = this->size();
    while (block.words < m_usualWords)
        openWord(block);
    findWitnesses(block);
    for (std::size_t lane = 0; lane < lanes && block.first + lane < size; ++lane) {
        const Count value = valueOf(block, lane);
        if (value > largestTerm) {
            m_tooLarge = true;
            return;
        }
        append(static_cast<Term>(value));
        pairWithNear(block, block.first + lane);
    }
    m_usualWords = std::max(m_usualWords, block.words);
}

/// Adds a word for the next 64 squeezed values to the sets of the block, and enters values of options that leave known heaps.
void SparseMethod::openWord(Block& block)
{
    const std::size_t word = block.words++;
    block.enumerated[word].fill(0);
    block.witnessed[word].fill(0);
    for (const Count amount : m_rules.splitting) {
        m_gather->collect(codeOf(block.first) - amount, m_rare, static_cast<std::uint32_t>(word * 64),
                         block.enumerated[word].data());
        m_work += m_rare.size();
    }
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        for (const Count amount : m_rules.leavingOne) {
            if (amount > lane)
                seeTaken(block, lane, amount);
        }
    }
}

void SparseMethod::seeTaken(Block& block, std::size_t lane, Count amount) const
{
    const std::size_t heap = block.first + lane;
    const std::uint32_t value = term(heap - amount);
    see(block, lane, m_space.squeeze(value), (m_space.parityOf(value) ^ m_space.shift(heap)) != 0);
}

void SparseMethod::see(Block& block, std::size_t lane, std::uint32_t squeezed, bool isEnumerated) const
{
    const std::size_t word = squeezed / 64;
    if (word < block.words)
        (isEnumerated ? block.enumerated : block.witnessed)[word][lane] |= std::uint64_t{1} << (squeezed % 64);
}

/// Enumerates the splits of later heaps of the block into two heaps of different classes: the heap `heap`, which is now known,
/// and a heap below `lanes`.
void SparseMethod::pairWithNear(Block& block, std::size_t heap) const
{
    const std::uint16_t code = *codeOf(heap);
    const std::size_t lane = heap - block.first;
    for (const Count amount : m_rules.splitting) {
        if (lane + amount >= lanes)
            break;
        // In lane j, the other heap of the split is j − amount − lane. Heap 0 and the padding before it must not give a split,
        // so they must have the class of `heap`: m_codes stores them as rare, and m_near stores them as common.
        const bool isRare = (code & SparseSpace::rare) != 0;
        const std::uint16_t* near = isRare ? codeOf(0) : m_near.data() + lanes;
        const SplitPart part{static_cast<std::uint32_t>(lane), static_cast<std::uint32_t>(code ^ SparseSpace::rare)};
        for (std::size_t word = 0; word < block.words; ++word)
            m_gather->collect(near - amount, {&part, 1}, static_cast<std::uint32_t>(word * 64),
                             block.enumerated[word].data());
    }
}

/// For each heap of the block, finds the values that need a witness: the values below the smallest value that is missing in
/// `enumerated`. If the words that are ready lack no value, all their values need a witness.
void SparseMethod::findNeeds(Block& block) const
{
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        std::size_t count = block.words * 64;
        for (std::size_t word = 0; word < block.words; ++word) {
            if (const std::uint64_t seen = block.enumerated[word][lane]; seen != ~std::uint64_t{0}) {
                const auto least = static_cast<std::uint32_t>(word * 64) + static_cast<std::uint32_t>(std::countr_one(seen));
                count = m_space.countBelow(m_space.value(least, m_space.shift(block.first + lane) ^ 1U));
                break;
            }
        }
        for (std::size_t word = 0; word < block.words; ++word)
            block.needed[word][lane] = firstBits(count > word * 64 ? count - word * 64 : 0);
    }
}

/// Returns 0 if no witness is missing. Otherwise returns the sum of the sets of missing values, read as numbers, which changes
/// with each witness that is found. The sum may overflow without harm.
std::uint64_t SparseMethod::missing(const Block& block)
{
    std::uint64_t all = 0;
    std::uint64_t sum = 0;
    for (std::size_t word = 0; word < block.words; ++word) {
        for (std::size_t lane = 0; lane < lanes; ++lane) {
            const std::uint64_t values = block.needed[word][lane] & ~block.witnessed[word][lane];
            all |= values;
            sum += values;
        }
    }
    return all == 0 ? 0 : std::max<std::uint64_t>(sum, 1);
}

/// Returns the number of witnesses that are missing.
std::size_t SparseMethod::missingCount(const Block& block)
{
    std::size_t count = 0;
    for (std::size_t word = 0; word < block.words; ++word) {
        for (std::size_t lane = 0; lane < lanes; ++lane)
            count += static_cast<std::size_t>(std::popcount(block.needed[word][lane] & ~block.witnessed[word][lane]));
    }
    return count;
}

void SparseMethod::witnessByParts(Block& block, std::span<const SplitPart> parts, Count amount)
{
    for (std::size_t word = 0; word < block.words; ++word) {
        m_gather->collect(codeOf(block.first) - amount, parts, static_cast<std::uint32_t>(word * 64),
                         block.witnessed[word].data());
        m_work += parts.size();
    }
}

/// Searches for witnesses at both ends of the splits: with small heaps, and with heaps just below half of the split heap.
void SparseMethod::findWitnesses(Block& block)
{
    findNeeds(block);
    std::uint64_t before = missing(block);
    std::size_t near = lanes;
    for (std::size_t chunk = 0; chunk < mostChunks; ++chunk, near += chunkParts) {
        for (const Count amount : m_rules.splitting) {
            const std::size_t half = (block.first - amount) / 2;
            if (half <= 2 * near + 2 * chunkParts)
                return;
            m_chunk.clear();
            for (std::size_t i = 0; i < chunkParts; ++i) {
                const std::size_t far = half - 1 - (near - lanes) - i;
                m_chunk.push_back({static_cast<std::uint32_t>(near + i), *codeOf(near + i)});
                m_chunk.push_back({static_cast<std::uint32_t>(far), *codeOf(far)});
            }
            witnessByParts(block, m_chunk, amount);
        }
        const std::uint64_t now = missing(block);
        if (now == 0)
            return;
        if (now == before)
            break;
        before = now;
    }
    if (missingCount(block) * 8 > m_rare.size() * block.words * m_rules.splitting.size())
        witnessRareByRare(block);
}

void SparseMethod::witnessRareByRare(Block& block)
{
    std::vector<SplitPart> parts;
    for (const Count amount : m_rules.splitting) {
        parts.clear();
        for (const SplitPart& part : m_rare) {
            // The loop skips heaps below `lanes`, because the other heap of such a split may not be known yet. It ends at the
            // first heap that leaves no stones for the other heap in lane 0.
            if (part.heap < lanes)
                continue;
            if (part.heap + amount >= block.first)
                break;
            // If the two heaps of a split must differ, the loop skips this heap if a heap of the block could be split into two
            // heaps of its size. The exhaustive search tries the other splits with this heap.
            const std::size_t twice = 2 * std::size_t{part.heap} + amount;
            if (!m_rules.unequal || twice < block.first || twice >= block.first + lanes)
                parts.push_back({part.heap, part.code | SparseSpace::rare});
        }
        witnessByParts(block, parts, amount);
    }
}

/// Computes the value of the heap in this lane. Requires that the earlier heaps of the block are known.
Count SparseMethod::valueOf(Block& block, std::size_t lane)
{
    const std::size_t heap = block.first + lane;
    const unsigned shift = m_space.shift(heap);
    const auto seeTakenHere = [&] {
        for (const Count amount : m_rules.leavingOne)
            seeTaken(block, lane, amount);
    };
    seeTakenHere();
    std::size_t word = 0;
    while (block.enumerated[word][lane] == ~std::uint64_t{0}) {
        if (++word < block.words)
            continue;
        if (word == mostWords)
            return valueByDefinition(heap);
        openWord(block);
        seeTakenHere();
    }
    const auto free = static_cast<std::uint32_t>(word * 64)
        + static_cast<std::uint32_t>(std::countr_one(block.enumerated[word][lane]));
    const std::uint32_t candidate = m_space.value(free, shift ^ 1U);
    const std::uint32_t needed = m_space.countBelow(candidate);
    if (needed > block.words * 64)
        return valueByDefinition(heap);
    for (word = 0; word * 64 < needed; ++word) {
        std::uint64_t open = firstBits(needed - word * 64) & ~block.witnessed[word][lane];
        for (; open != 0; open &= open - 1) {
            const auto squeezed = static_cast<std::uint32_t>(word * 64) + static_cast<std::uint32_t>(std::countr_zero(open));
            if (!searchWitness(heap, squeezed))
                return m_space.value(squeezed, shift);
        }
    }
    return candidate;
}

/// Tries every split of the heap into two heaps of the same class. Returns true if one of the splits has the value.
bool SparseMethod::searchWitness(std::size_t heap, std::uint32_t squeezed)
{
    constexpr std::size_t stretch = 2048;
    const auto code = static_cast<std::uint16_t>(squeezed);
    bool more = true;
    // The search alternates between all amounts and both ends of the splits, because a witness is often near one of the ends.
    for (std::size_t done = 0; more; done += stretch) {
        more = false;
        for (const Count amount : m_rules.splitting) {
            const std::size_t rest = heap - amount;
            const std::size_t last = m_rules.unequal ? (rest - 1) / 2 : rest / 2;
            const std::size_t middle = (last + 1) / 2;
            const std::uint16_t* parts = codeOf(0);
            if (done < middle) {
                const std::size_t count = std::min(stretch, middle - done);
                m_work += count / lanes;
                if (m_gather->occurs(parts + 1 + done, parts + rest - 1 - done, count, code))
                    return true;
                more = true;
            }
            if (done < last - middle) {
                const std::size_t count = std::min(stretch, last - middle - done);
                const std::size_t from = last - done - count + 1;
                m_work += count / lanes;
                if (m_gather->occurs(parts + from, parts + rest - from, count, code))
                    return true;
                more = true;
            }
        }
    }
    return false;
}

Count SparseMethod::valueByDefinition(std::size_t heap) const
{
    std::vector<bool> seen(std::size_t{1} << 17);
    for (const Count amount : m_rules.leavingOne)
        seen[term(heap - amount)] = true;
    for (const Count amount : m_rules.splitting) {
        const std::size_t rest = heap - amount;
        const std::size_t last = m_rules.unequal ? (rest - 1) / 2 : rest / 2;
        for (std::size_t part = 1; part <= last; ++part)
            seen[std::size_t{term(part)} ^ term(rest - part)] = true;
    }
    return static_cast<Count>(std::ranges::find(seen, false) - seen.begin());
}

}  // namespace nimstone::sequence
