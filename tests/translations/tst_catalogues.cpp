// Checks both catalogues: they have all texts of the sources, translated faithfully, and the fonts have every character.
#include <QDirIterator>
#include <QFile>
#include <QFont>
#include <QProcess>
#include <QRawFont>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include "tests/program.h"
#include "tests/translations/faults.h"

using namespace nimstone::tests;

class TestCatalogues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cataloguesAreComplete_data() { eachCatalogue(); }
    void cataloguesAreComplete();
    void cataloguesAreFaithful_data() { eachCatalogue(); }
    void cataloguesAreFaithful();
    void chineseCatalogueHasChinesePunctuation();
    void cataloguesHaveTheTextsOfTheSources_data() { eachCatalogue(); }
    void cataloguesHaveTheTextsOfTheSources();
    void cataloguesHaveTheTextsOfTheTour();
    void fontsHaveEveryCharacter_data();
    void fontsHaveEveryCharacter();

private:
    static QString sourceFile(const QString& path) { return QStringLiteral(NIMSTONE_SOURCE_DIR "/") + path; }
    static QString catalogue(const QString& language)
    {
        return QStringLiteral("translations/nimstone_%1.ts").arg(language);
    }
    void eachCatalogue() const;

    QTemporaryDir m_refreshed;
};

namespace {

void report(const Message& message, const QStringList& faults, int& count)
{
    for (const QString& fault : faults) {
        qWarning().noquote() << message.context << "|" << message.source.simplified() << "|" << fault;
        ++count;
    }
}

/// Returns the text of `file` without its // and /* */ comments.
QString withoutComments(const QString& file)
{
    QFile stored(file);
    if (!stored.open(QIODevice::ReadOnly))
        return {};
    // The pattern has strings first, so that a // within a string does not begin a comment.
    static const QRegularExpression comments(
        QStringLiteral("\"(?:\\\\.|[^\"\\\\])*\"|//[^\\n]*|/\\*.*?\\*/"), QRegularExpression::DotMatchesEverythingOption);
    const QString text = QString::fromUtf8(stored.readAll());
    QString kept;
    qsizetype last = 0;
    for (auto matches = comments.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        kept += text.mid(last, match.capturedStart() - last);
        if (match.captured().startsWith(QLatin1Char('"')))
            kept += match.captured();
        last = match.capturedEnd();
    }
    return kept + text.mid(last);
}

QSet<char32_t> characters(const QString& text)
{
    QSet<char32_t> all;
    for (const char32_t character : text.toUcs4()) {
        if (character > 0x20)
            all << character;
    }
    return all;
}

}  // namespace

void TestCatalogues::initTestCase()
{
    QVERIFY(QFile::copy(sourceFile(catalogue(QStringLiteral("zh_CN"))), m_refreshed.filePath(QStringLiteral("nimstone_zh_CN.ts"))));
    QVERIFY(QFile::copy(sourceFile(catalogue(QStringLiteral("en"))), m_refreshed.filePath(QStringLiteral("nimstone_en.ts"))));
    QProcess update;
    update.start(sourceFile(QStringLiteral("tools/update-catalogues")), {m_refreshed.path()});
    QVERIFY2(update.waitForFinished(120'000), qPrintable(update.errorString()));
    QVERIFY2(update.exitStatus() == QProcess::NormalExit && update.exitCode() == 0, update.readAllStandardError().constData());
}

void TestCatalogues::eachCatalogue() const
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("pluralForms");
    QTest::newRow("nimstone_zh_CN.ts") << QStringLiteral("zh_CN") << 1;
    QTest::newRow("nimstone_en.ts") << QStringLiteral("en") << 2;
}

void TestCatalogues::cataloguesAreComplete()
{
    QFETCH(QString, language);
    QFETCH(int, pluralForms);
    const auto messages = readMessages(sourceFile(catalogue(language)));
    QVERIFY(!messages.empty());
    int faults = 0;
    for (const Message& message : messages)
        report(message, incompleteness(message, pluralForms), faults);
    QCOMPARE(faults, 0);
    qInfo("all %zu messages of the catalogue are translated", messages.size());
}

void TestCatalogues::cataloguesAreFaithful()
{
    QFETCH(QString, language);
    QFETCH(int, pluralForms);
    int faults = 0;
    for (const Message& message : readMessages(sourceFile(catalogue(language))))
        report(message, unfaithfulParts(message, pluralForms), faults);
    QCOMPARE(faults, 0);
}

void TestCatalogues::chineseCatalogueHasChinesePunctuation()
{
    int faults = 0;
    for (const Message& message : readMessages(sourceFile(catalogue(QStringLiteral("zh_CN"))))) {
        for (const QString& translation : message.translations)
            report(message, foreignPunctuation(translation), faults);
    }
    QCOMPARE(faults, 0);
}

void TestCatalogues::cataloguesHaveTheTextsOfTheSources()
{
    QFETCH(QString, language);
    const auto keys = [](const QString& file) {
        QSet<QString> all;
        for (const Message& message : readMessages(file))
            all << message.key();
        return all;
    };
    const QSet<QString> stored = keys(sourceFile(catalogue(language)));
    const QSet<QString> fresh = keys(m_refreshed.filePath(QStringLiteral("nimstone_%1.ts").arg(language)));
    for (const QString& key : fresh - stored)
        qWarning().noquote() << "the sources contain this text, but the catalogue does not contain it:" << key.split(QChar(0x1f));
    for (const QString& key : stored - fresh)
        qWarning().noquote() << "the catalogue contains this text, but the sources no longer contain it:" << key.split(QChar(0x1f));
    QVERIFY2(stored == fresh, "the catalogue does not contain the same texts as the sources; run ./dev strings");
}

/// The tour names texts by their context and English source. A text that no longer exists would otherwise be missed only in
/// the pictures of the tour.
void TestCatalogues::cataloguesHaveTheTextsOfTheTour()
{
    QSet<QString> contexts;
    QSet<QString> said;
    for (const Message& message : readMessages(sourceFile(catalogue(QStringLiteral("zh_CN"))))) {
        contexts << message.context;
        said << message.context + QLatin1Char('|') + message.source;
    }
    static const QRegularExpression named(QStringLiteral("\"([A-Za-z:]+)\",\\s*\"([^\"\\\\]+)\""));
    int texts = 0;
    QDirIterator files(sourceFile(QStringLiteral("app/tour")), {QStringLiteral("*.cpp")}, QDir::Files);
    while (files.hasNext()) {
        for (auto matches = named.globalMatch(withoutComments(files.next())); matches.hasNext();) {
            const auto match = matches.next();
            if (!contexts.contains(match.captured(1)))
                continue;
            ++texts;
            QVERIFY2(said.contains(match.captured(1) + QLatin1Char('|') + match.captured(2)), qPrintable(QStringLiteral("app/tour names this context and text, but the catalogue does not contain it: ") + match.captured()));
        }
    }
    QVERIFY(texts >= 10);
}

void TestCatalogues::fontsHaveEveryCharacter_data()
{
    QTest::addColumn<QString>("family");
    QTest::newRow("text") << QStringLiteral("Noto Sans CJK SC");
    QTest::newRow("headings") << QStringLiteral("Noto Serif CJK SC");
}

/// Checks every character of the source texts, of their translations, and of what the window shows without translation.
void TestCatalogues::fontsHaveEveryCharacter()
{
    QFETCH(QString, family);
    const QRawFont font = QRawFont::fromFont(QFont(family));
    QCOMPARE(font.familyName(), family);

    QSet<char32_t> shown;
    for (const Message& message : readMessages(sourceFile(catalogue(QStringLiteral("zh_CN"))))) {
        shown += characters(withoutMarkup(message.source));
        for (const QString& translation : message.translations)
            shown += characters(withoutMarkup(translation));
    }
    for (const QString& folder : {QStringLiteral("qml"), QStringLiteral("app/figures"), QStringLiteral("app/viewmodels")}) {
        QDirIterator files(sourceFile(folder), {QStringLiteral("*.qml"), QStringLiteral("*.cpp"), QStringLiteral("*.h")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            shown += characters(withoutComments(files.next()));
    }
    QStringList lacking;
    for (const char32_t character : shown) {
        if (!font.supportsCharacter(character))
            lacking << QStringLiteral("%1 (U+%2)").arg(QString::fromUcs4(&character, 1)).arg(uint(character), 4, 16, QLatin1Char('0'));
    }
    lacking.sort();
    QVERIFY2(lacking.isEmpty(), qPrintable(QStringLiteral("the font does not have these characters, which the window shows: ") + lacking.join(QLatin1Char(' '))));
    qInfo("the font has all %d different characters that the window shows", int(shown.size()));
}

NIMSTONE_TEST(TestCatalogues)
#include "tst_catalogues.moc"
