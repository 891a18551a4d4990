// Tests the track of Bash's game: every counted number has the color of its player, the marker stands on the last counted number,
// and a click on one of the next numbers picks the move that counts up to this number.
#include <QGuiApplication>
#include <QTest>

#include "tests/app/figures/boards/every_room.h"
#include "tests/app/figures/boards/heap_cases.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;
using namespace nimstone::figures::cases;
using tests::pieceNamed;
using play::Side;

namespace {

Played trackOf(play::Record record, QSizeF size, double textScale)
{
    BoardRoom room{size, textScale, 1, true, QStringLiteral("You"), QStringLiteral("Computer")};
    Board board(record, room, {0, record.moves().size()});
    return {std::move(record), room, std::move(board)};
}

}  // namespace

class TestTrackBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPositionPassesTheBoardChecks_data();
    void everyPositionPassesTheBoardChecks();
    void aClickOnTheMarkOfAMovePicksIt();
    void cellsHaveTheColorOfTheirPlayer();
    void aClickTooFarPicksTheLargestLegalMove();
    void aClickOnALongStretchPicksByLength();
    void onlyABoardThatCountsUpHasATrack();
    void aBoardWithSomeOfTheScenesLooksLikeTheWholeBoard();

private:
    static void checkScene(const Played& played, std::size_t ply);
};

void TestTrackBoard::checkScene(const Played& played, std::size_t ply)
{
    const Choreography& figure = played.board.choreography();
    const auto& poses = figure.scenes[ply];
    const Count goal = played.record.start().heaps.front();
    const Count counted = goal - played.record.positionAfter(ply).heaps.front();
    std::vector<QRectF> solid;
    Count said[2] = {0, 0};
    for (std::size_t i = 0; i < poses.size(); ++i) {
        const Piece& piece = figure.pieces[i];
        const Pose& pose = poses[i];
        const QRectF rect = pose.rect();
        QVERIFY2(QRectF({0, 0}, figure.size).adjusted(-0.5, -0.5, 0.5, 0.5).contains(rect) || rect.isEmpty() || pose.opacity == 0,
                 qPrintable(QStringLiteral("piece %1 of kind %2 leaves a board of %3 × %4 in scene %5").arg(i).arg(int(piece.kind))
                                .arg(figure.size.width()).arg(figure.size.height()).arg(ply)));
        const bool cell = piece.kind == PieceKind::Tile && piece.index >= 0 && pose.opacity > 0;
        const bool label = piece.kind == PieceKind::Label && pose.opacity > 0 && !pose.text.isEmpty();
        if (cell || label) {
            for (const QRectF& other : solid)
                QVERIFY2(!touches(rect, other), "two pieces overlap");
            solid.push_back(rect);
        }
        if (piece.kind == PieceKind::Stone && pose.tone == Tone::Taken)
            said[pose.y > figure.size.height() / 2] += piece.weight;
    }
    QCOMPARE(said[0] + said[1], counted);
    const Pose& marker = poses[pieceNamed(figure, QStringLiteral("marker"))];
    const std::size_t cell = pieceNamed(figure, QStringLiteral("cell%1").arg(counted));
    if (cell < poses.size()) {
        QVERIFY(poses[cell].rect().contains(marker.rect()));
        QCOMPARE(marker.text, QString::number(counted));
    } else {
        const Pose& track = poses[pieceNamed(figure, QStringLiteral("track"))];
        const double share = (marker.x - track.rect().left()) / track.width;
        QVERIFY(std::abs(share - static_cast<double>(counted) / static_cast<double>(goal)) < 1e-6);
        QCOMPARE(poses[pieceNamed(figure, QStringLiteral("reached"))].text, QString::number(counted));
    }
}

void TestTrackBoard::everyPositionPassesTheBoardChecks_data()
{
    QTest::addColumn<QString>("position");
    for (const char* position : {"bash(4):30", "bash(3):21", "bash(10):100", "bash(1):1", "bash(2):0", "bash(7):5", "bash(120):120",
                                 "bash(9):121", "bash(5):1000000", "bash(300):1000000", "bash(40):9223372036854775807",
                                 "bash(9223372036854775807):9223372036854775807"})
        QTest::newRow(position) << QString::fromLatin1(position);
}

void TestTrackBoard::everyPositionPassesTheBoardChecks()
{
    QFETCH(QString, position);
    tests::inEverySize({position, 2, 40}, [](const play::Record& record, BoardRoom room) {
        room.countUp = true;
        return inEveryScene(record, room, checkScene);
    });
}

void TestTrackBoard::aClickOnTheMarkOfAMovePicksIt()
{
    int clicks = 0;
    for (const char* position : {"bash(4):30", "bash(10):100", "bash(5):1000000", "bash(12):123456789012345"}) {
        for (const QSizeF& room : rooms()) {
            const Played played = trackOf(randomGame(gameSumOf(QString::fromLatin1(position)), 5, 40), room, 1);
            for (std::size_t ply = 0; ply <= played.record.moves().size(); ++ply) {
                for (const MoveInSum& move : play::someMoves(played.record.gameSumAfter(ply), 60, 1)) {
                    const BoardMark mark = played.board.markOf(ply, move);
                    QVERIFY(mark.pieces.size() == static_cast<std::size_t>(move.move.taken) && mark.badge);
                    QVERIFY(played.board.moveAt(ply, *mark.badge, std::nullopt) == move);
                    ++clicks;
                }
            }
        }
    }
    qInfo("clicked %d moves", clicks);
}

void TestTrackBoard::cellsHaveTheColorOfTheirPlayer()
{
    play::Record record(gameSumOf(QStringLiteral("bash(3):10")), Side::Opponent);
    record.play(Move{0, 2});
    record.play(Move{0, 3});
    const Played played = trackOf(record, {900, 600}, 1);
    const Choreography& figure = played.board.choreography();
    QList<Tone> tones;
    for (int number = 0; number <= 10; ++number)
        tones.push_back(figure.scenes[2][pieceNamed(figure, QStringLiteral("cell%1").arg(number))].tone);
    using enum Tone;
    QCOMPARE(tones, (QList<Tone>{Plain, Taken, Taken, Chosen, Chosen, Chosen, Plain, Plain, Plain, Dim, Lit}));
}

void TestTrackBoard::aClickTooFarPicksTheLargestLegalMove()
{
    play::Record record(gameSumOf(QStringLiteral("bash(3):20")));
    record.play(Move{0, 2});
    const Played played = trackOf(record, {900, 600}, 1);
    const Choreography& figure = played.board.choreography();
    const auto at = [&](int number) {
        const QRectF cell = figure.scenes[1][pieceNamed(figure, QStringLiteral("cell%1").arg(number))].rect();
        return played.board.moveAt(1, cell.center(), std::nullopt);
    };
    QVERIFY(at(3) == (MoveInSum{0, {0, 1}}));
    QVERIFY(at(17) == (MoveInSum{0, {0, 3}}));
    QVERIFY(!at(2));
    QVERIFY(!at(0));
}

void TestTrackBoard::aClickOnALongStretchPicksByLength()
{
    const Played played = trackOf(play::Record(gameSumOf(QStringLiteral("bash(1000):1000000"))), {900, 600}, 1);
    const QRectF half = played.board.markOf(0, {0, {0, 500}}).areas.front();
    QCOMPARE(played.board.moveAt(0, {half.right(), half.center().y()}, std::nullopt)->move.taken, Count{500});
}

void TestTrackBoard::onlyABoardThatCountsUpHasATrack()
{
    const auto hasMarker = [](const Played& played) {
        return pieceNamed(played.board.choreography(), QStringLiteral("marker")) < played.board.choreography().pieces.size();
    };
    QVERIFY(hasMarker(trackOf(play::Record(gameSumOf(QStringLiteral("bash(3):20"))), {900, 600}, 1)));
    QVERIFY(!hasMarker(trackOf(play::Record(gameSumOf(QStringLiteral("bash(3):20,4"))), {900, 600}, 1)));
    QVERIFY(!hasMarker(boardOf(play::Record(gameSumOf(QStringLiteral("bash(3):20"))), {900, 600}, 1)));
}

void TestTrackBoard::aBoardWithSomeOfTheScenesLooksLikeTheWholeBoard()
{
    for (const char* position : {"bash(2):100", "bash(5):1000000"}) {
        const play::Record record = randomGame(gameSumOf(QString::fromLatin1(position)), 3, 60);
        const std::size_t moves = record.moves().size();
        const Board whole = trackOf(record, {900, 700}, 1).board;
        const BoardRoom room{{900, 700}, 1, 1, true, QStringLiteral("You"), QStringLiteral("Computer")};
        const Board window(record, room, {moves / 2, moves});
        const auto track = [](const Choreography& figure, std::size_t scene) {
            std::vector<Pose> found;
            for (std::size_t i = 0; i < figure.pieces.size(); ++i) {
                if (!figure.pieces[i].objectName.isEmpty() && figure.pieces[i].heap >= 0)
                    found.push_back(figure.scenes[scene][i]);
            }
            return found;
        };
        for (std::size_t ply = moves / 2; ply <= moves; ++ply)
            QVERIFY(track(whole.choreography(), ply) == track(window.choreography(), ply - moves / 2));
    }
}

NIMSTONE_TEST(TestTrackBoard)
#include "tst_track_board.moc"
