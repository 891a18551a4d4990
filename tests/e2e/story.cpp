#include "tests/e2e/story.h"

#include <QSet>
#include <QTest>

#include "app/start/window.h"
#include "app/viewmodels/shell.h"
#include "core/play/choose_move.h"

namespace nimstone::tests {

namespace {

QQuickItem* playPage(const Driver& driver)
{
    const QQuickItem* loader = driver.item(QStringLiteral("page-play"));
    return loader ? loader->property("item").value<QQuickItem*>() : nullptr;
}

bool yourTurn(const QObject* session) { return session->property("turn").toInt() == 0; }
bool over(const QObject* session) { return session->property("turn").toInt() == 2; }

Table shown(const QObject* session)
{
    return *parseTable(session->property("position").toString().toStdString());
}

void askForHints(Driver& driver, const QObject* session)
{
    const QObject* hints = session->property("hints").value<QObject*>();
    QSet<QString> sentences;
    for (int rung = 1; rung <= 5; ++rung) {
        QVERIFY(driver.press(QStringLiteral("h")));
        QTRY_COMPARE(hints->property("count").toInt(), rung);
        QQuickItem* row = nullptr;
        QTRY_VERIFY(row = driver.item(QStringLiteral("playRung%1").arg(rung)));
        sentences.insert(row->property("sentence").toString());
    }
    QCOMPARE(sentences.size(), 5);
    QVERIFY(!sentences.contains(QString()));
}

void makeMove(Driver& driver, const QObject* session, const Story& story, int turn)
{
    const QString before = session->property("position").toString();
    const Table table = shown(session);
    const TableMove move = *play::chooseMove(play::perfect(), table, 1);
    const bool byMouse = turn % 2 == 0;
    QVERIFY2((byMouse ? story.byMouse : story.byKeys)(driver, table, move), print(move, table).c_str());
    QTRY_COMPARE(session->property("pickedMove").toString(), QString::fromStdString(print(move, table)));
    // Nothing is taken before it is confirmed.
    QCOMPARE(session->property("position").toString(), before);
    const int ply = session->property("ply").toInt();
    QVERIFY(byMouse ? driver.click(QStringLiteral("playTake")) : driver.press(QStringLiteral("Return")));
    QTRY_VERIFY(session->property("ply").toInt() > ply);
}

}  // namespace

void play(const Story& story)
{
    Options options;
    options.page = QStringLiteral("play");
    options.position = story.position;
    options.language = QStringLiteral("en");
    Window window(options);
    window.shell()->preferences()->setOpponentPace(QStringLiteral("fast"));
    Driver driver(window.window());
    QVERIFY(driver.showAndFocus());
    QTRY_VERIFY(playPage(driver));
    const QQuickItem* page = playPage(driver);
    const QObject* session = page->property("session").value<QObject*>();
    QTRY_COMPARE(session->property("position").toString(), story.position);
    QTRY_VERIFY(!page->property("busy").toBool());
    askForHints(driver, session);
    if (QTest::currentTestFailed())
        return;

    int turns = 0;
    while (!over(session)) {
        QTRY_VERIFY(yourTurn(session) && !page->property("busy").toBool());
        makeMove(driver, session, story, turns);
        if (QTest::currentTestFailed())
            return;
        if (turns++ == 0) {
            const QString position = session->property("position").toString();
            const QString name = session->property("gameName").toString();
            QVERIFY(driver.press(QStringLiteral("ctrl+l")));
            QTRY_COMPARE(window.shell()->language(), QStringLiteral("zh_CN"));
            QVERIFY(session->property("gameName").toString() != name);
            QVERIFY(session->property("ply").toInt() > 1 || session->property("position").toString() == position);
        }
        QTRY_VERIFY(over(session) || (yourTurn(session) && !page->property("busy").toBool()));
    }
    QCOMPARE(session->property("won").toBool(), story.won);
    QVERIFY(!shown(session).canMove());
    qInfo("%s: %d turns of the person, %d moves in all", qPrintable(story.position), turns, session->property("ply").toInt());

    for (int presses = 0; session->property("ply").toInt() > 0; ++presses) {
        QVERIFY2(presses < 40, "undo does not reach the start");
        const int ply = session->property("ply").toInt();
        QVERIFY(driver.press(QStringLiteral("ctrl+z")));
        QTRY_VERIFY(session->property("ply").toInt() < ply);
    }
    QCOMPARE(session->property("position").toString(), story.position);
}

bool clickInside(Driver& driver, const QString& item, double across, double down)
{
    QQuickItem* found = driver.item(item);
    return found && driver.clickAt(found, QPointF(across * found->width(), down * found->height()));
}

bool pickByKeys(Driver& driver, const Table&, const TableMove& move)
{
    const QObject* session = playPage(driver)->property("session").value<QObject*>();
    for (int presses = 0; session->property("pickedHeap").toInt() != static_cast<int>(move.move.heap); ++presses) {
        const int before = session->property("pickedHeap").toInt();
        if (presses == 8 || !driver.press(QStringLiteral("Right")))
            return false;
        if (!QTest::qWaitFor([&] { return session->property("pickedHeap").toInt() != before; }))
            return false;
    }
    for (const Take& also : move.move.also) {
        const QString before = session->property("pickedMove").toString();
        if (!driver.press(QStringLiteral("comma")))
            return false;
        if (!QTest::qWaitFor([&] { return session->property("pickedMove").toString() != before; }) && also.taken == 0)
            return false;
    }
    return driver.type(QString::number(move.move.taken));
}

}  // namespace nimstone::tests
