// Uses the Explore page by real keys and mouse events: a map is dragged, zoomed and explored by keys, and its position is played;
// the computation of a sequence is stopped while the language and the window's size change.
#include <QQmlProperty>
#include <QTest>
#include <cmath>

#include "app/start/window.h"
#include "app/viewmodels/play/play_shown.h"
#include "app/viewmodels/shell/shell.h"
#include "tests/e2e/driver.h"
#include "tests/e2e/profile.h"
#include "tests/program.h"

using namespace nimstone;
using nimstone::tests::part;

class TestExplore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keysMoveOnTheMapAndOpenThePosition();
    void theWheelZoomsAroundThePointer();
    void theComputationOfASequenceCanBeStopped();

private:
    /// Opens the page with its first view and types a position into its field.
    void show(const char* position);
    QString position() const { return part(m_page, "session")->property("position").toString(); }
    QObject* model() const { return part(part(m_page, "shown"), "model"); }
    /// Returns a property of `shown`, the sequence that the model shows.
    QVariant shown(const char* name) const { return QQmlProperty::read(model(), QStringLiteral("shown.") + QLatin1String(name)); }

    std::unique_ptr<Window> m_window;
    std::unique_ptr<tests::Driver> m_driver;
    QQuickItem* m_page = nullptr;
};

void TestExplore::init()
{
    Options options;
    options.page = QStringLiteral("explore");
    options.language = QStringLiteral("en");
    m_driver.reset();
    m_window = std::make_unique<Window>(options);
    m_window->window()->resize(1366, 768);
    m_driver = std::make_unique<tests::Driver>(m_window->window());
    m_page = m_driver->showPage(QStringLiteral("explore"));
    QVERIFY(m_page);
    QTRY_VERIFY(part(m_page, "shown"));
}

void TestExplore::show(const char* position)
{
    QVERIFY(m_driver->click(QStringLiteral("explorePosition")));
    QVERIFY(m_driver->press(QStringLiteral("ctrl+a")));
    QVERIFY(m_driver->type(QString::fromLatin1(position)));
    QVERIFY(m_driver->press(QStringLiteral("Return")));
    QTRY_COMPARE(this->position(), QString::fromLatin1(position));
    QTRY_VERIFY(!m_page->property("busy").toBool());
}

void TestExplore::keysMoveOnTheMapAndOpenThePosition()
{
    show("wythoff:20,9");
    // After the Return key was pressed, the cursor of the map has the keyboard focus.
    for (const char* key : {"Right", "Up", "Up", "Left", "Left"})
        QVERIFY(m_driver->press(QString::fromLatin1(key)));
    QTRY_COMPARE(position(), QStringLiteral("wythoff:19,11"));
    // Page Down goes to the next P-position of the row.
    QVERIFY(m_driver->press(QStringLiteral("Next")));
    QTRY_COMPARE(position(), QStringLiteral("wythoff:18,11"));
    QVERIFY(m_driver->press(QStringLiteral("Return")));
    QTRY_COMPARE(m_window->window()->property("page").toString(), QStringLiteral("play"));
    QQuickItem* play = nullptr;
    QTRY_VERIFY((play = m_driver->page(QStringLiteral("play"))));
    QTRY_COMPARE(part(play, "session")->property("shown").value<PlayShown>().position, QStringLiteral("wythoff:18,11"));
}

void TestExplore::theWheelZoomsAroundThePointer()
{
    show("wythoff:20,9");
    QQuickItem* const picture = m_driver->item(QStringLiteral("mapPicture"));
    QVERIFY(picture);
    const auto cell = [&] { return model()->property("cell").toDouble(); };
    const auto middle = [&] {
        QPoint at;
        QMetaObject::invokeMethod(model(), "cellAt", Q_RETURN_ARG(QPoint, at), Q_ARG(double, picture->width() / 2), Q_ARG(double, picture->height() / 2));
        return at;
    };
    QVERIFY(m_driver->press(QStringLiteral("1")));
    QTRY_COMPARE(cell(), 32.0);
    const QPoint before = middle();
    QVERIFY(m_driver->drag(QStringLiteral("mapPicture"), QPoint(-320, 96)));
    QTRY_COMPARE(middle() - before, QPoint(10, 3));
    QCOMPARE(position(), QStringLiteral("wythoff:20,9"));
    const QPoint held = middle();
    QVERIFY(m_driver->wheel(QStringLiteral("mapPicture"), -4));
    QTRY_VERIFY(std::abs(cell() - 32 * std::pow(1.2, 4)) < 1e-6);
    QCOMPARE(middle(), held);
    QVERIFY(m_driver->wheel(QStringLiteral("mapPicture"), 4));
    QTRY_VERIFY(std::abs(cell() - 32) < 1e-6);
    QVERIFY(m_driver->click(QStringLiteral("mapPicture")));
    QTRY_COMPARE(position(), QStringLiteral("wythoff:%1,%2").arg(held.x()).arg(held.y()));
}

void TestExplore::theComputationOfASequenceCanBeStopped()
{
    show("grundy-game:7");
    QVERIFY(m_driver->click(QStringLiteral("exploreView-sequence")));
    QTRY_VERIFY(m_driver->item(QStringLiteral("sequencePlot")));
    QTRY_VERIFY(!m_page->property("busy").toBool());
    model()->setProperty("wanted", 10'000'000);
    QTRY_VERIFY(shown("known").toInt() > 10'000);
    QVERIFY(shown("running").toBool());
    QVERIFY(m_driver->press(QStringLiteral("ctrl+l")));
    QTRY_COMPARE(m_window->shell()->language(), QStringLiteral("zh_CN"));
    m_window->window()->resize(960, 600);
    QTRY_VERIFY(m_page->width() < 960);
    QVERIFY(shown("running").toBool());
    QVERIFY(m_driver->click(QStringLiteral("sequenceHalt")));
    QTRY_VERIFY(!shown("running").toBool());
    const int known = shown("known").toInt();
    QVERIFY(shown("stopped").toBool());
    QVERIFY(known < 10'000'000);
    // The computed terms stay, and the cursor can move over them. A click to the right of the last term chooses
    // nothing.
    QVERIFY(m_driver->click(QStringLiteral("sequencePlot")));
    QCOMPARE(position(), QStringLiteral("grundy-game:7"));
    QVERIFY(m_driver->press(QStringLiteral("Left")));
    QTRY_COMPARE(model()->property("cursor").toInt(), 6);
    QCOMPARE(part(m_page, "session")->property("looked").toString(), QStringLiteral("grundy-game:6"));
    QCOMPARE(shown("known").toInt(), known);
}

NIMSTONE_TEST_RUN(TestExplore, &nimstone::tests::runInProfile<TestExplore>)

#include "tst_explore.moc"
