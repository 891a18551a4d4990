// Tests all texts of a game of Nim in both languages, for every kind of verdict.
#include <QTest>
#include <set>

#include "app/wording/play/ends.h"
#include "app/wording/play/play.h"
#include "app/wording/play/verdicts.h"
#include "app/wording/rich_text.h"
#include "core/games/nim/nim.h"
#include "core/play/moves/random_moves.h"
#include "core/sum/sum_notation.h"
#include "tests/app/wording/texts.h"
#include "tests/core/small_positions.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;
using VerdictKind = play::SumVerdict::Kind;
using wording::Mover;

class TestPlayWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void textsOfAGameAreAllDifferent_data();
    void textsOfAGameAreAllDifferent();
    void everyVerdictHasASentence_data();
    void everyVerdictHasASentence();
    void hugeNumbersAreWorded_data();
    void hugeNumbersAreWorded();
    void aWinWithoutAKnownMoveHasASentence_data();
    void aWinWithoutAKnownMoveHasASentence();
    void reasonsOfVerdictsHaveTheExpectedTexts_data();
    void reasonsOfVerdictsHaveTheExpectedTexts();
};

static GameSum nim(std::vector<Count> heaps)
{
    return GameSum(Component{parseGame("nim").value(), {std::move(heaps)}});
}

void TestPlayWording::textsOfAGameAreAllDifferent_data() { addLanguages(); }

void TestPlayWording::textsOfAGameAreAllDifferent()
{
    QFETCH(QString, language);
    const InLanguage spoken(language);
    std::set<QString> texts;
    int expected = 0;
    const auto add = [&](const QString& text) {
        VERIFY_SENTENCE(text, language);
        texts.insert(text);
        ++expected;
    };
    for (const auto& opponent : {play::perfect(), play::learner(1), play::learner(8),
                                play::misguided(MistakenIdea::XorEverywhere)})
        add(wording::opponentDescription(opponent));
    add(wording::opponentName(play::perfect()));
    add(wording::opponentName(play::misguided(MistakenIdea::XorEverywhere)));
    for (const MistakenIdea idea : play::mistakenIdeas)
        add(wording::misconceptionText(idea));
    add(wording::opponentName(play::learner(8)));
    const GameSum sum = nim({3, 4, 5});
    for (const Mover mover : {Mover::You, Mover::Computer, Mover::FirstPlayer, Mover::SecondPlayer, Mover::Left, Mover::Right}) {
        add(wording::turnText(mover));
        add(wording::endText(sum, mover, mover == Mover::You ? Mover::Computer : Mover::You));
        add(wording::moveDoneText(mover, sum, {0, {1, 3}}));
    }
    for (const VerdictKind kind : {VerdictKind::KeptTheWin, VerdictKind::GaveItAway, VerdictKind::LostAnyway, VerdictKind::Undecided})
        add(wording::verdictMark(kind));
    add(wording::moveText(sum, {0, {1, 3}}));
    QCOMPARE(texts.size(), static_cast<std::size_t>(expected));
}

void TestPlayWording::everyVerdictHasASentence_data() { addLanguages(); }

void TestPlayWording::everyVerdictHasASentence()
{
    QFETCH(QString, language);
    const InLanguage spoken(language);
    std::set<VerdictKind> kinds;
    std::size_t worded = 0;
    tests::forEachPosition(3, tests::count<Count>(4, 9), [&](const Position& position) {
        for (const Move& move : Nim().legalMoves(position)) {
            const auto verdict = play::judge(nim(position.heaps), {0, move});
            VERIFY_SENTENCE(wording::verdictReason(*verdict), language);
            kinds.insert(verdict->kind);
            ++worded;
        }
    });
    QCOMPARE(kinds.size(), std::size_t{3});
    qInfo("checked the texts of %zu verdicts", worded);
}

void TestPlayWording::hugeNumbersAreWorded_data() { addLanguages(); }

void TestPlayWording::hugeNumbersAreWorded()
{
    QFETCH(QString, language);
    const InLanguage spoken(language);
    Chance chance(1);
    Position position{std::vector<Count>(100)};
    for (Count& heap : position.heaps)
        heap = chance.below(maxCount);
    const GameSum sum = nim(position.heaps);
    for (Seed seed = 0; seed < 100; ++seed) {
        const auto verdict = play::judge(sum, *play::randomMove(sum, seed));
        VERIFY_SENTENCE(wording::verdictReason(*verdict), language);
    }
}

void TestPlayWording::aWinWithoutAKnownMoveHasASentence_data() { addLanguages(); }

/// The position is so large that it is known to be won, but none of the examined moves wins.
void TestPlayWording::aWinWithoutAKnownMoveHasASentence()
{
    QFETCH(QString, language);
    const InLanguage spoken(language);
    const auto verdict = play::judge(parseSum("kayles:3341281715135493116,3341281715135493117").value(), {0, {0, 1}}).value();
    QVERIFY(verdict.kind == VerdictKind::GaveItAway && !verdict.better);
    VERIFY_SENTENCE(wording::verdictReason(verdict), language);
}

void TestPlayWording::reasonsOfVerdictsHaveTheExpectedTexts_data()
{
    QTest::addColumn<Count>("taken");
    QTest::addColumn<Count>("third");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("kept") << Count{34} << Count{19}
        << QStringLiteral("It turned s = 34 into t = 0: every column has an even number of 1s, and any move of the other player "
                          "makes one of them odd.")
        << QStringLiteral("s = 34 变成了 t = 0：每一列都有偶数个 1，对方无论怎么走，都会使某一列变为奇数个。");
    QTest::newRow("gave away") << Count{1} << Count{19}
        << QStringLiteral("A move could have turned s = 34 into 0: take 34 from heap 1. Now t = 33, with an odd number of 1s in "
                          "the 32s and 1s columns. The other player has one winning reply: take 33 from heap 1.")
        << QStringLiteral("本来有一步能使 s = 34 变为 0：从第 1 堆取 34 颗。现在 t = 33，“32”、“1”列有奇数个 1。对方只有 1 种制胜的应对："
                          "从第 1 堆取 33 颗。");
    QTest::newRow("lost") << Count{2} << Count{49}
        << QStringLiteral("Every column had an even number of 1s (s = 0), and any move makes one of them odd. Now t = 2, with an "
                          "odd number of 1s in the 2s column. The other player has one winning reply: take 2 from heap 2.")
        << QStringLiteral("原来每一列都有偶数个 1（s = 0），无论怎么走都会使某一列变为奇数个。现在 t = 2，“2”列有奇数个 1。"
                          "对方只有 1 种制胜的应对：从第 2 堆取 2 颗。");
}

void TestPlayWording::reasonsOfVerdictsHaveTheExpectedTexts()
{
    QFETCH(Count, taken);
    QFETCH(Count, third);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const auto verdict = play::judge(nim({42, 27, third}), {0, {0, taken}});
    QVERIFY(verdict);
    {
        const InLanguage spoken(QStringLiteral("en"));
        QCOMPARE(wording::plain(wording::verdictReason(*verdict)), english);
    }
    const InLanguage spoken(QStringLiteral("zh_CN"));
    QCOMPARE(wording::plain(wording::verdictReason(*verdict)), chinese);
}

NIMSTONE_TEST(TestPlayWording)
#include "tst_play.moc"
