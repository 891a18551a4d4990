// Tests worksheets for a class: class lists are read, or refused with the line of the error; each pupil gets a variant, and the
// printed keys are the answers that a search finds.
#include <QBuffer>
#include <QtTest>
#include <algorithm>
#include <set>

#include "app/export/practice/class_sheets.h"
#include "app/storage/sets/exercise_set_json.h"
#include "app/storage/sets/hand_in.h"
#include "app/wording/practice/practice.h"
#include "app/wording/practice/worksheet.h"
#include "core/practice/marking.h"
#include "core/practice/set_variants.h"
#include "tests/app/export/pdf_readers.h"
#include "tests/app/wording/texts.h"
#include "tests/core/practice/search/search.h"
#include "tests/counts.h"
#include "tests/program.h"
#include "translations/spoken.h"

using namespace nimstone;
using namespace nimstone::exports;
using namespace nimstone::practice;

namespace {

/// A class of 30 pupils, and a set with a text and a proof between exercises of several skills.
struct ClassFixture {
    explicit ClassFixture(SetVariant variant)
    {
        set.title = "Week 3";
        set.className = "10b";
        set.rules.variant = variant;
        set.entries = entriesOf(exercisesFor({{Skill::NimSum, Skill::Outcome, Skill::EligibleHeap, Skill::HowMany, Skill::AllMoves, Skill::BashResidue, Skill::Mex, Skill::SpotFlaw},
                                              2, tests::count(8, 24), 4711}));
        set.entries.insert(set.entries.begin() + 3, TextEntry{"Now *other* games:"});
        set.entries.insert(set.entries.begin() + 5, TaskEntry{TaskEntry::Kind::Proof, "nim-lemma-2", "nim:11,7,5"});
        for (int number = 1; number <= 30; ++number)
            pupils.push_back({QStringLiteral("学生 Pupil %1").arg(QChar(u'A' + number)), QString::number(number)});
    }

    ExerciseSet set;
    std::vector<Pupil> pupils;
};

struct WrittenSheets {
    WrittenSheets(const std::vector<Worksheet>& sheets, SheetParts parts)
    {
        QBuffer buffer(&pdf);
        buffer.open(QIODevice::WriteOnly);
        result = writeWorksheets(buffer, sheets, parts, {}, [this](std::size_t count) { done = count; }, &placed);
    }

    /// Returns the words on the pages from `first` to `last`.
    QStringList wordsOn(int first, int last) const
    {
        QStringList words;
        for (const PlacedWords& one : placed) {
            if (one.page >= first && one.page <= last)
                words << one.words;
        }
        return words;
    }

    QByteArray pdf;
    PdfResult result;
    std::vector<PlacedWords> placed;
    std::size_t done = 0;
};

/// Returns the first page of each part with its own page numbers, and the page behind the last, from the numbers at the feet of the
/// pages. The list is empty if the numbers are wrong.
std::vector<int> firstPages(const WrittenSheets& written)
{
    static const QRegularExpression number(QStringLiteral("^(\\d+) / (\\d+)$"));
    std::vector<int> first;
    int page = 0;
    int left = 0;
    for (const PlacedWords& one : written.placed) {
        const auto match = number.match(one.words);
        if (!match.hasMatch())
            continue;
        ++page;
        if (left == 0) {
            first.push_back(page);
            left = match.captured(2).toInt();
        }
        if (one.page != page || match.captured(1).toInt() != page - first.back() + 1 || match.captured(2).toInt() != left + page - first.back())
            return {};
        --left;
    }
    first.push_back(page + 1);
    return left == 0 && page == written.result.pages ? first : std::vector<int>();
}

}  // namespace

class TestClassSheets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_english.emplace(QStringLiteral("en"));
        QVERIFY(m_english->loaded());
    }
    void cleanup() { m_english.reset(); }
    void classListsAreRead_data();
    void classListsAreRead();
    void badClassListsAreRefused_data();
    void badClassListsAreRefused();
    void everyPupilHasASheet_data();
    void everyPupilHasASheet();
    void theKeysAreTheAnswersOfASearch();
    void theKeysHaveTheirOwnFile_data();
    void theKeysHaveTheirOwnFile();

private:
    std::optional<tests::InLanguage> m_english;
};

void TestClassSheets::classListsAreRead_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QStringList>("pupils");  // each as NAME|NUMBER
    const auto row = [](const char* name, const QByteArray& content, const QStringList& pupils) { QTest::newRow(name) << content << pupils; };
    row("commas", "Ada,1\nLi Ming,2\n", {u"Ada|1"_qs, u"Li Ming|2"_qs});
    row("semicolons", "Ada;1\r\nMing, Li;2\r\n", {u"Ada|1"_qs, u"Ming, Li|2"_qs});
    row("tabs", "Ada\t1\nMing; Li\t2", {u"Ada|1"_qs, u"Ming; Li|2"_qs});
    row("a byte order mark and a heading", "\xEF\xBB\xBF姓名,学号\n李明,17\n", {u"李明|17"_qs});
    row("a heading in quotation marks", "\"Name\",\"Number\"\n\"Ada\",\"1\"\n", {u"Ada|1"_qs});
    row("the number first", "学号,姓名\n0017,李明\n", {u"李明|0017"_qs});
    row("a number with a letter, first", "number,name\nS0017,Ada\n", {u"Ada|S0017"_qs});
    row("an empty line before the heading", "\nname;number\nAda;1\n", {u"Ada|1"_qs});
    row("the number first, without a heading", "1,Ada\n2,Li Ming\n", {u"Ada|1"_qs, u"Li Ming|2"_qs});
    row("a heading above names only", "NAME\nAda\nLi Ming\n", {u"Ada|"_qs, u"Li Ming|"_qs});
    row("names only", "Ada\nLi Ming\n", {u"Ada|"_qs, u"Li Ming|"_qs});
    row("the first pupil has no number", "Ada,\nLi Ming,2\n", {u"Ada|"_qs, u"Li Ming|2"_qs});
    row("numbers without digits", "Ada,A\nLi Ming,B\n", {u"Ada|A"_qs, u"Li Ming|B"_qs});
    row("a comma in quotation marks", "\"Ming, Li\",2\n", {u"Ming, Li|2"_qs});
    row("quotation marks in a name", "\"Ada \"\"the first\"\" L.\",1\n", {u"Ada \"the first\" L.|1"_qs});
    row("blanks and empty lines", "\n  Ada ,  1 \n\n   \nLi   Ming,2", {u"Ada|1"_qs, u"Li Ming|2"_qs});
    row("equal names with different numbers", "Ada,1\nAda,2\n", {u"Ada|1"_qs, u"Ada|2"_qs});
    row("a character beyond 16 bits", "\xF0\xA0\xA6\x84,1", {u"\U00020984|1"_qs});
}

void TestClassSheets::classListsAreRead()
{
    QFETCH(QByteArray, content);
    QFETCH(QStringList, pupils);
    const auto read = parseRoster(content);
    QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().sentence));
    QStringList found;
    for (const Pupil& pupil : *read)
        found << pupil.name + u'|' + pupil.number;
    QCOMPARE(found, pupils);
}

void TestClassSheets::badClassListsAreRefused_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const auto row = [](const char* name, const QByteArray& content, int line, const char* english, const char* chinese) {
        QTest::newRow(name) << content << line << QString::fromUtf8(english) << QString::fromUtf8(chinese);
    };
    row("empty", "", 1, "expected a line for each pupil, with a name and a number, but there is none", "每名学生应占一行，写姓名和学号，但名单是空的");
    row("three fields", "Ada,1\nMing, Li,2\n", 2, "expected a name and a number, found 'Ming, Li,2'", "应为姓名和学号，却是“Ming, Li,2”");
    row("no name", "Ada,1\n\n,2\n", 3, "expected a name and a number, found ',2'", "应为姓名和学号，却是“,2”");
    row("numbers only", "1,2\n", 1, "expected a name and a number, found '1,2'", "应为姓名和学号，却是“1,2”");
    row("an open quotation mark", "\"Ada,1\nLi Ming,2\n", 1, "expected a name and a number, found '\"Ada,1'", "应为姓名和学号，却是“\"Ada,1”");
    row("a pupil twice", "Ada,1\nLi Ming,2\nada , 1\n", 3, "expected each pupil only once, found 'ada , 1' a second time", "每名学生只应出现一次，却又有“ada , 1”");
    row("a text in GBK", "Ada,1\n\xC0\xEE\xC3\xF7,2\n", 2, "expected text in UTF-8: save the class list as CSV in UTF-8", "应为 UTF-8 文本：请把名单存为 UTF-8 编码的 CSV");
    row("UTF-16 without a mark", QByteArray("A\0,\0" "1\0", 6), 1, "expected text in UTF-8: save the class list as CSV in UTF-8", "应为 UTF-8 文本：请把名单存为 UTF-8 编码的 CSV");
    row("a heading in GBK", "\xD0\xD5\xC3\xFB,\xD1\xA7\xBA\xC5\nAda,1\n", 1, "expected text in UTF-8: save the class list as CSV in UTF-8", "应为 UTF-8 文本：请把名单存为 UTF-8 编码的 CSV");
    row("a text in UTF-16", QByteArray("\xFF\xFE" "A\0", 4), 1, "expected text in UTF-8: save the class list as CSV in UTF-8", "应为 UTF-8 文本：请把名单存为 UTF-8 编码的 CSV");
    QByteArray pupils;
    for (int pupil = 0; pupil <= 2000; ++pupil)
        pupils += "A" + QByteArray::number(pupil) + '\n';
    row("too many pupils", pupils, 2001, "the file is too large for a class list", "文件太大，不是一份名单");
    row("too large", QByteArray(1'000'001, 'x'), 1, "the file is too large for a class list", "文件太大，不是一份名单");
}

void TestClassSheets::badClassListsAreRefused()
{
    QFETCH(QByteArray, content);
    QFETCH(int, line);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const auto read = parseRoster(content);
    QVERIFY(!read);
    QCOMPARE(static_cast<int>(read.error().line), line);
    QCOMPARE(read.error().sentence, english);
    QCOMPARE(tests::inLanguage("zh_CN", [&content] { return parseRoster(content).error().sentence; }), chinese);
}

void TestClassSheets::everyPupilHasASheet_data()
{
    QTest::addColumn<bool>("perPupil");
    QTest::newRow("the same exercises") << false;
    QTest::newRow("a variant per pupil") << true;
}

/// The PDF has a sheet for each pupil, with its own page numbers, name, number, and exercises, and no answers. The text that a
/// reader finds is the text that was drawn.
void TestClassSheets::everyPupilHasASheet()
{
    QFETCH(bool, perPupil);
    const ClassFixture fixture(perPupil ? SetVariant::PerPupil : SetVariant::Same);
    const auto sheets = sheetsFor(fixture.set, fixture.pupils, PaperSize::A4);
    const WrittenSheets written(sheets, SheetParts::Sheets);
    QVERIFY(written.result.end == PdfResult::End::Done && !written.result.cut);
    QCOMPARE(written.done, 30 * itemsIn(fixture.set.entries).size());
    const std::vector<int> first = firstPages(written);
    QCOMPARE(first.size(), std::size_t{31});
    const SetVariants variants(fixture.set);
    const QString identity = identityOf(fixture.set);
    std::set<QString> different;
    for (std::size_t pupil = 0; pupil < 30; ++pupil) {
        const Pupil& who = fixture.pupils[pupil];
        QVERIFY(sheets[pupil].entries == variants.entriesFor(pupilSeed(identity, who.name, who.number)));
        const QStringList words = written.wordsOn(first[pupil], first[pupil + 1] - 1);
        QVERIFY(words.contains(who.name) && words.contains(who.number) && words.contains(u"10b"_qs));
        QVERIFY(words.contains(u"Now <i>other</i> games:"_qs));
        QVERIFY(!words.contains(u"Answer key"_qs));
        qsizetype from = 0;
        QString questions;
        for (const SheetExercise& one : exercisesIn(sheets[pupil].entries)) {
            from = words.indexOf(wording::promptText(one.exercise), from) + 1;
            QVERIFY2(from > 0, print(*one.code).c_str());
            questions += QString::fromStdString(print(*one.code));
        }
        different.insert(questions);
    }
    QVERIFY(perPupil ? different.size() > 25 : different.size() == 1);
    const QStringList read = tests::ReadPdf(written.pdf).textByPoppler();
    QCOMPARE(read.size(), written.result.pages);
    const auto withoutSpace = [](QString text) { return text.removeIf([](QChar character) { return character.isSpace(); }); };
    for (int page = 0; page < written.result.pages; ++page)
        QCOMPARE(withoutSpace(read[page]), withoutSpace(written.result.drawn[static_cast<std::size_t>(page)].join(QString())));
}

/// The answers in the key of each pupil are compared with the answers that a search finds. They have the numbers of the sheet.
void TestClassSheets::theKeysAreTheAnswersOfASearch()
{
    const ClassFixture fixture(SetVariant::PerPupil);
    const auto sheets = sheetsFor(fixture.set, fixture.pupils, PaperSize::Letter);
    const WrittenSheets written(sheets, SheetParts::Keys);
    const std::vector<int> first = firstPages(written);
    QCOMPARE(first.size(), std::size_t{31});
    int compared = 0;
    for (std::size_t pupil = 0; pupil < 30; ++pupil) {
        const QStringList words = written.wordsOn(first[pupil], first[pupil + 1] - 1);
        QVERIFY(words.contains(u"Week 3 · "_qs + fixture.pupils[pupil].name));
        int number = 0;
        for (const std::size_t item : itemsIn(sheets[pupil].entries)) {
            const qsizetype at = words.indexOf(QStringLiteral("%1.").arg(++number));
            QVERIFY(at > 0 && at + 2 < words.size());
            const auto* one = std::get_if<SheetExercise>(&sheets[pupil].entries[item]);
            if (!one) {
                QCOMPARE(words[at + 2], u"Prove: Lemma 2"_qs);
                continue;
            }
            QStringList whole;
            QStringList brief;
            const Answers answers = tests::rightBySearch(one->exercise);
            for (const Answer& answer : answers) {
                whole << wording::answerText(one->exercise, answer);
                brief << wording::shortAnswerText(one->exercise, answer);
            }
            const QString key = words[at + 1];
            QVERIFY2(key == whole.join(u"<br>"_qs) || key == brief.join(u"<br>"_qs) || answers.size() > 8, qPrintable(key + u" is not "_qs + whole.join(u", "_qs)));
            QVERIFY(!words[at + 2].isEmpty());
            ++compared;
        }
    }
    qInfo("compared %d keys", compared);
    QVERIFY(compared >= 30 * 8);
}

void TestClassSheets::theKeysHaveTheirOwnFile_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("keys");
    QTest::newRow("English") << u"en"_qs << u"/home/Week 3 - key.pdf"_qs;
    QTest::newRow("Chinese") << u"zh_CN"_qs << u"/home/Week 3 - 答案.pdf"_qs;
}

void TestClassSheets::theKeysHaveTheirOwnFile()
{
    QFETCH(QString, language);
    QFETCH(QString, keys);
    CurrentTranslator catalogue;
    QCoreApplication::installTranslator(&catalogue);
    const auto removed = qScopeGuard([&] { QCoreApplication::removeTranslator(&catalogue); });
    QCOMPARE(pathOfKeys(u"/home/Week 3.pdf"_qs, language), keys);
}

NIMSTONE_TEST(TestClassSheets)
#include "tst_class_sheets.moc"
