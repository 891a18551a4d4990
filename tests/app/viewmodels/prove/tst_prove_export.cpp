// Exports a proof: it is copied, saved in each format, replaces a file only after confirmation, can be cancelled, and is in one
// language throughout.
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "app/viewmodels/prove/prove_export.h"
#include "app/viewmodels/shell/shell.h"
#include "tests/program.h"

using namespace nimstone;

namespace {

QByteArray exported(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// An exporter with its session, and a folder for its files.
struct ExportFixture {
    ExportFixture()
    {
        exporter.setProperty("session", QVariant::fromValue(&session));
        session.setStep(3);
    }

    QString path(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }
    QStringList files() const { return QDir(folder.path()).entryList(QDir::Files); }
    void save(const char* kind, const QString& file) { exporter.save(QString::fromLatin1(kind), QUrl::fromLocalFile(file)); }

    QTemporaryDir folder;
    ProveSession session;
    ProveExport exporter;
};

}  // namespace

class TestProveExport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aProofIsCopiedAsMarkdownOrLatex()
    {
        ExportFixture desk;
        desk.exporter.copy(QStringLiteral("markdown"));
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QLatin1String("# Lemma 2\n")));
        QVERIFY(desk.exporter.news().contains(QLatin1String("Markdown")));
        desk.exporter.copy(QStringLiteral("latex"));
        QVERIFY(QGuiApplication::clipboard()->text().contains(QLatin1String("\\begin{document}")));
        QVERIFY(desk.exporter.news().contains(QLatin1String("LaTeX")));
        desk.exporter.dismiss();
        QVERIFY(desk.exporter.news().isEmpty());
    }

    void aProofIsSavedInEachFormat_data()
    {
        QTest::addColumn<QByteArray>("begin");
        QTest::newRow("markdown") << QByteArray("# Lemma 2\n");
        QTest::newRow("latex") << QByteArray("% !TeX program = pdflatex\n");
        QTest::newRow("svg") << QByteArray("<?xml");
        QTest::newRow("png") << QByteArray("\x89PNG");
        QTest::newRow("pdf") << QByteArray("%PDF-");
        QTest::newRow("examples") << QByteArray("%PDF-");
    }

    void aProofIsSavedInEachFormat()
    {
        QFETCH(QByteArray, begin);
        ExportFixture desk;
        const QString kind = QString::fromLatin1(QTest::currentDataTag());
        // The name has no ending, so the exporter adds one.
        desk.exporter.save(kind, QUrl::fromLocalFile(desk.path("proof")));
        QVERIFY(desk.exporter.running());
        QTRY_VERIFY_WITH_TIMEOUT(!desk.exporter.running(), 60'000);
        const QString file = desk.path("proof.") + desk.exporter.ending(kind);
        QVERIFY2(exported(file).startsWith(begin), qPrintable(desk.exporter.news()));
        QVERIFY(!desk.exporter.failed());
        QVERIFY(desk.exporter.news().contains(QFileInfo(file).fileName()));
        QCOMPARE(desk.files().size(), 1);
    }

    void aFreeFileNameIsSuggested()
    {
        ExportFixture desk;
        desk.save("markdown", desk.path("first.md"));
        QTRY_VERIFY(!desk.exporter.running());
        const auto suggested = [&desk](const char* kind) { return desk.exporter.suggestedFile(QString::fromLatin1(kind)).toLocalFile(); };
        QCOMPARE(suggested("markdown"), desk.path("nim-lemma-2.md"));
        QCOMPARE(suggested("svg"), desk.path("nim-lemma-2-step-3.svg"));
        QCOMPARE(suggested("examples"), desk.path("nim-lemma-2-examples.pdf"));
        desk.save("pdf", desk.path("nim-lemma-2.pdf"));
        QTRY_VERIFY(!desk.exporter.running());
        QCOMPARE(suggested("pdf"), desk.path("nim-lemma-2-2.pdf"));
    }

    void aFileIsReplacedOnlyAfterConfirmation()
    {
        ExportFixture desk;
        QFile there(desk.path("there.md"));
        QVERIFY(there.open(QIODevice::WriteOnly));
        there.write("mine");
        there.close();
        // The question is asked also if the name of the existing file results from the added ending.
        desk.save("markdown", desk.path("there"));
        QVERIFY(desk.exporter.asking());
        QVERIFY(!desk.exporter.running());
        QVERIFY(desk.exporter.news().contains(QLatin1String("there.md")));
        desk.exporter.dismiss();
        QVERIFY(!desk.exporter.asking());
        desk.exporter.replace();
        QCOMPARE(exported(there.fileName()), QByteArray("mine"));
        desk.save("markdown", there.fileName());
        desk.exporter.replace();
        QTRY_VERIFY(!desk.exporter.running());
        QVERIFY(exported(there.fileName()).startsWith("# Lemma 2"));
    }

    void anExportCanBeCancelled()
    {
        ExportFixture desk;
        QFile there(desk.path("all.pdf"));
        QVERIFY(there.open(QIODevice::WriteOnly));
        there.write("mine");
        there.close();
        desk.save("everything", there.fileName());
        desk.exporter.replace();
        QTRY_VERIFY_WITH_TIMEOUT(desk.exporter.progress() > 0, 60'000);
        desk.exporter.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!desk.exporter.running(), 60'000);
        QVERIFY(!desk.exporter.failed());
        QCOMPARE(exported(there.fileName()), QByteArray("mine"));
        QCOMPARE(desk.files(), QStringList{QStringLiteral("all.pdf")});
    }

    void closingTheWindowCancelsTheExport()
    {
        QTemporaryDir folder;
        {
            ExportFixture desk;
            desk.save("everything", folder.filePath(QStringLiteral("all.pdf")));
            QTRY_VERIFY_WITH_TIMEOUT(desk.exporter.progress() > 0, 60'000);
        }
        QVERIFY(QDir(folder.path()).entryList(QDir::Files).isEmpty());
    }

    void theReasonWhyAnExportFailedIsReported()
    {
        ExportFixture desk;
        desk.save("pdf", desk.path("no/such/folder.pdf"));
        QTRY_VERIFY(!desk.exporter.running());
        QVERIFY(desk.exporter.failed());
        QVERIFY(desk.exporter.news().contains(QLatin1String("its folder does not exist")));
        QCOMPARE(desk.files().size(), 0);
        desk.exporter.save(QStringLiteral("pdf"), QUrl(QStringLiteral("https://example.org/a.pdf")));
        QVERIFY(desk.exporter.failed());
        QVERIFY(!desk.exporter.running());
    }

    void anExporterWithoutASessionSavesNothing_data()
    {
        QTest::addColumn<int>("unused");
        for (const char* kind : {"markdown", "pdf", "everything", "theorems"})
            QTest::newRow(kind) << 0;
    }

    void anExporterWithoutASessionSavesNothing()
    {
        QTemporaryDir folder;
        ProveExport exporter;
        exporter.save(QString::fromLatin1(QTest::currentDataTag()), QUrl::fromLocalFile(folder.filePath(QStringLiteral("none"))));
        QVERIFY(!exporter.running());
        QVERIFY(QDir(folder.path()).entryList(QDir::Files).isEmpty());
    }

    void aRefusedProofIsNotExported()
    {
        ExportFixture desk;
        QVERIFY(desk.session.submitPosition(QStringLiteral("nim:1,1")));
        QVERIFY(!desk.session.words().refusal.isEmpty());
        desk.save("markdown", desk.path("none.md"));
        QVERIFY(!desk.exporter.running());
        QCOMPARE(desk.files().size(), 0);
    }

    /// The PDF is in the language that the window had when the export began, although the window changes its language repeatedly
    /// during the export.
    void changingTheLanguageDoesNotMixLanguages()
    {
        QTemporaryDir profile;
        for (const char* variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME"})
            qputenv(variable, QFile::encodeName(profile.path()));
        Shell shell(nullptr);
        shell.overrideLanguage(QStringLiteral("en"));
        ExportFixture desk;
        desk.save("examples", desk.path("calm.pdf"));
        QTRY_VERIFY_WITH_TIMEOUT(!desk.exporter.running(), 60'000);

        desk.save("examples", desk.path("restless.pdf"));
        int changes = 0;
        for (; desk.exporter.running(); ++changes) {
            shell.overrideLanguage(changes % 2 == 0 ? QStringLiteral("zh_CN") : QStringLiteral("en"));
            QCoreApplication::processEvents();
        }
        QVERIFY(changes > 1);
        // The two PDFs differ only in their time of creation, which has a fixed length.
        QCOMPARE(exported(desk.path("restless.pdf")).size(), exported(desk.path("calm.pdf")).size());
        // The message is in the language of the window.
        shell.overrideLanguage(QStringLiteral("zh_CN"));
        QVERIFY2(desk.exporter.news().contains(QStringLiteral("保存")), qPrintable(desk.exporter.news()));
    }
};

NIMSTONE_TEST(TestProveExport)
#include "tst_prove_export.moc"
