#include "app/viewmodels/practise/sets/ready_sets.h"

#include <QCoreApplication>
#include <QStringList>

#include "app/wording/practice/practice.h"

namespace nimstone {

namespace {

struct ReadySets {
    Q_DECLARE_TR_FUNCTIONS(ReadySets)
};

}  // namespace

const std::vector<ReadySet>& readySets()
{
    using enum practice::Skill;
    static const std::vector<ReadySet> sets{
        //: The title of a set of exercises
        {QT_TRANSLATE_NOOP("ReadySets", "First steps"), {{ReadBinary, NimSum, Outcome}, practice::lowestLevel, 12}},
        //: The title of a set of exercises
        {QT_TRANSLATE_NOOP("ReadySets", "Nim"), {{NimSum, DecidingColumn, EligibleHeap, HowMany, CountMoves}, std::nullopt, 15}},
        //: The title of a set of exercises
        {QT_TRANSLATE_NOOP("ReadySets", "Beyond Nim"), {{BashResidue, ColdPair, Zeckendorf, Quota, Mex, SumValue}, std::nullopt, 18}},
    };
    return sets;
}

QString nameOf(const ReadySet& set)
{
    return ReadySets::tr(set.name);
}

QString detailOf(const ReadySet& set)
{
    QStringList skills;
    for (const practice::Skill skill : set.request.skills)
        skills.push_back(wording::skillName(skill));
    //: Stands between the names of skills
    const QString names = skills.join(ReadySets::tr(", "));
    const int count = set.request.count;
    if (set.request.level) {
        //: What is in a set of exercises: %1 is a level, %2 lists skills
        return ReadySets::tr("%n exercises at level %1: %2", nullptr, count).arg(QString::number(*set.request.level), names);
    }
    //: What is in a set of exercises: %1 lists skills
    return ReadySets::tr("%n exercises, from easy to hard: %1", nullptr, count).arg(names);
}

practice::SheetExercises drawn(const ReadySet& set, Seed seed)
{
    practice::SheetRequest request = set.request;
    request.seed = seed;
    return practice::exercisesFor(request);
}

}  // namespace nimstone
