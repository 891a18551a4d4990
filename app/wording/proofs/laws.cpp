// The laws that justify the equalities of a proof, in words. Each law answers the question "Why may we do that?".
#include "app/wording/proofs/proof.h"

#include <QCoreApplication>

#include "app/wording/rich_text.h"

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
                Laws::tr("0 ⊕ x = x: 0 has no 1 in any column.")};
    case Law::OwnInverse:
        return {Laws::tr("Every number cancels itself"),
                Laws::tr("x ⊕ x = 0: each column has two 1s or none.")};
    case Law::CommutativeAssociative:
        return {Laws::tr("Commutative and associative"),
                Laws::tr("In each column it only matters whether the number of 1s is odd or even, so ⊕ is commutative and associative.")};
    case Law::DifferentIsNotZero:
        return {Laws::tr("Different numbers do not cancel"),
                Laws::tr("If x ≠ y, they differ in at least one column, and x ⊕ y has a 1 there.")};
    case Law::LowerColumnsAreLess:
        return {Laws::tr("The lower columns together are worth less"),
                Laws::tr("2<sup>d−1</sup> + … + 2 + 1 = 2<sup>d</sup> − 1, so the lower columns together cannot make up for a 1 "
                         "lost in column 2<sup>d</sup>, nor outweigh a 1 gained there.")};
    case Law::Definition:
        return {Laws::tr("By definition"),
                Laws::tr("This is what the names and signs in the line mean, so there is nothing to prove.")};
    case Law::Arithmetic:
        return {Laws::tr("Direct calculation"),
                Laws::tr("Carry out the calculation, and the line follows.")};
    case Law::Division:
        return {Laws::tr("Division with remainder"),
                Laws::tr("For n ≥ 0 and d ≥ 1 there is exactly one way to write n = q · d + r with 0 ≤ r &lt; d.")};
    case Law::Parity:
        return {Laws::tr("Odd and even"),
                Laws::tr("An odd number is never 0, and adding or subtracting 1 switches between odd and even.")};
    case Law::FibonacciRule:
        return {Laws::tr("Fibonacci recurrence"),
                Laws::tr("From the third on, each Fibonacci number is the sum of the two before it.")};
    case Law::Greedy:
        return {Laws::tr("Greedy choice"),
                Laws::tr("Subtract from a positive integer the largest Fibonacci number that is not larger than it. What is left "
                         "is 0, or smaller than the Fibonacci number just before the one subtracted.")};
    case Law::GoldenRatio:
        return {Laws::tr("The golden ratio"),
                Laws::tr("φ is the positive number with φ² = φ + 1, about 1.618.")};
    case Law::Irrational:
        return {Laws::tr("φ is irrational"),
                Laws::tr("Neither φ nor φ² = φ + 1 is a quotient of integers. So for every integer k ≥ 1, none of k · φ, k/φ, "
                         "and k/φ² is an integer, and rounding down makes each smaller. And a ≠ φb for all positive integers a "
                         "and b.")};
    case Law::Beatty:
        return {Laws::tr("Beatty's theorem"),
                Laws::tr("Let r and s be positive irrational numbers with 1/r + 1/s = 1. Rounded down, the numbers r, 2r, 3r, … "
                         "and s, 2s, 3s, … together give every positive integer exactly once.")};
    case Law::Rules:
        return {Laws::tr("The rules of the game"),
                Laws::tr("The rules allow the moves named in the step and no others.")};
    case Law::NoMoveLoses:
        return {Laws::tr("Whoever cannot move loses"),
                Laws::tr("Under normal play the last move wins, so whoever has to move and cannot has lost. A position without any "
                         "move is a P-position.")};
    case Law::NoMoveWins:
        return {Laws::tr("Whoever cannot move wins"),
                Laws::tr("Under misère play the last move loses, so whoever has to move and cannot has won. A position without any "
                         "move is an N-position.")};
    case Law::OutcomeByOptions:
        return {Laws::tr("The options decide"),
                Laws::tr("A position that has options is N (the player to move wins) exactly when at least one option is P. It is "
                         "P (the player to move loses) exactly when every option is N. A position without options is P under "
                         "normal play and N under misère play.")};
    case Law::MexDefinition:
        return {Laws::tr("Definition of mex"),
                Laws::tr("The mex of a set is the least non-negative integer that does not occur in it.")};
    case Law::Induction:
        return {Laws::tr("Induction"),
                Laws::tr("The statement is already known for all smaller cases, and this step uses only smaller ones.")};
    case Law::Theorem:
        return {Laws::tr("By a theorem"),
                Laws::tr("This is a theorem with its own proof. The step names it.")};
    case Law::Pigeonhole:
        return {Laws::tr("Pigeonhole principle"),
                Laws::tr("If there are more places than possible values, at least two places have the same value.")};
    case Law::SimplestNumber:
        return {Laws::tr("The simplest number in between"),
                Laws::tr("Suppose that all values Left and Right can reach are numbers, and that each of Left's is less than each "
                         "of Right's. Then the position is worth the simplest number strictly between. If integers lie between, it "
                         "is the one nearest to 0.")};
    case Law::Symmetry:
        return {Laws::tr("By symmetry"),
                Laws::tr("The rules treat the two numbers alike, so it does not matter which of them we call a.")};
    }
    return {};
}

QString otherLawText(proof::Law law)
{
    const auto [name, reason] = lawText(law);
    //: After the choice of a principle: %1 is its name, %2 is what it states, in one or more sentences.
    //: It is true, but another principle gives the line
    return Laws::tr("<b>%1</b>: %2 That is true, but this line comes from something else.").arg(name, withoutSpacesAroundDots(reason));
}

}  // namespace nimstone::wording
