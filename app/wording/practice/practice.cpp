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

/// Returns the title of the fourth hint, which is different in each skill.
QString fourthTitle(practice::Skill skill)
{
    using practice::Skill;
    switch (skill) {
    //: The title of the fourth hint: the hint gives the value of the left half of a number's bits
    case Skill::ReadBinary: return PracticeHints::tr("The left half");
    //: The title of the fourth hint: the hint works out the upper half of the binary columns
    case Skill::NimSum: return PracticeHints::tr("The left columns");
    //: The title of the fourth hint: the hint shows the form of the position that the rule needs
    case Skill::Outcome: return PracticeHints::tr("Halfway there");
    //: The title of the fourth hint: one of two heaps, columns or numbers is the right one
    case Skill::DecidingColumn:
    case Skill::CountMoves:
    case Skill::EligibleHeap: return PracticeHints::tr("One of two");
    //: The title of the fourth hint: the hint names the bits of the heap that flip
    case Skill::HowMany: return PracticeHints::tr("Which bits flip");
    //: The title of the fourth hint: one of two remainders is the right one
    case Skill::BashResidue: return PracticeHints::tr("One of two remainders");
    //: The title of the fourth hint: the hint gives a cold pair shortly before the wanted pair
    case Skill::ColdPair: return PracticeHints::tr("An earlier pair");
    //: The title of the fourth hint: the hint gives the larger half of the terms of a sum
    case Skill::Zeckendorf: return PracticeHints::tr("The larger terms");
    //: The title of the fourth hint: the hint gives the smallest Zeckendorf term of a number
    case Skill::Quota: return PracticeHints::tr("The smallest term");
    //: The title of the fourth hint: the hint names the heaps that have a winning move
    case Skill::AllMoves: return PracticeHints::tr("Which heaps");
    //: The title of the fourth hint: one of two numbers is the right one
    case Skill::Mex: return PracticeHints::tr("One of two");
    //: The title of the fourth hint: the hint works out all columns except the last
    case Skill::SumValue: return PracticeHints::tr("All but the last bit");
    //: The title of the fourth hint: one of two claims is false
    case Skill::SpotFlaw: return PracticeHints::tr("One of two claims");
    //: The title of the fourth hint: the hint gives the numbers of stones that may be left of the heap
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
    //: The name of a skill that a person can practise
    case Skill::ReadBinary: return Practice::tr("Reading binary");
    //: The name of a skill that a person can practise
    case Skill::NimSum: return Practice::tr("Nim-sum");
    //: The name of a skill: to decide whether the player to move loses (P) or wins (N)
    case Skill::Outcome: return Practice::tr("P or N?");
    //: The name of a skill that a person can practise
    case Skill::DecidingColumn: return Practice::tr("The deciding column");
    //: The name of a skill: to find a heap that has a winning move
    case Skill::EligibleHeap: return Practice::tr("The heap to take from");
    //: The name of a skill that a person can practise
    case Skill::HowMany: return Practice::tr("How many to take");
    //: The name of a skill in Bash's game
    case Skill::BashResidue: return Practice::tr("Blocks and remainder");
    //: The name of a skill in Wythoff's game
    case Skill::ColdPair: return Practice::tr("Cold pairs");
    //: The name of a skill that a person can practise
    case Skill::Zeckendorf: return Practice::tr("Zeckendorf terms");
    //: The name of a skill in Fibonacci Nim
    case Skill::Quota: return Practice::tr("The quota");
    //: The name of a skill that a person can practise
    case Skill::CountMoves: return Practice::tr("Counting winning moves");
    //: The name of a skill that a person can practise
    case Skill::AllMoves: return Practice::tr("All winning moves");
    //: The name of a skill: to find the smallest number that is not in a set
    case Skill::Mex: return Practice::tr("Mex");
    //: The name of a skill that a person can practise
    case Skill::SumValue: return Practice::tr("Grundy value of a sum");
    //: The name of a skill: to find the false claim in an argument
    case Skill::SpotFlaw: return Practice::tr("Spot the flaw");
    //: The name of a skill in misère Nim, whose winning rule changes near the end of the game
    case Skill::MisereSwitch: return Practice::tr("The misère switch");
    }
    return {};
}

QString outcomeGameName(practice::OutcomeGame game)
{
    if (game == practice::OutcomeGame::Sum)
        //: An entry in the list of games for exercises on the outcome: several games that are played together
        return Practice::tr("Sums of games");
    return capitalized(gameName(*gameNamed(practice::name(game))));
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
    //: The heading above the explanation of a right or wrong answer
    return practice::isRight(result) ? Practice::tr("Right") : Practice::tr("Not yet");
}

QString resultText(const practice::Result& result)
{
    return std::visit([](const auto& ofSkill) { return resultOf(ofSkill); }, result);
}

QString rungTitle(practice::Skill skill, std::size_t rung)
{
    switch (rung) {
    //: The title of the first hint
    case 0: return PracticeHints::tr("A question");
    //: The title of the second hint
    case 1: return PracticeHints::tr("The idea");
    //: The title of the third hint
    case 2: return PracticeHints::tr("Where to look");
    case 3: return fourthTitle(skill);
    //: The title of the fifth and last hint
    case 4: return PracticeHints::tr("The answer");
    default: return {};
    }
}

QString hintText(const practice::Rung& rung)
{
    return std::visit([](const auto& ofSkill) { return hintOf(ofSkill); }, rung);
}

}  // namespace nimstone::wording
