// The board of heaps: no stone is lost, doubled or cut, on any board, in any scene, and between the scenes.
#include <QGuiApplication>
#include <QTest>
#include <QTranslator>
#include <cmath>

#include "app/figures/heap_board.h"
#include "core/random.h"
#include "tests/counts.h"
#include "translations/catalogue.h"

using namespace nimstone;
using namespace nimstone::figures;
using play::Side;

namespace {

struct Board {
    play::Record record;
    QSizeF room;
    double textScale;
    Choreography choreography;
};

/// A game by chance to its end, or to `longest` moves.
play::Record randomGame(Position start, Seed seed, std::size_t longest)
{
    Chance chance(seed);
    play::Record record(std::move(start), chance.below(2) == 0 ? Side::Person : Side::Opponent);
    while (!record.isOver() && record.cursor() < longest) {
        const auto& heaps = record.position().heaps;
        const std::size_t heap = chance.below(heaps.size());
        if (heaps[heap] > 0)
            record.play({heap, chance.between(1, heaps[heap])});
    }
    return record;
}

Board boardOf(play::Record record, QSizeF room, double textScale)
{
    Choreography choreography = heapBoard(record, room, textScale);
    return {std::move(record), room, textScale, std::move(choreography)};
}

bool isStone(const Piece& piece) { return piece.kind == PieceKind::Stone && piece.index >= 0; }
bool isBlock(const Piece& piece) { return piece.kind == PieceKind::Stone && piece.index < 0; }
bool touches(const QRectF& a, const QRectF& b) { return a.adjusted(0.5, 0.5, -0.5, -0.5).intersects(b); }

std::vector<QSizeF> rooms() { return {{520, 300}, {560, 440}, {900, 760}, {1400, 960}}; }

}  // namespace

class TestHeapBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyBoardHolds_data();
    void everyBoardHolds();
    void randomBoardsHold();
    void aMoveChangesNothingBeforeIt();
    void nothingJumpsOnTheWay();
    void aClickPicksTheStoneAndAllAbove();
    void aBarIsPickedByItsHeight();
    void tooLargeHeapsAreBars();
    void labelsNeverMakeBars();
    void theLanguageChangesWordsOnly();

private:
    static void check(const Board& board);
    static void checkScene(const Board& board, std::size_t scene);
};

void TestHeapBoard::checkScene(const Board& board, std::size_t scene)
{
    const Choreography& figure = board.choreography;
    const auto& poses = figure.scenes[scene];
    QCOMPARE(poses.size(), figure.pieces.size());
    const Position position = board.record.positionAfter(scene);

    std::vector<Count> inHeaps(position.heaps.size(), 0);
    Count taken[2] = {0, 0};
    std::vector<QRectF> labels;
    for (std::size_t i = 0; i < poses.size(); ++i) {
        const Piece& piece = figure.pieces[i];
        const Pose& pose = poses[i];
        const QRectF rect = pose.rect();
        // What is left of a bar is nothing at last.
        QVERIFY2(rect.height() == 0 || QRectF({0, 0}, figure.size).adjusted(-0.5, -0.5, 0.5, 0.5).contains(rect),
                 qPrintable(QStringLiteral("piece %1 of kind %2 at (%3, %4) leaves a board of %5 × %6 in scene %7")
                                .arg(i).arg(int(piece.kind)).arg(pose.x).arg(pose.y)
                                .arg(figure.size.width()).arg(figure.size.height()).arg(scene)));
        if (piece.kind == PieceKind::Stone && pose.tone == Tone::Taken)
            taken[pose.y > figure.size.height() / 2] += piece.weight;
        else if (piece.kind == PieceKind::Stone)
            inHeaps[static_cast<std::size_t>(piece.heap)] += piece.weight;
        if (piece.kind == PieceKind::Label && pose.opacity > 0 && !pose.text.isEmpty())
            labels.push_back(rect);
    }
    QCOMPARE(inHeaps, position.heaps);

    Count expected[2] = {0, 0};
    for (std::size_t ply = 0; ply < scene; ++ply)
        expected[board.record.sideOfMove(ply) == Side::Person] += board.record.moves()[ply].move.taken;
    QCOMPARE(taken[0], expected[0]);
    QCOMPARE(taken[1], expected[1]);

    for (std::size_t i = 0; i < labels.size(); ++i) {
        for (std::size_t j = i + 1; j < labels.size(); ++j)
            QVERIFY2(!touches(labels[i], labels[j]), qPrintable(QStringLiteral("labels %1 and %2").arg(i).arg(j)));
    }
    for (std::size_t i = 0; i < poses.size(); ++i) {
        if (figure.pieces[i].kind != PieceKind::Stone || poses[i].tone == Tone::Taken)
            continue;
        for (const QRectF& label : labels)
            QVERIFY2(poses[i].height == 0 || !touches(poses[i].rect(), label), "a stone under a label");
        for (std::size_t j = i + 1; j < poses.size(); ++j) {
            if (figure.pieces[j].kind != PieceKind::Stone || poses[j].tone == Tone::Taken)
                continue;
            if (poses[i].height > 0 && poses[j].height > 0)
                QVERIFY2(!touches(poses[i].rect(), poses[j].rect()), "two stones in one place");
        }
    }
}

void TestHeapBoard::check(const Board& board)
{
    const Choreography& figure = board.choreography;
    QCOMPARE(figure.scenes.size(), board.record.moves().size() + 1);
    QCOMPARE(figure.durations.size(), figure.scenes.size());
    QVERIFY(figure.size.width() >= board.room.width() && figure.size.height() >= board.room.height());
    for (std::size_t scene = 0; scene < figure.scenes.size(); ++scene) {
        checkScene(board, scene);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestHeapBoard::everyBoardHolds_data()
{
    QTest::addColumn<QList<quint64>>("heaps");
    QTest::newRow("one stone") << QList<quint64>{1};
    QTest::newRow("nothing") << QList<quint64>{0};
    QTest::newRow("three heaps") << QList<quint64>{3, 4, 5};
    QTest::newRow("a heap of forty") << QList<quint64>{40};
    QTest::newRow("textbook") << QList<quint64>{42, 27, 19, 10};
    QTest::newRow("twelve small heaps") << QList<quint64>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
    QTest::newRow("twelve heaps of forty") << QList<quint64>(12, 40);
    QTest::newRow("an empty heap between") << QList<quint64>{5, 0, 3};
    QTest::newRow("a bar beside stones") << QList<quint64>{1000000, 5, 1};
    QTest::newRow("twelve largest heaps") << QList<quint64>(12, maxCount);
}

void TestHeapBoard::everyBoardHolds()
{
    QFETCH(QList<quint64>, heaps);
    const Position start{{heaps.begin(), heaps.end()}};
    for (const QSizeF& room : rooms()) {
        for (const double textScale : {1.0, 1.5, 2.0}) {
            check(boardOf(randomGame(start, 7, 12), room, textScale));
            if (QTest::currentTestFailed())
                return;
        }
    }
}

void TestHeapBoard::randomBoardsHold()
{
    const int games = tests::count(150, 2000);
    std::size_t scenes = 0;
    for (int game = 0; game < games; ++game) {
        Chance chance(static_cast<Seed>(game));
        Position start;
        const auto count = chance.between(1, maxBoardHeaps);
        for (std::uint64_t heap = 0; heap < count; ++heap)
            start.heaps.push_back(chance.below(8) == 0 ? chance.below(maxCount) : chance.below(30));
        const QSizeF room(static_cast<double>(chance.between(360, 1800)), static_cast<double>(chance.between(240, 1100)));
        const Board board = boardOf(randomGame(start, static_cast<Seed>(game), 20), room,
                                    1 + static_cast<double>(chance.below(11)) / 10);
        check(board);
        scenes += board.choreography.scenes.size();
        QVERIFY2(!QTest::currentTestFailed(), qPrintable(QStringLiteral("game %1").arg(game)));
    }
    qInfo("checked %d games, %d scenes", static_cast<int>(games), static_cast<int>(scenes));
}

void TestHeapBoard::aMoveChangesNothingBeforeIt()
{
    play::Record record({{7, 11, 13}});
    const QSizeF room(900, 700);
    Choreography before = heapBoard(record, room, 1);
    for (const Move& move : {Move{0, 3}, Move{1, 11}, Move{2, 1}, Move{2, 12}}) {
        record.play(move);
        const Choreography after = heapBoard(record, room, 1);
        QVERIFY(after.pieces == before.pieces);
        for (std::size_t scene = 0; scene < before.scenes.size(); ++scene)
            QVERIFY(after.scenes[scene] == before.scenes[scene]);
        before = after;
    }
    // What is undone keeps its scenes, so that the way back is the way there.
    record.goTo(1);
    QVERIFY(heapBoard(record, room, 1).scenes == before.scenes);
}

void TestHeapBoard::nothingJumpsOnTheWay()
{
    const Choreography board = heapBoard(randomGame({{9, 5, 14}}, 3, 30), {900, 700}, 1);
    const double step = 1.0 / 256;
    const double farthest = std::hypot(board.size.width(), board.size.height()) * step * 4;
    for (int piece = 0; piece < board.pieceCount(); ++piece) {
        if (!isStone(board.pieces[static_cast<std::size_t>(piece)]))
            continue;
        Pose last = poseAt(board, piece, 0);
        for (double position = step; position <= board.sceneCount() - 1; position += step) {
            const Pose pose = poseAt(board, piece, position);
            QVERIFY(std::hypot(pose.x - last.x, pose.y - last.y) <= farthest);
            QVERIFY(pose.opacity == 1);
            last = pose;
        }
    }
}

void TestHeapBoard::aClickPicksTheStoneAndAllAbove()
{
    const play::Record record = randomGame({{9, 5, 14, 30}}, 11, 3);
    const Choreography board = heapBoard(record, {900, 700}, 1);
    int clicks = 0;
    for (std::size_t scene = 0; scene < board.scenes.size(); ++scene) {
        const Position position = record.positionAfter(scene);
        for (std::size_t i = 0; i < board.pieces.size(); ++i) {
            const Pose& pose = board.scenes[scene][i];
            const Piece& piece = board.pieces[i];
            if (!isStone(piece) || pose.tone == Tone::Taken)
                continue;
            const auto heap = static_cast<std::size_t>(piece.heap);
            const auto hit = hitBoard(board, scene, position, {pose.x, pose.y});
            QVERIFY(hit == (BoardHit{heap, position.heaps[heap] - static_cast<Count>(piece.index)}));
            ++clicks;
        }
    }
    QVERIFY(clicks > 100);
    QVERIFY(!hitBoard(board, 0, record.start(), {1, 1}));
}

void TestHeapBoard::aBarIsPickedByItsHeight()
{
    play::Record record({{1000000, 5}});
    record.play({0, 400000});
    const Choreography board = heapBoard(record, {900, 700}, 1);
    const QRectF bar = barRect(board, 1, 0);
    QVERIFY(!bar.isEmpty() && barRect(board, 1, 1).isEmpty());
    QCOMPARE(hitBoard(board, 1, record.position(), bar.center() - QPointF(0, bar.height()))->amount, Count{1});
    QCOMPARE(hitBoard(board, 1, record.position(), bar.center())->amount, Count{300000});
    QCOMPARE(hitBoard(board, 1, record.position(), {bar.center().x(), bar.bottom() + 5})->amount, Count{600000});
}

void TestHeapBoard::tooLargeHeapsAreBars()
{
    const Choreography board = heapBoard(play::Record({{maxCount, 12, maxDrawnStones + 1}}), {900, 700}, 1);
    std::size_t blocks = 0;
    std::size_t stones = 0;
    for (const Piece& piece : board.pieces) {
        blocks += isBlock(piece);
        stones += isStone(piece);
    }
    QCOMPARE(blocks, std::size_t{2});
    QCOMPARE(stones, std::size_t{12});
}

void TestHeapBoard::labelsNeverMakeBars()
{
    const Choreography board = heapBoard(play::Record({std::vector<Count>(12, 3)}), {360, 300}, 2);
    for (const Piece& piece : board.pieces)
        QVERIFY(!isBlock(piece));
    QVERIFY(board.size.width() > 360);
}

void TestHeapBoard::theLanguageChangesWordsOnly()
{
    const play::Record record = randomGame({{3, 4, 5}}, 5, 4);
    const Choreography english = heapBoard(record, {900, 700}, 1);
    QTranslator translator;
    QVERIFY(loadCatalogue(translator, QStringLiteral("zh_CN")));
    QCoreApplication::installTranslator(&translator);
    const Choreography chinese = heapBoard(record, {900, 700}, 1);
    QCoreApplication::removeTranslator(&translator);

    QVERIFY(english.pieces == chinese.pieces);
    QCOMPARE(english.sceneCount(), chinese.sceneCount());
    QStringList words;
    for (const Pose& pose : chinese.scenes.front())
        words.push_back(pose.text);
    QVERIFY(words.contains(QStringLiteral("第 1 堆")));
    QVERIFY(!words.contains(QStringLiteral("Heap 1")));
}

QTEST_MAIN(TestHeapBoard)
#include "tst_heap_board.moc"
