// A contest problem about a partisan game, Cutcake.
#include "core/contest/families.h"

#include <array>

#include "core/contest/cases.h"
#include "core/contest/problems/exhaustive.h"
#include "core/contest/solving.h"
#include "core/contest/tracing.h"
#include "core/games/values/cutcake.h"

namespace nimstone::contest {

namespace {

using Expected = InputError::Expected;
using Blocks = PairsShape<Expected::BlockCount, InputField{Expected::Side, 1}, InputField{Expected::Side, 1}>;

/// Writes the answer to a case, for example "Case 1: Alice". It is the name of the winner when Alice moves first. Alice
/// cuts the first side of a block.
template <class AliceWins>
class TellByNumber {
public:
    void operator()(const Blocks::Case& blocks, LineWriter& answers)
    {
        answers.put("Case ");
        answers.put(++m_case);
        answers.line(m_aliceWins(blocks) ? ": Alice" : ": Bob");
    }

private:
    Count m_case = 0;
    AliceWins m_aliceWins;
};

class DecidedBlocks {
public:
    bool operator()(const Blocks::Case& blocks)
    {
        m_position.heaps.clear();
        for (const auto& block : blocks)
            m_position.heaps.insert(m_position.heaps.end(), block.begin(), block.end());
        return Cutcake().value(m_position) > 0;
    }

private:
    Position m_position;
};

/// The options of a state. The state is the player to move (0 for Alice) and then the two sides of each block; Alice
/// cuts the first of these sides.
std::vector<State> optionsOfBlocks(const State& state)
{
    std::vector<State> options;
    for (std::size_t block = 1; block < state.size(); block += 2) {
        const std::size_t side = block + state[0];
        const std::size_t across = block + 1 - state[0];
        for (Count cut = 1; cut < state[side]; ++cut) {
            State after = state;
            after[0] = 1 - state[0];
            after[side] = cut;
            after.resize(state.size() + 2);
            after[state.size() + state[0]] = state[side] - cut;
            after[state.size() + 1 - state[0]] = state[across];
            options.push_back(std::move(after));
        }
    }
    return options;
}

class SearchedBlocks {
public:
    bool operator()(const Blocks::Case& blocks)
    {
        State state{0};
        for (const auto& block : blocks)
            state.insert(state.end(), block.begin(), block.end());
        return m_search.wins(state);
    }

private:
    Exhaustive m_search{optionsOfBlocks};
};

constexpr NumberRange blockCount{1, 100};
constexpr NumberRange blockSide{1, 1'000'000'000};

/// Draws blocks. Often there are two blocks that differ only by a turn of 90°, so that their values cancel.
void drawBlocks(Draw& draw, Case& numbers)
{
    const bool small = draw.size() == Size::Small;
    const Count count = draw.number(blockCount, 3);
    numbers.push_back(count);
    Count x = 1;
    Count y = 1;
    for (Count block = 0; block < count; ++block) {
        if (block % 2 == 1 && draw.rarely(2)) {
            std::swap(x, y);
        } else {
            x = draw.number(blockSide, count == 3 ? 3 : 4);
            y = small && x == 4 ? draw.number(blockSide, 2) : draw.number(blockSide, 3);
        }
        numbers.push_back(x);
        numbers.push_back(y);
    }
}

struct AsCake {
    std::string operator()(const Blocks::Case& blocks) const
    {
        std::string text;
        for (const auto& [side, across] : blocks)
            text += (text.empty() ? "cutcake:" : ",") + std::to_string(side) + 'x' + std::to_string(across);
        return blocks.size() > mostShownHeaps ? "" : text;
    }
};

void writeBlocks(Choices& choices, LineWriter& input)
{
    const auto blocks = choices.list(blockCount, 3);
    input.line(blocks.count);
    choices.items(blocks, [&](bool) {
        input.put(choices.number(blockSide, 4));
        input.put(' ');
        input.line(choices.number(blockSide, 4));
    });
}

}  // namespace

std::span<const Problem> cutcakeProblems()
{
    static constexpr std::array problems{
        Problem{.name = "hdu-3544", .title = "Alice's Game", .chineseTitle = "", .game = "cutcake",
                .limits = "1 ≤ N ≤ 100, 1 ≤ X, Y ≤ 10^9",
                .solve = solveCases<CountedCases<Blocks>, TellByNumber<DecidedBlocks>>,
                .reference = solveCases<CountedCases<Blocks>, TellByNumber<SearchedBlocks>>,
                .input = {{CaseEnding::CountFirst, 1'000}, {drawBlocks, writeBlocks}},
                .trace = traceCases<CountedCases<Blocks>, TellByNumber<DecidedBlocks>, AsCake>,
                .theorem = proof::Theorem::Cutcake, .subject = "cutcake:2x2,2x1"},
    };
    return problems;
}

}  // namespace nimstone::contest
