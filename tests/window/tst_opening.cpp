// How the window opens: whole on the screen, whatever the screen.
#include <QGuiApplication>
#include <QQuickWindow>
#include <QScreen>
#include <QTest>

#include "app/start/window.h"
#include "tests/e2e/profile.h"
#include "tests/program.h"

using namespace nimstone;

class TestOpening : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fitsTheScreen();
};

/// That of the offscreen platform has 800 × 800 points, less than the window likes to have.
void TestOpening::fitsTheScreen()
{
    const QSize room = QGuiApplication::primaryScreen()->availableSize();
    QVERIFY(room.width() < 960);
    Window window({});
    QVERIFY(QTest::qWaitForWindowExposed(window.window()));
    QVERIFY2(window.window()->width() <= room.width(), qPrintable(QString::number(window.window()->width())));
    // A title stands above it.
    QVERIFY2(window.window()->height() < room.height(), qPrintable(QString::number(window.window()->height())));
    QVERIFY(window.window()->minimumWidth() <= room.width());
}

NIMSTONE_TEST_RUN(TestOpening, &nimstone::tests::runInProfile<TestOpening>)

#include "tst_opening.moc"
