// Tests the hints of the Play page in every game: they appear one at a time and are computed on request, or the page says why
// there are none.
#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "app/viewmodels/play/play_help.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"

using namespace nimstone;

class TestPlayHints : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hintsAreGivenInEveryGame_data()
    {
        QTest::addColumn<QByteArray>("sum");
        QTest::addColumn<int>("rungs");
        for (const GameEntry& game : catalogue())
            QTest::newRow(game.name.data()) << QByteArray(game.example.data()) << 5;
        QTest::newRow("a sum") << QByteArray("nim:3,4 + kayles:5") << 5;
        QTest::newRow("no move") << QByteArray("nim:0") << 1;
        QTest::newRow("an unknown outcome") << QByteArray("grundy-game:9223372036854775807") << 1;
    }

    void hintsAreGivenInEveryGame()
    {
        QFETCH(QByteArray, sum);
        QFETCH(int, rungs);
        PlayHelp hints;
        QAbstractItemModelTester tester(&hints, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy counted(&hints, &PlayHelp::countChanged);
        const GameSum position = parseSum(sum.toStdString()).value();
        hints.show(position, position.isPartisan() ? Cutter::Left : Cutter::None);
        QStringList texts;
        while (hints.more()) {
            hints.climb();
            // Some hints are computed on another thread.
            QTRY_VERIFY(!hints.pending());
            const QModelIndex last = hints.index(hints.count() - 1);
            texts << hints.data(last, PlayHelp::TitleRole).toString() << hints.data(last, PlayHelp::SentenceRole).toString();
        }
        QCOMPARE(hints.count(), rungs);
        QCOMPARE(hints.none(), rungs == 1);
        QVERIFY(counted.count() >= 1 + rungs);
        QVERIFY(!texts.contains(QString()));
        QCOMPARE(texts.removeDuplicates(), 0);
        hints.show(std::nullopt);
        QCOMPARE(hints.count(), 0);
        QVERIFY(!hints.more() && !hints.none());
    }
};

NIMSTONE_TEST(TestPlayHints)
#include "tst_play_hints.moc"
