// Tests nimstone-cli verify: what it reports about a proof from a file or standard input, and which files are not proofs.
#include "tests/cli/run.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "tests/program.h"

using namespace nimstone::tests;

class TestVerify : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyStepOfACorrectProofIsReported();
    void proofsAreVerifiedInBothLanguages_data();
    void proofsAreVerifiedInBothLanguages();
    void proofsOfEarlierVersionsAreVerified_data();
    void proofsOfEarlierVersionsAreVerified();
    void theVersionThatWroteTheFileIsNamed_data();
    void theVersionThatWroteTheFileIsNamed();
    void theWrongStepOrFieldIsReported_data();
    void theWrongStepOrFieldIsReported();
    void filesThatAreNotProofsAreRefused_data();
    void filesThatAreNotProofsAreRefused();
    void tooLargeFilesAreRefused();
    void proofsReformattedByJqAreVerified_data();
    void proofsReformattedByJqAreVerified();
    void theReportIsWrittenToAFile();
};

namespace {

QByteArray proofJson(const char* arguments)
{
    return run(words(arguments) << u"--format"_qs << u"json"_qs).output.toUtf8();
}

const char* const lemma = "prove nim-lemma-1 nim:3,5,6 --move 2-1";

/// Returns the proof of Lemma 1 in which `other` replaces `old`.
QByteArray changed(const char* old, const char* other)
{
    return proofJson(lemma).replace(old, other);
}

}  // namespace

void TestVerify::everyStepOfACorrectProofIsReported()
{
    const QString lines = u"1. nim-sum%1\n2. one-heap-changes%1\n3. column-flips%1\n4. parity-changes%1\n"
                          "5. odd-column-remains%1\n6. insert-sum%1\n7. expand-sums%1\n8. pair-heaps%1\n"
                          "9. other-pairs-vanish%1\n10. difference-remains%1\n"_qs;
    const QString english = u"Lemma 1 on nim:3,5,6\n"_qs + lines.arg(u" holds."_qs) + u"All steps hold: the proof is correct.\n"_qs;
    const QByteArray json = proofJson(lemma);
    for (const char* arguments : {"verify", "verify -"}) {
        const Ran ran = run(words(arguments), json);
        QCOMPARE(ran.errors, QString());
        QCOMPARE(ran.output, english);
        QCOMPARE(ran.exit, 0);
    }
    const Ran ran = run(inChinese(words("verify")), json);
    QCOMPARE(ran.output, u"引理一，局面 nim:3,5,6\n"_qs + lines.arg(u" 成立。"_qs) + u"各步全部成立，证明正确。\n"_qs);
    QCOMPARE(ran.exit, 0);
}

void TestVerify::proofsAreVerifiedInBothLanguages_data()
{
    QTest::addColumn<QString>("command");
    for (const char* command : {"prove bouton nim:3,4,5", "prove cutcake cutcake:4x7,2x3", "prove wythoff-cold wythoff:3,5",
                                "prove sum-theorem nim:3,4+wythoff:3,5+kayles:7", "prove guy-smith kayles:12",
                                "prove flaw-fibonacci-int fibonacci-nim:100"})
        QTest::newRow(command) << QString::fromUtf8(command);
}

/// The proof may be in either language, whatever the language of the report.
void TestVerify::proofsAreVerifiedInBothLanguages()
{
    QFETCH(QString, command);
    for (const char* written : {"en", "zh_CN"}) {
        const QByteArray json = proofJson(qPrintable(command + u" --lang "_qs + QString::fromUtf8(written)));
        for (const char* spoken : {"verify --lang en", "verify --lang zh_CN"}) {
            const Ran ran = run(words(spoken), json);
            QCOMPARE(ran.errors, QString());
            QCOMPARE(ran.exit, 0);
        }
    }
}

void TestVerify::proofsOfEarlierVersionsAreVerified_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("added");
    const QDir folder(QStringLiteral(NIMSTONE_SOURCE_DIR "/tests/vectors/proofs-1.0.0"));
    for (const QString& name : folder.entryList({u"*.json"_qs})) {
        QTest::newRow(qPrintable(name)) << folder.filePath(name)
                                        << (name.startsWith(u"sum-theorem"_qs) ? u"Step 3, sum-raise, did not exist then. It is added here.\n"_qs : QString());
    }
}

/// Proofs that Nimstone 1.0.0 wrote are still correct, although sentences have changed and one theorem has a new step.
void TestVerify::proofsOfEarlierVersionsAreVerified()
{
    QFETCH(QString, file);
    QFETCH(QString, added);
    const Ran ran = run({u"verify"_qs, file});
    QCOMPARE(ran.errors, QString());
    QCOMPARE(ran.output.section(u'\n', 1, added.isEmpty() ? 1 : 2) + u'\n',
             u"This file is from Nimstone 1.0.0 or earlier, so only its numbers are checked, not its sentences.\n"_qs + added);
    QVERIFY2(ran.output.endsWith(u"All steps hold: the proof is correct.\n"_qs), qPrintable(ran.output));
    QCOMPARE(ran.exit, 0);
    QFile json(file);
    QVERIFY(json.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(json.readAll());
    const Ran wrong = run(words("verify"), QString(text).replace(QRegularExpression(u"\"sum\": \\d+"_qs), u"\"sum\": 12345"_qs).toUtf8());
    QVERIFY2(wrong.output.contains(u" does not hold: sum is "_qs), qPrintable(wrong.output));
    QCOMPARE(wrong.exit, 1);
}

void TestVerify::theVersionThatWroteTheFileIsNamed_data()
{
    QTest::addColumn<QByteArray>("old");
    QTest::addColumn<QByteArray>("other");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::newRow("a sentence has changed") << QByteArray("\"title\": \"Lemma 1\"") << QByteArray("\"title\": \"The first lemma\"")
                                            << u"so only its numbers are checked, not its sentences."_qs << u"因此只检查其中的数字，不检查文字。"_qs;
    QTest::newRow("a field that is not known") << QByteArray("\"title\"") << QByteArray("\"author\": \"A\",\n  \"title\"")
                                               << u"found 'author' (the file is from Nimstone 99.0.0, which is newer than this one)"_qs
                                               << u"却是“author”（文件由 Nimstone 99.0.0 写出，比当前版本新）"_qs;
}

/// Another version has other sentences, and may have other fields.
void TestVerify::theVersionThatWroteTheFileIsNamed()
{
    QFETCH(QByteArray, old);
    QFETCH(QByteArray, other);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const QByteArray json = QByteArray(changed(old.constData(), other.constData())).replace("\"version\": \"" NIMSTONE_VERSION, "\"version\": \"99.0.0");
    const Ran ran = run(words("verify"), json);
    QVERIFY2((ran.output + ran.errors).contains(english), qPrintable(ran.output + ran.errors));
    QCOMPARE(ran.exit, ran.errors.isEmpty() ? 0 : 2);
    const Ran again = run(inChinese(words("verify")), json);
    QVERIFY2((again.output + again.errors).contains(chinese), qPrintable(again.output + again.errors));
}

void TestVerify::theWrongStepOrFieldIsReported_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const auto add = [](const char* row, const char* old, const char* other, const char* english, const char* chinese) {
        QTest::newRow(row) << changed(old, other) << QString::fromUtf8(english) << QString::fromUtf8(chinese);
    };
    add("a fact", "\"after\": 4", "\"after\": 3", "2. one-heap-changes does not hold: after is 3, but should be 4.",
        "2. one-heap-changes 不成立：after 为 3，应为 4。");
    add("a list", "\"differences\": [", "\"differences\": [7,", "8. pair-heaps does not hold: differences is [7,0,1,0], but should "
                                                                "be [0,1,0].",
        "8. pair-heaps 不成立：differences 为 [7,0,1,0]，应为 [0,1,0]。");
    add("a count", "\"ones_after\": 1", "\"ones_after\": 3", "4. parity-changes does not hold: ones_after is 3, but should be 1.",
        "4. parity-changes 不成立：ones_after 为 3，应为 1。");
    add("another position", "nim:3,5,6", "nim:3,5,7", "Lemma 1 applies to positions whose nim-sum is 0; here it is 1.",
        "引理一适用于异或和为 0 的局面；这里的异或和是 1。");
    QTest::newRow("a number that was rounded")
        << proofJson("prove nim-lemma-2 nim:9007199254740993,1").replace("\"9007199254740993\",\n          1", "9007199254740992,\n          1")
        << u"1. nim-sum does not hold: heaps is [9007199254740992,1], but should be [\"9007199254740993\",1]. Another program has probably "
           "rounded it, because many keep whole numbers exact only up to 2^53."_qs
        << u"1. nim-sum 不成立：heaps 为 [9007199254740992,1]，应为 [\"9007199254740993\",1]。很可能是别的程序取了近似值，因为许多程序只能精确保存不超过 "
           "2^53 的整数。"_qs;
    add("the title", "\"Lemma 1\"", "\"Lemma 2\"", "The steps hold, but the field 'title' does not match them.", "各步都成立，但字段“title”与之不符。");
    add("a law", "\"neutral\"", "\"rules\"", "6. insert-sum holds, but its field 'laws' does not match its numbers.",
        "6. insert-sum 成立，但其中的字段“laws”与数字不符。");
}

void TestVerify::theWrongStepOrFieldIsReported()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const Ran ran = run(words("verify"), json);
    QCOMPARE(ran.errors, QString());
    QCOMPARE(ran.output.trimmed().section(u'\n', -1).left(english.size()), english);
    QCOMPARE(ran.exit, 1);
    const Ran other = run(inChinese(words("verify")), json);
    QCOMPARE(other.output.trimmed().section(u'\n', -1).left(chinese.size()), chinese);
    QCOMPARE(other.exit, 1);
}

void TestVerify::filesThatAreNotProofsAreRefused_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    const auto add = [](const char* row, const QByteArray& json, const char* english, const char* chinese) {
        QTest::newRow(row) << json << QString::fromUtf8(english) << QString::fromUtf8(chinese);
    };
    add("an empty input", "", "1:1: expected more JSON, but the input ends here", "1:1: JSON 尚未结束，但输入到此为止");
    add("no JSON", "s = 3", "1:1: expected JSON, found 's'", "1:1: 应为 JSON，却是“s”");
    add("a list", "[]", "1:1: expected fields in braces { }, found '['", "1:1: 应为花括号 { } 中的字段，却是“[”");
    add("too deep", QByteArray(100'000, '['), "1:32: expected no deeper nesting, found '['",
        "1:32: 括号嵌套过深，不应再有“[”");
    add("no fields", "{}",
        "1:1: expected the field 'theorem' between these braces, but it is missing", "1:1: 这对花括号中应有字段“theorem”，但没有");
    add("a position that cannot be read", changed("nim:3,5,6", "nim:3,x"),
        "5:22: expected a heap size, found 'x'", "5:22: 应为堆的大小，却是“x”");
    add("a control sequence for terminals", changed("nim-lemma-1", "\\u001b[31m"),
        "2:14: expected the name of a theorem, such as nim-lemma-2, "
        "found '<U+001B>[31m'",
        "2:14: 应为定理的名称（例如 nim-lemma-2），却是“<U+001B>[31m”");
    add("a rounded number", changed("\"before\": 5", "\"before\": 9.223372036854776e+18"),
        "84:19: expected a whole number from 0 to 18446744073709551615, found '9.223372036854776e+18'; another program has probably rounded "
        "it, because many keep whole numbers exact only up to 2^53",
        "84:19: 应为 0 到 18446744073709551615 的整数，却是“9.223372036854776e+18”；很可能是别的程序取了近似值，因为许多程序只能精确保存不超过 2^53 的整数");
    add("not a whole number", changed("\"before\": 5", "\"before\": 5.5"), "84:19: expected a whole number from 0 to 18446744073709551615, "
                                                                  "found '5.5'",
        "84:19: 应为 0 到 18446744073709551615 的整数，却是“5.5”");
}

void TestVerify::filesThatAreNotProofsAreRefused()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    const Ran ran = run(words("verify"), json);
    QCOMPARE(ran.errors, u"<stdin>:%1\n"_qs.arg(english));
    QCOMPARE(ran.output, QString());
    QCOMPARE(ran.exit, 2);
    const Ran other = run(inChinese(words("verify")), json);
    QCOMPARE(other.errors, u"<stdin>:%1\n"_qs.arg(chinese));
    QCOMPARE(other.exit, 2);
}

void TestVerify::tooLargeFilesAreRefused()
{
    const Ran ran = run(words("verify"), QByteArray(17'000'000, ' '));
    QCOMPARE(ran.errors, u"<stdin>:1:1: the file is too large to be a proof\n"_qs);
    QCOMPARE(ran.exit, 2);
}

void TestVerify::proofsReformattedByJqAreVerified_data()
{
    QTest::addColumn<QString>("command");
    for (const char* command : {"prove nim-lemma-2 nim:9223372036854775807,9007199254740993,5", "prove bash bash(9007199254740993):9223372036854775807",
                                "prove wythoff-exact wythoff:5700357409661599241,9223372036854775807", "prove zeckendorf fibonacci-nim:9223372036854775807",
                                "prove cutcake cutcake:9223372036854775807x3,1x9223372036854775807"})
        QTest::newRow(command) << QString::fromUtf8(command);
}

/// jq reads numbers as doubles, but the proofs that it passes on still verify.
void TestVerify::proofsReformattedByJqAreVerified()
{
    QFETCH(QString, command);
    QProcess jq;
    jq.start(u"jq"_qs, {u"."_qs});
    jq.write(proofJson(qPrintable(command)));
    jq.closeWriteChannel();
    QVERIFY2(jq.waitForFinished(60'000) && jq.exitCode() == 0, qPrintable(jq.errorString()));
    const Ran ran = run(words("verify -"), jq.readAllStandardOutput());
    QCOMPARE(ran.errors, QString());
    QVERIFY2(ran.exit == 0, qPrintable(ran.output));
}

void TestVerify::theReportIsWrittenToAFile()
{
    const QTemporaryDir folder;
    const QString name = folder.filePath(u"proof.json"_qs);
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(proofJson(lemma));
    file.close();
    const QString told = folder.filePath(u"told.txt"_qs);
    QCOMPARE(run({u"verify"_qs, name, u"-o"_qs, told}).exit, 0);
    QFile report(told);
    QVERIFY(report.open(QIODevice::ReadOnly));
    QVERIFY(report.readAll().endsWith("All steps hold: the proof is correct.\n"));
    QCOMPARE(run({u"verify"_qs, name, u"-o"_qs, name}).exit, 2);
    QCOMPARE(run({u"verify"_qs, folder.filePath(u"none.json"_qs)}).exit, 2);
}

NIMSTONE_TEST(TestVerify)
#include "tst_verify.moc"
