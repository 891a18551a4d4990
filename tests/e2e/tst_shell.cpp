// The window itself: every page of the rail opens by click and by key, the language switches, settings outlive the run.
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
    void opensEveryPage_data();
    void opensEveryPage();
    void switchesTheLanguageFromTheRail();
    void keepsTheThemeForTheNextRun();

private:
    static Options english()
    {
        Options options;
        options.page = QStringLiteral("play");
        return options;
    }
};

void TestShell::opensEveryPage_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("page");
    QTest::newRow("play") << QStringLiteral("railPlay") << QStringLiteral("ctrl+1") << QStringLiteral("play");
    QTest::newRow("prove") << QStringLiteral("railProve") << QStringLiteral("ctrl+2") << QStringLiteral("prove");
    QTest::newRow("practise") << QStringLiteral("railPractise") << QStringLiteral("ctrl+3") << QStringLiteral("practise");
    QTest::newRow("contest") << QStringLiteral("railContest") << QStringLiteral("ctrl+4") << QStringLiteral("contest");
    QTest::newRow("explore") << QStringLiteral("railExplore") << QStringLiteral("ctrl+5") << QStringLiteral("explore");
    QTest::newRow("settings") << QStringLiteral("railSettings") << QStringLiteral("ctrl+comma") << QStringLiteral("settings");
}

void TestShell::opensEveryPage()
{
    QFETCH(QString, button);
    QFETCH(QString, key);
    QFETCH(QString, page);
    for (const bool byKey : {false, true}) {
        Options options = english();
        options.page = page == QLatin1String("settings") ? QStringLiteral("play") : QStringLiteral("settings");
        Window window(options);
        tests::Driver driver(window.window());
        QVERIFY(driver.showAndFocus());
        QVERIFY(byKey ? driver.press(key) : driver.click(button));
        QTRY_COMPARE(window.window()->property("page").toString(), page);
        QTRY_VERIFY(driver.item(QStringLiteral("page-") + page));
    }
}

void TestShell::switchesTheLanguageFromTheRail()
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

void TestShell::keepsTheThemeForTheNextRun()
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
