// Shows pages in very small and very large windows: a header stays in one line, and a large window is not half empty.
#include <QQuickWindow>
#include <QTest>

#include "app/start/window.h"
#include "tests/counts.h"
#include "tests/e2e/profile.h"
#include "tests/program.h"
#include "tests/window/opened.h"

using namespace nimstone;
using tests::itemNamed;
using tests::openPage;

class TestBalance : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theHeaderOfThePlayPageIsOneLine_data();
    void theHeaderOfThePlayPageIsOneLine();
    void theHomePageIsCenteredAndFillsALargeWindow();
};

void TestBalance::theHeaderOfThePlayPageIsOneLine_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("language");
    std::size_t row = 0;
    for (const char* position : {"nim:3,4,5", "bash(4):30", "misere-nim:3,4,5", "kayles:9", "subtraction(1,3,4):20,7"}) {
        for (const char* language : {"en", "zh_CN"}) {
            // A short run tests every third row, so that the languages take turns.
            if (tests::isTested(row++, 3))
                QTest::addRow("%s %s", position, language) << QString::fromLatin1(position) << QString::fromLatin1(language);
        }
    }
}

/// The window has the smallest allowed size.
void TestBalance::theHeaderOfThePlayPageIsOneLine()
{
    QFETCH(QString, position);
    QFETCH(QString, language);
    Options options;
    options.position = position;
    options.language = language;
    Window opened(options);
    QQuickWindow* const window = opened.window();
    window->resize(960, 600);
    QQuickItem* const page = openPage(window, QStringLiteral("play"));
    QVERIFY(page);
    tests::settle(window, page);
    const QQuickItem* const first = itemNamed(page, QStringLiteral("playGame"));
    const QQuickItem* const last = itemNamed(page, QStringLiteral("playNew"));
    QVERIFY(first && last);
    QCOMPARE(last->y(), first->y());
    QVERIFY(last->x() + last->width() <= last->parentItem()->width() + 1);
}

void TestBalance::theHomePageIsCenteredAndFillsALargeWindow()
{
    Window opened({});
    QQuickWindow* const window = opened.window();
    window->resize(1920, 1080);
    QQuickItem* const page = openPage(window, QStringLiteral("home"));
    QVERIFY(page);
    tests::settle(window, page);
    const QQuickItem* const card = itemNamed(page, QStringLiteral("homeSkills"));
    QVERIFY(card);
    const QRectF place = card->mapRectToItem(page, card->boundingRect());
    QCOMPARE(page->width() - place.right(), place.left());
    QVERIFY2(place.bottom() > page->height() * 0.85,
             qPrintable(QStringLiteral("the content ends at y = %1 on a page of height %2").arg(place.bottom()).arg(page->height())));
}

NIMSTONE_TEST_RUN(TestBalance, &nimstone::tests::runInProfile<TestBalance>)

#include "tst_balance.moc"
