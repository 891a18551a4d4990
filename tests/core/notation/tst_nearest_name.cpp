// Tests that a misspelled name of a game is matched with the name that was most likely meant.
#include <QTest>

#include "core/notation/nearest_name.h"
#include "core/sum/catalogue.h"
#include "tests/program.h"

using namespace nimstone;

class TestNearestName : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void misspelledNamesFindTheirGame_data();
    void misspelledNamesFindTheirGame();
    void namesWithALetterMissingFindTheirGame();
};

void TestNearestName::misspelledNamesFindTheirGame_data()
{
    QTest::addColumn<std::string>("written");
    QTest::addColumn<std::string>("meant");
    const auto row = [](const char* what, const char* written, const char* meant) {
        QTest::newRow(what) << std::string(written) << std::string(meant);
    };
    row("two letters in each other's place", "whytoff", "wythoff");
    row("a letter missing", "wythof", "wythoff");
    row("a letter too many", "nimm", "nim");
    row("the first word", "grundy", "grundy-game");
    row("the first word, misspelled", "gruny", "grundy-game");
    row("the first word and an s", "grundys", "grundy-game");
    row("the first letters", "fib", "fibonacci-nim");
    row("the first letters of several: the first of them", "dawson", "dawson-kayles");
    row("an apostrophe", "dawson's-chess", "dawsons-chess");
    row("another spelling", "euklid", "euclid");
    row("an underscore", "staircase_nim", "staircase-nim");
    row("an accent", "misère-nim", "misere-nim");
    row("capitals", "GRUNDY", "grundy-game");
    row("another Chinese character of the same sound", "威佐夫博奕", "威佐夫博弈");
    row("another transcription", "欧几里德", "欧几里得");
    row("a Chinese name that continues", "尼姆堆", "尼姆");
    row("a Chinese name that breaks off", "斐波", "斐波那契");
    row("an empty text", "", "");
    row("another game", "chess", "");
    row("another game in Chinese", "围棋", "");
    row("a letter", "x", "");
    row("two letters", "ni", "nim");
}

void TestNearestName::misspelledNamesFindTheirGame()
{
    QFETCH(std::string, written);
    QFETCH(std::string, meant);
    QCOMPARE(std::string(nearestGame(written)), meant);
}

/// Leaves out each letter of each name that is longer than three letters.
void TestNearestName::namesWithALetterMissingFindTheirGame()
{
    std::size_t slips = 0;
    for (const GameEntry& entry : catalogue()) {
        const std::string name(entry.name);
        for (std::size_t letter = 0; name.size() > 3 && letter < name.size(); ++letter, ++slips) {
            std::string written = name;
            written.erase(letter, 1);
            QCOMPARE(std::string(nearestGame(written)), name);
        }
    }
    qInfo("checked %zu misspelled names", slips);
}

NIMSTONE_TEST(TestNearestName)
#include "tst_nearest_name.moc"
