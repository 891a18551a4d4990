// Tests nimstone-cli prove: the binary table and the numbered steps of a proof, in each format and both languages.
#include "tests/cli/pdf.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "app/wording/proofs/proof.h"
#include "app/wording/rich_text.h"
#include "core/notation/notation.h"
#include "tests/app/wording/texts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;

class TestProve : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theBinaryTableIsDrawn();
    void numberedStepsArePrinted_data();
    void numberedStepsArePrinted();
    void aWideTableIsTransposed();
    void proofsAreWrittenInEveryFormat_data();
    void proofsAreWrittenInEveryFormat();
    void theRequestedStepIsDrawn();
    void aPdfIsWrittenWithoutADisplay();
    void pngFilesAreDrawn();
    void severalProofsAreWrittenIntoOnePdf();
    void aFailedCommandLeavesNoPartialFile();
};

void TestProve::theBinaryTableIsDrawn()
{
    const QString table = u"        32  16  8  4  2  1\n"
                          "x₁  42   1   0  1  0  1  0\n"
                          "x₂  27   0   1  1  0  1  1\n"
                          "x₃  19   0   1  0  0  1  1\n"
                          "x₄  10   0   0  1  0  1  0\n"
                          "s   40   1   0  1  0  0  0\n"
                          "y₁   2   0   0  0  0  1  0\n"
                          "t    0   0   0  0  0  0  0\n"_qs;
    const QStringList arguments = words("prove nim-lemma-2 nim:42,27,19,10");
    QVERIFY(run(arguments).output.contains(u"\n\n"_qs + table + u"\n1.  s = 42 ⊕ 27 ⊕ 19 ⊕ 10 = 40\n"_qs));
    QVERIFY(run(inChinese(arguments)).output.contains(u"\n\n"_qs + table + u"\n1.  s = 42 ⊕ 27 ⊕ 19 ⊕ 10 = 40\n"_qs));
}

void TestProve::numberedStepsArePrinted_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("lines");
    QTest::newRow("Lemma 1") << words("prove nim-lemma-1 nim:3,5,6 --move 2-1") << 10;
    QTest::newRow("Lemma 2") << words("prove nim-lemma-2 nim:42,27,19,10") << 6;
    QTest::newRow("Lemma 2 on the largest heaps") << words("prove nim-lemma-2 nim:9223372036854775807,4611686018427387904") << 6;
    QTest::newRow("Bouton, won") << words("prove bouton nim:3,4,5") << 4;
    QTest::newRow("Bouton, lost") << words("prove bouton nim:1,2,3") << 4;
    QTest::newRow("Bouton, no stones") << words("prove bouton nim:0") << 2;
    QTest::newRow("the number of winning moves") << words("prove nim-count nim:7,11,13") << 6;
    QTest::newRow("a flawed argument") << words("prove flaw-highest-bit nim:2,3") << 9;
}

/// The output has the sentences of the proof, numbered from 1, and no other numbered lines.
void TestProve::numberedStepsArePrinted()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, lines);
    std::optional<Move> move;
    if (arguments.size() > 3)
        move = *parseMove(arguments.last().toStdString());
    const auto proof = proof::prove(*proof::theoremNamed(arguments[1].toStdString()),
                                    *parsePosition(arguments[2].toStdString()), move);
    QVERIFY(proof);
    QCOMPARE(static_cast<int>(proof->steps.size()), lines);
    for (const QString& language : {u"en"_qs, u"zh_CN"_qs}) {
        const Ran ran = run(QStringList{arguments} << u"--lang"_qs << language);
        QCOMPARE(ran.exit, 0);
        QCOMPARE(ran.errors, QString());
        static const QRegularExpression blanks(u"\\s+"_qs);
        const QString text = QString(ran.output).remove(blanks);
        const InLanguage spoken(language);
        QVERIFY(text.startsWith(QString(wording::plain(wording::theoremTitle(proof->theorem))).remove(blanks)));
        qsizetype at = 0;
        for (std::size_t step = 0; step < proof->steps.size(); ++step) {
            const auto words = wording::stepText(*proof, step);
            const QString expected = u"%1.%2%3"_qs.arg(QString::number(step + 1), wording::plain(words.statement),
                                                       wording::plain(words.reason)).remove(blanks);
            at = text.indexOf(expected, at);
            QVERIFY2(at >= 0, qPrintable(expected));
        }
        static const QRegularExpression numbered(u"^\\d+\\. "_qs, QRegularExpression::MultilineOption);
        QCOMPARE(ran.output.count(numbered), lines);
        for (const QString& line : ran.output.split(u'\n'))
            QVERIFY2(line.size() <= 78 || !line.contains(u' ') || line.startsWith(u"    t = "_qs) || line.contains(u"9223372036854775807"_qs),
                     qPrintable(line));
    }
}

void TestProve::aWideTableIsTransposed()
{
    const QString output = run(words("prove nim-lemma-2 nim:9223372036854775807,1")).output;
    QVERIFY(output.contains(u"\n        x₁  x₂  s  y₁  t\n2⁶²      1   0  1   0  0\n"_qs));
    QVERIFY(output.contains(u"\n1        1   1  0   1  0\n"_qs));
    static const QRegularExpression tableLine(u"^(2[⁰¹²³⁴⁵⁶⁷⁸⁹]+|\\d+) +[01] +[01] +[01] +[01] +[01]$"_qs,
                                              QRegularExpression::MultilineOption);
    QCOMPARE(output.count(tableLine), 63);
}

void TestProve::proofsAreWrittenInEveryFormat_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("holds");
    QTest::newRow("text") << u"text"_qs << u"\nx₁  42   1   0  1  0  1  0\n"_qs;
    QTest::newRow("markdown") << u"markdown"_qs << u"\n| x₁ | 42 | 1 | 0 | 1 | 0 | 1 | 0 |\n"_qs;
    QTest::newRow("latex") << u"latex"_qs << u"\n  $x_{1}$ & 42 & 1 & 0 & 1 & 0 & 1 & 0 \\\\\n"_qs;
    QTest::newRow("svg") << u"svg"_qs << u"<path "_qs;
    QTest::newRow("json") << u"json"_qs << u"\"theorem\": \"nim-lemma-2\""_qs;
}

void TestProve::proofsAreWrittenInEveryFormat()
{
    QFETCH(QString, format);
    QFETCH(QString, holds);
    const QStringList arguments = words("prove nim-lemma-2 nim:42,27,19,10 --format") << format;
    const Ran english = run(arguments);
    const Ran chinese = run(inChinese(arguments));
    for (const Ran& ran : {english, chinese}) {
        QCOMPARE(ran.exit, 0);
        QCOMPARE(ran.errors, QString());
        QVERIFY2(ran.output.contains(holds), qPrintable(ran.output));
    }
    QVERIFY(english.output.contains(u"Lemma 2"_qs) && !english.output.contains(u"引理二"_qs));
    QVERIFY(chinese.output.contains(u"引理二"_qs) && !chinese.output.contains(u"Lemma 2"_qs));
}

void TestProve::theRequestedStepIsDrawn()
{
    const QStringList arguments = words("prove nim-lemma-2 nim:42,27,19,10 --format svg");
    QStringList drawn;
    for (int step = 1; step <= 6; ++step) {
        const Ran ran = run(QStringList{arguments} << u"--step"_qs << QString::number(step));
        QCOMPARE(ran.exit, 0);
        QCOMPARE(ran.errors, QString());
        QVERIFY(ran.output.contains(u"<svg "_qs));
        QVERIFY(!drawn.contains(ran.output));
        drawn << ran.output;
    }
    QCOMPARE(run(arguments).output, drawn.last());
}

void TestProve::aPdfIsWrittenWithoutADisplay()
{
    checkPdfWithoutADisplay(words("prove bouton nim:3,4,5 --format pdf"));
}

void TestProve::pngFilesAreDrawn()
{
    const QTemporaryDir folder;
    QByteArray first;
    for (const char* step : {"1", "6"}) {
        const QString file = folder.filePath(QString::fromLatin1(step) + u".png"_qs);
        const Ran ran = run(words("prove nim-lemma-2 nim:42,27,19,10 --format png --step") << QString::fromLatin1(step) << u"-o"_qs << file);
        QCOMPARE(ran.exit, 0);
        QFile picture(file);
        QVERIFY(picture.open(QIODevice::ReadOnly));
        const QByteArray content = picture.readAll();
        QVERIFY(content.startsWith("\x89PNG\r\n"));
        QVERIFY(content != first);
        first = content;
    }
}

void TestProve::severalProofsAreWrittenIntoOnePdf()
{
    const QTemporaryDir folder;
    const auto pages = [&folder](const char* positions) {
        const QString file = folder.filePath(u"proofs.pdf"_qs);
        const Ran ran = run(words("prove nim-count --format pdf") << words(positions) << u"-o"_qs << file);
        QFile document(file);
        if (ran.exit != 0 || !document.open(QIODevice::ReadOnly))
            return qsizetype{-1};
        static const QRegularExpression page(u"/Type /Page\\b(?!s)"_qs);
        return QString::fromLatin1(document.readAll()).count(page);
    };
    const qsizetype one = pages("nim:7,11,13");
    QVERIFY(one >= 1);
    QCOMPARE(pages("nim:7,11,13 nim:7,11,13 nim:7,11,13"), 3 * one);
}

/// A command that fails leaves no new file, and keeps the file that was there before.
void TestProve::aFailedCommandLeavesNoPartialFile()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"kept.pdf"_qs);
    QFile kept(file);
    QVERIFY(kept.open(QIODevice::WriteOnly));
    kept.write("kept");
    kept.close();
    const QStringList arguments = words("prove bouton nim:3,4,5 nim:1,x --format pdf -o") << file;
    QCOMPARE(run(arguments).exit, 2);
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), QByteArray("kept"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"kept.pdf"_qs});

    const Ran full = run(words("prove bouton nim:3,4,5 --format pdf -o /dev/full"));
    QCOMPARE(full.exit, 2);
    QCOMPARE(full.errors, u"/dev/full:1:1: no space left: free some space or write somewhere else\n"_qs);
    QVERIFY(run(words("prove bouton nim:3,4,5 --format pdf -o") << folder.filePath(u"no/such.pdf"_qs)).errors.contains(u"the folder of this file does not exist"_qs));
}

NIMSTONE_TEST(TestProve)
#include "tst_prove.moc"
