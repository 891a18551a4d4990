// Tests that tooltips are beside their control, inside the window. They cover no neighbor in a row, a column or a list, and no
// text that must stay readable. They disappear when the control is pressed.
#include <QQuickWindow>
#include <QTest>

#include "app/start/window.h"
#include "app/viewmodels/shell/shell.h"
#include "tests/counts.h"
#include "tests/e2e/profile.h"
#include "tests/program.h"
#include "tests/window/opened.h"

using namespace nimstone;
using tests::openPage;

namespace {

/// Collects the visible items that can be pressed or typed in.
void collect(QQuickItem* item, const QRectF& view, std::vector<QQuickItem*>& found)
{
    if (!item->isVisible())
        return;
    const QRectF place = item->mapRectToScene(item->boundingRect());
    if (item->activeFocusOnTab() && view.contains(place) && place.width() <= 480 && place.height() <= 480)
        found.push_back(item);
    for (QQuickItem* child : item->childItems())
        collect(child, item->clip() ? view.intersected(place) : view, found);
}

/// Collects the rectangles that no tooltip may cover: texts of a task, announced texts, and the text field with the focus.
void collectKept(const QQuickItem* item, const QRectF& view, std::vector<QRectF>& found)
{
    if (!item->isVisible())
        return;
    const QRectF place = item->mapRectToScene(item->boundingRect()).intersected(view);
    const auto parts = item->childItems();
    const bool isTold = item->metaObject()->indexOfProperty("lineCount") >= 0 && !item->property("text").toString().isEmpty()
        && std::any_of(parts.begin(), parts.end(), [](const QQuickItem* part) { return part->metaObject()->indexOfProperty("announcementKey") >= 0; });
    const bool isTyped = item->hasActiveFocus() && item->metaObject()->indexOfProperty("cursorPosition") >= 0;
    if (!place.isEmpty() && (isTold || isTyped || item->property("mustStayReadable").toBool()))
        found.push_back(place);
    for (const QQuickItem* part : parts)
        collectKept(part, item->clip() ? place : view, found);
}

bool isWithin(const QQuickItem* part, const QQuickItem* whole)
{
    for (; part; part = part->parentItem()) {
        if (part == whole)
            return true;
    }
    return false;
}

/// True if the control has an item that shows a tooltip.
bool hasTip(const QQuickItem* control)
{
    const auto parts = control->childItems();
    return std::any_of(parts.begin(), parts.end(), [](const QQuickItem* part) {
        return part->metaObject()->indexOfProperty("words") >= 0 && part->metaObject()->indexOfProperty("shown") >= 0
            && !part->property("text").toString().isEmpty();
    });
}

/// The visible tooltip; the test opens no other popup.
const QQuickItem* shownTip(const QQuickItem* item)
{
    if (!item->isVisible())
        return nullptr;
    if (item->inherits("QQuickPopupItem"))
        return item->opacity() == 1 ? item : nullptr;
    for (const QQuickItem* child : item->childItems()) {
        if (const QQuickItem* tip = shownTip(child))
            return tip;
    }
    return nullptr;
}

}  // namespace

class TestTips : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tooltipsCoverNoNeighbor_data();
    void tooltipsCoverNoNeighbor();
    void aPressHidesTheTooltip_data();
    void aPressHidesTheTooltip();
};

void TestTips::tooltipsCoverNoNeighbor_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("scale");
    // A short run tests every other control. The two rows of the Play page test different controls.
    QTest::addColumn<std::size_t>("turn");
    QTest::newRow("play, 960 x 600, English") << QStringLiteral("play") << QStringLiteral("en") << QSize(960, 600) << 100 << std::size_t{0};
    QTest::newRow("prove, 960 x 600, English") << QStringLiteral("prove") << QStringLiteral("en") << QSize(960, 600) << 100 << std::size_t{0};
    QTest::newRow("practise, 1366 x 768, Chinese")
        << QStringLiteral("practise") << QStringLiteral("zh_CN") << QSize(1366, 768) << 100 << std::size_t{0};
    QTest::newRow("play, 1366 x 768, large text") << QStringLiteral("play") << QStringLiteral("en") << QSize(1366, 768) << 200 << std::size_t{1};
}

void TestTips::tooltipsCoverNoNeighbor()
{
    QFETCH(QString, page);
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(int, scale);
    QFETCH(std::size_t, turn);
    Options options;
    options.page = page;
    options.language = language;
    Window opened(options);
    opened.shell()->preferences()->setTextScale(scale);
    opened.shell()->preferences()->setMotion(QStringLiteral("none"));
    QQuickWindow* const window = opened.window();
    window->resize(size);
    QVERIFY(QTest::qWaitForWindowExposed(window, tests::patience));
    const QQuickItem* const shown = openPage(window, page);
    QVERIFY(shown);
    tests::settle(window, shown);
    if (page == QLatin1String("play")) {
        // The tooltips must not cover the hint beneath the buttons, either.
        QTest::keyClick(window, Qt::Key_H);
        tests::settle(window, shown);
    }

    const QRectF all(QPointF(), window->size());
    std::vector<QQuickItem*> controls;
    collect(window->contentItem(), all, controls);
    std::size_t tips = 0;
    for (const QQuickItem* control : controls) {
        if (!hasTip(control) || !control->isEnabled() || !tests::isTested(tips++, 2, turn))
            continue;
        const QRectF own = control->mapRectToScene(control->boundingRect());
        QTest::mouseMove(window, own.center().toPoint());
        const QQuickItem* tip = nullptr;
        QTRY_VERIFY2((tip = shownTip(window->contentItem())) != nullptr, qPrintable(control->objectName()));
        const QRectF place = tip->mapRectToScene(tip->boundingRect());
        const QString name = QStringLiteral("%1 of %2").arg(control->objectName(), page);
        QVERIFY2(all.contains(place), qPrintable(QStringLiteral("the tooltip of %1 leaves the window").arg(name)));
        QVERIFY2(!place.intersects(own), qPrintable(QStringLiteral("the tooltip of %1 covers its own control").arg(name)));
        std::vector<QRectF> kept;
        collectKept(window->contentItem(), all, kept);
        for (const QRectF& text : kept)
            QVERIFY2(!place.intersects(text), qPrintable(QStringLiteral("the tooltip of %1 covers a text that must stay readable").arg(name)));
        for (const QQuickItem* other : controls) {
            const bool isOwn = isWithin(other, control) || isWithin(control, other);
            const bool isNear = isWithin(control, other->parentItem());
            QVERIFY2(isOwn || !isNear || !place.intersects(other->mapRectToScene(other->boundingRect())),
                     qPrintable(QStringLiteral("the tooltip of %1 covers %2").arg(name, other->objectName())));
        }
        QTest::mouseMove(window, QPoint(window->width() - 2, window->height() - 2));
        QTRY_VERIFY(!tip->isVisible());
    }
    QVERIFY2(tips > 6, qPrintable(QStringLiteral("only %1 controls have a tooltip").arg(tips)));
}

void TestTips::aPressHidesTheTooltip_data()
{
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("control");
    QTest::newRow("the button for one stone more") << QStringLiteral("play") << QStringLiteral("playMore");
    QTest::newRow("the hint button") << QStringLiteral("play") << QStringLiteral("playHint");
    QTest::newRow("a toggle button") << QStringLiteral("play") << QStringLiteral("playColours");
    QTest::newRow("the button for the next step") << QStringLiteral("prove") << QStringLiteral("proveNext");
    QTest::newRow("a button with a list") << QStringLiteral("play") << QStringLiteral("playOpponent");
    QTest::newRow("a button on the rail") << QStringLiteral("play") << QStringLiteral("railPlay");
}

void TestTips::aPressHidesTheTooltip()
{
    QFETCH(QString, page);
    QFETCH(QString, control);
    Options options;
    options.page = page;
    Window opened(options);
    opened.shell()->preferences()->setMotion(QStringLiteral("none"));
    QQuickWindow* const window = opened.window();
    window->resize(1366, 768);
    QVERIFY(QTest::qWaitForWindowExposed(window, tests::patience));
    const QQuickItem* const shown = openPage(window, page);
    QVERIFY(shown);
    tests::settle(window, shown);
    const QQuickItem* const button = tests::itemNamed(window->contentItem(), control);
    QVERIFY(button && button->isVisible());
    const QPoint middle = button->mapRectToScene(button->boundingRect()).center().toPoint();
    QTest::mouseMove(window, middle);
    const QQuickItem* tip = nullptr;
    QTRY_VERIFY((tip = shownTip(window->contentItem())) != nullptr);
    QTest::mouseClick(window, Qt::LeftButton, {}, middle);
    QTRY_VERIFY(!tip->isVisible());
    // The pointer leaves the control and enters it again.
    if (control.endsWith(QLatin1String("Opponent")))
        return;
    QTest::mouseMove(window, QPoint(window->width() - 2, window->height() - 2));
    // The press may have moved the control, because a hint takes room in the panel.
    tests::settle(window, shown);
    QTest::mouseMove(window, button->mapRectToScene(button->boundingRect()).center().toPoint());
    QTRY_VERIFY(shownTip(window->contentItem()) != nullptr);
}

NIMSTONE_TEST_RUN(TestTips, &nimstone::tests::runInProfile<TestTips>)

#include "tst_tips.moc"
