// Tests that the terms of a game are right while the sequence is extended, and that exceptions and rare values match their
// definitions.
#include <QTest>
#include <algorithm>
#include <set>

#include "core/explore/sequence_terms.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::explore;

class TestSequenceTerms : public QObject {
    Q_OBJECT

    static HeapRules gameOf(const QString& text) { return *(*parseGame(text.toStdString()))->sequence(); }

private Q_SLOTS:
    void periodsAreFoundAndExceptionsAreCounted_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("period");      // the expected period; 0 if no period is found
        QTest::addColumn<int>("preperiod");
        QTest::addColumn<int>("exceptions");
        QTest::newRow("kayles") << u"kayles"_qs << 12 << 71 << 14;
        QTest::newRow("dawson-kayles") << u"dawson-kayles"_qs << 34 << 53 << 8;
        QTest::newRow("bash") << u"bash(4)"_qs << 5 << 0 << 0;
        QTest::newRow("subtraction") << u"subtraction(1,3,4)"_qs << 7 << 0 << 0;
        QTest::newRow("nim") << u"nim"_qs << 1 << 0 << 0;
        QTest::newRow("lasker") << u"lasker-nim"_qs << 4 << 1 << 1;
        QTest::newRow("grundy") << u"grundy-game"_qs << 0 << 0 << 0;
        QTest::newRow("bash with a period past the end") << u"bash(100000000)"_qs << 100000001 << 0 << 0;
    }

    void periodsAreFoundAndExceptionsAreCounted()
    {
        QFETCH(QString, game);
        QFETCH(int, period);
        QFETCH(int, preperiod);
        QFETCH(int, exceptions);
        SequenceTerms terms(gameOf(game));
        NimSequence sequence(gameOf(game));
        for (const std::size_t size : {100U, 1000U, 20000U}) {
            std::size_t told = 0;
            const auto findings = terms.extendTo(size, {}, [&](Count done, Count) {
                QVERIFY(terms.known().size() <= size && terms.known().size() >= told);
                told = terms.known().size();
                QVERIFY(told <= done);
            });
            QCOMPARE(findings.end, NimSequence::End::Reached);
            QCOMPARE(terms.known().size(), size);
            if (size < 1000)
                continue;
            QCOMPARE(findings.period ? static_cast<int>(findings.period->period.period) : 0, period);
            if (period > 0)
                QCOMPARE(static_cast<int>(findings.period->period.preperiod), preperiod);
            QCOMPARE(static_cast<int>(findings.exceptionCount), exceptions);
        }
        sequence.extendTo(19999);
        for (std::size_t heap = 0; heap < 20000; ++heap)
            QCOMPARE(Count{terms.known()[heap]}, sequence.value(heap));
    }

    void exceptionsMatchWinningWays_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QList<int>>("exceptions");
        // The lists are from Winning Ways, chapter 4, where Dawson's Kayles is shifted by one and heap 0 is not
        // counted.
        QTest::newRow("kayles") << u"kayles"_qs << QList<int>{0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70};
        QTest::newRow("dawson-kayles") << u"dawson-kayles"_qs << QList<int>{0, 1, 15, 17, 18, 32, 35, 52};
    }

    void exceptionsMatchWinningWays()
    {
        QFETCH(QString, game);
        QFETCH(QList<int>, exceptions);
        SequenceTerms terms(gameOf(game));
        const auto findings = terms.extendTo(1000, {}, [](Count, Count) {});
        QList<int> found;
        for (std::size_t heap = 0; heap < 1000; ++heap) {
            if (isException(findings.period->period, terms.known(), heap))
                found.push_back(static_cast<int>(heap));
        }
        QCOMPARE(found, exceptions);
    }

    void rareValuesAreCounted_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("most");
        QTest::newRow("splits take nothing") << u"grundy-game"_qs << 2000;
        QTest::newRow("splits take an even amount") << u"octal(0.0114)"_qs << 40;
        QTest::newRow("splits take an odd amount") << u"octal(0.104)"_qs << 40;
        QTest::newRow("splits take even and odd amounts") << u"octal(0.051)"_qs << 40;
    }

    void rareValuesAreCounted()
    {
        QFETCH(QString, game);
        QFETCH(int, most);
        SequenceTerms terms(gameOf(game));
        const auto findings = terms.extendTo(20000, {}, [](Count, Count) {});
        QVERIFY(findings.rare);
        std::size_t rare = 0;
        for (std::size_t heap = 0; heap < 20000; ++heap)
            rare += sequence::isRare(findings.rare->space, heap, terms.known()[heap]) ? 1 : 0;
        QCOMPARE(findings.rare->count, rare);
        QVERIFY(sequence::isRare(findings.rare->space, findings.rare->last, terms.known()[findings.rare->last]));
        QVERIFY2(rare > 0 && static_cast<int>(rare) <= most, qPrintable(QString::number(rare)));
        SequenceTerms bash(gameOf(u"bash(4)"_qs));
        QVERIFY(!bash.extendTo(100, {}, [](Count, Count) {}).rare);
    }

    void extendingStopsAndResumes_data()
    {
        QTest::addColumn<QString>("game");
        QTest::newRow("computed") << u"grundy-game"_qs;
        QTest::newRow("read off a period") << u"kayles"_qs;
        QTest::newRow("closed form") << u"nim"_qs;
    }

    void extendingStopsAndResumes()
    {
        QFETCH(QString, game);
        SequenceTerms terms(gameOf(game));
        std::stop_source stop;
        const auto findings = terms.extendTo(SequenceTerms::most, stop.get_token(), [&](Count done, Count) {
            if (done >= 600)
                stop.request_stop();
        });
        QCOMPARE(findings.end, NimSequence::End::Stopped);
        QVERIFY(terms.known().size() >= 600 && terms.known().size() < 100'000);
        // A second call resumes where the first call stopped.
        QCOMPARE(terms.extendTo(120'000, {}, [](Count, Count) {}).end, NimSequence::End::Reached);
        QCOMPARE(terms.known().size(), std::size_t{120'000});
    }

    /// By the definition, the value of every heap with every quota follows from the values that its moves leave.
    void freshHeapsHaveTheirDefinedValues()
    {
        constexpr Count most = 300;
        std::vector<std::vector<Count>> values;
        for (Count heap = 0; heap <= most; ++heap) {
            auto& ofHeap = values.emplace_back();
            std::set<Count> reached;
            for (Count quota = 0; quota <= heap; ++quota) {
                if (quota > 0)
                    reached.insert(values[heap - quota][std::min(2 * quota, heap - quota)]);
                Count mex = 0;
                while (reached.contains(mex))
                    ++mex;
                ofHeap.push_back(mex);
            }
        }
        const auto terms = termsOf(*parseGame("fibonacci-nim"));
        QCOMPARE(terms->extendTo(most + 1, {}, [](Count, Count) {}).end, NimSequence::End::Reached);
        QCOMPARE(terms->known().size(), most + 1);
        for (Count heap = 0; heap <= most; ++heap)
            QCOMPARE(Count{terms->known()[heap]}, values[heap][heap == 0 ? 0 : heap - 1]);
    }

    void extendingFreshHeapsStopsAndResumes()
    {
        const auto terms = termsOf(*parseGame("fibonacci-nim"));
        std::stop_source stop;
        QCOMPARE(terms->extendTo(SequenceTerms::most, stop.get_token(), [&](Count, Count) { stop.request_stop(); }).end, NimSequence::End::Stopped);
        QVERIFY(!terms->known().empty() && terms->known().size() < FibonacciNim::largestWithValue);
        QCOMPARE(terms->extendTo(SequenceTerms::most, {}, [](Count, Count) {}).end, NimSequence::End::OverLimit);
        QCOMPARE(terms->known().size(), std::size_t{FibonacciNim::largestWithValue + 1});
    }

    void gamesOnPairsHaveNoTerms()
    {
        QVERIFY(!termsOf(*parseGame("wythoff")));
        QVERIFY(termsOf(*parseGame("kayles")));
    }

    void extendingEndsAtTheComputationLimit()
    {
        SequenceTerms terms(gameOf(u"hexadecimal(0.8)"_qs));
        const auto findings = terms.extendTo(20'000, {}, [](Count, Count) {});
        QCOMPARE(findings.end == NimSequence::End::OverLimit, terms.known().size() < 20'000);
    }
};

NIMSTONE_TEST(TestSequenceTerms)
#include "tst_sequence_terms.moc"
