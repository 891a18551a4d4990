// Tests the board of rows, on which Kayles and similar games, Treblecross, and Dawson's Chess are played.
#include "tests/app/figures/boards/every_room.h"
#include "tests/app/figures/proofs/figure_cases.h"

#include <QGuiApplication>

#include "app/figures/boards/ply_history.h"
#include "app/figures/boards/rows/row_lines.h"
#include "app/figures/boards/rows/row_pick.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::figures;
using namespace nimstone::tests;

class TestRowsBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rowsMatchTheHeapsAfterEveryPly();
    void everyPositionPassesTheBoardChecks_data();
    void everyPositionPassesTheBoardChecks();
    void randomGamesPassTheBoardChecks();
    void takenPinsNeverComeBack();
    void clicksOnTheMarkOfAMovePickIt_data();
    void clicksOnTheMarkOfAMovePickIt();
    void aClickOnANeighborExtendsTheMove();
    void onlyPairsFallInDawsonsKayles();
    void pinsFallAtTheEndThatWasClicked();
    void onlyLegalSquaresOfTreblecrossCanBeClicked();
    void pawnsThatBlockEachOtherStay();
    void longRowsAreDrawnAsBars();
    void lettersOfMovesDoNotOverlap();
    void theLanguageChangesOnlyTheWords();
    void rowsAreLabeledWithTheWordOfTheGame();
};

void TestRowsBoard::rowsMatchTheHeapsAfterEveryPly()
{
    const int games = tests::count(200, 5000);
    std::size_t moves = 0;
    for (int game = 0; game < games; ++game) {
        const auto seed = static_cast<Seed>(game);
        const play::Record record = playedByChance(gameSumOf("octal(4.77):9,1,14"), seed, 60);
        PlyHistory<RowPiece> history(0, rowsOf(record.start().heaps));
        std::vector<std::vector<RowPiece>> seen{history.now()};
        for (std::size_t ply = 0; ply < record.moves().size(); ++ply) {
            std::vector<RowPiece> rows = history.now();
            playOnRows(rows, record.moves()[ply].move, Chance(seed + ply).below(2) == 0);
            history.add(ply, rows);
            seen.push_back(rows);
            std::vector<Count> sizes;
            for (const RowPiece& row : rows)
                sizes.push_back(row.size);
            QCOMPARE(sizes, record.positionAfter(ply + 1).heaps);
            for (std::size_t heap = 1; heap < rows.size(); ++heap) {
                const RowPiece& left = rows[heap - 1];
                const RowPiece& right = rows[heap];
                QVERIFY(left.line < right.line || (left.line == right.line && left.start + left.size <= right.start));
            }
            ++moves;
        }
        for (std::size_t ply = 0; ply < seen.size(); ++ply)
            QVERIFY(history.at(ply) == seen[ply]);
    }
    qInfo("checked %d games with %d moves", games, static_cast<int>(moves));
}

void TestRowsBoard::everyPositionPassesTheBoardChecks_data()
{
    QTest::addColumn<QString>("position");
    for (const char* position : {"kayles:1", "kayles:0", "kayles:12,7", "kayles:150", "kayles:151,3", "kayles:1000000,5", "kayles:9223372036854775807,9223372036854775807",
                                 "dawson-kayles:10,1,2", "octal(0.007):8", "octal(4.7):20", "octal(4.3):9,9", "octal(0.333333):40,3,0",
                                 "treblecross:0,1,2,3", "treblecross:40,8", "treblecross:1000000", "dawsons-chess:1,2,3", "dawsons-chess:9", "dawsons-chess:60,61",
                                 "kayles:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15", "octal(0.77):30,30,30,30,30,30,30,30",
                                 "kayles:7 + treblecross:9 + dawsons-chess:5"})
        QTest::newRow(position) << QString::fromLatin1(position);
}

void TestRowsBoard::everyPositionPassesTheBoardChecks()
{
    QFETCH(QString, position);
    for (const char* language : {"en", "zh_CN"}) {
        const Language speaking(language);
        inEverySize({position, 1, 16}, [](const play::Record& record, const BoardRoom& room) { return faultOf(boardOf(record, room)); });
    }
}

void TestRowsBoard::randomGamesPassTheBoardChecks()
{
    const int games = tests::count(150, 3000);
    std::size_t scenes = 0;
    for (int game = 0; game < games; ++game) {
        Chance chance(static_cast<Seed>(game));
        const char* codes[] = {"kayles", "dawson-kayles", "treblecross", "dawsons-chess", "octal(0.137)", "octal(4.7)", "octal(0.6)"};
        std::string position = std::string(codes[chance.below(std::size(codes))]) + ":";
        const auto heaps = chance.between(1, 12);
        for (std::uint64_t heap = 0; heap < heaps; ++heap)
            position += (heap ? "," : "") + std::to_string(chance.below(8) == 0 ? chance.below(maxCount) : chance.below(25));
        const QSizeF size(static_cast<double>(chance.between(480, 1800)), static_cast<double>(chance.between(250, 1100)));
        const auto board = boardOf(playedByChance(gameSumOf(position), static_cast<Seed>(game), 24),
                                    roomOf(size, 1 + static_cast<double>(chance.below(11)) / 10));
        const QString fault = faultOf(board);
        QVERIFY2(fault.isEmpty(), qPrintable(QString::fromStdString(position) + QStringLiteral(": ") + fault));
        scenes += board.choreography().scenes.size();
    }
    qInfo("checked %d games with %d scenes", games, static_cast<int>(scenes));
}

void TestRowsBoard::takenPinsNeverComeBack()
{
    const play::Record record = playedByChance(gameSumOf("kayles:20,9,1"), 3, 100);
    const Board board = boardOf(record, roomOf({936, 560}));
    const Choreography& figure = board.choreography();
    std::vector<bool> taken(figure.pieces.size(), false);
    for (std::size_t scene = 0; scene < figure.scenes.size(); ++scene) {
        Count standing = 0;
        for (std::size_t piece = 0; piece < figure.pieces.size(); ++piece) {
            if (figure.pieces[piece].kind != PieceKind::Pin)
                continue;
            QCOMPARE(figure.scenes[scene][piece].opacity, 1.0);
            const bool inTray = figure.scenes[scene][piece].tone == Tone::Taken;
            QVERIFY(inTray || !taken[piece]);
            taken[piece] = inTray;
            standing += !inTray;
            for (std::size_t other = 0; other < piece; ++other) {
                if (!inTray && figure.pieces[other].kind == PieceKind::Pin && figure.scenes[scene][other].tone != Tone::Taken)
                    QVERIFY(!overlap(figure.scenes[scene][piece].rect(), figure.scenes[scene][other].rect()));
            }
        }
        QCOMPARE(standing, totalStones(record.positionAfter(scene)).stones);
    }
    QVERIFY(record.isOver());
}

void TestRowsBoard::clicksOnTheMarkOfAMovePickIt_data()
{
    QTest::addColumn<QByteArray>("position");
    for (const char* position : {"kayles:12,7,1,2", "dawson-kayles:11,2,3", "octal(0.137):9,4,3,2,1", "octal(4.7):9,3", "octal(0.707):9",
                                 "octal(0.3333):9,2", "octal(0.6):8", "treblecross:11,3,4", "dawsons-chess:9,4,3,2,1", "kayles:5 + treblecross:7"})
        QTest::newRow(position) << QByteArray(position);
}

void TestRowsBoard::clicksOnTheMarkOfAMovePickIt()
{
    QFETCH(QByteArray, position);
    int moves = 0;
    for (const QSizeF size : {QSizeF(480, 250), QSizeF(936, 560)}) {
        const play::Record record = playedByChance(gameSumOf(position.toStdString()), 11, 12);
        const auto board = boardOf(record, roomOf(size));
        for (std::size_t ply = 0; ply <= record.moves().size(); ++ply) {
            const GameSum sum = record.gameSumAfter(ply);
            for (const MoveInSum& move : play::someMoves(sum, 400, 1)) {
                QVERIFY2(clicksPick(board, ply, move, 4), qPrintable(QString::fromStdString(print(move, sum) + " of " + print(sum))));
                ++moves;
            }
        }
    }
    QVERIFY(moves > 10);
}

void TestRowsBoard::aClickOnANeighborExtendsTheMove()
{
    const Board board = boardOf(play::Record(gameSumOf("kayles:9")), roomOf({936, 560}));
    const auto at = [&](int pin) { return poseOf(board, 0, QStringLiteral("pin1-%1").arg(pin))->rect().center(); };
    const auto one = board.moveAt(0, at(4), {});
    QCOMPARE(*one, (MoveInSum{0, {0, 1, {3, 0}}}));
    QCOMPARE(*board.moveAt(0, at(5), one), (MoveInSum{0, {0, 2, {3, 0}}}));
    QCOMPARE(*board.moveAt(0, at(3), one), (MoveInSum{0, {0, 2, {2, 0}}}));
    // A click on a pin that is not beside the picked pin, or a click on a third pin, starts a new move.
    QCOMPARE(*board.moveAt(0, at(7), one), (MoveInSum{0, {0, 1, {6, 0}}}));
    const auto two = board.moveAt(0, at(5), one);
    QCOMPARE(*board.moveAt(0, at(6), two), (MoveInSum{0, {0, 1, {5, 0}}}));
    QCOMPARE(board.markOf(0, *two).pieces.size(), std::size_t{2});
    QVERIFY(!board.moveAt(0, {2, 250}, {}));
}

void TestRowsBoard::onlyPairsFallInDawsonsKayles()
{
    const Board board = boardOf(play::Record(gameSumOf("dawson-kayles:7")), roomOf({936, 560}));
    const QRectF third = poseOf(board, 0, QStringLiteral("pin1-3"))->rect();
    QCOMPARE(*board.moveAt(0, third.center() - QPointF(third.width() / 4, 0), {}), (MoveInSum{0, {0, 2, {1, 0}}}));
    QCOMPARE(*board.moveAt(0, third.center() + QPointF(third.width() / 4, 0), {}), (MoveInSum{0, {0, 2, {2, 0}}}));
}

void TestRowsBoard::pinsFallAtTheEndThatWasClicked()
{
    play::Record record(gameSumOf("kayles:7,3"));
    const BoardRoom room = roomOf({936, 560});
    const auto pinIn = [](const Board& board, std::size_t scene, int pin) { return poseOf(board, scene, QStringLiteral("pin1-%1").arg(pin)); };
    const Board before = boardOf(record, room);
    const QPointF last = pinIn(before, 0, 7)->rect().center();
    const auto move = before.moveAt(0, last, {});
    QCOMPARE(*move, (MoveInSum{0, {0, 1}}));
    QVERIFY(before.markUnder(0, last, {}).pieces != before.markOf(0, *move).pieces);
    before.remember(0, last, {});
    QVERIFY(before.markUnder(0, last, {}).pieces == before.markOf(0, *move).pieces);
    // A click on the neighbor of the last pin extends the move at the same end.
    const QPointF beside = pinIn(before, 0, 6)->rect().center();
    const auto two = before.moveAt(0, beside, move);
    QCOMPARE(*two, (MoveInSum{0, {0, 2}}));
    before.remember(0, beside, move);
    QVERIFY(!record.play(*two));
    const Board after = boardOf(record, room);
    QCOMPARE(pinIn(after, 1, 7)->tone, Tone::Taken);
    QCOMPARE(pinIn(after, 1, 6)->tone, Tone::Taken);
    QCOMPARE(pinIn(after, 1, 1)->tone, Tone::Plain);

    // A board that remembers no click removes the pins at the left end.
    const Board afresh = boardOf(record, roomOf({936, 560}));
    QCOMPARE(pinIn(afresh, 1, 1)->tone, Tone::Taken);
    QCOMPARE(pinIn(afresh, 1, 7)->tone, Tone::Plain);

    // A later click, at the left end, replaces the remembered one.
    before.remember(0, pinIn(before, 0, 1)->rect().center(), {});
    QCOMPARE(pinIn(boardOf(record, room), 1, 1)->tone, Tone::Taken);
}

/// Returns the squares, from the left, in which a cross may be placed: no other cross stands within two squares, so the
/// other player cannot make three in a row next.
static std::vector<int> playableSquares(const std::vector<bool>& crosses)
{
    std::vector<int> playable;
    const auto count = static_cast<int>(crosses.size());
    for (int square = 0; square < count; ++square) {
        bool alone = true;
        for (int near = std::max(square - 2, 0); near <= std::min(square + 2, count - 1); ++near)
            alone &= !crosses[static_cast<std::size_t>(near)];
        if (alone)
            playable.push_back(square);
    }
    return playable;
}

void TestRowsBoard::onlyLegalSquaresOfTreblecrossCanBeClicked()
{
    int scenes = 0;
    for (Seed seed = 0; seed < 60; ++seed) {
        const auto squares = 1 + seed % 14;
        const play::Record record = playedByChance(gameSumOf("treblecross:" + std::to_string(squares + 2)), seed, 30);
        const auto board = boardOf(record, roomOf({936, 560}));
        for (std::size_t ply = 0; ply <= record.moves().size(); ++ply) {
            std::vector<bool> crosses;
            std::vector<int> plain;
            std::vector<int> clickable;
            for (int square = 0; square < static_cast<int>(squares); ++square) {
                const Pose& pose = *poseOf(board, ply, QStringLiteral("square1-%1").arg(square + 1));
                crosses.push_back(!pose.text.isEmpty());
                if (pose.tone == Tone::Plain)
                    plain.push_back(square);
                if (board.moveAt(ply, pose.rect().center(), {}))
                    clickable.push_back(square);
            }
            QCOMPARE(static_cast<std::size_t>(std::ranges::count(crosses, true)), ply);
            QCOMPARE(plain, playableSquares(crosses));
            QCOMPARE(clickable, plain);
            ++scenes;
        }
        QVERIFY(record.isOver());
    }
    qInfo("checked %d scenes", scenes);
}

void TestRowsBoard::pawnsThatBlockEachOtherStay()
{
    play::Record record(gameSumOf("dawsons-chess:6"));
    const Board start = boardOf(record, roomOf({936, 560}));
    const auto move = start.moveAt(0, poseOf(start, 0, QStringLiteral("pawn1-3"))->rect().center(), {});
    QCOMPARE(*move, (MoveInSum{0, {0, 3, {1, 0}}}));
    QVERIFY(!record.play(*move));
    // File 6 is the end of the row. A click on it takes file 6 and its only neighbor, file 5.
    const auto last = start.moveAt(0, poseOf(start, 0, QStringLiteral("pawn1-6"))->rect().center(), {});
    QCOMPARE(*last, (MoveInSum{0, {0, 2}}));
    const Board board = boardOf(record, roomOf({936, 560}));
    for (int file = 1; file <= 6; ++file) {
        const Pose& own = *poseOf(board, 1, QStringLiteral("pawn1-%1").arg(file));
        const Pose& other = *poseOf(board, 1, QStringLiteral("other1-%1").arg(file));
        const bool gone = file == 2 || file == 4;
        QCOMPARE(own.opacity, gone ? 0.0 : 1.0);
        QCOMPARE(other.opacity, gone ? 0.0 : 1.0);
        const Pose& then = *poseOf(board, 0, QStringLiteral("pawn1-%1").arg(file));
        QCOMPARE(own.y < then.y, file == 3);
        QVERIFY(own.y > other.y);
    }
    QVERIFY(!board.moveAt(1, poseOf(board, 1, QStringLiteral("pawn1-3"))->rect().center(), {}));
}

void TestRowsBoard::longRowsAreDrawnAsBars()
{
    play::Record record(gameSumOf("kayles:1000000,151,150"));
    QVERIFY(!record.play(Move{0, 2, {400000, 0}}));
    const Board board = boardOf(record, roomOf({936, 560}));
    const auto& pieces = board.choreography().pieces;
    QCOMPARE(std::ranges::count(pieces, PieceKind::Pin, &Piece::kind), 150);
    const QRectF left = poseOf(board, 1, QStringLiteral("row1"))->rect();
    const QRectF right = poseOf(board, 1, QStringLiteral("row4"))->rect();
    QVERIFY(left.right() < right.left() && left.width() < right.width());
    const auto middle = board.moveAt(1, right.center(), {});
    QVERIFY(middle && middle->move.heap == 1 && middle->move.taken == 1);
    QCOMPARE(middle->move.pieces.first, Count{299999});
    // A second click at the same place changes the amount from 1 to 2, and a third click changes it back to 1.
    const auto more = board.moveAt(1, right.center(), middle);
    QCOMPARE(more->move.taken, Count{2});
    QCOMPARE(board.moveAt(1, right.center(), more)->move.taken, Count{1});
    // A click at an end of the bar takes pins from this end, so the rest of the row is not split.
    QCOMPARE(board.moveAt(1, right.topLeft() + QPointF(0, 5), {})->move, (Move{1, 1}));
    const BoardMark mark = board.markOf(1, *middle);
    QVERIFY(mark.areas.size() == 1 && right.contains(mark.areas.front()));
}

void TestRowsBoard::lettersOfMovesDoNotOverlap()
{
    for (const char* position : {"kayles:9,4", "dawson-kayles:10", "treblecross:12,5", "dawsons-chess:9", "octal(4.7):8"}) {
        const GameSum sum = gameSumOf(position);
        const auto board = boardOf(play::Record(sum), roomOf({936, 560}));
        std::vector<QPointF> badges;
        for (const MoveInSum& move : play::someMoves(sum, 1000, 1)) {
            const auto badge = board.markOf(0, move).badge;
            QVERIFY(badge && board.roomOf(move.component).contains(*badge));
            for (const QPointF& other : badges)
                QVERIFY2(std::hypot(badge->x() - other.x(), badge->y() - other.y()) > 18, position);
            badges.push_back(*badge);
        }
    }
}

void TestRowsBoard::theLanguageChangesOnlyTheWords()
{
    const play::Record record = playedByChance(gameSumOf("kayles:9,4"), 2, 4);
    const Choreography english = boardOf(record, roomOf({936, 560})).choreography();
    const Language speaking("zh_CN");
    const Choreography chinese = boardOf(record, roomOf({936, 560})).choreography();
    QVERIFY(english.pieces == chinese.pieces);
    QStringList words;
    for (const Pose& pose : chinese.scenes.front())
        words.push_back(pose.text);
    QVERIFY(words.contains(QStringLiteral("第 1 排：9")));
}

/// Games of rows call their heaps rows. A game that is given by an octal code is drawn in rows, too, but calls its rows heaps.
void TestRowsBoard::rowsAreLabeledWithTheWordOfTheGame()
{
    const auto labeled = [](const char* position, const char* label) {
        QStringList words;
        const auto board = boardOf(play::Record(gameSumOf(position)), roomOf({936, 560}));
        for (const Pose& pose : board.choreography().scenes.front())
            words.push_back(pose.text);
        return words.contains(QString::fromUtf8(label));
    };
    const Language speaking("en");
    QVERIFY(labeled("kayles:9,4", "Row 2: 4"));
    QVERIFY(labeled("dawsons-chess:9", "Row 1: 9"));
    QVERIFY(labeled("treblecross:9", "Row 1: 7 + 2"));
    QVERIFY(labeled("octal(0.77):9", "Heap 1: 9"));
}

NIMSTONE_TEST(TestRowsBoard)
#include "tst_rows_board.moc"
