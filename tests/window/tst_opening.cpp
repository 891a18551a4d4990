// The window opens in the right place: fully on the screen, for any screen, and as it was when it was closed.
#include <QFile>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QScreen>
#include <QTest>

#include "app/start/window.h"
#include "app/storage/preferences.h"
#include "tests/e2e/profile.h"
#include "tests/program.h"
#include "tests/window/opened.h"

using namespace nimstone;

class TestOpening : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void theWindowFitsTheScreen();
    void theWindowOpensAsItWasClosed();
    void theOptionsDecideTheFirstPage_data();
    void theOptionsDecideTheFirstPage();
    void theLastProofIsResumed();
};

void TestOpening::cleanup()
{
    QFile::remove(QString::fromLocal8Bit(qgetenv("XDG_STATE_HOME")) + QStringLiteral("/nimstone/state.ini"));
}

/// The screen of the offscreen platform is 800 × 800 pixels, smaller than the preferred size of the window.
void TestOpening::theWindowFitsTheScreen()
{
    const QSize room = QGuiApplication::primaryScreen()->availableSize();
    QVERIFY(room.width() < 960);
    Window window({});
    QVERIFY(QTest::qWaitForWindowExposed(window.window(), tests::patience));
    QVERIFY2(window.window()->width() <= room.width(),
             qPrintable(QStringLiteral("the window is %1 pixels wide").arg(window.window()->width())));
    // The window needs room for a title bar above it.
    QVERIFY2(window.window()->height() < room.height(),
             qPrintable(QStringLiteral("the window is %1 pixels high").arg(window.window()->height())));
    QVERIFY(window.window()->minimumWidth() <= room.width());
}

void TestOpening::theWindowOpensAsItWasClosed()
{
    const QRect place(10, 60, 790, 700);
    {
        Window window({});
        QVERIFY(QTest::qWaitForWindowExposed(window.window(), tests::patience));
        window.window()->setGeometry(place);
        window.window()->setProperty("page", QStringLiteral("practise"));
        window.window()->close();
    }
    Window window({});
    QVERIFY(QTest::qWaitForWindowExposed(window.window(), tests::patience));
    QCOMPARE(window.window()->geometry(), place);
    QCOMPARE(window.window()->property("page").toString(), QStringLiteral("practise"));
}

void TestOpening::theOptionsDecideTheFirstPage_data()
{
    QTest::addColumn<QString>("last");
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("page");
    const QString nothing;
    QTest::newRow("the first run") << nothing << nothing << nothing << QStringLiteral("home");
    QTest::newRow("the last page") << QStringLiteral("prove") << nothing << nothing << QStringLiteral("prove");
    QTest::newRow("an unknown last page") << QStringLiteral("lessons") << nothing << nothing << QStringLiteral("home");
    QTest::newRow("a page by option") << QStringLiteral("prove") << QStringLiteral("settings") << nothing << QStringLiteral("settings");
    QTest::newRow("a position by option") << QStringLiteral("prove") << nothing << QStringLiteral("nim:1,2") << QStringLiteral("play");
}

void TestOpening::theOptionsDecideTheFirstPage()
{
    QFETCH(QString, last);
    QFETCH(QString, asked);
    QFETCH(QString, position);
    QFETCH(QString, page);
    Preferences().setLastPage(last);
    Options options;
    options.page = asked;
    options.position = position;
    const Window window(options);
    QCOMPARE(window.window()->property("page").toString(), page);
}

void TestOpening::theLastProofIsResumed()
{
    const QString place = QStringLiteral("nim-lemma-2 3 - nim:6,2,1");
    {
        Preferences preferences;
        preferences.setLastPage(QStringLiteral("prove"));
        preferences.setLastProof(place);
    }
    Window window({});
    const QQuickItem* const page = tests::openPage(window.window(), QStringLiteral("prove"));
    QVERIFY(page);
    QCOMPARE(page->property("place").toString(), place);
}

NIMSTONE_TEST_RUN(TestOpening, &nimstone::tests::runInProfile<TestOpening>)

#include "tst_opening.moc"
