// Tests the plan of which exercise is asked next: it keeps the stated mixture, asks no skill too often in a row, and makes
// the same choices from the same seed.
#include <QTest>
#include <algorithm>
#include <map>

#include "core/practice/mastery_plan.h"
#include "tests/counts.h"
#include "tests/program.h"

using namespace nimstone;
using namespace nimstone::practice;

namespace {

const Standing weak{"nim-sum", 0.4, 5, 100};
const Standing weaker{"eligible-heap", 0.1, 5, 100};
const Standing middling{"how-many", 0.9, 12, 100};
const Standing fresh{"mex", 0.1, 0, 0};
const Standing fresher{"quota", 0.1, 0, 0};
const Standing known{"outcome", 0.99, 30, 90};
const Standing knownOfOld{"cold-pair", 0.96, 30, 40};
const DueExercise mistake{"outcome", "outcome 1 7/3"};
const DueExercise another{"nim-sum", "nim-sum 2 4711/17"};
const DueExercise stranger{"chess", "chess 1 1/1"};

/// Returns the first `length` exercises of a session. If `remembers`, each asked skill is added to the recent skills.
std::vector<Next> session(PlanChoices choices, Seed seed, int length, bool remembers = true)
{
    std::vector<Next> all;
    for (int asked = 0; asked < length; ++asked) {
        const auto next = chooseNext(choices, seed, static_cast<std::uint64_t>(asked));
        if (!next)
            break;
        all.push_back(*next);
        if (remembers)
            choices.recent.push_back(next->skill);
    }
    return all;
}

std::map<Why, int> kindsOf(const std::vector<Next>& all)
{
    std::map<Why, int> kinds;
    for (const Next& next : all)
        ++kinds[next.why];
    return kinds;
}

}  // namespace

class TestMasteryPlan : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theMasteryPlanKeepsTheProportionOfExercises()
    {
        const PlanChoices choices{{weak, weaker, fresh, known}, {mistake, another}, {}};
        const int sessions = tests::count(100, 10000);
        for (int seed = 0; seed < sessions; ++seed) {
            const auto kinds = kindsOf(session(choices, static_cast<Seed>(seed), 10, false));
            QCOMPARE(kinds, (std::map<Why, int>{{Why::Weak, 5}, {Why::DueMistake, 3}, {Why::New, 1}, {Why::Review, 1}}));
        }
        qInfo("played %d rounds of ten", sessions);
    }

    void theMasteryPlanFillsGapsWithOtherExercises_data()
    {
        QTest::addColumn<PlanChoices>("choices");
        QTest::addColumn<std::vector<Next>>("possible");
        const auto add = [](const char* name, PlanChoices choices, std::vector<Next> possible) {
            QTest::newRow(name) << choices << possible;
        };
        const Next newMex{"mex", 1, Why::New, {}};
        const Next weakSum{"nim-sum", 1, Why::Weak, {}};
        const Next weakHeap{"eligible-heap", 1, Why::Weak, {}};
        const Next moreOrLess{"how-many", 3, Why::Weak, {}};
        const Next oldPair{"cold-pair", 3, Why::Review, {}};
        const Next outcome{"outcome", 3, Why::Review, {}};
        const Next wrongOutcome{"outcome", 3, Why::DueMistake, "outcome 1 7/3"};
        add("nothing was asked yet", {{fresh, fresher}, {}, {}}, {newMex});
        add("one weak skill", {{weak}, {}, {}}, {weakSum});
        add("one known skill", {{known}, {}, {}}, {outcome});
        add("a mistake only", {{known}, {mistake}, {}}, {wrongOutcome, outcome});
        add("mistakes in skills that no longer exist", {{weak}, {stranger}, {}}, {weakSum});
        add("the most weak skills that may be begun", {{weak, weaker, middling, fresh}, {}, {}}, {weakSum, weakHeap, moreOrLess});
        add("the skill not asked for the longest time", {{known, knownOfOld}, {}, {}}, {oldPair});
        add("asked too often in a row", {{weak, known}, {}, {"nim-sum", "nim-sum", "nim-sum"}}, {outcome});
        add("asked too often, but the only skill", {{weak}, {}, {"nim-sum", "nim-sum", "nim-sum"}}, {weakSum});
        add("asked often, with another skill between", {{weak}, {}, {"nim-sum", "mex", "nim-sum"}}, {weakSum});
        add("a mistake in a skill asked too often", {{known, weak}, {mistake}, {"outcome", "outcome", "outcome"}}, {weakSum});
        add("the next mistake instead", {{known, middling}, {mistake, {"how-many", "how-many 1 2/3"}}, {"outcome", "outcome", "outcome"}},
            {moreOrLess, {"how-many", 3, Why::DueMistake, "how-many 1 2/3"}});
        add("the only weak skill was asked too often",
            {{weak, fresh}, {}, {"nim-sum", "nim-sum", "nim-sum"}}, {newMex});
    }

    /// Over many seeds and places in a session, the plan chooses only possible exercises, and each of them at least once.
    void theMasteryPlanFillsGapsWithOtherExercises()
    {
        QFETCH(PlanChoices, choices);
        QFETCH(std::vector<Next>, possible);
        std::vector<Next> seen;
        for (Seed seed = 0; seed < 20; ++seed) {
            for (std::uint64_t asked = 0; asked < 20; ++asked) {
                const auto next = chooseNext(choices, seed, asked);
                QVERIFY(next.has_value());
                QVERIFY2(std::ranges::find(possible, *next) != possible.end(), next->skill.c_str());
                if (std::ranges::find(seen, *next) == seen.end())
                    seen.push_back(*next);
            }
        }
        QCOMPARE(seen.size(), possible.size());
    }

    void theMasteryPlanIsEmptyWithoutSkills()
    {
        QVERIFY(!chooseNext({}, 1, 0));
        QVERIFY(!chooseNext({{}, {mistake}, {"nim-sum"}}, 1, 0));
    }

    void noSkillIsAskedTooOftenInARow()
    {
        const PlanChoices choices{{weak, known}, {mistake}, {}};
        for (Seed seed = 0; seed < 100; ++seed) {
            const auto all = session(choices, seed, 200);
            int run = 0;
            for (std::size_t i = 0; i < all.size(); ++i) {
                run = i > 0 && all[i].skill == all[i - 1].skill ? run + 1 : 1;
                QVERIFY(run <= mostInARow);
            }
        }
    }

    void lessKnownSkillsAreAskedMoreOften()
    {
        int lessKnown = 0;
        int moreKnown = 0;
        for (const Next& next : session({{weaker, middling}, {}, {}}, 7, 1000)) {
            lessKnown += next.skill == weaker.skill;
            moreKnown += next.skill == middling.skill;
        }
        QVERIFY2(lessKnown > 2 * moreKnown,
                 qPrintable(QStringLiteral("less known: asked %1 times; better known: %2 times").arg(lessKnown).arg(moreKnown)));
    }

    void seedDecidesThePlan()
    {
        const PlanChoices choices{{weak, weaker, middling, fresh, known}, {mistake, another}, {}};
        QVERIFY(session(choices, 5, 100) == session(choices, 5, 100));
        QVERIFY(session(choices, 5, 100) != session(choices, 6, 100));
    }

    void levelFollowsTheEstimate_data()
    {
        QTest::addColumn<double>("estimate");
        QTest::addColumn<int>("level");
        QTest::newRow("estimate 0") << 0.0 << 1;
        QTest::newRow("at the beginning") << tracing.initial << 1;
        QTest::newRow("just below a half") << 0.4999 << 1;
        QTest::newRow("a half") << 0.5 << 2;
        QTest::newRow("just below 0.85") << 0.8499 << 2;
        QTest::newRow("0.85") << 0.85 << 3;
        QTest::newRow("the highest") << mostCertain << 3;
    }

    void levelFollowsTheEstimate()
    {
        QFETCH(double, estimate);
        QFETCH(int, level);
        QCOMPARE(levelFor(estimate), level);
    }

    /// A person who gradually learns everything masters all skills and always has something to do.
    void theMasteryPlanLeadsThroughAllSkills()
    {
        PlanChoices choices;
        for (int skill = 0; skill < 16; ++skill)
            choices.skills.push_back({"skill-" + std::to_string(skill)});
        int asked = 0;
        std::size_t mostWeakSeen = 0;
        while (std::ranges::any_of(choices.skills, [](const Standing& skill) { return skill.known < mastered; })) {
            const auto next = chooseNext(choices, 3, static_cast<std::uint64_t>(asked));
            QVERIFY(next && ++asked < 1000);
            auto& skill = *std::ranges::find(choices.skills, next->skill, &Standing::skill);
            skill.known = afterAnswer(skill.known, {.right = skill.asked % 4 != 0});
            ++skill.asked;
            choices.recent.push_back(skill.skill);
            mostWeakSeen = std::max(mostWeakSeen, static_cast<std::size_t>(std::ranges::count_if(
                choices.skills, [](const Standing& one) { return one.asked > 0 && one.known < mastered; })));
        }
        qInfo("16 skills were mastered after %d exercises; at most %zu were begun at a time", asked, mostWeakSeen);
    }
};

NIMSTONE_TEST(TestMasteryPlan)
#include "tst_mastery_plan.moc"
