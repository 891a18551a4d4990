// Tests the files in which the windows save their state: each window has its own file, and nothing that a window saves is lost.
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/storage/files/kept_file.h"
#include "tests/program.h"

using namespace nimstone;

class TestKeptFile : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_home = std::make_unique<QTemporaryDir>(); }

    void everyWindowSavesAFileOfItsOwn_data()
    {
        QTest::addColumn<int>("windows");
        QTest::newRow("1 window") << 1;
        QTest::newRow("2 windows") << 2;
        QTest::newRow("25 windows") << 25;
    }

    void everyWindowSavesAFileOfItsOwn()
    {
        QFETCH(int, windows);
        QByteArrayList saved;
        {
            const auto files = openedFiles(windows);
            for (const auto& file : files) {
                QCOMPARE(file->take(100), QByteArray());
                saved << QByteArray::number(saved.size());
                file->save(saved.back());
                QVERIFY(file->flush());
                QCOMPARE(problemOf(*file), QString());
            }
        }
        QCOMPARE(ExclusiveFile::filesIn(m_home->path(), QStringLiteral("run")).size(), windows);
        QByteArrayList found;
        const auto files = openedFiles(windows);
        for (const auto& file : files)
            found << file->take(100);
        std::ranges::sort(found);
        std::ranges::sort(saved);
        QCOMPARE(found, saved);
    }

    void onlyFilesWithTheBaseNameAreFound()
    {
        for (const char* name : {"run.json", "run-7.json", "run-100.json", "run.damaged.json", "runs.json", "run-old.json", "run.json.lock", "set.json"})
            QVERIFY(writeFile(QString::fromLatin1(name), "x"));
        QStringList names;
        for (const QString& path : ExclusiveFile::filesIn(m_home->path(), QStringLiteral("run")))
            names << QFileInfo(path).fileName();
        names.sort();
        QCOMPARE(names, (QStringList{QStringLiteral("run-100.json"), QStringLiteral("run-7.json"), QStringLiteral("run.json")}));
    }

    /// If every name for damaged files is in use, a damaged file stays where it is, and the window saves another file.
    void aDamagedFileThatCannotBeRenamedIsNotOverwritten()
    {
        QVERIFY(writeFile(QStringLiteral("run.json"), "too long"));
        QVERIFY(writeFile(QStringLiteral("run.damaged.json"), {}));
        for (int number = 2; number < 1000; ++number)
            QVERIFY(writeFile(QStringLiteral("run.damaged-%1.json").arg(number), {}));
        {
            ExclusiveFile file(m_home->path(), QStringLiteral("run"));
            QCOMPARE(file.take(4), QByteArray());
            QCOMPARE(problemOf(file), QStringLiteral("cannot read ") + m_home->filePath(QStringLiteral("run.json")));
            file.save("mine");
            QVERIFY(file.flush());
        }
        QFile damaged(m_home->filePath(QStringLiteral("run.json")));
        QVERIFY(damaged.open(QIODevice::ReadOnly));
        QCOMPARE(damaged.readAll(), QByteArray("too long"));
        QFile saved(m_home->filePath(QStringLiteral("run-2.json")));
        QVERIFY(saved.open(QIODevice::ReadOnly));
        QCOMPARE(saved.readAll(), QByteArray("mine"));
    }

private:
    std::vector<std::unique_ptr<ExclusiveFile>> openedFiles(int count) const
    {
        std::vector<std::unique_ptr<ExclusiveFile>> files;
        while (std::ssize(files) < count)
            files.push_back(std::make_unique<ExclusiveFile>(m_home->path(), QStringLiteral("run")));
        return files;
    }
    static QString problemOf(const ExclusiveFile& file)
    {
        return file.problem(QStringLiteral("cannot save in %1"), QStringLiteral("cannot read %1"));
    }
    bool writeFile(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_home->filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    }

    std::unique_ptr<QTemporaryDir> m_home;
};

NIMSTONE_TEST(TestKeptFile)
#include "tst_kept_file.moc"
