// Tests the conjecture lab: prepared claims are true or false as stated, counterexamples match brute force, and a check can be
// stopped.
#include <QSignalSpy>
#include <QTest>

#include "app/viewmodels/explore/explore_conjecture.h"
#include "app/viewmodels/explore/explore_map.h"
#include "app/wording/claims.h"
#include "core/sum/sum_notation.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;

namespace {

struct Lab {
    explicit Lab(const char* position)
    {
        session.openPosition(QString::fromLatin1(position));
        model.setSession(&session);
    }
    bool check(const char* claim)
    {
        model.setClaim(QString::fromLatin1(claim));
        model.check();
        return QTest::qWaitFor([this] { return !model.running(); }, 60'000);
    }

    ExploreSession session;
    ExploreConjecture model;
};

}  // namespace

class TestExploreConjecture : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void preparedClaimsAreTrueOrFalseAsStated_data();
    void preparedClaimsAreTrueOrFalseAsStated();
    void aCheckFindsAllCounterexamples_data();
    void aCheckFindsAllCounterexamples();
    void largeValuesAreWrittenAsText();
    void theMapMarksEveryCounterexample_data();
    void theMapMarksEveryCounterexample();
    void theReasonWhyAClaimCannotBeCheckedIsReported_data();
    void theReasonWhyAClaimCannotBeCheckedIsReported();
    void theNumberOfCheckedPositionsIsReported();
    void aClaimThatHoldsClearsTheEarlierResult();
    void counterexamplesNameTheirNumbers_data();
    void counterexamplesNameTheirNumbers();
    void aCheckCanBeStopped();
    void theResultIsKeptUntilTheGameChanges();
    void hoveringAnotherRowMovesThePointedPosition();
    void cancellingWithoutACheckDoesNothing();
    void aModelFollowsOnlyItsLastSession();
};

void TestExploreConjecture::preparedClaimsAreTrueOrFalseAsStated_data()
{
    QTest::addColumn<int>("index");
    const auto claims = wording::builtInClaims();
    QVERIFY(claims.size() >= 16);
    for (std::size_t index = 0; index < claims.size(); ++index)
        QTest::newRow((std::string(claims[index].game) + ' ' + std::string(claims[index].expression)).c_str()) << static_cast<int>(index);
}

void TestExploreConjecture::preparedClaimsAreTrueOrFalseAsStated()
{
    QFETCH(int, index);
    const wording::BuiltInClaim claim = wording::builtInClaims()[static_cast<std::size_t>(index)];
    const auto rules = parseGame(claim.game);
    QVERIFY(rules);
    const auto made = conjecture::Conjecture::make(claim.expression, *rules);
    QVERIFY(made);
    const bool many = made->range(10).heaps > 2;
    const Count most = claim.isTheorem ? (many ? (tests::deep() ? 100 : 40) : 300) : claim.failsBy;
    const auto findings = made->check(most);
    QVERIFY(!findings.noValue);
    QCOMPARE(findings.unknown, Count{0});
    QCOMPARE(findings.counterexample.has_value(), !claim.isTheorem);
    QVERIFY(!claim.words.isEmpty());
    // The model accepts the claim and opens its game.
    Lab lab("cutcake:2x3");
    lab.model.useClaim(index);
    QCOMPARE(lab.session.sum().components().front().rules.name(), std::string(claim.game));
    QVERIFY(lab.model.shown().problem.isEmpty());
    QVERIFY(lab.model.shown().mosts.contains(lab.model.property("most")) || !claim.isTheorem);
}

void TestExploreConjecture::aCheckFindsAllCounterexamples_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<QByteArray>("claim");
    QTest::addColumn<int>("failing");
    // A count of -1 means that only the brute-force search below knows the count.
    QTest::newRow("Wythoff") << QByteArray("wythoff:1,2") << QByteArray("a ^ b") << -1;
    QTest::newRow("Nim") << QByteArray("nim:1,2") << QByteArray("(a + b) % 2 == 0") << -1;
    QTest::newRow("Kayles") << QByteArray("kayles:1,2") << QByteArray("a == b") << -1;
    QTest::newRow("Euclid") << QByteArray("euclid:3,2") << QByteArray("a < b") << -1;
    QTest::newRow("Bash") << QByteArray("bash(4):3,2") << QByteArray("a % 5 == b % 5") << 0;
}

void TestExploreConjecture::aCheckFindsAllCounterexamples()
{
    QFETCH(QByteArray, position);
    QFETCH(QByteArray, claim);
    QFETCH(int, failing);
    Lab lab(position.constData());
    lab.model.setProperty("most", 20);
    QVERIFY(lab.check(claim.constData()));
    // Checks all pairs by brute force.
    const Rules rules = lab.session.sum().components().front().rules;
    const auto expression = conjecture::Conjecture::make(claim.toStdString(), rules);
    conjecture::Evaluator evaluator(expression->expression());
    int counted = 0;
    std::vector<std::string> expected;
    for (Count stones = 0; stones <= 40; ++stones) {
        for (Count a = stones > 20 ? stones - 20 : 0; a <= std::min<Count>(20, stones); ++a) {
            const Position pair{{a, stones - a}};
            const bool claimed = conjecture::claimed(expression->expression().kind(), *evaluator.valueAt(pair)) == Outcome::P;
            if (claimed == (rules->outcomeClass(pair) == Known<OutcomeClass>(OutcomeClass::P)))
                continue;
            ++counted;
            expected.push_back(print(Component{rules, pair}));
        }
    }
    if (failing >= 0)
        QCOMPARE(counted, failing);
    expected.resize(std::min<std::size_t>(expected.size(), 100));
    std::vector<std::string> found;
    for (const QVariant& one : lab.model.shown().counterexamples)
        found.push_back(one.toMap()[QStringLiteral("position")].toString().toStdString());
    QVERIFY(found == expected);
    QCOMPARE(lab.model.shown().fails, counted > 0);
    QVERIFY(lab.model.shown().result.contains(QString::number(21 * 21)));
    if (counted > 0) {
        QVERIFY(lab.model.shown().result.contains(QStringLiteral("fails at %1.").arg(counted)));
        QCOMPARE(lab.session.position().toStdString(), expected.front());
        QCOMPARE(lab.model.shown().counterexamples.size(), static_cast<qsizetype>(expected.size()));
        QCOMPARE(lab.model.content(QStringLiteral("csv"))().split('\n').size(), static_cast<qsizetype>(expected.size()) + 2);
    }
}

/// Spreadsheets keep only 15 digits of a number, so larger numbers are written as text.
void TestExploreConjecture::largeValuesAreWrittenAsText()
{
    Lab lab("nim:1,2");
    lab.model.setProperty("most", 2);
    QVERIFY(lab.check("(a + b) * 9007199254740993"));
    QCOMPARE(lab.model.content(QStringLiteral("csv"))(),
             QByteArray("position,claimed,is,value\n\"nim:1,1\",N,P,\"'18014398509481986\"\n\"nim:2,2\",N,P,\"'36028797018963972\"\n"));
}

void TestExploreConjecture::theMapMarksEveryCounterexample_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<QByteArray>("claim");
    QTest::newRow("Wythoff") << QByteArray("wythoff:1,2") << QByteArray("a ^ b");
    QTest::newRow("Kayles") << QByteArray("kayles:1,2") << QByteArray("a == b");
    QTest::newRow("a quota") << QByteArray("fibonacci-nim:8") << QByteArray("n == 0 || q < lowbit(n)");
}

void TestExploreConjecture::theMapMarksEveryCounterexample()
{
    QFETCH(QByteArray, position);
    QFETCH(QByteArray, claim);
    Lab lab(position.constData());
    QVERIFY(lab.check(claim.constData()));
    QVERIFY(!lab.model.shown().mapPosition.isEmpty());
    ExploreSession session;
    QVERIFY(session.openPosition(lab.model.shown().mapPosition));
    ExploreMap map;
    map.setSession(&session);
    map.setProperty("claim", lab.model.shown().mapClaim);
    QVERIFY(QTest::qWaitFor([&map] { return !map.busy() && map.done() == map.side() && map.side() > 0; }, 30'000));
    QCOMPARE(map.side(), 1024);
    int marked = 0;
    for (const QVariant& one : lab.model.shown().counterexamples) {
        QVERIFY(session.openPosition(one.toMap()[QStringLiteral("position")].toString()));
        const QPoint cell = map.cursor();
        QVERIFY(map.table()->marked({static_cast<Count>(cell.x()), static_cast<Count>(cell.y())}));
    }
    for (Count y = 0; y <= 10; ++y) {
        for (Count x = 0; x <= 10; ++x)
            marked += map.table()->marked({x, y}) ? 1 : 0;
    }
    QVERIFY(marked > 0 && marked < 121);
}

void TestExploreConjecture::theReasonWhyAClaimCannotBeCheckedIsReported_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<QByteArray>("claim");
    QTest::addColumn<QString>("problem");
    QTest::newRow("an incomplete claim") << QByteArray("nim:1,2") << QByteArray("a ^") << u"Column 4: expected a number"_qs;
    QTest::newRow("an unknown name") << QByteArray("wythoff:1,2") << QByteArray("a ^ c") << u"Column 5: expected a name of this game"_qs;
    QTest::newRow("empty") << QByteArray("nim:1") << QByteArray("") << u"Column 1"_qs;
    QTest::newRow("a claim without a value") << QByteArray("nim:1,2") << QByteArray("a / b == 0") << u"At nim:0,0"_qs;
    QTest::newRow("partisan") << QByteArray("cutcake:2x3") << QByteArray("a == b") << u"In this game, the players"_qs;
    QTest::newRow("a sum") << QByteArray("nim:1 + kayles:3") << QByteArray("a == b") << u"A claim is about one game"_qs;
}

void TestExploreConjecture::theReasonWhyAClaimCannotBeCheckedIsReported()
{
    QFETCH(QByteArray, position);
    QFETCH(QByteArray, claim);
    QFETCH(QString, problem);
    Lab lab(position.constData());
    QVERIFY(lab.check(claim.constData()));
    QVERIFY2(lab.model.shown().problem.startsWith(problem), qPrintable(lab.model.shown().problem));
    QVERIFY(lab.model.shown().result.isEmpty());
    QVERIFY(!lab.model.shown().fails);
    QCOMPARE(lab.session.position().toLatin1(), position);
}

void TestExploreConjecture::theNumberOfCheckedPositionsIsReported()
{
    Lab lab("bash(4):30");
    lab.model.setProperty("most", 1000);
    QVERIFY(lab.check("n%(m+1)==0"));
    QVERIFY(lab.model.shown().result.startsWith(u"No counterexample among all 1001 "_qs));
    QVERIFY(lab.model.shown().result.endsWith(u"This is not a proof."_qs));
    QVERIFY(lab.model.shown().known.startsWith(u"This claim is proved: see "_qs));
    QCOMPARE(lab.model.shown().proofPosition, u"bash(4):30"_qs);
    QVERIFY(lab.check("n % 5 < 1"));
    QVERIFY(lab.model.shown().known.startsWith(u"The P-positions of this game"_qs));
    QVERIFY(lab.model.kinds().isEmpty());
}

/// A claim fails, and then another claim holds. The result of the second claim shows nothing of the first result.
void TestExploreConjecture::aClaimThatHoldsClearsTheEarlierResult()
{
    Lab lab("wythoff:3,5");
    QVERIFY(lab.check("a ^ b"));
    QCOMPARE(lab.model.shown().verdict, u"The claim is false"_qs);
    QCOMPARE(lab.model.shown().smallest, u"wythoff:1,1"_qs);
    QCOMPARE(lab.model.shown().mapPosition, u"wythoff:1,1"_qs);
    lab.session.setPointed(u"wythoff:2,1"_qs);
    QVERIFY(lab.check("min(a, b) == floor_phi(abs(a - b))"));
    QCOMPARE(lab.model.shown().verdict, u"No counterexample found"_qs);
    QCOMPARE(lab.model.shown().smallest, QString());
    QCOMPARE(lab.model.shown().mapPosition, QString());
    QCOMPARE(lab.model.shown().mapClaim, QString());
    QVERIFY(lab.model.shown().counterexamples.isEmpty());
    QCOMPARE(lab.session.pointed(), QString());
}

void TestExploreConjecture::counterexamplesNameTheirNumbers_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<QByteArray>("claim");
    QTest::addColumn<QString>("numbers");
    QTest::addColumn<bool>("winning");
    QTest::newRow("a pair") << QByteArray("wythoff:3,5") << QByteArray("a ^ b") << u"(1, 1)"_qs << true;
    QTest::newRow("three heaps") << QByteArray("nim:3,4,5") << QByteArray("a == b || b == c || a == c") << u"(0, 0, 1)"_qs << true;
    QTest::newRow("one heap") << QByteArray("bash(4):30") << QByteArray("n % m == 0") << u"n = 4"_qs << true;
    QTest::newRow("a quota") << QByteArray("fibonacci-nim:13~6") << QByteArray("n == 0 || q < lowbit(n)") << u"n = 3, q = 1"_qs << false;
}

void TestExploreConjecture::counterexamplesNameTheirNumbers()
{
    QFETCH(QByteArray, position);
    QFETCH(QByteArray, claim);
    Lab lab(position.constData());
    QVERIFY(lab.check(claim.constData()));
    const QVariantMap first = lab.model.shown().counterexamples.value(0).toMap();
    QTEST(first[QStringLiteral("numbers")].toString(), "numbers");
    QTEST(first[QStringLiteral("winning")].toBool(), "winning");
}

void TestExploreConjecture::aCheckCanBeStopped()
{
    Lab lab("wythoff:1,2");
    lab.model.setProperty("most", 10'000);
    lab.model.setClaim(u"min(a, b) == floor_phi(abs(a - b))"_qs);
    QSignalSpy progressed(&lab.model, &ExploreConjecture::progressed);
    lab.model.check();
    QVERIFY(lab.model.running());
    QVERIFY(progressed.wait(10'000));
    QCoreApplication::sendEvent(QCoreApplication::instance(), std::make_unique<QEvent>(QEvent::LanguageChange).get());
    lab.model.cancel();
    QVERIFY(QTest::qWaitFor([&lab] { return !lab.model.running(); }, 10'000));
    QVERIFY(lab.model.shown().result.startsWith(u"Stopped: no counterexample among the "_qs));
    QCOMPARE(lab.model.shown().verdict, u"The check was stopped"_qs);
    // Another claim is checked while this check is still running.
    lab.model.check();
    lab.model.setProperty("most", 20);
    QVERIFY(lab.check("a ^ b"));
    QVERIFY(lab.model.shown().fails);
    QCOMPARE(lab.model.shown().mapClaim, u"a ^ b"_qs);
}

void TestExploreConjecture::theResultIsKeptUntilTheGameChanges()
{
    Lab lab("wythoff:1,2");
    QVERIFY(lab.check("a ^ b"));
    QVERIFY(lab.model.shown().fails);
    QVERIFY(lab.session.openPosition(u"wythoff:8,9"_qs));
    QVERIFY(lab.model.shown().fails);
    QVERIFY(lab.session.openPosition(u"nim:8,9"_qs));
    QVERIFY(!lab.model.shown().fails);
    QCOMPARE(lab.model.claim(), u"a ^ b"_qs);
    QVERIFY(lab.model.shown().result.isEmpty());
}

/// The event for leaving a row arrives after the event for entering the next row.
void TestExploreConjecture::hoveringAnotherRowMovesThePointedPosition()
{
    ExploreSession session;
    session.hover(QStringLiteral("nim:1,1"), true);
    session.hover(QStringLiteral("nim:2,2"), true);
    session.hover(QStringLiteral("nim:1,1"), false);
    QCOMPARE(session.pointed(), QStringLiteral("nim:2,2"));
    session.hover(QStringLiteral("nim:2,2"), false);
    QCOMPARE(session.pointed(), QString());
}

void TestExploreConjecture::cancellingWithoutACheckDoesNothing()
{
    ExploreConjecture model;
    model.cancel();
    QVERIFY(!model.running());
}

void TestExploreConjecture::aModelFollowsOnlyItsLastSession()
{
    Lab lab("wythoff:1,2");
    ExploreSession other;
    QVERIFY(other.openPosition(u"nim:1,2"_qs));
    lab.model.setSession(&other);
    QSignalSpy changed(&lab.model, &ExploreConjecture::changed);
    QVERIFY(lab.session.openPosition(u"bash(3):7"_qs));
    QCOMPARE(changed.size(), 0);
    QVERIFY(other.openPosition(u"wythoff:3,5"_qs));
    QVERIFY(changed.size() > 0);
    // Without a session, the model ignores the changes of its former session.
    lab.model.setSession(nullptr);
    changed.clear();
    QVERIFY(other.openPosition(u"nim:4,5"_qs));
    QCOMPARE(changed.size(), 0);
}

NIMSTONE_TEST(TestExploreConjecture)
#include "tst_explore_conjecture.moc"
