// Tests the results of a class: a folder of files becomes a table, each part of which can be chosen and exported. Files that are
// not part of the table, and a set for pupils, are reported.
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/storage/sets/exercise_set_json.h"
#include "app/viewmodels/practise/class/class_book.h"
#include "tests/app/wording/texts.h"
#include "tests/program.h"

using namespace nimstone;
using practice::Mark;
using practice::Skill;

namespace {

constexpr qint64 noon = 1'773'489'600'000;  // 2026-03-14, 12:00 UTC

/// A set of three exercises and a proof, the answers to it, and the book that reads them.
struct ClassFixture {
    ClassFixture()
    {
        set.title = "Week 3";
        set.className = "10b";
        set.due = "2026-03-15";
        set.entries = practice::entriesOf(practice::exercisesNamed({practice::ExerciseCode{Skill::NimSum, 1, 7, 1}, practice::ExerciseCode{Skill::NimSum, 1, 7, 2},
                                                                    *practice::exerciseOn({{12, 9, 3}}, Skill::HowMany)}));
        set.entries.insert(set.entries.begin() + 1, practice::TextEntry{"Now the next one:"});
        set.entries.push_back(practice::TaskEntry{practice::TaskEntry::Kind::Proof, "nim-lemma-2", "nim:11,7,5", ""});
        QDir(folder.path()).mkpath(QStringLiteral("answers"));
    }

    QString path(const QString& name) const { return folder.filePath(name); }
    QUrl write(const QString& name, const QByteArray& content) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("no file");
        return QUrl::fromLocalFile(path(name));
    }
    QUrl writeSet() const { return write(QStringLiteral("set.json"), printExerciseSet(set)); }
    QUrl answersFolder() const { return QUrl::fromLocalFile(path(QStringLiteral("answers"))); }

    const practice::Exercise& exercise(std::size_t item) const { return std::get<practice::SheetExercise>(set.entries[practice::itemsIn(set.entries)[item]]).exercise; }
    /// Returns the first right answer to an item, or a wrong number.
    std::string answerTo(std::size_t item, bool isRight) const
    {
        const Count right = practice::rightAnswers(exercise(item)).front().number();
        return std::to_string(isRight ? right : right == 1 ? 2 : 1);
    }
    /// An answer to an item, the number `number` of the pupil. The file claims that the answer has the result that it has.
    AnswerRecord answer(std::size_t item, bool isRight, int number, int hints = 0) const
    {
        AnswerRecord record;
        record.id = QStringLiteral("%1-%2").arg(item).arg(number);
        record.time = noon - 60'000 + number;
        record.skill = QStringLiteral("nim-sum");
        record.exercise = QString::fromStdString(recordName(std::get<practice::SheetExercise>(set.entries[practice::itemsIn(set.entries)[item]])));
        record.answer = QString::fromStdString(answerTo(item, isRight));
        record.right = isRight;
        record.hints = hints;
        return record;
    }
    HandIn handIn(const char* name, const char* number, std::vector<AnswerRecord> answers) const
    {
        return {.set = identityOf(set), .title = QStringLiteral("Week 3"), .name = QString::fromUtf8(name), .number = QString::fromUtf8(number),
                .className = QStringLiteral("10b"), .time = noon, .program = QStringLiteral("1.1.0"), .answers = std::move(answers)};
    }
    QUrl hand(const HandIn& handIn, const char* suffix = "") const
    {
        return write(QStringLiteral("answers/Week 3 - %1%2.json").arg(handIn.name, QString::fromLatin1(suffix)), printHandIn(handIn));
    }

    /// Three pupils: all right and the proof done; right with a hint, then a mistake and a shown answer; nothing but a mistake, late.
    void handInThree() const
    {
        HandIn anna = handIn("Anna", "10", {answer(0, true, 1), answer(1, true, 2), answer(2, true, 3)});
        anna.done = {4};
        hand(anna);
        AnswerRecord shown = answer(2, false, 4);
        shown.answer.clear();
        shown.answerShown = true;
        shown.right = false;
        hand(handIn("Ben", "9", {answer(0, true, 1, 2), answer(1, false, 2), answer(1, true, 3), shown}));
        HandIn carla = handIn("Carla", "2", {answer(1, false, 1)});
        carla.time = noon + qint64{3} * 24 * 60 * 60 * 1000;
        hand(carla);
    }
    /// Opens the files, and waits until they are read.
    bool open(const QList<QUrl>& files)
    {
        book.open(files);
        return QTest::qWaitFor([this] { return book.reading() < 0; }, tests::patience);
    }
    QStringList column(const char* field) const
    {
        QStringList texts;
        for (const QVariant& pupil : book.pupils())
            texts << pupil.toMap().value(QString::fromLatin1(field)).toString();
        return texts;
    }
    int idOf(const char* name) const
    {
        for (const QVariant& pupil : book.pupils()) {
            if (pupil.toMap().value(QStringLiteral("name")).toString().startsWith(QLatin1String(name)))
                return pupil.toMap().value(QStringLiteral("id")).toInt();
        }
        return -1;
    }

    QTemporaryDir folder;
    practice::ExerciseSet set;
    ClassBook book;
};

QString digits(std::initializer_list<Mark> marks)
{
    QString text;
    for (const Mark mark : marks)
        text += QString::number(static_cast<int>(mark));
    return text;
}

}  // namespace

class TestClassBook : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_english.emplace(QStringLiteral("en"));
        QVERIFY(m_english->loaded());
    }
    void cleanup() { m_english.reset(); }

    void aFolderBecomesATable()
    {
        ClassFixture desk;
        desk.handInThree();
        QVERIFY(desk.open({desk.writeSet(), desk.answersFolder()}));
        QCOMPARE(desk.book.standing(), QStringLiteral("10b · Week 3 · 3 handed in · 1 late"));
        QCOMPARE(desk.column("name"), (QStringList{QStringLiteral("Anna · 10"), QStringLiteral("Ben · 9"), QStringLiteral("Carla · 2 (late)")}));
        QCOMPARE(desk.column("marks"), (QStringList{digits({Mark::AtOnce, Mark::AtOnce, Mark::AtOnce, Mark::AtOnce}),
                                                    digits({Mark::WithHints, Mark::AfterMistake, Mark::Shown, Mark::Unanswered}),
                                                    digits({Mark::Unanswered, Mark::Wrong, Mark::Unanswered, Mark::Unanswered})}));
        QCOMPARE(desk.column("points"), (QStringList{QStringLiteral("8"), QStringLiteral("2"), QStringLiteral("0")}));
        QCOMPARE(desk.column("flags"), QStringList(3, QStringLiteral("0000")));
        const QVariantList items = desk.book.items();
        QCOMPARE(items.size(), 4);
        QCOMPARE(items[0].toMap().value(QStringLiteral("skill")), items[1].toMap().value(QStringLiteral("skill")));
        QCOMPARE(items[1].toMap().value(QStringLiteral("right")).toInt(), 1);
        QCOMPARE(items[3].toMap().value(QStringLiteral("skill")).toString(), QStringLiteral("Tasks"));
    }

    void thePupilsAreSorted_data()
    {
        QTest::addColumn<QString>("order");
        QTest::addColumn<QString>("initials");
        QTest::newRow("by name") << QStringLiteral("name") << QStringLiteral("ABC");
        QTest::newRow("by number: 2, 9, 10") << QStringLiteral("number") << QStringLiteral("CBA");
        QTest::newRow("by points, the best first") << QStringLiteral("points") << QStringLiteral("ABC");
    }

    void thePupilsAreSorted()
    {
        QFETCH(QString, order);
        QFETCH(QString, initials);
        ClassFixture desk;
        desk.handInThree();
        QVERIFY(desk.open({desk.writeSet(), desk.answersFolder()}));
        desk.book.choose(desk.idOf("Ben"), 0);
        desk.book.setProperty("order", order);
        QString found;
        for (const QString& name : desk.column("name"))
            found += name.front();
        QCOMPARE(found, initials);
        // The chosen pupil stays chosen.
        QCOMPARE(desk.book.property("pupil").toInt(), desk.idOf("Ben"));
    }

    void theFilesMayBeOpenedBeforeTheSet()
    {
        ClassFixture desk;
        desk.handInThree();
        QVERIFY(desk.open({desk.answersFolder()}));
        QCOMPARE(desk.book.standing(), QStringLiteral("Now open the set that these files belong to."));
        QVERIFY(desk.book.pupils().isEmpty());
        QVERIFY(desk.open({desk.writeSet()}));
        QCOMPARE(desk.book.pupils().size(), 3);
        // A file is added to the files before it; a folder replaces them.
        const HandIn dan = desk.handIn("Dan", "1", {desk.answer(0, true, 1)});
        const QUrl added = desk.write(QStringLiteral("Week 3 - Dan.json"), printHandIn(dan));
        QVERIFY(desk.open({added}));
        QCOMPARE(desk.book.pupils().size(), 4);
        QVERIFY(desk.open({desk.answersFolder()}));
        QCOMPARE(desk.book.pupils().size(), 3);
    }

    void aSetThatCannotBeUsedIsReported_data()
    {
        QTest::addColumn<bool>("locked");
        QTest::addColumn<QString>("standing");
        QTest::newRow("handed out, answers locked") << true << QStringLiteral("set.json was handed out to pupils. Open the teacher's file of this set.");
        QTest::newRow("damaged") << false << QStringLiteral("set.json, line 1: ");
    }

    void aSetThatCannotBeUsedIsReported()
    {
        QFETCH(bool, locked);
        QFETCH(QString, standing);
        ClassFixture desk;
        desk.handInThree();
        QVERIFY(desk.open({desk.writeSet(), desk.answersFolder()}));
        desk.set.handedOut = true;
        desk.set.rules.answers = practice::AnswersShown::Never;
        const QUrl file = locked ? desk.writeSet() : desk.write(QStringLiteral("set.json"), "{\"nimstone\": \"exercise-set\", \"version\": 1, \"exercises\": 7}");
        QVERIFY(desk.open({file}));
        QVERIFY2(desk.book.standing().startsWith(standing), qPrintable(desk.book.standing()));
        // The table of the set before stays.
        QCOMPARE(desk.book.pupils().size(), 3);
    }

    void filesOutsideTheTableAreNamedWithTheirReasons()
    {
        ClassFixture desk;
        desk.handInThree();
        HandIn earlier = desk.handIn("Anna", "10", {desk.answer(0, false, 1)});
        earlier.time = noon - 1000;
        desk.hand(earlier, " (1)");
        HandIn other = desk.handIn("Eve", "5", {desk.answer(0, true, 1)});
        other.set = QStringLiteral("another");
        other.title = QStringLiteral("Week <4>");
        desk.hand(other);
        desk.write(QStringLiteral("answers/notes.json"), "[1, 2]");
        QVERIFY(desk.open({desk.writeSet(), desk.answersFolder(), QUrl::fromLocalFile(desk.path(QStringLiteral("gone.json")))}));
        QCOMPARE(desk.book.pupils().size(), 3);
        QCOMPARE(desk.column("points").front(), QStringLiteral("8"));
        QVERIFY2(desk.book.standing().endsWith(QLatin1String("3 files not read")), qPrintable(desk.book.standing()));
        const QString facts = desk.book.facts();
        for (const char* part : {"<b>Teach again</b>", "<b>Skills of the class</b>", "<b>Files not read</b>", "Week &lt;4&gt;", "notes.json", "gone.json",
                                 "<b>Replaced by a later file of the same pupil</b><br>Week 3 - Anna (1).json"})
            QVERIFY2(facts.contains(QLatin1String(part)), qPrintable(facts));
    }

    void aCellShowsTheAnswersOfThePupil()
    {
        ClassFixture desk;
        desk.handInThree();
        QVERIFY(desk.open({desk.writeSet(), desk.answersFolder()}));
        QSignalSpy told(&desk.book, &ClassBook::chosen);
        desk.book.choose(desk.idOf("Ben"), 1);
        QCOMPARE(told.count(), 1);
        const QString facts = desk.book.facts();
        const QString wrong = QString::fromStdString(desk.answerTo(1, false));
        const QString right = QString::fromStdString(desk.answerTo(1, true));
        for (const QString& part : {QStringLiteral("<b>Item 2, Ben</b>"), QStringLiteral("<br>right after a mistake"), QStringLiteral("<br>%1: ").arg(wrong),
                                    QStringLiteral("<br>%1: ").arg(right), QStringLiteral("<b>Right answer</b><br>") + right})
            QVERIFY2(facts.contains(part), qPrintable(facts));
        QVERIFY(!facts.contains(QLatin1String("Flagged")));
        // The board shows the first answer.
        QVERIFY(desk.book.property("onBoard").toBool());
        QCOMPARE(desk.book.session()->state(), PracticeSession::Wrong);
        QCOMPARE(desk.book.session()->answer().number, wrong);
        desk.book.choose(desk.idOf("Ben"), 2);
        QVERIFY2(desk.book.facts().contains(QLatin1String("asked for the answer")), qPrintable(desk.book.facts()));
        QCOMPARE(desk.book.session()->state(), PracticeSession::Open);
        desk.book.choose(desk.idOf("Anna"), 3);
        QVERIFY2(desk.book.facts().contains(QLatin1String("Lemma 2")), qPrintable(desk.book.facts()));
        QVERIFY(!desk.book.property("onBoard").toBool());
    }

    void anOddAnswerIsFlagged()
    {
        ClassFixture desk;
        AnswerRecord forged = desk.answer(0, false, 1);
        forged.right = true;
        desk.hand(desk.handIn("Fay", "", {forged}));
        QVERIFY(desk.open({desk.writeSet(), desk.answersFolder()}));
        QCOMPARE(desk.column("flags"), QStringList{QStringLiteral("1000")});
        QCOMPARE(desk.column("marks"), QStringList{digits({Mark::Wrong, Mark::Unanswered, Mark::Unanswered, Mark::Unanswered})});
        for (const int item : {0, -1}) {
            desk.book.choose(0, item);
            QVERIFY2(desk.book.facts().contains(QLatin1String("<b>Flagged</b>")), qPrintable(desk.book.facts()));
        }
    }

    void anItemAndAPupilHaveFacts()
    {
        ClassFixture desk;
        desk.handInThree();
        QVERIFY(desk.open({desk.writeSet(), desk.answersFolder()}));
        desk.book.choose(-1, 1);
        QVERIFY2(desk.book.facts().startsWith(QLatin1String("<b>Item 2</b><br>")), qPrintable(desk.book.facts()));
        QVERIFY2(desk.book.facts().contains(QLatin1String("1 right on the first try")), qPrintable(desk.book.facts()));
        // The board shows the exercise without an answer.
        QCOMPARE(desk.book.session()->state(), PracticeSession::Open);
        desk.book.choose(desk.idOf("Carla"), -1);
        QVERIFY2(desk.book.facts().startsWith(QLatin1String("<b>Carla</b><br>")), qPrintable(desk.book.facts()));
        // Indices beyond the table choose its last parts.
        desk.book.choose(99, 99);
        QCOMPARE(desk.book.property("pupil").toInt(), 2);
        QCOMPARE(desk.book.property("item").toInt(), 3);
        QVERIFY(!desk.book.facts().isEmpty());
    }

    void theResultsAreExported_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QByteArray>("begin");
        for (const char* table : {"pupil", "answer", "item"})
            QTest::newRow(table) << QString::fromLatin1(table) << QByteArray("\xEF\xBB\xBF");
        for (const char* report : {"class", "pages"})
            QTest::newRow(report) << QString::fromLatin1(report) << QByteArray("%PDF");
    }

    void theResultsAreExported()
    {
        QFETCH(QString, kind);
        QFETCH(QByteArray, begin);
        ClassFixture desk;
        desk.handInThree();
        QVERIFY(desk.open({desk.writeSet(), desk.answersFolder()}));
        QCOMPARE(desk.book.suggestedFile(kind).fileName(), QStringLiteral("Week 3-%1.%2").arg(kind, desk.book.ending(kind)));
        const QString path = desk.path(QStringLiteral("results.") + desk.book.ending(kind));
        desk.book.save(kind, QUrl::fromLocalFile(path));
        QTRY_VERIFY(!desk.book.running());
        QVERIFY2(!desk.book.failed(), qPrintable(desk.book.news()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray content = file.readAll();
        QVERIFY(content.startsWith(begin));
        QVERIFY(content.startsWith("%PDF") || content.contains("Anna") || kind == QLatin1String("item"));
    }

    void nothingIsExportedWithoutASet()
    {
        ClassFixture desk;
        desk.book.save(QStringLiteral("pupil"), QUrl::fromLocalFile(desk.path(QStringLiteral("none.csv"))));
        QVERIFY(!desk.book.running());
        QVERIFY(desk.book.facts().isEmpty());
        QVERIFY(desk.book.standing().isEmpty());
    }

    void readingReportsItsProgressAndCanBeStopped()
    {
        ClassFixture desk;
        for (int pupil = 0; pupil < 60; ++pupil)
            desk.hand(desk.handIn(qPrintable(QStringLiteral("Pupil %1").arg(pupil)), "", {desk.answer(0, true, 1)}));
        QSignalSpy told(&desk.book, &ClassBook::readingChanged);
        desk.book.open({desk.writeSet(), desk.answersFolder()});
        QVERIFY(desk.book.reading() >= 0);
        // A second request while files are read has no effect.
        desk.book.open({desk.answersFolder()});
        QTRY_VERIFY(desk.book.reading() < 0);
        QVERIFY(told.count() >= 2);
        QCOMPARE(desk.book.pupils().size(), 60);
        desk.book.open({desk.answersFolder()});
        desk.book.stop();
        QTRY_VERIFY(desk.book.reading() < 0);
        QVERIFY(desk.book.pupils().size() <= 60);
    }

private:
    std::optional<tests::InLanguage> m_english;
};

NIMSTONE_TEST(TestClassBook)
#include "tst_class_book.moc"
