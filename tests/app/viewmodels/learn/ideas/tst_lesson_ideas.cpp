// Tests that every exercise, game, and proof leads to a lesson that teaches its idea: the lesson practices this skill, or plays this
// game.
#include <QTest>
#include <algorithm>
#include <set>

#include "app/viewmodels/learn/ideas/ideas.h"
#include "core/learn/path.h"
#include "core/learn/lesson.h"
#include "core/proofs/proof.h"
#include "core/sum/catalogue.h"
#include "core/sum/sum_notation.h"
#include "tests/program.h"
#include "translations/lesson_texts.h"

using namespace nimstone;

namespace {

learn::Lesson lessonNamed(const QString& name)
{
    return learn::readLesson(lessonFile(name, QStringLiteral("en")).toStdString()).value();
}

bool practices(const learn::Lesson& lesson, practice::Skill skill)
{
    for (const learn::Card& card : lesson.cards) {
        for (const auto& part : card.parts) {
            const auto* const block = std::get_if<learn::Block>(&part);
            const auto* const exercises = block ? std::get_if<learn::ExercisesBlock>(block) : nullptr;
            if (exercises && std::ranges::any_of(exercises->rounds, [skill](const auto& round) { return round.skill == skill; }))
                return true;
        }
    }
    return false;
}

bool mentions(const QString& lesson, std::string_view game)
{
    return lessonFile(lesson, QStringLiteral("en")).contains(QString::fromUtf8(game.data(), static_cast<qsizetype>(game.size())));
}

std::vector<learn::GameRound> casesOnShelf()
{
    return std::get<learn::ShelfBlock>(std::get<learn::Block>(lessonNamed(QStringLiteral("cases")).cards.front().parts.front())).rounds;
}

/// True if the player to move can win against an opponent with this idea.
bool canBeat(MistakenIdea idea, const Rules& rules, const Position& position)
{
    const std::vector<Move> moves = rules->legalMoves(position);
    if (moves.empty())
        return rules->isMisere();
    return std::ranges::any_of(moves, [&](const Move& move) {
        const Position after = rules->play(position, move).value();
        const auto reply = play::misguidedMove(idea, rules, after, 1);
        return reply ? canBeat(idea, rules, rules->play(after, *reply).value()) : !rules->isMisere();
    });
}

}  // namespace

class TestLessonIdeas : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void exerciseLeadsToALessonThatPracticesIt_data()
    {
        QTest::addColumn<int>("skill");
        for (const practice::Skill skill : practice::allSkills)
            QTest::newRow(practice::name(skill).data()) << static_cast<int>(skill);
    }

    void exerciseLeadsToALessonThatPracticesIt()
    {
        QFETCH(int, skill);
        const auto wanted = static_cast<practice::Skill>(skill);
        for (int level = practice::lowestLevel; level <= practice::highestLevel; ++level) {
            Chance chance(static_cast<Seed>(level));
            for (int i = 0; i < 30; ++i) {
                const practice::Exercise exercise = practice::drawExercise(wanted, chance, level);
                const QString lesson = lessonOf(exercise);
                QVERIFY2(learn::numberOf(lesson.toStdString()), qPrintable(lesson));
                // No lesson practices the search for a flaw; the lesson of such an exercise proves the theorem that the wrong
                // argument is about. For some games, the lesson does not practice "P or N?", but plays the game.
                if (wanted != practice::Skill::SpotFlaw && wanted != practice::Skill::Outcome)
                    QVERIFY2(practices(lessonNamed(lesson), wanted),
                             qPrintable(QStringLiteral("this lesson does not practice the skill: ") + lesson));
                if (const auto* const outcome = std::get_if<practice::OutcomeExercise>(&exercise); outcome && !outcome->sum.isSum()) {
                    const std::string_view game = outcome->sum.components().front().rules.entry().name;
                    QVERIFY2(mentions(lesson, game),
                             ("the lesson " + lesson.toStdString() + " does not mention the game " + std::string(game)).c_str());
                }
            }
        }
    }

    void gameLeadsToALessonAboutIt_data()
    {
        QTest::addColumn<std::string>("position");
        for (const char* const position : {"nim:3,4,5", "misere-nim:1,1,2", "bash(4):30", "subtraction(1,3,4):20", "wythoff:3,5", "fibonacci-nim:13~6",
                                           "staircase-nim:1,0,3", "coins:1,4,9", "kayles:12,7", "cutcake:4x7,2x3"})
            QTest::newRow(position) << std::string(position);
    }

    void gameLeadsToALessonAboutIt()
    {
        QFETCH(std::string, position);
        const GameSum sum = parseSum(position).value();
        const QString lesson = lessonOf(sum);
        QVERIFY(learn::numberOf(lesson.toStdString()));
        QVERIFY(mentions(lesson, sum.components().front().rules.entry().name));
    }

    void lessonsOfAllGamesExist()
    {
        for (const GameEntry& entry : catalogue()) {
            const QString lesson = lessonOf(parseSum(entry.example).value());
            if (!lesson.isEmpty())
                QVERIFY2(learn::numberOf(lesson.toStdString()), qPrintable(lesson));
            else
                QCOMPARE(entry.name, std::string_view("euclid"));
        }
        QCOMPARE(lessonOf(parseSum("nim:3 + bash(4):8").value()), QStringLiteral("sums"));
        QCOMPARE(skillFor(parseSum("nim:3 + bash(4):8").value()), std::optional(practice::Skill::SumValue));
        QCOMPARE(skillFor(parseSum("cutcake:4x7").value()), std::nullopt);
    }

    /// Each line of the file names a skill, a game, or a theorem, and then lessons, skills, or theorems that exist.
    void everyLineIsRead()
    {
        const auto isSkill = [](const QString& name) { return practice::skillNamed(name.toStdString()).has_value(); };
        const auto isTheorem = [](const QString& name) { return proof::theoremNamed(name.toStdString()).has_value(); };
        const auto isLesson = [](const QString& name) { return learn::numberOf(name.toStdString()).has_value(); };
        const auto isGame = [](const QString& name) {
            return name == QLatin1String("sum") || std::ranges::find(catalogue(), name.toStdString(), &GameEntry::name) != catalogue().end();
        };
        int skills = 0;
        int proofs = 0;
        for (const QString& line : lessonIdeas().split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
            const QStringList words = line.split(QLatin1Char(' '));
            const QString kind = words.front();
            const QString name = words.value(1);
            const QString target = words.value(2);
            // The other lines are comments.
            if (line.contains(QLatin1Char('.')))
                continue;
            const bool isRead = kind == QLatin1String("skill") ? isSkill(name) && isLesson(target)
                : kind == QLatin1String("game")                ? isGame(name) && isLesson(target) && (words.size() == 3 || isSkill(words.value(3)))
                : kind == QLatin1String("proof")               ? isTheorem(name) && isSkill(target)
                                                               : kind == QLatin1String("error") && isTheorem(name) && isTheorem(target);
            QVERIFY2(isRead, qPrintable(line));
            skills += kind == QLatin1String("skill") ? 1 : 0;
            proofs += kind == QLatin1String("proof") || kind == QLatin1String("error") ? 1 : 0;
        }
        QCOMPARE(skills, static_cast<int>(practice::allSkills.size()) - 1);
        QCOMPARE(proofs, static_cast<int>(proof::allTheorems().size()) - 2);
    }

    void casesOfLessonsAreOnTheShelf()
    {
        const std::vector<learn::GameRound> shelf = casesOnShelf();
        std::size_t found = 0;
        for (const std::string_view name : learn::lessonNames) {
            const learn::Lesson lesson = lessonNamed(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
            for (const learn::Card& card : lesson.cards) {
                for (const auto& part : card.parts) {
                    const auto* const block = std::get_if<learn::Block>(&part);
                    const auto* const games = block ? std::get_if<learn::PlayBlock>(block) : nullptr;
                    for (const auto& round : games ? games->rounds : std::vector<learn::GameRound>()) {
                        if (round.opponent.kind != play::Opponent::Kind::Misguided)
                            continue;
                        const auto onShelf = std::ranges::find(shelf, round.position, &learn::GameRound::position);
                        QVERIFY2(onShelf != shelf.end() && onShelf->opponent == round.opponent && onShelf->move == round.move,
                                 ("the shelf does not have this case: " + print(round.position)).c_str());
                        ++found;
                    }
                }
            }
        }
        // The last case, a longer game, is in no lesson.
        QCOMPARE(found, shelf.size() - 1);
        const QString rounds = lessonFile(QStringLiteral("cases"), QStringLiteral("en")).section(QStringLiteral("::: shelf"), 1);
        QCOMPARE(lessonFile(QStringLiteral("cases"), QStringLiteral("zh_CN")).section(QStringLiteral("::: shelf"), 1), rounds);
    }

    void everyCaseCanBeWonAndShowsItsIdea()
    {
        for (const learn::GameRound& one : casesOnShelf()) {
            const Component& part = one.position.components().front();
            QCOMPARE(one.first, learn::GameRound::First::Computer);
            bool fits = false;
            for (Seed seed = 0; seed < 16; ++seed)
                fits = fits || play::misguidedMove(one.opponent.idea, part.rules, part.position, seed) == one.move->move;
            QVERIFY2(fits, ("the mistaken idea does not choose the move of this case: " + print(one.position)).c_str());
            QVERIFY2(canBeat(one.opponent.idea, part.rules, part.rules->play(part.position, one.move->move).value()),
                     ("this case cannot be won: " + print(one.position)).c_str());
        }
    }

    void proofsLeadToEveryTheorem()
    {
        std::set<proof::Theorem> reached{proof::Theorem::NimLemma1, proof::Theorem::Bash};
        std::size_t ends = 0;
        for (const proof::Theorem theorem : proof::allTheorems()) {
            const AfterProof after = afterProof(theorem);
            QVERIFY2(after.next != theorem, ("this theorem leads to itself: " + std::string(proof::name(theorem))).c_str());
            if (after.next)
                reached.insert(*after.next);
            else
                ++ends;
            if (!after.skill)
                QVERIFY2(theorem == proof::Theorem::Cutcake || theorem == proof::Theorem::Euclid,
                         ("this theorem leads to no skill: " + std::string(proof::name(theorem))).c_str());
        }
        QCOMPARE(ends, std::size_t{1});
        for (const proof::Theorem theorem : proof::allTheorems()) {
            if (proof::topicOf(theorem) != proof::Topic::Flaws)
                QVERIFY2(reached.contains(theorem), ("no theorem leads to " + std::string(proof::name(theorem))).c_str());
        }
    }
};

NIMSTONE_TEST(TestLessonIdeas)
#include "tst_lesson_ideas.moc"
