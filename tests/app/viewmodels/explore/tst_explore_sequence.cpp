// Tests the view model of a sequence: its terms while they are computed, the sentences about them, terms that a person enters,
// and exports.
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include "app/viewmodels/explore/explore_view.h"
#include "app/viewmodels/explore/explore_sequence.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"
#include "translations/catalogue.h"

using namespace nimstone;

class TestExploreSequence : public QObject {
    Q_OBJECT

    static void finish(const ExploreSequence& view)
    {
        QTRY_VERIFY_WITH_TIMEOUT(!view.shown().running && !view.shown().reading && !view.shown().finding && view.shown().news.isEmpty(), 60'000);
    }

    struct Pair {
        explicit Pair(const QString& position)
        {
            session.openPosition(position);
            view.setSession(&session);
        }
        ExploreSession session;
        ExploreSequence view;
    };

private Q_SLOTS:
    void freshHeapsOfFibonacciNimAreShown()
    {
        Pair pair(u"fibonacci-nim:13"_qs);
        finish(pair.view);
        QCOMPARE(pair.view.shown().game, u"fibonacci-nim"_qs);
        QCOMPARE(pair.view.shown().known, 1000);
        QVERIFY(pair.view.shown().period.startsWith(u"These are fresh heaps"_qs));
        QCOMPARE(pair.view.property("cursor").toInt(), 13);
        QCOMPARE(pair.view.positionOf(12), u"fibonacci-nim:12"_qs);
        for (int heap = 0; heap < 100; ++heap)
            QCOMPARE(static_cast<Count>(pair.view.valueAt(heap)), *parseSum(pair.view.positionOf(heap).toStdString())->grundy());
        pair.view.setProperty("wanted", 1'000'000);
        QTRY_COMPARE_WITH_TIMEOUT(pair.view.shown().known, 100'001, 60'000);
        QTRY_COMPARE(pair.view.shown().news, u"Larger heaps of this game are not computed."_qs);
    }

    void termsMatchTheNimSequence_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("terms");
        QTest::newRow("kayles") << u"kayles:7"_qs << u"kayles"_qs << 100'000;
        QTest::newRow("no period") << u"grundy-game:9"_qs << u"grundy-game"_qs << 100'000;
        QTest::newRow("subtraction") << u"subtraction(1,3,4):9"_qs << u"subtraction(1,3,4)"_qs << 10'000;
        QTest::newRow("a sum with one component that has a sequence") << u"wythoff:3,5 + bash(4):7"_qs << u"bash(4)"_qs << 1'000;
    }

    void termsMatchTheNimSequence()
    {
        QFETCH(QString, position);
        QFETCH(QString, game);
        QFETCH(int, terms);
        Pair pair(position);
        QCOMPARE(pair.view.shown().game, game);
        pair.view.setProperty("wanted", terms);
        finish(pair.view);
        QCOMPARE(pair.view.shown().known, terms);
        NimSequence sequence(*(*parseGame(game.toStdString()))->sequence());
        sequence.extendTo(static_cast<Count>(terms) - 1);
        for (int heap = 0; heap < terms; ++heap)
            QCOMPARE(static_cast<Count>(pair.view.valueAt(heap)), sequence.value(static_cast<Count>(heap)));
        pair.view.setProperty("differences", true);
        for (int heap = 1; heap < 1'000; ++heap)
            QCOMPARE(pair.view.valueAt(heap), static_cast<int>(sequence.value(static_cast<Count>(heap))) - static_cast<int>(sequence.value(static_cast<Count>(heap) - 1)));
    }

    void gamesWithoutASequenceShowNoTerms_data()
    {
        QTest::addColumn<QString>("position");
        for (const char* position : {"wythoff:3,5", "misere-nim:3,5", "cutcake:4x7"})
            QTest::newRow(position) << QString::fromLatin1(position);
    }

    void gamesWithoutASequenceShowNoTerms()
    {
        QFETCH(QString, position);
        Pair pair(u"kayles:7"_qs);
        QVERIFY(pair.session.openPosition(position));
        QVERIFY(pair.view.shown().game.isEmpty() && pair.view.shown().known == 0 && pair.view.kinds().isEmpty() && !pair.view.shown().running);
        QVERIFY(pair.session.openPosition(u"kayles:7"_qs));
        finish(pair.view);
        QCOMPARE(pair.view.shown().known, 1'000);
    }

    void thePeriodIsDescribed_data()
    {
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("words");
        QTest::addColumn<bool>("proof");
        QTest::newRow("kayles") << u"kayles:7"_qs << u"Period 12, preperiod 71, 14 exception(s). g(n + 12) = g(n) for 71 ≤ n ≤ 155, so by the Guy–Smith theorem for all larger n."_qs << true;
        QTest::newRow("bash") << u"bash(4):7"_qs << u"Period 5, preperiod 0. The 4 value(s) from n = 0 on equal those from n = 5 on, and each later value follows from as many before it."_qs << true;
        QTest::newRow("nim") << u"nim:7"_qs << u"g(n + 1) = g(n) + 1 from n = 0 on. A closed form gives every value."_qs << false;
        QTest::newRow("none") << u"grundy-game:7"_qs << u"No period was found in the first 1,000 terms."_qs << false;
    }

    void thePeriodIsDescribed()
    {
        QFETCH(QString, position);
        QFETCH(QString, words);
        QFETCH(bool, proof);
        Pair pair(position);
        finish(pair.view);
        QCOMPARE(pair.view.shown().period, words);
        QCOMPARE(!pair.view.shown().proof.isEmpty(), proof);
    }

    void computingCanBeStoppedAndContinued()
    {
        Pair pair(u"grundy-game:7"_qs);
        pair.view.setProperty("wanted", 10'000'000);
        QTRY_VERIFY(pair.view.shown().known > 20'000);
        pair.view.stop();
        QTRY_VERIFY(!pair.view.shown().running);
        const int known = pair.view.shown().known;
        QVERIFY(pair.view.shown().stopped && known < 10'000'000);
        QVERIFY(!pair.view.shown().news.isEmpty());
        pair.view.goOn();
        QTRY_VERIFY(pair.view.shown().known > known);
        // Fewer terms are requested while more are being computed.
        pair.view.setProperty("wanted", 10'000);
        finish(pair.view);
        QCOMPARE(pair.view.shown().known, 10'000);
        QVERIFY(!pair.view.shown().stopped);
    }

    void theGameCanChangeWhileComputing()
    {
        Pair pair(u"grundy-game:7"_qs);
        pair.view.setProperty("wanted", 1'000'000);
        QTRY_VERIFY(pair.view.shown().known > 1'000);
        pair.session.openPosition(u"bash(4):7"_qs);
        finish(pair.view);
        QCOMPARE(pair.view.shown().known, 1'000'000);
        QCOMPARE(pair.view.valueAt(999'999), 4);
    }

    void aViewWithoutASessionIgnoresThePointer()
    {
        ExploreSequence view;
        view.pointAt(3);
        QCOMPARE(view.property("pointed").toInt(), -1);
    }

    void theLanguageCanChangeWhileComputing()
    {
        Pair pair(u"grundy-game:7"_qs);
        pair.view.setProperty("wanted", 10'000'000);
        QTRY_VERIFY(pair.view.shown().known > 1'000);
        QSignalSpy said(&pair.view, &ExploreSequence::changed);
        QTranslator chinese;
        QVERIFY(loadCatalogue(chinese, u"zh_CN"_qs));
        QSignalSpy reworded(&pair.view, &LanguageAware::languageChanged);
        QCoreApplication::installTranslator(&chinese);
        QVERIFY(reworded.count() > 0 && !said.isEmpty());
        QVERIFY(pair.view.shown().running);
        QCoreApplication::removeTranslator(&chinese);
        pair.view.stop();
        QTRY_VERIFY(!pair.view.shown().running);
    }

    void theViewFollowsTheSession()
    {
        Pair pair(u"kayles:7"_qs);
        finish(pair.view);
        QCOMPARE(pair.view.property("cursor").toInt(), 7);
        pair.session.setPointed(u"kayles:12"_qs);
        QCOMPARE(pair.view.property("pointed").toInt(), 12);
        pair.session.setPointed(u"nim:12"_qs);
        QCOMPARE(pair.view.property("pointed").toInt(), -1);
        pair.view.pointAt(20);
        QCOMPARE(pair.session.pointed(), u"kayles:20"_qs);
        pair.view.pointAt(7);
        QCOMPARE(pair.session.looked(), u"kayles:7"_qs);
        pair.view.chooseHeap(30);
        QCOMPARE(pair.session.position(), u"kayles:30"_qs);
        QCOMPARE(pair.view.property("cursor").toInt(), 30);
        // A larger heap requests more terms.
        pair.session.openPosition(u"kayles:1000"_qs);
        QCOMPARE(pair.view.property("wanted").toInt(), 10'000);
        finish(pair.view);
        QCOMPARE(pair.view.property("cursor").toInt(), 1'000);
    }

    void theNextEqualValueOrExceptionIsFound()
    {
        Pair pair(u"kayles:7"_qs);
        finish(pair.view);
        const auto nextFrom = [&pair](int heap, int step, bool exception) {
            pair.view.setProperty("cursor", heap);
            return pair.view.next(step, exception);
        };
        // The nim-sequence of Kayles is 0 1 2 3 1 4 3 2 1 4 2 6 …
        QCOMPARE(nextFrom(7, 1, false), 10);
        QCOMPARE(nextFrom(7, -1, false), 2);
        QCOMPARE(nextFrom(0, -1, false), -1);
        QCOMPARE(nextFrom(7, 1, true), 9);
        QCOMPARE(nextFrom(70, 1, true), -1);
        QCOMPARE(nextFrom(999, -1, true), 70);
        pair.view.setProperty("differences", true);
        QCOMPARE(nextFrom(1, 1, false), 2);
    }

    void enteredTermsAreComparedWithTheGame_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("problem");
        QTest::addColumn<int>("difference");
        QTest::newRow("agrees") << u"0,1,2,3,1,4"_qs << u"All 6 term(s) agree, n = 0 to 5."_qs << QString() << -1;
        QTest::newRow("terms from n = 1") << u"1 2 3 1 4"_qs << u"All 5 term(s) agree, n = 1 to 5."_qs << QString() << -1;
        QTest::newRow("one") << u"0"_qs << u"All 1 term(s) agree, n = 0 to 0."_qs << QString() << -1;
        QTest::newRow("differs") << u"0,1,2,3,1,5"_qs << u"First difference at n = 5: the game has 4, the terms have 5."_qs << QString() << 5;
        QTest::newRow("b-file") << u"998 2\n999 5\n1000 1"_qs << u"First difference at n = 999: the game has 8, the terms have 5."_qs << QString() << 999;
        QTest::newRow("terms beyond the computed ones") << u"5000 4\n5001 5"_qs << u"The terms begin at n = 5,000, which is not computed yet."_qs << QString() << -1;
        QTest::newRow("a term that is not a number") << u"0,1,a<b"_qs << QString() << u"Line 1, column 5: expected a term, found 'a&lt;b'"_qs << -1;
        QTest::newRow("empty") << u" "_qs << QString() << QString() << -1;
    }

    void enteredTermsAreComparedWithTheGame()
    {
        QFETCH(QString, text);
        QFETCH(QString, words);
        QFETCH(QString, problem);
        QFETCH(int, difference);
        Pair pair(u"kayles:7"_qs);
        finish(pair.view);
        pair.view.readText(text);
        finish(pair.view);
        QCOMPARE(pair.view.shown().comparison, words);
        QCOMPARE(pair.view.shown().problem, problem);
        QCOMPARE(pair.view.shown().difference, difference);
        QCOMPARE(pair.view.picture().mark, difference);
        pair.view.readText({});
        finish(pair.view);
        QVERIFY(pair.view.shown().comparison.isEmpty() && pair.view.shown().difference == -1 && pair.view.shown().enteredCount == 0);
    }

    void theGameOfASequenceIsFound()
    {
        Pair pair(u"nim:7"_qs);
        pair.view.readText(u"0,1,2,3,1,4,3,2,1,4,2,6"_qs);
        finish(pair.view);
        pair.view.findGames();
        QVERIFY(pair.view.shown().finding);
        finish(pair.view);
        QVERIFY(pair.view.shown().found.size() > 1);
        QCOMPARE(pair.view.shown().found.front().toMap().value(u"name"_qs).toString(), u"kayles"_qs);
        pair.session.openPosition(pair.view.shown().found.front().toMap().value(u"position"_qs).toString());
        QCOMPARE(pair.session.position(), u"kayles:7"_qs);
    }

    void aSavedBFileIsReadBack()
    {
        const QTemporaryDir folder;
        Pair pair(u"kayles:7"_qs);
        pair.view.setProperty("wanted", 10'000);
        finish(pair.view);
        ExploreExport exporter;
        exporter.setProperty("view", QVariant::fromValue<ExploreView*>(&pair.view));
        for (const QString& kind : pair.view.kinds()) {
            exporter.save(kind, QUrl::fromLocalFile(folder.filePath(u"kayles."_qs + kind)));
            QTRY_VERIFY(!exporter.running());
            QVERIFY2(!exporter.failed(), qPrintable(exporter.news()));
        }
        pair.view.readFile(QUrl::fromLocalFile(folder.filePath(u"kayles.txt"_qs)));
        finish(pair.view);
        QCOMPARE(pair.view.shown().enteredCount, 10'000);
        QCOMPARE(pair.view.shown().difference, -1);
        QFile table(folder.filePath(u"kayles.csv"_qs));
        QVERIFY(table.open(QIODevice::ReadOnly));
        QVERIFY(table.readAll().startsWith("n,g\n0,0\n1,1\n2,2\n3,3\n4,1\n"));
        QImage picture;
        QVERIFY(picture.load(folder.filePath(u"kayles.png"_qs)));
        QCOMPARE(picture.size(), QSize(3200, 1800));
        QFile drawing(folder.filePath(u"kayles.svg"_qs));
        QVERIFY(drawing.open(QIODevice::ReadOnly));
        QVERIFY(drawing.readAll().contains("<title>Kayles</title>"));
    }

    void aFileThatCannotBeReadIsReported()
    {
        Pair pair(u"kayles:7"_qs);
        pair.view.readFile(QUrl::fromLocalFile(u"/nowhere/b.txt"_qs));
        finish(pair.view);
        QVERIFY(!pair.view.shown().problem.isEmpty());
        QCOMPARE(pair.view.shown().fileName, u"b.txt"_qs);
    }
};

NIMSTONE_TEST(TestExploreSequence)
#include "tst_explore_sequence.moc"
