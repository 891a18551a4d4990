// The text of a PDF, as two independent readers extract it, equals the text that was drawn. They also find the title, the
// language, the bookmarks, and the size of the paper.
#include <QBuffer>
#include <QtTest>
#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "app/export/practice/class_sheets.h"
#include "app/export/proofs/proof_pdf.h"
#include "app/export/proofs/theorems_pdf.h"
#include "app/wording/proofs/proof.h"
#include "app/wording/rich_text.h"
#include "core/practice/exercise.h"
#include "tests/app/export/pdf_readers.h"
#include "tests/counts.h"
#include "tests/program.h"
#include "translations/catalogue.h"
#include "translations/spoken.h"

using namespace nimstone;
using namespace nimstone::exports;
using namespace nimstone::tests;

namespace {

struct WrittenPdf {
    PdfResult result;
    QByteArray pdf;
};

WrittenPdf writtenPdf(const std::function<PdfResult(QIODevice&)>& write)
{
    WrittenPdf document;
    QBuffer buffer(&document.pdf);
    buffer.open(QIODevice::WriteOnly);
    document.result = write(buffer);
    return document;
}

WrittenPdf theoremsOnPaper(PaperSize paper)
{
    return writtenPdf([paper](QIODevice& device) { return writeTheoremsPdf(device, wording::theoremsByTopic(), {}, paper); });
}

WrittenPdf sheetOnPaper(const QString& title, int count, PaperSize paper = PaperSize::A4)
{
    std::vector<practice::Skill> skills(practice::allSkills.begin(), practice::allSkills.end());
    return writtenPdf([&](QIODevice& device) {
        return writeWorksheets(device, {Worksheet{title, practice::entriesOf(practice::exercisesFor({std::move(skills), std::nullopt, count, 4711})), paper}});
    });
}

/// Returns the sheets and keys of a class, with texts and tasks between the exercises.
WrittenPdf classOnPaper(PaperSize paper)
{
    using practice::TaskEntry;
    practice::ExerciseSet set{.title = "第三周 · Week 3", .className = "高一（3）班"};
    set.rules.variant = practice::SetVariant::PerPupil;
    set.entries = practice::entriesOf(practice::exercisesFor({{practice::allSkills.begin(), practice::allSkills.end()}, std::nullopt, 16, 4711}));
    set.entries.insert(set.entries.begin() + 2, practice::TextEntry{"# 石子 Heaps\n\nNow with **three** heaps, *一堆* `x ^= y;`:\n\n1. first\n2. 第二\n\n```\nint s = 0;\n\n    s ^= x;  // 异或\n```\n"});
    for (const TaskEntry& task : {TaskEntry{TaskEntry::Kind::Proof, "nim-lemma-2", "nim:11,7,5"}, TaskEntry{TaskEntry::Kind::Proof, "nim-lemma-1", "nim:3,5", "1-2"},
                                  TaskEntry{TaskEntry::Kind::Problem, "hdu-1527"}, TaskEntry{TaskEntry::Kind::Lesson, "lemma-2"}})
        set.entries.emplace_back(task);
    return writtenPdf([&](QIODevice& device) {
        return writeWorksheets(device, sheetsFor(set, {{QStringLiteral("李明"), QStringLiteral("17")}, {QStringLiteral("Ada Ångström"), {}}}, paper));
    });
}

/// Returns a PDF with one example of each theorem and its figures.
WrittenPdf examplesOnPaper()
{
    std::vector<ProofSubject> subjects;
    for (const proof::Theorem theorem : proof::allTheorems()) {
        const std::vector<ProofSubject> presets = presetSubjects(theorem);
        subjects.insert(subjects.end(), presets.begin(), presets.begin() + std::min<std::ptrdiff_t>(std::ssize(presets), tests::count(1, 99)));
    }
    return writtenPdf([&](QIODevice& device) { return writePdf(device, subjects); });
}

/// Returns a document in the language of the thread: "theorems", "worksheet", "class", or "examples". Each is written once.
const WrittenPdf& keptDocument(const QString& name, PaperSize paper = PaperSize::A4)
{
    static std::map<std::tuple<QString, QString, PaperSize>, WrittenPdf> kept;
    const std::tuple key(spokenLanguage(), name, paper);
    if (const auto found = kept.find(key); found != kept.end())
        return found->second;
    WrittenPdf document = name == u"theorems"_qs ? theoremsOnPaper(paper) : name == u"worksheet"_qs ? sheetOnPaper({}, tests::count(100, 200), paper)
        : name == u"class"_qs ? classOnPaper(paper) : examplesOnPaper();
    return kept.emplace(key, std::move(document)).first->second;
}

/// Returns the names of the documents to write in a language. In a short run, the worksheet is in English only and the examples are in
/// Chinese only.
QStringList documentsIn(const QString& language)
{
    const bool english = language == u"en"_qs;
    QStringList names{u"theorems"_qs, u"class"_qs};
    if (english || tests::deep())
        names << u"worksheet"_qs;
    if (!english || tests::deep())
        names << u"examples"_qs;
    return names;
}

QString withoutBlanks(QString text)
{
    text.removeIf([](QChar character) { return character.isSpace(); });
    return text;
}

QString withSingleBlanks(QString text) { return text.replace(QChar::Nbsp, QChar::Space).simplified(); }

/// Sorts the characters, because a PDF reader may read the texts of a page in another order.
QString inOrderOfCode(QString text)
{
    std::ranges::sort(text);
    return text;
}

/// Returns the first difference of two texts with some characters around it.
QByteArray firstDifference(const QString& read, const QString& drawn)
{
    const auto [here, there] = std::ranges::mismatch(read, drawn);
    const auto at = std::distance(read.begin(), here);
    return QStringLiteral("read '%1', drawn '%2'").arg(read.mid(std::max<qsizetype>(0, at - 10), 30), drawn.mid(std::max<qsizetype>(0, at - 10), 30)).toUtf8();
}

}  // namespace

class TestPdfText : public QObject {
    Q_OBJECT

    CurrentTranslator m_catalogue;

private Q_SLOTS:
    void initTestCase() { QCoreApplication::installTranslator(&m_catalogue); }
    void cleanupTestCase() { QCoreApplication::removeTranslator(&m_catalogue); }
    void extractedTextIsTheDrawnText_data();
    void extractedTextIsTheDrawnText();
    void bothReadersFindTheNameSpragueGrundy();
    void aTeachersTitleIsExtractedUnchanged_data();
    void aTeachersTitleIsExtractedUnchanged();
    void thePdfHasItsTitleLanguageAndBookmarks_data();
    void thePdfHasItsTitleLanguageAndBookmarks();
    void thePdfHasTheChosenPaperSize_data();
    void thePdfHasTheChosenPaperSize();
};

void TestPdfText::extractedTextIsTheDrawnText_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("document");
    for (const QString& language : languages()) {
        for (const QString& document : documentsIn(language))
            QTest::addRow("%s, %s", qPrintable(document), qPrintable(language)) << language << document;
    }
}

void TestPdfText::extractedTextIsTheDrawnText()
{
    QFETCH(QString, language);
    QFETCH(QString, document);
    const ScopedLanguage spoken(language);
    const WrittenPdf& whole = keptDocument(document);
    QVERIFY(whole.result.end == PdfResult::End::Done);
    const ReadPdf pdf(whole.pdf);
    QVERIFY(pdf.isThere());
    const QStringList byPoppler = pdf.textByPoppler();
    const QStringList byMuPdf = pdf.textByMuPdf();
    QCOMPARE(byPoppler.size(), whole.result.pages);
    QCOMPARE(byMuPdf.size(), whole.result.pages);
    QCOMPARE(static_cast<int>(whole.result.drawn.size()), whole.result.pages);
    qsizetype compared = 0;
    qsizetype items = 0;
    for (int page = 0; page < whole.result.pages; ++page) {
        const QStringList& drawn = whole.result.drawn[static_cast<std::size_t>(page)];
        const QString expected = withoutBlanks(drawn.join(QString()));
        QVERIFY(!expected.isEmpty());
        QVERIFY2(withoutBlanks(byPoppler[page]) == expected, "pdftotext: " + firstDifference(withoutBlanks(byPoppler[page]), expected));
        QVERIFY2(inOrderOfCode(withoutBlanks(byMuPdf[page])) == inOrderOfCode(expected), "mutool: " + firstDifference(inOrderOfCode(withoutBlanks(byMuPdf[page])), inOrderOfCode(expected)));
        compared += expected.size();
        // Words that were drawn apart are separated by a blank.
        for (const QString& reader : {withSingleBlanks(byPoppler[page]), withSingleBlanks(byMuPdf[page])}) {
            for (const QString& item : drawn) {
                QVERIFY2(reader.contains(withSingleBlanks(item)), qPrintable(item));
                ++items;
            }
        }
    }
    qInfo("compared %d pages with %lld characters by each of 2 readers and found 0 differences; found %lld items with their blanks",
          whole.result.pages, static_cast<long long>(compared), static_cast<long long>(items));
}

void TestPdfText::bothReadersFindTheNameSpragueGrundy()
{
    const ScopedLanguage spoken(QStringLiteral("en"));
    const ReadPdf pdf(keptDocument(u"theorems"_qs).pdf);
    const QString name = QStringLiteral("Sprague\u2013Grundy");
    QVERIFY(pdf.textByPoppler().join(QString()).contains(name));
    QVERIFY(pdf.textByMuPdf().join(QString()).contains(name));
}

void TestPdfText::aTeachersTitleIsExtractedUnchanged_data()
{
    QTest::addColumn<QString>("title");
    // In Noto Sans CJK the characters of each pair share a glyph.
    QTest::newRow("hyphen and hyphen that does not break") << QStringLiteral("3-4 \u20113\u20115");
    QTest::newRow("dash and figure dash") << QStringLiteral("a\u2013b c\u2012d e\u2013f");
    QTest::newRow("bullet and middle dot") << QStringLiteral("\u2022 Week 3 \u00b7 Nim \u2022 \u30fb");
    QTest::newRow("ellipses") << QStringLiteral("\u2026 \u22ef \u2026");
    QTest::newRow("characters and radicals") << QStringLiteral("一\u2f00走\u2f9b长\u2ed3");
    QTest::newRow("circled digits") << QStringLiteral("\u2460\u2780\u2461\u2781");
    QTest::newRow("beyond 16 bits") << QStringLiteral("\U00020984\U0002f82c\U000233cc");
    QTest::newRow("accents") << QStringLiteral("Übung für Éva, Łódź, naïve, offi");
    QTest::newRow("signs") << QStringLiteral("µ μ Ω \u2126 − - ~ ～ \u301c");
}

void TestPdfText::aTeachersTitleIsExtractedUnchanged()
{
    QFETCH(QString, title);
    const WrittenPdf whole = sheetOnPaper(title, 3);
    const ReadPdf pdf(whole.pdf);
    QCOMPARE(pdf.info(QStringLiteral("Title")), title);
    const QString drawn = withoutBlanks(whole.result.drawn.front().join(QString()));
    QVERIFY(drawn.contains(withoutBlanks(title)));
    QCOMPARE(withoutBlanks(pdf.textByPoppler().front()), drawn);
    QCOMPARE(inOrderOfCode(withoutBlanks(pdf.textByMuPdf().front())), inOrderOfCode(drawn));
}

void TestPdfText::thePdfHasItsTitleLanguageAndBookmarks_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("named");
    QTest::newRow("English") << QStringLiteral("en") << QStringLiteral("en");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN") << QStringLiteral("zh-CN");
}

void TestPdfText::thePdfHasItsTitleLanguageAndBookmarks()
{
    QFETCH(QString, language);
    QFETCH(QString, named);
    const ScopedLanguage spoken(language);
    for (const QString& document : documentsIn(language)) {
        const ReadPdf pdf(keptDocument(document).pdf);
        QCOMPARE(pdf.object(QStringLiteral("trailer/Root/Lang")), u'(' + named + u')');
        QCOMPARE(pdf.object(QStringLiteral("trailer/Root/ViewerPreferences/DisplayDocTitle")), QStringLiteral("true"));
        QVERIFY(!pdf.info(QStringLiteral("Title")).isEmpty());
        QVERIFY(pdf.outline().size() >= 2);
    }
    const ReadPdf theorems(keptDocument(u"theorems"_qs).pdf);
    const QString outline = theorems.outline().join(u'\n').replace(QStringLiteral("\\\""), QStringLiteral("\""));
    for (const proof::Theorem theorem : wording::theoremsByTopic())
        QVERIFY2(outline.contains(wording::plain(wording::theoremTitle(theorem))), qPrintable(outline));
}

void TestPdfText::thePdfHasTheChosenPaperSize_data()
{
    QTest::addColumn<QString>("paper");
    QTest::addColumn<QString>("size");
    QTest::newRow("A4") << QStringLiteral("a4") << QStringLiteral("595 x 842 pts (A4)");
    QTest::newRow("Letter") << QStringLiteral("Letter") << QStringLiteral("612 x 792 pts (letter)");
}

void TestPdfText::thePdfHasTheChosenPaperSize()
{
    QFETCH(QString, paper);
    QFETCH(QString, size);
    const PaperSize wanted = *paperNamed(paper);
    for (const QString& document : {u"theorems"_qs, u"worksheet"_qs, u"class"_qs}) {
        const WrittenPdf& whole = keptDocument(document, wanted);
        QVERIFY(!whole.result.cut);
        QCOMPARE(ReadPdf(whole.pdf).info(QStringLiteral("Page size")), size);
    }
}

NIMSTONE_TEST(TestPdfText)
#include "tst_pdf_text.moc"
