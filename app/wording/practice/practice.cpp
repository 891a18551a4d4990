#include "app/wording/practice/practice.h"

#include "app/wording/games.h"
#include "app/wording/practice/practice_words.h"

namespace nimstone::wording {

namespace {

struct Practice {
    Q_DECLARE_TR_FUNCTIONS(Practice)
};

struct PracticeHints {
    Q_DECLARE_TR_FUNCTIONS(PracticeHints)
};

/// Returns the title of the fourth rung, which shows something different in each skill.
QString fourthTitle(practice::Skill skill)
{
    using practice::Skill;
    switch (skill) {
    //: The fourth rung of a hint ladder: what the left half of a number's bits is worth
    case Skill::ReadBinary: return PracticeHints::tr("The left half");
    //: The fourth rung of a hint ladder: the upper half of the binary columns is worked out
    case Skill::NimSum: return PracticeHints::tr("The left columns");
    //: The fourth rung of a hint ladder: the position as the rule looks at it
    case Skill::Outcome: return PracticeHints::tr("Halfway there");
    //: The fourth rung of a hint ladder: one of two heaps, columns or numbers is the right one
    case Skill::DecidingColumn:
    case Skill::CountMoves:
    case Skill::EligibleHeap: return PracticeHints::tr("One of two");
    //: The fourth rung of a hint ladder: which bits of the heap flip
    case Skill::HowMany: return PracticeHints::tr("Which bits flip");
    //: The fourth rung of a hint ladder: one of two remainders is the right one
    case Skill::BashResidue: return PracticeHints::tr("One of two remainders");
    //: The fourth rung of a hint ladder: a pair a little before the one that is looked for
    case Skill::ColdPair: return PracticeHints::tr("An earlier pair");
    //: The fourth rung of a hint ladder: the larger half of the parts of a sum
    case Skill::Zeckendorf: return PracticeHints::tr("The larger terms");
    //: The fourth rung of a hint ladder: the smallest part of a number
    case Skill::Quota: return PracticeHints::tr("The smallest term");
    //: The fourth rung of a hint ladder: the heaps that have a winning move
    case Skill::AllMoves: return PracticeHints::tr("Which heaps");
    //: The fourth rung of a hint ladder: one of two numbers is the right one
    case Skill::Mex: return PracticeHints::tr("One of two");
    //: The fourth rung of a hint ladder: all columns but the last are worked out
    case Skill::SumValue: return PracticeHints::tr("All but the last bit");
    //: The fourth rung of a hint ladder: one of two claims is false
    case Skill::SpotFlaw: return PracticeHints::tr("One of two claims");
    //: The fourth rung of a hint ladder: what may be left of the heap
    case Skill::MisereSwitch: return PracticeHints::tr("What may be left");
    }
    return {};
}

}  // namespace

QString bitsText(Count value, int columns)
{
    return QString::number(value, 2).rightJustified(columns, QLatin1Char('0'));
}

QString skillName(practice::Skill skill)
{
    using practice::Skill;
    switch (skill) {
    //: A skill to practise
    case Skill::ReadBinary: return Practice::tr("Reading binary");
    //: A skill to practise
    case Skill::NimSum: return Practice::tr("Nim-sum");
    //: A skill to practise: to say whether the player to move has lost (P) or won (N)
    case Skill::Outcome: return Practice::tr("P or N?");
    //: A skill to practise
    case Skill::DecidingColumn: return Practice::tr("The deciding column");
    //: A skill to practise: to find a heap that has a winning move
    case Skill::EligibleHeap: return Practice::tr("The heap to take from");
    //: A skill to practise
    case Skill::HowMany: return Practice::tr("How many to take");
    //: A skill to practise: Bash's game
    case Skill::BashResidue: return Practice::tr("Blocks and remainder");
    //: A skill to practise: Wythoff's game
    case Skill::ColdPair: return Practice::tr("Cold pairs");
    //: A skill to practise
    case Skill::Zeckendorf: return Practice::tr("Zeckendorf terms");
    //: A skill to practise: Fibonacci Nim
    case Skill::Quota: return Practice::tr("The quota");
    //: A skill to practise
    case Skill::CountMoves: return Practice::tr("Counting winning moves");
    //: A skill to practise
    case Skill::AllMoves: return Practice::tr("All winning moves");
    //: A skill to practise: to find the least number that is not in a set
    case Skill::Mex: return Practice::tr("Mex");
    //: A skill to practise
    case Skill::SumValue: return Practice::tr("Grundy value of a sum");
    //: A skill to practise: to find the false claim in an argument
    case Skill::SpotFlaw: return Practice::tr("Spot the flaw");
    //: A skill to practise: misère Nim, where the rule changes near the end
    case Skill::MisereSwitch: return Practice::tr("The misère switch");
    }
    return {};
}

QString outcomeGameName(practice::OutcomeGame game)
{
    if (game == practice::OutcomeGame::Sum)
        //: One of the games that exercises on who wins are about: several games played together
        return Practice::tr("Sums of games");
    return capitalised(gameName(*gameNamed(practice::name(game))));
}

QString skillTask(practice::Skill skill)
{
    using practice::Skill;
    switch (skill) {
    case Skill::ReadBinary: return Practice::tr("Read a number written in binary, and write a number in binary.");
    case Skill::NimSum: return Practice::tr("Add the heaps in binary, without carries.");
    case Skill::Outcome: return Practice::tr("Say whether the player to move loses (P) or wins (N), in games of many kinds.");
    case Skill::DecidingColumn: return Practice::tr("Find the highest binary column with an odd number of 1s.");
    case Skill::EligibleHeap: return Practice::tr("Find a heap that has a winning move.");
    case Skill::HowMany: return Practice::tr("The heap is given. Find how many stones to take from it.");
    case Skill::BashResidue: return Practice::tr("Find the winning move in the Bash game: the remainder after whole blocks.");
    case Skill::ColdPair: return Practice::tr("Complete a cold pair of Wythoff's game.");
    case Skill::Zeckendorf: return Practice::tr("Write a number as a sum of different Fibonacci numbers, no two of them consecutive.");
    case Skill::Quota: return Practice::tr("Find how many to take in Fibonacci Nim, where a quota limits each move.");
    case Skill::CountMoves: return Practice::tr("Count the winning moves without trying them out.");
    case Skill::AllMoves: return Practice::tr("Find every winning move: which heap, and how many stones.");
    case Skill::Mex: return Practice::tr("Find the least non-negative integer that does not occur among the given numbers.");
    case Skill::SumValue: return Practice::tr("Replace each component of a sum by a Nim heap of its Grundy value, and take the nim-sum.");
    case Skill::SpotFlaw: return Practice::tr("Find the one claim that is false.");
    case Skill::MisereSwitch: return Practice::tr("Whoever takes the last stone loses. Decide whether to play as in Nim or to switch.");
    }
    return {};
}

QString promptText(const practice::Exercise& exercise)
{
    return std::visit([](const auto& ofSkill) { return promptOf(ofSkill); }, exercise);
}

QStringList choiceTexts(const practice::Exercise& exercise)
{
    return std::visit(
        [](const auto& ofSkill) -> QStringList {
            if constexpr (requires { choicesOf(ofSkill); })
                return choicesOf(ofSkill);
            else
                return {};
        },
        exercise);
}

QString resultMark(const practice::Result& result)
{
    //: Above what is wrong with an answer
    return practice::isRight(result) ? Practice::tr("Right") : Practice::tr("Not yet");
}

QString resultText(const practice::Result& result)
{
    return std::visit([](const auto& ofSkill) { return resultOf(ofSkill); }, result);
}

QString rungTitle(practice::Skill skill, std::size_t rung)
{
    switch (rung) {
    //: The first rung of the hint ladder
    case 0: return PracticeHints::tr("A question");
    //: The second rung of the hint ladder
    case 1: return PracticeHints::tr("The idea");
    //: The third rung of the hint ladder
    case 2: return PracticeHints::tr("Where to look");
    case 3: return fourthTitle(skill);
    //: The fifth and last rung of the hint ladder
    case 4: return PracticeHints::tr("The answer");
    default: return {};
    }
}

QString hintText(const practice::Rung& rung)
{
    return std::visit([](const auto& ofSkill) { return hintOf(ofSkill); }, rung);
}

}  // namespace nimstone::wording
