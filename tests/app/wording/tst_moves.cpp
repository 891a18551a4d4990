// Tests moves and verdicts of every game, in both languages: exact sentences for one move of each kind, and checks of the
// sentences for random moves.
#include <QTest>
#include <fstream>
#include <set>

#include "app/wording/play/moves.h"
#include "app/wording/play/verdicts.h"
#include "core/play/moves/random_moves.h"
#include "tests/app/wording/texts.h"
#include "tests/core/play/random_games.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;
using wording::Mover;

namespace {

/// Returns the six texts about a move, in the order of sentences.txt.
QStringList saidOf(const play::SumVerdict& verdict)
{
    const GameSum& before = verdict.before;
    const MoveInSum& move = verdict.move;
    const Mover mover = before.isPartisan() ? wording::moverOf(move.move.cutter) : Mover::Computer;
    return {wording::moveText(before, move),       wording::moveDoneText(mover, before, move),
            wording::moveButtonText(before, move), wording::pickedText(before, move),
            wording::verdictMark(verdict.kind),    wording::verdictReason(verdict)};
}

play::SumVerdict verdictOn(const QString& position, const QString& move)
{
    const GameSum before = parseSum(position.toStdString()).value();
    return play::judge(before, parseMove(move.toStdString(), before).value()).value();
}

constexpr int sayings = 6;

struct Case {
    QString what;
    QString position;
    QString move;
    QStringList english;
    QStringList chinese;
};

/// Reads the cases of sentences.txt.
std::vector<Case> casesOnFile()
{
    std::ifstream file(NIMSTONE_SOURCE_DIR "/tests/app/wording/sentences.txt");
    const auto nextLine = [&file] {
        std::string line;
        std::getline(file, line);
        return QString::fromStdString(line);
    };
    std::vector<Case> cases;
    for (QString line = nextLine(); file; line = nextLine()) {
        if (line.isEmpty() || line.startsWith(u'#'))
            continue;
        const QStringList heading = line.split(QStringLiteral(" | "));
        Case next{heading[0], heading[1], heading[2], {}, {}};
        for (int i = 0; i < sayings; ++i)
            next.english << nextLine();
        for (int i = 0; i < sayings; ++i)
            next.chinese << nextLine();
        cases.push_back(next);
    }
    return cases;
}

}  // namespace

class TestMoves : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movesAndVerdictsMatchTheFile_data();
    void movesAndVerdictsMatchTheFile();
    void theFileContainsEveryGame();
    void movesAndVerdictsOfRandomGamesHaveSentences_data();
    void movesAndVerdictsOfRandomGamesHaveSentences();
    void movesWithHugeNumbersHaveTheExpectedTexts();
    void theTextNamesThePlayerWhoMoved();
};

void TestMoves::movesAndVerdictsMatchTheFile_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("move");
    QTest::addColumn<QStringList>("english");
    QTest::addColumn<QStringList>("chinese");
    for (const Case& next : casesOnFile())
        QTest::newRow(qPrintable(next.what)) << next.position << next.move << next.english << next.chinese;
}

void TestMoves::movesAndVerdictsMatchTheFile()
{
    QFETCH(QString, position);
    QFETCH(QString, move);
    QFETCH(QStringList, english);
    QFETCH(QStringList, chinese);
    const auto verdict = verdictOn(position, move);
    {
        const InLanguage spoken(u"en"_qs);
        QCOMPARE(saidOf(verdict), english);
    }
    const InLanguage spoken(u"zh_CN"_qs);
    QCOMPARE(saidOf(verdict), chinese);
}

void TestMoves::theFileContainsEveryGame()
{
    std::set<std::string> games;
    for (const Case& next : casesOnFile())
        games.insert(std::string(parseSum(next.position.toStdString()).value().components().front().rules.entry().name));
    for (const GameEntry& entry : catalogue())
        QVERIFY2(games.contains(std::string(entry.name)), entry.name.data());
}

void TestMoves::movesAndVerdictsOfRandomGamesHaveSentences_data()
{
    QTest::addColumn<QByteArray>("game");
    for (const char* game : tests::allGameTexts)
        QTest::newRow(game) << QByteArray(game);
    QTest::newRow("a sum") << QByteArray("a sum");
}

/// A verdict whose facts are known must name them. It must not use a sentence that only says who wins.
static void verifyNamesFacts(const QString& english)
{
    for (const QString& bare : {u"that the other player cannot win"_qs, u"that the other player can win."_qs,
                                u"There was a winning move"_qs, u"beyond the bound"_qs})
        QVERIFY2(!english.contains(bare), qPrintable(english));
}

/// No text is empty or has a placeholder left, and every Chinese text differs from the English one.
static void verifyEachSaying(const play::SumVerdict& verdict)
{
    QStringList english;
    {
        const InLanguage spoken(u"en"_qs);
        english = saidOf(verdict);
        for (const QString& text : english)
            VERIFY_SENTENCE(text, u"en"_qs);
    }
    const InLanguage spoken(u"zh_CN"_qs);
    const QStringList chinese = saidOf(verdict);
    for (int i = 0; i < chinese.size(); ++i) {
        VERIFY_SENTENCE(chinese[i], u"zh_CN"_qs);
        QVERIFY(chinese[i] != english[i]);
    }
}

void TestMoves::movesAndVerdictsOfRandomGamesHaveSentences()
{
    QFETCH(QByteArray, game);
    Chance chance(4);
    std::set<play::SumVerdict::Kind> kinds;
    int moves = 0;
    const int games = tests::count(4, 500);
    for (int i = 0; i < games; ++i) {
        GameSum sum = tests::randomGameSum(game.toStdString(), chance, 12, 4);
        Cutter player = !sum.isPartisan() ? Cutter::None : i % 2 == 0 ? Cutter::Left : Cutter::Right;
        while (const auto move = play::randomMove(sum, chance.below(maxCount), player)) {
            const auto verdict = play::judge(sum, *move).value();
            verifyEachSaying(verdict);
            {
                const InLanguage spoken(u"en"_qs);
                verifyNamesFacts(wording::verdictReason(verdict));
            }
            if (QTest::currentTestFailed())
                return;
            kinds.insert(verdict.kind);
            sum = verdict.after;
            player = opponent(player);
            ++moves;
        }
    }
    QVERIFY(kinds.size() > 1);
    QVERIFY(moves >= games / 2);
    qInfo("%s: checked %d texts in %d games", game.constData(), 2 * sayings * moves, games);
}

void TestMoves::movesWithHugeNumbersHaveTheExpectedTexts()
{
    Chance chance(7);
    int moves = 0;
    for (const std::string game : {"nim:", "misere-nim:", "moore-nim(2):", "bash(4):", "wythoff:", "fibonacci-nim:", "kayles:",
                                   "grundy-game:", "lasker-nim:", "euclid:"}) {
        for (int i = 0; i < tests::count(6, 200); ++i) {
            const std::string second = game.starts_with("fib") ? "" : ',' + std::to_string(chance.between(1, maxCount));
            const GameSum sum = parseSum(game + std::to_string(chance.between(1, maxCount)) + second).value();
            verifyEachSaying(play::judge(sum, play::randomMove(sum, chance.below(maxCount)).value()).value());
            if (QTest::currentTestFailed())
                return;
            ++moves;
        }
    }
    qInfo("checked %d texts with huge numbers", 2 * sayings * moves);
}

void TestMoves::theTextNamesThePlayerWhoMoved()
{
    const InLanguage spoken(u"en"_qs);
    const auto verdict = verdictOn(u"wythoff:3,6"_qs, u"1-1,2-1"_qs);
    const auto done = [&verdict](Mover mover) { return wording::moveDoneText(mover, verdict.before, verdict.move); };
    QCOMPARE(done(Mover::You), u"You moved the queen from (3, 6) to (2, 5)"_qs);
    QCOMPARE(done(Mover::Computer), u"The computer moved the queen from (3, 6) to (2, 5)"_qs);
    QCOMPARE(done(Mover::FirstPlayer), u"The first player moved the queen from (3, 6) to (2, 5)"_qs);
    QCOMPARE(done(Mover::SecondPlayer), u"The second player moved the queen from (3, 6) to (2, 5)"_qs);
    QVERIFY(wording::moverOf(Cutter::Left) == Mover::Left);
    QVERIFY(wording::moverOf(Cutter::Right) == Mover::Right);
}

NIMSTONE_TEST(TestMoves)
#include "tst_moves.moc"
