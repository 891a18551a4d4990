// Checks claims about every game: which names a claim may use, which positions are checked, and which counterexample is
// found.
#include <QTest>

#include "core/conjecture/conjecture.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"

using namespace nimstone;
using conjecture::Conjecture;
using conjecture::ExpressionError;
using conjecture::PositionRange;

class TestConjecture : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knownCounterexamplesAreFound_data();
    void knownCounterexamplesAreFound();
    void everyImpartialGameAcceptsAClaim();
    void partisanGamesAreRefused();
    void namesThatTheGameLacksAreRefused();
    void theNumberOfPositionsIsBounded();
};

static Conjecture read(const QString& text, const QString& game)
{
    return Conjecture::make(text.toStdString(), parseGame(game.toStdString()).value()).value();
}

void TestConjecture::knownCounterexamplesAreFound_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("upto");
    QTest::addColumn<int>("checked");
    QTest::addColumn<QString>("counterexample");
    const auto row = [](const char* game, const char* text, int upto, int checked, const char* counterexample = "") {
        QTest::addRow("%s: %s", game, text) << QString::fromUtf8(game) << QString::fromUtf8(text) << upto << checked
                                            << QString::fromUtf8(counterexample);
    };
    row("nim", "a ^ b", 200, 201 * 201);
    row("nim", "a ^ b ^ c ^ d", 10, 11 * 11 * 11 * 11);
    row("nim", "a ^ b ^ d", 5, 3, "nim:0,0,1,0");
    row("nim", "a + b", 5, 5, "nim:1,1");
    row("misere-nim", "(max(a, b, c) > 1) == (a ^ b ^ c == 0)", 30, 31 * 31 * 31);
    row("misere-nim", "a ^ b", 30, 1, "misere-nim:0,0");
    row("moore-nim(2)", "a + b", 50, 51 * 51);
    row("moore-nim(2)", "k == 2 && a == b && b == c", 40, 41 * 41 * 41);
    row("moore-nim(2)", "a ^ b ^ c", 40, 6, "moore-nim(2):0,1,1");
    row("bash(4)", "n % (m + 1)", 1000, 1001);
    row("bash(4)", "(a % (m + 1)) ^ (b % (m + 1))", 40, 41 * 41);
    row("bash(4)", "n % m == 0", 1000, 5, "bash(4):4");
    row("subtraction(1,3,4)", "n % 6 == 0", 100, 3, "subtraction(1,3,4):2");
    row("subtraction(1,3,4)", "n % 7 == 0 || n % 7 == 2", 5000, 5001);
    row("wythoff", "min(a, b) == floor_phi(abs(a - b))", 300, 301 * 301);
    row("wythoff", "a ^ b", 300, 5, "wythoff:1,1");
    row("fibonacci-nim", "isfib(n)", 2000, 2001);
    row("fibonacci-nim", "n == 0 || q < zeck(n)", 200, 2 + 200 * 201 / 2);
    row("fibonacci-nim", "isfib(n) && q <= n", 200, 3, "fibonacci-nim:1~1");
    row("staircase-nim", "a ^ c", 30, 31 * 31 * 31);
    row("staircase-nim", "a ^ b", 30, 2, "staircase-nim:0,1");
    row("kayles", "n", 2000, 2001);
    row("dawson-kayles", "n < 2", 20, 6, "dawson-kayles:5");
    row("grundy-game", "n % 3 != 0", 200, 1, "grundy-game:0");
    row("lasker-nim", "a == b", 100, 101 * 101);
    row("euclid", "a * b == 0 || a != b && max(a, b) * abs(a - b) < min(a, b) * min(a, b)", 300, 301 * 301);
}

void TestConjecture::knownCounterexamplesAreFound()
{
    QFETCH(QString, game);
    QFETCH(QString, text);
    QFETCH(int, upto);
    QFETCH(int, checked);
    QFETCH(QString, counterexample);
    const Rules rules = parseGame(game.toStdString()).value();
    const auto findings = read(text, game).check(static_cast<Count>(upto));
    QVERIFY(!findings.noValue && !findings.stopped);
    const auto& found = findings.counterexample;
    QCOMPARE(found ? QString::fromStdString(print(Component{rules, found->position})) : QString(), counterexample);
    QCOMPARE(findings.checked, Count(checked));
    QCOMPARE(findings.unknown, Count{0});
    if (found)
        QCOMPARE(rules->outcomeClass(found->position).value(), outcomeClass(found->truth));
}

/// The claim "a < 0" says that no position is P. In every game the smallest P-position is its counterexample.
void TestConjecture::everyImpartialGameAcceptsAClaim()
{
    int games = 0;
    for (const GameEntry& entry : catalogue()) {
        const std::string_view example = entry.example;
        const Rules rules = parseGame(example.substr(0, example.find(':'))).value();
        if (rules->isPartisan())
            continue;
        const auto claim = Conjecture::make("a < 0", rules).value();
        const auto findings = claim.check(3);
        QVERIFY2(findings.counterexample, entry.name.data());
        QVERIFY(!rules->checkShape(findings.counterexample->position));
        QCOMPARE(findings.counterexample->truth, Outcome::P);
        QVERIFY(findings.checked == 1 || rules->isMisere());
        ++games;
    }
    qInfo("checked %d games", games);
    QVERIFY(games > 15);
}

void TestConjecture::partisanGamesAreRefused()
{
    const auto refused = Conjecture::make("a", parseGame("cutcake").value());
    QVERIFY(!refused);
    QVERIFY(std::holds_alternative<conjecture::PartisanGame>(refused.error()));
}

void TestConjecture::namesThatTheGameLacksAreRefused()
{
    for (const auto& [text, game] : {std::pair{"m", "nim"}, {"k", "bash(4)"}, {"m", "moore-nim(2)"}, {"q", "nim"},
                                     {"c", "wythoff"}, {"n", "euclid"}, {"b", "fibonacci-nim"}, {"e", "nim"}}) {
        const auto refused = Conjecture::make(text, parseGame(game).value());
        QVERIFY2(!refused, text);
        QCOMPARE(std::get<ExpressionError>(refused.error()).expected, ExpressionError::Expected::KnownName);
    }
}

void TestConjecture::theNumberOfPositionsIsBounded()
{
    QCOMPARE(read(u"a"_qs, u"nim"_qs).greatestMost(), conjecture::mostPositions - 1);
    QCOMPARE(read(u"b"_qs, u"nim"_qs).greatestMost(), Count{99'999});
    for (const auto& [text, game] : {std::pair{"c", "nim"}, {"d", "nim"}, {"a", "wythoff"}, {"q", "fibonacci-nim"}}) {
        const auto claim = read(QString::fromUtf8(text), QString::fromUtf8(game));
        const Count most = claim.greatestMost();
        QVERIFY(claim.range(most).size().value() <= conjecture::mostPositions);
        QVERIFY(claim.range(most + 1).size().value() > conjecture::mostPositions);
    }
}

NIMSTONE_TEST(TestConjecture)
#include "tst_conjecture.moc"
