// Tests the documents of general proofs (for any numbers): no case is missing, each case has its condition, no long sentence
// occurs twice, and the PDF of all theorems has a table of contents and bookmarks.
#include <QtTest>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "app/export/proofs/formats.h"
#include "app/export/proofs/proof_document.h"
#include "app/export/proofs/theorems_pdf.h"
#include "app/wording/general_proof.h"
#include "tests/app/export/pdf_readers.h"
#include "tests/app/wording/texts.h"
#include "tests/core/proofs/proof_subjects.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::exports;

class TestGeneralProofs : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCaseIsInTheGeneralProof_data() { addTheorems(); }
    void everyCaseIsInTheGeneralProof();
    void everyCaseIsHeadedByItsCondition_data() { addTheorems(); }
    void everyCaseIsHeadedByItsCondition();
    void noLongSentenceOccursTwice_data() { addTheorems(); }
    void noLongSentenceOccursTwice();
    void argumentsOfAProofCiteTheirLaws_data() { addTheorems(); }
    void argumentsOfAProofCiteTheirLaws();
    void theEndMarkOccursOnce_data() { addTheorems(); }
    void theEndMarkOccursOnce();
    void casesHaveTheExpectedHeadings_data();
    void casesHaveTheExpectedHeadings();
    void everyFormatWritesGeneralProofs_data();
    void everyFormatWritesGeneralProofs();
    void theTextHasNoDoubleBlankLines();
    void thePdfHasBookmarks();

private:
    static void addTheorems()
    {
        QTest::addColumn<int>("theorem");
        QTest::addColumn<QString>("language");
        for (const proof::Theorem theorem : proof::allTheorems()) {
            for (const QString& language : languages())
                QTest::addRow("%s, %s", name(theorem).data(), qPrintable(language)) << static_cast<int>(theorem) << language;
        }
    }
};

namespace {

/// A sentence with fewer characters is short. Only long sentences must not occur twice.
constexpr qsizetype shortSentence = 70;

/// Removes the markup and the mark at the end of a proof, and splits the text into sentences.
QStringList sentencesOf(QString reason)
{
    static const QRegularExpression end(QStringLiteral("(?<=[.?!]) (?!…)|(?<=[。？！])(?![”）])"));
    static const QRegularExpression marks(QStringLiteral("\\s*■|</?(b|sub|sup)>"));
    reason.remove(marks);
    return reason.split(end, Qt::SkipEmptyParts);
}

QStringList sentencesOf(const ProofDocument& document)
{
    QStringList sentences;
    for (const auto& line : document.steps)
        sentences << sentencesOf(line.reason);
    return sentences;
}

}  // namespace

/// For every position, each sentence of its proof is in a general proof: that of the theorem, or that of a theorem that
/// the proof uses.
void TestGeneralProofs::everyCaseIsInTheGeneralProof()
{
    QFETCH(int, theorem);
    QFETCH(QString, language);
    const tests::InLanguage spoken(language);
    const auto of = static_cast<proof::Theorem>(theorem);
    QStringList told = sentencesOf(generalDocument(of));
    QVERIFY(!told.isEmpty());
    std::set<proof::Theorem> used;
    for (const proof::Proof& proof : tests::proofsOf(of, tests::count(30, 2000))) {
        for (std::size_t step = 0; step < proof.steps.size(); ++step) {
            for (const proof::Use& use : proof::usesOf(proof, step)) {
                if (used.insert(use.theorem).second)
                    told << sentencesOf(generalDocument(use.theorem));
            }
        }
        for (std::size_t step = 0; step < proof.steps.size(); ++step) {
            const auto words = wording::stepText(proof, step, wording::Reading::Letters);
            for (const QString& sentence : sentencesOf(words.reason)) {
                const QStringList found{QString::fromStdString(print(proof.subject)), words.statement, sentence};
                QVERIFY2(told.contains(sentence), qPrintable(u"missing: "_qs + found.join(u": "_qs)));
            }
        }
    }
}

/// The 2 to 6 cases of a level are numbered from 1. There are not more, so that a reader can survey them.
void TestGeneralProofs::everyCaseIsHeadedByItsCondition()
{
    QFETCH(int, theorem);
    QFETCH(QString, language);
    const tests::InLanguage spoken(language);
    static const QRegularExpression heading(QStringLiteral("^(?:Case|情形) ([0-9.]+)(?:: |：)(.+)$"));
    std::map<QString, int> cases;
    for (const auto& line : generalDocument(static_cast<proof::Theorem>(theorem)).steps) {
        QVERIFY2(!line.reason.isEmpty(), qPrintable(line.statement));
        const bool isCase = line.heading.startsWith(u"Case") || line.heading.startsWith(u"情形");
        if (!isCase || line.heading.endsWith(u"结论"))
            continue;
        const auto match = heading.match(line.heading);
        QVERIFY2(match.hasMatch(), qPrintable(line.heading));
        const QStringList numbers = match.captured(1).split(u'.');
        QCOMPARE(++cases[numbers.mid(0, numbers.size() - 1).join(u'.')], numbers.back().toInt());
    }
    for (const auto& [above, count] : cases)
        QVERIFY2(count >= 2 && count <= 6, qPrintable(QStringLiteral("%1 cases below '%2', not 2 to 6").arg(count).arg(above)));
}

void TestGeneralProofs::noLongSentenceOccursTwice()
{
    QFETCH(int, theorem);
    QFETCH(QString, language);
    const tests::InLanguage spoken(language);
    QStringList told;
    for (const QString& sentence : sentencesOf(generalDocument(static_cast<proof::Theorem>(theorem)))) {
        QVERIFY2(sentence.size() < shortSentence || !told.contains(sentence), qPrintable(sentence));
        told << sentence;
    }
}

/// A line that argues by the induction hypothesis or by a theorem cites it, and names the theorem below the line.
void TestGeneralProofs::argumentsOfAProofCiteTheirLaws()
{
    QFETCH(int, theorem);
    QFETCH(QString, language);
    const tests::InLanguage spoken(language);
    static const QRegularExpression hypothesis(QStringLiteral("[Bb]y the induction hypothesis|(由|按)归纳假设"));
    for (const auto& line : wording::generalProof(static_cast<proof::Theorem>(theorem))) {
        const auto cites = [&line](proof::Law law) { return std::ranges::find(line.laws, law) != line.laws.end(); };
        QVERIFY2(!line.reason.contains(hypothesis) || cites(proof::Law::Induction), qPrintable(line.reason));
        QVERIFY2(!cites(proof::Law::Theorem) || !line.uses.empty(), qPrintable(line.reason));
    }
}

/// The mark ■ stands at the end of the proof. Only remarks may follow it.
void TestGeneralProofs::theEndMarkOccursOnce()
{
    QFETCH(int, theorem);
    QFETCH(QString, language);
    const tests::InLanguage spoken(language);
    int ends = 0;
    for (const auto& line : generalDocument(static_cast<proof::Theorem>(theorem)).steps) {
        if (ends == 1 && !line.heading.isEmpty())
            QCOMPARE(line.heading, language == u"en" ? u"Remark"_qs : u"注"_qs);
        ends += static_cast<int>(line.reason.count(u'■'));
    }
    QCOMPARE(ends, 1);
}

void TestGeneralProofs::casesHaveTheExpectedHeadings_data()
{
    QTest::addColumn<int>("theorem");
    QTest::addColumn<QStringList>("headings");
    const auto row = [](proof::Theorem theorem, const QStringList& headings) {
        QTest::newRow(name(theorem).data()) << static_cast<int>(theorem) << headings;
    };
    row(proof::Theorem::NimLemma2, {});
    row(proof::Theorem::Bouton, {u"Case 1: s = 0"_qs, u"Case 2: s ≠ 0"_qs, u"Conclusion"_qs});
    row(proof::Theorem::Bash, {u"Case 1: n = 0"_qs, u"Case 2: r = 0, q ≥ 1"_qs, u"Case 3: r ≥ 1"_qs});
    row(proof::Theorem::BashCountUp, {u"Case 1: r = 0"_qs, u"Case 2: r ≥ 1"_qs, u"Remark"_qs});
    row(proof::Theorem::StaircaseNim, {u"Case 1: s = 0"_qs, u"Case 2: s ≠ 0"_qs, u"Remark"_qs});
}

/// The cases have exactly the headings of the row, in this order; the simplest case comes first.
void TestGeneralProofs::casesHaveTheExpectedHeadings()
{
    QFETCH(int, theorem);
    QStringList headings;
    for (const auto& line : generalDocument(static_cast<proof::Theorem>(theorem)).steps) {
        if (!line.heading.isEmpty())
            headings << line.heading;
    }
    QTEST(headings, "headings");
}

void TestGeneralProofs::everyFormatWritesGeneralProofs_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<QByteArray>("beginning");
    QTest::newRow("text") << QByteArray("text") << QByteArray("Lemma 2\n");
    QTest::newRow("markdown") << QByteArray("markdown") << QByteArray("# Lemma 2\n");
    QTest::newRow("latex") << QByteArray("latex") << QByteArray("% !TeX program");
    QTest::newRow("pdf") << QByteArray("pdf") << QByteArray("%PDF");
}

void TestGeneralProofs::everyFormatWritesGeneralProofs()
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

/// One blank line separates the statement from the proof, also if the proof begins with a case. Two blank lines occur only
/// between theorems.
void TestGeneralProofs::theTextHasNoDoubleBlankLines()
{
    for (const proof::Theorem theorem : proof::allTheorems()) {
        const QString text = QString::fromStdString(formatNamed("text")->writeTheorems({theorem}));
        QVERIFY2(!text.contains(u"\n\n\n"), name(theorem).data());
    }
}

void TestGeneralProofs::thePdfHasBookmarks()
{
    const auto pdf = QByteArray::fromStdString(theoremsPdf({proof::Theorem::NimLemma2, proof::Theorem::Bouton, proof::Theorem::Bash}));
    QStringList titles;
    for (const QString& line : tests::ReadPdf(pdf).outline()) {
        // mutool prints a sign, a tab, one more tab for each level, the title in quotation marks, and the page.
        QVERIFY2(line.contains(QStringLiteral("#page=")), qPrintable(line));
        titles << line.mid(2).section(u'"', 0, 1).replace(u'\t', QStringLiteral("  ")).remove(u'"');
    }
    const QStringList expected{QStringLiteral("Contents"), QStringLiteral("Nim"), QStringLiteral("  Lemma 2"), QStringLiteral("  Bouton's theorem"),
                               QStringLiteral("Remainders and periods"), QStringLiteral("  The Bash game")};
    QCOMPARE(titles, expected);
    const tests::ReadPdf alone(QByteArray::fromStdString(theoremsPdf({proof::Theorem::NimLemma2})));
    QVERIFY(!alone.textByMuPdf().isEmpty() && alone.outline().isEmpty());
}

NIMSTONE_TEST(TestGeneralProofs)
#include "tst_general_proofs.moc"
