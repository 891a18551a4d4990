// Tests the editor of exercise sets: exercises are added, moved, removed, and restored by undo.
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>
#include <set>

#include "app/storage/sets/exercise_set_json.h"
#include "tests/app/viewmodels/practise/sets/set_desk.h"
#include "tests/app/wording/texts.h"
#include "tests/program.h"
#include "translations/catalogue.h"

using namespace nimstone;
using practice::Skill;
using Desk = tests::SetFixture;

class TestSetEditor : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_english.emplace(QStringLiteral("en"));
        QVERIFY(m_english->loaded());
    }
    void cleanup() { m_english.reset(); }

    void addedExercisesHaveTheChosenSkillsAndLevel_data()
    {
        QTest::addColumn<QString>("level");
        QTest::addColumn<QString>("count");
        QTest::addColumn<int>("drawn");
        for (const char* level : {"1", "2", "3", "mixed"})
            QTest::addRow("level %s", level) << QString::fromLatin1(level) << QStringLiteral("6") << 6;
        QTest::newRow("one") << QStringLiteral("1") << QStringLiteral("1") << 1;
        QTest::newRow("the largest count") << QStringLiteral("mixed") << QStringLiteral("200") << 200;
        QTest::newRow("with blanks, in Chinese digits of full width") << QStringLiteral("1") << QStringLiteral(" １２ ") << 12;
    }

    void addedExercisesHaveTheChosenSkillsAndLevel()
    {
        QFETCH(QString, level);
        QFETCH(QString, count);
        QFETCH(int, drawn);
        Desk desk;
        QSignalSpy added(&desk.editor, &SetEditor::added);
        QVERIFY(desk.add({Skill::NimSum, Skill::Mex}, qPrintable(level), count.toUtf8()));
        QCOMPARE(desk.editor.exercises()->count(), drawn);
        QCOMPARE(added.count(), 1);
        const practice::ExerciseSet set = desk.editor.set();
        QCOMPARE(set.language, std::string("en"));
        const practice::SheetExercises exercises = practice::exercisesIn(set.entries);
        for (std::size_t place = 0; place < exercises.size(); ++place) {
            const auto& [exercise, code] = exercises[place];
            QVERIFY(code.has_value());
            QVERIFY(practice::exerciseOf(*code) == exercise);
            QCOMPARE(code->skill, place < (exercises.size() + 1) / 2 ? Skill::NimSum : Skill::Mex);
            if (level != QLatin1String("mixed"))
                QCOMPARE(QString::number(code->level), level);
        }
    }

    /// For each seed, no added exercise resembles one that is already in the set.
    void noExerciseIsAddedTwice()
    {
        Desk desk;
        for (quint32 chance = 0; chance < 6; ++chance)
            QVERIFY(desk.add({Skill::ReadBinary}, "1", "5", chance));
        std::set<std::vector<Count>> seen;
        for (const auto& one : practice::exercisesIn(desk.editor.set().entries))
            QVERIFY(seen.insert(dedupKeyOf(one.exercise)).second);
    }

    void outcomeExercisesCanBeLimitedToAGame()
    {
        Desk desk;
        desk.choose({Skill::NimSum});
        QVERIFY(!desk.editor.adding()->canBeLimited());
        desk.choose({Skill::NimSum, Skill::Outcome});
        QVERIFY(desk.editor.adding()->canBeLimited());
        desk.editor.adding()->setGame(QStringLiteral("misere-nim"));
        QVERIFY(desk.add({Skill::NimSum, Skill::Outcome}, "2", "4"));
        const auto games = [&desk] {
            std::vector<std::optional<practice::OutcomeGame>> all;
            for (const auto& one : practice::exercisesIn(desk.editor.set().entries))
                all.push_back(one.code->game);
            return all;
        };
        const auto drawn = games();
        QCOMPARE(drawn.size(), std::size_t{4});
        QVERIFY(!drawn[0] && !drawn[1] && drawn[2] == practice::OutcomeGame::MisereNim && drawn[3] == practice::OutcomeGame::MisereNim);
        // The new exercise is on the same game as the exercise that it replaces.
        desk.editor.redraw(3, 99);
        QVERIFY(games() == drawn);
    }

    void anInvalidCountIsReported_data()
    {
        QTest::addColumn<QString>("count");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("chinese");
        const auto row = [](const char* name, const char* count, const char* english, const char* chinese) {
            QTest::newRow(name) << QString::fromUtf8(count) << QString::fromUtf8(english) << QString::fromUtf8(chinese);
        };
        row("a word", "ten <b>", "Exercises in all: expected a whole number from 1 to 197, found 'ten &lt;b&gt;'", "题目总数：应为 1 到 197 的整数，却是“ten &lt;b&gt;”");
        row("zero", "0", "Exercises in all: expected a whole number from 1 to 197, found '0'", "题目总数：应为 1 到 197 的整数，却是“0”");
        row("too many", "198", "Exercises in all: expected a whole number from 1 to 197, found '198'", "题目总数：应为 1 到 197 的整数，却是“198”");
        row("a fraction", "1.5", "Exercises in all: expected a whole number from 1 to 197, found '1.5'", "题目总数：应为 1 到 197 的整数，却是“1.5”");
        row("nothing", " ", "Exercises in all: expected a whole number from 1 to 197, but the field is empty", "题目总数：应为 1 到 197 的整数，但没有填写");
        row("beyond any number", "99999999999999999999999999999",
            "Exercises in all: expected a whole number from 1 to 197, found '999999999999999999999999'",
            "题目总数：应为 1 到 197 的整数，却是“999999999999999999999999”");
    }

    void anInvalidCountIsReported()
    {
        QFETCH(QString, count);
        QFETCH(QString, english);
        QFETCH(QString, chinese);
        Desk desk;
        QVERIFY(desk.add({Skill::NimSum}, "1", "3"));
        const QStringList before = desk.codes();
        QVERIFY(!desk.add({Skill::NimSum}, "1", count.toUtf8()));
        QCOMPARE(desk.editor.adding()->countProblem(), english);
        QCOMPARE(desk.codes(), before);
        QTranslator other;
        QVERIFY(loadCatalogue(other, QStringLiteral("zh_CN")));
        QCoreApplication::installTranslator(&other);
        QCOMPARE(desk.editor.adding()->countProblem(), chinese);
        QCoreApplication::removeTranslator(&other);
        desk.editor.adding()->setCount(QStringLiteral("2"));
        QCOMPARE(desk.editor.adding()->countProblem(), QString());
    }

    void aLackOfNewExercisesIsReported()
    {
        Desk desk;
        QVERIFY(!desk.add({Skill::ColdPair}, "3", "200"));
        QVERIFY(desk.editor.adding()->countProblem().startsWith(QLatin1String("Exercises in all: ")));
        QVERIFY(desk.editor.empty());
        QVERIFY(!desk.add({}, "1", "3"));
        QCOMPARE(desk.editor.adding()->skillsProblem(), QStringLiteral("Skills: choose at least one."));
        QVERIFY(desk.add({Skill::NimSum}, "mixed", "200"));
        QVERIFY(!desk.add({Skill::NimSum}, "1", "1"));
        QCOMPARE(desk.editor.adding()->countProblem(), QStringLiteral("This set is full: a set has at most 200 entries."));
    }

    void exercisesOnOwnHeapsCanBeAdded_data()
    {
        QTest::addColumn<QString>("skill");
        QTest::addColumn<QString>("heaps");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const char* skill, const char* heaps, const char* problem = "") {
            QTest::newRow(name) << QString::fromLatin1(skill) << QString::fromUtf8(heaps) << QString::fromUtf8(problem);
        };
        row("with the name of the game", "nim-sum", "nim:3,5,7");
        row("with blanks", "how-many", "3 5 7");
        row("misère Nim", "misere-switch", "3 5 7");
        row("a word", "nim-sum", "3 x 7", "column 3: expected a heap size, found 'x'");
        row("nothing", "nim-sum", "", "column 1: expected a heap size, but the text ends here");
        row("one heap", "nim-sum", "5", "An exercise needs at least two heaps.");
        row("too large", "nim-sum", "3 4096", "A heap in an exercise has at most 4095 stones.");
        row("no move wins", "how-many", "3 3", "The nim-sum of these heaps is 0, and every move changes it: no answer would be right.");
        row("every heap wins", "eligible-heap", "4 5 6", "Every non-empty heap would be right: there is nothing to find.");
        row("heaps of 1 only", "deciding-column", "1 1 1", "At least one heap must have 2 stones or more: with a single column "
                                                           "there is nothing to find.");
        row("equal heaps", "count-moves", "3 3 5",
            "The heaps must be non-empty and all different: equal heaps hide how the moves are counted.");
        row("no heap wins by switching", "misere-switch", "1 1 1",
            "This skill is about misère Nim: some heap of 2 stones or more must have a winning move there, and another heap must have "
            "stones.");
    }

    void exercisesOnOwnHeapsCanBeAdded()
    {
        QFETCH(QString, skill);
        QFETCH(QString, heaps);
        QFETCH(QString, problem);
        Desk desk;
        SetAdding& adding = *desk.editor.adding();
        QVERIFY(adding.heapSkills().contains(skill));
        adding.setHeapSkill(skill);
        adding.setHeaps(heaps);
        QCOMPARE(adding.setOwnHeaps(), problem.isEmpty());
        QCOMPARE(adding.heapsProblem(), problem);
        QCOMPARE(desk.editor.exercises()->count(), problem.isEmpty() ? 1 : 0);
        if (!problem.isEmpty())
            return;
        QCOMPARE(adding.heaps(), QString());
        QVERIFY(!desk.role(0, SetList::DrawnRole).toBool());
        // An exercise on own heaps has no alternative, so redraw() keeps it.
        const QStringList before = desk.codes();
        desk.editor.redraw(0, 1);
        QCOMPARE(desk.codes(), before);
        QVERIFY(parseExerciseSet(printExerciseSet(desk.editor.set())).has_value());
    }

    void exercisesCanBeMovedAndRemoved_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("by");
        QTest::addColumn<QString>("order");
        const auto row = [](const char* name, int from, int by, const char* order) { QTest::newRow(name) << from << by << QString::fromLatin1(order); };
        row("up", 2, -1, "0213");
        row("down", 1, 1, "0213");
        row("to the end", 0, 3, "1230");
        row("from the end", 3, -3, "3012");
        row("beyond the first", 0, -1, "0123");
        row("beyond the last", 3, 1, "0123");
        row("by no rows", 1, 0, "0123");
        row("a row that does not exist", 9, -1, "0123");
        row("removing a row", 1, 99, "023");
        row("removing the last row", 3, 99, "012");
    }

    void exercisesCanBeMovedAndRemoved()
    {
        QFETCH(int, row);
        QFETCH(int, by);
        QFETCH(QString, order);
        Desk desk;
        QVERIFY(desk.add({Skill::NimSum}, "2", "4"));
        const QStringList before = desk.codes();
        if (by == 99)
            desk.editor.takeOut(row);
        else
            QCOMPARE(desk.editor.move(row, by), order != QLatin1String("0123"));
        QStringList after;
        for (const QChar place : order)
            after.push_back(before[place.digitValue()]);
        QCOMPARE(desk.codes(), after);
        QCOMPARE(desk.role(0, SetList::NumberRole).toInt(), 1);
        if (after == before)
            return;
        desk.editor.undo();
        QCOMPARE(desk.codes(), before);
        desk.editor.undo();
        QVERIFY(desk.editor.empty());
        QVERIFY(!desk.editor.canUndo());
    }

    void anExerciseCanBeReplacedByAnotherOfItsSkill()
    {
        Desk desk;
        QVERIFY(desk.add({Skill::Quota, Skill::Mex}, "3", "4"));
        const QStringList before = desk.codes();
        desk.editor.redraw(2, 99);
        const QStringList after = desk.codes();
        QVERIFY(after[2] != before[2]);
        QVERIFY2(after[2].startsWith(QLatin1String("mex 3 ")), qPrintable(after[2]));
        QVERIFY(after[0] == before[0] && after[1] == before[1] && after[3] == before[3]);
        desk.editor.undo();
        QCOMPARE(desk.codes(), before);
    }

    void aPreparedSetCanBeOpened_data()
    {
        QTest::addColumn<int>("count");
        QTest::newRow("0") << 12;
        QTest::newRow("1") << 15;
        QTest::newRow("2") << 18;
    }

    void aPreparedSetCanBeOpened()
    {
        QFETCH(int, count);
        const int number = QByteArray(QTest::currentDataTag()).toInt();
        Desk desk;
        desk.editor.setTitle(QStringLiteral("mine"));
        desk.editor.begin(number, 5);
        QCOMPARE(desk.editor.exercises()->count(), count);
        QCOMPARE(desk.editor.title(), desk.editor.readySets()[number].toMap().value(QStringLiteral("name")).toString());
        desk.editor.undo();
        QVERIFY(desk.editor.empty());
        QCOMPARE(desk.editor.title(), QStringLiteral("mine"));
        desk.editor.begin(number, 5);
        const QStringList first = desk.codes();
        desk.editor.begin(number, 6);
        QVERIFY(desk.codes() != first);
        desk.editor.clear();
        QVERIFY(desk.editor.empty() && desk.editor.title().isEmpty());
        desk.editor.undo();
        desk.editor.undo();
        QCOMPARE(desk.codes(), first);
    }

    void aTitleHasAtMost200Characters()
    {
        Desk desk;
        const QString longest = QString::fromUtf8("𠮷").repeated(200);
        desk.editor.setTitle(longest);
        QCOMPARE(desk.editor.title(), longest);
        desk.editor.setTitle(longest + QLatin1Char('!'));
        QCOMPARE(desk.editor.title(), longest);
        QCOMPARE(desk.editor.titleProblem(), QStringLiteral("This title is too long: at most 200 characters."));
        desk.editor.setTitle(QStringLiteral("Week 3"));
        QCOMPARE(desk.editor.titleProblem(), QString());
    }

    void answersCanBeShown()
    {
        Desk desk;
        desk.editor.adding()->setHeapSkill(QStringLiteral("eligible-heap"));
        desk.editor.adding()->setHeaps(QStringLiteral("5 6 1"));
        QVERIFY(desk.editor.adding()->setOwnHeaps());
        QCOMPARE(desk.role(0, SetList::AnswerRole).toString(), QString());
        desk.editor.exercises()->setAnswersShown(true);
        const QString answer = desk.role(0, SetList::AnswerRole).toString();
        QVERIFY2(answer.contains(QLatin1String("heap")), qPrintable(answer));
        QVERIFY(desk.add({practice::allSkills.begin(), practice::allSkills.end()}, "mixed", "48"));
        for (int row = 0; row < desk.editor.exercises()->count(); ++row) {
            QVERIFY(!desk.role(row, SetList::AnswerRole).toString().isEmpty());
            QVERIFY(!desk.role(row, SetList::QuestionRole).toString().isEmpty());
        }
    }

    void theSetCanBePractised()
    {
        Desk desk;
        PracticeSession session(Seed{1}, nullptr);
        desk.editor.practise(&session);
        QVERIFY(desk.add({Skill::Quota}, "2", "3"));
        desk.editor.setTitle(QStringLiteral("Week 3"));
        desk.editor.practise(&session);
        QCOMPARE(session.skill(), QStringLiteral("quota"));
        QCOMPARE(session.exercise().question, desk.role(0, SetList::QuestionRole).toString());
    }

private:
    std::optional<tests::InLanguage> m_english;
};

NIMSTONE_TEST(TestSetEditor)
#include "tst_set_editor.moc"
