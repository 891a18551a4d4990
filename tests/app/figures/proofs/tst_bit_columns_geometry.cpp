// Tests the positions of the pieces of a figure, also during animations: all pieces stay inside, no words overlap, and no piece
// jumps.
#include <QtTest>
#include <cmath>

#include "tests/app/figures/figure_faults.h"
#include "tests/app/figures/proofs/bit_columns_reader.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;
using namespace nimstone::tests;

class TestBitColumnsGeometry : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() { addTellingRows(); }

    void everyPieceIsVisibleInEveryRoom()
    {
        int drawn = 0;
        for (const char* language : {"en", "zh_CN"}) {
            const Language spoken(language);
            for (const auto& proof : proofsOn(tellingPosition())) {
                for (const Room& room : figureRooms(language)) {
                    const ProofFigure figure = bitColumns(proof, {room.size, room.textScale});
                    if (!figure.drawn)
                        continue;
                    ++drawn;
                    for (int scene = 0; scene < figure.choreography.sceneCount(); ++scene) {
                        const QString wrong = figureFault(figure.choreography, scene, true);
                        QVERIFY2(wrong.isEmpty(),
                                 qPrintable(QStringLiteral("%1 in scene %2 of %3, %4 wide, text %5, %6")
                                                .arg(wrong).arg(scene)
                                                .arg(QLatin1String(proof::name(proof.theorem).data()))
                                                .arg(room.size.width()).arg(room.textScale)
                                                .arg(QLatin1String(language))));
                    }
                }
            }
        }
        QVERIFY(drawn > 0);
    }

    void noPieceLeavesTheFigureWhileItMoves()
    {
        for (const auto& [proof, figure] : drawnProofs()) {
            const double last = figure.choreography.sceneCount() - 1;
            for (double position = 0; position <= last; position += 1.0 / 8) {
                const QString wrong = figureFault(figure.choreography, position, false);
                QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1 at %2").arg(wrong).arg(position)));
            }
        }
    }

    void everySmallPositionFitsInItsFigure()
    {
        QFETCH_GLOBAL(int, index);
        if (index != 0)
            return;  // this check does not depend on the row
        const auto heaps = count<std::size_t>(3, 4);
        const auto largest = count<Count>(3, 9);
        int proofs = 0;
        for (const Position& position : allPositions(heaps, largest)) {
            for (const auto& proof : proofsOn(position)) {
                ++proofs;
                const ProofFigure figure = bitColumns(proof, {{620, 480}, 1});
                QVERIFY(figure.drawn);
                for (const int stop : figure.stops) {
                    const QString wrong = figureFault(figure.choreography, stop, true);
                    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
                }
            }
        }
        qInfo("checked %d proofs on all positions of %d heaps of up to %d", proofs, int(heaps), int(largest));
    }

    /// Between two scenes a stone stays between its old and its new place, and a small step of time moves it only a little.
    void stonesMoveWithoutJumps()
    {
        for (const auto& [proof, figure] : drawnProofs()) {
            const Choreography& choreography = figure.choreography;
            const double furthest = std::hypot(cardSize.width(), cardSize.height());
            constexpr int steps = 64;
            for (int piece = 0; piece < choreography.pieceCount(); ++piece) {
                if (choreography.pieces[static_cast<std::size_t>(piece)].kind != PieceKind::Stone)
                    continue;
                for (int scene = 0; scene + 1 < choreography.sceneCount(); ++scene) {
                    const Pose from = poseAt(choreography, piece, scene);
                    const Pose to = poseAt(choreography, piece, scene + 1);
                    Pose before = from;
                    for (int step = 1; step <= steps; ++step) {
                        const Pose pose = poseAt(choreography, piece, scene + double(step) / steps);
                        // A piece moves during a share of the time between two scenes; its speed is at most 1.5 times its
                        // mean speed.
                        const double share = std::max(to.end - to.begin, 1e-6);
                        QVERIFY(std::hypot(pose.x - before.x, pose.y - before.y) <= furthest * 1.6 / (steps * share) + 0.01);
                        QVERIFY(pose.x >= std::min(from.x, to.x) - 0.01 && pose.x <= std::max(from.x, to.x) + 0.01);
                        QVERIFY(pose.y >= std::min(from.y, to.y) - 0.01 && pose.y <= std::max(from.y, to.y) + 0.01);
                        // Stones are translucent while their heap is shown empty, but they never disappear.
                        QVERIFY(pose.opacity >= 0.299 && pose.opacity <= 1);
                        before = pose;
                    }
                    QVERIFY(before == to || (before.x == to.x && before.y == to.y));
                }
            }
        }
    }
};

NIMSTONE_TEST(TestBitColumnsGeometry)
#include "tst_bit_columns_geometry.moc"
