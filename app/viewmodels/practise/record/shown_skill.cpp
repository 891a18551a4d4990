#include "app/viewmodels/practise/record/shown_skill.h"

#include "app/storage/record/record_names.h"
#include "app/wording/practice/practice.h"

namespace nimstone {

QVariantList shownSkills(const ProgressTally& tally, const std::function<QString(practice::Skill)>& detail)
{
    QVariantList list;
    for (const practice::Skill skill : practice::allSkills) {
        const SkillTally one = tally.of(skill);
        list.push_back(QVariant::fromValue(ShownSkill{.skill = recordName(skill),
                                                      .name = wording::skillName(skill),
                                                      .detail = detail(skill),
                                                      .known = one.estimate(),
                                                      .mastered = one.isMastered()}));
    }
    return list;
}

}  // namespace nimstone
