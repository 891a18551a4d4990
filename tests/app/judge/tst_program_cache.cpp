// Tests the cache of compiled programs when several processes use it, and when one of these processes is killed.
#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <filesystem>
#include <fstream>

#include "app/judge/compiled.h"
#include "tests/program.h"

using namespace nimstone::judge;
using namespace std::chrono_literals;
namespace fs = std::filesystem;

class TestProgramCache : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void classesOfTwoProcessesAreKeptOnce();
    void cacheRemovesAbandonedFolders();

private:
    QTemporaryDir m_folder;
};

/// Two processes may compile the same source in Java at the same time. The second process uses the classes of the
/// first.
void TestProgramCache::classesOfTwoProcessesAreKeptOnce()
{
    const fs::path folder = m_folder.filePath(QStringLiteral("classes")).toStdString();
    const std::string key = keyOf({"the same source"});
    const auto kept = [&](const ProgramCache& cache, const std::string& made) {
        fs::create_directory(made + "/classes");
        std::ofstream(made + "/classes/Main.class") << "code";
        return cache.keep(made + "/classes", key);
    };
    ProgramCache first(folder);
    ProgramCache second(folder);
    const std::string madeByFirst = first.newFolder();
    const std::string madeBySecond = second.newFolder();
    QVERIFY(madeByFirst != madeBySecond);
    QCOMPARE(kept(first, madeByFirst), (folder / key).string());
    QCOMPARE(kept(second, madeBySecond), (folder / key).string());
    QVERIFY(fs::exists(folder / key / "Main.class"));
}

/// A process that is killed while it compiles leaves a folder behind.
void TestProgramCache::cacheRemovesAbandonedFolders()
{
    const fs::path folder = m_folder.filePath(QStringLiteral("abandoned")).toStdString();
    for (const char* name : {"new-killed", "new-working"})
        fs::create_directories(folder / name);
    fs::last_write_time(folder / "new-killed", fs::file_time_type::clock::now() - 48h);
    ProgramCache cache(folder);
    const std::string program = cache.newFolder() + "/program";
    std::ofstream(program) << "code";
    QVERIFY(!cache.keep(program, keyOf({"a source"})).empty());
    QVERIFY(!fs::exists(folder / "new-killed"));
    QVERIFY(fs::exists(folder / "new-working"));
}

NIMSTONE_TEST(TestProgramCache)
#include "tst_program_cache.moc"
