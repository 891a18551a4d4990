// Each line of the mex figure joins two positions, and crosses no third position.
#include "tests/app/figures/figure_faults.h"
#include "tests/app/figures/shown_pieces.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;
using namespace nimstone::proof;
using namespace nimstone::tests;

namespace {

constexpr int samples = 200;

/// Returns points along a straight line, from one end to the other.
std::vector<QPointF> pointsOf(const Piece& piece, const Pose& pose)
{
    const QRectF rect = pose.rect();
    const QPointF from = piece.rows == 1 ? rect.topLeft() : rect.bottomLeft();
    const QPointF to = piece.rows == 1 ? rect.bottomRight() : rect.topRight();
    std::vector<QPointF> points;
    for (int at = 0; at <= samples; ++at)
        points.push_back(from + (to - from) * (static_cast<double>(at) / samples));
    return points;
}

/// Returns the first line that crosses a tile at which it does not end, or an empty string.
QString lineOverTile(const Choreography& made, int scene)
{
    for (int line = 0; line < made.pieceCount(); ++line) {
        const Piece& shape = made.pieces[static_cast<std::size_t>(line)];
        const Pose pose = poseAt(made, line, scene);
        if (shape.kind != PieceKind::Slope || !isShown(pose))
            continue;
        for (int tile = 0; tile < made.pieceCount(); ++tile) {
            const Piece& position = made.pieces[static_cast<std::size_t>(tile)];
            if (!position.objectName.startsWith(QLatin1String("position")))
                continue;
            const QRectF rect = poseAt(made, tile, scene).rect();
            const QRectF inside = rect.adjusted(0.5, 0.5, -0.5, -0.5);
            const QRectF around = rect.adjusted(-0.5, -0.5, 0.5, 0.5);
            const std::vector<QPointF> points = pointsOf(shape, pose);
            if (around.contains(points.front()) || around.contains(points.back()))
                continue;
            for (const QPointF& point : points) {
                if (inside.contains(point))
                    return QStringLiteral("%1 is over %2").arg(shape.objectName, position.objectName);
            }
        }
    }
    return {};
}

}  // namespace

class TestMexFigure : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noLineCrossesATile()
    {
        int scenes = 0;
        for (const Proof& proof : proofsOf(Theorem::Mex, tests::count(6, 60))) {
            std::vector<Room> rooms = figureRooms();
            rooms.push_back({figureSizeForPaper(proof), 1});
            rooms.push_back({{505, 379}, 1});
            for (const Room& room : rooms) {
                const ProofFigure figure = proofFigure(proof, {room.size, room.textScale});
                for (const int stop : figure.stops) {
                    const QString wrong = lineOverTile(figure.choreography, stop);
                    QVERIFY2(wrong.isEmpty(), qPrintable(QStringLiteral("%1: %2 in %3 x %4").arg(QString::fromStdString(print(proof.subject)), wrong)
                                                             .arg(room.size.width()).arg(room.size.height())));
                    ++scenes;
                }
            }
        }
        QVERIFY(scenes > 100);
        qInfo("checked %d scenes", scenes);
    }
};

NIMSTONE_TEST(TestMexFigure)
#include "tst_mex_figure.moc"
