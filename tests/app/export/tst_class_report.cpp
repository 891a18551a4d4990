// Tests the report on a class: pdftotext reads the PDF.
#include <QBuffer>
#include <QtTest>

#include "app/export/practice/class_report.h"
#include "tests/app/export/class_sample.h"
#include "tests/app/export/pdf_readers.h"
#include "tests/app/wording/texts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::exports;
using namespace nimstone::tests;

namespace {

struct PrintedReport {
    PdfResult result;
    QByteArray pdf;
};

PrintedReport printedReport(const ClassReport& report, const std::stop_token& stop = {})
{
    PrintedReport printed;
    QBuffer buffer(&printed.pdf);
    buffer.open(QIODevice::WriteOnly);
    printed.result = writeClassReport(buffer, report, stop);
    return printed;
}

}  // namespace

class TestClassReport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qputenv("TZ", "NPT-5:45"); }

    void theReportHasThePagesThatWereAskedFor_data()
    {
        QTest::addColumn<bool>("hasPupilPages");
        QTest::addColumn<int>("page");
        QTest::addColumn<QStringList>("texts");
        QTest::newRow("the class") << false << 1
                                   << QStringList{u"Week 3"_qs, u"10b · 2 pupils"_qs, u"Teach again"_qs,
                                                  u"Nim-sum: 1 of 2 right with the first answer; commonest mistake: 1 pupil added with carries."_qs,
                                                  u"Ana"_qs, u"R right on the first try · H right with hints · 2 right after a mistake"_qs, u"W!"_qs,
                                                  u"1. What is 12 ⊕ 9 ⊕ 3?"_qs, u"3. Proof: Lemma 2, nim:11,7,5"_qs,
                                                  u"1 right on the first try, 1 right after a mistake"_qs};
        QTest::newRow("the class, with pages of pupils") << true << 1 << QStringList{u"10b · 2 pupils"_qs};
        QTest::newRow("Ana") << true << 2
                             << QStringList{u"Ana"_qs, u"17 · 10b · 2026-03-14 20:54 · 4 points"_qs, u"right after a mistake · 24 · 6 · right answer: 6"_qs,
                                            u"right with hints · heap 1 · right answer: heap 1"_qs};
        QTest::newRow("Ben") << true << 3 << QStringList{u"Ben"_qs, u"wrong · heap 2 · right answer: heap 1 · the file states the wrong result"_qs};
    }

    void theReportHasThePagesThatWereAskedFor()
    {
        QFETCH(bool, hasPupilPages);
        QFETCH(int, page);
        QFETCH(QStringList, texts);
        const InLanguage spoken(u"en"_qs);
        const practice::ExerciseSet set = sampleSet();
        const PrintedReport report = printedReport({set, samplePupils(set), hasPupilPages});
        QCOMPARE(report.result.end, PdfResult::End::Done);
        QVERIFY(!report.result.cut);
        const ReadPdf read(report.pdf);
        const QStringList pages = read.textByPoppler();
        QCOMPARE(pages.size(), hasPupilPages ? 3 : 1);
        QCOMPARE(read.info(u"Title"_qs), u"Week 3"_qs);
        const QString text = pages[page - 1].simplified();
        for (const QString& one : texts)
            QVERIFY2(text.contains(one), qPrintable(one + u" in: "_qs + text));
        // The class sees no right answers on the wall.
        QCOMPARE(text.contains(u"right answer"_qs), page > 1);
    }

    void aLargeClassFitsOnItsPages()
    {
        practice::ExerciseSet set = sampleSet();
        set.entries.resize(1);
        set.entries.resize(40, set.entries.front());
        std::vector<practice::PupilResult> pupils;
        for (int pupil = 1; pupil <= 60; ++pupil)
            pupils.push_back(samplePupil(set, "Pupil with a very long name " + std::to_string(pupil), std::to_string(1000 + pupil), {}));
        const PrintedReport report = printedReport({set, pupils});
        QVERIFY(!report.result.cut);
        const QString text = ReadPdf(report.pdf).textByPoppler().join(u'\n').simplified();
        for (int item = 1; item <= 40; ++item)
            QVERIFY2(text.contains(QStringLiteral("%1. What is").arg(item)), qPrintable(QString::number(item)));
        for (int pupil = 1; pupil <= 60; ++pupil)
            QVERIFY2(text.contains(QString::number(1000 + pupil)), qPrintable(QString::number(pupil)));
        QVERIFY(text.contains(u"Pupil with a very long n…"_qs));
    }

    void aClassWithoutPupilsHasAPage()
    {
        const PrintedReport report = printedReport({sampleSet(), {}, true});
        QCOMPARE(report.result.pages, 1);
        QVERIFY(ReadPdf(report.pdf).textByPoppler().join(u'\n').contains(u"0 pupils"_qs));
    }

    void namesAreNotReadAsMarkup()
    {
        const practice::ExerciseSet set = sampleSet();
        const PrintedReport report = printedReport({set, {samplePupil(set, "<b>A & B</b>", "", {})}, true});
        const QStringList pages = ReadPdf(report.pdf).textByPoppler();
        for (const QString& page : pages)
            QVERIFY2(page.contains(u"<b>A & B</b>"_qs), qPrintable(page));
    }

    void aStoppedReportIsNotWritten()
    {
        std::stop_source stop;
        stop.request_stop();
        const practice::ExerciseSet set = sampleSet();
        const PrintedReport report = printedReport({set, samplePupils(set), true}, stop.get_token());
        QCOMPARE(report.result.end, PdfResult::End::Cancelled);
        QCOMPARE(report.pdf, QByteArray());
    }
};

NIMSTONE_TEST(TestClassReport)
#include "tst_class_report.moc"
