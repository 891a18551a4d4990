// Tests nimstone-cli games: it lists every game with a position that analyze can read.
#include "core/sum/catalogue.h"
#include "tests/cli/run.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;

class TestGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyGameIsListed();
    void everyExampleIsAnalyzed();
};

void TestGames::everyGameIsListed()
{
    const Ran english = run(words("games"));
    const Ran chinese = run(inChinese(words("games")));
    QCOMPARE(english.exit, 0);
    const QStringList lines = english.output.split(u'\n', Qt::SkipEmptyParts);
    const QStringList chineseLines = chinese.output.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), static_cast<qsizetype>(catalogue().size()));
    QCOMPARE(chineseLines.size(), lines.size());
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const GameEntry& game = catalogue()[static_cast<std::size_t>(i)];
        QVERIFY(lines[i].startsWith(QString::fromUtf8(game.name.data())));
        QVERIFY(lines[i].contains(QString::fromUtf8(game.example.data())));
        QVERIFY(lines[i].endsWith(u'.'));
        QVERIFY(chineseLines[i].endsWith(u'。'));
    }
    QVERIFY(english.output.contains(
        u"\nbash(m)             bash(4):30               Take 1 to m stones from one heap.\n"_qs));
    QVERIFY(chinese.output.contains(
        u"\nbash(m)             bash(4):30               从一堆中取走 1 到 m 颗石子。\n"_qs));
}

void TestGames::everyExampleIsAnalyzed()
{
    QByteArray input;
    for (const GameEntry& game : catalogue())
        input += QByteArray(game.example.data(), static_cast<qsizetype>(game.example.size())) + '\n';
    const Ran ran = run(words("analyze --json"), input);
    QCOMPARE(ran.errors, QString());
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.output.count(u'\n'), static_cast<qsizetype>(catalogue().size()));
}

NIMSTONE_TEST(TestGames)
#include "tst_games.moc"
