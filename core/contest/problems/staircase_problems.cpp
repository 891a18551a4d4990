// Contest problems about staircase Nim: a move carries stones one step down, and only the stones on odd steps count.
//
// Pieces on a strip are a staircase too, if they move towards one end of the strip and cannot pass each other. The free
// cells in front of a piece are the stones on one step; a move of the piece carries some of these stones to the step
// that stands for the cells behind the piece.
#include "core/contest/families.h"

#include <algorithm>
#include <array>
#include <set>

#include "core/contest/cases.h"
#include "core/contest/problems/exhaustive.h"
#include "core/contest/solving.h"
#include "core/contest/tracing.h"
#include "core/games/nim/staircase_nim.h"

namespace nimstone::contest {

namespace {

using Expected = InputError::Expected;

// --- balls on stairs

/// Decides CSES 1099. Stair 1 of the problem is the ground, so stair k of the problem is step k − 1 of staircase Nim.
struct StairsWon {
    bool operator()(const HeapCase& stairs)
    {
        m_steps.heaps.assign(stairs.begin() + (stairs.empty() ? 0 : 1), stairs.end());
        return StaircaseNim().outcome(m_steps) == Outcome::N;
    }

private:
    Position m_steps;
};

std::vector<State> optionsOfStairs(const State& stairs)
{
    std::vector<State> options;
    for (std::size_t stair = 1; stair < stairs.size(); ++stair) {
        for (Count balls = 1; balls <= stairs[stair]; ++balls) {
            State after = stairs;
            after[stair] -= balls;
            after[stair - 1] += balls;
            options.push_back(std::move(after));
        }
    }
    return options;
}

/// Draws the stairs of a case. In about half of the cases the last stair that counts makes the nim-sum 0, so that the
/// first player loses.
template <HeapBounds bounds>
void drawStairs(Draw& draw, Case& numbers)
{
    std::vector<Count> stairs = drawHeaps(draw, bounds);
    if (draw.index() > 0 && draw.rarely(2)) {
        Count sum = 0;
        std::size_t last = 0;
        for (std::size_t stair = 1; stair < stairs.size(); stair += 2) {
            sum ^= stairs[stair];
            last = stair;
        }
        if (last > 0 && (sum ^ stairs[last]) <= bounds.size.most)
            stairs[last] ^= sum;
    }
    append(stairs, numbers);
}

template <HeapBounds bounds>
inline constexpr CaseForm stairCases{drawStairs<bounds>, writeHeapCase<bounds>};

// --- pieces on a strip

/// A case that is the number of pieces and then different cells in any order. The function `read` sorts the cells.
struct ChessmenShape {
    using Case = std::vector<Count>;

    static bool read(Scanner& input, Case& cells)
    {
        const auto count = input.next({Expected::PieceCount, 0, maxHeaps});
        cells.clear();
        for (Count left = count.value_or(0); left > 0; --left) {
            const auto cell = input.next({Expected::Cell, 1});
            if (!cell)
                return false;
            cells.push_back(*cell);
        }
        std::ranges::sort(cells);
        const auto twice = std::ranges::adjacent_find(cells);
        if (twice != cells.end())
            input.refuseLast({Expected::Cell, 1}, InputError::Fault::Repeated, std::to_string(*twice));
        return count && twice == cells.end();
    }
};

/// The Grundy value of the position in which the free cells in front of each piece are a step of a staircase. The cells
/// in front of the last piece are the lowest step.
Count gapsValue(std::span<const Count> cells)
{
    Position steps;
    for (std::size_t piece = cells.size(); piece > 0; --piece)
        steps.heaps.push_back(cells[piece - 1] - (piece > 1 ? cells[piece - 2] : 0) - 1);
    return StaircaseNim().grundy(steps).value();
}

struct GapsUnbalanced {
    bool operator()(const ChessmenShape::Case& cells) const { return gapsValue(cells) != 0; }
};

std::vector<State> optionsOfChessmen(const State& cells)
{
    std::vector<State> options;
    for (std::size_t piece = 0; piece < cells.size(); ++piece) {
        const Count first = piece > 0 ? cells[piece - 1] + 1 : 1;
        for (Count cell = first; cell < cells[piece]; ++cell) {
            options.push_back(cells);
            options.back()[piece] = cell;
        }
    }
    return options;
}

/// Draws different cells in ascending order; the largest is at most `mostCell`. In about half of the cases the pieces
/// form pairs, starting from the last piece, and the second piece of each pair is directly behind the first.
std::vector<Count> drawCells(Draw& draw, Count mostPieces, Count mostCell)
{
    const bool small = draw.size() == Size::Small;
    const Count count = draw.number({1, mostPieces}, 4);
    const Count width = small ? 9 : std::max(count * 2, draw.number({count, mostCell}, 9));
    const Count last = std::clamp(width, count, mostCell);
    const bool paired = draw.rarely(2);
    std::vector<Count> cells;
    for (Count left = count; left > 0; --left) {
        const Count previous = cells.empty() ? 0 : cells.back();
        const Count room = last - previous - left;  // the largest possible number of free cells before this piece
        const bool close = paired && left % 2 == 1 && left < count;
        cells.push_back(previous + 1 + (close ? 0 : draw.chance().below(std::min(room, 2 * room / left + 1) + 1)));
    }
    if (draw.size() == Size::Limit && draw.index() == 0)
        cells.back() = last;
    return cells;
}

constexpr NumberRange pieceCount{1, 1'000};
constexpr NumberRange stripCells{1, 10'000};

void drawChessmen(Draw& draw, Case& numbers)
{
    std::vector<Count> cells = drawCells(draw, pieceCount.most, stripCells.most);
    if (draw.index() % 2 == 1)
        shuffle(cells, draw.chance());
    append(cells, numbers);
}

/// Writes the cells. If a cell is used already, the next free cell replaces it.
void writeChessmen(Choices& choices, LineWriter& input)
{
    const auto pieces = choices.list(pieceCount, 3);
    input.line(pieces.count);
    std::set<Count> taken;
    choices.items(pieces, [&](bool first) {
        input.putListed(distinctNumber(choices, stripCells, 9, taken), first);
    });
    input.endLine();
}

// --- climbers and their king

/// A case that is the number of climbers N, the index of the king k, and then N cells in ascending order.
struct ClimbersShape {
    struct Case {
        std::size_t king = 0;  ///< the index of the king, from 1; climber 1 is nearest to the top
        std::vector<Count> cells;
    };

    static bool read(Scanner& input, Case& next)
    {
        const auto count = input.next({Expected::PieceCount, 1, maxHeaps});
        if (!count)
            return false;
        next.king = input.next({Expected::King, 1, *count}).value_or(0);
        next.cells.clear();
        Count previous = 0;
        for (Count left = *count; left > 0; --left) {
            const auto cell = input.next({Expected::Cell, previous + 1});
            if (!cell)
                return false;
            previous = *cell;
            next.cells.push_back(previous);
        }
        return next.king > 0;
    }
};

/// True if the first player wins HDU 4315. If the king is in front, the first move takes the king to the top and wins.
/// Otherwise the climbers form pairs, starting from the last climber, and only the free cells inside pairs count. If
/// the number of climbers is odd, the front climber forms a pair with the end of the strip. The top then counts as an
/// ordinary free cell, with one exception: if the king is second, the player who moves the front climber to the top
/// loses, because the king can follow. So in this case the top counts as a cell that climbers may not enter.
struct ClimbersUnbalanced {
    bool operator()(const ClimbersShape::Case& given) const
    {
        if (given.king == 1)
            return true;
        const Count gaps = gapsValue(given.cells);
        if (given.cells.size() % 2 == 0)
            return gaps != 0;
        const Count front = given.cells.front();
        const Count others = gaps ^ (front - 1);
        return (others ^ (given.king == 2 ? front - 1 : front)) != 0;
    }
};

/// The options in HDU 4315. The state is the index of the king and then the cells of the climbers. The game is over
/// when the king is at the top.
std::vector<State> optionsOfClimbers(const State& state)
{
    std::vector<State> options;
    if (state[state[0]] == 0)
        return options;
    for (std::size_t climber = 1; climber < state.size(); ++climber) {
        // Only the top, which is cell 0, can contain several climbers.
        const Count first = climber > 1 && state[climber - 1] > 0 ? state[climber - 1] + 1 : 0;
        for (Count cell = first; cell < state[climber]; ++cell) {
            options.push_back(state);
            options.back()[climber] = cell;
        }
    }
    return options;
}

class SearchedClimbers {
public:
    bool operator()(const ClimbersShape::Case& given)
    {
        State state{given.king};
        state.insert(state.end(), given.cells.begin(), given.cells.end());
        return m_search.wins(state);
    }

private:
    Exhaustive m_search{optionsOfClimbers};
};

constexpr Count hillTop = 99'999;

void drawClimbers(Draw& draw, Case& numbers)
{
    const std::vector<Count> cells = drawCells(draw, pieceCount.most, hillTop);
    const Count king = draw.rarely(3) ? draw.chance().between(1, std::min<Count>(2, cells.size()))
                                      : draw.chance().between(1, cells.size());
    numbers = {cells.size(), king};
    numbers.insert(numbers.end(), cells.begin(), cells.end());
}

void writeClimbers(Choices& choices, LineWriter& input)
{
    const auto climbers = choices.list(pieceCount, 4);
    input.put(climbers.count);
    input.put(' ');
    input.line(choices.number({1, climbers.count}, 4));
    Count left = climbers.count;
    Count previous = 0;
    choices.items(climbers, [&](bool first) {
        previous = choices.number({previous + 1, hillTop - --left}, 9);
        input.putListed(previous, first);
    });
    input.endLine();
}

// --- functions that write a case as a position

/// Writes the case as a staircase. Each stair except the ground is a step.
struct AsSteps {
    std::string operator()(const HeapCase& stairs) const
    {
        return positionText("staircase-nim", stairs.subspan(stairs.empty() ? 0 : 1));
    }
};

/// The position of coins on a strip for these cells. The squares of the strip count from 0, and the cells of the input
/// count from 1. `moved` free squares are added at the left end.
std::string coinsOn(std::vector<Count> cells, Count moved = 0)
{
    for (Count& cell : cells)
        cell = cell - 1 + moved;
    return positionText("coins", cells);
}

struct AsCoins {
    std::string operator()(const ChessmenShape::Case& cells) const { return coinsOn(cells); }
};

/// Writes the climbers as coins on a strip, in the same pairs as in ClimbersUnbalanced. Empty if the king is in front,
/// because the gaps do not matter in this case.
struct ClimbersAsCoins {
    std::string operator()(const ClimbersShape::Case& given) const
    {
        if (given.king == 1)
            return {};
        return coinsOn(given.cells, given.cells.size() % 2 == 1 && given.king > 2 ? 1 : 0);
    }
};

}  // namespace

std::span<const Problem> staircaseProblems()
{
    static constexpr std::array problems{
        Problem{.name = "cses-1099", .title = "Stair Game", .chineseTitle = "", .game = "staircase-nim",
                .limits = "Σn ≤ 2·10^5, 0 ≤ p_i ≤ 10^9",
                .solve = solveCases<CountedCases<HeapShape<>>, Tell<StairsWon, "first", "second">>,
                .reference = solveCases<CountedCases<HeapShape<>>, Tell<Searched<optionsOfStairs>, "first", "second">>,
                .input = {{CaseEnding::CountFirst, 1'000},
                          stairCases<HeapBounds{.count = {1, 199'001}, .size = {0, 1'000'000'000},
                                                .smallSize = 3, .together = 200'000,
                                                .balance = HeapBounds::Balance::None,
                                                .few = 4, .fewStones = 3}>},
                .trace = traceCases<CountedCases<HeapShape<>>, Tell<StairsWon, "first", "second">, AsSteps>,
                .theorem = proof::Theorem::StaircaseNim, .subject = "staircase-nim:2,1"},
        Problem{.name = "poj-1704", .title = "Georgia and Bob", .chineseTitle = "", .game = "staircase-nim",
                .limits = "T ≤ 20, 1 ≤ N ≤ 1000, 1 ≤ P_i ≤ 10000",
                .solve = solveCases<CountedCases<ChessmenShape>, Tell<GapsUnbalanced, "Georgia will win", "Bob will win">>,
                .reference = solveCases<CountedCases<ChessmenShape>,
                                     Tell<Searched<optionsOfChessmen>, "Georgia will win", "Bob will win">>,
                .input = {{CaseEnding::CountFirst, 20}, {drawChessmen, writeChessmen}},
                .trace = traceCases<CountedCases<ChessmenShape>, Tell<GapsUnbalanced, "Georgia will win", "Bob will win">,
                                 AsCoins>,
                .theorem = proof::Theorem::CoinsOnAStrip, .subject = "coins:0,4,5,6,8,11,13,16"},
        Problem{.name = "hdu-4315", .title = "Climbing the Hill", .chineseTitle = "", .game = "staircase-nim",
                .limits = "1 ≤ k ≤ N ≤ 1000, 0 < P_i < 100000",
                .solve = solveCases<CasesToTheEnd<ClimbersShape>, Tell<ClimbersUnbalanced, "Alice", "Bob">>,
                .reference = solveCases<CasesToTheEnd<ClimbersShape>, Tell<SearchedClimbers, "Alice", "Bob">>,
                .input = {{CaseEnding::EndOfInput, 100}, {drawClimbers, writeClimbers}},
                .trace = traceCases<CasesToTheEnd<ClimbersShape>, Tell<ClimbersUnbalanced, "Alice", "Bob">,
                                 ClimbersAsCoins>,
                .theorem = proof::Theorem::CoinsOnAStrip, .subject = "coins:1,2,4"},
    };
    return problems;
}

}  // namespace nimstone::contest
