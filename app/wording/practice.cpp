#include "app/wording/practice.h"

#include <QCoreApplication>

#include "app/wording/practice_words.h"

namespace nimstone::wording {

namespace {

struct Practice {
    Q_DECLARE_TR_FUNCTIONS(Practice)
};

struct PracticeHints {
    Q_DECLARE_TR_FUNCTIONS(PracticeHints)
};

/// The fourth rung shows something else in each skill.
QString fourthTitle(practice::Skill skill)
{
    using practice::Skill;
    switch (skill) {
    //: The fourth rung of a hint ladder: what the left half of a number's bits is worth
    case Skill::ReadBinary: return PracticeHints::tr("The upper half");
    //: The fourth rung of a hint ladder: the upper half of the binary columns is worked out
    case Skill::NimSum: return PracticeHints::tr("Half of it");
    //: The fourth rung of a hint ladder: one of two heaps, columns or numbers is the right one
    case Skill::DecidingColumn:
    case Skill::CountMoves:
    case Skill::EligibleHeap: return PracticeHints::tr("One of two");
    //: The fourth rung of a hint ladder: which bits of the heap flip
    case Skill::HowMany: return PracticeHints::tr("Which bits");
    //: The fourth rung of a hint ladder: the heaps that have a winning move
    case Skill::AllMoves: return PracticeHints::tr("Which heaps");
    }
    return {};
}

}  // namespace

QString skillName(practice::Skill skill)
{
    using practice::Skill;
    switch (skill) {
    //: A skill to practise
    case Skill::ReadBinary: return Practice::tr("Reading binary");
    //: A skill to practise
    case Skill::NimSum: return Practice::tr("Nim-sum");
    //: A skill to practise
    case Skill::DecidingColumn: return Practice::tr("The deciding column");
    //: A skill to practise: to find a heap that has a winning move
    case Skill::EligibleHeap: return Practice::tr("The eligible heap");
    //: A skill to practise
    case Skill::HowMany: return Practice::tr("How many to take");
    //: A skill to practise
    case Skill::CountMoves: return Practice::tr("Counting winning moves");
    //: A skill to practise
    case Skill::AllMoves: return Practice::tr("All winning moves");
    }
    return {};
}

QString skillTask(practice::Skill skill)
{
    using practice::Skill;
    switch (skill) {
    case Skill::ReadBinary: return Practice::tr("Go from bits to a number, and from a number to its bits.");
    case Skill::NimSum: return Practice::tr("Add the heaps in binary, without carries.");
    case Skill::DecidingColumn: return Practice::tr("Find the highest binary column with an odd number of 1s.");
    case Skill::EligibleHeap: return Practice::tr("Find a heap from which a winning move can be made.");
    case Skill::HowMany: return Practice::tr("The heap is given: find how many stones of it to take.");
    case Skill::CountMoves: return Practice::tr("Count the first moves that win, without playing them.");
    case Skill::AllMoves: return Practice::tr("Find every winning move: from which heaps, and how many stones of each.");
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
