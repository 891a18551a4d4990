// Tests LaTeX documents on paper: no line is wider than the page. A deep run sets them with XeLaTeX; every run checks that each
// line can be broken often enough.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include "app/export/proofs/formats.h"
#include "tests/app/export/large_proofs.h"
#include "tests/app/export/proofs.h"
#include "tests/app/wording/texts.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;

namespace {

/// A proof on the numbers of a position as a LaTeX document, with a name for failure messages.
struct TexDocument {
    QString name;
    QString text;
};

std::vector<TexDocument> texDocuments()
{
    std::vector<TexDocument> all;
    for (const proof::Theorem theorem : proof::allTheorems()) {
        std::vector<proof::Proof> proofs = tests::largeProofsOf(theorem);
        for (proof::Proof& proof : tests::proofsWithPresets(theorem, 1))
            proofs.push_back(std::move(proof));
        for (const proof::Proof& proof : proofs) {
            all.push_back({QString::fromUtf8(name(theorem).data()) + u' ' + QString::fromStdString(print(proof.subject)),
                           QString::fromStdString(exports::proofLatex(proof))});
        }
    }
    return all;
}

/// Returns the running text of the document without its tables, which are as wide as their columns.
QString runningText(const QString& document)
{
    static const QRegularExpression table(QStringLiteral("\\\\begin\\{(tabular|longtable)\\}.*?\\\\end\\{\\1\\}"), QRegularExpression::DotMatchesEverythingOption);
    return document.section(u"\\begin{document}"_qs, 1).remove(table);
}

/// Returns the TeX command that begins at `at`, with its backslash, or an empty view if no command begins at `at`.
QStringView commandAt(QStringView text, qsizetype at)
{
    if (text[at] != u'\\' || at + 1 == text.size())
        return {};
    qsizetype end = at + 1;
    while (end < text.size() && text[end].isLetter() && text[end].unicode() < 0x80)
        ++end;
    return text.mid(at, std::max<qsizetype>(end - at, 2));
}

/// Returns the longest piece, in printed characters, within which TeX breaks no line. TeX may break at blanks of the text,
/// beside Chinese characters, and in a formula only outside braces: at an operator or at \allowbreak.
QString longestPiece(QStringView document)
{
    static const QStringList operators{u"\\allowbreak"_qs, u"\\oplus"_qs, u"\\neq"_qs, u"\\leq"_qs, u"\\geq"_qs, u"\\equiv"_qs, u"\\approx"_qs,
        u"\\to"_qs, u"\\Leftrightarrow"_qs, u"\\times"_qs, u"\\cdot"_qs, u"\\in"_qs, u"\\bmod"_qs};
    QString longest;
    QString piece;
    int depth = 0;
    bool isFormula = false;
    for (qsizetype at = 0; at < document.size();) {
        const QChar character = document[at];
        const QStringView command = commandAt(document, at);
        const bool isOperator = operators.contains(command) || QStringLiteral("=+<>").contains(character);
        const bool isGap = character.isSpace() || character.unicode() >= 0x3000 || command == u"\\allowbreak"_qs;
        if (isFormula ? depth == 0 && isOperator : isGap) {
            longest = piece.size() > longest.size() ? piece : longest;
            piece.clear();
        } else if (!command.isEmpty()) {
            piece += isFormula && command.size() > 2 ? u"o"_qs : QString();
        } else if (character == u'$') {
            isFormula = !isFormula;
        } else if (isFormula && (character == u'{' || character == u'}')) {
            depth += character == u'{' ? 1 : -1;
        } else if (!character.isSpace() && !QStringLiteral("{}_^").contains(character)) {
            piece += character;
        }
        at += std::max<qsizetype>(command.size(), 1);
    }
    return piece.size() > longest.size() ? piece : longest;
}

}  // namespace

class TestLatexPages : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void longestPieceIsMeasuredInPrintedCharacters_data();
    void longestPieceIsMeasuredInPrintedCharacters();
    void everyLineCanBeBrokenToFitThePage_data() { tests::addLanguages(); }
    void everyLineCanBeBrokenToFitThePage();
    void xelatexReportsNoOverfullLine_data() { tests::addLanguages(); }
    void xelatexReportsNoOverfullLine();
};

void TestLatexPages::longestPieceIsMeasuredInPrintedCharacters_data()
{
    QTest::addColumn<QString>("document");
    QTest::addColumn<QString>("piece");
    QTest::newRow("words") << u"a bcd ef"_qs << u"bcd"_qs;
    QTest::newRow("a sum") << u"x $12 + 345 \\oplus 6$"_qs << u"345"_qs;
    QTest::newRow("a sum in braces") << u"x $\\mathbf{12 + 345} = 6$"_qs << u"o12+345"_qs;
    QTest::newRow("an index") << u"$x_{12} = 1$"_qs << u"x12"_qs;
    QTest::newRow("a list") << u"$(12, 34, \\allowbreak 5)$"_qs << u"(12,34,"_qs;
    QTest::newRow("the notation") << u"\\texttt{nim:\\allowbreak 3,\\allowbreak 45}"_qs << u"nim:"_qs;
    QTest::newRow("Chinese") << u"异或和 12。或"_qs << u"12"_qs;
}

void TestLatexPages::longestPieceIsMeasuredInPrintedCharacters()
{
    QFETCH(QString, document);
    QTEST(longestPiece(document), "piece");
}

/// A line of the page holds about 90 digits. With \emergencystretch, no line is wider than the page if every
/// unbreakable piece fits on a line.
void TestLatexPages::everyLineCanBeBrokenToFitThePage()
{
    QFETCH(QString, language);
    constexpr qsizetype longest = 72;
    const tests::InLanguage spoken(language);
    std::size_t count = 0;
    for (const TexDocument& document : texDocuments()) {
        const QString piece = longestPiece(runningText(document.text));
        QVERIFY2(piece.size() <= longest, qPrintable(document.name + u": "_qs + piece));
        ++count;
    }
    qInfo("checked %zu documents", count);
}

/// All documents are joined into one, so that TeX starts only once.
void TestLatexPages::xelatexReportsNoOverfullLine()
{
    if (!tests::deep())
        QSKIP("this test runs only with ./dev test --deep");
    QFETCH(QString, language);
    const tests::InLanguage spoken(language);
    const std::vector<TexDocument> all = texDocuments();
    QString whole = all.front().text.section(u"\\begin{document}"_qs, 0, 0) + u"\\begin{document}\n"_qs;
    QStringList nameOfLine(whole.count(u'\n'));
    for (const TexDocument& document : all) {
        const QString body = document.text.section(u"\\begin{document}"_qs, 1).section(u"\\end{document}"_qs, 0, 0) + u"\\clearpage\n"_qs;
        nameOfLine.resize(nameOfLine.size() + body.count(u'\n'), document.name);
        whole += body;
    }
    whole += u"\\end{document}\n"_qs;
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"proofs.tex"_qs));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(whole.toUtf8()) > 0);
    file.close();
    QProcess tex;
    tex.setWorkingDirectory(folder.path());
    tex.start(u"xelatex"_qs, {u"-interaction=nonstopmode"_qs, u"-halt-on-error"_qs, u"proofs.tex"_qs});
    QVERIFY2(tex.waitForFinished(1'800'000), qPrintable(tex.errorString()));
    const QString said = QString::fromUtf8(tex.readAllStandardOutput());
    QVERIFY2(tex.exitCode() == 0, qPrintable(said.right(2000)));
    static const QRegularExpression overfull(QStringLiteral("Overfull \\\\hbox \\(([0-9.]+)pt too wide\\)[^\n]*?lines? (\\d+)"));
    auto boxes = overfull.globalMatch(said);
    QStringList wide;
    while (boxes.hasNext()) {
        const auto box = boxes.next();
        if (box.captured(1).toDouble() > 1)
            wide << nameOfLine.value(box.captured(2).toInt() - 1) + u": "_qs + box.captured();
    }
    QVERIFY2(wide.isEmpty(), qPrintable(wide.join(u'\n')));
    static const QRegularExpression pages(QStringLiteral("Output written on [^(]*\\((\\d+) pages"));
    qInfo("set %zu documents on %s pages", all.size(), qPrintable(pages.match(said).captured(1)));
}

NIMSTONE_TEST(TestLatexPages)
#include "tst_latex_pages.moc"
