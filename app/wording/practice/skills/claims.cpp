#include "app/wording/practice/skills/claims.h"

#include <algorithm>

#include "app/wording/practice/practice_words.h"
#include "core/games/taking/subtraction_game.h"
#include "core/golden.h"
#include "core/nimber.h"
#include "core/zeckendorf.h"

namespace nimstone::wording {

namespace {

/// A function object that returns the text of a claim. It has one overload for each kind of claim and no generic overload, so the
/// code does not compile if a kind of claim has no text.
class ClaimText {
    Q_DECLARE_TR_FUNCTIONS(PracticeClaims)

public:
    //: %1 is a list of heaps such as "(7, 11, 13)", %2 a number
    QString operator()(const practice::SumIs& claim) const { return tr("The nim-sum of %1 is %2.").arg(heapsText(claim.heaps), number(claim.sum)); }
    QString operator()(const practice::HighestOddIs& claim) const
    {
        //: %1 is a list of heaps such as "(7, 11, 13)", %2 is "the 4s column"
        return tr("In %1 the highest column with an odd number of 1s is %2.").arg(heapsText(claim.heaps), columnName(claim.column));
    }
    QString operator()(const practice::WinningHeapsAre& claim) const
    {
        //: %1 is a list of heaps such as "(7, 11, 13)", %2 the number of heaps with a winning move
        return tr("In %1 the number of heaps with a winning move is %2.").arg(heapsText(claim.heaps)).arg(claim.count);
    }
    QString operator()(const practice::SomeHeapStays& claim) const
    {
        const QString heaps = heapsText(claim.heaps);
        //: %1 is a list of heaps such as "(7, 11, 13)"
        return claim.some ? tr("In %1 some heap x satisfies s ⊕ x = x.").arg(heaps) : tr("In %1 no heap x satisfies s ⊕ x = x.").arg(heaps);
    }
    QString operator()(const practice::TakeMakesZero& claim) const
    {
        //: %1 is a list of heaps such as "(7, 11, 13)", %2 a number of stones, %3 is "heap 1"
        return tr("In %1, taking %2 from %3 makes the nim-sum 0.").arg(heapsText(claim.heaps), number(claim.taken), heapName(claim.heap));
    }
    QString operator()(const practice::MovesLeftAre& claim) const
    {
        //: %1 and %2 are numbers
        return tr("With %1 heaps of 1, exactly %2 moves are left.").arg(number(claim.ones), number(claim.moves));
    }
    QString operator()(const practice::MisereLoses& claim) const
    {
        const QString heaps = heapsText(claim.heaps);
        //: %1 is a list of heaps such as "(1, 1, 1)"
        return claim.loses ? tr("In misère Nim the player to move at %1 loses.").arg(heaps)
                           : tr("In misère Nim the player to move at %1 wins.").arg(heaps);
    }
    QString operator()(const practice::BashTakeWins& claim) const
    {
        //: %1, %2 and %3 are numbers of stones
        return tr("When a move takes 1 to %2, taking %3 from a heap of %1 wins.").arg(number(claim.heap), number(claim.most), number(claim.taken));
    }
    QString operator()(const practice::BashReplyIs& claim) const
    {
        //: %1, %2 and %3 are numbers of stones
        return tr("When a move takes 1 to %1 and the other player takes %2 from a losing heap, taking %3 is the winning reply.")
            .arg(number(claim.most), number(claim.taken), number(claim.reply));
    }
    QString operator()(const practice::BashLoses& claim) const
    {
        //: %1 and %2 are numbers of stones
        return (claim.loses ? tr("When a move takes 1 to %2, the player to move at a heap of %1 loses.")
                            : tr("When a move takes 1 to %2, the player to move at a heap of %1 wins."))
            .arg(number(claim.heap), number(claim.most));
    }
    QString operator()(const practice::ZeckendorfIs& claim) const
    {
        //: %1 is a number, %2 a sum such as "8 + 3"
        return tr("The Zeckendorf representation of %1 is %2.").arg(number(claim.n), additionText(claim.parts));
    }
    QString operator()(const practice::QuotaIs& claim) const
    {
        //: %1 and %2 are numbers of stones
        return tr("In Fibonacci Nim, after a move that takes %1 the next may take at most %2.").arg(number(claim.taken), number(claim.most));
    }
    QString operator()(const practice::FibonacciLoses& claim) const
    {
        //: %1 is a number of stones
        return (claim.loses ? tr("In Fibonacci Nim, whoever begins with a heap of %1 loses.") : tr("In Fibonacci Nim, whoever begins with a heap of "
                                                                                               "%1 wins."))
            .arg(number(claim.n));
    }
    QString operator()(const practice::FibonacciTakeWins& claim) const
    {
        //: %1 and %2 are numbers of stones
        return tr("In Fibonacci Nim, taking %2 first from a heap of %1 wins.").arg(number(claim.n), number(claim.taken));
    }
    QString operator()(const practice::PairIsCold& claim) const
    {
        //: %1 is a pair of heaps, "(3, 5)"
        return tr("In Wythoff's game the player to move at %1 loses.").arg(pairText(claim.a, claim.b));
    }
    QString operator()(const practice::EqualHeapsLose& claim) const
    {
        const QString pair = pairText(claim.heap, claim.heap);
        //: %1 is a pair of equal heaps, "(5, 5)"
        return claim.loses ? tr("In Wythoff's game the player to move at %1 loses, as in Nim.").arg(pair)
                           : tr("In Wythoff's game the player to move at %1 wins, unlike in Nim.").arg(pair);
    }
    QString operator()(const practice::HeapIsWorth& claim) const
    {
        //: %1 is "1, 3 and 4", %2 a number of stones, %3 a Grundy value
        return tr("When a move takes one of the amounts %1, a heap of %2 has Grundy value %3.").arg(listText(claim.amounts), number(claim.heap), number(claim.value));
    }
    QString operator()(const practice::PeriodIs& claim) const
    {
        //: %1 is "1, 3 and 4", %2 a number
        return tr("When a move takes one of the amounts %1, the Grundy values repeat with period %2.").arg(listText(claim.amounts), number(claim.period));
    }
    QString operator()(const practice::WindowProves& claim) const
    {
        return claim.all ? tr("In the octal game 0.4, heaps of 0, 1, and 2 have Grundy value 0, so every heap has Grundy value 0.")
                         : tr("In the octal game 0.4, heaps of 0, 1, and 2 have Grundy value 0, but a heap of 3 does not.");
    }
};

/// A function object that returns the truth about a claim. It also has one overload for each kind of claim, and no generic one.
class Truths {
    Q_DECLARE_TR_FUNCTIONS(PracticeClaims)

public:
    QString operator()(const practice::SumIs& claim) const
    {
        //: %1 is a calculation such as "7 ⊕ 11 ⊕ 13 = 1"
        return tr("Two 1s in a column cancel: %1.").arg(nimSumEquation(claim.heaps, nimSum(claim.heaps)));
    }
    QString operator()(const practice::HighestOddIs& claim) const
    {
        const Count sum = nimSum(claim.heaps);
        //: %1 is the nim-sum, %2 is "the 4s column"
        return tr("The nim-sum is %1, so the highest odd column is %2. In every column to its left the number of 1s is even.")
            .arg(number(sum), columnName(*highestColumn(sum)));
    }
    QString operator()(const practice::WinningHeapsAre& claim) const
    {
        const Count column = *highestColumn(nimSum(claim.heaps));
        //: %1 is "the 4s column", %2 a number of heaps
        return tr("What counts is a 1 in %1, not where the heap's own highest 1 is. The number of heaps with a 1 there is %2.")
            .arg(columnName(column)).arg(onesInColumn(claim.heaps, column));
    }
    QString operator()(const practice::SomeHeapStays& claim) const
    {
        //: %1 is the nim-sum
        return tr("s ⊕ x = x would mean s = 0, but here s = %1. So s ⊕ x is less than x or greater than x, never equal to it.").arg(number(nimSum(claim.heaps)));
    }
    QString operator()(const practice::TakeMakesZero& claim) const
    {
        const Count sum = nimSum(claim.heaps);
        const Count before = claim.heaps[claim.heap];
        const Count after = sum ^ before;
        //: %1 is the calculation of the stones that must be left, such as "1 ⊕ 7 = 6"; %2 is the calculation of the stones to take, such as
        //: "7 − 6 = 1"
        return tr("The heap must keep y = s ⊕ x = %1, so take x − y = %2.")
            .arg(QStringLiteral("%1 ⊕ %2 = %3").arg(number(sum), number(before), number(after)),
                 QStringLiteral("%1 − %2 = %3").arg(number(before), number(after), number(before - after)));
    }
    QString operator()(const practice::MovesLeftAre&) const { return tr("Each move takes a whole heap of 1, whoever plays."); }
    QString operator()(const practice::MisereLoses& claim) const
    {
        const auto large = std::ranges::count_if(claim.heaps, [](Count heap) { return heap > 1; });
        const QString heaps = QString::number(claim.heaps.size());
        if (large == 0 && claim.heaps.size() % 2 == 1)
            //: %1 is an odd number
            return tr("The players take the heaps of 1 in turn. Their number, %1, is odd, so the player to move takes the last one "
                      "and loses.").arg(heaps);
        if (large == 0)
            //: %1 is an even number
            return tr("The players take the heaps of 1 in turn. Their number, %1, is even, so the other player takes the last one "
                      "and loses.").arg(heaps);
        if (large == 1)
            return tr("The player to move can leave 1 or nothing of the one larger heap, whichever makes the number of heaps of 1 "
                      "odd. That wins.");
        //: %1 is the nim-sum
        return tr("With two heaps of 2 or more, the nim-sum decides as in Nim. Here it is %1.").arg(number(nimSum(claim.heaps)));
    }
    QString operator()(const practice::BashTakeWins& claim) const
    {
        const Count block = claim.most + 1;
        const Count rest = claim.heap % block;
        //: %1 is a calculation such as "13 = 2·5 + 3", %2 a number of stones, %3 a number
        return tr("%1: taking %2 leaves a multiple of %3. After that each move has a reply that makes %3 with it.")
            .arg(QStringLiteral("%1 = %2·%3 + %4").arg(number(claim.heap), number(claim.heap / block), number(block), number(rest)),
                 number(rest), number(block));
    }
    QString operator()(const practice::BashReplyIs& claim) const
    {
        //: %1 is a calculation such as "3 + 2 = 5"
        return tr("A move and its winning reply together make one more than the most that may be taken: %1.")
            .arg(QStringLiteral("%1 + %2 = %3").arg(number(claim.taken), number(claim.most + 1 - claim.taken), number(claim.most + 1)));
    }
    QString operator()(const practice::BashLoses& claim) const
    {
        const Count block = claim.most + 1;
        if (claim.heap % block == 0)
            //: %1 is a number of stones, %2 a number
            return tr("%1 is a multiple of %2: whatever the player to move takes, the other player makes it up to %2.").arg(number(claim.heap), number(block));
        //: %1 is a number of stones, %2 a number, %3 the remainder
        return tr("At a multiple of %2 the player to move loses. %1 is not one: taking the remainder, %3, leaves one.")
            .arg(number(claim.heap), number(block), number(claim.heap % block));
    }
    QString operator()(const practice::ZeckendorfIs& claim) const
    {
        std::vector<Count> parts = zeckendorf(claim.n);
        std::ranges::reverse(parts);
        //: %1 is a calculation such as "11 = 8 + 3"
        return tr("%1, and no two terms may be consecutive in 1, 2, 3, 5, 8, …, the Fibonacci numbers.")
            .arg(QStringLiteral("%1 = %2").arg(number(claim.n), additionText(parts)));
    }
    QString operator()(const practice::QuotaIs& claim) const
    {
        //: %1 is a number of stones
        return tr("A move takes at most twice what the previous move took: here %1.").arg(number(2 * claim.taken));
    }
    QString operator()(const practice::FibonacciLoses& claim) const
    {
        if (isFibonacci(claim.n))
            //: %1 is a number of stones
            return tr("%1 is a Fibonacci number, and whoever begins with a Fibonacci number of stones loses.").arg(number(claim.n));
        //: %1 is a number of stones
        return tr("%1 is not a Fibonacci number, and whoever begins loses only with a Fibonacci number of stones.").arg(number(claim.n));
    }
    QString operator()(const practice::FibonacciTakeWins& claim) const
    {
        const std::vector<Count> parts = zeckendorf(claim.n);
        //: %1 is a calculation such as "11 = 3 + 8", %2, %3 and %4 numbers of stones
        return tr("%1: after you take %2, the other player may take at most %3, which is less than the next term, %4.")
            .arg(QStringLiteral("%1 = %2").arg(number(claim.n), additionText(parts)), number(parts[0]), number(2 * parts[0]),
                 number(parts[1]));
    }
    QString operator()(const practice::PairIsCold& claim) const
    {
        const Count difference = claim.b - claim.a;
        const Count a = goldenMultiple(difference);
        //: %1 is a difference, %2 a number, %3 a pair of heaps, "(4, 7)"
        return tr("For the difference k = %1, kφ rounded down is exactly %2, so the cold pair is %3.")
            .arg(number(difference), number(a), pairText(a, a + difference));
    }
    QString operator()(const practice::EqualHeapsLose&) const
    {
        return tr("A move may take the same number from both heaps, so the player to move takes everything and wins.");
    }
    QString operator()(const practice::HeapIsWorth& claim) const
    {
        const auto game = SubtractionGame::make(claim.amounts).value();
        std::vector<Count> options;
        for (const Count amount : claim.amounts) {
            if (amount <= claim.heap)
                options.push_back(game.grundy({{claim.heap - amount}}).value());
        }
        //: %1 is a list of values such as "0, 1 and 0", %2 the mex of these values
        return tr("Grundy values of its options: %1. The least non-negative integer that does not occur is %2.")
            .arg(listText(options), number(game.grundy({{claim.heap}}).value()));
    }
    QString operator()(const practice::PeriodIs& claim) const
    {
        const auto game = SubtractionGame::make(claim.amounts).value();
        const Count period = practice::leastPeriod(claim.amounts);
        std::vector<Count> values;
        for (Count heap = 0; heap < period; ++heap)
            values.push_back(game.grundy({{heap}}).value());
        //: %1 is a list of values such as "0, 1, 0 and 2", %2 the number of these values
        return tr("From heap 0 on, the Grundy values are %1, and then these %2 values repeat.").arg(listText(values), number(period));
    }
    QString operator()(const practice::WindowProves&) const
    {
        return tr("In this game a move takes 1 stone and leaves two heaps that are not empty. A heap of 3 can become 1 and 1, with "
                  "value 0, so its own value is 1. A few values from heap 0 on prove nothing.");
    }
};

QString outcomeText(const QString& position, bool loses)
{
    return QStringLiteral("%1: %2").arg(position, loses ? QStringLiteral("P") : QStringLiteral("N"));
}

/// A function object that returns only the numbers of a claim. It also has an overload for each kind of claim and no generic one.
class Formulas {
public:
    QString operator()(const practice::SumIs& claim) const { return nimSumEquation(claim.heaps, claim.sum); }
    QString operator()(const practice::HighestOddIs& claim) const { return weightText(claim.column); }
    QString operator()(const practice::WinningHeapsAre& claim) const { return number(claim.count); }
    QString operator()(const practice::SomeHeapStays& claim) const
    {
        return claim.some ? QStringLiteral("s ⊕ x = x") : QStringLiteral("s ⊕ x ≠ x");
    }
    QString operator()(const practice::TakeMakesZero& claim) const { return difference(claim.heaps[claim.heap], claim.taken); }
    QString operator()(const practice::MovesLeftAre& claim) const
    {
        return QStringLiteral("%1 × 1 → %2").arg(number(claim.ones), number(claim.moves));
    }
    QString operator()(const practice::MisereLoses& claim) const { return outcomeText(heapsText(claim.heaps), claim.loses); }
    QString operator()(const practice::BashTakeWins& claim) const { return outcomeText(difference(claim.heap, claim.taken), true); }
    QString operator()(const practice::BashReplyIs& claim) const
    {
        return QStringLiteral("− %1 − %2").arg(number(claim.taken), number(claim.reply));
    }
    QString operator()(const practice::BashLoses& claim) const { return outcomeText(number(claim.heap), claim.loses); }
    QString operator()(const practice::ZeckendorfIs& claim) const
    {
        return QStringLiteral("%1 = %2").arg(number(claim.n), additionText(claim.parts));
    }
    QString operator()(const practice::QuotaIs& claim) const
    {
        return QStringLiteral("− %1 → ≤ %2").arg(number(claim.taken), number(claim.most));
    }
    QString operator()(const practice::FibonacciLoses& claim) const { return outcomeText(number(claim.n), claim.loses); }
    QString operator()(const practice::FibonacciTakeWins& claim) const { return outcomeText(difference(claim.n, claim.taken), true); }
    QString operator()(const practice::PairIsCold& claim) const { return outcomeText(pairText(claim.a, claim.b), true); }
    QString operator()(const practice::EqualHeapsLose& claim) const
    {
        return outcomeText(pairText(claim.heap, claim.heap), claim.loses);
    }
    QString operator()(const practice::HeapIsWorth& claim) const
    {
        return QStringLiteral("g(%1) = %2").arg(number(claim.heap), number(claim.value));
    }
    QString operator()(const practice::PeriodIs& claim) const { return QStringLiteral("g(n + %1) = g(n)").arg(number(claim.period)); }
    QString operator()(const practice::WindowProves& claim) const
    {
        return claim.all ? QStringLiteral("0.4: g(3) = 0") : QStringLiteral("0.4: g(3) ≠ 0");
    }

private:
    static QString difference(Count size, Count taken)
    {
        return QStringLiteral("%1 − %2").arg(number(size), number(taken));
    }
};

}  // namespace

QString claimFormula(const practice::Claim& claim)
{
    return std::visit(Formulas(), claim);
}

QString claimText(const practice::Claim& claim)
{
    return std::visit(ClaimText(), claim);
}

QString claimTruth(const practice::Claim& claim)
{
    return std::visit(Truths(), claim);
}

}  // namespace nimstone::wording
