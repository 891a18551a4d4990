// Tests the questions of lessons: the replies to right and wrong answers, the refutations, the rounds, and the answer
// that is saved and shown again.
#include <QTest>

#include "app/viewmodels/learn/learn_task.h"
#include "core/sum/sum_notation.h"
#include "tests/app/viewmodels/learn/blocks_of_lessons.h"
#include "tests/program.h"

using namespace nimstone;
using tests::OpenLesson;
using tests::showBlock;

class TestLearnTask : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void choicesAreJudged()
    {
        LearnSession session;
        LearnTask task;
        QVERIFY(showBlock<learn::ChoiceBlock>(session, task, QStringLiteral("lemma-1")));
        QCOMPARE(task.shown().choices.size(), 4);
        QVERIFY(!task.board());
        QVERIFY(!task.answer().given);

        task.give(QStringLiteral("0"));
        QVERIFY(task.answer().given);
        QVERIFY(!task.answer().right);
        QVERIFY(!task.answer().text.contains(QLatin1String("{refute")));
        QCOMPARE(task.answer().position, QStringLiteral("nim:5,6,3"));
        QCOMPARE(task.answer().move, QStringLiteral("2-1"));
        QVERIFY(leavesBalance(task.answer()));
        QCOMPARE(task.shown().marks, (QStringList{QStringLiteral("idea"), QString(), QString(), QString()}));

        task.give(QStringLiteral("3"));
        QVERIFY(task.answer().right);
        QVERIFY(task.answer().position.isEmpty());
        QCOMPARE(task.shown().marks.last(), QStringLiteral("right"));
    }

    void eachRoundHasItsQuestion()
    {
        LearnSession session;
        LearnTask task;
        QVERIFY(showBlock<learn::ChoiceBlock>(session, task, QStringLiteral("lemma-1"), 1));
        QCOMPARE(task.roundCount(), 2);
        const QString first = task.shown().question;
        QVERIFY(!first.isEmpty());
        task.give(QStringLiteral("0"));
        task.setRound(1);
        QVERIFY(!task.answer().given);
        QVERIFY(!task.shown().question.isEmpty());
        QVERIFY(task.shown().question != first);
    }

    void numbersAreJudged_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("given");
        QTest::addColumn<bool>("right");
        QTest::addColumn<QString>("text");
        QTest::newRow("the right number") << "11" << true << true << "11";
        QTest::newRow("the right number in digits of full width") << u" １１"_qs << true << true << "11";
        QTest::newRow("the sum, which the lesson explains") << "19" << true << false << "13 + 6";
        QTest::newRow("another number that is too large") << "30" << true << false << "smaller than 30";
        QTest::newRow("another number that is too small") << "2" << true << false << "larger than 2";
        QTest::newRow("a negative number") << "-3" << true << false << "larger than";
        QTest::newRow("no number") << "x" << false << false << "";
        QTest::newRow("an empty text") << "" << false << false << "";
    }

    void numbersAreJudged()
    {
        QFETCH(QString, typed);
        QFETCH(QString, text);
        LearnSession session;
        LearnTask task;
        QVERIFY(showBlock<learn::NumberBlock>(session, task, QStringLiteral("binary-columns")));
        QVERIFY(!task.shown().field.isEmpty());
        task.give(typed);
        QTEST(task.answer().given, "given");
        QTEST(task.answer().right, "right");
        QVERIFY2(task.answer().text.contains(text), qPrintable(task.answer().text));
        QCOMPARE(task.shown().problem.isEmpty(), task.answer().given);
    }

    void movesAreJudged_data()
    {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("move");
        QTest::addColumn<bool>("right");
        QTest::addColumn<bool>("refuted");
        QTest::newRow("the winning move") << "lemma-2" << "1-2" << true << false;
        QTest::newRow("a move that the lesson explains") << "lemma-2" << "1-6" << false << true;
        QTest::newRow("another losing move") << "lemma-2" << "1-3" << false << true;
        QTest::newRow("a move in a heap that the question does not name") << "lemma-2" << "2-1" << false << true;
        QTest::newRow("the winning move of two heaps") << "two-heaps" << "1-3" << true << false;
        QTest::newRow("no move, but one wins") << "two-heaps" << "none" << false << false;
        QTest::newRow("a losing move in misère play") << "misere" << "1-4" << false << true;
        QTest::newRow("the winning move in misère play") << "misere" << "1-3" << true << false;
    }

    void movesAreJudged()
    {
        QFETCH(QString, lesson);
        QFETCH(QString, move);
        LearnSession session;
        LearnTask task;
        QVERIFY(showBlock<learn::MoveBlock>(session, task, lesson));
        QCOMPARE(task.shown().mayHaveNone, lesson == QLatin1String("two-heaps"));
        if (move == QLatin1String("none"))
            task.give(move);
        else
            make(task, move);
        QVERIFY(task.answer().given);
        QVERIFY(!task.answer().text.isEmpty());
        QTEST(task.answer().right, "right");
        QTEST(!task.answer().reply.isEmpty(), "refuted");
        if (!task.answer().reply.isEmpty())
            QVERIFY(leavesBalance(task.answer()));
    }

    /// A move that was made is taken back, so that another one can be tried, and each round has its position.
    void theBoardShowsThePositionOfTheRound()
    {
        LearnSession session;
        LearnTask task;
        QVERIFY(showBlock<learn::MoveBlock>(session, task, QStringLiteral("two-heaps")));
        QCOMPARE(task.board()->shown().position, QStringLiteral("nim:9,6"));
        make(task, QStringLiteral("1-9"));
        QCOMPARE(task.board()->shown().position, QStringLiteral("nim:9,6"));
        QVERIFY(!task.board()->shownPick().there);
        make(task, QStringLiteral("1-3"));
        QVERIFY(task.answer().right);
        task.setRound(1);
        QCOMPARE(task.board()->shown().position, QStringLiteral("nim:2,8"));
        QVERIFY(!task.answer().given);
    }

    void addedHeapsAreJudged_data()
    {
        QTest::addColumn<int>("round");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("given");
        QTest::addColumn<bool>("right");
        QTest::newRow("the heap that balances 5 and 6") << 0 << "3" << true << true;
        QTest::newRow("another heap") << 0 << "1" << true << false;
        QTest::newRow("an empty heap") << 0 << "0" << false << false;
        QTest::newRow("two heaps instead of one") << 0 << "1 2" << false << false;
        QTest::newRow("two heaps beside 7") << 1 << "2 5" << true << true;
        QTest::newRow("two heaps with a comma") << 1 << "2,5" << true << true;
        QTest::newRow("two heaps with a Chinese comma") << 1 << u"2，5"_qs << true << true;
        QTest::newRow("two other heaps") << 1 << "2 4" << true << false;
        QTest::newRow("two equal heaps") << 1 << "4 4" << false << false;
        QTest::newRow("only one heap") << 1 << "4" << false << false;
        QTest::newRow("a heap that is too large for the table") << 1 << "4 99999" << false << false;
    }

    void addedHeapsAreJudged()
    {
        QFETCH(int, round);
        QFETCH(QString, typed);
        LearnSession session;
        LearnTask task;
        QVERIFY(showBlock<learn::CompleteBlock>(session, task, QStringLiteral("three-heaps")));
        task.setRound(round);
        QCOMPARE(task.shown().position, round == 0 ? QStringLiteral("nim:5,6") : QStringLiteral("nim:7"));
        task.give(typed);
        QTEST(task.answer().given, "given");
        QTEST(task.answer().right, "right");
        QCOMPARE(task.shown().problem.isEmpty(), task.answer().given);
        QCOMPARE(task.table()->count() > 0, task.answer().given);
        if (task.answer().given)
            QCOMPARE(task.table()->sumBits().contains(QLatin1Char('1')), !task.answer().right);
    }

    void aPredictionIsKeptAndRecalled()
    {
        OpenLesson lesson;
        LearnSession& session = lesson.session;
        QTRY_VERIFY(lesson.progress.areDaysLoaded());
        {
            LearnTask task;
            QVERIFY(showBlock<learn::MoveBlock>(session, task, QStringLiteral("lemma-2")));
            QCOMPARE(session.shown().kind, QStringLiteral("predict"));
            make(task, QStringLiteral("1-6"));
            make(task, QStringLiteral("1-2"));
        }
        LearnTask again;
        QVERIFY(showBlock<learn::MoveBlock>(session, again, QStringLiteral("lemma-2")));
        QVERIFY2(again.answer().given && !again.answer().right, "the first answer is not shown again");

        LearnTask recall;
        QVERIFY(showBlock<learn::RecallBlock>(session, recall, QStringLiteral("lemma-2")));
        QVERIFY(!recall.answer().right);
        for (const char* text : {"You were asked: ", "Your answer: Take 6 from heap 1", "The right answer: Take 2 from heap 1"})
            QVERIFY2(recall.answer().text.contains(QLatin1String(text)), qPrintable(recall.answer().text));
    }

    void aRightPredictionIsRecalled()
    {
        OpenLesson lesson;
        LearnSession& session = lesson.session;
        QTRY_VERIFY(lesson.progress.areDaysLoaded());
        LearnTask task;
        QVERIFY(showBlock<learn::NumberBlock>(session, task, QStringLiteral("binary-columns")));
        task.give(QStringLiteral("x"));
        task.give(QStringLiteral("11"));
        QVERIFY(showBlock<learn::RecallBlock>(session, task, QStringLiteral("binary-columns")));
        QVERIFY(task.answer().right);
        QVERIFY(task.answer().text.contains(QLatin1String("Your answer was right: 11")));
    }

    /// The answer to a block that is not a question is not kept as a prediction, although a question is on the same card.
    void sortedPositionsAreNotKept()
    {
        OpenLesson lesson;
        LearnSession& session = lesson.session;
        QTRY_VERIFY(lesson.progress.areDaysLoaded());
        LearnTask task;
        QVERIFY(showBlock<learn::SortBlock>(session, task, QStringLiteral("three-heaps")));
        QCOMPARE(session.shown().kind, QStringLiteral("predict"));
        task.give(QStringLiteral("lost"));
        QCOMPARE(session.guess(), QString());
        QVERIFY(showBlock<learn::ChoiceBlock>(session, task, QStringLiteral("three-heaps")));
        task.give(QStringLiteral("2"));
        QCOMPARE(session.guess(), QStringLiteral("2"));
    }

    void withoutAPredictionOnlyTheRightAnswerIsRecalled_data()
    {
        QTest::addColumn<QString>("lesson");
        for (const char* lesson : {"lemma-1", "lemma-2", "bouton", "three-heaps", "two-heaps", "thinking-backwards", "binary-columns"})
            QTest::newRow(lesson) << QString::fromLatin1(lesson);
    }

    void withoutAPredictionOnlyTheRightAnswerIsRecalled()
    {
        QFETCH(QString, lesson);
        LearnSession session;
        LearnTask recall;
        QVERIFY(showBlock<learn::RecallBlock>(session, recall, lesson));
        QVERIFY(recall.answer().given && !recall.answer().right);
        for (const char* text : {"You gave no answer.", "The right answer: "})
            QVERIFY2(recall.answer().text.contains(QLatin1String(text)), qPrintable(recall.answer().text));
        QVERIFY(!recall.answer().text.endsWith(QLatin1Char(' ')));
    }

private:
    /// Makes a move on the board of the task.
    static void make(LearnTask& task, const QString& move)
    {
        QVERIFY(task.board()->pickText(move));
        task.board()->take();
    }

    /// True if the reply of a refutation is a winning move, and the text mentions the reply.
    static bool leavesBalance(const ShownAnswer& answer)
    {
        const auto position = parseSum(answer.position.toStdString());
        const auto after = position->play(*parseMove(answer.move.toStdString(), *position));
        const auto last = after->play(*parseMove(answer.reply.toStdString(), *after));
        return answer.text.contains(QLatin1String("The opponent can ")) && last->outcome() == OutcomeClass::P;
    }
};

NIMSTONE_TEST(TestLearnTask)
#include "tst_learn_task.moc"
