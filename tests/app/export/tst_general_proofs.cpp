// The proofs for any numbers as documents: no case is missing, and the PDF of all has its contents and bookmarks.
#include <QtTest>

#include <algorithm>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFOutlineDocumentHelper.hh>
#include <string>
#include <vector>

#include "app/export/proofs/formats.h"
#include "app/export/proofs/proof_document.h"
#include "app/export/proofs/theorems_pdf.h"
#include "tests/core/proofs/proof_subjects.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::exports;

class TestGeneralProofs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tellEveryCase_data() { addTheorems(); }
    void tellEveryCase();
    void endEachCase_data() { addTheorems(); }
    void endEachCase();
    void distinguishOnlyCases_data();
    void distinguishOnlyCases();
    void areInEveryFormat_data();
    void areInEveryFormat();
    void haveBookmarks();

private:
    static void addTheorems()
    {
        QTest::addColumn<int>("theorem");
        for (const proof::Theorem theorem : proof::allTheorems())
            QTest::newRow(name(theorem).data()) << static_cast<int>(theorem);
    }
};

/// Whatever the position, what the lines of its proof say stands in the document.
void TestGeneralProofs::tellEveryCase()
{
    QFETCH(int, theorem);
    const auto of = static_cast<proof::Theorem>(theorem);
    const ProofDocument document = generalDocument(of);
    QVERIFY(!document.steps.isEmpty());
    for (const proof::Proof& proof : tests::proofsOf(of, tests::count(30, 2000))) {
        for (std::size_t step = 0; step < proof.steps.size(); ++step) {
            const auto words = wording::generalText(proof, step);
            // A statement may be shortened, where its numbers are large.
            const bool told = std::ranges::find(document.steps, words.reason, &ProofDocument::Step::reason) != document.steps.end();
            QVERIFY2(told, qPrintable(QStringLiteral("%1: %2 %3").arg(QString::fromStdString(print(proof.subject)), words.statement(), words.reason)));
        }
    }
}

/// A case begins with a heading, and each that does ends in the mark of a proof before the next one of its rank begins.
void TestGeneralProofs::endEachCase()
{
    QFETCH(int, theorem);
    const ProofDocument document = generalDocument(static_cast<proof::Theorem>(theorem));
    for (qsizetype line = 0; line < document.steps.size(); ++line) {
        const bool isEnd = document.steps[line].reason.endsWith(u'■');
        const bool isLast = line + 1 == document.steps.size();
        QVERIFY2(!isEnd || isLast || !document.steps[line + 1].heading.isEmpty(), qPrintable(document.steps[line].statement));
        QVERIFY2(isEnd || !isLast, qPrintable(document.steps[line].statement));
    }
}

void TestGeneralProofs::distinguishOnlyCases_data()
{
    QTest::addColumn<int>("theorem");
    QTest::addColumn<QStringList>("headings");
    const auto row = [](proof::Theorem theorem, const QStringList& headings) {
        QTest::newRow(name(theorem).data()) << static_cast<int>(theorem) << headings;
    };
    row(proof::Theorem::NimLemma2, {});
    row(proof::Theorem::NimCount, {u"Case 1"_qs, u"Case 2"_qs});
    row(proof::Theorem::SumTheorem, {u"Case 1"_qs, u"Case 2"_qs});
    row(proof::Theorem::Bash, {u"Case 1"_qs, u"Case 2"_qs, u"Case 3"_qs, u"Case 4"_qs});
    row(proof::Theorem::BashCountUp, {u"Case 1"_qs, u"Case 2"_qs, u"Case 2.1"_qs, u"Case 2.2"_qs});
    row(proof::Theorem::MooreNim, {u"Case 1"_qs, u"Case 1.1"_qs, u"Case 1.2"_qs, u"Case 2"_qs});
}

/// What a proof does for one column or another, or says of one theorem or another, is no case of it. The shortest case is first.
void TestGeneralProofs::distinguishOnlyCases()
{
    QFETCH(int, theorem);
    QStringList headings;
    for (const auto& line : generalDocument(static_cast<proof::Theorem>(theorem)).steps) {
        if (!line.heading.isEmpty())
            headings << line.heading;
    }
    QTEST(headings, "headings");
}

void TestGeneralProofs::areInEveryFormat_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<QByteArray>("beginning");
    QTest::newRow("text") << QByteArray("text") << QByteArray("Lemma 2\n");
    QTest::newRow("markdown") << QByteArray("markdown") << QByteArray("# Lemma 2\n");
    QTest::newRow("latex") << QByteArray("latex") << QByteArray("% !TeX program");
    QTest::newRow("pdf") << QByteArray("pdf") << QByteArray("%PDF");
}

void TestGeneralProofs::areInEveryFormat()
{
    QFETCH(QByteArray, format);
    QFETCH(QByteArray, beginning);
    const Format* known = formatNamed(std::string_view(format.constData(), static_cast<std::size_t>(format.size())));
    QVERIFY(known && known->writeTheorems);
    const auto text = QByteArray::fromStdString(known->writeTheorems({proof::Theorem::NimLemma2, proof::Theorem::Bouton}));
    QVERIFY2(text.startsWith(beginning), text.left(200).constData());
    if (format != "pdf") {
        for (const char* title : {"Lemma 2", "Bouton's theorem"})
            QVERIFY2(text.contains(title), title);
    }
}

void TestGeneralProofs::haveBookmarks()
{
    const std::string pdf = theoremsPdf({proof::Theorem::NimLemma2, proof::Theorem::Bouton, proof::Theorem::Bash});
    QPDF document;
    document.processMemoryFile("pdf", pdf.data(), pdf.size());
    std::vector<std::string> titles;
    QPDFOutlineDocumentHelper outlines(document);
    for (auto& topic : outlines.getTopLevelOutlines()) {
        titles.push_back(topic.getTitle());
        for (auto& theorem : topic.getKids()) {
            titles.push_back("  " + theorem.getTitle());
            QVERIFY(theorem.getDestPage().isPageObject());
        }
    }
    const std::vector<std::string> expected{"Contents", "Nim", "  Lemma 2", "  Bouton's theorem", "Remainders and periods", "  The Bash game"};
    QCOMPARE(titles, expected);

    const std::string alone = theoremsPdf({proof::Theorem::NimLemma2});
    QPDF single;
    single.processMemoryFile("pdf", alone.data(), alone.size());
    QVERIFY(!QPDFOutlineDocumentHelper(single).hasOutlines());
}

NIMSTONE_TEST(TestGeneralProofs)
#include "tst_general_proofs.moc"
