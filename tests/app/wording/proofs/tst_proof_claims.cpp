// The words of a proof claim only what is true: laws state their hypotheses, and flaws name the right cause.
#include <QtTest>

#include "app/wording/proofs/proof.h"
#include "core/sum/sum_notation.h"
#include "tests/app/wording/texts.h"
#include "tests/core/proofs/proof_subjects.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::proof;
using namespace nimstone::tests;

namespace {

/// Returns all texts of a proof: the theorem, and the statement and reason of each step.
QString textOf(const Proof& proof)
{
    QStringList texts{wording::theoremStatement(proof.theorem)};
    for (std::size_t step = 0; step < proof.steps.size(); ++step) {
        const auto text = wording::stepText(proof, step);
        texts << text.statement << text.reason;
    }
    return texts.join(u'\n');
}

QString textOf(Theorem theorem, const char* position)
{
    const auto proof = prove(theorem, *parseSum(position));
    return proof ? textOf(*proof) : QString();
}

}  // namespace

class TestProofClaims : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lawsStateTheirHypotheses_data()
    {
        QTest::addColumn<int>("law");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("says");
        QTest::addColumn<QString>("never");
        const auto row = [](const char* what, Law law, const char* language, const char* says, const char* never) {
            QTest::newRow(what) << static_cast<int>(law) << QString::fromLatin1(language) << QString::fromUtf8(says)
                                << QString::fromUtf8(never);
        };
        // Without "positive" Beatty's theorem would be false, for example for r = −√2.
        row("Beatty", Law::Beatty, "en", "positive irrational", "^$");
        row("Beatty in Chinese", Law::Beatty, "zh_CN", "正无理数", "^$");
        // In Wythoff's game a is the smaller number, in Euclid's game the larger one. Both games cite this law, so it
        // must not say which number is larger.
        row("symmetry", Law::Symmetry, "en", "alike", "smaller|larger|heap");
        row("symmetry in Chinese", Law::Symmetry, "zh_CN", "一视同仁", "较小|较大|堆");
        // The move changes a digit from 1 to 0 in column 2^d. The column itself is not lost.
        row("lower columns", Law::LowerColumnsAreLess, "en", "a 1 lost in column", "loses column");
        row("lower columns in Chinese", Law::LowerColumnsAreLess, "zh_CN", "2<sup>d</sup> 这一位由 1 变成 0", "失去 2<sup>d</sup> 列，");
        // A digit may also change from 0 to 1.
        row("lower columns, gained", Law::LowerColumnsAreLess, "en", "a 1 gained", "^$");
        row("lower columns, gained, in Chinese", Law::LowerColumnsAreLess, "zh_CN", "由 0 变成 1 时", "^$");
        // The law is also cited for n/φ, n/φ² and a = φb.
        row("irrational", Law::Irrational, "en", "k/φ²", "^So");
        row("irrational in Chinese", Law::Irrational, "zh_CN", "k/φ²", "^所以");
        // The greedy choice is the Fibonacci number just before the limit, not the next Fibonacci number, which is
        // larger.
        row("greedy", Law::Greedy, "en", "just before", "next");
        row("greedy in Chinese", Law::Greedy, "zh_CN", "前一个斐波那契数", "下一个");
    }

    void lawsStateTheirHypotheses()
    {
        QFETCH(int, law);
        QFETCH(QString, language);
        QFETCH(QString, says);
        QFETCH(QString, never);
        const InLanguage spoken(language);
        const auto text = wording::lawText(static_cast<Law>(law));
        QVERIFY2(text.reason.contains(says), qPrintable(text.reason));
        const QRegularExpression wrong(never);
        QVERIFY2(!text.reason.contains(wrong) && !text.name.contains(wrong), qPrintable(text.name + QStringLiteral(": ") + text.reason));
    }

    void proofsClaimOnlyWhatIsTrue_data()
    {
        QTest::addColumn<int>("theorem");
        QTest::addColumn<QByteArray>("position");
        QTest::addColumn<QString>("says");
        QTest::addColumn<QString>("never");
        const auto row = [](const char* what, Theorem theorem, const char* position, const char* says, const char* never) {
            QTest::newRow(what) << static_cast<int>(theorem) << QByteArray(position) << QString::fromUtf8(says)
                                << QString::fromUtf8(never);
        };
        row("double: P taken for N", Theorem::FlawWythoffDouble, "wythoff:165580140,267914295",
            "takes this P-position for an N-position", "or the other way round|N-position for a P");
        row("double: N taken for P", Theorem::FlawWythoffDouble, "wythoff:165580141,267914296",
            "takes this N-position for a P-position", "or the other way round|P-position for an N");
        // The common program first tests whether s is 0, so it is right in this case.
        row("at most, s = 0", Theorem::FlawCountAtMost, "nim:1,2,3", "If s = 0", "program is <b>wrong");
        row("at most, s ≠ 0", Theorem::FlawCountAtMost, "nim:7,11,13", "If s = 0", "own merit");
        row("mex", Theorem::Mex, "subtraction(1,3):4", "mex of the values of its options", "the least number that none of its options has;");
        row("Euclid", Theorem::Euclid, "euclid:5,0", "two positive numbers", "^$");
        row("exact test", Theorem::WythoffExact, "wythoff:3,5", "For t ≥ 0", "^$");
        row("golden ratio", Theorem::WythoffGolden, "wythoff:3,5", "more than 0 and less than 2", "^$");
        row("Moore", Theorem::MooreNim, "moore-nim(2):3,4,5", "a multiple of k + 1", "makes every column a multiple");
        row("digits of a code add up", Theorem::GuySmith, "kayles:30", "7 = 1 + 2 + 4", "^$");
    }

    void proofsClaimOnlyWhatIsTrue()
    {
        QFETCH(int, theorem);
        QFETCH(QByteArray, position);
        QFETCH(QString, says);
        QFETCH(QString, never);
        const InLanguage spoken(QStringLiteral("en"));
        const QString text = textOf(static_cast<Theorem>(theorem), position.constData());
        QVERIFY2(text.contains(says), qPrintable(text));
        QVERIFY2(!text.contains(QRegularExpression(never)), qPrintable(text));
    }

    /// If only one position is wrong, the text must not call it the first of several.
    void aSingleWrongPositionIsNotCalledTheFirst_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("first");
        QTest::newRow("en") << QStringLiteral("en") << QStringLiteral("The first of the");
        QTest::newRow("zh_CN") << QStringLiteral("zh_CN") << QStringLiteral("其中的第一个");
    }

    void aSingleWrongPositionIsNotCalledTheFirst()
    {
        QFETCH(QString, language);
        QFETCH(QString, first);
        const InLanguage spoken(language);
        int one = 0;
        int several = 0;
        for (Count heap = 0; heap <= 14; ++heap) {
            for (Count other = 0; other <= 5; ++other) {
                const auto proof = prove(Theorem::FlawMisereGrundy,
                                         *parseSum("kayles:" + std::to_string(heap) + ',' + std::to_string(other)));
                for (std::size_t step = 0; proof && step < proof->steps.size(); ++step) {
                    const auto* const verdict = stepAs<GrundyVerdict>(proof->steps[step]);
                    if (!verdict || verdict->wrong == 0)
                        continue;
                    QCOMPARE(wording::stepText(*proof, step).reason.contains(first), verdict->wrong > 1);
                    ++(verdict->wrong == 1 ? one : several);
                }
            }
        }
        QVERIFY2(one > 0 && several > 0, "the positions do not contain both cases");
        qInfo("wrong of one position: %d, of several: %d", one, several);
    }

    /// A symbol is introduced where it first occurs: s with the definition of the nim-sum, t and the x's and y's in words.
    void lemmasIntroduceTheirSymbols_data()
    {
        QTest::addColumn<QString>("position");
        QTest::newRow("three heaps") << QStringLiteral("nim:3,5,6");
        QTest::newRow("two") << QStringLiteral("nim:1,1");
        QTest::newRow("with an empty one") << QStringLiteral("nim:1,2,3,0");
        QTest::newRow("s is not 0") << QStringLiteral("nim:42,27,19");
        QTest::newRow("a single heap") << QStringLiteral("nim:7");
    }

    void lemmasIntroduceTheirSymbols()
    {
        QFETCH(QString, position);
        const InLanguage spoken(QStringLiteral("en"));
        const GameSum sum = *parseSum(position.toStdString());
        const auto balanced = prove(Theorem::NimLemma1, sum, exampleMove(sum.components().front().position));
        const Proof proof = balanced ? *balanced : prove(Theorem::NimLemma2, sum).value();
        struct Sign {
            QRegularExpression used;
            QRegularExpression introduced;
        };
        const Sign signs[] = {
            {QRegularExpression(QStringLiteral("\\bs\\b")), QRegularExpression(QStringLiteral("The nim-sum s is the sum of the heaps in binary"))},
            {QRegularExpression(QStringLiteral("\\bt\\b")), QRegularExpression(QStringLiteral("the nim-sum"))},
            {QRegularExpression(QStringLiteral("2<sup>d</sup>")),
             QRegularExpression(QStringLiteral("whose weight is called 2<sup>d</sup>|Let 2<sup>d</sup> = .* be the weight of"))},
        };
        for (const Sign& sign : signs) {
            for (std::size_t step = 0; step < proof.steps.size(); ++step) {
                const auto text = wording::stepText(proof, step);
                const QString words = text.statement + u'\n' + text.reason;
                if (!words.contains(sign.used))
                    continue;
                QVERIFY2(words.contains(sign.introduced), qPrintable(words));
                break;
            }
        }
    }
};

NIMSTONE_TEST(TestProofClaims)
#include "tst_proof_claims.moc"
