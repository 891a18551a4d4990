// Checks every text against docs/voice.md, as far as a rule can: the catalogues, the contest problems, and the documents.
#include <QDirIterator>
#include <QFile>
#include <QTest>

#include "tests/program.h"
#include "tests/translations/rendering.h"
#include "tests/translations/voice.h"

using namespace nimstone::tests;

class TestVoice : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void rulesFindTheirExamples_data();
    void rulesFindTheirExamples();
    void unusualTermsAreFound_data();
    void unusualTermsAreFound();
    void inconsistentTranslationsAreFound();
    void catalogueTextsFollowTheRules_data();
    void catalogueTextsFollowTheRules();
    void documentsFollowTheRules_data();
    void documentsFollowTheRules();
    void equalSourcesHaveEqualTranslations();

private:
    Voice m_voice;
    std::vector<Message> m_messages;
};

namespace {

QString sourceFile(const QString& path)
{
    return QStringLiteral(NIMSTONE_SOURCE_DIR "/") + path;
}

/// Returns the Markdown text without code and without link targets.
QString prose(const QString& markdown)
{
    static const QRegularExpression code(QStringLiteral("```.*?```|`[^`\\n]*`|<[^>\\n]*>"), QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression target(QStringLiteral("\\]\\([^)]*\\)"));
    // A paragraph may continue on the next line; a heading or a list item begins a new one.
    static const QRegularExpression within(QStringLiteral("(?<=\\S)\\n(?=[^\\s#*|>-])"));
    return QString(markdown).replace(code, QStringLiteral("x")).replace(target, QStringLiteral("]")).replace(within, QStringLiteral(" "));
}

}  // namespace

void TestVoice::initTestCase()
{
    m_voice = readVoice(sourceFile(QStringLiteral("tests/translations/voice.json")));
    QVERIFY(!m_voice.rules.empty() && !m_voice.terms.empty() && m_voice.lengths.size() == 2);
    for (const Voice::Rule& rule : m_voice.rules)
        QVERIFY2(rule.pattern.isValid() && !rule.instead.isEmpty(),
                 qPrintable(QStringLiteral("a rule in tests/translations/voice.json has an invalid pattern or no text for `instead`: ") + rule.pattern.pattern()));
    for (const Voice::Term& term : m_voice.terms)
        QVERIFY2(term.english.isValid() && term.chinese.isValid(),
                 qPrintable(QStringLiteral("a term in tests/translations/voice.json has an invalid pattern: ") + term.english.pattern()));
    m_messages = readMessages(sourceFile(QStringLiteral("translations/nimstone_zh_CN.ts")));
    QVERIFY(!m_messages.empty());
}

void TestVoice::rulesFindTheirExamples_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("text");
    for (const Voice::Rule& rule : readVoice(sourceFile(QStringLiteral("tests/translations/voice.json"))).rules)
        QTest::addRow("%s %s", qPrintable(rule.language), qPrintable(rule.pattern.pattern())) << rule.language << rule.finds;
    QTest::newRow("a long sentence") << QStringLiteral("en") << QStringLiteral("and ").repeated(60);
    QTest::newRow("a long Chinese sentence") << QStringLiteral("zh_CN") << QStringLiteral("堆").repeated(90);
}

void TestVoice::rulesFindTheirExamples()
{
    QFETCH(QString, language);
    QFETCH(QString, text);
    QVERIFY2(!m_voice.faults(text, language).isEmpty(), qPrintable(QStringLiteral("no rule finds a fault in this text: ") + text));
}

void TestVoice::unusualTermsAreFound_data()
{
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<int>("faults");
    QTest::newRow("the usual term") << QStringLiteral("异或和为 0") << 0;
    QTest::newRow("another term") << QStringLiteral("尼姆数为 0") << 1;
}

void TestVoice::unusualTermsAreFound()
{
    QFETCH(QString, chinese);
    QFETCH(int, faults);
    const Message message{.source = QStringLiteral("The nim-sum is 0"), .translations = {chinese}};
    QCOMPARE(m_voice.unusualTerms(message).size(), faults);
}

void TestVoice::inconsistentTranslationsAreFound()
{
    const Message one{.context = QStringLiteral("One"), .source = QStringLiteral("Left"), .translations = {QStringLiteral("左方")}};
    Message other{.context = QStringLiteral("Other"), .source = one.source, .translations = one.translations};
    QCOMPARE(translatedInTwoWays({one, other}).size(), 0);
    other.translations = {QStringLiteral("剩下")};
    QCOMPARE(translatedInTwoWays({one, other}).size(), 1);
    other.hint = QStringLiteral("What is left");
    QCOMPARE(translatedInTwoWays({one, other}).size(), 0);
}

void TestVoice::catalogueTextsFollowTheRules_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << QStringLiteral("en");
    QTest::newRow("zh_CN") << QStringLiteral("zh_CN");
}

void TestVoice::catalogueTextsFollowTheRules()
{
    QFETCH(QString, language);
    QStringList found;
    Rendering rendering(m_messages, readMessages(sourceFile(QStringLiteral("translations/nimstone_en.ts"))));
    for (const Message& message : m_messages) {
        for (const QString& text : rendering.texts(message, language)) {
            for (const QString& fault : m_voice.faults(text, language))
                found << QStringLiteral("%1 | %2 | %3").arg(message.context, fault, text);
        }
        const QStringList terms = language == QLatin1String("en") ? QStringList() : m_voice.unusualTerms(message);
        for (const QString& fault : terms)
            found << QStringLiteral("%1 | %2").arg(message.context, fault);
    }
    for (const QString& fault : found)
        qWarning().noquote() << fault;
    QCOMPARE(found.size(), 0);
}

void TestVoice::documentsFollowTheRules_data()
{
    QTest::addColumn<QString>("language");
    const auto row = [](const QString& file) {
        QTest::newRow(qPrintable(file)) << (file.contains(QLatin1String("zh_CN")) ? QStringLiteral("zh_CN") : QStringLiteral("en"));
    };
    for (const char* file : {"README.md", "README.zh_CN.md", "CONTRIBUTING.md", "findings/README.md", "docs/adding/game.md",
                             "docs/adding/theorem.md", "docs/adding/skill.md", "docs/adding/problem.md", "docs/adding/page.md",
                             "docs/adding/text.md", "docs/exercise-sets.md", "docs/exercise-sets.zh_CN.md"})
        row(QString::fromLatin1(file));
    QDirIterator problems(sourceFile(QStringLiteral("translations/contest")), {QStringLiteral("*.md")}, QDir::Files, QDirIterator::Subdirectories);
    while (problems.hasNext())
        row(problems.next().mid(sourceFile({}).size()));
}

void TestVoice::documentsFollowTheRules()
{
    QFETCH(QString, language);
    QFile document(sourceFile(QString::fromUtf8(QTest::currentDataTag())));
    QVERIFY(document.open(QIODevice::ReadOnly));
    const QStringList faults = m_voice.faults(prose(QString::fromUtf8(document.readAll())), language);
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
}

void TestVoice::equalSourcesHaveEqualTranslations()
{
    const QStringList found = translatedInTwoWays(m_messages);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

NIMSTONE_TEST(TestVoice)
#include "tst_voice.moc"
