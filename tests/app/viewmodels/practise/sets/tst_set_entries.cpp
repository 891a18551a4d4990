// Tests the texts and tasks of an exercise set in the editor: they are added, numbered, moved, removed, and restored by undo.
#include <QTest>

#include "app/storage/sets/exercise_set_json.h"
#include "tests/app/viewmodels/practise/sets/set_desk.h"
#include "tests/app/wording/texts.h"
#include "tests/program.h"

using namespace nimstone;
using practice::Skill;
using Desk = tests::SetFixture;

namespace {

QVariantMap textFields(const QString& words)
{
    return {{QStringLiteral("text"), words}};
}

QVariantMap proofFields(const char* theorem, const char* position, const char* move = "")
{
    return {{QStringLiteral("proof"), QString::fromLatin1(theorem)},
            {QStringLiteral("position"), QString::fromLatin1(position)},
            {QStringLiteral("move"), QString::fromLatin1(move)}};
}

/// A set with an exercise, a text, an exercise, and a proof.
struct MixedDesk : Desk {
    MixedDesk()
    {
        add({Skill::NimSum}, "2", "1", 7);
        addEntry(textFields(QStringLiteral("Now with **three** heaps:")));
        add({Skill::NimSum}, "2", "1", 8);
        addEntry(proofFields("nim-lemma-2", "nim:11,7,5"));
    }

    QList<int> numbers() const
    {
        QList<int> numbers;
        for (int row = 0; row < codes().size(); ++row)
            numbers.push_back(role(row, SetList::NumberRole).toInt());
        return numbers;
    }
};

}  // namespace

class TestSetEntries : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_english.emplace(QStringLiteral("en"));
        QVERIFY(m_english->loaded());
    }
    void cleanup() { m_english.reset(); }

    void anEntryIsAddedAndShown_data()
    {
        QTest::addColumn<QVariantMap>("fields");
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* name, const QVariantMap& fields, const char* kind, const char* title, const char* words, const char* code) {
            QTest::newRow(name) << fields << QString::fromUtf8(kind) << QString::fromUtf8(title) << QString::fromUtf8(words) << QString::fromUtf8(code);
        };
        row("a text", textFields(QStringLiteral("Now **three** <heaps>:")), "Text", "", "Now **three** <heaps>:", "");
        row("a proof", proofFields("nim-lemma-2", "nim:11,7,5"), "Proof", "Lemma 2", "", "nim:11,7,5");
        row("a proof about a move", proofFields("nim-lemma-1", "nim:3,5,6", "1-3"), "Proof", "Lemma 1", "", "nim:3,5,6");
        row("a contest problem", {{QStringLiteral("problem"), QStringLiteral("hdu-1527")}}, "Contest problem", "HDU 1527 · The Stone-Taking Game", "", "");
        row("a lesson", {{QStringLiteral("lesson"), QStringLiteral("bouton")}}, "Lesson", "Bouton's theorem", "", "");
    }

    void anEntryIsAddedAndShown()
    {
        QFETCH(QVariantMap, fields);
        QFETCH(QString, kind);
        Desk desk;
        QCOMPARE(desk.addEntry(fields), QString());
        QCOMPARE(desk.editor.news(), QStringLiteral("The entry was added."));
        QCOMPARE(desk.editor.exercises()->count(), 1);
        QCOMPARE(desk.role(0, SetList::NumberRole).toInt(), kind == QLatin1String("Text") ? 0 : 1);
        QCOMPARE(desk.role(0, SetList::SkillRole).toString(), kind);
        QTEST(desk.role(0, SetList::QuestionRole).toString(), "title");
        QTEST(desk.role(0, SetList::ClaimsRole).toString(), "words");
        QTEST(desk.role(0, SetList::CodeRole).toString(), "code");
        QVERIFY(!desk.role(0, SetList::DrawnRole).toBool());
        desk.editor.exercises()->setAnswersShown(true);
        QCOMPARE(desk.role(0, SetList::AnswerRole).toString(), QString());
        const auto read = parseExerciseSet(printExerciseSet(desk.editor.set()), 0);
        QVERIFY(read && *read == desk.editor.set());
        desk.editor.undo();
        QVERIFY(desk.editor.empty());
    }

    void aWrongEntryIsRefused_data()
    {
        QTest::addColumn<QVariantMap>("fields");
        QTest::newRow("a theorem that does not apply") << proofFields("nim-lemma-2", "nim:1,1");
        QTest::newRow("an unknown theorem") << proofFields("nim-lemma-9", "nim:1,2");
        QTest::newRow("a position with an error") << proofFields("nim-lemma-2", "nim:1,x");
        QTest::newRow("an unknown problem") << QVariantMap{{QStringLiteral("problem"), QStringLiteral("hdu-0")}};
        QTest::newRow("an unknown lesson") << QVariantMap{{QStringLiteral("lesson"), QStringLiteral("none")}};
        QTest::newRow("a text that is too long") << textFields(QString(10'001, QLatin1Char('x')));
        QTest::newRow("nothing") << QVariantMap();
    }

    void aWrongEntryIsRefused()
    {
        QFETCH(QVariantMap, fields);
        Desk desk;
        QVERIFY(!desk.addEntry(fields).isEmpty());
        QVERIFY(desk.editor.empty() && !desk.editor.canUndo());
    }

    void textsHaveNoNumbers()
    {
        MixedDesk desk;
        QCOMPARE(desk.numbers(), (QList<int>{1, 0, 2, 3}));
        QCOMPARE(desk.editor.countText(), QStringLiteral("3 items"));
        desk.editor.takeOut(3);
        QCOMPARE(desk.editor.news(), QStringLiteral("Item 3 was removed."));
        QCOMPARE(desk.editor.countText(), QStringLiteral("2 items"));
        desk.editor.takeOut(1);
        QCOMPARE(desk.editor.news(), QStringLiteral("The text was removed."));
        QCOMPARE(desk.editor.countText(), QStringLiteral("2 exercises"));
        QCOMPARE(desk.numbers(), (QList<int>{1, 2}));
        desk.editor.undo();
        desk.editor.undo();
        QCOMPARE(desk.numbers(), (QList<int>{1, 0, 2, 3}));
    }

    void entriesCanBeMoved_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("by");
        QTest::addColumn<QList<int>>("numbers");
        QTest::addColumn<QString>("news");
        QTest::newRow("a text down") << 1 << 1 << QList<int>{1, 2, 0, 3} << QStringLiteral("The entry was moved.");
        QTest::newRow("an exercise past a text") << 2 << -1 << QList<int>{1, 2, 0, 3} << QStringLiteral("The entry was moved.");
        QTest::newRow("a proof past an exercise") << 3 << -1 << QList<int>{1, 0, 2, 3} << QStringLiteral("Item 3 is now item 2.");
        QTest::newRow("a text up") << 1 << -1 << QList<int>{0, 1, 2, 3} << QStringLiteral("The entry was moved.");
    }

    void entriesCanBeMoved()
    {
        QFETCH(int, row);
        QFETCH(int, by);
        MixedDesk desk;
        const practice::ExerciseSet before = desk.editor.set();
        QVERIFY(desk.editor.move(row, by));
        QTEST(desk.numbers(), "numbers");
        QTEST(desk.editor.news(), "news");
        practice::ExerciseSet moved = before;
        std::swap(moved.entries[static_cast<std::size_t>(row)], moved.entries[static_cast<std::size_t>(row + by)]);
        QVERIFY(desk.editor.set() == moved);
        desk.editor.undo();
        QVERIFY(desk.editor.set() == before);
    }

    /// Only an exercise from a seed is replaced by another one. Its number in the message is the number in the list.
    void onlyExercisesAreReplaced()
    {
        MixedDesk desk;
        const practice::ExerciseSet before = desk.editor.set();
        for (const int row : {1, 3})
            desk.editor.redraw(row, 99);
        QVERIFY(desk.editor.set() == before);
        desk.editor.redraw(2, 99);
        QVERIFY(desk.editor.set() != before);
        QCOMPARE(desk.editor.news(), QStringLiteral("Exercise 2 was replaced."));
        QCOMPARE(desk.numbers(), (QList<int>{1, 0, 2, 3}));
    }

    void textsAndTasksCountInAFullSet()
    {
        Desk desk;
        QVERIFY(desk.add({Skill::NimSum}, "mixed", "199"));
        QCOMPARE(desk.addEntry(textFields(QStringLiteral("The end"))), QString());
        const QString full = QStringLiteral("This set is full: a set has at most 200 entries.");
        QCOMPARE(desk.addEntry(textFields(QStringLiteral("One more"))), full);
        QVERIFY(!desk.add({Skill::NimSum}, "1", "1"));
        QCOMPARE(desk.editor.adding()->countProblem(), full);
        QCOMPARE(desk.editor.exercises()->count(), 200);
        QVERIFY(parseExerciseSet(printExerciseSet(desk.editor.set())).has_value());
    }

private:
    std::optional<tests::InLanguage> m_english;
};

NIMSTONE_TEST(TestSetEntries)
#include "tst_set_entries.moc"
