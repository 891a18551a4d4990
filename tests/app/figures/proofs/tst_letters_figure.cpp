// Tests figures in letters: they have the same pieces and scenes as with numbers, name heaps and columns by letters, and show no
// number of the position.
#include <QtTest>

#include "app/figures/proof_figure.h"
#include "app/wording/proofs/proof.h"
#include "core/sum/sum_notation.h"
#include "tests/app/figures/figure_faults.h"
#include "tests/app/figures/proofs/figure_cases.h"
#include "tests/core/proofs/proof_subjects.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;

class TestLettersFigure : public QObject {
    Q_OBJECT

private:
    /// Returns the different texts that the piece shows over all scenes.
    static QStringList texts(const ProofFigure& figure, const QString& name)
    {
        QStringList texts;
        const auto& pieces = figure.choreography.pieces;
        const auto& scenes = figure.choreography.scenes;
        for (std::size_t piece = 0; piece < pieces.size(); ++piece) {
            for (const Scene& scene : scenes) {
                const Pose& pose = scene[piece];
                if (pieces[piece].objectName == name && pose.opacity > 0 && !pose.text.isEmpty() && !texts.contains(pose.text))
                    texts << pose.text;
            }
        }
        return texts;
    }

    static ProofFigure inLetters(const proof::Proof& proof) { return proofFigure(proof, {{1000, 600}, 1, wording::Reading::Letters}); }

private Q_SLOTS:
    void figuresInLettersHaveTheSamePieces_data()
    {
        QTest::addColumn<int>("theorem");
        for (const proof::Theorem theorem : proof::allTheorems())
            QTest::newRow(name(theorem).data()) << static_cast<int>(theorem);
    }

    void figuresInLettersHaveTheSamePieces()
    {
        QFETCH(int, theorem);
        for (const proof::Proof& proof : tests::proofsOf(static_cast<proof::Theorem>(theorem), 3)) {
            const ProofFigure numbers = proofFigure(proof, {{1000, 600}, 1});
            const ProofFigure letters = inLetters(proof);
            QCOMPARE(letters.drawn, numbers.drawn);
            QVERIFY(letters.choreography.pieces == numbers.choreography.pieces);
            QCOMPARE(letters.choreography.scenes.size(), numbers.choreography.scenes.size());
            QCOMPARE(letters.stops, numbers.stops);
            for (const Scene& scene : letters.choreography.scenes) {
                for (const Pose& pose : scene)
                    QVERIFY2(pose.text.isEmpty() || pose.width <= 1000, qPrintable(pose.text));
            }
        }
    }

    void heapsAndColumnsHaveLetters()
    {
        const ProofFigure figure = inLetters(tests::proofOn(proof::Theorem::NimLemma2, *parseSum("nim:42,27,19")));
        QCOMPARE(texts(figure, QStringLiteral("number0")), (QStringList{u"<b>x<sub>1</sub></b>"_qs, u"<b>y<sub>1</sub></b>"_qs}));
        QCOMPARE(texts(figure, QStringLiteral("number1")), QStringList{u"<b>x<sub>2</sub></b>"_qs});
        // The nim-sum s is 34, so its highest column is that of 32.
        QCOMPARE(texts(figure, QStringLiteral("head32")), QStringList{u"<b>2<sup>d</sup></b>"_qs});
        QCOMPARE(texts(figure, QStringLiteral("head16")), QStringList{u"2<sup>d−1</sup>"_qs});
        QCOMPARE(texts(figure, QStringLiteral("head1")), QStringList{u"2<sup>d−5</sup>"_qs});
    }

    void numbersAreReplacedByLetters_data()
    {
        QTest::addColumn<int>("theorem");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("piece");
        QTest::addColumn<QStringList>("letters");
        const auto row = [](const char* what, proof::Theorem theorem, const char* position, const char* piece, const QStringList& letters) {
            QTest::newRow(what) << static_cast<int>(theorem) << QString::fromUtf8(position) << QString::fromUtf8(piece) << letters;
        };
        using proof::Theorem;
        row("a block", Theorem::Bash, "bash(4):23", "blockTag", {u"m + 1"_qs});
        row("a remainder", Theorem::Bash, "bash(4):23", "restTag", {u"<b>r</b>"_qs});
        row("stones are not counted", Theorem::Bash, "bash(4):23", "block4-stone1", {});
        row("a block without stones", Theorem::Bash, "bash(9):1000003", "block1-number", {u"m + 1"_qs});
        row("a remainder without stones", Theorem::Bash, "bash(9):1000003", "rest-number", {u"<b>r</b>"_qs});
        row("the amount taken", Theorem::Bash, "bash(9):1000003", "part1", {u"k"_qs});
        row("the largest term", Theorem::Zeckendorf, "fibonacci-nim:30", "number7", {u"F<sub>7</sub>"_qs, u"<b>F<sub>7</sub></b>"_qs});
        row("the bar above", Theorem::Zeckendorf, "fibonacci-nim:30", "length", {u"<b>n</b>"_qs, u"<b>u</b>"_qs});
        row("the amount left", Theorem::Zeckendorf, "fibonacci-nim:30", "left", {u"<b>u</b>"_qs});
        row("the largest sum without the term", Theorem::Zeckendorf, "fibonacci-nim:30", "without",
            {u"<b>F<sub>7</sub> − 1</b>"_qs, u"<b>F<sub>5</sub> − 1</b>"_qs, u"<b>F<sub>1</sub> − 1</b>"_qs});
        row("a term", Theorem::Zeckendorf, "fibonacci-nim:30", "part1", {u"F<sub>7</sub>"_qs});
        row("a value", Theorem::SumTheorem, "kayles:5 + nim:3,4", "value2", {u"<b>g<sub>2</sub></b>"_qs, u"<b>g<sub>2</sub> ⊕ b</b>"_qs});
        row("another value", Theorem::SumTheorem, "kayles:5 + nim:3,4", "value1", {u"<b>g<sub>1</sub></b>"_qs});
        row("the nim-sum", Theorem::SumTheorem, "kayles:5 + nim:3,4", "sumValue", {u"<b>b</b>"_qs, u"<b>0</b>"_qs});
        row("the highest column of the nim-sum", Theorem::SumTheorem, "kayles:5 + nim:3,4", "weight1", {u"<b>2<sup>d</sup></b>"_qs});
        row("the column above", Theorem::SumTheorem, "kayles:5 + nim:3,4", "weight2", {u"2<sup>d+1</sup>"_qs});
        row("a note", Theorem::SumTheorem, "kayles:5 + nim:3,4", "note2",
            {u"<i>v</i> ≠ g<sub>2</sub>"_qs, u"<i>v</i> &lt; g<sub>2</sub>"_qs, u"<b>g<sub>2</sub> ⊕ b</b> &lt; g<sub>2</sub>"_qs});
        const char* const raised = "nim:3,4 + wythoff:3,5 + kayles:7";
        row("a larger value", Theorem::SumTheorem, raised, "value2", {u"<b>g<sub>2</sub></b>"_qs, u"<b>v</b>"_qs});
        row("a note on a larger value", Theorem::SumTheorem, raised, "note2",
            {u"<i>v</i> ≠ g<sub>2</sub>"_qs, u"g<sub>2</sub> → <b><i>v</i></b>"_qs, u"g<sub>2</sub> → <i>v</i> → <b>g<sub>2</sub></b>"_qs});
        row("the nim-sum with a larger value", Theorem::SumTheorem, raised, "sumValue",
            {u"<b>b</b>"_qs, u"<b>b ⊕ g<sub>2</sub> ⊕ v</b>"_qs, u"<b>0</b>"_qs});
        row("a game", Theorem::SumTheorem, "kayles:5 + nim:3,4", "name1", {u"component <b>1</b>"_qs});
        row("the last value reached", Theorem::SumTheorem, "kayles:5 + nim:3,4", "reachedName3", {u"b"_qs});
    }

    void numbersAreReplacedByLetters()
    {
        QFETCH(int, theorem);
        QFETCH(QString, position);
        QFETCH(QString, piece);
        const ProofFigure figure = inLetters(tests::proofOn(static_cast<proof::Theorem>(theorem), *parseSum(position.toStdString())));
        QVERIFY(figure.drawn);
        QTEST(texts(figure, piece), "letters");
    }

    void lettersFitInEveryRoom_data()
    {
        QTest::addColumn<int>("theorem");
        QTest::addColumn<QString>("position");
        const auto row = [](const char* what, proof::Theorem theorem, const char* position) {
            QTest::newRow(what) << static_cast<int>(theorem) << QString::fromUtf8(position);
        };
        using proof::Theorem;
        row("blocks", Theorem::Bash, "bash(4):33");
        row("no remainder", Theorem::Bash, "bash(4):30");
        row("blocks of two", Theorem::Bash, "bash(1):7");
        row("blocks without stones", Theorem::Bash, "bash(9):1000000003");
        row("bars", Theorem::Zeckendorf, "fibonacci-nim:50");
        row("one bar", Theorem::Zeckendorf, "fibonacci-nim:1");
        row("many bars", Theorem::Zeckendorf, "fibonacci-nim:1000000000000000000");
        row("a sum", Theorem::SumTheorem, "nim:3,4 + wythoff:3,5 + kayles:7");
        row("large values", Theorem::SumTheorem, "nim:1000 + nim:3,4");
        row("nim-sum 0", Theorem::SumTheorem, "nim:3 + kayles:3");
    }

    /// In every room no piece leaves the figure and no words overlap.
    void lettersFitInEveryRoom()
    {
        QFETCH(int, theorem);
        QFETCH(QString, position);
        const proof::Proof proof = tests::proofOn(static_cast<proof::Theorem>(theorem), *parseSum(position.toStdString()));
        for (const char* language : {"en", "zh_CN"}) {
            const tests::Language spoken(language);
            for (const auto& [size, textScale] : tests::figureRooms()) {
                const ProofFigure figure = proofFigure(proof, {size, textScale, wording::Reading::Letters});
                if (!figure.drawn)
                    continue;
                for (int scene = 0; scene < figure.choreography.sceneCount(); ++scene) {
                    const QString wrong = tests::figureFault(figure.choreography, scene, true);
                    QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1 x %2 at %3, scene %4: %5").arg(size.width()).arg(size.height())
                                                             .arg(textScale).arg(scene).arg(wrong)));
                }
            }
        }
    }

    void captionsAreTheLinesOfTheGeneralProof()
    {
        const proof::Proof proof = tests::proofOn(proof::Theorem::Bash, *parseSum("bash(4):23"));
        const ProofFigure figure = inLetters(proof);
        QCOMPARE(texts(figure, QStringLiteral("title")).last(), wording::stepText(proof, 0, wording::Reading::Letters).statement);
        for (const QString& caption : texts(figure, QStringLiteral("caption")))
            QVERIFY2(!caption.contains(u"23"), qPrintable(caption));
    }
};

NIMSTONE_TEST(TestLettersFigure)
#include "tst_letters_figure.moc"
