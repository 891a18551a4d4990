#include "app/viewmodels/home/home_guide.h"

#include <algorithm>

#include "app/storage/record/record_names.h"
#include "app/wording/practice/practice.h"

namespace nimstone {

HomeGuide::HomeGuide(QObject* parent, Clock clock) : LanguageAware(parent), m_clock(std::move(clock))
{
    connect(this, &LanguageAware::languageChanged, this, &HomeGuide::changed);
}

void HomeGuide::setProgress(Progress* progress)
{
    if (!m_record.set(progress, this))
        return;
    if (progress) {
        connect(progress, &Progress::changed, this, &HomeGuide::changed);
        if (!progress->isLoaded())
            progress->load();
    }
    Q_EMIT changed();
}

bool HomeGuide::fresh() const { return m_record.tally().asked == 0; }

QString HomeGuide::lastSkill() const
{
    return practice::skillNamed(m_record.tally().last.skill.toStdString()) ? m_record.tally().last.skill : QString();
}

QString HomeGuide::lastSkillName() const
{
    const auto skill = practice::skillNamed(m_record.tally().last.skill.toStdString());
    return skill ? wording::skillName(*skill) : QString();
}

int HomeGuide::due() const
{
    return static_cast<int>(m_record.tally().due(dayOf(m_clock())).size());
}

QString HomeGuide::standing() const
{
    const auto mastered = std::ranges::count_if(practice::allSkills, [this](practice::Skill skill) {
        return m_record.tally().of(skill).isMastered();
    });
    //: %n is how many skills are known, %1 how many there are
    return tr("%n of %1 skills mastered", nullptr, static_cast<int>(mastered)).arg(practice::allSkills.size());
}

QString HomeGuide::newSkill() const
{
    const auto untried = std::ranges::find_if(practice::allSkills, [this](practice::Skill skill) {
        return m_record.tally().of(skill).asked == 0;
    });
    return untried == practice::allSkills.end() ? QString() : recordName(*untried);
}

QString HomeGuide::newSkillName() const
{
    const auto skill = practice::skillNamed(newSkill().toStdString());
    return skill ? wording::skillName(*skill) : QString();
}

QString HomeGuide::newSkillTask() const
{
    const auto skill = practice::skillNamed(newSkill().toStdString());
    return skill ? wording::skillTask(*skill) : QString();
}

}  // namespace nimstone
