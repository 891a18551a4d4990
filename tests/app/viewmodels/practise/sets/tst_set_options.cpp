// Tests the options of an exercise set in the editor, and the file that pupils get.
#include <QTest>

#include "app/storage/sets/exercise_set_json.h"
#include "tests/app/viewmodels/practise/sets/set_desk.h"
#include "tests/app/wording/texts.h"
#include "tests/program.h"

using namespace nimstone;
using practice::Skill;
using Desk = tests::SetFixture;

namespace {

QString optionOf(const SetEditor& editor, const char* name)
{
    return editor.fields().value(QString::fromLatin1(name)).toString();
}

bool changeOption(SetEditor& editor, const char* name, const QVariant& value)
{
    return editor.setOption(QString::fromLatin1(name), value);
}

std::optional<practice::ExerciseSet> setInFile(const QUrl& url)
{
    QFile file(url.toLocalFile());
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const auto set = parseExerciseSet(file.readAll());
    return set ? std::optional(*set) : std::nullopt;
}

}  // namespace

class TestSetOptions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_english.emplace(QStringLiteral("en"));
        QVERIFY(m_english->loaded());
    }
    void cleanup() { m_english.reset(); }

    void anOptionIsSavedAndUndone_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QVariant>("value");
        const auto row = [](const char* title, const char* name, const QVariant& value) { QTest::newRow(title) << QString::fromLatin1(name) << value; };
        row("the class", "class", QStringLiteral("10b <%1>"));
        row("a class of digits", "class", QStringLiteral("10"));
        row("the day", "due", QStringLiteral("2026-03-14"));
        row("the text", "text", QStringLiteral("Write **binary** first.\n\n第二段"));
        row("answers after handing in", "answers", QStringLiteral("after-hand-in"));
        row("no answers", "answers", QStringLiteral("never"));
        row("no hints", "hints", 0);
        row("two hints", "hints", 2.0);
        row("attempts", "attempts", 3);
        row("the order", "order", QStringLiteral("shuffled"));
        row("the variant", "variant", QStringLiteral("per-pupil"));
    }

    void anOptionIsSavedAndUndone()
    {
        QFETCH(QString, name);
        QFETCH(QVariant, value);
        QTemporaryDir home;
        practice::ExerciseSet set;
        {
            SetEditor editor(home.path());
            editor.restore();
            const practice::ExerciseSet before = editor.set();
            QVERIFY(editor.setOption(name, value));
            QCOMPARE(editor.fields().value(name).toString(), value.toString());
            QVERIFY(editor.set() != before);
            editor.undo();
            QVERIFY(editor.set() == before);
            QVERIFY(!editor.canUndo());
            QVERIFY(editor.setOption(name, value));
            // An empty text stands for the usual value.
            QVERIFY(editor.setOption(name, QString()));
            QVERIFY(editor.set() == before);
            QVERIFY(editor.setOption(name, value));
            set = editor.set();
        }
        SetEditor next(home.path());
        next.restore();
        QTRY_VERIFY(!next.busy());
        QVERIFY(next.set() == set);
    }

    void aWrongValueIsRefused_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QVariant>("value");
        const auto row = [](const char* title, const char* name, const QVariant& value) { QTest::newRow(title) << QString::fromLatin1(name) << value; };
        row("a day in another form", "due", QStringLiteral("14.3.2026"));
        row("a day that does not exist", "due", QStringLiteral("2026-02-30"));
        row("a part of a day", "due", QStringLiteral("2026-03"));
        row("an unknown value", "answers", QStringLiteral("soon"));
        row("too many hints", "hints", 6);
        row("a negative number", "hints", -1);
        row("too many attempts", "attempts", 21);
        row("no attempts", "attempts", 0);
        row("a class that is too long", "class", QString(201, QLatin1Char('x')));
        row("a text that is too long", "text", QString(10'001, QLatin1Char('x')));
        row("an unknown option", "colour", QStringLiteral("green"));
    }

    void aWrongValueIsRefused()
    {
        QFETCH(QString, name);
        QFETCH(QVariant, value);
        Desk desk;
        const practice::ExerciseSet before = desk.editor.set();
        QVERIFY(!desk.editor.setOption(name, value));
        QVERIFY(desk.editor.set() == before);
        QVERIFY(!desk.editor.canUndo());
    }

    void typingIsUndoneAsAWhole()
    {
        Desk desk;
        for (const char* typed : {"1", "10", "10b"})
            QVERIFY(changeOption(desk.editor, "class", QString::fromLatin1(typed)));
        QVERIFY(changeOption(desk.editor, "hints", 2));
        QVERIFY(changeOption(desk.editor, "class", QStringLiteral("10c")));
        desk.editor.undo();
        QCOMPARE(optionOf(desk.editor, "class"), QStringLiteral("10b"));
        desk.editor.undo();
        QCOMPARE(optionOf(desk.editor, "hints"), QString());
        // Text that the user types after an undo makes a step of its own.
        QVERIFY(changeOption(desk.editor, "class", QStringLiteral("9a")));
        desk.editor.undo();
        QCOMPARE(optionOf(desk.editor, "class"), QStringLiteral("10b"));
        desk.editor.undo();
        QCOMPARE(optionOf(desk.editor, "class"), QString());
        QVERIFY(!desk.editor.canUndo());
    }

    void optionsAreUndoneTogetherWithEntries()
    {
        Desk desk;
        QVERIFY(desk.add({Skill::NimSum}, "1", "3"));
        QVERIFY(changeOption(desk.editor, "hints", 2));
        desk.editor.takeOut(0);
        desk.editor.setTitle(QStringLiteral("Week 3"));
        desk.editor.undo();
        QCOMPARE(desk.editor.exercises()->count(), 3);
        QCOMPARE(optionOf(desk.editor, "hints"), QStringLiteral("2"));
        desk.editor.undo();
        QCOMPARE(optionOf(desk.editor, "hints"), QString());
        QCOMPARE(desk.editor.exercises()->count(), 3);
        desk.editor.undo();
        QVERIFY(desk.editor.empty());
        // The title is typed in a field that has an undo of its own.
        QCOMPARE(desk.editor.title(), QStringLiteral("Week 3"));
    }

    void aNewSetHasNoOptions()
    {
        Desk desk;
        QVERIFY(changeOption(desk.editor, "due", QStringLiteral("2026-03-14")));
        desk.editor.clear();
        QVERIFY(desk.editor.set() == practice::ExerciseSet());
        desk.editor.clear();
        desk.editor.undo();
        QCOMPARE(optionOf(desk.editor, "due"), QStringLiteral("2026-03-14"));
    }

    void thePupilsFileIsHandedOut_data()
    {
        QTest::addColumn<QString>("answers");
        QTest::addColumn<bool>("locked");
        QTest::newRow("answers shown") << QString() << false;
        QTest::newRow("answers after handing in") << QStringLiteral("after-hand-in") << true;
        QTest::newRow("no answers") << QStringLiteral("never") << true;
    }

    /// The editor stays on the teacher's file. A locked file cannot be edited; any other file becomes a teacher's file.
    void thePupilsFileIsHandedOut()
    {
        QFETCH(QString, answers);
        QFETCH(bool, locked);
        Desk desk;
        QVERIFY(!desk.editor.saveFile(desk.file("empty.json"), true));
        QVERIFY(desk.editor.refused());
        QVERIFY(desk.add({Skill::NimSum}, "1", "3"));
        desk.editor.setTitle(QStringLiteral("Week 3"));
        QVERIFY(changeOption(desk.editor, "answers", answers));
        QVERIFY(desk.editor.saveFile(desk.file("week.json")));
        const QUrl pupils = desk.editor.suggestedFile(true);
        QCOMPARE(pupils.fileName(), QStringLiteral("Week 3-pupils.json"));
        QVERIFY(desk.editor.saveFile(pupils, true));
        QCOMPARE(desk.editor.news(), QStringLiteral("Saved: Week 3-pupils.json. Save your own file, too: you need it to see the results of the class."));
        QCOMPARE(desk.editor.suggestedFile(), desk.file("week.json"));
        const practice::ExerciseSet set = desk.editor.set();
        QVERIFY(!set.handedOut);
        const auto handedOut = setInFile(pupils);
        QVERIFY(handedOut && handedOut->handedOut);
        QCOMPARE(isLocked(*handedOut), locked);
        QCOMPARE(identityOf(*handedOut), identityOf(set));

        desk.editor.clear();
        desk.editor.openFile(pupils);
        QTRY_VERIFY(!desk.editor.busy());
        QCOMPARE(desk.editor.refused(), locked);
        QCOMPARE(desk.editor.empty(), locked);
        if (locked) {
            QCOMPARE(desk.editor.news(), QStringLiteral("This file was handed out to pupils. Open the teacher's file to edit the set."));
            return;
        }
        QVERIFY(desk.editor.set() == set);
        QVERIFY(desk.editor.saveFile(desk.file("mine.json")));
        const auto mine = setInFile(desk.file("mine.json"));
        QVERIFY(mine && !mine->handedOut);
    }

    void theTeachersFileIsNotHandedOut()
    {
        Desk desk;
        QVERIFY(desk.add({Skill::NimSum}, "1", "3"));
        QVERIFY(desk.editor.saveFile(desk.file("week.json")));
        QVERIFY(!desk.editor.saveFile(desk.file("week.json"), true));
        QCOMPARE(desk.editor.news(), QStringLiteral("This is your own file. Choose another name for the pupils' file."));
        const auto own = setInFile(desk.file("week.json"));
        QVERIFY(own && !own->handedOut);
    }

    /// A pupil cannot put the file in the place of the set that the editor restores.
    void aLockedSetIsNotRestored()
    {
        QTemporaryDir home;
        practice::ExerciseSet set{.rules = {.answers = practice::AnswersShown::Never}, .handedOut = true,
                                  .entries = {practice::TextEntry{"Read this."}}};
        QFile file(home.filePath(QStringLiteral("set.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(printExerciseSet(set));
        file.close();
        SetEditor editor(home.path());
        editor.restore();
        QTRY_VERIFY(!editor.busy());
        QVERIFY(editor.empty());
        QVERIFY(!editor.storageProblem().isEmpty());
    }

    /// A file may be opened by a button of another page, which loads the editor for it.
    void aFileMayBeOpenedWhileTheLastSetIsRestored()
    {
        QTemporaryDir home;
        const auto write = [&home](const char* name, const char* title) {
            QFile file(home.filePath(QString::fromLatin1(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(printExerciseSet({.title = title, .entries = practice::entriesOf(practice::exercisesFor({{Skill::NimSum}, 1, 3, 7}))}));
        };
        write("set.json", "The last set");
        write("week.json", "Week 3");
        SetEditor editor(home.path());
        editor.restore();
        QVERIFY(editor.busy());
        editor.openFile(QUrl::fromLocalFile(home.filePath(QStringLiteral("week.json"))));
        QTRY_COMPARE(editor.title(), QStringLiteral("Week 3"));
    }

private:
    std::optional<tests::InLanguage> m_english;
};

NIMSTONE_TEST(TestSetOptions)
#include "tst_set_options.moc"
