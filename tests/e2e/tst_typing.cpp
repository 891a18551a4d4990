// Types into the position field by real keys, during a running game, and after a game with variations.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/start/window.h"
#include "app/viewmodels/play/play_session.h"
#include "app/viewmodels/shell/shell.h"
#include "core/sum/sum_notation.h"
#include "tests/e2e/driver.h"
#include "tests/e2e/profile.h"
#include "tests/program.h"

using namespace nimstone;
using nimstone::tests::part;

class TestTyping : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTypedPositionReplacesAGameWithVariations();
    void aTypedTextStaysWhileAWatchedGameGoesOn();
};

/// The program once crashed at these steps, because the list of variations was removed while the panel was laid out.
void TestTyping::aTypedPositionReplacesAGameWithVariations()
{
    QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("won.nimgame"));
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("nimstone-game 1\n2026-07-24T09:00:00Z\nperfect nim:2,1 first 1-1 1-1 2-1\nnim:2,1 first 2-1 1-2\n");
    file.close();

    Options options;
    options.page = QStringLiteral("play");
    options.language = QStringLiteral("en");
    Window window(options);
    tests::Driver driver(window.window());
    QQuickItem* play = driver.showPage(QStringLiteral("play"));
    QVERIFY(play);
    QObject* session = part(play, "session");
    const auto type = [&](const char* text) {
        return driver.click(QStringLiteral("playPosition")) && driver.press(QStringLiteral("ctrl+a"))
            && driver.type(QString::fromLatin1(text)) && driver.press(QStringLiteral("Return"));
    };
    for (int round = 0; round < 3; ++round) {
        bool opened = false;
        QVERIFY(QMetaObject::invokeMethod(session, "openFile", Q_RETURN_ARG(bool, opened), Q_ARG(QUrl, QUrl::fromLocalFile(name))));
        QVERIFY(opened);
        QTRY_VERIFY(driver.item(QStringLiteral("playLine0")));
        QVERIFY(type("foo"));
        QTRY_VERIFY(!session->property("words").value<PlayWords>().problem.isEmpty());
        QVERIFY(type("nim:3,4,5"));
        QTRY_COMPARE(session->property("shown").value<PlayShown>().position, QStringLiteral("nim:3,4,5"));
        QTRY_VERIFY(!driver.item(QStringLiteral("playLine0")));
        // The board has the keyboard focus.
        QVERIFY(driver.press(QStringLiteral("Right")));
        QTRY_VERIFY(session->property("picked").value<PlayPick>().there);
    }
}

void TestTyping::aTypedTextStaysWhileAWatchedGameGoesOn()
{
    Options options;
    options.page = QStringLiteral("play");
    options.language = QStringLiteral("en");
    Window window(options);
    window.shell()->preferences()->setOpponentPace(QStringLiteral("fast"));
    tests::Driver driver(window.window());
    QQuickItem* play = driver.showPage(QStringLiteral("play"));
    QVERIFY(play);
    QObject* session = part(play, "session");
    QVERIFY(driver.click(QStringLiteral("playPosition")));
    QVERIFY(driver.press(QStringLiteral("ctrl+a")));
    QVERIFY(driver.type(QStringLiteral("nim:9,8")));
    const QQuickItem* field = driver.item(QStringLiteral("playPosition"));
    QCOMPARE(field->property("text").toString(), QStringLiteral("nim:9,8"));
    bool opened = false;
    QVERIFY(QMetaObject::invokeMethod(session, "openPosition", Q_RETURN_ARG(bool, opened),
                                      Q_ARG(QString, QStringLiteral("perfect against perfect bash(1):40 first"))));
    QVERIFY(opened);
    QVERIFY(QMetaObject::invokeMethod(session, "setStopped", Q_ARG(bool, false)));
    QTRY_VERIFY(session->property("shown").value<PlayShown>().ply > 2);
    QCOMPARE(field->property("text").toString(), QStringLiteral("nim:9,8"));
    QVERIFY(driver.press(QStringLiteral("Return")));
    // Two computers play this game, too, so they may have made moves by now.
    QCOMPARE(QString::fromStdString(print(qobject_cast<PlaySession*>(session)->record().startSum())), QStringLiteral("nim:9,8"));
}

NIMSTONE_TEST_RUN(TestTyping, &nimstone::tests::runInProfile<TestTyping>)

#include "tst_typing.moc"
