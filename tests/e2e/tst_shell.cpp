// Tests the window itself: every page opens by click and by key, the language is switched, and settings are stored.
#include <QTest>

#include "app/start/window.h"
#include "app/viewmodels/shell/shell.h"
#include "tests/e2e/driver.h"
#include "tests/e2e/profile.h"
#include "tests/program.h"

using namespace nimstone;

class TestShell : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPageOpensWithAClickAndWithAKey_data();
    void everyPageOpensWithAClickAndWithAKey();
    void theButtonOnTheRailSwitchesTheLanguage();
    void theThemeIsStoredForTheNextStart();

private:
    static Options english()
    {
        Options options;
        options.page = QStringLiteral("play");
        return options;
    }
};

void TestShell::everyPageOpensWithAClickAndWithAKey_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("page");
    int number = 0;
    for (const QString& page : Shell::pageNames()) {
        const QString button = QStringLiteral("rail") + page.at(0).toUpper() + page.mid(1);
        if (page == QLatin1String("settings"))
            QTest::newRow("settings") << button << QStringLiteral("ctrl+comma") << page;
        else if (page == QLatin1String("learn"))
            QTest::newRow("learn") << button << QStringLiteral("ctrl+6") << page;
        else if (page != QLatin1String("home"))
            QTest::newRow(qPrintable(page)) << button << QStringLiteral("ctrl+%1").arg(++number) << page;
    }
}

void TestShell::everyPageOpensWithAClickAndWithAKey()
{
    QFETCH(QString, button);
    QFETCH(QString, key);
    QFETCH(QString, page);
    Options options = english();
    options.page = page == QLatin1String("settings") ? QStringLiteral("play") : QStringLiteral("settings");
    Window window(options);
    tests::Driver driver(window.window());
    QVERIFY(driver.showAndFocus());
    for (const bool byKey : {false, true}) {
        window.window()->setProperty("page", options.page);
        QTRY_VERIFY(driver.item(QStringLiteral("page-") + options.page) && !driver.item(QStringLiteral("page-") + page));
        QVERIFY(byKey ? driver.press(key) : driver.click(button));
        QTRY_COMPARE(window.window()->property("page").toString(), page);
        QTRY_VERIFY(driver.item(QStringLiteral("page-") + page));
    }
}

void TestShell::theButtonOnTheRailSwitchesTheLanguage()
{
    Window window(english());
    tests::Driver driver(window.window());
    QVERIFY(driver.showAndFocus());
    const QString before = window.shell()->language();
    const QString title = driver.item(QStringLiteral("railPlay"))->property("text").toString();
    QVERIFY(driver.click(QStringLiteral("railLanguage")));
    QTRY_VERIFY(window.shell()->language() != before);
    QVERIFY(driver.item(QStringLiteral("railPlay"))->property("text").toString() != title);
    QVERIFY(driver.press(QStringLiteral("ctrl+l")));
    QTRY_COMPARE(window.shell()->language(), before);
    QCOMPARE(driver.item(QStringLiteral("railPlay"))->property("text").toString(), title);
}

void TestShell::theThemeIsStoredForTheNextStart()
{
    Options options = english();
    options.page = QStringLiteral("settings");
    {
        Window window(options);
        tests::Driver driver(window.window());
        QVERIFY(driver.showAndFocus());
        QTRY_VERIFY(driver.item(QStringLiteral("theme-dark")));
        QVERIFY(driver.click(QStringLiteral("theme-dark")));
        QTRY_VERIFY(window.shell()->dark());
    }
    Window next(options);
    QVERIFY(next.shell()->dark());
}

NIMSTONE_TEST_RUN(TestShell, &nimstone::tests::runInProfile<TestShell>)

#include "tst_shell.moc"
