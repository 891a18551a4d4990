// Uses proofs in the whole program as a person does: steps through one proof of each topic to its end and back by keys and
// buttons, while the language is switched, and goes from a game to its proof and back.
#include <QTest>
#include <memory>

#include "app/start/window.h"
#include "app/viewmodels/play/play_shown.h"
#include "app/viewmodels/prove/prove_words.h"
#include "app/viewmodels/shell/shell.h"
#include "core/proofs/proof.h"
#include "tests/counts.h"
#include "tests/e2e/driver.h"
#include "tests/e2e/profile.h"
#include "tests/program.h"

using namespace nimstone;
using nimstone::tests::part;

class TestProve : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase() { m_window.reset(); }
    void aProofIsSteppedToItsEndAndBack_data();
    void aProofIsSteppedToItsEndAndBack();
    void aGameOpensItsProofAndTheProofReturns();

private:
    std::unique_ptr<Window> m_window;
    std::unique_ptr<tests::Driver> m_driver;
};

void TestProve::initTestCase()
{
    Options options;
    options.page = QStringLiteral("prove");
    options.language = QStringLiteral("en");
    m_window = std::make_unique<Window>(options);
    m_window->shell()->preferences()->setMotion(QStringLiteral("none"));
    m_driver = std::make_unique<tests::Driver>(m_window->window());
    QVERIFY(m_driver->showPage(QStringLiteral("prove")));
}

void TestProve::aProofIsSteppedToItsEndAndBack_data()
{
    // The rows are the first theorems of all topics, in a short run of every other topic.
    QTest::addColumn<QString>("theorem");
    QList<proof::Topic> topics;
    for (const proof::Theorem theorem : proof::allTheorems()) {
        if (topics.contains(proof::topicOf(theorem)))
            continue;
        topics.push_back(proof::topicOf(theorem));
        if (!tests::isTested(static_cast<std::size_t>(topics.size() - 1), 2))
            continue;
        const auto name = QString::fromStdString(std::string(proof::name(theorem)));
        QTest::newRow(qPrintable(name)) << name;
    }
}

void TestProve::aProofIsSteppedToItsEndAndBack()
{
    QFETCH(QString, theorem);
    tests::Driver& driver = *m_driver;
    QQuickItem* prove = driver.page(QStringLiteral("prove"));
    QObject* session = part(prove, "session");
    const QObject* player = part(prove, "player");
    QVERIFY(QMetaObject::invokeMethod(session, "openExample", Q_ARG(QString, theorem)));
    QCOMPARE(session->property("words").value<ProveWords>().theorem, theorem);
    const int steps = session->property("stepCount").toInt();
    QVERIFY(steps > 1);
    QTRY_VERIFY(!prove->property("busy").toBool());

    for (int step = 1; step <= steps; ++step) {
        QVERIFY(step % 2 ? driver.press(QStringLiteral("Right")) : driver.click(QStringLiteral("proveNext")));
        QTRY_COMPARE(session->property("step").toInt(), step);
        if (step == 2) {
            const QString spoken = session->property("words").value<ProveWords>().spokenStep;
            QVERIFY(driver.press(QStringLiteral("ctrl+l")));
            QTRY_VERIFY(session->property("words").value<ProveWords>().spokenStep != spoken);
            QCOMPARE(session->property("step").toInt(), step);
        }
        QTRY_VERIFY(!prove->property("busy").toBool());
        QCOMPARE(player->property("target").toDouble(),
                 session->property("figure").value<QObject*>()->property("stops").value<QList<int>>().value(step));
    }
    for (int step = steps - 1; step >= 0; --step) {
        QVERIFY(step % 2 ? driver.press(QStringLiteral("Left")) : driver.click(QStringLiteral("proveBack")));
        QTRY_COMPARE(session->property("step").toInt(), step);
    }
    QTRY_VERIFY(!prove->property("busy").toBool());
    QCOMPARE(player->property("target").toDouble(), 0.0);
}

void TestProve::aGameOpensItsProofAndTheProofReturns()
{
    m_window.reset();
    Options options;
    options.page = QStringLiteral("play");
    options.position = QStringLiteral("nim:3,4,6");
    options.language = QStringLiteral("en");
    Window window(options);
    window.shell()->preferences()->setShowOutcomes(QStringLiteral("live"));
    window.shell()->preferences()->setMotion(QStringLiteral("none"));
    tests::Driver driver(window.window());
    const QQuickItem* play = driver.showPage(QStringLiteral("play"));
    QVERIFY(play);
    const QObject* game = part(play, "session");
    QTRY_VERIFY(driver.item(QStringLiteral("playWhy")));
    QVERIFY(driver.click(QStringLiteral("playWhy")));
    QTRY_VERIFY(driver.page(QStringLiteral("prove")));
    QTRY_COMPARE(window.window()->property("page").toString(), QStringLiteral("prove"));
    QObject* session = part(driver.page(QStringLiteral("prove")), "session");
    QCOMPARE(session->property("words").value<ProveWords>().position, QStringLiteral("nim:3,4,6"));
    QCOMPARE(session->property("words").value<ProveWords>().theorem, QStringLiteral("nim-lemma-2"));
    for (int step = 1; step <= 6; ++step) {
        QVERIFY(driver.press(QStringLiteral("Right")));
        QTRY_COMPARE(session->property("step").toInt(), step);
    }
    QTRY_VERIFY(driver.item(QStringLiteral("proveBackToGame")));
    QVERIFY(driver.click(QStringLiteral("proveBackToGame")));
    QTRY_COMPARE(window.window()->property("page").toString(), QStringLiteral("play"));
    QCOMPARE(game->property("shown").value<PlayShown>().position, QStringLiteral("nim:3,4,6"));
    QCOMPARE(game->property("shown").value<PlayShown>().ply, 0);
}

NIMSTONE_TEST_RUN(TestProve, &nimstone::tests::runInProfile<TestProve>)

#include "tst_prove.moc"
