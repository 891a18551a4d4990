// Compares every message, with its placeholders filled in, with translations/rendered, so that a changed sentence is
// reviewed as readers will see it.
#include <QFile>
#include <QTest>

#include "tests/program.h"
#include "tests/translations/rendering.h"

using namespace nimstone::tests;

class TestRendered : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void placeholdersAreFilled_data();
    void placeholdersAreFilled();
    void faultyPlaceholderValuesAreFound_data();
    void faultyPlaceholderValuesAreFound();
    void renderedTextsAreTheStoredOnes_data();
    void renderedTextsAreTheStoredOnes();
};

namespace {

Message message(const char* source, const char* chinese, const char* fillings, bool isPlural = false)
{
    return {.context = QStringLiteral("Names"), .source = QString::fromUtf8(source), .translations = {QString::fromUtf8(chinese)},
            .isPlural = isPlural, .fillings = QString::fromUtf8(fillings)};
}

/// Returns the message to render, and another message that a placeholder value can name.
std::vector<Message> messages(const char* source, const char* chinese, const char* fillings)
{
    const bool isPlural = QByteArrayView(source).contains("%n");
    return {message(source, chinese, fillings, isPlural), message("heap %1", "第 %1 堆", "")};
}

}  // namespace

void TestRendered::placeholdersAreFilled_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QString>("fillings");
    QTest::addColumn<QString>("inEnglish");
    QTest::addColumn<QString>("inChinese");
    const auto row = [](const char* what, const char* source, const char* chinese, const char* fillings, const char* inEnglish, const char* inChinese) {
        QTest::newRow(what) << QString::fromUtf8(source) << QString::fromUtf8(chinese) << QString::fromUtf8(fillings)
                            << QString::fromUtf8(inEnglish) << QString::fromUtf8(inChinese);
    };
    row("no placeholder", "Take", "取", "", "Take", "取");
    row("one placeholder", "Take %1", "取 %1 颗", R"([["1"], ["5"]])", "Take 1|Take 5", "取 1 颗|取 5 颗");
    row("two equal lists of values", "Take %1", "取 %1 颗", R"([["5"], ["5"]])", "Take 5", "取 5 颗");
    row("placeholders in another order", "%1 of %2", "%2 中的 %1", R"([["3", "8"]])", "3 of 8", "8 中的 3");
    row("a message", "Take %1 from %2", "从%2取 %1 颗", R"([["3", {"context": "Names", "source": "heap %1", "filling": ["2"]}]])",
        "Take 3 from heap 2", "从第 2 堆取 3 颗");
    row("a value that looks like a placeholder", "%1 of %2", "%2 中的 %1", R"([["%2", "8"]])", "%2 of 8", "8 中的 %2");
    row("a plural", "%n stone(s) of %1", "%1 中的 %n 颗", R"([[1, "8"], [3, "8"]])", "one of 8|3 of 8", "8 中的 1 颗|8 中的 3 颗");
}

void TestRendered::placeholdersAreFilled()
{
    QFETCH(QString, source);
    QFETCH(QString, chinese);
    QFETCH(QString, fillings);
    QFETCH(QString, inEnglish);
    QFETCH(QString, inChinese);
    const std::vector<Message> all = messages(qPrintable(source), qPrintable(chinese), qPrintable(fillings));
    Message forms = all.front();
    forms.translations = {QStringLiteral("one of %1"), QStringLiteral("%n of %1")};
    Rendering rendering(all, {forms});
    QCOMPARE(rendering.texts(all.front(), QStringLiteral("en")).join(u'|'), inEnglish);
    QCOMPARE(rendering.texts(all.front(), QStringLiteral("zh_CN")).join(u'|'), inChinese);
    QCOMPARE(rendering.faults(), QStringList());
}

void TestRendered::faultyPlaceholderValuesAreFound_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("fillings");
    QTest::newRow("no values") << QStringLiteral("Take %1") << QString();
    QTest::newRow("too few values") << QStringLiteral("%1 of %2") << QStringLiteral(R"([["3"]])");
    QTest::newRow("too many values") << QStringLiteral("Take %1") << QStringLiteral(R"([["3", "4"]])");
    QTest::newRow("a message that does not exist") << QStringLiteral("Take %1")
                                                 << QStringLiteral(R"([[{"context": "Names", "source": "row %1", "filling": ["2"]}]])");
    QTest::newRow("too few values for a message") << QStringLiteral("Take %1")
                                           << QStringLiteral(R"([[{"context": "Names", "source": "heap %1", "filling": []}]])");
    QTest::newRow("a plural without its number") << QStringLiteral("%n stone(s)") << QStringLiteral("[[]]");
    QTest::newRow("a plural with the value 1 only") << QStringLiteral("%n stone(s)") << QStringLiteral("[[1]]");
    QTest::newRow("a plural without the value 1") << QStringLiteral("%n stone(s)") << QStringLiteral("[[2], [7]]");
}

void TestRendered::faultyPlaceholderValuesAreFound()
{
    QFETCH(QString, source);
    QFETCH(QString, fillings);
    const std::vector<Message> all = messages(qPrintable(source), qPrintable(source), qPrintable(fillings));
    Rendering rendering(all, {});
    rendering.texts(all.front(), QStringLiteral("en"));
    QVERIFY(!rendering.faults().isEmpty());
}

void TestRendered::renderedTextsAreTheStoredOnes_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"en", "zh_CN"})
        QTest::newRow(language) << QString::fromLatin1(language);
}

void TestRendered::renderedTextsAreTheStoredOnes()
{
    QFETCH(QString, language);
    const QString folder = QStringLiteral(NIMSTONE_SOURCE_DIR "/translations/");
    const auto chinese = readMessages(folder + QStringLiteral("nimstone_zh_CN.ts"));
    const auto english = readMessages(folder + QStringLiteral("nimstone_en.ts"));
    Rendering rendering(chinese, english);
    const QByteArray now = rendering.all(language).toUtf8();
    QVERIFY2(rendering.faults().isEmpty(), qPrintable(rendering.faults().join(u'\n')));

    // If NIMSTONE_RENDER is set, the file is written anew, and version control shows what changed.
    QFile kept(folder + QStringLiteral("rendered/%1.txt").arg(language));
    if (qEnvironmentVariableIsSet("NIMSTONE_RENDER")) {
        QVERIFY2(kept.open(QIODevice::WriteOnly), qPrintable(kept.errorString()));
        QCOMPARE(kept.write(now), now.size());
        return;
    }
    QVERIFY2(kept.open(QIODevice::ReadOnly), qPrintable(kept.errorString()));
    const QByteArray before = kept.readAll();
    if (before != now) {
        const QList<QByteArray> lines = before.split('\n');
        for (const QByteArray& line : now.split('\n')) {
            if (!lines.contains(line))
                qWarning().noquote() << "the stored file does not contain this rendered line:" << line;
        }
        QFAIL("the rendered texts differ from the files in translations/rendered; run ./dev strings, then read the changes in these files");
    }
}

NIMSTONE_TEST(TestRendered)
#include "tst_rendered.moc"
