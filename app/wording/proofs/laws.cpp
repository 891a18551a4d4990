// Why an equality of a derivation holds, in words: the answers to "why may we do that?".
#include "app/wording/proofs/proof.h"

#include <QCoreApplication>

namespace nimstone::wording {

namespace {

struct Laws {
    Q_DECLARE_TR_FUNCTIONS(Laws)
};

}  // namespace

LawText lawText(proof::Law law)
{
    using proof::Law;
    switch (law) {
    case Law::NimSumByColumns:
        return {Laws::tr("Column by column"),
                Laws::tr("A nim-sum has a 1 exactly in the columns where an odd number of its terms have a 1; two "
                         "1s cancel.")};
    case Law::Neutral:
        return {Laws::tr("0 changes nothing"),
                Laws::tr("0 ⊕ x = x: a 0 has no 1 in any column.")};
    case Law::OwnInverse:
        return {Laws::tr("Every number cancels itself"),
                Laws::tr("x ⊕ x = 0: in each column there are no 1s or two.")};
    case Law::CommutativeAssociative:
        return {Laws::tr("Order and brackets do not matter"),
                Laws::tr("⊕ is commutative and associative, because in each column only the number of 1s counts, "
                         "and whether it is odd.")};
    case Law::DifferentIsNotZero:
        return {Laws::tr("Different numbers do not cancel"),
                Laws::tr("If x ≠ y, they differ in some column, and there x ⊕ y has a 1.")};
    case Law::LowerColumnsAreLess:
        return {Laws::tr("All lower columns are worth less"),
                Laws::tr("2<sup>d−1</sup> + … + 2 + 1 = 2<sup>d</sup> − 1, so a 1 lost in column 2<sup>d</sup> cannot "
                         "be made up for below.")};
    case Law::Definition:
        return {Laws::tr("That is what the sign stands for"),
                Laws::tr("One side is the name of the other: nothing is claimed, it is only written out.")};
    case Law::Arithmetic:
        return {Laws::tr("Worked out"),
                Laws::tr("Both sides are numbers, and the same one.")};
    case Law::Division:
        return {Laws::tr("Division with remainder"),
                Laws::tr("Each n is q · d + r with 0 ≤ r &lt; d, and in one way only.")};
    case Law::Parity:
        return {Laws::tr("Odd and even"),
                Laws::tr("An odd number is never 0, and what changes by 1 changes between odd and even.")};
    case Law::FibonacciRule:
        return {Laws::tr("The rule of the Fibonacci numbers"),
                Laws::tr("Each of them is the sum of the two before it.")};
    case Law::Greedy:
        return {Laws::tr("The largest part that fits"),
                Laws::tr("After it is taken out, what is left is smaller than the Fibonacci number just before it.")};
    case Law::GoldenRatio:
        return {Laws::tr("The golden ratio"),
                Laws::tr("φ is the positive number with φ² = φ + 1, about 1.618.")};
    case Law::Irrational:
        return {Laws::tr("φ is no fraction"),
                Laws::tr("So k · φ is never a whole number for k ≥ 1, and rounding down always loses something.")};
    case Law::Beatty:
        return {Laws::tr("Beatty's theorem"),
                Laws::tr("If r and s are positive irrational numbers with 1/r + 1/s = 1, then r, 2r, 3r, … and s, 2s, "
                         "3s, …, rounded down, are together all positive integers, each exactly once.")};
    case Law::Rules:
        return {Laws::tr("The rules of the game"),
                Laws::tr("The rules allow these moves and no others.")};
    case Law::NoMoveLoses:
        return {Laws::tr("Whoever cannot move has lost"),
                Laws::tr("Under normal play the last move wins, so a position without a move is a P-position.")};
    case Law::NoMoveWins:
        return {Laws::tr("Whoever cannot move has won"),
                Laws::tr("Under misère play the last move loses, so a position without a move is an N-position.")};
    case Law::OutcomeByOptions:
        return {Laws::tr("The options decide"),
                Laws::tr("A position is N exactly when some option is P, and P exactly when every option is N.")};
    case Law::MexDefinition:
        return {Laws::tr("The least number that is missing"),
                Laws::tr("The mex of a set is the least of 0, 1, 2, … that is not in it.")};
    case Law::Induction:
        return {Laws::tr("Induction"),
                Laws::tr("Every move leads to a smaller position, and for smaller positions it is known already.")};
    case Law::Theorem:
        return {Laws::tr("By a theorem"),
                Laws::tr("It was proved before; the link opens its proof on these very numbers.")};
    case Law::Pigeonhole:
        return {Laws::tr("More places than values"),
                Laws::tr("Where there are more places than values, two places have the same value.")};
    case Law::SimplestNumber:
        return {Laws::tr("The simplest number between"),
                Laws::tr("If what Left can reach is less than what Right can reach, a position is worth the simplest number "
                         "between the two; among integers that is the one nearest to 0.")};
    case Law::Symmetry:
        return {Laws::tr("By symmetry"),
                Laws::tr("The rules treat the two numbers alike, so it does not matter which of them is called a.")};
    }
    return {};
}

}  // namespace nimstone::wording
