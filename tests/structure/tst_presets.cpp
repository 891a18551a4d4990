// Tests the presets of CMake with a small project whose only file has a warning: for whom the warning stops the build.
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/program.h"

class TestPresets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void warningsStopOnlyDevelopers_data();
    void warningsStopOnlyDevelopers();
};

namespace {

bool writeFile(const QString& path, const QByteArray& content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

/// Runs CMake in a folder. Returns true if it succeeds, and appends its output to `said`.
bool runCmake(const QString& folder, const QStringList& arguments, QByteArray& said)
{
    QProcess cmake;
    cmake.setWorkingDirectory(folder);
    cmake.setProcessChannelMode(QProcess::MergedChannels);
    cmake.start(QStringLiteral(NIMSTONE_CMAKE), arguments);
    const bool ended = cmake.waitForFinished(-1);
    said += cmake.readAll();
    return ended && cmake.exitStatus() == QProcess::NormalExit && cmake.exitCode() == 0;
}

}  // namespace

void TestPresets::warningsStopOnlyDevelopers_data()
{
    QTest::addColumn<QStringList>("presets");  // in the order in which they configure the build
    QTest::addColumn<bool>("builds");
    const QString user = QStringLiteral("release");
    const QString developer = QStringLiteral("strict");
    QTest::newRow("a user") << QStringList{user} << true;
    QTest::newRow("a developer") << QStringList{developer} << false;
    QTest::newRow("a user who becomes a developer") << QStringList{user, developer} << false;
    QTest::newRow("a developer who runs the program") << QStringList{developer, user} << false;
}

void TestPresets::warningsStopOnlyDevelopers()
{
    QFETCH(QStringList, presets);
    QFETCH(bool, builds);
    const QTemporaryDir folder;
    QVERIFY(QFile::copy(QStringLiteral(NIMSTONE_SOURCE_DIR "/CMakePresets.json"), folder.filePath(QStringLiteral("CMakePresets.json"))));
    QVERIFY(writeFile(folder.filePath(QStringLiteral("CMakeLists.txt")),
                      "cmake_minimum_required(VERSION 3.25)\nproject(Small LANGUAGES CXX)\n"
                      "add_library(small STATIC small.cpp)\ntarget_compile_options(small PRIVATE -Wall)\n"));
    QVERIFY(writeFile(folder.filePath(QStringLiteral("small.cpp")), "int small()\n{\n    int unused;\n    return 1;\n}\n"));
    QByteArray said;
    for (const QString& preset : presets) {
        const QStringList configure{QStringLiteral("--preset"), preset, QStringLiteral("-DCMAKE_CXX_COMPILER=" NIMSTONE_COMPILER)};
        QVERIFY2(runCmake(folder.path(), configure, said), said.constData());
    }
    said.clear();
    QVERIFY2(runCmake(folder.path(), {QStringLiteral("--build"), QStringLiteral("build")}, said) == builds, said.constData());
    QVERIFY2(said.contains("-Wunused-variable") || said.contains("-Werror=unused-variable"), said.constData());
}

NIMSTONE_TEST(TestPresets)
#include "tst_presets.moc"
