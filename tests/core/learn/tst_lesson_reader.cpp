// Tests the reader of lessons: arguments, cards, every kind of block, and errors.
#include <QTest>

#include "core/learn/lesson_line.h"
#include "core/learn/path.h"
#include "core/learn/lesson.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"

using namespace nimstone;

class TestLessonReader : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void argumentsAreRead_data();
    void argumentsAreRead();
    void roundsAndOptionsAreRead();
    void cardsAreRead();
    void headIsRead();
    void blocksAreRead_data();
    void blocksAreRead();
    void argumentsReachTheBlock();
    void errorsNameTheLine_data();
    void errorsNameTheLine();
    void lessonsHaveNumbers();
};

namespace {

/// A lesson with one card that contains this block, which begins at line 9.
std::string lessonWith(const QString& block)
{
    return "# Title\nSummary.\n\n::: lesson\n:::\n\n## see Heading\n\n" + block.toStdString() + "\n:::\n";
}

QString errorOf(const learn::LessonError& error)
{
    return QStringLiteral("%1: %2 | %3").arg(error.line).arg(QString::fromStdString(error.expected), QString::fromStdString(error.found));
}

template <class Block>
const Block& onlyBlock(const learn::Lesson& lesson)
{
    return std::get<Block>(std::get<learn::Block>(lesson.cards.front().parts.front()));
}

}  // namespace

void TestLessonReader::argumentsAreRead_data()
{
    QTest::addColumn<QString>("written");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("named");
    QTest::newRow("only a text") << QStringLiteral("nim:5,3") << QStringLiteral("nim:5,3") << QString();
    QTest::newRow("a text and arguments") << QStringLiteral("nim:5 + kayles:7  first=you move=1-2") << QStringLiteral("nim:5 + kayles:7") << QStringLiteral("first=you;move=1-2;");
    QTest::newRow("a text after an argument") << QStringLiteral("hdu-1850 lesson=lemma-2 said") << QStringLiteral("hdu-1850") << QStringLiteral("lesson=lemma-2;");
    QTest::newRow("no text") << QStringLiteral("pause=10") << QString() << QStringLiteral("pause=10;");
    QTest::newRow("an empty value") << QStringLiteral("pause=") << QString() << QStringLiteral("pause=;");
    QTest::newRow("a name with a hyphen") << QStringLiteral("builds-on=queen,misere") << QString() << QStringLiteral("builds-on=queen,misere;");
    QTest::newRow("the last value counts") << QStringLiteral("a=1 a=2") << QString() << QStringLiteral("a=2;");
    QTest::newRow("a sign that is no argument") << QStringLiteral("Is s = 0?") << QStringLiteral("Is s = 0?") << QString();
}

void TestLessonReader::argumentsAreRead()
{
    QFETCH(QString, written);
    const learn::LessonLine line(written.toStdString());
    QString named;
    for (const auto& [name, value] : line.named)
        named += QString::fromStdString(name + '=' + value + ';');
    QTEST(QString::fromStdString(line.text), "text");
    QTEST(named, "named");
}

void TestLessonReader::roundsAndOptionsAreRead()
{
    const std::vector<std::string_view> lines{"::: choice a=1", "- First?", "- [x] Yes", "  One line.", "  Another. {refute nim:5,3 1-5}",
                                              "- [ ] No {refute nim:5,3 2-3}", "", "- Second?", "  A text of the round.", "- [ ] No"};
    const learn::WrittenBlock block = learn::blockIn(lines, 4);
    QCOMPARE(block.name, std::string("choice"));
    QCOMPARE(block.rounds.size(), std::size_t{2});
    const learn::LessonLine& first = block.rounds.front();
    QCOMPARE(first.text, std::string("First?"));
    QCOMPARE(first.line, std::size_t{5});
    QCOMPARE(first.options.size(), std::size_t{2});
    const learn::MoveAt refuted{parseSum("nim:5,3").value(), {0, {0, 5}}};
    QCOMPARE(first.options[0].key, std::string("x"));
    QCOMPARE(first.options[0].text, std::string("Yes"));
    QCOMPARE(first.options[0].answer, std::string("One line.\nAnother."));
    QVERIFY(first.options[0].refuted == refuted);
    QCOMPARE(first.options[1].key, std::string(" "));
    QCOMPARE(first.options[1].text, std::string("No"));
    QVERIFY(first.options[1].refuted && first.options[1].refuted->move == (MoveInSum{0, {1, 3}}));
    QCOMPARE(block.rounds[1].below, std::string("A text of the round."));
    QCOMPARE(block.rounds[1].options.size(), std::size_t{1});
    const auto error = block.finish();
    QVERIFY2(error && error->line == 4 && error->found == "a", "the unread argument of the first line is not reported");
}

void TestLessonReader::cardsAreRead()
{
    const auto lesson = learn::readLesson("# Title\nSummary.\n\n::: lesson\n:::\n\n## puzzle A heading\n\nOne paragraph\nof two lines.\n\nAnother.\n\n::: recall\n:::\n\nA last.\n\n## next The end\n").value();
    QCOMPARE(lesson.cards.size(), std::size_t{2});
    const learn::Card& card = lesson.cards.front();
    QCOMPARE(card.kind, std::string("puzzle"));
    QCOMPARE(card.heading, std::string("A heading"));
    QCOMPARE(card.parts.size(), std::size_t{4});
    QCOMPARE(std::get<std::string>(card.parts[0]), std::string("One paragraph\nof two lines."));
    QVERIFY(std::holds_alternative<learn::RecallBlock>(std::get<learn::Block>(card.parts[2])));
    QCOMPARE(std::get<std::string>(card.parts[3]), std::string("A last."));
    QVERIFY(lesson.cards.back().parts.empty());
}

void TestLessonReader::headIsRead()
{
    const auto lesson = learn::readLesson("# Title\nSummary.\n\n::: lesson builds-on=two-heaps,queen principles=rules,parity\n:::\n\n## see Heading\n").value();
    QCOMPARE(lesson.buildsOn, (std::vector<std::string>{"two-heaps", "queen"}));
    QCOMPARE(lesson.principles, (std::vector{proof::Law::Rules, proof::Law::Parity}));
}

void TestLessonReader::blocksAreRead_data()
{
    QTest::addColumn<QString>("block");
    QTest::addColumn<int>("kind");  // the index in learn::Block
    const std::initializer_list<const char*> blocks{
        "::: play\n- nim:5,3 first=you", "::: shelf\n- nim:6,5 opponent=always-takes-most", "::: daily 20780", "::: boards show=outcome\n- nim:5,3\n- nim:4,4",
        "::: figure\n- nim-lemma-1 on nim:5,6,3 move=1-2", "::: proof\n- bouton on nim:5,6,3 ask=1", "::: argument nim:4,4 missing=1\n- [rules] One.\n- [no-move-loses] Two.",
        "::: choice\n- [x] Yes\n- [ ] No", "::: number {nim-sum 5,3 = 6}\n- [8] The sum.", "::: move\n- nim:5,3 heap=1\n- [1-1] Unequal.", "::: strip bash(3) to=12 given=13 labels=values\n- [4:N] Lost.",
        "::: sort\n- nim:1,1", "::: complete\n- nim:5,3 add=1", "::: tries nim:5,6,3 enough=5", "::: flip nim:5,3", "::: lemmas", "::: cross to=10 marks=3",
        "::: exercises\n- nim-sum level=2 count=3", "::: problem\n- hdu-1850 lesson=lemma-2\n  A text.", "::: recall"};
    int kind = 0;
    for (const char* block : blocks)
        QTest::newRow(QByteArray(block).mid(4).replace('\n', ' ').constData()) << QString::fromLatin1(block) << kind++;
}

void TestLessonReader::blocksAreRead()
{
    QFETCH(QString, block);
    const auto lesson = learn::readLesson(lessonWith(block));
    QVERIFY2(lesson.has_value(), lesson ? "" : qPrintable(errorOf(lesson.error())));
    QTEST(static_cast<int>(std::get<learn::Block>(lesson->cards.front().parts.front()).index()), "kind");
}

void TestLessonReader::argumentsReachTheBlock()
{
    const auto game = learn::readLesson(lessonWith(QStringLiteral("::: play\n- nim:4,4 first=computer move=1-3 opponent=always-takes-most show=columns"))).value();
    const auto& played = onlyBlock<learn::PlayBlock>(game).rounds.front();
    QCOMPARE(played.first, learn::GameRound::First::Computer);
    QVERIFY(played.move == (MoveInSum{0, {0, 3}}));
    QVERIFY(played.opponent == play::misguided(MistakenIdea::AlwaysTakesMost));
    QCOMPARE(played.beside, learn::GameRound::Beside::Columns);

    const auto steps = learn::readLesson(lessonWith(QStringLiteral("::: proof\n- nim-lemma-2 on nim:12,9,3 steps=2-4 ask=2,3 missing=1 idea=3:lemma-2"))).value();
    const auto& proof = onlyBlock<learn::ProofBlock>(steps).rounds.front();
    QCOMPARE(proof.theorem, proof::Theorem::NimLemma2);
    QCOMPARE(proof.first, 2);
    QCOMPARE(proof.last, 4);
    QCOMPARE(proof.asked, (std::vector{2, 3}));
    QCOMPARE(proof.missing, 1);
    QVERIFY(proof.idea == std::pair(3, learn::ProofRound::Idea::Lemma2));

    const auto question = learn::readLesson(lessonWith(QStringLiteral("::: choice\n- [ ] No {refute nim:5,3 1-5}\n- [x] Yes"))).value();
    const auto& option = onlyBlock<learn::ChoiceBlock>(question).rounds.front().options.front();
    QVERIFY(option.refuted && option.refuted->move == (MoveInSum{0, {0, 5}}));
}

void TestLessonReader::errorsNameTheLine_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("error");
    const auto whole = [](const char* row, const char* text, const char* error) { QTest::newRow(row) << QString::fromLatin1(text) << QString::fromLatin1(error); };
    whole("no title", "Title\n", "1: a title: \"# Title\" | Title");
    whole("no heading", "# Title\nSummary.\n\n## see\n", "4: \"## KIND Heading\" | ## see");
    whole("no end of a block", "# Title\nSummary.\n\n## see Heading\n\n::: recall\n", "6: a line \":::\" at the end of the block | ::: recall");
    whole("another block first", "# Title\nSummary.\n\n::: recall\n:::\n", "4: ::: lesson | recall");
    whole("no such principle", "# Title\nSummary.\n\n::: lesson principles=luck\n:::\n", "4: a principle | luck");

    const auto row = [](const char* block, const char* error) { QTest::newRow(QByteArray(block).mid(4).replace('\n', ' ').constData()) << QString::fromStdString(lessonWith(QString::fromLatin1(block))) << QString::fromLatin1(error); };
    row("::: dance", "9: the name of a block | dance");
    row("::: play", "9: a round: a line that begins with \"- \" | ");
    row("::: play\n- nim:5;3", "10: a position | nim:5;3");
    row("::: play\n- nim:5,3 first=nobody", "10: one of you, computer, either | nobody");
    row("::: play\n- nim:5,3 opponent=nobody", "10: an opponent | nobody");
    row("::: play\n- nim:5,3 first=computer move=1-6", "10: a legal move | 1-6");
    row("::: play\n- nim:5,3 color=red", "10: no argument of this name | color");
    row("::: recall all=yes", "9: no argument of this name | all");
    row("::: strip bash(3) to=8 labels=letters", "9: one of outcomes, values | letters");
    row("::: boards", "9: a round: a line that begins with \"- \" | ");
    row("::: figure\n- luck on nim:5,3", "10: a theorem | luck");
    row("::: proof\n- nim-lemma-2 on nim:12,9,3 steps=2-x", "10: a number | x");
    row("::: proof\n- nim-lemma-2 on nim:12,9,3 ask=2,x", "10: a number | x");
    row("::: proof\n- bouton on nim:5,6,3 idea=1:luck", "10: one of lemma-1, lemma-2, take-back, neither | luck");
    row("::: argument\n- [luck] One.\n- [rules] Two.", "9: a principle | luck");
    row("::: choice\n- [x] Yes\n- [ ] No {refute nim:5,3 1-9}", "9: a legal move | 1-9");
    row("::: choice\n- First?\n- [x] Yes\n  So it is. {refute nim:5;3 1-1}", "10: a position | nim:5;3");
    row("::: number {nim-sum 5,3}", "9: a number | ");
    row("::: strip bash(3)", "9: to=1 to 30 | bash(3)");
    row("::: strip chess to=8", "9: the rules of a game | chess");
    row("::: strip bash(3) to=many", "9: a number | many");
    row("::: exercises\n- luck", "10: a skill or mixed | luck");
    row("::: exercises\n- outcome game=chess", "10: a game that exercises can be limited to | chess");
    row("::: problem\n- hdu-0", "10: a contest problem | hdu-0");
    row("::: recall\nnim:5,3", "10: a line that begins with \"- \" or with two blanks | nim:5,3");
}

void TestLessonReader::errorsNameTheLine()
{
    QFETCH(QString, text);
    const auto lesson = learn::readLesson(text.toStdString());
    QVERIFY(!lesson);
    QTEST(errorOf(lesson.error()), "error");
}

void TestLessonReader::lessonsHaveNumbers()
{
    QCOMPARE(learn::numberOf("contest-formulas"), std::optional<std::size_t>(0));
    QCOMPARE(learn::numberOf("on-your-own"), std::optional<std::size_t>(17));
    QCOMPARE(learn::numberOf("king"), std::optional<std::size_t>());
}

NIMSTONE_TEST(TestLessonReader)
#include "tst_lesson_reader.moc"
