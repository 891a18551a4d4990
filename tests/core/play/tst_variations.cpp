// Tests the lines of a game: a move played after going back begins another line, and no line is lost. Also tests that the
// players are printed and read back.
#include <QTest>
#include <rapidcheck.h>
#include <set>

#include "core/play/opponents/players.h"
#include "core/play/record/variations.h"
#include "tests/core/play/table_search.h"
#include "tests/core/sum/random_sums.h"
#include "tests/program.h"
#include "tests/property.h"

using namespace nimstone;
using namespace nimstone::play;

class TestLines : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anotherMoveStartsANewLine();
    void sameMoveContinuesTheLine();
    void linesCanBeResumedAndDropped();
    void linesWithAnotherStartAreRefused();
    void everyPlayedLineIsKept();
    void printedPlayersAreReadBack_data();
    void printedPlayersAreReadBack();
};

static Variations linesOf(const char* text)
{
    return Variations(parseRecord(text).value());
}

void TestLines::anotherMoveStartsANewLine()
{
    Variations lines = linesOf("kayles:7 first 1-1/3 1-1 | 1-1");
    QVERIFY(!lines.play({0, {1, 2}}));
    QCOMPARE(QByteArray::fromStdString(print(lines.current())), QByteArray("kayles:7 first 1-1/3 1-1 2-2"));
    QCOMPARE(lines.left().size(), std::size_t{1});
    QCOMPARE(QByteArray::fromStdString(print(lines.left().front())), QByteArray("kayles:7 first 1-1/3 1-1 1-1"));
    QCOMPARE(lines.branchOf(0), std::size_t{2});
    QVERIFY(lines.play({0, {9, 1}}));
    QCOMPARE(lines.left().size(), std::size_t{1});
}

void TestLines::sameMoveContinuesTheLine()
{
    Variations lines = linesOf("nim:3,4,5 first 1-2 | 2-1 3-4");
    QVERIFY(!lines.play({0, {1, 1}}));
    QVERIFY(lines.left().empty());
    QCOMPARE(QByteArray::fromStdString(print(lines.current())), QByteArray("nim:3,4,5 first 1-2 2-1 | 3-4"));
}

void TestLines::linesCanBeResumedAndDropped()
{
    Variations lines = linesOf("wythoff:3,5 first | 1-1 2-1");
    lines.play({0, {0, 2, {}, {{1, 2}}}});
    QVERIFY(lines.takeUp(0));
    QCOMPARE(QByteArray::fromStdString(print(lines.current())), QByteArray("wythoff:3,5 first 1-1 2-1"));
    QCOMPARE(QByteArray::fromStdString(print(lines.left().front())), QByteArray("wythoff:3,5 first 1-2,2-2"));
    QVERIFY(!lines.takeUp(1) && !lines.drop(1));
    QVERIFY(lines.drop(0) && lines.left().empty());
}

void TestLines::linesWithAnotherStartAreRefused()
{
    Variations lines = linesOf("nim:3,4 first");
    QVERIFY(!lines.add(parseRecord("nim:3,5 first").value()));
    QVERIFY(!lines.add(parseRecord("nim:3,4 second").value()));
    QVERIFY(lines.add(parseRecord("nim:3,4 first 1-1").value()));
}

void TestLines::everyPlayedLineIsKept()
{
    std::size_t moves = 0;
    QVERIFY(tests::holdsFor(tests::count(300, 5000), "every line that was played is kept", [&moves] {
        const GameSum start = parseSum(tests::anySum(6, 2)).value();
        Variations lines{Record(start)};
        std::set<std::string> played;
        for (const unsigned choice : *rc::gen::arbitrary<std::vector<unsigned>>()) {
            const auto legal = tests::legalMoves(lines.current().sum(), lines.current().cutterToMove());
            if (choice % 4 == 0) {
                lines.goTo(choice / 4 % (lines.current().moves().size() + 1));
            } else if (!legal.empty()) {
                RC_ASSERT(!lines.play(legal[choice / 4 % legal.size()]));
                Record line = lines.current();
                line.goTo(line.moves().size());
                played.insert(print(line));
                ++moves;
            }
        }
        // Every line that was played is the beginning of a line that is kept.
        std::vector<std::string> kept;
        Record current = lines.current();
        current.goTo(current.moves().size());
        kept.push_back(print(current));
        for (const Record& line : lines.left())
            kept.push_back(print(line));
        for (const std::string& line : played) {
            const bool found = std::any_of(kept.begin(), kept.end(), [&](const std::string& other) { return other.starts_with(line); });
            RC_ASSERT(found);
        }
    }));
    qInfo("checked %zu moves", moves);
}

void TestLines::printedPlayersAreReadBack_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("rest");
    QTest::addColumn<bool>("valid");
    const auto row = [](const char* name, const char* text, const char* rest, bool valid) {
        QTest::newRow(name) << QByteArray(text) << QByteArray(rest) << valid;
    };
    row("perfect", "perfect nim:3", "nim:3", true);
    row("learner", "learner 6 nim:3", "nim:3", true);
    row("a mistaken idea", "always-takes-most nim:3", "nim:3", true);
    row("a second mistaken idea", "mirrors-the-other-heap nim:3", "nim:3", true);
    row("a third mistaken idea", "modulo-everywhere nim:3", "nim:3", true);
    row("a fourth mistaken idea", "forgets-the-misere-switch nim:3", "nim:3", true);
    row("two people", "two-people nim:3", "nim:3", true);
    row("two computers", "learner 2 against xor-everywhere nim:3", "nim:3", true);
    row("no players", "nim:3", "nim:3", false);
    row("no foresight", "learner nim:3", "learner nim:3", false);
    row("no second player", "perfect against nim:3", "perfect against nim:3", false);
    row("an empty text", "", "", false);
}

void TestLines::printedPlayersAreReadBack()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, rest);
    QFETCH(bool, valid);
    const std::string whole = text.toStdString();
    std::string_view left = whole;
    const auto players = takePlayers(left);
    QCOMPARE(players.has_value(), valid);
    QCOMPARE(QByteArray(left.data(), static_cast<qsizetype>(left.size())), rest);
    if (players)
        QCOMPARE(QByteArray::fromStdString(print(*players) + ' ') + rest, text);
}

NIMSTONE_TEST(TestLines)
#include "tst_variations.moc"
