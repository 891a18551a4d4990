// Games that are played with heaps, in the whole program, by mouse and keys from the X server.
#include "tests/e2e/played_games.h"
#include "tests/program.h"

using namespace nimstone;

class TestHeaps : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playsAGameToItsEnd_data();
    void playsAGameToItsEnd();
};

void TestHeaps::playsAGameToItsEnd_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<bool>("won");
    QTest::newRow("misère Nim, won") << QStringLiteral("misere-nim:3,4,2") << true;
    QTest::newRow("misère Nim, lost") << QStringLiteral("misere-nim:3,3") << false;
    QTest::newRow("Moore's Nim, won") << QStringLiteral("moore-nim(2):3,4,5") << true;
    QTest::newRow("Moore's Nim, lost") << QStringLiteral("moore-nim(2):2,2,2") << false;
    QTest::newRow("Bash's game, won") << QStringLiteral("bash(4):13") << true;
    QTest::newRow("Bash's game, lost") << QStringLiteral("bash(4):15") << false;
    QTest::newRow("a subtraction game, won") << QStringLiteral("subtraction(1,3,4):9,4") << true;
    QTest::newRow("a subtraction game, lost") << QStringLiteral("subtraction(1,3,4):14") << false;
    QTest::newRow("Lasker's Nim, won") << QStringLiteral("lasker-nim:3,2") << true;
    QTest::newRow("Lasker's Nim, lost") << QStringLiteral("lasker-nim:3,3") << false;
    QTest::newRow("Grundy's game, won") << QStringLiteral("grundy-game:11") << true;
    QTest::newRow("Grundy's game, lost") << QStringLiteral("grundy-game:10") << false;
    QTest::newRow("staircase Nim, won") << QStringLiteral("staircase-nim:1,2,3") << true;
    QTest::newRow("staircase Nim, lost") << QStringLiteral("staircase-nim:2,1,2") << false;
    QTest::newRow("a hexadecimal game, won") << QStringLiteral("hexadecimal(0.83):5,2") << true;
    QTest::newRow("a hexadecimal game, lost") << QStringLiteral("hexadecimal(0.83):2,2") << false;
}

void TestHeaps::playsAGameToItsEnd()
{
    QFETCH(QString, position);
    QFETCH(bool, won);
    tests::playToTheEnd(position, won);
}

NIMSTONE_TEST_RUN(TestHeaps, &nimstone::tests::runInProfile<TestHeaps>)

#include "tst_heaps.moc"
