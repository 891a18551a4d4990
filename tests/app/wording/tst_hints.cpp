// Every hint has a sentence in both languages. The hints of one won and one lost position of each game are compared word for
// word.
#include <QFile>
#include <QTest>
#include <set>

#include "app/wording/play/play.h"
#include "app/wording/rich_text.h"
#include "core/sum/sum_notation.h"
#include "tests/app/wording/texts.h"
#include "tests/core/play/random_games.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::tests;

class TestHintWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyHintHasASentence_data();
    void everyHintHasASentence();
    void aMissingHintIsExplained_data();
    void aMissingHintIsExplained();
    void largeNumbersAreNotTruncated_data();
    void largeNumbersAreNotTruncated();
    void hintsMatchTheFileWordForWord();
};

/// Positions with kinds of hints that random positions seldom have.
static constexpr const char* rarePositions[] = {
    "wythoff:100000,3 + nim:5,5", "moore-nim(2):100,200,300,7 + nim:2 + nim:2", "bash(9):7", "bash(9):37", "bash(4):30",
    "misere-nim:1", "misere-nim:1,1", "misere-nim:1,5", "misere-nim:1,1,5", "misere-nim:3,5,6", "wythoff:3,5", "wythoff:1,2",
    "wythoff:7,7", "wythoff:0,4", "wythoff:4,5", "euclid:7,7", "euclid:8,5", "euclid:34,21", "euclid:40,15", "euclid:40,20",
    "fibonacci-nim:59", "fibonacci-nim:13", "fibonacci-nim:13~13", "fibonacci-nim:12~1", "fibonacci-nim:12~2",
    "subtraction(1,3,4):20", "subtraction(1,3,4):9", "subtraction(1,3,4):2", "subtraction(1,100000):100001", "grundy-game:4",
    "grundy-game:12", "hexadecimal(0.8):30", "hexadecimal(0.8):5,7,9", "kayles:12", "dawson-kayles:9", "lasker-nim:7",
    "lasker-nim:3,4", "lasker-nim:3,4,8", "moore-nim(2):3,3,3", "moore-nim(2):1,2,3,4", "staircase-nim:3,4,3,1",
    "staircase-nim:5,4,5,1,2", "kayles:5 + kayles:5", "cutcake:1x5,5x1", "cutcake:1x7,4x2", "cutcake:8x2", "cutcake:9x1,3x1",
    "nim:42,27,19 + nim:0", "nim:9223372036854775807,1,77", "misere-nim:2,3,1"};

static Cutter firstPlayer(const GameSum& sum, int position)
{
    return !sum.isPartisan() ? Cutter::None : position % 2 == 0 ? Cutter::Left : Cutter::Right;
}

void TestHintWording::everyHintHasASentence_data() { addLanguages(); }

void TestHintWording::everyHintHasASentence()
{
    QFETCH(QString, language);
    const InLanguage spoken(language);
    std::set<std::size_t> kinds;
    std::size_t worded = 0;
    const auto word = [&](const GameSum& sum, Cutter player) {
        const auto ladder = play::ladderFor(sum, player);
        for (std::size_t rung = 0; ladder && rung < play::rungCount; ++rung) {
            VERIFY_SENTENCE(wording::hintText(sum, (*ladder)[rung]), language);
            VERIFY_SENTENCE(wording::rungTitle(sum, rung, (*ladder)[rung]), language);
            kinds.insert((*ladder)[rung].kinds().index());
            ++worded;
        }
    };
    int number = 0;
    for (const char* text : rarePositions) {
        const GameSum sum = parseSum(text).value();
        word(sum, firstPlayer(sum, number));
        word(sum, firstPlayer(sum, ++number));
    }
    Chance chance(6);
    std::vector<std::string> games(tests::allGameTexts.begin(), tests::allGameTexts.end());
    games.push_back("a sum");
    for (const std::string& game : games) {
        for (int i = 0; i < tests::count(40, 500); ++i) {
            const GameSum sum = tests::randomGameSum(game, chance, i % 3 == 0 ? 40 : 6, 4);
            word(sum, firstPlayer(sum, i));
        }
    }
    for (std::size_t kind = 0; kind < std::variant_size_v<play::HintRung::Kinds>; ++kind)
        QVERIFY2(kinds.contains(kind), qPrintable(QString::number(kind)));
    qInfo("checked the texts of %zu hints of %zu kinds", worded, kinds.size());
}

void TestHintWording::aMissingHintIsExplained_data() { addLanguages(); }

void TestHintWording::aMissingHintIsExplained()
{
    QFETCH(QString, language);
    const InLanguage spoken(language);
    std::set<QString> texts;
    using Kind = play::NoLadder::Kind;
    for (const play::NoLadder& none : {play::NoLadder{Kind::NoMove}, play::NoLadder{Kind::MoveNotFound},
                                       play::NoLadder{Kind::OutcomeUnknown},
                                       play::NoLadder{Kind::OutcomeUnknown, GrundyBound{GrundyBound::Kind::Heaps, 4095}},
                                       play::NoLadder{Kind::OutcomeUnknown, GrundyBound{GrundyBound::Kind::Positions, 2000}}}) {
        VERIFY_SENTENCE(wording::noHintText(none), language);
        texts.insert(wording::noHintText(none));
    }
    VERIFY_SENTENCE(wording::noHintTitle(), language);
    QCOMPARE(texts.size(), std::size_t{5});
}

void TestHintWording::largeNumbersAreNotTruncated_data()
{
    QTest::addColumn<QString>("position");
    QTest::addColumn<std::size_t>("rung");
    QTest::addColumn<QString>("number");
    QTest::newRow("quotient") << QStringLiteral("euclid:9223372036854775807,2") << std::size_t{1}
                              << QStringLiteral("4611686018427387903");
    QTest::newRow("replies") << QStringLiteral("moore-nim(5):382,333,31,548,524,380,606,46,76,281,79,831,769,556")
                             << std::size_t{4} << QStringLiteral("4636792");
}

/// The plural form is chosen by an int, but the number itself may be larger and must not be cut off.
void TestHintWording::largeNumbersAreNotTruncated()
{
    QFETCH(QString, position);
    QFETCH(std::size_t, rung);
    QFETCH(QString, number);
    const GameSum sum = parseSum(position.toStdString()).value();
    const auto ladder = play::ladderFor(sum).value();
    for (const QString& language : languages()) {
        const InLanguage spoken(language);
        const QString text = wording::hintText(sum, ladder[rung]);
        QVERIFY2(text.contains(number), qPrintable(text));
    }
}

/// The hints in the file are compared exactly: for each position, and for each player if the game is partisan, five hints
/// with their titles.
void TestHintWording::hintsMatchTheFileWordForWord()
{
    QFile file(QStringLiteral(NIMSTONE_SOURCE_DIR "/tests/vectors/hints.txt"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QStringList expected = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
    QStringList found;
    std::size_t ladders = 0;
    for (const QString& line : expected) {
        static const QRegularExpression heading(QStringLiteral("^# (en|zh_CN) (.*?)(?: (Left|Right))?$"));
        const auto match = heading.match(line);
        if (!match.hasMatch())
            continue;
        const InLanguage spoken(match.captured(1));
        const GameSum sum = parseSum(match.captured(2).toStdString()).value();
        const Cutter player = match.captured(3).isEmpty() ? Cutter::None
            : match.captured(3) == QLatin1String("Left") ? Cutter::Left : Cutter::Right;
        const auto ladder = play::ladderFor(sum, player);
        QVERIFY2(ladder.has_value(), qPrintable(line));
        found << line;
        for (std::size_t rung = 0; rung < play::rungCount; ++rung) {
            found << QStringLiteral("%1: %2").arg(wording::rungTitle(sum, rung, (*ladder)[rung]),
                                                  wording::plain(wording::hintText(sum, (*ladder)[rung])));
        }
        found << QString();
        ++ladders;
    }
    if (qEnvironmentVariableIsSet("NIMSTONE_SHOW_HINTS"))
        qInfo("\n%s", qPrintable(found.join(QLatin1Char('\n'))));
    QVERIFY(ladders >= 60);
    QCOMPARE(found.size(), expected.size());
    for (qsizetype line = 0; line < found.size(); ++line)
        QCOMPARE(found[line], expected[line]);
    qInfo("compared the hints of %zu positions word for word", ladders);
}

NIMSTONE_TEST(TestHintWording)
#include "tst_hints.moc"
