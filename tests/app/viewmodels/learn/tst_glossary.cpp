// Tests what QML shows of the glossary: the marks in a text, and the entries.
#include <QFontDatabase>
#include <QTest>

#include "app/viewmodels/learn/glossary.h"
#include "app/wording/learn/glossary.h"
#include "core/learn/path.h"
#include "tests/program.h"
#include "translations/catalogue.h"
#include "translations/spoken.h"

using namespace nimstone;

class TestGlossary : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void marksAreFound_data();
    void marksAreFound();
    void marksLieOnTheLinesOfTheText();
    void entriesAreComplete_data();
    void entriesAreComplete();
    void picturesHaveTheirData();

private:
    CurrentTranslator m_catalogue;
};

namespace {

QFont bodyFont()
{
    QFont font(QStringLiteral("Noto Sans CJK SC"));
    font.setPixelSize(15);
    return font;
}

QVariantList marksOf(const QString& text, bool plain = false, bool links = false, double width = 1000)
{
    return Glossary().marks(text, plain, links, bodyFont(), width, 0);
}

QRectF rectOf(const QVariant& mark)
{
    return mark.toMap().value(QStringLiteral("rect")).toRectF();
}

QString textIn(const QVariantMap& entry, const char* field)
{
    return entry.value(QLatin1String(field)).toString();
}

}  // namespace

void TestGlossary::initTestCase()
{
    QCoreApplication::installTranslator(&m_catalogue);
    speak(QStringLiteral("en"));
}

void TestGlossary::marksAreFound_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("plain");
    QTest::addColumn<bool>("links");
    QTest::addColumn<QString>("marks");  // "link=words" of each mark
    const auto row = [](const char* name, const char* language, const char* text, bool plain, bool links, const char* marks) {
        QTest::newRow(name) << QString::fromLatin1(language) << QString::fromUtf8(text) << plain << links << QString::fromUtf8(marks);
    };
    row("no term", "en", "Take two stones.", false, false, "");
    row("one term", "en", "The nim-sum is 0.", false, false, "word:nim-sum=nim-sum");
    row("only the first occurrence", "en", "A nim-sum and a nim-sum.", false, false, "word:nim-sum=nim-sum");
    row("in bold", "en", "The <b>nim</b>-sum &lt; 5 has a <b>period</b>.", false, false, "word:nim-sum=nim-sum word:period=period");
    row("with a no-break space", "en", "Its Grundy&nbsp;value is 3.", false, false, "word:grundy-value=Grundy value");
    row("not in a link", "en", "See <a href=\"lesson:values\">Grundy values</a>.", false, false, "");
    row("links on request", "en", "The mex: <a href=\"lesson:values\">Grundy <b>values</b></a>.", false, true, "word:mex=mex lesson:values=Grundy values");
    row("two links side by side", "en", "<a href=\"lesson:a\">one</a><a href=\"lesson:b\">two</a>", false, true, "lesson:a=one lesson:b=two");
    row("a link to a word", "en", "They <a href=\"word:balanced\">balance each other</a>.", false, false, "word:balanced=balance each other");
    row("plain text", "en", "If q < 3, the quota is small.", true, false, "word:quota=quota");
    row("Chinese", "zh_CN", "异或和是 3，周期是 2。", false, false, "word:nim-sum=异或和 word:period=周期");
}

void TestGlossary::marksAreFound()
{
    QFETCH(QString, language);
    QFETCH(QString, text);
    QFETCH(bool, plain);
    QFETCH(bool, links);
    const ScopedLanguage spoken(language);
    QStringList found;
    for (const QVariant& mark : marksOf(text, plain, links)) {
        const QVariantMap fields = mark.toMap();
        found << fields.value(QStringLiteral("link")).toString() + QLatin1Char('=') + fields.value(QStringLiteral("words")).toString();
        QVERIFY(!rectOf(mark).isEmpty());
    }
    QTEST(found.join(QLatin1Char(' ')), "marks");
}

void TestGlossary::marksLieOnTheLinesOfTheText()
{
    const QString text = QStringLiteral("Take two stones, and then the Grundy value is another one.");
    const QRectF wide = rectOf(marksOf(text).value(0));
    QVERIFY(wide.left() > 100 && wide.top() == 0 && wide.width() > 50);
    // On a narrow page, the words are on two lines.
    const QVariantList narrow = marksOf(text, false, false, wide.left() + 0.8 * wide.width());
    QCOMPARE(narrow.size(), 2);
    for (int line = 0; line < 2; ++line) {
        const QVariantMap mark = narrow[line].toMap();
        QCOMPARE(mark.value(QStringLiteral("words")).toString(), QStringLiteral("Grundy value"));
        QCOMPARE(mark.value(QStringLiteral("first")).toBool(), line == 0);
    }
    QVERIFY(rectOf(narrow[0]).left() > 100);
    QCOMPARE(rectOf(narrow[1]).left(), 0.0);
    QCOMPARE(rectOf(narrow[1]).top(), rectOf(narrow[0]).bottom());
    // In a text that is twice as high, the lines are twice as far apart.
    const QVariantList high = Glossary().marks(text, false, false, bodyFont(), wide.left() + 0.8 * wide.width(), 4 * wide.height());
    QVERIFY(rectOf(high.value(1)).top() > 1.2 * rectOf(narrow[1]).top());
}

void TestGlossary::entriesAreComplete_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << QStringLiteral("en");
    QTest::newRow("zh_CN") << QStringLiteral("zh_CN");
}

void TestGlossary::entriesAreComplete()
{
    QFETCH(QString, language);
    const ScopedLanguage spoken(language);
    Glossary glossary;
    for (const learn::GlossaryTerm& term : wording::glossaryIn(language).terms()) {
        const QVariantMap entry = glossary.entry(QString::fromStdString(term.key));
        QCOMPARE(textIn(entry, "title"), QString::fromStdString(term.title));
        QVERIFY2(!textIn(entry, "other").isEmpty() && !textIn(entry, "text").isEmpty(), term.key.c_str());
        const int number = entry.value(QStringLiteral("number")).toInt();
        QVERIFY2(number > 0, term.key.c_str());
        QCOMPARE(learn::numberOf(textIn(entry, "lesson").toStdString()), std::optional(static_cast<std::size_t>(number)));
        const int boards = entry.contains(QStringLiteral("position")) ? 1 : 0;
        const int strips = entry.value(QStringLiteral("labels")).toStringList().isEmpty() ? 0 : 1;
        QCOMPARE(boards + strips, term.picture ? 1 : 0);
    }
    QVERIFY(glossary.entry(QStringLiteral("king")).isEmpty());
}

void TestGlossary::picturesHaveTheirData()
{
    Glossary glossary;
    const QVariantMap columns = glossary.entry(QStringLiteral("nim-sum"));
    QCOMPARE(textIn(columns, "other"), QString::fromUtf8("异或和"));
    QCOMPARE(textIn(columns, "position"), QStringLiteral("nim:13,6"));
    QVERIFY(columns.value(QStringLiteral("columns")).toBool());
    const QVariantMap board = glossary.entry(QStringLiteral("option"));
    QCOMPARE(textIn(board, "position"), QStringLiteral("nim:5,3"));
    QCOMPARE(textIn(board, "move"), QStringLiteral("1-2"));
    QVERIFY(!board.value(QStringLiteral("columns")).toBool());
    const QVariantMap strip = glossary.entry(QStringLiteral("bash-game"));
    QCOMPARE(strip.value(QStringLiteral("labels")).toStringList().join(QLatin1Char(' ')), QStringLiteral("P N N N P N N N P"));
    const QVariantMap values = glossary.entry(QStringLiteral("mex"));
    QCOMPARE(values.value(QStringLiteral("labels")).toStringList().join(QLatin1Char(' ')), QStringLiteral("0 1 0 1 2 3 2"));
    QCOMPARE(textIn(values, "lesson"), QStringLiteral("queen"));
    QCOMPARE(values.value(QStringLiteral("number")).toInt(), 10);
}

NIMSTONE_TEST(TestGlossary)
#include "tst_glossary.moc"
