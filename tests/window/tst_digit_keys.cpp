// Tests digit shortcuts on a keyboard that needs Shift for digits: the French digit row is typed by its scan codes.
#include <QKeyEvent>
#include <QQuickWindow>
#include <QTest>
#include <memory>

#include "app/start/digit_keys.h"
#include "app/start/window.h"
#include "app/viewmodels/play/play_shown.h"
#include "app/viewmodels/practise/exercise/answer_input.h"
#include "tests/e2e/profile.h"
#include "tests/program.h"
#include "tests/window/opened.h"

using namespace nimstone;
using tests::itemNamed;
using tests::openPage;

class TestDigitKeys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();

    void aKeyOfTheDigitRowPicksAHeap_data();
    void aKeyOfTheDigitRowPicksAHeap();
    void keysOfTheDigitRowActivateShortcuts();
    void keysOfTheDigitRowSetTheAmountOnTheBoard();
    void keysOfTheDigitRowTypeTheirOwnCharacters();
    void onlyX11AndWaylandHaveKnownScanCodes_data();
    void onlyX11AndWaylandHaveKnownScanCodes();

private:
    /// Presses a key with the values that X11 reports.
    void press(quint32 scanCode, int key, const QString& text, Qt::KeyboardModifiers modifiers = {}, quint32 native = 0);
    QObject* practise(const char* skill, const QString& heaps);

    std::unique_ptr<Window> m_window;
};

void TestDigitKeys::initTestCase()
{
    Options options;
    options.language = QStringLiteral("en");
    options.page = QStringLiteral("home");
    m_window = std::make_unique<Window>(options);
    QVERIFY(m_window->window());
    // The window is wide enough to show the list of skills, whose shortcuts the test uses.
    m_window->window()->resize(1280, 800);
    m_window->window()->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window->window(), tests::patience));
    new DigitKeys(m_window->window());
}

void TestDigitKeys::cleanupTestCase()
{
    m_window.reset();
}

void TestDigitKeys::press(quint32 scanCode, int key, const QString& text, Qt::KeyboardModifiers modifiers, quint32 native)
{
    QKeyEvent event(QEvent::KeyPress, key, modifiers, scanCode, 0, native, text);
    QCoreApplication::sendEvent(m_window->window(), &event);
}

QObject* TestDigitKeys::practise(const char* skill, const QString& heaps)
{
    QQuickItem* const page = openPage(m_window->window(), QStringLiteral("practise"));
    if (!page)
        return nullptr;
    auto* const session = page->property("session").value<QObject*>();
    session->setProperty("skill", QString::fromLatin1(skill));
    QMetaObject::invokeMethod(page, "openPosition", Q_ARG(QString, heaps));
    return QTest::qWaitFor([page] { return page->property("settled").toBool(); }, tests::patience) ? session : nullptr;
}

void TestDigitKeys::aKeyOfTheDigitRowPicksAHeap_data()
{
    QTest::addColumn<quint32>("scanCode");
    QTest::addColumn<int>("key");
    QTest::addColumn<QString>("text");
    QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
    QTest::addColumn<quint32>("native");
    QTest::addColumn<int>("heap");
    const auto row = [](const char* name, quint32 code, int key, const char* text, Qt::KeyboardModifiers modifiers, quint32 native, int heap) {
        QTest::newRow(name) << code << key << QString::fromUtf8(text) << modifiers << native << heap;
    };
    row("the first key", 10, Qt::Key_Ampersand, "&", Qt::NoModifier, 0, 0);
    row("the second key", 11, Qt::Key_Eacute, "é", Qt::NoModifier, 0, 1);
    row("the third key", 12, Qt::Key_QuoteDbl, "\"", Qt::NoModifier, 0, 2);
    row("a key beyond the heaps", 15, Qt::Key_Minus, "-", Qt::NoModifier, 0, -1);
    row("a letter key", 24, Qt::Key_A, "a", Qt::NoModifier, 0, -1);
    row("a key with AltGr", 11, Qt::Key_AsciiTilde, "~", Qt::NoModifier, 0x80, -1);
    row("a key without a scan code", 0, Qt::Key_Ampersand, "&", Qt::NoModifier, 0, -1);
}

void TestDigitKeys::aKeyOfTheDigitRowPicksAHeap()
{
    QFETCH(quint32, scanCode);
    QFETCH(int, key);
    QFETCH(QString, text);
    QFETCH(Qt::KeyboardModifiers, modifiers);
    QFETCH(quint32, native);
    QFETCH(int, heap);
    QObject* const session = practise("eligible-heap", QStringLiteral("nim:12,9,3"));
    QVERIFY(session);
    press(scanCode, key, text, modifiers, native);
    QCOMPARE(session->property("answer").value<ShownInput>().heap, heap);
}

void TestDigitKeys::keysOfTheDigitRowActivateShortcuts()
{
    QObject* const session = practise("eligible-heap", QStringLiteral("nim:12,9,3"));
    QVERIFY(session);
    press(11, Qt::Key_Eacute, QStringLiteral("é"), Qt::AltModifier);
    QCOMPARE(session->property("skill").toString(), QStringLiteral("nim-sum"));
    press(10, Qt::Key_Ampersand, QStringLiteral("&"), Qt::ControlModifier);
    QCOMPARE(m_window->window()->property("page").toString(), QStringLiteral("play"));
}

void TestDigitKeys::keysOfTheDigitRowSetTheAmountOnTheBoard()
{
    QQuickItem* const page = openPage(m_window->window(), QStringLiteral("play"));
    QVERIFY(page);
    QMetaObject::invokeMethod(page, "openPosition", Q_ARG(QString, QStringLiteral("nim:9,9")));
    QQuickItem* const board = itemNamed(page, QStringLiteral("board"));
    QVERIFY(board);
    board->forceActiveFocus(Qt::TabFocusReason);
    QTRY_VERIFY(board->hasActiveFocus());
    auto* const session = page->property("session").value<QObject*>();
    QMetaObject::invokeMethod(session, "pickNext", Q_ARG(int, 1));
    // On this keyboard the minus sign is on the sixth key.
    press(15, Qt::Key_Minus, QStringLiteral("-"));
    QCOMPARE(session->property("picked").value<PlayPick>().amount, QStringLiteral("6"));
}

void TestDigitKeys::keysOfTheDigitRowTypeTheirOwnCharacters()
{
    QObject* const session = practise("nim-sum", QStringLiteral("nim:12,9,3"));
    QVERIFY(session);
    press(11, Qt::Key_Eacute, QStringLiteral("é"));
    QCOMPARE(session->property("answer").value<ShownInput>().number, QStringLiteral("é"));
}

void TestDigitKeys::onlyX11AndWaylandHaveKnownScanCodes_data()
{
    QTest::addColumn<QString>("platform");
    QTest::addColumn<bool>("known");
    QTest::newRow("X11") << QStringLiteral("xcb") << true;
    QTest::newRow("Wayland") << QStringLiteral("wayland") << true;
    QTest::newRow("Wayland with OpenGL") << QStringLiteral("wayland-egl") << true;
    QTest::newRow("a platform without known scan codes") << QStringLiteral("offscreen") << false;
}

void TestDigitKeys::onlyX11AndWaylandHaveKnownScanCodes()
{
    QFETCH(QString, platform);
    QFETCH(bool, known);
    QCOMPARE(DigitKeys::knows(platform), known);
}

NIMSTONE_TEST_RUN(TestDigitKeys, &nimstone::tests::runInProfile<TestDigitKeys>)

#include "tst_digit_keys.moc"
