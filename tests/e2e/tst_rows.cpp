// Games that are played in rows, Cutcake and a sum of games, in the whole program, by mouse and keys from the X server.
#include "tests/e2e/played_games.h"
#include "tests/program.h"

using namespace nimstone;

class TestRows : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playsAGameToItsEnd_data();
    void playsAGameToItsEnd();
};

void TestRows::playsAGameToItsEnd_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<bool>("won");
    QTest::newRow("Kayles, won") << QStringLiteral("kayles:7,4") << true;
    QTest::newRow("Kayles, lost") << QStringLiteral("kayles:5,5") << false;
    QTest::newRow("Dawson's Kayles, won") << QStringLiteral("dawson-kayles:10") << true;
    QTest::newRow("Dawson's Kayles, lost") << QStringLiteral("dawson-kayles:6,6") << false;
    QTest::newRow("Dawson's Chess, won") << QStringLiteral("dawsons-chess:9,3") << true;
    QTest::newRow("Dawson's Chess, lost") << QStringLiteral("dawsons-chess:4,4") << false;
    QTest::newRow("Treblecross, won") << QStringLiteral("treblecross:9") << true;
    QTest::newRow("Treblecross, lost") << QStringLiteral("treblecross:7,7") << false;
    QTest::newRow("an octal game that parts, won") << QStringLiteral("octal(4.7):6,3") << true;
    QTest::newRow("an octal game that parts, lost") << QStringLiteral("octal(4.7):3,3") << false;
    QTest::newRow("Cutcake, won") << QStringLiteral("cutcake:7x2,2x3") << true;
    QTest::newRow("Cutcake, lost") << QStringLiteral("cutcake:2x7,3x3") << false;
    QTest::newRow("a sum, won") << QStringLiteral("nim:3,4 + kayles:5 + treblecross:7") << true;
    QTest::newRow("a sum, lost") << QStringLiteral("nim:1 + kayles:1") << false;
}

void TestRows::playsAGameToItsEnd()
{
    QFETCH(QString, position);
    QFETCH(bool, won);
    tests::playToTheEnd(position, won);
}

NIMSTONE_TEST_RUN(TestRows, &nimstone::tests::runInProfile<TestRows>)

#include "tst_rows.moc"
