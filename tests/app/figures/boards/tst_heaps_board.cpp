// Tests the boards of heaps: in every scene and between scenes, no stone is lost, doubled or clipped.
#include <QGuiApplication>
#include <QTest>
#include <QTranslator>

#include "tests/app/figures/boards/heap_cases.h"
#include "tests/program.h"
#include "translations/catalogue.h"

using namespace nimstone;
using namespace nimstone::figures;
using namespace nimstone::figures::cases;
using play::Side;

class TestHeapsBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPositionPassesTheBoardChecks_data();
    void everyPositionPassesTheBoardChecks();
    void barsAreToScaleOrHaveABreakMark_data();
    void barsAreToScaleOrHaveABreakMark();
    void randomHeapsPassTheBoardChecks();
    void randomGamesPassTheBoardChecks_data();
    void randomGamesPassTheBoardChecks();
    void aMoveChangesNoEarlierScene();
    void noPieceJumpsBetweenScenes();
    void tooLargeHeapsAreDrawnAsBars();
    void largeTextNeverTurnsStonesIntoBars();
    void aBoardWithSomeOfTheScenesLooksLikeTheWholeBoard();
    void aBarIsAsLongAsItsNumber();
    void theLanguageChangesOnlyTheWords();

private:
    static void check(const Played& played);
    static void checkScene(const Played& played, std::size_t ply);
};

void TestHeapsBoard::checkScene(const Played& played, std::size_t ply)
{
    const Choreography& figure = played.board.choreography();
    const auto& poses = figure.scenes[ply];
    QCOMPARE(poses.size(), figure.pieces.size());
    const Position position = played.record.positionAfter(ply);
    const auto heaps = grounds(played.board, ply);
    QCOMPARE(heaps.size(), position.heaps.size());
    for (std::size_t heap = 1; heap < heaps.size(); ++heap)
        QVERIFY2(!touches(heaps[heap - 1], heaps[heap]), "two heaps overlap");

    std::vector<Count> inHeaps(position.heaps.size(), 0);
    std::vector<double> tops(position.heaps.size(), figure.size.height());
    Count taken[2] = {0, 0};
    std::vector<QRectF> labels;
    // The number of stones of a bar is the number on the label below it.
    const auto stonesOf = [&](const Piece& piece) {
        for (std::size_t i = 0; isBlock(piece) && i < poses.size(); ++i) {
            if (figure.pieces[i].heap == piece.heap && figure.pieces[i].objectName.startsWith(QLatin1String("size")))
                return Count{poses[i].text.toULongLong()};
        }
        return piece.weight;
    };
    for (std::size_t i = 0; i < poses.size(); ++i) {
        const Piece& piece = figure.pieces[i];
        const Pose& pose = poses[i];
        const QRectF rect = pose.rect();
        QVERIFY2(QRectF({0, 0}, figure.size).adjusted(-0.5, -0.5, 0.5, 0.5).contains(rect) || rect.isEmpty(),
                 qPrintable(QStringLiteral("piece %1 of kind %2 at (%3, %4) leaves a board of %5 × %6 in scene %7")
                                .arg(i).arg(int(piece.kind)).arg(pose.x).arg(pose.y)
                                .arg(figure.size.width()).arg(figure.size.height()).arg(ply)));
        if (piece.kind == PieceKind::Stone && pose.tone == Tone::Taken) {
            taken[pose.y > figure.size.height() / 2] += piece.weight;
        } else if (piece.kind == PieceKind::Stone && pose.opacity > 0) {
            const auto ground = std::ranges::find_if(heaps, [&](const QRectF& one) { return one.contains(rect); });
            QVERIFY2(ground != heaps.end(), "a stone stands in no heap");
            const auto heap = static_cast<std::size_t>(ground - heaps.begin());
            inHeaps[heap] += stonesOf(piece);
            tops[heap] = std::min(tops[heap], rect.top());
        }
        if (piece.kind == PieceKind::Label && pose.opacity > 0 && !pose.text.isEmpty())
            labels.push_back(rect);
    }
    QCOMPARE(inHeaps, position.heaps);
    // The highlight behind a heap ends a little above its stones, because a stone may be raised. The cells of a long list
    // are an exception.
    const bool isList = std::ranges::any_of(figure.pieces, [](const Piece& piece) { return piece.kind == PieceKind::Band && piece.index < 0; });
    for (std::size_t heap = 0; !isList && heap < heaps.size(); ++heap)
        QVERIFY2(position.heaps[heap] == 0 || heaps[heap].top() >= tops[heap] - 24 - 0.16 * 100,
                 qPrintable(QStringLiteral("the highlight of heap %1 of %2 begins at %3, too far above its stones at %4")
                                .arg(heap + 1).arg(position.heaps[heap])
                                .arg(heaps[heap].top()).arg(tops[heap])));

    Count expected[2] = {0, 0};
    for (std::size_t move = 0; move < ply; ++move) {
        Count& side = expected[played.record.sideOfMove(move) == Side::Person];
        side += played.record.moves()[move].move.taken;
        for (const Take& take : played.record.moves()[move].move.also)
            side += take.taken;
    }
    QCOMPARE(taken[0], expected[0]);
    QCOMPARE(taken[1], expected[1]);

    for (std::size_t i = 0; i < labels.size(); ++i) {
        for (std::size_t j = i + 1; j < labels.size(); ++j)
            QVERIFY2(!touches(labels[i], labels[j]), qPrintable(QStringLiteral("the labels %1 and %2 overlap").arg(i).arg(j)));
    }
    std::vector<QRectF> standing;
    for (std::size_t i = 0; i < poses.size(); ++i) {
        if (figure.pieces[i].kind == PieceKind::Stone && poses[i].opacity > 0 && poses[i].tone != Tone::Taken)
            standing.push_back(poses[i].rect());
    }
    for (std::size_t i = 0; i < standing.size(); ++i) {
        for (const QRectF& label : labels)
            QVERIFY2(!touches(standing[i], label), "a stone lies under a label");
        for (std::size_t j = i + 1; j < standing.size(); ++j)
            QVERIFY2(!touches(standing[i], standing[j]), "two stones overlap");
    }
}

void TestHeapsBoard::check(const Played& played)
{
    const Choreography& figure = played.board.choreography();
    QCOMPARE(figure.scenes.size(), played.record.moves().size() + 1);
    QCOMPARE(figure.durations.size(), figure.scenes.size());
    QVERIFY(figure.size.width() >= played.room.size.width() && figure.size.height() >= played.room.size.height());
    for (std::size_t ply = 0; ply < figure.scenes.size(); ++ply) {
        checkScene(played, ply);
        if (QTest::currentTestFailed())
            return;
    }
}

void TestHeapsBoard::everyPositionPassesTheBoardChecks_data()
{
    QTest::addColumn<QList<quint64>>("heaps");
    QTest::newRow("one stone") << QList<quint64>{1};
    QTest::newRow("no stones") << QList<quint64>{0};
    QTest::newRow("three heaps") << QList<quint64>{3, 4, 5};
    QTest::newRow("a heap of forty") << QList<quint64>{40};
    QTest::newRow("the textbook's position") << QList<quint64>{42, 27, 19, 10};
    QTest::newRow("twelve small heaps") << QList<quint64>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
    QTest::newRow("twelve heaps of forty") << QList<quint64>(12, 40);
    QTest::newRow("an empty heap between other heaps") << QList<quint64>{5, 0, 3};
    QTest::newRow("a bar beside stones") << QList<quint64>{1000000, 5, 1};
    QTest::newRow("two largest heaps") << QList<quint64>(2, maxCount);
}

void TestHeapsBoard::everyPositionPassesTheBoardChecks()
{
    QFETCH(QList<quint64>, heaps);
    for (const QSizeF& room : rooms()) {
        for (const double textScale : {1.0, 1.5, 2.0}) {
            check(boardOf(randomGame(nim(heaps), 7, 12), room, textScale));
            if (QTest::currentTestFailed())
                return;
        }
    }
}

void TestHeapsBoard::barsAreToScaleOrHaveABreakMark_data()
{
    QTest::addColumn<QList<quint64>>("heaps");
    QTest::addColumn<QList<int>>("shortened");
    QTest::newRow("bars of similar sizes") << QList<quint64>{1000, 2000, 1500} << QList<int>{};
    QTest::newRow("one bar beside stones") << QList<quint64>{1000000, 5, 1} << QList<int>{};
    QTest::newRow("a small heap beside a huge heap") << QList<quint64>{1000000, 400} << QList<int>{0};
    QTest::newRow("two large heaps and a small heap") << QList<quint64>{maxCount / 4, 301, maxCount / 2} << QList<int>{0, 2};
}

/// All bars without a break mark have the same height per stone.
void TestHeapsBoard::barsAreToScaleOrHaveABreakMark()
{
    QFETCH(QList<quint64>, heaps);
    QFETCH(QList<int>, shortened);
    for (const QSizeF& room : rooms()) {
        const Played played = boardOf(play::Record(nim(heaps)), room, 1);
        const Choreography& figure = played.board.choreography();
        QList<int> found;
        std::vector<double> units;
        for (int heap = 0; heap < heaps.size(); ++heap) {
            double height = 0;
            bool isShortened = false;
            for (std::size_t piece = 0; piece < figure.pieces.size(); ++piece) {
                const Piece& one = figure.pieces[piece];
                const Pose& pose = figure.scenes.front()[piece];
                if (pose.opacity == 0)
                    continue;
                height += one.kind == PieceKind::Stone && one.heap == heap && one.index < 0 ? pose.height : 0;
                isShortened = isShortened || one.objectName == QStringLiteral("tear%1-1").arg(heap + 1);
            }
            if (isShortened)
                found << heap;
            else if (height > 0)
                units.push_back(height / static_cast<double>(heaps[heap]));
        }
        QCOMPARE(found, shortened);
        QVERIFY(!units.empty());
        QVERIFY(std::ranges::max(units) / std::ranges::min(units) < 1.15);
    }
}

void TestHeapsBoard::randomHeapsPassTheBoardChecks()
{
    const int games = tests::count(30, 2000);
    std::size_t scenes = 0;
    for (int game = 0; game < games; ++game) {
        Chance chance(static_cast<Seed>(game));
        QList<quint64> start;
        const auto count = chance.between(1, 24);
        for (std::uint64_t heap = 0; heap < count; ++heap)
            start.push_back(chance.below(8) == 0 ? chance.below(maxCount / 24) : chance.below(30));
        const QSizeF room(static_cast<double>(chance.between(480, 1800)), static_cast<double>(chance.between(250, 1100)));
        const Played played = boardOf(randomGame(nim(start), static_cast<Seed>(game), 20), room,
                                      1 + static_cast<double>(chance.below(11)) / 10);
        check(played);
        scenes += played.board.choreography().scenes.size();
        QVERIFY2(!QTest::currentTestFailed(), qPrintable(QStringLiteral("game %1 fails the checks").arg(game)));
    }
    qInfo("checked %d games with %d scenes", static_cast<int>(games), static_cast<int>(scenes));
}

void TestHeapsBoard::randomGamesPassTheBoardChecks_data()
{
    QTest::addColumn<QString>("position");
    for (const char* position : positions())
        QTest::newRow(position) << QString::fromLatin1(position);
}

void TestHeapsBoard::randomGamesPassTheBoardChecks()
{
    QFETCH(QString, position);
    const GameSum start = gameSumOf(position);
    std::size_t scenes = 0;
    for (const QSizeF& room : rooms()) {
        for (int game = 0; game < tests::count(2, 30); ++game) {
            const Played played = boardOf(randomGame(start, static_cast<Seed>(game), 40), room, game % 2 == 0 ? 1 : 1.7);
            check(played);
            scenes += played.board.choreography().scenes.size();
            if (QTest::currentTestFailed())
                return;
        }
    }
    qInfo("checked %d scenes", static_cast<int>(scenes));
}

void TestHeapsBoard::aMoveChangesNoEarlierScene()
{
    play::Record record({{7, 11, 13}});
    const QSizeF room(900, 700);
    Choreography before = boardOf(record, room, 1).board.choreography();
    for (const Move& move : {Move{0, 3}, Move{1, 11}, Move{2, 1}, Move{2, 12}}) {
        record.play(move);
        const Choreography after = boardOf(record, room, 1).board.choreography();
        QVERIFY(after.pieces == before.pieces);
        for (std::size_t scene = 0; scene < before.scenes.size(); ++scene)
            QVERIFY(after.scenes[scene] == before.scenes[scene]);
        before = after;
    }
    // Undone moves keep their scenes, so stepping back plays the same animation in reverse.
    record.goTo(1);
    QVERIFY(boardOf(record, room, 1).board.choreography().scenes == before.scenes);
}

void TestHeapsBoard::noPieceJumpsBetweenScenes()
{
    for (const char* position : {"nim:9,5,14", "lasker-nim:9,14", "grundy-game:18"}) {
        const Played played = boardOf(randomGame(gameSumOf(QString::fromLatin1(position)), 3, 30), {900, 700}, 1);
        const Choreography& board = played.board.choreography();
        const double step = 1.0 / 256;
        const double farthest = std::hypot(board.size.width(), board.size.height()) * step * 4;
        for (int piece = 0; piece < board.pieceCount(); ++piece) {
            if (!isStone(board.pieces[static_cast<std::size_t>(piece)]))
                continue;
            Pose last = poseAt(board, piece, 0);
            for (double at = step; at <= board.sceneCount() - 1; at += step) {
                const Pose pose = poseAt(board, piece, at);
                QVERIFY(std::hypot(pose.x - last.x, pose.y - last.y) <= farthest);
                QVERIFY(pose.opacity == 1);
                last = pose;
            }
        }
    }
}

void TestHeapsBoard::tooLargeHeapsAreDrawnAsBars()
{
    const Played played = boardOf(play::Record({{maxCount, 12, maxDrawnStones + 1}}), {900, 700}, 1);
    const auto& pieces = played.board.choreography().pieces;
    QCOMPARE(std::ranges::count_if(pieces, isBlock), 2);
    QCOMPARE(std::ranges::count_if(pieces, isStone), 12);
}

void TestHeapsBoard::largeTextNeverTurnsStonesIntoBars()
{
    const Played played = boardOf(play::Record({std::vector<Count>(12, 3)}), {480, 250}, 2);
    QCOMPARE(std::ranges::count_if(played.board.choreography().pieces, isBlock), 0);
    check(played);
}

void TestHeapsBoard::aBoardWithSomeOfTheScenesLooksLikeTheWholeBoard()
{
    for (const char* position : {"nim:30,40,50", "nim:1000000,12,900", "moore-nim(2):30,7,900"}) {
        const play::Record record = randomGame(gameSumOf(QString::fromLatin1(position)), 5, 60);
        const std::size_t moves = record.moves().size();
        const BoardRoom room{{900, 700}, 1, 1, false, QStringLiteral("You"), QStringLiteral("Computer")};
        const Board whole(record, room, {0, moves});
        const Board window(record, room, {moves / 2, moves});
        // Stones have the same positions on both boards, and the pieces of both boards stand for the same number of stones.
        const auto standing = [](const Choreography& figure, std::size_t scene) {
            std::vector<std::pair<QString, QPointF>> found;
            for (std::size_t i = 0; i < figure.pieces.size(); ++i) {
                const Pose& pose = figure.scenes[scene][i];
                if (isStone(figure.pieces[i]))
                    found.emplace_back(figure.pieces[i].objectName, pose.tone == Tone::Taken ? QPointF() : QPointF(pose.x, pose.y));
            }
            return found;
        };
        for (std::size_t ply = moves / 2; ply <= moves; ++ply)
            QVERIFY(standing(whole.choreography(), ply) == standing(window.choreography(), ply - moves / 2));
        Count weights[2] = {0, 0};
        for (const Piece& piece : whole.choreography().pieces)
            weights[0] += piece.weight;
        for (const Piece& piece : window.choreography().pieces)
            weights[1] += piece.weight;
        QCOMPARE(weights[1], weights[0]);
    }
}

/// When a move takes half of the stones of a bar, the bar becomes half as high, and its foot stays.
void TestHeapsBoard::aBarIsAsLongAsItsNumber()
{
    play::Record record(gameSumOf(QStringLiteral("nim:1000000,12,9")));
    record.play(Move{0, 500'000});
    const Played played = boardOf(record, {900, 700}, 1);
    const Pose* const whole = poseOf(played.board, 0, QStringLiteral("bar1"));
    const Pose* const half = poseOf(played.board, 1, QStringLiteral("bar1"));
    QVERIFY(whole && half);
    QVERIFY2(std::abs(half->rect().height() - whole->rect().height() / 2) < 1, qPrintable(QString::number(half->rect().height())));
    QVERIFY(std::abs(half->rect().bottom() - whole->rect().bottom()) < 0.5);
}

void TestHeapsBoard::theLanguageChangesOnlyTheWords()
{
    const play::Record record = randomGame(gameSumOf(QStringLiteral("lasker-nim:3,4,5")), 5, 4);
    const Choreography english = boardOf(record, {900, 700}, 1).board.choreography();
    QTranslator translator;
    QVERIFY(loadCatalogue(translator, QStringLiteral("zh_CN")));
    QCoreApplication::installTranslator(&translator);
    const Choreography chinese = boardOf(record, {900, 700}, 1).board.choreography();
    QCoreApplication::removeTranslator(&translator);

    QVERIFY(english.pieces == chinese.pieces);
    QCOMPARE(english.sceneCount(), chinese.sceneCount());
    QStringList words;
    for (const Pose& pose : chinese.scenes.front())
        words.push_back(pose.text);
    QVERIFY(words.contains(QStringLiteral("第 1 堆")));
    QVERIFY(!words.contains(QStringLiteral("Heap 1")));
}

NIMSTONE_TEST(TestHeapsBoard)
#include "tst_heaps_board.moc"
