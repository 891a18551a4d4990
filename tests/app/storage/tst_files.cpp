// A file that is put aside, under a name that is free, together with what belongs to it; and one for which there is no room.
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
    void putsAsideWhatBelongsToIt_data()
    {
        QTest::addColumn<QStringList>("there");
        QTest::addColumn<QString>("aside");
        QTest::addColumn<QStringList>("then");
        const auto add = [](const char* name, const QString& there, const QString& aside, const QString& then) {
            QTest::newRow(name) << there.split(QLatin1Char(' ')) << aside << then.split(QLatin1Char(' '));
        };
        add("alone", QStringLiteral("a.db"), QStringLiteral("a.damaged.db"), QStringLiteral("a.damaged.db"));
        add("with its log", QStringLiteral("a.db a.db-wal"), QStringLiteral("a.damaged.db"),
            QStringLiteral("a.damaged.db a.damaged.db-wal"));
        add("with both", QStringLiteral("a.db a.db-shm a.db-wal"), QStringLiteral("a.damaged.db"),
            QStringLiteral("a.damaged.db a.damaged.db-shm a.damaged.db-wal"));
        add("where the name is taken", QStringLiteral("a.damaged.db a.db"), QStringLiteral("a.damaged-2.db"),
            QStringLiteral("a.damaged-2.db a.damaged.db"));
        add("where the name of the log is taken", QStringLiteral("a.damaged.db-wal a.db"), QStringLiteral("a.damaged-2.db"),
            QStringLiteral("a.damaged-2.db a.damaged.db-wal"));
    }

    void putsAsideWhatBelongsToIt()
    {
        QFETCH(QStringList, there);
        QFETCH(QString, aside);
        QFETCH(QStringList, then);
        QTemporaryDir home;
        for (const QString& name : there)
            QVERIFY(writeWhole(home.filePath(name), name.toUtf8()));
        const QString path = putAside(home.filePath(QStringLiteral("a.db")), {QStringLiteral("-wal"), QStringLiteral("-shm")});
        QCOMPARE(path, home.filePath(aside));
        QCOMPARE(QDir(home.path()).entryList(QDir::Files, QDir::Name), then);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("a.db"));
    }

    /// The first that belongs to it could be moved, the second has too long a name for that: nothing is.
    void putsAsideAllOrNothing()
    {
        QTemporaryDir home;
        const QStringList endings{QStringLiteral("-wal"), QStringLiteral("-longer")};
        // As long as a name may be, with its mark and the shorter ending.
        const QString name = QString(255 - 4 - 11, QLatin1Char('a')) + QStringLiteral(".db");
        const QString aside = QString(name).replace(QStringLiteral(".db"), QStringLiteral(".damaged.db"));
        QVERIFY(writeWhole(home.filePath(aside + endings[0]), "room for it") && QFile::remove(home.filePath(aside + endings[0])));
        QStringList there{name, name + endings[0], name + endings[1]};
        for (const QString& file : there)
            QVERIFY(writeWhole(home.filePath(file), "x"));
        QCOMPARE(putAside(home.filePath(name), endings), QString());
        there.sort();
        QCOMPARE(QDir(home.path()).entryList(QDir::Files, QDir::Name), there);
    }

    /// A file that is written over stays whole, and what is too much for the disk is told of, however little it is.
    void tellsOfAFullDisk()
    {
        QTemporaryDir home;
        const QString path = home.filePath(QStringLiteral("a.txt"));
        QVERIFY(writeWhole(path, "mine"));
        if (!tests::limitFileSize(2000))
            QSKIP("this system has no limit of the size of files");
        const bool written = writeWhole(path, QByteArray(5000, 'x'));
        tests::limitFileSize(std::nullopt);
        QVERIFY(!written);
        QCOMPARE(readChosen(path, 100).value_or(QByteArray()), QByteArray("mine"));
        QCOMPARE(QDir(home.path()).entryList(QDir::Files), QStringList{QStringLiteral("a.txt")});
        QVERIFY(writeWhole(path, QByteArray(5000, 'x')));
    }

    void saysWhereItCannot()
    {
        QTemporaryDir home;
        QCOMPARE(putAside(home.filePath(QStringLiteral("none.db"))), QString());
    }
};

NIMSTONE_TEST(TestFiles)
#include "tst_files.moc"
