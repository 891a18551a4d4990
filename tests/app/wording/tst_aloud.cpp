// Tests how a screen reader speaks sentences and formulas.
#include "app/wording/aloud.h"
#include "tests/app/wording/texts.h"
#include "tests/program.h"

#include <QtTest>

using namespace nimstone;
using namespace nimstone::tests;

class TestAloud : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void formulasAreSpokenInWords_data()
    {
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("chinese");
        const auto row = [](const char* name, const char* written, const char* english, const char* chinese) {
            QTest::newRow(name) << QString::fromUtf8(written) << QString::fromUtf8(english) << QString::fromUtf8(chinese);
        };
        row("no formula", "Take 3 from heap 1.", "Take 3 from heap 1.", "Take 3 from heap 1.");
        row("bold", "g(4) = <b>3</b>", "g(4) equals 3", "g(4) 等于 3");
        row("a chain", "y<sub>1</sub> = s ⊕ x<sub>1</sub> = 34 ⊕ 42 = 8 &lt; 42",
            "y 1 equals s xor x 1 equals 34 xor 42 equals 8, less than 42", "y 1 等于 s 异或 x 1 等于 34 异或 42 等于 8，小于 42");
        row("a bold sign", "a(a − b) = 748 <b>&gt;</b> 144 = b²", "a(a minus b) equals 748 is greater than 144 equals b squared",
            "a(a 减 b) 等于 748 大于 144 等于 b 的平方");
        row("a less-than sign alone", "x<sub>2</sub> &lt; 5", "x 2 is less than 5", "x 2 小于 5");
        row("an index of a sum", "a<sub>n+1</sub>", "a n plus 1", "a n 加 1");
        row("a square", "n<sup>2</sup>", "n squared", "n 的平方");
        row("a power", "2<sup>d−1</sup>", "2 to the power of d minus 1", "2 的 d 减 1 次方");
        row("a row", "x<sub>1</sub> ⊕ … ⊕ x<sub>n</sub>", "x 1 xor and so on xor x n", "x 1 异或 依此类推 异或 x n");
        row("a remainder", "30 ≡ 0 (mod 5)", "30 is congruent to 0 (modulo 5)", "30 同余于 0 (模 5)");
        row("a hyphen", "the P-position <b>3, 5</b>", "the P-position 3, 5", "the P-position 3, 5");
        row("a dot between words", "Hint 1 · the idea", "Hint 1, the idea", "Hint 1, the idea");
        row("an arrow", "heap 1: 42 → 8", "heap 1: 42 becomes 8", "heap 1: 42 变为 8");
        row("the end of a proof", "t = 0. ■", "t equals 0.", "t 等于 0.");
        row("a sign before a word", "t² − dt", "t squared minus dt", "t 的平方 减 dt");
        row("a formula that does not break", "s&nbsp;=\u00A00", "s equals 0", "s 等于 0");
        row("code and a link", "<code>x = 1</code>, <a href=\"position:nim:1\">nim:1</a>", "x equals 1, nim:1", "x 等于 1, nim:1");
        row("lines", "Puzzle<br><b>Play 5</b><br>Who wins?<br>You.", "Puzzle. Play 5. Who wins? You.",
            "Puzzle. Play 5. Who wins? You.");
        row("Chinese lines", "谜题<br>先走<br>谁赢？<br>你。", "谜题。先走。谁赢？你。", "谜题。先走。谁赢？你。");
        row("Unicode's index", "x₁₂ = 5", "x 12 equals 5", "x 12 等于 5");
    }

    void formulasAreSpokenInWords()
    {
        QFETCH(QString, written);
        QFETCH(QString, english);
        QFETCH(QString, chinese);
        {
            const InLanguage language(QStringLiteral("en"));
            QCOMPARE(wording::spokenText(written), english);
        }
        const InLanguage language(QStringLiteral("zh_CN"));
        QCOMPARE(wording::spokenText(written), chinese);
    }
};

NIMSTONE_TEST(TestAloud)
#include "tst_aloud.moc"
