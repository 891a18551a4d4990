#include "core/practice/skills/nim/all_moves.h"

#include <algorithm>

#include "core/games/nim/nim.h"
#include "core/nimber.h"
#include "core/practice/skills/mistake.h"
#include "core/practice/skills/nim/heaps.h"

namespace nimstone::practice {

namespace {

std::vector<Move> winningNimMoves(const Position& position)
{
    return Nim().winningMoves(position, position.heaps.size()).listed;
}

std::vector<std::size_t> heapsOf(const std::vector<Move>& moves)
{
    std::vector<std::size_t> heaps;
    for (const Move& move : moves)
        heaps.push_back(move.heap);
    return heaps;
}

/// The indices of the heaps with a 1 in that column.
std::vector<std::size_t> heapsWithBit(const Position& position, Count column)
{
    std::vector<std::size_t> heaps;
    for (std::size_t heap = 0; heap < position.heaps.size(); ++heap) {
        if (hasBit(position.heaps[heap], column))
            heaps.push_back(heap);
    }
    return heaps;
}

/// Makes the wrong answers of people who are mistaken about how many stones a winning move takes, and the answers that give the
/// right moves in only some of the heaps.
class MisledAmounts {
public:
    explicit MisledAmounts(const Position& position) : m_position(position), m_winning(winningNimMoves(position)) {}

    std::vector<Move> leftTaken() const
    {
        return of([this](const Move& move) { return m_position.heaps[move.heap] - move.taken; });
    }
    std::vector<Move> sumTaken() const
    {
        return of([sum = nimSum(m_position.heaps)](const Move&) { return sum; });
    }
    std::vector<Move> allTaken() const
    {
        return of([this](const Move& move) { return m_position.heaps[move.heap]; });
    }
    /// The winning moves, but only in heaps whose highest bit is in the deciding column.
    std::vector<Move> byHighestBit() const
    {
        std::vector<Move> moves = m_winning;
        const auto column = highestColumn(nimSum(m_position.heaps));
        std::erase_if(moves, [&](const Move& move) { return highestColumn(m_position.heaps[move.heap]) != column; });
        return moves;
    }

private:
    /// Returns a move with another amount in each heap that has a winning move, if this amount is legal.
    template <class Amount>
    std::vector<Move> of(Amount amount) const
    {
        std::vector<Move> moves;
        for (const Move& move : m_winning) {
            const Move other{move.heap, amount(move)};
            if (!Nim().check(m_position, other))
                moves.push_back(other);
        }
        return moves;
    }

    const Position& m_position;
    std::vector<Move> m_winning;
};

std::optional<Misconception> ideaOf(const Move& move, Count size, Count sum)
{
    if ((sum ^ size) > size)
        return std::nullopt;
    if (move.taken == (sum ^ size))
        return Misconception::TookWhatIsLeft;
    if (move.taken == sum)
        return Misconception::TookTheSum;
    return move.taken == size ? std::optional(Misconception::TookAll) : std::nullopt;
}

}  // namespace

AllMovesExercise AllMovesExercise::draw(Chance& chance, int level)
{
    // The position has one more heap than usual, so that from level 2 on, three heaps can have a winning move while another heap
    // has none.
    const HeapsSize size = sizeOf(level);
    return {drawHeaps(chance, {size.heaps + 1, size.columns})};
}

bool AllMovesExercise::isSound() const
{
    return nimSum(position.heaps) != 0 && columnsNeeded(position.heaps) >= 2;
}

bool AllMovesExercise::isWorthAsking(int level) const
{
    const std::vector<Move> winning = winningNimMoves(position);
    const auto takesAll = [this](const Move& move) { return move.taken == position.heaps[move.heap]; };
    const MisledAmounts amounts(position);
    if (std::ranges::any_of(winning, takesAll) || amounts.leftTaken() == winning || amounts.sumTaken() == winning)
        return false;
    return level == 1 || (winning.size() >= 3 && amounts.byHighestBit() != winning);
}

Answers AllMovesExercise::rightAnswers() const { return {Answer(winningNimMoves(position))}; }

std::vector<MisconceptionAnswer> AllMovesExercise::misconceptionAnswers() const
{
    const MisledAmounts amounts(position);
    const std::vector<Move> winning = winningNimMoves(position);
    std::vector<MisconceptionAnswer> all;
    for (const Move& move : winning)
        all.push_back({Misconception::StoppedAtFirst, Answer(std::vector{move})});
    if (const std::vector<Move> moves = amounts.byHighestBit(); !moves.empty())
        all.push_back({Misconception::HighestBit, Answer(moves)});
    // The misconception does not show if the wrong amount is legal in some heaps only, and wins in each of these heaps.
    const auto addAmounts = [&](Misconception misconception, const std::vector<Move>& moves) {
        if (!std::ranges::includes(winning, moves))
            all.push_back({misconception, Answer(moves)});
    };
    addAmounts(Misconception::TookWhatIsLeft, amounts.leftTaken());
    addAmounts(Misconception::TookTheSum, amounts.sumTaken());
    addAmounts(Misconception::TookAll, amounts.allTaken());
    return all;
}

AllMovesExercise::Result AllMovesExercise::check(const Answer& answer) const
{
    const std::vector<Move>& named = answer.moves();
    for (const Move& move : named) {
        if (Nim().check(position, move))
            return CannotBePlayed{move, move.heap < position.heaps.size() ? position.heaps[move.heap] : 0};
    }
    const std::vector<Move> winning = winningNimMoves(position);
    const Count sum = nimSum(position.heaps);
    const Count column = *highestColumn(sum);
    if (named == winning)
        return RightMoves{winning, sum, column};
    const auto wins = [&winning](const Move& move) { return std::ranges::find(winning, move) != winning.end(); };
    const auto wrong = std::ranges::find_if_not(named, wins);
    if (wrong == named.end()) {
        // Every named move wins, but there are other winning moves. A person who names only some may have looked at highest
        // bits, or stopped at the first winning move.
        return MovesMissing{misconceptionBehind(answer, misconceptionAnswers()), named, winning.size() - named.size(), sum, column};
    }
    const Count size = position.heaps[wrong->heap];
    const auto idea = misconceptionBehind(answer, misconceptionAnswers());
    const Position after = Nim().play(position, *wrong).value();
    const Move refutation = Nim().winningMoves(after, 1).listed.front();
    const auto right = static_cast<std::size_t>(std::ranges::count_if(named, wins));
    return MoveDoesNotWin{idea ? idea : ideaOf(*wrong, size, sum), named.size() - right, *wrong, size, sum, column,
                          nimSum(after.heaps), after, refutation, Nim().play(after, refutation).value()};
}

LadderOf<AllMovesExercise::Rung> AllMovesExercise::hints() const
{
    const std::vector<Move> winning = winningNimMoves(position);
    const Count sum = nimSum(position.heaps);
    const Count column = *highestColumn(sum);
    // The decoy is the highest column in which some heap has a 1. If that is the deciding column, the decoy is the next odd
    // column, or else the column below.
    const Count top = Count{1} << (columnsNeeded(position.heaps) - 1);
    const Count other = column != top ? top : highestColumn(sum ^ column).value_or(column / 2);
    return {AskInWhichHeaps{}, OneForEachOne{columnsNeeded(position.heaps)},
            MovesInOneOfColumns{std::max(column, other), std::min(column, other)}, MovesInHeaps{heapsOf(winning)},
            TheMoves{winning, sum, position}};
}

bool AllMovesExercise::fits(const Rung& rung, const Answer& answer) const
{
    const std::vector<std::size_t> named = heapsOf(answer.moves());
    return agrees(
        rung,
        [&](const MovesInOneOfColumns& shown) {
            return named == heapsWithBit(position, shown.higher) || named == heapsWithBit(position, shown.lower);
        },
        [&](const MovesInHeaps& shown) { return named == shown.heaps; },
        [&](const TheMoves& shown) { return answer.moves() == shown.moves; });
}

}  // namespace nimstone::practice
