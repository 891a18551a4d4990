// Lets other programs read proofs in Markdown: pandoc keeps every digit in the formats of Word and LibreOffice, a reader without
// HTML shows no tags and no markup characters, and GitHub finds all formulas.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <map>

#include "app/export/proofs/columns.h"
#include "app/export/proofs/formats.h"
#include "app/export/proofs/proof_document.h"
#include "app/wording/rich_text.h"
#include "tests/app/export/proofs.h"
#include "tests/app/wording/texts.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::exports;

namespace {

/// Returns the digits of the text. Digits of subscripts and superscripts stay different characters, because 2⁵ is not 25.
QString digitsOf(const QString& text)
{
    static const QRegularExpression others(QStringLiteral("[^0-9⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉]"));
    return QString(text).remove(others);
}

/// The same proof as text and as Markdown.
struct Pair {
    QString name;
    QString text;
    QString markdown;
};

/// Removes the table from both exports if it is too wide for a line of text, because the text export then transposes the table
/// or splits it. Other tables stay and are compared.
void dropTable(Pair& pair, const proof::Proof& proof)
{
    static const QRegularExpression markdownTable(QStringLiteral("^\\|.*\n"), QRegularExpression::MultilineOption);
    static const QRegularExpression beforeSteps(QStringLiteral("\n\n.*\n\n(?=1\\. )"), QRegularExpression::DotMatchesEverythingOption);
    constexpr int lineCells = 78;
    constexpr int gap = 2;
    const TextTable table = gameSumOf(proof);
    if (table.empty() || width(table, gap) <= lineCells)
        return;
    pair.markdown.remove(markdownTable);
    const qsizetype subject = pair.text.indexOf(QString::fromStdString(print(proof.subject)));
    const auto match = beforeSteps.match(pair.text, subject);
    QVERIFY(match.hasMatch());
    pair.text.replace(match.capturedStart(), match.capturedLength(), u"\n\n%1\n\n"_qs.arg(wording::plain(table.caption)));
}

/// In a short run, returns only the last proof of the theorem that has no long table, because pandoc takes seconds for long
/// tables.
std::vector<proof::Proof> proofsToRead(proof::Theorem theorem)
{
    std::vector<proof::Proof> proofs = tests::proofsWithPresets(theorem, 1);
    if (tests::deep())
        return proofs;
    constexpr qsizetype fewRows = 12;
    std::ranges::reverse(proofs);
    return {*std::ranges::min_element(proofs, {}, [fewRows](const proof::Proof& one) { return std::max(gameSumOf(one).rows.size(), fewRows); })};
}

/// The proofs of all theorems in the language, created once per language. In a short run, each language has every fourth theorem.
const std::vector<Pair>& pairsInLanguage(const QString& language)
{
    static std::map<QString, std::vector<Pair>> kept;
    std::vector<Pair>& pairs = kept[language];
    if (!pairs.empty())
        return pairs;
    const tests::InLanguage spoken(language);
    int place = language == languages().front() ? 0 : 2;
    for (const proof::Theorem theorem : proof::allTheorems()) {
        if (place++ % 4 != 0 && !tests::deep())
            continue;
        const QString name = QString::fromUtf8(proof::name(theorem).data());
        pairs.push_back({name, QString::fromStdString(theoremsText({theorem})), QString::fromStdString(theoremsMarkdown({theorem}))});
        for (const proof::Proof& one : proofsToRead(theorem)) {
            pairs.push_back({name + u' ' + QString::fromStdString(print(one.subject)), QString::fromStdString(proofText(one)),
                             QString::fromStdString(proofMarkdown(one))});
            dropTable(pairs.back(), one);
        }
    }
    return pairs;
}

/// Separates the documents that are converted together; no proof contains this character.
constexpr QChar betweenDocuments = u'§';

QByteArray joined(const std::vector<Pair>& pairs)
{
    QStringList documents;
    for (const Pair& pair : pairs)
        documents << pair.markdown;
    return documents.join(u"\n%1\n\n"_qs.arg(betweenDocuments)).toUtf8();
}

/// Returns the standard output of a program, or an error message if it fails.
QString outputOf(const QString& program, const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    // In a deep run pandoc takes many minutes on a busy machine.
    if (!process.waitForFinished(tests::count(300'000, 3'000'000)) || process.exitCode() != 0)
        return program + u": "_qs + QString::fromUtf8(process.readAllStandardError()) + process.errorString();
    return QString::fromUtf8(process.readAllStandardOutput());
}

QString pandoc(const QStringList& arguments, const QByteArray& input = {}) { return outputOf(QStringLiteral("pandoc"), arguments, input); }

/// A Python program that prints the text of an odt document in order. It includes the formulas, which pandoc does not read
/// back, and no numbers of lists, because the file does not contain them. Digits in indices become Unicode subscripts
/// and superscripts.
const char* const readsOdt = R"(
import sys, zipfile
from xml.etree import ElementTree
archive = zipfile.ZipFile(sys.argv[1])
local = lambda element: element.tag.rpartition('}')[2]
below, above = (str.maketrans('0123456789', signs) for signs in ('₀₁₂₃₄₅₆₇₈₉', '⁰¹²³⁴⁵⁶⁷⁸⁹'))
def text(element):
    if local(element) == 'annotation':
        return ''
    if local(element) == 'object':
        return text(ElementTree.fromstring(archive.read(element.get('{http://www.w3.org/1999/xlink}href').strip('./') + '/content.xml')))
    parts = [text(child) for child in element]
    if local(element) in ('msub', 'msup') and parts[1].strip().isdigit():
        parts[1] = parts[1].translate(below if local(element) == 'msub' else above)
    return (element.text or '') + ''.join(part + (child.tail or '') for part, child in zip(parts, element))
sys.stdout.reconfigure(encoding='utf-8')
print(text(ElementTree.fromstring(archive.read('content.xml'))))
)";

/// The lines are so long that pandoc breaks no cell of a table into several lines.
const QStringList plainText{QStringLiteral("-t"), QStringLiteral("plain"), QStringLiteral("--columns=100000")};

}  // namespace

class TestMarkdownReaders : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pandocKeepsEveryDigit_data();
    void pandocKeepsEveryDigit();
    void plainTextShowsNoMarkup_data() { tests::addLanguages(); }
    void plainTextShowsNoMarkup();
    void githubFindsAllFormulas_data() { tests::addLanguages(); }
    void githubFindsAllFormulas();
};

void TestMarkdownReaders::pandocKeepsEveryDigit_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("format");
    for (const QString& language : languages()) {
        // pandoc takes many seconds for a file, so a short run writes each format in one of the languages.
        for (const QString& format : {QStringLiteral("docx"), QStringLiteral("odt")}) {
            if (tests::deep() || (language == languages().back()) == (format == u"odt"))
                QTest::addRow("%s, %s", qPrintable(language), qPrintable(format)) << language << format;
        }
    }
}

/// Converts the Markdown to the format and back to plain text, and compares the digits and the step numbers with the text export.
void TestMarkdownReaders::pandocKeepsEveryDigit()
{
    QFETCH(QString, language);
    QFETCH(QString, format);
    const std::vector<Pair>& pairs = pairsInLanguage(language);
    const bool isOdt = format == u"odt";
    QStringList expected;
    for (const Pair& pair : pairs)
        expected << digitsOf(pair.text);
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"proofs."_qs + format);
    QCOMPARE(pandoc({u"-f"_qs, u"markdown"_qs, u"-o"_qs, file}, joined(pairs)), QString());
    const QString text = isOdt ? outputOf(u"python3"_qs, {u"-c"_qs, QString::fromUtf8(readsOdt), file}) : pandoc(QStringList{file} + plainText);
    const QStringList found = text.split(betweenDocuments);
    QCOMPARE(found.size(), expected.size());
    qsizetype digits = 0;
    for (qsizetype at = 0; at < expected.size(); ++at) {
        const Pair& pair = pairs[static_cast<std::size_t>(at)];
        QVERIFY2(digitsOf(found[at]) == expected[at], qPrintable(pair.name + u'\n' + digitsOf(found[at]) + u'\n' + expected[at] + u'\n' + found[at]));
        digits += expected[at].size();
    }
    qInfo("compared %lld proofs with %lld digits", static_cast<long long>(expected.size()), static_cast<long long>(digits));
}

/// Outside formulas the plain text contains no HTML tag, asterisk, backquote or backslash.
void TestMarkdownReaders::plainTextShowsNoMarkup()
{
    QFETCH(QString, language);
    static const QRegularExpression markup(QStringLiteral("</?[a-z]+>|&[a-z]+;|[*`\\\\]"));
    const auto& pairs = pairsInLanguage(language);
    QString withoutHtml = pandoc(QStringList{u"-f"_qs, u"commonmark-raw_html+pipe_tables"_qs} + plainText, joined(pairs));
    QCOMPARE(withoutHtml.count(betweenDocuments) + 1, static_cast<qsizetype>(pairs.size()));
    static const QRegularExpression formula(QStringLiteral("\\$[^$]+\\$"));
    withoutHtml.remove(formula);
    const auto match = markup.match(withoutHtml);
    QVERIFY2(!match.hasMatch(), qPrintable(withoutHtml.mid(match.capturedStart() - 80, 160)));
}

/// GitHub reads $ as the start of a formula only after a blank or at the start of a line, and as its end only if no letter
/// or digit follows; pandoc allows no blank just inside the signs. GitHub removes a backslash before a punctuation
/// character, so a formula must not contain one.
void TestMarkdownReaders::githubFindsAllFormulas()
{
    QFETCH(QString, language);
    static const QRegularExpression formula(QStringLiteral("(?<![^\\s])\\$(?!\\s)[^$\n]+(?<!\\s)\\$(?![\\p{L}\\p{N}])"));
    static const QRegularExpression lost(QStringLiteral("\\\\[^A-Za-z]"));
    qsizetype formulas = 0;
    for (const Pair& pair : pairsInLanguage(language)) {
        auto all = formula.globalMatch(pair.markdown);
        QString rest = pair.markdown;
        while (all.hasNext()) {
            const QString found = all.next().captured();
            QVERIFY2(!found.contains(lost), qPrintable(found));
            ++formulas;
        }
        rest.remove(formula);
        QVERIFY2(!rest.contains(u'$'), qPrintable(pair.name + u": "_qs + rest.mid(std::max<qsizetype>(0, rest.indexOf(u'$') - 60), 120)));
    }
    QVERIFY(formulas > 0);
    qInfo("checked %lld formulas", static_cast<long long>(formulas));
}

NIMSTONE_TEST(TestMarkdownReaders)
#include "tst_markdown_readers.moc"
