// Tests which positions and moves a theorem refuses, and the reason that it gives; also the names of the theorems.
#include <QTest>

#include "core/proofs/proof.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::proof;
using Reason = Refusal::Reason;
using MaybeMove = std::optional<Move>;

class TestRefusals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusalsGiveTheReason_data();
    void refusalsGiveTheReason();
    void refusalSaysWhyTheMoveIsIllegal();
    void largestPositionsHaveAProof();
    void theoremNamesAreReadBack();
    void unknownTheoremNamesAreRefused_data();
    void unknownTheoremNamesAreRefused();
};

void TestRefusals::refusalsGiveTheReason_data()
{
    QTest::addColumn<Theorem>("theorem");
    QTest::addColumn<std::vector<Count>>("heaps");
    QTest::addColumn<MaybeMove>("move");
    QTest::addColumn<Reason>("reason");
    QTest::addColumn<Count>("sum");

    using Heaps = std::vector<Count>;
    const Heaps balanced{1, 2, 3};
    const Heaps unbalanced{3, 4, 5};
    const Heaps empty{0, 0};
    const Heaps tooMany(maxProofHeaps + 1, 1);
    const MaybeMove none;
    const MaybeMove some = Move{0, 1};

    QTest::newRow("lemma 1: s = 2") << Theorem::NimLemma1 << unbalanced << some << Reason::SumIsNotZero << Count{2};
    QTest::newRow("lemma 1: s = 2, no move either")
        << Theorem::NimLemma1 << unbalanced << none << Reason::SumIsNotZero << Count{2};
    QTest::newRow("lemma 1: no move") << Theorem::NimLemma1 << balanced << none << Reason::MoveMissing << Count{0};
    QTest::newRow("lemma 1: end position") << Theorem::NimLemma1 << empty << none << Reason::NoMoves << Count{0};
    QTest::newRow("lemma 1: end position, a move")
        << Theorem::NimLemma1 << empty << some << Reason::NoMoves << Count{0};
    QTest::newRow("lemma 1: no heaps") << Theorem::NimLemma1 << Heaps{} << some << Reason::NoMoves << Count{0};
    QTest::newRow("lemma 1: takes nothing")
        << Theorem::NimLemma1 << balanced << MaybeMove(Move{0, 0}) << Reason::MoveIllegal << Count{0};
    QTest::newRow("lemma 1: takes too many")
        << Theorem::NimLemma1 << balanced << MaybeMove(Move{2, 4}) << Reason::MoveIllegal << Count{0};
    QTest::newRow("lemma 1: no such heap")
        << Theorem::NimLemma1 << balanced << MaybeMove(Move{3, 1}) << Reason::MoveIllegal << Count{0};
    QTest::newRow("lemma 1: 13 heaps") << Theorem::NimLemma1 << tooMany << some << Reason::TooManyHeaps << Count{1};

    QTest::newRow("lemma 2: s = 0") << Theorem::NimLemma2 << balanced << none << Reason::SumIsZero << Count{0};
    QTest::newRow("lemma 2: end position") << Theorem::NimLemma2 << empty << none << Reason::SumIsZero << Count{0};
    QTest::newRow("lemma 2: a move") << Theorem::NimLemma2 << unbalanced << some << Reason::MoveNotWanted << Count{2};
    QTest::newRow("lemma 2: 13 heaps") << Theorem::NimLemma2 << tooMany << none << Reason::TooManyHeaps << Count{1};

    QTest::newRow("flaw: s = 0") << Theorem::FlawHighestBit << balanced << none << Reason::SumIsZero << Count{0};
    QTest::newRow("flaw: a move")
        << Theorem::FlawHighestBit << unbalanced << some << Reason::MoveNotWanted << Count{2};
    QTest::newRow("flaw: 13 heaps") << Theorem::FlawHighestBit << tooMany << none << Reason::TooManyHeaps << Count{1};

    QTest::newRow("bouton: a move") << Theorem::Bouton << balanced << some << Reason::MoveNotWanted << Count{0};
    QTest::newRow("bouton: 13 heaps") << Theorem::Bouton << tooMany << none << Reason::TooManyHeaps << Count{1};
    QTest::newRow("bouton: 13 heaps and a move")
        << Theorem::Bouton << tooMany << some << Reason::TooManyHeaps << Count{1};
    QTest::newRow("count: a move") << Theorem::NimCount << balanced << some << Reason::MoveNotWanted << Count{0};
    QTest::newRow("count: 13 heaps") << Theorem::NimCount << tooMany << none << Reason::TooManyHeaps << Count{1};
}

void TestRefusals::refusalsGiveTheReason()
{
    QFETCH(Theorem, theorem);
    QFETCH(std::vector<Count>, heaps);
    QFETCH(MaybeMove, move);
    QFETCH(Reason, reason);
    QFETCH(Count, sum);
    const auto proof = prove(theorem, Position{heaps}, move);
    QVERIFY(!proof);
    QVERIFY(proof.error().reason == reason);
    QCOMPARE(proof.error().sum, sum);
    QCOMPARE(proof.error().moveError.has_value(), reason == Reason::MoveIllegal);
}

void TestRefusals::refusalSaysWhyTheMoveIsIllegal()
{
    const auto proof = prove(Theorem::NimLemma1, Position{{1, 2, 3}}, Move{2, 4});
    QVERIFY(!proof);
    QVERIFY(proof.error().moveError == (MoveError{MoveError::Kind::TakesTooMany, {2, 4}, 3}));
}

void TestRefusals::largestPositionsHaveAProof()
{
    const Position widest{std::vector<Count>(maxProofHeaps, maxCount)};
    const auto bouton = prove(Theorem::Bouton, widest);
    QVERIFY(bouton);
    QVERIFY(!verify(*bouton));
    QVERIFY(!stepAs<InductionHypothesis>(bouton->steps[1])->exact);
    const auto lemma = prove(Theorem::NimLemma1, widest, Move{11, maxCount});
    QVERIFY(lemma);
    QVERIFY(!verify(*lemma));
}

void TestRefusals::theoremNamesAreReadBack()
{
    for (const Theorem theorem : allTheorems()) {
        QVERIFY(!name(theorem).empty());
        QVERIFY(theoremNamed(name(theorem)) == theorem);
    }
    QVERIFY(theoremNamed("nim-lemma-1") == Theorem::NimLemma1);
    QVERIFY(theoremNamed("nim-lemma-2") == Theorem::NimLemma2);
    QVERIFY(theoremNamed("bouton") == Theorem::Bouton);
    QVERIFY(theoremNamed("nim-count") == Theorem::NimCount);
    QVERIFY(theoremNamed("flaw-highest-bit") == Theorem::FlawHighestBit);
}

void TestRefusals::unknownTheoremNamesAreRefused_data()
{
    QTest::addColumn<std::string>("text");
    QTest::newRow("empty") << std::string();
    QTest::newRow("unknown") << std::string("fermat");
    QTest::newRow("upper case") << std::string("Bouton");
    QTest::newRow("a part") << std::string("nim-lemma");
    QTest::newRow("a blank at the end") << std::string("bouton ");
}

void TestRefusals::unknownTheoremNamesAreRefused()
{
    QFETCH(std::string, text);
    QVERIFY(!theoremNamed(text));
}

NIMSTONE_TEST(TestRefusals)
#include "tst_refusals.moc"
