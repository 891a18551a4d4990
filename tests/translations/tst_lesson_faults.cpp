// Tests that each rule for lessons finds the fault that it is made for. The texts are those of a small course, with one change each.
#include <QTest>

#include "tests/program.h"
#include "tests/translations/course_checks.h"
#include "translations/spoken.h"

using namespace nimstone;
using namespace nimstone::tests;

class TestLessonFaults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void theCourseHasNoFault();
    void oneChangeMakesOneFault_data();
    void oneChangeMakesOneFault();

private:
    QStringList faults(const Course& course) const;

    Voice m_voice;
    CurrentTranslator m_catalogue;
};

namespace {

const QString secondName = QStringLiteral("thinking-backwards");

/// A course of three lessons. Only the last has a text that matters; the first is lesson 0, which may use all words.
Course smallCourse()
{
    const QString english = QStringLiteral(R"(# Two heaps
Make the heaps equal.

::: lesson principles=rules,symmetry
:::

## predict A nim-sum

The **nim-sum** of 5 and 3 is {nim-sum 5,3 = 6}, and `nim:5,3` is not **balanced**. See [the next lesson](lesson:queen), and the move `nim:5,3 1-2`.

::: number {nim-sum 5,3 = 6}
- [8] You added the numbers.
:::

::: choice
- Which move?
- [x] The first
  Yes.
- [ ] The second
  The other player then takes a heap. {refute nim:5,3 1-5}
:::

## use Moves

::: move
- nim:5,3
- [1-1] Then the heaps differ. {refute nim:5,3 1-1}
- nim:5,3 heap=1
:::

::: strip bash(3) to=8
- [4:N] Every move loses.
:::

::: sort
- nim:1,1
- nim:1,2
:::

::: complete
- nim:5,3 add=1
:::

::: strip bash(3) to=5 given=2 labels=values
:::

::: flip nim:5,3
:::

::: boards
- nim:2,2
:::

::: proof
- nim-lemma-2 on nim:12,9,3 steps=2-4 ask=2,3 missing=1 idea=3:lemma-2
:::

::: argument missing=1
- [rules] Yes.
- [no-move-loses] Every move loses.
:::

::: exercises
- nim-sum level=1 count=2
:::

::: play
- nim:5,3 first=you
- nim:4,4 first=computer
:::

::: play
- nim:6,5 opponent=always-takes-most first=computer move=1-6
:::

::: problem
- hdu-1850
  [Break a wrong program](break:hdu-1850/highest-bit)
  It answers 2, right is {right hdu-1850 2 2 3 not 2 = 1}.
:::
)");
    QString chinese = english;
    // The texts of the other language, in the order of the file.
    for (const auto& [from, to] : std::initializer_list<std::pair<const char*, const char*>>{
             {"Two heaps", "两堆石子"},
             {"Make the heaps equal.", "使两堆相等。"},
             {"A nim-sum", "异或和"},
             {"The **nim-sum** of 5 and 3 is {nim-sum 5,3 = 6}, and `nim:5,3` is not **balanced**.", "5 和 3 的**异或和**是 {nim-sum 5,3 = 6}，`nim:5,3` 不**平衡**。"},
             {"See [the next lesson](lesson:queen), and the move `nim:5,3 1-2`.", "见[下一课](lesson:queen)，以及这一步：`nim:5,3 1-2`。"},
             {"You added the numbers.", "你把两数相加了。"},
             {"Which move?", "哪一步？"},
             {"The first", "前一步"},
             {"Yes.", "是的。"},
             {"The second", "后一步"},
             {"The other player then takes a heap.", "对方就取走一堆。"},
             {"use Moves", "use 走法"},
             {"Then the heaps differ.", "两堆就不相等。"},
             {"Every move loses.", "怎么走都输。"},
             {"Break a wrong program", "给错误程序找反例"},
             {"It answers 2, right is {right hdu-1850 2 2 3 not 2 = 1}.", "它答 2，正确的是 {right hdu-1850 2 2 3 not 2 = 1}。"}})
        chinese.replace(QString::fromUtf8(from), QString::fromUtf8(to));
    const QString before = QStringLiteral("# Earlier\nEarlier.\n\n::: lesson\n:::\n\n## next Earlier\n\nText.\n");
    const QString beforeInChinese = QStringLiteral("# 前一课\n前一课。\n\n::: lesson\n:::\n\n## next 前一课\n\n文字。\n");
    const QString first = QStringLiteral("contest-formulas");
    const QString middle = QStringLiteral("two-heaps");
    return {.names = {first, middle, secondName},
            .lessons = {{first + QLatin1String(".en"), before}, {first + QLatin1String(".zh_CN"), beforeInChinese},
                        {middle + QLatin1String(".en"), before}, {middle + QLatin1String(".zh_CN"), beforeInChinese},
                        {secondName + QLatin1String(".en"), english}, {secondName + QLatin1String(".zh_CN"), chinese}},
            .glossary = {{QStringLiteral("en"), QStringLiteral("# Glossary\n## nim-sum thinking-backwards nim-sum | nim-sum\nA sum.\n::: boards show=columns\n- nim:5,3\n:::\n"
                                                               "## balanced thinking-backwards balanced | balanced\nEven.\n")},
                         {QStringLiteral("zh_CN"), QStringLiteral("# 术语\n## nim-sum thinking-backwards 异或和 | 异或和\n和。\n::: boards show=columns\n- nim:5,3\n:::\n"
                                                                  "## balanced thinking-backwards 平衡 | 平衡\n偶数。\n")}},
            .numbers = {}};
}

}  // namespace

void TestLessonFaults::initTestCase()
{
    QCoreApplication::installTranslator(&m_catalogue);
    m_voice = readVoice(QStringLiteral(NIMSTONE_SOURCE_DIR "/tests/translations/voice.json"));
    QVERIFY(!m_voice.rules.empty());
}

QStringList TestLessonFaults::faults(const Course& course) const
{
    QStringList all = glossaryFaults(course) + introductionFaults(course);
    for (const QString& name : course.names) {
        all << differentParts(course, name) << typedNumbers(course, name) << untrueAnswers(course, name);
        for (const char* language : {"en", "zh_CN"}) {
            const QString spoken = QLatin1String(language);
            all << unreadableParts(course, name, spoken) << longTexts(course, name, spoken, m_voice) << earlyWords(course, name, spoken) << deadLinks(course, name, spoken);
        }
    }
    return all;
}

void TestLessonFaults::theCourseHasNoFault()
{
    const QStringList found = faults(smallCourse());
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
}

void TestLessonFaults::oneChangeMakesOneFault_data()
{
    // The text to change: the last lesson ("en", "zh_CN", or "both"), the lesson before it in both languages ("before"), the
    // English glossary ("glossary"), or the list of typed numbers ("numbers").
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("fault");
    const auto row = [](const char* what, const char* where, const QString& from, const QString& to, const char* fault) {
        QTest::newRow(what) << QString::fromLatin1(where) << from << to << QString::fromLatin1(fault);
    };
    const auto repeated = [](const char* text, int times) { return QString::fromUtf8(text).repeated(times); };
    row("a card is missing", "zh_CN", QStringLiteral("## use 走法\n"), QStringLiteral(""), "the numbers of cards");
    row("another kind of card", "zh_CN", QStringLiteral("## predict"), QStringLiteral("## puzzle"), "the kinds are");
    row("another argument", "zh_CN", QStringLiteral("- nim:4,4 first=computer"), QStringLiteral("- nim:3,3 first=computer"), "has other arguments or options in round 2");
    row("another first line", "zh_CN", QStringLiteral("bash(3) to=8"), QStringLiteral("bash(3) to=9"), "has another first line");
    row("another option", "zh_CN", QStringLiteral("- [8]"), QStringLiteral("- [7]"), "has other options");
    row("another block", "zh_CN", QStringLiteral("::: flip nim:5,3"), QStringLiteral("::: tries nim:5,3"), "is a block tries");
    row("a block is missing", "zh_CN", QStringLiteral("::: flip nim:5,3\n:::\n"), QStringLiteral(""), "the numbers of blocks");
    row("a round is missing", "zh_CN", QStringLiteral("- nim:5,3 heap=1\n"), QStringLiteral(""), "has another number of rounds");
    row("a block that does not exist", "en", QStringLiteral("::: flip"), QStringLiteral("::: flap"), "expected the name of a block");
    row("a kind of card that does not exist", "both", QStringLiteral("## use"), QStringLiteral("## look"), "there is no kind of card look");
    row("no summary", "both", QStringLiteral("Make the heaps equal."), QString(), "expected a summary and 1 to 12 cards");
    row("13 cards", "en", QStringLiteral("## use Moves\n"), QStringLiteral("## use Moves\n").repeated(12), "expected a summary and 1 to 12 cards");
    row("an earlier lesson that does not exist", "both", QStringLiteral("::: lesson principles"), QStringLiteral("::: lesson builds-on=king principles"), "it builds on no lesson: king");
    row("an idea of a lesson that does not exist", "both", QStringLiteral("- hdu-1850\n"), QStringLiteral("- hdu-1850 lesson=king\n"), "no lesson has this idea: king");
    row("a proof of another game", "both", QStringLiteral("on nim:12,9,3 steps=2-4 ask=2,3 missing=1 idea=3:lemma-2"), QStringLiteral("on cutcake:3x2"), "the theorem does not apply");
    row("steps after the last one", "both", QStringLiteral("steps=2-4"), QStringLiteral("steps=2-99"), "the proof has only");
    row("steps in the wrong order", "both", QStringLiteral("steps=2-4"), QStringLiteral("steps=3-2"), "the proof has only");
    row("a value that is wrong", "en", QStringLiteral("is {nim-sum 5,3 = 6}"), QStringLiteral("is {nim-sum 5,3 = 7}"), "the value is 6");
    row("a value that cannot be computed", "en", QStringLiteral("is {nim-sum 5,3 = 6}"), QStringLiteral("is {nim-sum 5;3 = 6}"), "a value cannot be computed");
    row("a position that does not exist", "en", QStringLiteral("`nim:5,3` is"), QStringLiteral("`nim:5,x3` is"), "this is no position");
    row("a move that is not legal", "en", QStringLiteral("`nim:5,3 1-2`"), QStringLiteral("`nim:5,3 2-5`"), "this is no position");
    row("an open mark", "en", QStringLiteral("**balanced**"), QStringLiteral("**balanced"), "marks do not stand in pairs");
    row("a typed number", "en", QStringLiteral("You added"), QStringLiteral("In 1901 you added"), "the number 1901 is typed");
    row("a number that no text needs", "numbers", {}, QStringLiteral("thinking-backwards 1 77 a reason"), "no text needs this number");
    row("a long summary", "en", QStringLiteral("Make the heaps equal."), repeated("Make it. ", 12), "the summary has the length");
    row("a long Chinese summary", "zh_CN", QStringLiteral("使两堆相等。"), repeated("两堆相等。", 9), "the summary has the length");
    row("a long card", "en", QStringLiteral("See [the"), repeated("It is so. ", 20) + QStringLiteral("See [the"), "the text has the length");
    row("a long Chinese card", "zh_CN", QStringLiteral("见[下"), repeated("两堆就会相等。", 20) + QStringLiteral("见[下"), "the text has the length");
    row("a long answer", "en", QStringLiteral("  Yes."), QStringLiteral("  ") + repeated("It is so. ", 14), "at most 40 is allowed");
    row("a long sentence", "en", QStringLiteral("Every move loses."), repeated("and so ", 13) + QLatin1Char('.'), "a sentence has 26 words");
    row("a word that the voice forbids", "zh_CN", QStringLiteral("你把两数相加了。"), QStringLiteral("你取了3颗。"), "a blank between Chinese and Latin");
    row("a word before its lesson", "before", QStringLiteral("Text."), QStringLiteral("A Nim-sum."), "the word \"Nim-sum\" (nim-sum) is not introduced yet");
    row("a Chinese word before its lesson", "before", QStringLiteral("文字。"), QStringLiteral("求异或和。"), "(nim-sum) is not introduced yet");
    row("a wrong number that is right", "both", QStringLiteral("- [8]"), QStringLiteral("- [6]"), "this number is right: 6");
    row("a wrong label that is right", "both", QStringLiteral("- [4:N]"), QStringLiteral("- [4:P]"), "this label is right: 4:P");
    row("the refuted move is another", "both", QStringLiteral("- [1-1]"), QStringLiteral("- [2-1]"), "the refuted move is not the answer");
    row("a refuted move that wins", "both", QStringLiteral("{refute nim:5,3 1-5}"), QStringLiteral("{refute nim:5,3 1-2}"), "this refuted move wins: 1-2");
    row("no move of the heap wins", "both", QStringLiteral("heap=1"), QStringLiteral("heap=2"), "no move of this heap wins");
    row("nothing to add", "both", QStringLiteral("- nim:5,3 add=1"), QStringLiteral("- nim:3,3 add=1"), "no heap can be added");
    row("nothing to flip", "both", QStringLiteral("::: flip nim:5,3"), QStringLiteral("::: flip nim:3,3"), "nothing has to be flipped");
    row("an answer that is no move", "both", QStringLiteral("- [1-1]"), QStringLiteral("- [all]"), "this answer is no move: all");
    row("a value that is no number", "both", QStringLiteral("::: number {nim-sum 5,3 = 6}"), QStringLiteral("::: number {nim-sum 5,3 = six}"), "expected a number");
    row("only one choice", "en", QStringLiteral("- [x] The first\n  Yes.\n"), QStringLiteral(""),
        "a question needs at least two options");
    row("no right choice", "en", QStringLiteral("- [x] The first"), QStringLiteral("- [ ] The first"), "no choice is right");
    row("seven boards", "both", QStringLiteral("- nim:2,2\n"), repeated("- nim:2,2\n", 7), "there are more than six boards");
    row("a step outside of the proof", "both", QStringLiteral("ask=2,3"), QStringLiteral("ask=2,5"), "the proof does not have step 5");
    row("a lemma outside of the proof", "both", QStringLiteral("idea=3:lemma-2"), QStringLiteral("idea=1:lemma-2"), "the proof does not have step 1");
    row("no step that is shown", "both", QStringLiteral("missing=1 idea"), QStringLiteral("missing=3 idea"), "too many steps are missing");
    row("an argument of one sentence", "en", QStringLiteral("- [rules] Yes.\n"), QStringLiteral(""), "an argument has at least two sentences");
    row("more missing sentences than there are", "both", QStringLiteral("argument missing=1"), QStringLiteral("argument missing=3"), "too many sentences are missing");
    row("a level that does not exist", "both", QStringLiteral("level=1 count=2"), QStringLiteral("level=4 count=2"), "there is no level 4");
    row("no exercise", "both", QStringLiteral("level=1 count=2"), QStringLiteral("level=1 count=0"), "there are no exercises");
    row("a fixed move of the learner", "both", QStringLiteral("- nim:5,3 first=you"), QStringLiteral("- nim:5,3 first=you move=1-2"), "only the computer has a fixed first move");
    row("an idea that does not apply", "both", QStringLiteral("- nim:6,5 opponent=always-takes-most first=computer move=1-6"), QStringLiteral("- cutcake:2x2 opponent=always-takes-most first=computer"), "the idea does not apply");
    row("a case that the learner starts", "both", QStringLiteral("first=computer move=1-6"), QStringLiteral("first=you"), "the opponent of a case starts");
    row("all values given", "both", QStringLiteral("given=2"), QStringLiteral("given=6"), "all values are given");
    row("a lost game", "both", QStringLiteral("- nim:5,3 first=you"), QStringLiteral("- nim:3,3 first=you"), "because the learner starts");
    row("a lost reply", "both", QStringLiteral("- nim:4,4 first=computer"), QStringLiteral("- nim:5,4 first=computer"), "because the computer starts");
    row("a move that the idea does not make", "both", QStringLiteral("first=computer move=1-6"), QStringLiteral("first=computer move=1-5"), "the idea does not ask for the first move");
    row("a case that cannot be won", "both", QStringLiteral("- nim:6,5 opponent=always-takes-most first=computer move=1-6"), QStringLiteral("- nim:1 opponent=always-takes-most first=computer"), "the learner cannot win");
    row("a wrong program that does not exist", "both", QStringLiteral("1850/highest-bit"), QStringLiteral("1850/lowest-bit"), "leads nowhere: break:hdu-1850/lowest-bit");
    row("a program that is right", "both", QStringLiteral("not 2"), QStringLiteral("not 1"), "a value cannot be computed");
    row("a link to a lesson", "en", QStringLiteral("(lesson:queen)"), QStringLiteral("(lesson:king)"), "this link leads nowhere: lesson:king");
    row("a link to a proof", "en", QStringLiteral("(lesson:queen)"), QStringLiteral("(prove:king)"), "this link leads nowhere: prove:king");
    row("a link to a word", "en", QStringLiteral("(lesson:queen)"), QStringLiteral("(word:king)"), "this link leads nowhere: word:king");
    row("a link to a page", "en", QStringLiteral("(lesson:queen)"), QStringLiteral("(home:king)"), "this link leads nowhere: home:king");
    row("another key", "glossary", QStringLiteral("## balanced"), QStringLiteral("## even"), "the keys or their order differ");
    row("another picture", "glossary", QStringLiteral("- nim:5,3"), QStringLiteral("- nim:5,4"), "the pictures differ");
    row("a picture of another kind", "glossary", QStringLiteral("boards show=columns"), QStringLiteral("boards"), "the pictures differ");
    row("a picture that cannot be drawn", "glossary", QStringLiteral("::: boards show=columns"), QStringLiteral("::: photo"), "expected the name of a block");
    row("no picture", "glossary", QStringLiteral("::: boards show=columns\n- nim:5,3\n:::\n"), QStringLiteral(""), "the pictures differ");
    row("no title", "glossary", QStringLiteral("backwards balanced |"), QStringLiteral("backwards  |"), "the term has no title or no text");
    row("a long text", "glossary", QStringLiteral("Even."), repeated("It is so. ", 16), "the text is too long");
    row("two terms with a form", "glossary", QStringLiteral("| balanced"), QStringLiteral("| Nim-sum"), "two terms have the form nim-sum");
    row("a word that is not introduced", "glossary", QStringLiteral("## nim-sum thinking-backwards"), QStringLiteral("## nim-sum king"), "no lesson introduces the word nim-sum");
    row("a word of two lessons", "glossary", QStringLiteral("## nim-sum thinking-backwards"), QStringLiteral("## nim-sum two-heaps"), "the lessons of the terms differ");
}

void TestLessonFaults::oneChangeMakesOneFault()
{
    QFETCH(QString, where);
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, fault);
    Course course = smallCourse();
    qsizetype changed = 0;
    const auto change = [&](QString& text) {
        changed += text.count(from);
        text.replace(from, to);
    };
    const QString name = where == QLatin1String("before") ? QStringLiteral("two-heaps") : secondName;
    if (where == QLatin1String("glossary")) {
        change(course.glossary[QStringLiteral("en")]);
    } else if (where == QLatin1String("numbers")) {
        course.numbers.insert(name, to);
        changed = 1;
    } else {
        for (const char* language : {"en", "zh_CN"}) {
            if (where == QLatin1String(language) || where == QLatin1String("both") || where == QLatin1String("before"))
                change(course.lessons[name + QLatin1Char('.') + QLatin1String(language)]);
        }
    }
    QVERIFY2(changed > 0, "the text to change was not found");
    const QStringList found = faults(course);
    QVERIFY2(!found.filter(fault).isEmpty(),
             qPrintable(QStringLiteral("the expected fault was not found; these faults were found: ") + found.join(QLatin1Char('\n'))));
}

NIMSTONE_TEST(TestLessonFaults)
#include "tst_lesson_faults.moc"
