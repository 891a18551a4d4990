// Tests the reader of the glossary.
#include <QTest>

#include "core/learn/lesson.h"
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
};

void TestLessonGlossary::termsAreRead()
{
    const auto terms = learn::readGlossary("# Glossary\n\n## heap two-heaps heap\nStones.\n\n## nim-sum bouton the nim-sum | nim-sum, XOR\nOne line.\nAnother.\n\n::: boards show=columns\n- nim:5,3\n:::\n").value();
    QCOMPARE(terms.size(), std::size_t{2});
    QCOMPARE(terms[0].key, std::string("heap"));
    QVERIFY(terms[0].forms.empty() && !terms[0].picture);
    QCOMPARE(terms[1].lesson, std::string("bouton"));
    QCOMPARE(terms[1].title, std::string("the nim-sum"));
    QCOMPARE(terms[1].forms, (std::vector<std::string>{"nim-sum", "XOR"}));
    QCOMPARE(terms[1].text, std::string("One line.\nAnother."));
}

void TestLessonGlossary::picturesAreRead_data()
{
    QTest::addColumn<QByteArray>("picture");
    QTest::addColumn<QString>("kind");  // the kind of block; empty for none
    QTest::newRow("no picture") << QByteArray() << QString();
    QTest::newRow("a board") << QByteArray("::: boards\n- nim:3 + bash(4):8\n:::\n") << QStringLiteral("boards");
    QTest::newRow("columns") << QByteArray("::: boards show=columns\n- nim:3,4\n:::\n") << QStringLiteral("boards");
    QTest::newRow("a move") << QByteArray("::: boards\n- nim:5,3 move=1-2\n:::\n") << QStringLiteral("boards");
    QTest::newRow("a strip") << QByteArray("::: strip bash(3) to=8 given=9\n:::\n") << QStringLiteral("strip");
    QTest::newRow("values") << QByteArray("::: strip kayles to=8 given=9 labels=values\n:::\n") << QStringLiteral("strip");
}

void TestLessonGlossary::picturesAreRead()
{
    QFETCH(QByteArray, picture);
    const auto terms = learn::readGlossary(("# Glossary\n\n## heap two-heaps heap\n\n" + picture).toStdString()).value();
    const auto& shown = terms.front().picture;
    QTEST(shown ? QString::fromUtf8(learn::kindOf(*shown)) : QString(), "kind");
    if (const auto* const board = shown ? std::get_if<learn::BoardsBlock>(&*shown) : nullptr) {
        QCOMPARE(board->show == learn::BoardsBlock::Show::Columns, picture.contains("columns"));
        QCOMPARE(board->boards.front().move.has_value(), picture.contains("move"));
    }
}

void TestLessonGlossary::errorsNameTheLine_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<QString>("expected");
    QTest::newRow("no heading") << QByteArray("## heap heap\n") << 1 << QStringLiteral("a title: \"# Title\"");
    QTest::newRow("no title") << QByteArray("# Glossary\n## heap\n") << 2 << QStringLiteral("\"## KIND Heading\"");
    const auto row = [](const char* name, const char* picture, int line, const char* expected) {
        QTest::newRow(name) << QByteArray("# Glossary\n## heap heap\n") + picture + "\n:::\n" << line << QString::fromLatin1(expected);
    };
    row("no position", "::: boards\n- nim:x", 4, "a position");
    row("no kind", "\n::: photo nim:1", 4, "the name of a block");
    row("an empty move", "::: boards\n- nim:5,3 move=x", 4, "a legal move");
    row("an illegal move", "::: boards\n- nim:5,3 move=1-6", 4, "a legal move");
    row("no length", "::: strip bash(3)", 3, "to=1 to 30");
    row("no rules", "::: strip chess to=8", 3, "the rules of a game");
    row("another argument", "::: boards\n- nim:1 size=3", 4, "no argument of this name");
}

void TestLessonGlossary::errorsNameTheLine()
{
    QFETCH(QByteArray, text);
    const auto terms = learn::readGlossary(text.toStdString());
    QVERIFY(!terms);
    QTEST(static_cast<int>(terms.error().line), "line");
    QTEST(QString::fromStdString(terms.error().expected), "expected");
}

NIMSTONE_TEST(TestLessonGlossary)
#include "tst_lesson_glossary.moc"
