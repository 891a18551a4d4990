#include "app/wording/claims.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/sum/sum_notation.h"

namespace nimstone::wording {

namespace {

struct Claims {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Claims)
};

constexpr bool isTheorem = true;

QString withoutBlanks(const QString& text)
{
    return QString(text).remove(u' ');
}

}  // namespace

std::vector<BuiltInClaim> builtInClaims()
{
    // Each expression claims that its value is 0 or true in the P-positions of a game and only there. Some claims are false.
    return {
        {"nim", "a ^ b ^ c", Claims::tr("three heaps: the nim-sum is 0"), isTheorem},
        {"nim", "a ^ b", Claims::tr("two heaps: the nim-sum is 0"), isTheorem},
        {"nim", "a == b", Claims::tr("two heaps: they are equal"), isTheorem},
        {"nim", "a == b || b == c || a == c", Claims::tr("three heaps: two of them are equal"), !isTheorem, 1},
        {"nim", "(a + b + c) % 2 == 0", Claims::tr("three heaps: the number of stones is even"), !isTheorem, 2},
        {"misere-nim", "a ^ b ^ c", Claims::tr("three heaps: the nim-sum is 0"), !isTheorem, 1},
        {"misere-nim", "max(a, b, c) > 1 && (a ^ b ^ c) == 0 || max(a, b, c) <= 1 && (a + b + c) % 2 == 1",
         Claims::tr("three heaps: the nim-sum is 0 if there is a large heap; otherwise, the number of heaps is odd"), isTheorem},
        {"moore-nim(2)", "a == b && b == c", Claims::tr("three heaps: all are equal"), isTheorem},
        {"moore-nim(2)", "a ^ b ^ c", Claims::tr("three heaps: the nim-sum is 0"), !isTheorem, 1},
        {"bash(4)", "n % (m + 1) == 0", Claims::tr("multiples of m + 1"), isTheorem},
        {"bash(4)", "n % m == 0", Claims::tr("multiples of m"), !isTheorem, 5},
        {"subtraction(1,3,4)", "n % 7 == 0 || n % 7 == 2", Claims::tr("remainder 0 or 2 modulo 7"), isTheorem},
        {"subtraction(1,3,4)", "n % 2 == 0", Claims::tr("even numbers"), !isTheorem, 4},
        {"wythoff", "min(a, b) == floor_phi(abs(a - b))", Claims::tr("the smaller number is φ times the difference, rounded down"), isTheorem},
        {"wythoff", "min(a, b) == abs(a - b) * 1618 / 1000", Claims::tr("the same, with 1.618 for φ"), !isTheorem, 2000},
        {"wythoff", "a ^ b", Claims::tr("the nim-sum is 0"), !isTheorem, 1},
        {"wythoff", "a == 2 * b || b == 2 * a", Claims::tr("one number is twice the other"), !isTheorem, 5},
        {"fibonacci-nim", "isfib(n)", Claims::tr("fresh heaps: the Fibonacci numbers"), isTheorem},
        {"fibonacci-nim", "n % 3 == 0", Claims::tr("fresh heaps: multiples of 3"), !isTheorem, 6},
        {"fibonacci-nim", "n == 0 || q < zeck(n)", Claims::tr("the quota is less than the smallest Zeckendorf term"), isTheorem},
        {"fibonacci-nim", "n == 0 || q < lowbit(n)", Claims::tr("the quota is less than the largest power of 2 that divides n"), !isTheorem, 8},
        {"euclid", "a == 0 || b == 0 || a != b && max(a, b) * abs(a - b) < min(a, b) * min(a, b)",
         Claims::tr("unequal numbers whose ratio is less than φ"), isTheorem},
        {"euclid", "a == 0 || b == 0 || a != b && a < 2 * b && b < 2 * a", Claims::tr("unequal numbers whose ratio is less than 2"), !isTheorem, 5},
        {"staircase-nim", "a ^ c", Claims::tr("three steps: the odd steps have nim-sum 0"), isTheorem},
        {"staircase-nim", "a ^ b ^ c", Claims::tr("three steps: all steps have nim-sum 0"), !isTheorem, 1},
        {"coins", "b == a + 1", Claims::tr("two coins: they stand side by side"), isTheorem},
        {"kayles", "a ^ b", Claims::tr("two rows: they are equal"), !isTheorem, 4},
        {"lasker-nim", "a ^ b ^ c", Claims::tr("three heaps: the nim-sum of the heap sizes is 0"), !isTheorem, 3},
        {"grundy-game", "n <= 2 || n % 3 == 1", Claims::tr("at most 2, or remainder 1 modulo 3"), !isTheorem, 13},
    };
}

bool isProved(const Rules& rules, const QString& claim)
{
    return std::ranges::any_of(builtInClaims(), [&](const BuiltInClaim& ready) {
        return ready.isTheorem && parseGame(ready.game) == rules && withoutBlanks(QString::fromUtf8(ready.expression)) == withoutBlanks(claim);
    });
}

}  // namespace nimstone::wording
