// Writes the results of a class as CSV, and reads them back with Python and LibreOffice: there is one row for each pupil, answer,
// or item.
#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

#include "app/export/practice/class_csv.h"
#include "tests/app/export/class_sample.h"
#include "tests/app/export/spreadsheet.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::exports;
using namespace nimstone::tests;

namespace {

QByteArray written(const practice::ExerciseSet& set, const std::vector<practice::PupilResult>& pupils, ClassRows kind)
{
    QByteArray content;
    writeClassCsv(set, pupils, kind, [&content](std::string_view piece) {
        content.append(piece.data(), static_cast<qsizetype>(piece.size()));
        return true;
    });
    return content;
}

/// Returns the rows as the csv module of Python reads them; empty if it fails.
QList<QStringList> readByPython(const QByteArray& content)
{
    QProcess python;
    python.start(u"python3"_qs, {u"-c"_qs, u"import csv, io, json, sys; text = sys.stdin.buffer.read().decode('utf-8-sig'); "
                                           "print(json.dumps(list(csv.reader(io.StringIO(text, newline=''), strict=True))))"_qs});
    python.write(content);
    python.closeWriteChannel();
    if (!python.waitForFinished(60'000))
        return {};
    QList<QStringList> rows;
    for (const QJsonValue& row : QJsonDocument::fromJson(python.readAllStandardOutput()).array()) {
        rows << QStringList();
        for (const QJsonValue& field : row.toArray())
            rows.back() << field.toString();
    }
    return rows;
}

}  // namespace

class TestClassCsv : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // This clock is 5 hours and 45 minutes ahead of UTC, so a time that is not local is noticed.
        qputenv("TZ", "NPT-5:45");
    }

    void rowsAreReadByPython_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("row");
        QTest::addColumn<QString>("fields");
        const auto row = [](const char* name, ClassRows kind, int number, const char* fields) {
            QTest::newRow(name) << static_cast<int>(kind) << number << QString::fromUtf8(fields);
        };
        const char* const item = "|Item 1: Result|Item 1: Result code|Item 1: Points|Item 2: Result|Item 2: Result code|Item 2: Points"
                                 "|Item 3: Result|Item 3: Result code|Item 3: Points";
        row("pupils, headings", ClassRows::Pupil, 0,
            (std::string("Name|Number|Class|File|Handed in|Late|right on the first try|right with hints|right after a mistake|answer shown|wrong|unanswered|Points|Odd") + item).c_str());
        row("pupils, Ana", ClassRows::Pupil, 1,
            "Ana|17|10b|Week 3 - Ana.json|2026-03-14T20:54:26+05:45|0|1|1|1|0|0|0|4||right after a mistake|after-mistake|1"
            "|right with hints|with-hints|1|right on the first try|at-once|2");
        row("pupils, Ben, whose number begins with zeros", ClassRows::Pupil, 2,
            "Ben|'007|10b|Week 3 - Ben.json|2026-03-14T20:54:26+05:45|0|1|0|0|0|1|1|2|item 2: the file states the wrong result"
            "|right on the first try|at-once|2|wrong|wrong|0|unanswered|unanswered|0");
        row("answers, headings", ClassRows::Answer, 0,
            "Name|Number|Class|File|Handed in|Late|Item|Skill|Skill code|Level|Exercise|Question|Right answer|Time|Answer|Right|Hints|Answer shown|Odd|Seconds"
            "|Misconception|Misconception code|Result|Result code|Points");
        row("answers, a mistake", ClassRows::Answer, 1,
            "Ana|17|10b|Week 3 - Ana.json|2026-03-14T20:54:26+05:45|0|1|Nim-sum|nim-sum||nim-sum nim:12,9,3|What is 12 ⊕ 9 ⊕ 3?|6"
            "|2026-03-14T20:38:20+05:45|24|0|0|0||5|added with carries|added-with-carries|right after a mistake|after-mistake|1");
        row("answers, with a hint", ClassRows::Answer, 3,
            "Ana|17|10b|Week 3 - Ana.json|2026-03-14T20:54:26+05:45|0|2|The heap to take from|eligible-heap||eligible-heap nim:12,9,3"
            "|From which heap of (12, 9, 3) can a move make the nim-sum 0?|heap 1|2026-03-14T20:38:38+05:45|heap 1|1|1|0||0|||right with hints|with-hints|1");
        row("items, headings", ClassRows::Item, 0,
            "Item|Skill|Skill code|Level|Exercise|Question|Right answer|right on the first try|right with hints|right after a mistake|answer shown|wrong|unanswered|Points"
            "|Most common misconception|Misconception code|Pupils with it|Hints|Upper minus lower third");
        row("items, an exercise", ClassRows::Item, 1,
            "1|Nim-sum|nim-sum||nim-sum nim:12,9,3|What is 12 ⊕ 9 ⊕ 3?|6|1|0|1|0|0|0|3|added with carries|added-with-carries|1|0|");
        row("items, a task", ClassRows::Item, 3, "3||proof||nim-lemma-2|Proof: Lemma 2, nim:11,7,5||1|0|0|0|0|1|2||||0|");
    }

    void rowsAreReadByPython()
    {
        QFETCH(int, kind);
        QFETCH(int, row);
        QFETCH(QString, fields);
        const practice::ExerciseSet set = sampleSet();
        const QList<QStringList> rows = readByPython(written(set, samplePupils(set), static_cast<ClassRows>(kind)));
        QVERIFY(rows.size() > row);
        QCOMPARE(rows[row].join(u'|'), fields);
        for (const QStringList& one : rows)
            QCOMPARE(one.size(), rows.front().size());
    }

    void anItemHasTheTaskOfItsSkillIfItDiffersByPupil()
    {
        practice::ExerciseSet set = sampleSet();
        set.rules.variant = practice::SetVariant::PerPupil;
        const auto code = practice::parseExerciseCode("nim-sum 2 4711/17");
        set.entries.front() = practice::exercisesNamed({*code}).front();
        const QList<QStringList> rows = readByPython(written(set, {samplePupil(set, "Ana", "17", {})}, ClassRows::Item));
        QCOMPARE(rows[1].mid(0, 7).join(u'|'), u"1|Nim-sum|nim-sum|2||Add the heaps in binary, without carries.|"_qs);
        QCOMPARE(rows[2].value(6), u"heap 1"_qs);
    }

    void aTableWithoutRowsHasItsHeadings_data()
    {
        QTest::addColumn<int>("kind");
        for (const auto& [kind, name] : classRowsNames)
            QTest::newRow(std::string(name).c_str()) << static_cast<int>(kind);
    }

    void aTableWithoutRowsHasItsHeadings()
    {
        QFETCH(int, kind);
        const practice::ExerciseSet set = sampleSet();
        const QByteArray full = written(set, samplePupils(set), static_cast<ClassRows>(kind));
        const QByteArray empty = written(set, {}, static_cast<ClassRows>(kind));
        QCOMPARE(empty.left(empty.indexOf('\n')), full.left(full.indexOf('\n')));
        QCOMPARE(empty.count('\n'), static_cast<ClassRows>(kind) == ClassRows::Item ? 4 : 1);
    }

    void noFieldIsAFormula()
    {
        practice::ExerciseSet set = sampleSet();
        practice::PupilResult pupil = samplePupil(set, "=HYPERLINK(\"x\")", "-1+2", {{.exercise = "nim-sum nim:12,9,3", .answer = "=1+2"}});
        const QList<QStringList> rows = readByPython(written(set, {pupil}, ClassRows::Answer));
        QCOMPARE(rows[1].value(0), u"'=HYPERLINK(\"x\")"_qs);
        QCOMPARE(rows[1].value(1), u"'-1+2"_qs);
        QCOMPARE(rows[1].value(14), u"'=1+2"_qs);
        QCOMPARE(rows[1].value(18), u"not a possible answer"_qs);
    }

    void theDifferenceOfTheThirdsIsANumber()
    {
        const practice::ExerciseSet set = sampleSet();
        std::vector<practice::PupilResult> pupils;
        // The proof gives points to those who have none for the nim-sum, so the upper third has fewer right sums.
        for (int pupil = 0; pupil < 12; ++pupil) {
            const practice::GivenAnswer sum{.exercise = "nim-sum nim:12,9,3", .answer = "6", .isRight = true};
            const practice::GivenAnswer heap{.exercise = "eligible-heap nim:12,9,3", .answer = "1", .isRight = true};
            pupils.push_back(pupil < 4 ? samplePupil(set, std::to_string(pupil), "", {heap}, {3}) : samplePupil(set, std::to_string(pupil), "", {sum}));
        }
        QCOMPARE(readByPython(written(set, pupils, ClassRows::Item))[1].back(), u"-100"_qs);
        QVERIFY(written(set, pupils, ClassRows::Item).contains(",-100\r\n"));
    }

    void libreOfficeReadsEveryCellUnchanged_data()
    {
        QTest::addColumn<QString>("import");
        // LibreOffice identifies the language of an import by this number.
        for (const char* import : {"1033", "2052", "1043", "1031", "1036"})
            QTest::newRow(import) << QString::fromLatin1(import);
    }

    void libreOfficeReadsEveryCellUnchanged()
    {
        if (!tests::deep())
            QSKIP("this test runs only with ./dev test --deep");
        QFETCH(QString, import);
        const practice::ExerciseSet set = sampleSet();
        std::vector<practice::PupilResult> pupils = samplePupils(set);
        for (const char* name : {"Jan 5", "3 March 2026", "TRUE", "5%", "$5", "(5)", "=1"})
            pupils.push_back(samplePupil(set, name, "1-2", {}));
        for (const auto& [kind, name] : classRowsNames) {
            const QByteArray content = written(set, pupils, kind);
            const QList<QStringList> expected = readByPython(content);
            const QList<QList<Cell>> rows = openedInLibreOffice(content, import);
            QVERIFY(rows.size() >= expected.size());
            for (qsizetype row = 0; row < expected.size(); ++row) {
                for (qsizetype column = 0; column < expected[row].size(); ++column) {
                    const Cell cell = rows[row].value(column);
                    QCOMPARE(cell.text, expected[row][column]);
                    QVERIFY2(cell.type == u"string" || cell.type.isEmpty() || (cell.type == u"float" && cell.value == cell.text), qPrintable(cell.text + u" is a "_qs + cell.type));
                }
            }
        }
    }

    void writingStopsWhenTheReceiverRefuses()
    {
        const practice::ExerciseSet set = sampleSet();
        int pieces = 0;
        writeClassCsv(set, samplePupils(set), ClassRows::Answer, [&pieces](std::string_view) { return ++pieces < 3; });
        QCOMPARE(pieces, 3);
    }
};

NIMSTONE_TEST(TestClassCsv)
#include "tst_class_csv.moc"
