// Tests the blocks of lessons in which the learner does something by hand: strips, sorting, tried moves, flipped bits, and the
// queen's board.
#include <QTest>

#include "app/viewmodels/learn/learn_task.h"
#include "tests/app/viewmodels/learn/blocks_of_lessons.h"
#include "tests/program.h"

using namespace nimstone;
using tests::showBlock;

class TestLearnHandsOn : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aStripIsLabeled_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("labels");
        QTest::newRow("take 1 to 3") << "thinking-backwards" << "PNNNPNNNPNNNP";
        QTest::newRow("take 1, 3, or 4") << "any-rule" << "PNPNNNNPNPNNNNP";
    }

    void aStripIsLabeled()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, labels);
        LearnSession session;
        LearnTask strip;
        QVERIFY(showBlock<learn::StripBlock>(session, strip, lesson));
        QCOMPARE(strip.shown().marks, QStringList(labels.size()));
        for (int square = 0; square < labels.size(); ++square) {
            QCOMPARE(strip.shown().current, square);
            const bool lost = labels[square] == QLatin1Char('P');
            // A wrong label is answered with what would follow from it, and is not put on the strip.
            strip.give(lost ? QStringLiteral("N") : QStringLiteral("P"));
            QCOMPARE(strip.shown().current, square);
            QVERIFY(strip.answer().given && !strip.answer().right);
            QVERIFY(!strip.answer().text.isEmpty());
            QCOMPARE(!strip.answer().reply.isEmpty(), lost && square > 0);
            QCOMPARE(strip.shown().marks.at(square), QString());
            strip.give(labels.mid(square, 1));
            QCOMPARE(strip.shown().marks.at(square), labels.mid(square, 1));
        }
        QVERIFY(strip.answer().right);
        QCOMPARE(strip.shown().current, -1);
        strip.give(QStringLiteral("N"));
        QVERIFY2(strip.answer().right, "a solved strip accepts another label");
    }

    void aSolvedStripHasWindowsAndArrows()
    {
        LearnSession session;
        LearnTask strip;
        QVERIFY(showBlock<learn::StripBlock>(session, strip, QStringLiteral("any-rule"), 1));
        QCOMPARE(strip.shown().marks.join(QString()), QStringLiteral("PNPNNNNPNPNNNNP"));
        QCOMPARE(strip.shown().windows, (QList<int>{0, 7}));
        QCOMPARE(strip.shown().windowWidth, 4);
        QCOMPARE(strip.shown().current, -1);
        QVERIFY(strip.shown().arrows.isEmpty());
        QVERIFY(!strip.answer().given);

        QVERIFY(showBlock<learn::StripBlock>(session, strip, QStringLiteral("thinking-backwards"), 1));
        QCOMPARE(strip.shown().arrows.size(), 6);
        const QVariantMap last = strip.shown().arrows.at(4).toMap();
        QCOMPARE(last.value(QStringLiteral("from")).toInt(), 10);
        QCOMPARE(last.value(QStringLiteral("to")).toInt(), 8);
        QVERIFY(last.value(QStringLiteral("good")).toBool());
    }

    void valuesAreFoundByTheRuler()
    {
        LearnSession session;
        LearnTask strip;
        QVERIFY(showBlock<learn::StripBlock>(session, strip, QStringLiteral("values")));
        QCOMPARE(strip.shown().marks, (QStringList{QStringLiteral("0"), QStringLiteral("1"), {}, {}, {}, {}, {}}));
        QCOMPARE(strip.shown().current, 2);
        for (const char* value : {"0", "1", "2", "3", "2"}) {
            QVERIFY(!strip.shown().arrows.isEmpty());
            QCOMPARE(QByteArray::number(strip.shown().ruler.indexOf(false)), QByteArray(value));
            if (strip.shown().ruler.first()) {
                strip.give(QStringLiteral("0"));
                QVERIFY(strip.answer().text.contains(QLatin1String("0 is the value of an option")));
            }
            strip.give(QString::number(strip.shown().ruler.size()));
            QVERIFY(strip.answer().given && !strip.answer().right);
            strip.give(QLatin1String(value));
        }
        QVERIFY(strip.answer().right);
        QCOMPARE(strip.shown().marks.join(QLatin1Char(' ')), QStringLiteral("0 1 0 1 2 3 2"));
    }

    void positionsGoWhereTheyBelong()
    {
        LearnSession session;
        LearnTask sort;
        QVERIFY(showBlock<learn::SortBlock>(session, sort, QStringLiteral("three-heaps")));
        QCOMPARE(sort.shown().position, QStringLiteral("nim:1,1"));
        sort.give(QStringLiteral("won"));
        QVERIFY(sort.answer().given && !sort.answer().right);
        QCOMPARE(sort.answer().position, QStringLiteral("nim:1,1"));
        QCOMPARE(sort.shown().lost, QStringList{QStringLiteral("(1, 1)")});
        QCOMPARE(sort.shown().position, QStringLiteral("nim:1,2"));
        sort.give(QStringLiteral("lost"));
        QVERIFY(!sort.answer().right);
        QCOMPARE(sort.shown().won, QStringList{QStringLiteral("(1, 2)")});
        for (int card = 2; card < 10; ++card)
            sort.give(QStringLiteral("lost"));
        QCOMPARE(sort.shown().position, QString());
        QCOMPARE(sort.shown().lost.join(QLatin1Char(' ')), QStringLiteral("(1, 1) (4, 4) (1, 2, 3) (1, 4, 5) (2, 4, 6)"));
        QCOMPARE(sort.shown().won.size(), 5);
        QCOMPARE(sort.shown().progress, QStringLiteral("10 of 10 sorted, 4 as you said"));
    }

    void triedMovesAreCounted()
    {
        LearnSession session;
        LearnTask tries;
        QVERIFY(showBlock<learn::TriesBlock>(session, tries, QStringLiteral("lemma-1")));
        tries.board()->take();
        QVERIFY(!tries.answer().given);
        QVERIFY(!tries.table()->previewing());
        for (int time = 0; time < 2; ++time) {
            tries.board()->pickText(QStringLiteral("2-1"));
            QVERIFY2(tries.table()->previewing(), "the columns do not show the picked move");
            tries.board()->take();
            QVERIFY2(tries.table()->previewing(), "the columns do not show the last move");
        }
        QVERIFY2(tries.answer().text.contains(QLatin1String("2s and 1s columns")), qPrintable(tries.answer().text));
        QVERIFY(!tries.answer().right);
        QCOMPARE(tries.shown().progress, QStringLiteral("1 of 14 moves tried."));
        for (const char* move : {"1-5", "2-2", "3-1", "3-2"}) {
            tries.board()->pickText(QLatin1String(move));
            tries.board()->take();
        }
        QVERIFY(tries.shown().progress.startsWith(QLatin1String("5 of 14 moves tried. ")));
    }

    void flippedBitsAreJudged_data()
    {
        QTest::addColumn<QString>("flips");
        QTest::addColumn<bool>("given");
        QTest::addColumn<bool>("right");
        QTest::addColumn<QString>("text");
        QTest::newRow("both odd columns of heap 1") << "0-32 0-8" << true << true << "The move takes 40";
        QTest::newRow("one odd column") << "0-32" << true << false << "8s column";
        QTest::newRow("both odd columns of heap 2") << "1-32 1-8" << true << false << "the heap has grown";
        QTest::newRow("a bit flipped back") << "0-32 0-32" << false << false << "";
        QTest::newRow("another heap, where no bit is flipped") << "0-32 1" << false << false << "";
    }

    void flippedBitsAreJudged()
    {
        QFETCH(QString, flips);
        QFETCH(QString, text);
        LearnSession session;
        LearnTask flip;
        QVERIFY(showBlock<learn::FlipBlock>(session, flip, QStringLiteral("lemma-2")));
        QCOMPARE(flip.table()->weights().first(), QStringLiteral("32"));
        for (const QString& one : flips.split(QLatin1Char(' ')))
            flip.give(one);
        QTEST(flip.answer().given, "given");
        QTEST(flip.answer().right, "right");
        QVERIFY2(flip.answer().text.contains(text), qPrintable(flip.answer().text));
        QCOMPARE(flip.table()->previewing(), flip.answer().given);
    }

    void choosingAnotherHeapResetsTheFlippedBits()
    {
        LearnSession session;
        LearnTask flip;
        QVERIFY(showBlock<learn::FlipBlock>(session, flip, QStringLiteral("lemma-2")));
        flip.give(QStringLiteral("0-2"));
        flip.give(QStringLiteral("3-8"));
        QCOMPARE(flip.shown().current, 3);
        QCOMPARE(flip.shown().bits, QStringLiteral("000010"));
        flip.give(QStringLiteral("0"));
        QCOMPARE(flip.shown().bits, QStringLiteral("101010"));
    }

    void lostCellsOfTheQueensBoardAreMarked()
    {
        LearnSession session;
        LearnTask cross;
        QVERIFY(showBlock<learn::CrossBlock>(session, cross, QStringLiteral("queen")));
        QCOMPARE(cross.shown().marks.size(), 11 * 11);
        const auto cell = [&cross](int x, int y) { return cross.shown().marks.at(y * 11 + x); };
        QCOMPARE(cell(0, 0), QStringLiteral("marked"));
        QCOMPARE(cell(5, 5), QStringLiteral("crossed"));
        QCOMPARE(cell(3, 5), QString());
        cross.give(QStringLiteral("3,5"));
        QVERIFY(cross.answer().given && !cross.answer().right);
        QCOMPARE(cell(3, 5), QString());
        cross.give(QStringLiteral("4,4"));
        QVERIFY(cross.answer().text.contains(QLatin1String("(0, 0)")));
        for (const auto& [x, y] : {std::pair(1, 2), {2, 1}, {5, 3}, {3, 5}, {4, 7}, {7, 4}}) {
            cross.give(QStringLiteral("%1,%2").arg(x).arg(y));
            QCOMPARE(cell(x, y), QStringLiteral("marked"));
        }
        QVERIFY(cross.answer().right);
        QVERIFY(cross.answer().text.contains(QLatin1String("(1, 2), (3, 5), and (4, 7)")));
        cross.give(QStringLiteral("6,10"));
        QCOMPARE(cell(6, 10), QString());
    }

    void aMarkedCellIsNotMarkedAgain()
    {
        LearnSession session;
        LearnTask cross;
        QVERIFY(showBlock<learn::CrossBlock>(session, cross, QStringLiteral("queen")));
        cross.give(QStringLiteral("0,0"));
        QVERIFY(!cross.answer().given);
        QCOMPARE(cross.shown().marks.count(QStringLiteral("marked")), 1);
    }
};

NIMSTONE_TEST(TestLearnHandsOn)
#include "tst_learn_hands_on.moc"
