// Tests nimstone-cli results with the files of a class: it writes tables and the report, and refuses some files and wrong
// arguments.
#include <QDir>
#include <QTemporaryDir>

#include "app/storage/sets/exercise_set_json.h"
#include "app/storage/sets/hand_in.h"
#include "tests/app/export/class_sample.h"
#include "tests/app/export/pdf_readers.h"
#include "tests/cli/refusals.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;

namespace {

constexpr qint64 handInTime = 1'773'500'966'535;

/// A folder with a set and a folder `pupils` with hand-ins.
class ClassOnDisk {
public:
    explicit ClassOnDisk(practice::ExerciseSet set = sampleSet()) : m_set(std::move(set))
    {
        QDir(m_folder.path()).mkdir(u"pupils"_qs);
        add(u"set.json"_qs, printExerciseSet(m_set));
    }

    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString set() const { return path(u"set.json"_qs); }
    QString pupils() const { return path(u"pupils"_qs); }

    void add(const QString& name, const QByteArray& content) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }

    /// Adds the hand-in of a pupil who answers the first exercise. The file states that `claim` is the result.
    void addPupil(const QString& file, const QString& name, const QString& answer, bool claim = true, qint64 time = handInTime, const QString& set = {}) const
    {
        AnswerRecord record;
        record.id = file;
        record.time = time;
        record.day = 20526;
        record.skill = u"nim-sum"_qs;
        record.exercise = u"nim-sum nim:12,9,3"_qs;
        record.answer = answer;
        record.right = claim;
        add(u"pupils/"_qs + file, printHandIn({.set = set.isEmpty() ? identityOf(m_set) : set, .title = u"Week 3"_qs, .name = name, .number = {}, .className = u"10b"_qs,
                                              .time = time, .program = u"1.1.0"_qs, .done = {3}, .answers = {record}}));
    }

    Ran results(const QStringList& arguments) const
    {
        return run(words("results --set") << set() << arguments, {}, {{u"LANG"_qs, u"C.UTF-8"_qs}, {u"TZ"_qs, u"NPT-5:45"_qs}});
    }

private:
    practice::ExerciseSet m_set;
    QTemporaryDir m_folder;
};

/// Returns the cells of a column, from the second row on. Each comma separates cells, also in quotation marks.
QStringList column(const QString& table, int index)
{
    QStringList cells;
    for (const QString& row : table.split(u"\r\n"_qs, Qt::SkipEmptyParts).mid(1))
        cells << row.split(u',').value(index);
    return cells;
}

}  // namespace

class TestResultsClass : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void filesOfAClassMakeATable_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("column");
        QTest::addColumn<QStringList>("cells");
        QTest::newRow("a folder") << QStringList{u"pupils"_qs} << 0 << QStringList{u"Ana"_qs, u"Ben"_qs};
        QTest::newRow("two files") << QStringList{u"pupils/Ben.json"_qs, u"pupils/Ana.json"_qs} << 0 << QStringList{u"Ana"_qs, u"Ben"_qs};
        QTest::newRow("a row a pupil") << QStringList{u"pupils"_qs, u"--by"_qs, u"pupil"_qs} << 12 << QStringList{u"4"_qs, u"2"_qs};
        QTest::newRow("a row an answer") << QStringList{u"pupils"_qs, u"--by"_qs, u"answer"_qs} << 16 << QStringList{u"6"_qs, u"24"_qs};
        QTest::newRow("a row an item") << QStringList{u"pupils"_qs, u"--by"_qs, u"item"_qs} << 0 << QStringList{u"1"_qs, u"2"_qs, u"3"_qs};
        QTest::newRow("one file") << QStringList{u"pupils/Ben.json"_qs} << 0 << QStringList{u"Ben"_qs};
        QTest::newRow("local time") << QStringList{u"pupils"_qs} << 4 << QStringList{u"2026-03-14T20:54:26+05:45"_qs, u"2026-03-14T20:54:26+05:45"_qs};
    }

    void filesOfAClassMakeATable()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, column);
        QFETCH(QStringList, cells);
        const ClassOnDisk one;
        one.addPupil(u"Ana.json"_qs, u"Ana"_qs, u"6"_qs);
        one.addPupil(u"Ben.json"_qs, u"Ben"_qs, u"24"_qs, false);
        for (QString& argument : arguments) {
            if (argument.startsWith(u"pupils"_qs))
                argument = one.path(argument);
        }
        const Ran ran = one.results(arguments);
        QCOMPARE(ran.errors, QString());
        QCOMPARE(ran.exit, 0);
        QCOMPARE(::column(ran.output, column), cells);
        const QString file = one.path(u"table.csv"_qs);
        QCOMPARE(one.results(QStringList{arguments} << u"-o"_qs << file).output, QString());
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(written.readAll()), ran.output);
    }

    void filesThatDoNotCountAreNamed()
    {
        const ClassOnDisk one;
        one.addPupil(u"Ana.json"_qs, u"Ana"_qs, u"6"_qs);
        one.addPupil(u"Ana 1.json"_qs, u"Ana"_qs, u"24"_qs, false, handInTime - 1000);
        one.addPupil(u"Ben.json"_qs, u"Ben"_qs, u"24"_qs, true);
        one.addPupil(u"Other.json"_qs, u"Eve"_qs, u"6"_qs, true, handInTime, u"5f6c"_qs);
        one.add(u"pupils/Text.json"_qs, "Dear Sir");
        one.add(u"pupils/Record.json"_qs, R"({"format": "nimstone-progress", "version": 1, "answers": []})");
        one.add(u"pupils/notes.txt"_qs, "no answers");
        const Ran ran = one.results({one.pupils(), u"/nowhere.json"_qs});
        const QString folder = one.pupils();
        QCOMPARE(ran.errors.split(u'\n', Qt::SkipEmptyParts),
                 (QStringList{folder + u"/Other.json has answers to another set, 'Week 3'."_qs, folder + u"/Record.json has no answers to this set."_qs,
                              folder + u"/Text.json, line 1, column 1: expected JSON, found 'D'"_qs, u"/nowhere.json could not be read."_qs,
                              u"Ana 1.json does not count, because another file of the same pupil counts."_qs,
                              u"Ben.json: item 1: the file states the wrong result"_qs}));
        QCOMPARE(::column(ran.output, 3), (QStringList{u"Ana.json"_qs, u"Ben.json"_qs}));
        QCOMPARE(ran.exit, 2);
    }

    void aTableStaysIfNoFileCounts_data()
    {
        QTest::addColumn<QString>("output");
        QTest::newRow("a table") << u"table.csv"_qs;
        QTest::newRow("a report") << u"report.pdf"_qs;
    }

    void aTableStaysIfNoFileCounts()
    {
        QFETCH(QString, output);
        const ClassOnDisk one;
        one.add(output, "old");
        const Ran ran = one.results({u"/nowhere.json"_qs, u"-o"_qs, one.path(output)});
        QCOMPARE(ran.errors, u"/nowhere.json could not be read.\n"_qs);
        QCOMPARE(ran.exit, 2);
        QFile file(one.path(output));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("old"));
    }

    void theExitCodeSaysWhetherAllIsInOrder_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<bool>("isAgain");
        QTest::addColumn<int>("exit");
        QTest::newRow("all is in order") << u"6"_qs << false << 0;
        QTest::newRow("a pupil handed in twice") << u"6"_qs << true << 0;
        QTest::newRow("a claim that is wrong") << u"24"_qs << false << 1;
    }

    void theExitCodeSaysWhetherAllIsInOrder()
    {
        QFETCH(QString, answer);
        QFETCH(bool, isAgain);
        const ClassOnDisk one;
        one.addPupil(u"Ana.json"_qs, u"Ana"_qs, answer);
        one.addPupil(u"Again.json"_qs, isAgain ? u"Ana"_qs : u"Ben"_qs, u"6"_qs, true, handInTime - 1000);
        QTEST(one.results({one.pupils()}).exit, "exit");
    }

    void aReportIsWrittenAsPdf_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("pages");
        QTest::addColumn<QString>("size");
        QTest::newRow("the class") << QStringList() << u"1"_qs << u"595 x 842 pts (A4)"_qs;
        QTest::newRow("a page for each pupil") << words("--pupils") << u"3"_qs << u"595 x 842 pts (A4)"_qs;
        QTest::newRow("Letter") << words("--paper letter") << u"1"_qs << u"612 x 792 pts (letter)"_qs;
    }

    void aReportIsWrittenAsPdf()
    {
        QFETCH(QStringList, arguments);
        const ClassOnDisk one;
        one.addPupil(u"Ana.json"_qs, u"Ana"_qs, u"6"_qs);
        one.addPupil(u"Ben.json"_qs, u"Ben"_qs, u"24"_qs, false);
        const QString file = one.path(u"report.PDF"_qs);
        const Ran ran = one.results(QStringList{one.pupils()} << arguments << u"-o"_qs << file);
        QCOMPARE(ran.errors, QString());
        QCOMPARE(ran.exit, 0);
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const ReadPdf pdf(written.readAll());
        QTEST(pdf.info(u"Pages"_qs), "pages");
        QTEST(pdf.info(u"Page size"_qs), "size");
        QVERIFY(pdf.textByPoppler().value(0).contains(u"Ana"_qs));
    }

    void rightAnswersNeedTheFileOfTheTeacher_data()
    {
        QTest::addColumn<bool>("handedOut");
        QTest::addColumn<int>("exit");
        QTest::newRow("the file for pupils") << true << 2;
        QTest::newRow("the teacher's file") << false << 0;
    }

    void rightAnswersNeedTheFileOfTheTeacher()
    {
        QFETCH(bool, handedOut);
        practice::ExerciseSet set = sampleSet();
        set.rules.answers = practice::AnswersShown::AfterHandIn;
        set.handedOut = handedOut;
        const ClassOnDisk one(set);
        one.addPupil(u"Ana.json"_qs, u"Ana"_qs, u"6"_qs);
        const Ran ran = one.results({one.pupils()});
        QCOMPARE(ran.errors, handedOut ? u"argument:1:1: --set: expected the teacher's file of this set: the file for pupils hides the right answers\n"_qs : QString());
        QCOMPARE(ran.output.isEmpty(), handedOut);
        QTEST(ran.exit, "exit");
    }

    void anEmptyFolderIsRefused()
    {
        const ClassOnDisk one;
        const Ran ran = one.results({one.pupils()});
        QCOMPARE(ran.errors, u"argument:1:1: expected files that pupils handed in, or a folder with such files, but there are none\n"_qs);
        QCOMPARE(ran.exit, 2);
    }

    void aFileOfAPupilIsNotOverwritten()
    {
        const ClassOnDisk one;
        one.addPupil(u"Ana.json"_qs, u"Ana"_qs, u"6"_qs);
        const QString file = one.path(u"pupils/Ana.json"_qs);
        const Ran ran = one.results({one.pupils(), u"-o"_qs, file});
        QCOMPARE(ran.errors, file + u":1:1: this is the input file: write the output to another file\n"_qs);
        QCOMPARE(ran.exit, 2);
    }

    void wrongArgumentsAreRefused_data()
    {
        addRefusalColumns();
        addRefusal("several files without a set", words("results a.json b.json"), "1: expected the option --set, such as --set week3.json, but it is missing",
                   "1: 应有选项 --set（例如 --set week3.json），但没有写");
        addRefusal("a report without a set", words("results a.json -o a.pdf"), "1: expected the option --set, such as --set week3.json, but it is missing",
                   "1: 应有选项 --set（例如 --set week3.json），但没有写");
        addRefusal("unknown rows", words("results --set s.json a b --by class"), "1: --by: expected pupil, answer, or item, found 'class'",
                   "1: --by: 应为 pupil、answer 或 item，却是“class”");
        addRefusal("a summary", words("results --set s.json a --summary"), "1: expected no --summary, which does not apply to this output",
                   "1: 不应有 --summary，它与这种输出无关");
        addRefusal("rows of a report", words("results --set s.json a b --by item -o a.pdf"), "1: expected no --by, which does not apply to this output",
                   "1: 不应有 --by，它与这种输出无关");
        addRefusal("pages of a table", words("results --set s.json a b --pupils"), "1: expected no --pupils, which does not apply to this output",
                   "1: 不应有 --pupils，它与这种输出无关");
        addRefusal("the paper of a table", words("results --set s.json a b --paper a4"), "1: expected no --paper, which does not apply to this output",
                   "1: 不应有 --paper，它与这种输出无关");
        addRefusal("a file without a name", QStringList{u"results"_qs, u"--set"_qs, u"s.json"_qs, u"a"_qs, QString()}, "1: expected the name of a file, but it is empty",
                   "1: 应为文件名，却是空的");
    }

    void wrongArgumentsAreRefused() { checkRefusal(); }
};

NIMSTONE_TEST(TestResultsClass)
#include "tst_results_class.moc"
