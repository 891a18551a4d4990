// Checks that qmllint finds nothing in the QML of the program except the mistakes that known.json lists.
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QTest>

#include "tests/lint/findings.h"
#include "tests/program.h"

using namespace nimstone::tests;

class TestLint : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void knownMistakesAreRecognized_data();
    void knownMistakesAreRecognized();
    void qmllintReportsAreRead();
    void everyFileIsLinted();
    void qmllintFindsNoFaults_data();
    void qmllintFindsNoFaults();

private:
    QList<Mistake> m_mistakes;
    QMap<QString, QList<Finding>> m_findings;
};

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

void TestLint::initTestCase()
{
    m_mistakes = readMistakes(contentOf(QStringLiteral(NIMSTONE_SOURCE_DIR "/tests/lint/known.json")));
    QVERIFY(!m_mistakes.isEmpty());
    for (const Mistake& mistake : m_mistakes) {
        QVERIFY2(mistake.message.isValid() && !mistake.message.pattern().isEmpty(),
                 qPrintable(QStringLiteral("tests/lint/known.json has an empty or invalid pattern: ") + mistake.message.pattern()));
        QVERIFY2(!mistake.why.isEmpty(), qPrintable(QStringLiteral("tests/lint/known.json gives no reason for this false warning of qmllint: ") + mistake.message.pattern()));
    }

    const QDir build(QStringLiteral(NIMSTONE_BUILD_DIR));
    const QStringList reports{QStringLiteral("*_qmllint.json")};
    for (const QString& old : build.entryList(reports, QDir::Files))
        QVERIFY(QFile::remove(build.filePath(old)));
    // The build fails if qmllint finds anything, but it goes on with the next module (-k 0).
    QProcess lint;
    lint.start(QStringLiteral(NIMSTONE_CMAKE),
               {QStringLiteral("--build"), build.path(), QStringLiteral("--target"), QStringLiteral("all_qmllint_json"),
                QStringLiteral("--"), QStringLiteral("-k"), QStringLiteral("0")});
    QVERIFY2(lint.waitForFinished(-1), qPrintable(lint.errorString()));
    for (const QString& report : build.entryList(reports, QDir::Files))
        m_findings.insert(readFindings(contentOf(build.filePath(report)), QStringLiteral(NIMSTONE_SOURCE_DIR)));
}

void TestLint::knownMistakesAreRecognized_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("message");
    QTest::addColumn<bool>("mistake");
    const auto row = [](const char* name, const char* file, const char* message, bool mistake) {
        QTest::newRow(name) << QString::fromLatin1(file) << QString::fromLatin1(message) << mistake;
    };
    row("a known mistake in any file", "a.qml", "qt.size", true);
    row("a known mistake in its file", "b.qml", "unqualified", true);
    row("the same message in another file", "a.qml", "unqualified", false);
    row("a real fault", "a.qml", "missing required property", false);
    row("a longer message", "a.qml", "qt.size and more", false);
}

void TestLint::knownMistakesAreRecognized()
{
    QFETCH(QString, file);
    QFETCH(QString, message);
    QFETCH(bool, mistake);
    const auto mistakes = readMistakes("[{\"message\": \"^qt.size$\", \"why\": \"so\"},"
                                       " {\"message\": \"^unqualified$\", \"file\": \"b.qml\", \"why\": \"so\"}]");
    QCOMPARE(isMistake(file, {1, message}, mistakes), mistake);
}

void TestLint::qmllintReportsAreRead()
{
    const auto findings = readFindings("{\"files\": [{\"filename\": \"/home/a.qml\", \"warnings\": ["
                                       "{\"type\": \"warning\", \"line\": 7, \"message\": \"Unqualified access\"},"
                                       "{\"type\": \"info\", \"line\": 1, \"message\": \"Unused import\"}]},"
                                       "{\"filename\": \"/home/b/b.qml\", \"warnings\": []}]}",
                                       QStringLiteral("/home"));
    QCOMPARE(findings.keys(), (QStringList{QStringLiteral("a.qml"), QStringLiteral("b/b.qml")}));
    QCOMPARE(findings[QStringLiteral("a.qml")].size(), 1);
    QCOMPARE(findings[QStringLiteral("a.qml")].first().line, 7);
    QVERIFY(findings[QStringLiteral("b/b.qml")].isEmpty());
}

void TestLint::everyFileIsLinted()
{
    const QDir root(QStringLiteral(NIMSTONE_SOURCE_DIR));
    QDirIterator files(root.filePath(QStringLiteral("qml")), {QStringLiteral("*.qml")}, QDir::Files,
                       QDirIterator::Subdirectories);
    int found = 0;
    for (; files.hasNext(); ++found) {
        const QString file = root.relativeFilePath(files.next());
        QVERIFY2(m_findings.contains(file), qPrintable(QStringLiteral("qmllint did not check this file: ") + file));
    }
    QVERIFY2(found > 100, qPrintable(QStringLiteral("more than 100 QML files are expected in qml/, but the test found %1").arg(found)));
}

void TestLint::qmllintFindsNoFaults_data()
{
    QTest::addColumn<QString>("file");
    for (const QString& file : m_findings.keys())
        QTest::newRow(qPrintable(file)) << file;
}

void TestLint::qmllintFindsNoFaults()
{
    QFETCH(QString, file);
    QStringList faults;
    for (const Finding& finding : m_findings[file]) {
        if (!isMistake(file, finding, m_mistakes))
            faults << QStringLiteral("%1:%2: %3").arg(file).arg(finding.line).arg(finding.message);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QLatin1Char('\n'))));
}

NIMSTONE_TEST(TestLint)
#include "tst_lint.moc"
