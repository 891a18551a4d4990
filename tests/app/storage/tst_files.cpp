// Renames a damaged file to a free name, together with the files that belong to it, and writes a file to a full disk.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/storage/files/files.h"
#include "tests/app/storage/disks.h"
#include "tests/program.h"

using namespace nimstone;

class TestFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void companionFilesAreRenamedToo_data()
    {
        QTest::addColumn<QStringList>("there");
        QTest::addColumn<QString>("aside");
        QTest::addColumn<QStringList>("then");
        const auto add = [](const char* name, const QString& there, const QString& aside, const QString& then) {
            QTest::newRow(name) << there.split(QLatin1Char(' ')) << aside << then.split(QLatin1Char(' '));
        };
        add("the database alone", QStringLiteral("a.db"), QStringLiteral("a.damaged.db"), QStringLiteral("a.damaged.db"));
        add("the database with its log", QStringLiteral("a.db a.db-wal"), QStringLiteral("a.damaged.db"),
            QStringLiteral("a.damaged.db a.damaged.db-wal"));
        add("the database with its log and shared memory", QStringLiteral("a.db a.db-shm a.db-wal"), QStringLiteral("a.damaged.db"),
            QStringLiteral("a.damaged.db a.damaged.db-shm a.damaged.db-wal"));
        add("where the name is taken", QStringLiteral("a.damaged.db a.db"), QStringLiteral("a.damaged-2.db"),
            QStringLiteral("a.damaged-2.db a.damaged.db"));
        add("where the name of the log is taken", QStringLiteral("a.damaged.db-wal a.db"), QStringLiteral("a.damaged-2.db"),
            QStringLiteral("a.damaged-2.db a.damaged.db-wal"));
    }

    void companionFilesAreRenamedToo()
    {
        QFETCH(QStringList, there);
        QFETCH(QString, aside);
        QFETCH(QStringList, then);
        QTemporaryDir home;
        for (const QString& name : there)
            QVERIFY(writeWhole(home.filePath(name), name.toUtf8()));
        const QString path = renameDamaged(home.filePath(QStringLiteral("a.db")), {QStringLiteral("-wal"), QStringLiteral("-shm")});
        QCOMPARE(path, home.filePath(aside));
        QCOMPARE(QDir(home.path()).entryList(QDir::Files, QDir::Name), then);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("a.db"));
    }

    /// One companion file could be renamed, but the new name of the second would be too long, so no file is renamed.
    void filesAreRenamedTogetherOrNotAtAll()
    {
        QTemporaryDir home;
        const QStringList endings{QStringLiteral("-wal"), QStringLiteral("-longer")};
        // With ".damaged" and the shorter ending, the name has the greatest allowed length of 255 bytes.
        const QString name = QString(255 - 4 - 11, QLatin1Char('a')) + QStringLiteral(".db");
        const QString aside = QString(name).replace(QStringLiteral(".db"), QStringLiteral(".damaged.db"));
        QVERIFY(writeWhole(home.filePath(aside + endings[0]), "room for it") && QFile::remove(home.filePath(aside + endings[0])));
        QStringList there{name, name + endings[0], name + endings[1]};
        for (const QString& file : there)
            QVERIFY(writeWhole(home.filePath(file), "x"));
        QCOMPARE(renameDamaged(home.filePath(name), endings), QString());
        there.sort();
        QCOMPARE(QDir(home.path()).entryList(QDir::Files, QDir::Name), there);
    }

    /// The old file stays intact if the new content does not fit on the disk, and the error is reported even if only few
    /// bytes are missing.
    void aFullDiskIsReported()
    {
        QTemporaryDir home;
        const QString path = home.filePath(QStringLiteral("a.txt"));
        QVERIFY(writeWhole(path, "mine"));
        if (!tests::limitFileSize(2000))
            QSKIP("this system cannot limit the size of files");
        const bool written = writeWhole(path, QByteArray(5000, 'x'));
        tests::limitFileSize(std::nullopt);
        QVERIFY(!written);
        QCOMPARE(readChosen(path, 100).value_or(QByteArray()), QByteArray("mine"));
        QCOMPARE(QDir(home.path()).entryList(QDir::Files), QStringList{QStringLiteral("a.txt")});
        QVERIFY(writeWhole(path, QByteArray(5000, 'x')));
    }

    void aMissingFileCannotBeRenamed()
    {
        QTemporaryDir home;
        QCOMPARE(renameDamaged(home.filePath(QStringLiteral("none.db"))), QString());
    }
};

NIMSTONE_TEST(TestFiles)
#include "tst_files.moc"
