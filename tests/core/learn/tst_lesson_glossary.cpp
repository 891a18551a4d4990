// Tests the reader of the glossary, and where it finds terms in a text.
#include <QTest>

#include "core/learn/glossary.h"
#include "tests/program.h"

using namespace nimstone;

class TestLessonGlossary : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void termsAreRead();
    void picturesAreRead_data();
    void picturesAreRead();
    void errorsNameTheLine_data();
    void errorsNameTheLine();
    void termsAreFound_data();
    void termsAreFound();
};

namespace {

learn::GlossaryTerms glossaryOf(const QByteArray& text)
{
    return learn::GlossaryTerms::read(text.toStdString()).value();
}

}  // namespace

void TestLessonGlossary::termsAreRead()
{
    const auto glossary = glossaryOf("## heap\nForms:\nTitle: heap\nStones.\nPicture: none\n\n## nim-sum\nForms: nim-sum, XOR\nTitle: nim-sum\nOne line.\nAnother.\nPicture: columns nim:5,3\n");
    QCOMPARE(glossary.terms().size(), std::size_t{2});
    QVERIFY(glossary.find("heap") && glossary.find("heap")->forms.empty());
    QVERIFY(!glossary.find("king"));
    const learn::GlossaryTerm& sum = *glossary.find("nim-sum");
    QCOMPARE(sum.title, std::string("nim-sum"));
    QCOMPARE(sum.forms, (std::vector<std::string>{"nim-sum", "XOR"}));
    QCOMPARE(sum.text, std::string("One line.\nAnother."));
}

void TestLessonGlossary::picturesAreRead_data()
{
    QTest::addColumn<QByteArray>("picture");
    QTest::addColumn<QString>("kind");  // the kind of block; empty for none
    QTest::newRow("no picture") << QByteArray("none") << QString();
    QTest::newRow("a board") << QByteArray("board nim:3 + bash(4):8") << QStringLiteral("boards");
    QTest::newRow("columns") << QByteArray("columns nim:3,4") << QStringLiteral("boards");
    QTest::newRow("a move") << QByteArray("move nim:5,3 1-2") << QStringLiteral("boards");
    QTest::newRow("a strip") << QByteArray("strip bash(3) to=8") << QStringLiteral("strip");
    QTest::newRow("values") << QByteArray("values kayles to=8") << QStringLiteral("values");
}

void TestLessonGlossary::picturesAreRead()
{
    QFETCH(QByteArray, picture);
    const auto glossary = glossaryOf("## heap\nPicture: " + picture + '\n');
    const auto& shown = glossary.terms().front().picture;
    QTEST(shown ? QString::fromUtf8(learn::kindOf(*shown)) : QString(), "kind");
    if (const auto* const board = shown ? std::get_if<learn::BoardsBlock>(&*shown) : nullptr) {
        QCOMPARE(board->show == learn::BoardsBlock::Show::Columns, picture.startsWith("columns"));
        QCOMPARE(board->move.has_value(), picture.startsWith("move"));
    }
}

void TestLessonGlossary::errorsNameTheLine_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("expected");
    QTest::newRow("no key") << QByteArray("# Glossary\nTitle: heap\n") << 2 << QStringLiteral("\"## KEY\"");
    QTest::newRow("no position") << QByteArray("## heap\nPicture: board nim:x\n") << 2 << QStringLiteral("a position");
    QTest::newRow("no kind") << QByteArray("## heap\n\nPicture: photo nim:1\n") << 3 << QStringLiteral("a kind of picture");
    QTest::newRow("no move") << QByteArray("## heap\nPicture: move nim:5,3\n") << 2 << QStringLiteral("a legal move");
    QTest::newRow("an illegal move") << QByteArray("## heap\nPicture: move nim:5,3 1-6\n") << 2 << QStringLiteral("a legal move");
    QTest::newRow("no length") << QByteArray("## heap\nPicture: strip bash(3)\n") << 2 << QStringLiteral("to=1 to 30");
    QTest::newRow("no rules") << QByteArray("## heap\nPicture: values chess to=8\n") << 2 << QStringLiteral("the rules of a game");
    QTest::newRow("another argument") << QByteArray("## heap\nPicture: board nim:1 size=3\n") << 2 << QStringLiteral("no argument of this name");
}

void TestLessonGlossary::errorsNameTheLine()
{
    QFETCH(QByteArray, text);
    const auto glossary = learn::GlossaryTerms::read(text.toStdString());
    QVERIFY(!glossary);
    QTEST(static_cast<int>(glossary.error().line), "line");
    QTEST(QString::fromStdString(glossary.error().expected), "expected");
}

void TestLessonGlossary::termsAreFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("found");  // the keys and the texts that were found, in their order
    QTest::newRow("no term") << QStringLiteral("Take two stones.") << QStringLiteral("");
    QTest::newRow("any case") << QStringLiteral("Nim-sums and the XOR.") << QStringLiteral("nim-sum=Nim-sums");
    QTest::newRow("only the first occurrence") << QStringLiteral("a period, a period") << QStringLiteral("period=period");
    QTest::newRow("only whole words") << QStringLiteral("periodically, nim-sum2, preperiodx") << QStringLiteral("");
    QTest::newRow("the longest form counts") << QStringLiteral("the preperiod and the equal windows") << QStringLiteral("preperiod=preperiod window=equal windows");
    QTest::newRow("beside a sign") << QStringLiteral("(period)") << QStringLiteral("period=period");
    QTest::newRow("in Chinese") << QString::fromUtf8("从周期开始") << QString::fromUtf8("period=周期");
    QTest::newRow("the longer Chinese form") << QString::fromUtf8("预周期与周期") << QString::fromUtf8("preperiod=预周期 period=周期");
    QTest::newRow("a Chinese form with letters") << QString::fromUtf8("它的P 局面") << QString::fromUtf8("p=P 局面");
    QTest::newRow("two terms in their order") << QStringLiteral("a period of the nim-sum") << QStringLiteral("period=period nim-sum=nim-sum");
}

void TestLessonGlossary::termsAreFound()
{
    QFETCH(QString, text);
    const auto glossary = glossaryOf("## nim-sum\nForms: nim-sum, nim-sums, XOR\n## period\nForms: period, 周期\n## preperiod\nForms: preperiod, 预周期\n"
                                     "## window\nForms: window, equal windows\n## p\nForms: P 局面\n");
    const std::string bytes = text.toStdString();
    QStringList found;
    for (const learn::TermPlace& place : glossary.in(bytes))
        found << QString::fromStdString(glossary.terms()[place.term].key + '=' + bytes.substr(place.start, place.length));
    QTEST(found.join(QLatin1Char(' ')), "found");
}

NIMSTONE_TEST(TestLessonGlossary)
#include "tst_lesson_glossary.moc"
