// Tests answers as CSV in both languages: each answer is a row with as many fields as the headings, is read back unchanged, and
// contains no spreadsheet formula.
#include <QTranslator>
#include <QtTest>

#include "app/export/practice/results_csv.h"
#include "tests/app/export/spreadsheet.h"
#include "tests/app/storage/progress_answers.h"
#include "tests/app/wording/texts.h"
#include "tests/counts.h"
#include "tests/program.h"
#include "translations/catalogue.h"

using namespace nimstone;
using namespace nimstone::exports;
using namespace nimstone::tests;

namespace {

using Write = void (*)(const std::vector<AnswerRecord>&, const CsvSink&);

QByteArray csv(const std::vector<AnswerRecord>& answers, Write write = writeAnswersCsv)
{
    QByteArray content;
    write(answers, [&content](std::string_view piece) {
        content.append(piece.data(), static_cast<qsizetype>(piece.size()));
        return true;
    });
    return content;
}

/// Parses the content by RFC 4180 after a byte order mark. Returns an empty list if it is not such a file.
QList<QStringList> rowsOf(const QByteArray& content)
{
    QList<QStringList> rows;
    const QString text = QString::fromUtf8(content.mid(3));
    QStringList row;
    QString field;
    bool quoted = false;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar c = text[at];
        if (quoted) {
            const bool twice = c == u'"' && at + 1 < text.size() && text[at + 1] == u'"';
            if (c == u'"' && !twice)
                quoted = false;
            else
                field += c;
            at += twice ? 1 : 0;
        } else if (c == u'"') {
            if (!field.isEmpty())
                return {};
            quoted = true;
        } else if (c == u',') {
            row << std::exchange(field, {});
        } else if (c == u'\r' && at + 1 < text.size() && text[at + 1] == u'\n') {
            row << std::exchange(field, {});
            rows << std::exchange(row, {});
            ++at;
        } else {
            field += c;
        }
    }
    return quoted || !row.isEmpty() || !field.isEmpty() ? QList<QStringList>() : rows;
}

AnswerRecord known()
{
    return {u"a"_qs, 1'773'500'966'535, 20526, u"nim-sum"_qs, 2, u"nim-sum 2 4711/17"_qs, u"12"_qs, 0, false, true, 2, false, u"added-with-carries"_qs, 5349};
}

}  // namespace

class TestResultsCsv : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersAndSkillsAreWrittenAsRows_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QByteArray>("answers");
        QTest::addColumn<QByteArray>("skills");
        QTest::addColumn<QByteArray>("commonest");
        QTest::newRow("English")
            << u"en"_qs
            << QByteArray("\xEF\xBB\xBFTime (UTC),Skill,Skill code,Level,Exercise,Answer,Right,First answer,Hints,Answer shown,Misconception,Misconception code,Seconds\r\n"
                          "2026-03-14T15:09:26Z,Nim-sum,nim-sum,2,nim-sum 2 4711/17,12,0,1,2,0,added with carries,added-with-carries,5\r\n")
            << QByteArray("\xEF\xBB\xBFSkill,Skill code,Exercises asked,Right on the first try,Right on the first try (%),Mastered (%),Most common misconception\r\n"
                          "Nim-sum,nim-sum,1,0,0,")
            << QByteArray("added with carries");
        QTest::newRow("Chinese")
            << u"zh_CN"_qs
            << QByteArray("\xEF\xBB\xBF时间（UTC）,技能,技能代号,难度,题目,作答,正确,首次作答,提示条数,看过答案,误解,误解代号,用时（秒）\r\n"
                          "2026-03-14T15:09:26Z,异或和,nim-sum,2,nim-sum 2 4711/17,12,0,1,2,0,按普通加法进了位,added-with-carries,5\r\n")
            << QByteArray("\xEF\xBB\xBF技能,技能代号,题数,一次答对,一次答对率（%）,掌握程度（%）,最常见的误解\r\n"
                          "异或和,nim-sum,1,0,0,")
            << QByteArray("按普通加法进了位");
    }

    void answersAndSkillsAreWrittenAsRows()
    {
        QFETCH(QString, language);
        QFETCH(QByteArray, answers);
        QFETCH(QByteArray, skills);
        QFETCH(QByteArray, commonest);
        QTranslator translator;
        QVERIFY(loadCatalogue(translator, language));
        QCoreApplication::installTranslator(&translator);
        const QByteArray written = csv({known()});
        const QByteArray summary = csv({known()}, writeSkillsCsv);
        QCoreApplication::removeTranslator(&translator);
        QCOMPARE(written, answers);
        QVERIFY2(summary.startsWith(skills), summary.constData());
        QVERIFY(summary.endsWith("," + commonest + "\r\n"));
    }

    void typedAnswersAreQuoted_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QByteArray>("field");
        const auto row = [](const char* name, const char* answer, const char* field) {
            QTest::newRow(name) << QString::fromUtf8(answer) << QByteArray(field);
        };
        row("a number", "12", "12");
        row("nothing", "", "");
        row("Chinese", "先手", "先手");
        row("a comma", "a,b", "\"a,b\"");
        row("a decimal comma", "3,5", "\"'3,5\"");
        row("a date", "1-4", "4 from heap 1");
        row("a date in a sum of games", "2.1-2", "\"'2.1-2\"");
        row("a fraction", "1/2", "\"'1/2\"");
        row("a time", "1:30", "\"'1:30\"");
        row("a number of 16 digits", "9007199254740993", "\"'9007199254740993\"");
        row("zero", "0", "0");
        row("a number with zeros at its beginning", "007", "\"'007\"");
        row("a power of ten", "1e5", "\"'1e5\"");
        row("a month and a day", "Jan 5", "\"'Jan 5\"");
        row("a day and a month", "3 march 2026", "\"'3 march 2026\"");
        row("a month alone", "May", "May");
        row("a name like a month", "Mark 2", "Mark 2");
        row("a truth value", "True", "\"'True\"");
        row("a percentage", "5%", "\"'5%\"");
        row("an amount of money", "$5", "\"'$5\"");
        row("money behind the number", "5,00 \xe2\x82\xac", "\"'5,00 \xe2\x82\xac\"");
        row("a negative number in brackets", "(5)", "\"'(5)\"");
        row("quotation marks", "\"a\"", "\"\"\"a\"\"\"");
        row("two lines", "1\r\n2", "1<U+000D><U+000A>2");
        row("a sequence for the terminal", "\x1b[2J\x1b]0;x\x07", "<U+001B>[2J<U+001B>]0;x<U+0007>");
        row("an 8-bit sequence for the terminal", "\xc2\x9b" "2J", "<U+009B>2J");
        row("a sign that reverses the text", "1\xe2\x80\xae" "2", "1<U+202E>2");
        row("a formula", "=1+2", "\"'=1+2\"");
        row("a formula with a comma", "=HYPERLINK(\"x\",1)", "\"'=HYPERLINK(\"\"x\"\",1)\"");
        row("a plus", "+1", "\"'+1\"");
        row("a minus", "-1", "\"'-1\"");
        row("an at sign", "@SUM(1)", "\"'@SUM(1)\"");
        row("a tab before a formula", "\t=1", "<U+0009>=1");
        row("blanks before a formula", "  =1", "\"  '=1\"");
        row("a full-width sign", "＝1", "\"'＝1\"");
        row("a semicolon, which separates cells in some countries", "1;=2", "\"1;'=2\"");
        row("numbers of a sum", "1 + 5 + 13", "1 + 5 + 13");
        row("moves", "1-4 3-2", "4 from heap 1; 2 from heap 3");
        row("a sign in the middle", "1=1", "1=1");
    }

    void typedAnswersAreQuoted()
    {
        QFETCH(QString, answer);
        QFETCH(QByteArray, field);
        AnswerRecord record = known();
        record.answer = answer;
        const QByteArray content = csv({record});
        QVERIFY2(content.contains("nim-sum 2 4711/17," + field + ",0,1,2,"), content.constData());
        QCOMPARE(rowsOf(content).size(), 2);
    }

    void secondsAreRoundedToWholeNumbers_data()
    {
        QTest::addColumn<qint64>("milliseconds");
        QTest::addColumn<QByteArray>("seconds");
        QTest::newRow("no time") << qint64{0} << QByteArray("0");
        QTest::newRow("less than half a second") << qint64{499} << QByteArray("0");
        QTest::newRow("half a second") << qint64{500} << QByteArray("1");
        QTest::newRow("5.3 seconds, which looks like a date in German") << qint64{5'300} << QByteArray("5");
        QTest::newRow("almost a minute") << qint64{59'999} << QByteArray("60");
        QTest::newRow("two hours") << qint64{7'200'000} << QByteArray("7200");
    }

    void secondsAreRoundedToWholeNumbers()
    {
        QFETCH(qint64, milliseconds);
        QFETCH(QByteArray, seconds);
        AnswerRecord record = known();
        record.milliseconds = milliseconds;
        const QByteArray content = csv({record});
        QVERIFY2(content.endsWith(",added-with-carries," + seconds + "\r\n"), content.constData());
    }

    void libreOfficeReadsEveryCellUnchanged_data()
    {
        QTest::addColumn<QString>("import");
        QTest::addColumn<QString>("language");
        // LibreOffice identifies the language of an import by this number.
        QTest::newRow("English") << u"1033"_qs << u"en"_qs;
        QTest::newRow("Chinese") << u"2052"_qs << u"zh_CN"_qs;
        QTest::newRow("Dutch") << u"1043"_qs << u"en"_qs;
        QTest::newRow("German") << u"1031"_qs << u"en"_qs;
        QTest::newRow("French") << u"1036"_qs << u"zh_CN"_qs;
    }

    /// LibreOffice is told to detect dates and numbers. It must not change any answer or number of seconds.
    void libreOfficeReadsEveryCellUnchanged()
    {
        if (!tests::deep())
            QSKIP("this test runs only with ./dev test --deep");
        QFETCH(QString, import);
        QFETCH(QString, language);
        const InLanguage spoken(language);
        std::vector<AnswerRecord> answers;
        for (const char* answer : {"1-2", "1-2 3-1", "12-31", "2.1-2", "1-1/3", "1/2", "3,5", "1,234", "1:30", "5 3", "1e5", "12", "1 + 5 + 13",
                                   "9007199254740992", "9007199254740993", "999999999999999", "-1", "=1+2"}) {
            answers.push_back(known());
            answers.back().answer = QString::fromUtf8(answer);
        }
        const QByteArray content = csv(answers);
        const QList<QStringList> written = rowsOf(content);
        const QList<QList<Cell>> rows = openedInLibreOffice(content, import);
        QVERIFY(rows.size() >= written.size());
        constexpr qsizetype answerColumn = 5;
        for (qsizetype row = 0; row < written.size(); ++row) {
            const Cell cell = rows[row].value(answerColumn);
            const QString field = written[row][answerColumn];
            QCOMPARE(cell.text, field);
            QVERIFY2(cell.type == u"string" || (cell.type == u"float" && cell.value == field), qPrintable(field + u" is a "_qs + cell.type));
            const Cell seconds = rows[row].value(written[row].size() - 1);
            QCOMPARE(seconds.text, written[row].back());
            QCOMPARE(seconds.type, row == 0 ? u"string"_qs : u"float"_qs);
        }
        qInfo("compared %lld answers", static_cast<long long>(answers.size()));
    }

    void everyAnswerHasItsRow()
    {
        const int count = tests::count(2'000, 400'000);
        const auto answers = answersUpTo(count);
        const auto rows = rowsOf(csv(answers));
        QCOMPARE(rows.size(), count + 1);
        for (int number = 0; number < count; ++number) {
            const QStringList& row = rows[number + 1];
            const AnswerRecord& answer = answers[static_cast<std::size_t>(number)];
            QCOMPARE(row.size(), rows.front().size());
            QCOMPARE(QDateTime::fromString(row[0], Qt::ISODate).toSecsSinceEpoch(), answer.time / 1000);
            QCOMPARE(row[2], answer.skill);
            QCOMPARE(row[4], answer.exercise);
            QCOMPARE(row[5], answer.answer);
            QCOMPARE(row[6], answer.right ? u"1"_qs : u"0"_qs);
        }
        qInfo("compared %d answers", count);
    }

    void skillRowsAddUpToTheAnswers()
    {
        const auto answers = answersUpTo(2'000);
        const ProgressTally tally = tallyOf(answers);
        const auto rows = rowsOf(csv(answers, writeSkillsCsv));
        QCOMPARE(static_cast<std::size_t>(rows.size()), tally.skills.size() + 1);
        qint64 asked = 0;
        for (qsizetype row = 1; row < rows.size(); ++row) {
            QCOMPARE(rows[row].size(), rows.front().size());
            const SkillTally& skill = tally.skills.at(rows[row][1]);
            QCOMPARE(rows[row][3].toInt(), skill.right);
            QVERIFY(std::abs(rows[row][4].toDouble() - 100.0 * skill.right / skill.asked) <= 0.5);
            asked += rows[row][2].toInt();
        }
        QCOMPARE(asked, tally.asked);
    }

    void notesAreLeftOut()
    {
        auto answers = answersUpTo(3);
        const QByteArray before = csv(answers);
        answers.insert(answers.begin() + 1, answers.front());
        answers[1].skill = QStringLiteral("note");
        QCOMPARE(csv(answers), before);
    }

    void writingStopsWhenTheReceiverRefuses()
    {
        int pieces = 0;
        writeAnswersCsv(answersUpTo(1'000), [&pieces](std::string_view) { return ++pieces < 5; });
        QCOMPARE(pieces, 5);
    }
};

NIMSTONE_TEST(TestResultsCsv)
#include "tst_results_csv.moc"
