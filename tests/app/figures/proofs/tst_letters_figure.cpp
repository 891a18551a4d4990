// Figures in letters: the same pieces and scenes, heaps and columns with their letters, and no number of the position.
#include <QtTest>

#include "app/figures/proof_figure.h"
#include "app/figures/letters.h"
#include "app/wording/proofs/proof.h"
#include "core/sum/sum_notation.h"
#include "tests/core/proofs/proof_subjects.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;

class TestLettersFigure : public QObject {
    Q_OBJECT

private:
    /// The texts that a piece of that name shows, each once.
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

    static ProofFigure inLetters(const proof::Proof& proof)
    {
        ProofFigure figure = proofFigure(proof, {1000, 600}, 1);
        putLetters(figure, proof);
        return figure;
    }

private Q_SLOTS:
    void keepTheirPieces_data()
    {
        QTest::addColumn<int>("theorem");
        for (const proof::Theorem theorem : proof::allTheorems())
            QTest::newRow(name(theorem).data()) << static_cast<int>(theorem);
    }

    void keepTheirPieces()
    {
        QFETCH(int, theorem);
        for (const proof::Proof& proof : tests::proofsOf(static_cast<proof::Theorem>(theorem), 3)) {
            const ProofFigure numbers = proofFigure(proof, {1000, 600}, 1);
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
        // s = 34: the highest column is that of 32.
        QCOMPARE(texts(figure, QStringLiteral("head32")), QStringList{u"<b>2<sup>d</sup></b>"_qs});
        QCOMPARE(texts(figure, QStringLiteral("head16")), QStringList{u"2<sup>d−1</sup>"_qs});
        QCOMPARE(texts(figure, QStringLiteral("head1")), QStringList{u"2<sup>d−5</sup>"_qs});
    }

    void captionsAreTheLines()
    {
        const proof::Proof proof = tests::proofOn(proof::Theorem::Bash, *parseSum("bash(4):23"));
        const ProofFigure figure = inLetters(proof);
        QCOMPARE(texts(figure, QStringLiteral("title")).last(), wording::generalText(proof, 0).statement());
        for (const QString& caption : texts(figure, QStringLiteral("caption")))
            QVERIFY2(!caption.contains(u"23"), qPrintable(caption));
    }
};

NIMSTONE_TEST(TestLettersFigure)
#include "tst_letters_figure.moc"
