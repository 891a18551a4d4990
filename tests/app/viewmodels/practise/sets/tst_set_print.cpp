// Prints an exercise set: the PDF is in either language, whatever the language of the window, and printing can be cancelled or
// fail. A set can also be saved as questions for other systems.
#include <QBuffer>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "app/export/practice/worksheet_pdf.h"
#include "app/viewmodels/practise/sets/set_print.h"
#include "app/viewmodels/shell/shell.h"
#include "tests/app/wording/texts.h"
#include "tests/program.h"
#include "translations/catalogue.h"
#include "translations/spoken.h"

using namespace nimstone;

namespace {

/// A set of 12 exercises, and the view model that prints it.
struct PrintFixture {
    PrintFixture() : editor(folder.filePath(QStringLiteral("sets")))
    {
        editor.begin(0, 7);
        editor.setTitle(QStringLiteral("Week 3"));
        print.setProperty("editor", QVariant::fromValue(&editor));
    }

    QString path(const char* name) const { return folder.filePath(QString::fromUtf8(name)); }
    QByteArray content(const char* name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    bool readRoster(const QByteArray& list)
    {
        QFile file(path("class.csv"));
        if (!file.open(QIODevice::WriteOnly) || file.write(list) != list.size())
            qFatal("no file");
        file.close();
        return print.readRoster(QUrl::fromLocalFile(file.fileName()));
    }
    void save(const char* language, const char* name) { print.save(QString::fromLatin1(language), QUrl::fromLocalFile(path(name))); }

    QTemporaryDir folder;
    SetEditor editor;
    SetPrint print;
};

/// Stands for the desktop's PDF viewer.
class Viewer : public QObject {
    Q_OBJECT

public:
    QUrl opened;

public Q_SLOTS:
    void open(const QUrl& file) { opened = file; }
};

}  // namespace

class TestSetPrint : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_english.emplace(QStringLiteral("en"));
        QVERIFY(m_english->loaded());
        speak(QStringLiteral("en"));
    }
    void cleanup() { m_english.reset(); }

    void thePdfIsInTheChosenLanguage_data()
    {
        QTest::addColumn<QString>("window");
        QTest::addColumn<QString>("paper");
        for (const char* window : {"en", "zh_CN"}) {
            QTest::addRow("English from %s", window) << QString::fromLatin1(window) << QStringLiteral("en");
            QTest::addRow("Chinese from %s", window) << QString::fromLatin1(window) << QStringLiteral("zh_CN");
        }
    }

    /// The PDF is as large as a PDF that is written while the window has the PDF's language.
    void thePdfIsInTheChosenLanguage()
    {
        QFETCH(QString, window);
        QFETCH(QString, paper);
        CurrentTranslator catalogue;
        QCoreApplication::installTranslator(&catalogue);
        speak(window);
        PrintFixture desk;
        desk.save(qPrintable(paper), "sheet");
        QVERIFY(desk.print.running());
        QTRY_VERIFY_WITH_TIMEOUT(!desk.print.running(), 60'000);
        const QString news = desk.print.news();
        QCoreApplication::removeTranslator(&catalogue);
        // The message is in the language of the window.
        QCOMPARE(news, window == QLatin1String("en") ? QStringLiteral("Saved: sheet.pdf") : QStringLiteral("已保存：sheet.pdf"));
        // The two PDFs differ only in their time of creation, which has a fixed length.
        QCOMPARE(desk.content("sheet.pdf").size(), sizeIn(paper, desk.editor));
        QVERIFY(sizeIn(QStringLiteral("en"), desk.editor) != sizeIn(QStringLiteral("zh_CN"), desk.editor));
    }

    void changingTheLanguageDoesNotMixLanguages_data()
    {
        QTest::addColumn<QString>("paper");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("Chinese") << QStringLiteral("zh_CN");
    }

    /// The window changes its language repeatedly while the PDF is written.
    void changingTheLanguageDoesNotMixLanguages()
    {
        QFETCH(QString, paper);
        QTemporaryDir profile;
        for (const char* variable : {"XDG_CONFIG_HOME", "XDG_DATA_HOME"})
            qputenv(variable, QFile::encodeName(profile.path()));
        Shell shell(nullptr);
        PrintFixture desk;
        desk.save(qPrintable(paper), "sheet");
        int changes = 0;
        for (; desk.print.running(); ++changes) {
            shell.overrideLanguage(changes % 2 == 0 ? QStringLiteral("zh_CN") : QStringLiteral("en"));
            QCoreApplication::processEvents();
        }
        QVERIFY(changes > 1);
        shell.overrideLanguage(paper);
        QCOMPARE(desk.content("sheet.pdf").size(), sizeIn(paper, desk.editor));
    }

    void thePdfIsOpenedInTheViewer_data()
    {
        QTest::addColumn<bool>("opens");
        QTest::addColumn<QString>("news");
        QTest::newRow("a program opens it") << true << QStringLiteral("Opening Week 3.pdf in your PDF viewer. You can print it there.");
        QTest::newRow("no program opens it") << false << QStringLiteral("No program was found that opens Week 3.pdf. The file is here: %1");
    }

    /// The PDF is a temporary file in the cache folder. No file appears in the folder for saved files, so the suggested name
    /// stays the same.
    void thePdfIsOpenedInTheViewer()
    {
        QFETCH(bool, opens);
        QFETCH(QString, news);
        QTemporaryDir cache;
        qputenv("XDG_CACHE_HOME", QFile::encodeName(cache.path()));
        Viewer viewer;
        // Without a program that opens it, and without a display, no file can be opened.
        if (opens)
            QDesktopServices::setUrlHandler(QStringLiteral("file"), &viewer, "open");
        else
            qputenv("PATH", QFile::encodeName(cache.path()));
        PrintFixture desk;
        const QUrl saved = desk.print.suggestedFile(QStringLiteral("en"));
        desk.print.view(QStringLiteral("en"));
        QTRY_VERIFY_WITH_TIMEOUT(!desk.print.running(), 60'000);
        QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
        const QDir folder(QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/pdf"));
        const QString file = folder.filePath(QStringLiteral("Week 3.pdf"));
        QVERIFY(folder.path().startsWith(cache.path()));
        QVERIFY(QFile::exists(file));
        QCOMPARE(desk.print.news(), news.contains(QLatin1String("%1")) ? news.arg(file) : news);
        QCOMPARE(desk.print.failed(), !opens);
        if (opens)
            QCOMPARE(viewer.opened, QUrl::fromLocalFile(file));
        QCOMPARE(desk.print.suggestedFile(QStringLiteral("en")), saved);
    }

    void aFreeFileNameIsSuggested()
    {
        PrintFixture desk;
        QCOMPARE(desk.print.suggestedFile(QStringLiteral("en")).fileName(), QStringLiteral("Week 3.pdf"));
        QCOMPARE(desk.print.suggestedFile(QStringLiteral("zh_CN")).fileName(), QStringLiteral("Week 3-zh_CN.pdf"));
        desk.save("en", "Week 3.pdf");
        QTRY_VERIFY_WITH_TIMEOUT(!desk.print.running(), 60'000);
        QCOMPARE(desk.print.suggestedFile(QStringLiteral("en")).fileName(), QStringLiteral("Week 3-2.pdf"));
        desk.editor.clear();
        QCOMPARE(desk.print.suggestedFile(QStringLiteral("en")).fileName(), QStringLiteral("worksheet.pdf"));
    }

    void aSetIsSavedAsQuestions_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("beginning");
        QTest::newRow("gift") << QStringLiteral("Week 3-gift.txt") << QByteArray("$CATEGORY: $course$/Week 3/读写二进制/");
        QTest::newRow("moodle") << QStringLiteral("Week 3-moodle.xml") << QByteArray("<?xml");
        QTest::newRow("anki") << QStringLiteral("Week 3-anki.txt") << QByteArray("#separator:tab\n");
    }

    /// The questions are in the language of the set, whatever the language of the window.
    void aSetIsSavedAsQuestions()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, beginning);
        const QString kind = QString::fromLatin1(QTest::currentDataTag());
        CurrentTranslator catalogue;
        QCoreApplication::installTranslator(&catalogue);
        PrintFixture desk;
        desk.editor.setLanguage(QStringLiteral("zh_CN"));
        QCOMPARE(desk.print.suggestedFile(kind).fileName(), file);
        desk.save(qPrintable(kind), "questions");
        QTRY_VERIFY_WITH_TIMEOUT(!desk.print.running(), 60'000);
        QCoreApplication::removeTranslator(&catalogue);
        QVERIFY2(!desk.print.failed(), qPrintable(desk.print.news()));
        const QByteArray written = desk.content(qPrintable(QStringLiteral("questions.") + desk.print.ending(kind)));
        QVERIFY2(written.startsWith(beginning), written.left(200).constData());
    }

    void printingCanBeCancelled()
    {
        PrintFixture desk;
        desk.editor.adding()->setCount(QStringLiteral("188"));
        desk.editor.adding()->setLevel(QStringLiteral("3"));
        QVERIFY(desk.editor.adding()->draw(1));
        desk.save("en", "long.pdf");
        QTRY_VERIFY_WITH_TIMEOUT(desk.print.progress() > 0, 60'000);
        // The PDF is written from a copy of the set.
        desk.editor.clear();
        desk.print.cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!desk.print.running(), 60'000);
        QVERIFY(!desk.print.failed());
        QVERIFY(!QFile::exists(desk.path("long.pdf")));
    }

    /// The sheets and the keys of a class are two files. An existing file of either name is replaced only after a question.
    void aClassIsPrinted()
    {
        PrintFixture desk;
        QVERIFY(desk.readRoster("name,number\nAda,1\n\"Ming, Li\",2\n"));
        desk.save("class", "Week 3.pdf");
        QTRY_VERIFY_WITH_TIMEOUT(!desk.print.running(), 60'000);
        QCOMPARE(desk.print.news(), QStringLiteral("Saved: Week 3.pdf"));
        QVERIFY(desk.content("Week 3.pdf").startsWith("%PDF"));
        QVERIFY(desk.content("Week 3 - key.pdf").startsWith("%PDF"));
        QVERIFY(QFile::remove(desk.path("Week 3.pdf")));
        desk.save("class", "Week 3.pdf");
        QVERIFY(desk.print.asking());
        QCOMPARE(desk.print.news(), QStringLiteral("Week 3 - key.pdf already exists. Replace it?"));
        desk.print.replace();
        QTRY_VERIFY_WITH_TIMEOUT(!desk.print.running(), 60'000);
        QVERIFY(QFile::exists(desk.path("Week 3.pdf")));
    }

    void aBadClassListIsReported_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("news");
        QTest::newRow("a bad line") << QByteArray("Ada,1\n,2\n") << QStringLiteral("class.csv, line 2: expected a name and a number, found ',2'");
        QTest::newRow("too large") << QByteArray(1'000'001, 'x') << QStringLiteral("class.csv: the file is too large for a class list");
    }
    void aBadClassListIsReported()
    {
        QFETCH(QByteArray, content);
        QFETCH(QString, news);
        PrintFixture desk;
        QVERIFY(desk.readRoster("Ada,1"));
        QVERIFY(!desk.readRoster(content));
        QVERIFY(desk.print.failed());
        QCOMPARE(desk.print.news(), news);
        // The class list that was read before is forgotten.
        desk.save("class", "Week 3.pdf");
        QVERIFY(!desk.print.running());
    }

    void anEmptySetIsNotPrinted()
    {
        PrintFixture desk;
        desk.save("fr", "other.pdf");
        desk.editor.clear();
        desk.save("en", "empty.pdf");
        QVERIFY(!desk.print.running());
        QVERIFY(QDir(desk.folder.path()).entryList(QDir::Files).isEmpty());
    }

    void theReasonWhyPrintingFailedIsReported()
    {
        PrintFixture desk;
        desk.save("en", "no/such/folder.pdf");
        QTRY_VERIFY(!desk.print.running());
        QVERIFY(desk.print.failed());
        QCOMPARE(desk.print.news(), QStringLiteral("folder.pdf could not be written: its folder does not exist."));
    }

private:
    static qsizetype sizeIn(const QString& language, const SetEditor& editor)
    {
        QTranslator translator;
        if (!loadCatalogue(translator, language))
            return 0;
        QCoreApplication::installTranslator(&translator);
        // The PDF names its language.
        const ScopedLanguage spoken(language);
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        exports::writeWorksheets(buffer, {exports::sheetOf(editor.set(), exports::PaperSize::A4)});
        QCoreApplication::removeTranslator(&translator);
        return buffer.size();
    }

    std::optional<tests::InLanguage> m_english;
};

NIMSTONE_TEST(TestSetPrint)
#include "tst_set_print.moc"
