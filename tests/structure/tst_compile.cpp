// Tests tools/compile, through which everything is compiled: for whom a warning stops the build, and which files are left
// then.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/program.h"

class TestCompile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void warningsStopOnlyDevelopers_data();
    void warningsStopOnlyDevelopers();
    void otherCommandsArePassedThrough();
};

namespace {

/// A compiler that writes its object file, prints $SAID, and exits with $STATUS.
const char* const compiler = "printf \"$SAID\" >&2; for last; do :; done; : >\"$last\"; exit $STATUS";

QProcess& run(QProcess& process, const QStringList& arguments, const char* strict, const QString& said, int status)
{
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    variables.remove(QStringLiteral("NIMSTONE_WERROR"));
    if (*strict)
        variables.insert(QStringLiteral("NIMSTONE_WERROR"), QString::fromLatin1(strict));
    variables.insert(QStringLiteral("SAID"), said);
    variables.insert(QStringLiteral("STATUS"), QString::number(status));
    process.setProcessEnvironment(variables);
    process.start(QStringLiteral(NIMSTONE_SOURCE_DIR "/tools/compile"),
                  QStringList{QStringLiteral("sh"), QStringLiteral("-c"), QString::fromLatin1(compiler), QStringLiteral("c++")} + arguments);
    process.waitForFinished();
    return process;
}

}  // namespace

void TestCompile::warningsStopOnlyDevelopers_data()
{
    QTest::addColumn<QByteArray>("strict");
    QTest::addColumn<QString>("said");
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("succeeds");
    QTest::addColumn<QStringList>("left");
    const QString warning = QStringLiteral("a.cpp:1:1: warning: unused\\n");
    const QString error = QStringLiteral("a.cpp:1:1: error: wrong\\n");
    const QStringList object{QStringLiteral("a.o")};
    const QStringList marked{QStringLiteral("a.o"), QStringLiteral("a.o.warned")};
    QTest::newRow("no warning, for a user") << QByteArray() << QString() << 0 << true << object;
    QTest::newRow("no warning, for a developer") << QByteArray("1") << QString() << 0 << true << object;
    QTest::newRow("a warning, for a user") << QByteArray() << warning << 0 << true << marked;
    QTest::newRow("a warning, with the setting 0") << QByteArray("0") << warning << 0 << true << marked;
    QTest::newRow("a warning, for a developer") << QByteArray("1") << warning << 0 << false << QStringList();
    QTest::newRow("an error, for a user") << QByteArray() << error << 1 << false << object;
    QTest::newRow("an error, for a developer") << QByteArray("1") << error << 1 << false << object;
    QTest::newRow("a crash without a message") << QByteArray("1") << QString() << 139 << false << object;
    const QString header = QStringLiteral("a.hxx.gch");
    QTest::newRow("a header, with a sum for ccache") << QByteArray("1") << QString() << 0 << true << QStringList{header, header + QStringLiteral(".sum")};
    QTest::newRow("an error in a header") << QByteArray("1") << error << 1 << false << QStringList{header};
}

void TestCompile::warningsStopOnlyDevelopers()
{
    QFETCH(QByteArray, strict);
    QFETCH(QString, said);
    QFETCH(int, status);
    QFETCH(bool, succeeds);
    QFETCH(QStringList, left);
    const QTemporaryDir folder;
    QProcess process;
    run(process, {QStringLiteral("-o"), folder.filePath(left.value(0, QStringLiteral("a.o")))}, strict.constData(), said, status);
    QCOMPARE(process.exitCode() == 0, succeeds);
    const QString written = QString(said).replace(QLatin1String("\\n"), QLatin1String("\n"));
    QCOMPARE(QString::fromUtf8(process.readAllStandardError()).left(written.size()), written);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files, QDir::Name), left);
}

void TestCompile::otherCommandsArePassedThrough()
{
    QProcess process;
    run(process, {QStringLiteral("/dev/null")}, "1", QStringLiteral("words"), 3);
    QCOMPARE(process.exitCode(), 3);
    QCOMPARE(process.readAllStandardError(), QByteArray("words"));
}

NIMSTONE_TEST(TestCompile)
#include "tst_compile.moc"
