// Uses the whole program by real mouse and key events: plays a game of Nim to its end, and steps through a proof to its end and
// back. The language is switched meanwhile, also during an animation.
#include <QQmlProperty>
#include <QTest>
#include <functional>
#include <optional>
#include <vector>

#include "app/start/window.h"
#include "app/viewmodels/play/play_shown.h"
#include "app/viewmodels/prove/prove_words.h"
#include "app/viewmodels/shell/shell.h"
#include "core/notation/notation.h"
#include "core/play/opponents/opponent.h"
#include "tests/e2e/driver.h"
#include "tests/e2e/profile.h"
#include "tests/program.h"

using namespace nimstone;
using nimstone::tests::part;

/// Pauses each animation of a player as soon as it starts, until the test releases it.
class HeldPlayer : public QObject {
    Q_OBJECT

public:
    explicit HeldPlayer(QObject* player) : m_player(player)
    {
        connect(player, SIGNAL(runningChanged()), this, SLOT(hold()));
    }

    bool running() const { return m_player->property("running").toBool(); }
    double target() const { return m_player->property("target").toDouble(); }
    double position() const { return stage()->property("position").toDouble(); }
    void moveTo(double position) { stage()->setProperty("position", position); }
    /// Returns the rectangle of each piece on the stage.
    std::vector<QRectF> places() const
    {
        std::vector<QRectF> places;
        collect(qobject_cast<QQuickItem*>(stage()), places);
        return places;
    }
    bool letGo()
    {
        disconnect(m_player, nullptr, this, nullptr);
        return QMetaObject::invokeMethod(travel(), "resume");
    }

private Q_SLOTS:
    void hold()
    {
        if (running() && !travel()->property("paused").toBool())
            QMetaObject::invokeMethod(travel(), "pause");
    }

private:
    static void collect(const QQuickItem* item, std::vector<QRectF>& places)
    {
        if (item->inherits("nimstone::StagePiece"))
            places.emplace_back(item->position(), item->size());
        for (const QQuickItem* child : item->childItems())
            collect(child, places);
    }
    QObject* stage() const { return m_player->property("stage").value<QObject*>(); }
    QObject* travel() const { return m_player->property("travel").value<QObject*>(); }

    QObject* m_player;
};

class TestNim : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aGameOfNimIsPlayedToItsEnd_data();
    void aGameOfNimIsPlayedToItsEnd();
    void aProofIsSteppedToItsEndAndBack();

private:
    /// Switches the language while pieces are between two scenes, and checks that the switch does not move the pieces.
    static void switchLanguageOnTheWay(Window& window, HeldPlayer& held, double from, double to,
                                       const std::function<bool()>& press);
    static QQuickItem* stone(QQuickItem* item, int heap, int rank);
    static void pickByMouse(tests::Driver& driver, QQuickItem* board, const Move& move, Count size);
    static void pickByKeys(tests::Driver& driver, const QObject* session, const Move& move);
};

namespace {

Position shown(const QObject* session)
{
    return *parsePosition(session->property("shown").value<PlayShown>().position.toStdString());
}

bool yourTurn(const QObject* session)
{
    return session->property("shown").value<PlayShown>().turn == 0;
}

bool over(const QObject* session)
{
    return session->property("shown").value<PlayShown>().turn == 2;
}

}  // namespace

QQuickItem* TestNim::stone(QQuickItem* item, int heap, int rank)
{
    if (item->inherits("nimstone::StagePiece") && item->isVisible() && item->property("kind").toInt() == 0
        && item->property("heap").toInt() == heap && item->property("rank").toInt() == rank)
        return item;
    for (QQuickItem* child : item->childItems()) {
        if (QQuickItem* found = stone(child, heap, rank))
            return found;
    }
    return nullptr;
}

void TestNim::pickByMouse(tests::Driver& driver, QQuickItem* board, const Move& move, Count size)
{
    // A click picks a stone and all stones above it; ranks count from the bottom.
    QQuickItem* lowest = stone(board, static_cast<int>(move.heap), static_cast<int>(size - move.taken));
    QVERIFY(lowest);
    QVERIFY(driver.clickAt(lowest, QPointF(lowest->width() / 2, lowest->height() / 2)));
}

void TestNim::pickByKeys(tests::Driver& driver, const QObject* session, const Move& move)
{
    for (int presses = 0; session->property("picked").value<PlayPick>().heap != static_cast<int>(move.heap); ++presses) {
        QVERIFY2(presses < 8, "the arrow key does not reach the heap");
        const int before = session->property("picked").value<PlayPick>().heap;
        QVERIFY(driver.press(QStringLiteral("Right")));
        QTRY_VERIFY(session->property("picked").value<PlayPick>().heap != before);
    }
    QVERIFY(driver.press(QString::number(move.taken)));
}

void TestNim::switchLanguageOnTheWay(Window& window, HeldPlayer& held, double from, double to,
                                     const std::function<bool()>& press)
{
    QVERIFY(held.running());
    const double middle = from + 0.4 * (to - from);
    held.moveTo(from);
    const auto home = held.places();
    held.moveTo(to);
    const auto goal = held.places();
    held.moveTo(middle);
    const auto between = held.places();
    QCOMPARE(home.size(), between.size());
    std::size_t traveler = 0;
    while (traveler < between.size()
           && (between[traveler] == home[traveler] || between[traveler] == goal[traveler]))
        ++traveler;
    QVERIFY2(traveler < between.size(), "no piece is moving");

    const QString before = window.shell()->language();
    QVERIFY(press());
    QTRY_VERIFY(window.shell()->language() != before);
    QVERIFY(held.running());
    QCOMPARE(held.position(), middle);
    const auto now = held.places();
    // The widths of texts have changed, but the moving piece is still between its place before the move and its place after it.
    held.moveTo(from);
    QVERIFY(held.places()[traveler] != now[traveler]);
    held.moveTo(to);
    QVERIFY(held.places()[traveler] != now[traveler]);
    held.moveTo(middle);
    QCOMPARE(held.places()[traveler], now[traveler]);
    QVERIFY(held.letGo());
}

void TestNim::aGameOfNimIsPlayedToItsEnd_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<bool>("won");
    QTest::newRow("a won position, played by the theorem") << QStringLiteral("nim:3,4,5") << true;
    QTest::newRow("a lost position, played to the end") << QStringLiteral("nim:1,4,5") << false;
}

void TestNim::aGameOfNimIsPlayedToItsEnd()
{
    QFETCH(QString, position);
    QFETCH(bool, won);
    Options options;
    options.page = QStringLiteral("play");
    options.position = position;
    options.language = QStringLiteral("en");
    Window window(options);
    window.shell()->preferences()->setOpponentPace(QStringLiteral("fast"));
    tests::Driver driver(window.window());
    QQuickItem* play = driver.showPage(QStringLiteral("play"));
    QVERIFY(play);
    QObject* session = part(play, "session");
    QTRY_COMPARE(session->property("shown").value<PlayShown>().position, position);

    const QObject* hints = session->property("hints").value<QObject*>();
    QVERIFY(driver.press(QStringLiteral("h")));
    QTRY_COMPARE(hints->property("count").toInt(), 1);

    int turns = 0;
    while (!over(session)) {
        QTRY_VERIFY(yourTurn(session) && !play->property("busy").toBool());
        const Position before = shown(session);
        const Move move = *play::perfectMove(before, 1);
        const bool byMouse = turns % 2 == 0;
        if (byMouse)
            pickByMouse(driver, driver.item(QStringLiteral("board")), move, before.heaps[move.heap]);
        else
            pickByKeys(driver, session, move);
        QTRY_COMPARE(session->property("picked").value<PlayPick>().amount, QString::number(move.taken));
        QCOMPARE(shown(session), before);
        const int ply = session->property("shown").value<PlayShown>().ply;
        std::optional<HeldPlayer> held;
        // The pause is an hour, so that the computer does not answer meanwhile. Setting it replaces the page's binding.
        const QVariant pause = session->property("pause");
        if (turns == 0) {
            held.emplace(part(play, "player"));
            QQmlProperty::write(session, QStringLiteral("pause"), 3'600'000);
        }
        QVERIFY(byMouse ? driver.click(QStringLiteral("playTake")) : driver.press(QStringLiteral("Return")));
        QTRY_VERIFY(session->property("shown").value<PlayShown>().ply > ply);
        if (turns == 0) {
            const QString headline = session->property("words").value<PlayWords>().headline;
            switchLanguageOnTheWay(window, *held, ply, ply + 1,
                                   [&driver] { return driver.press(QStringLiteral("ctrl+l")); });
            if (QTest::currentTestFailed())
                return;
            QVERIFY(session->property("words").value<PlayWords>().headline != headline);
            QCOMPARE(session->property("shown").value<PlayShown>().ply, ply + 1);
            QQmlProperty::write(session, QStringLiteral("pause"), pause);
        }
        ++turns;
        QTRY_VERIFY(over(session) || (yourTurn(session) && !play->property("busy").toBool()));
    }
    QCOMPARE(session->property("shown").value<PlayShown>().won, won);
    QCOMPARE(totalStones(shown(session)).stones, Count{0});
    qInfo("the person made %d turns; the game had %d moves", turns, session->property("shown").value<PlayShown>().ply);

    for (int presses = 0; session->property("shown").value<PlayShown>().ply > 0; ++presses) {
        QVERIFY2(presses < 20, "undo does not reach the start");
        const int ply = session->property("shown").value<PlayShown>().ply;
        QVERIFY(driver.press(QStringLiteral("ctrl+z")));
        QTRY_VERIFY(session->property("shown").value<PlayShown>().ply < ply);
    }
    QCOMPARE(session->property("shown").value<PlayShown>().position, position);
}

void TestNim::aProofIsSteppedToItsEndAndBack()
{
    Options options;
    options.page = QStringLiteral("prove");
    options.position = QStringLiteral("nim:42,27,19,10");
    options.language = QStringLiteral("en");
    Window window(options);
    tests::Driver driver(window.window());
    QQuickItem* prove = driver.showPage(QStringLiteral("prove"));
    QVERIFY(prove);
    QObject* session = part(prove, "session");
    const QObject* player = part(prove, "player");
    QTRY_COMPARE(session->property("stepCount").toInt(), 6);
    QCOMPARE(session->property("step").toInt(), 0);

    // In this step pieces move; in the other steps they are only highlighted.
    const int halfWay = 5;
    for (int step = 1; step <= 6; ++step) {
        std::optional<HeldPlayer> held;
        if (step == halfWay) {
            QTRY_VERIFY(!prove->property("busy").toBool());
            held.emplace(part(prove, "player"));
        }
        const double from = player->property("target").toDouble();
        // The test presses keys and clicks buttons in turn.
        QVERIFY(step % 2 ? driver.press(QStringLiteral("Right")) : driver.click(QStringLiteral("proveNext")));
        QTRY_COMPARE(session->property("step").toInt(), step);
        if (step == halfWay) {
            const QString spoken = session->property("words").value<ProveWords>().spokenStep;
            const double target = player->property("target").toDouble();
            switchLanguageOnTheWay(window, *held, from, target,
                                   [&driver] { return driver.click(QStringLiteral("railLanguage")); });
            if (QTest::currentTestFailed())
                return;
            QCOMPARE(session->property("step").toInt(), step);
            QCOMPARE(player->property("target").toDouble(), target);
            QVERIFY(session->property("words").value<ProveWords>().spokenStep != spoken);
        }
    }
    QTRY_VERIFY(!prove->property("busy").toBool());
    const double end = player->property("target").toDouble();
    for (int step = 5; step >= 0; --step) {
        QVERIFY(step % 2 ? driver.press(QStringLiteral("Left")) : driver.click(QStringLiteral("proveBack")));
        QTRY_COMPARE(session->property("step").toInt(), step);
    }
    QTRY_VERIFY(!prove->property("busy").toBool());
    QVERIFY(end > 0);
    QCOMPARE(player->property("target").toDouble(), 0.0);
}

NIMSTONE_TEST_RUN(TestNim, &nimstone::tests::runInProfile<TestNim>)

#include "tst_nim.moc"
