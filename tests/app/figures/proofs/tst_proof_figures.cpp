// Checks of the figure of every theorem, in every room and language: one scene per step, the same pieces at every size, all
// pieces inside, and no words on other words.
#include <QtTest>

#include "app/figures/proof_figure.h"
#include "tests/app/figures/figure_faults.h"
#include "tests/app/figures/proofs/figure_cases.h"
#include "tests/core/proofs/proof_subjects.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;
using namespace nimstone::tests;

class TestProofFigures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data()
    {
        QTest::addColumn<int>("theorem");
        for (const proof::Theorem theorem : proof::allTheorems())
            QTest::newRow(proof::name(theorem).data()) << static_cast<int>(theorem);
    }

    void everyPieceIsVisibleInEveryRoom()
    {
        QFETCH_GLOBAL(int, theorem);
        const auto shown = static_cast<proof::Theorem>(theorem);
        int drawn = 0;
        int scenes = 0;
        for (const char* language : {"en", "zh_CN"}) {
            const Language spoken(language);
            for (const auto& proof : proofsOf(shown, tests::count(4, 60))) {
                const ProofFigure paper = proofFigure(proof, {figureSizeForPaper(proof), 1});
                QVERIFY2(paper.drawn, print(proof.subject).c_str());
                for (const Room& room : figureRooms(language)) {
                    const ProofFigure figure = proofFigure(proof, {room.size, room.textScale});
                    if (!figure.drawn)
                        continue;
                    ++drawn;
                    const Choreography& made = figure.choreography;
                    QCOMPARE(figure.stops.size(), proof.steps.size() + 1);
                    QVERIFY(std::ranges::is_sorted(figure.stops));
                    QVERIFY(figure.stops.back() < made.sceneCount());
                    QCOMPARE(made.durations.size(), made.scenes.size());
                    QCOMPARE(made.pieceCount(), paper.choreography.pieceCount());
                    QCOMPARE(made.sceneCount(), paper.choreography.sceneCount());
                    for (const FigureEdit& edit : figure.edits)
                        QVERIFY(edit.piece >= 0 && edit.piece < made.pieceCount());
                    for (int scene = 0; scene < made.sceneCount(); ++scene) {
                        const QString wrong = figureFault(made, scene, true);
                        QVERIFY2(wrong.isEmpty(),
                                 qPrintable(QStringLiteral("%1 in scene %2 of %3, %4 x %5, text %6, %7")
                                                .arg(wrong).arg(scene).arg(QString::fromStdString(print(proof.subject)))
                                                .arg(room.size.width()).arg(room.size.height()).arg(room.textScale)
                                                .arg(QLatin1String(language))));
                        ++scenes;
                    }
                }
            }
        }
        QVERIFY(drawn > 0);
        qInfo("checked %d figures with %d scenes", drawn, scenes);
    }
};

NIMSTONE_TEST(TestProofFigures)
#include "tst_proof_figures.moc"
