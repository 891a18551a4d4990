#include "app/viewmodels/home_guide.h"

#include <algorithm>

#include "app/wording/practice.h"

namespace nimstone {

namespace {

QString nameOfSkill(practice::Skill skill) { return QString::fromStdString(std::string(practice::name(skill))); }

}  // namespace

HomeGuide::HomeGuide(QObject* parent) : HomeGuide([] { return QDate::currentDate(); }, parent) {}

HomeGuide::HomeGuide(Clock clock, QObject* parent) : Worded(parent), m_clock(std::move(clock))
{
    connect(this, &Worded::languageChanged, this, &HomeGuide::changed);
}

void HomeGuide::setProgress(Progress* progress)
{
    if (progress == m_progress)
        return;
    if (m_progress)
        disconnect(m_progress, nullptr, this, nullptr);
    m_progress = progress;
    if (progress) {
        connect(progress, &Progress::changed, this, &HomeGuide::changed);
        if (!progress->isLoaded())
            progress->load();
    }
    Q_EMIT changed();
}

const ProgressTally& HomeGuide::tally() const
{
    static const ProgressTally none;
    return m_progress ? m_progress->tally() : none;
}

bool HomeGuide::fresh() const { return tally().asked == 0; }

QString HomeGuide::lastSkill() const
{
    return practice::skillNamed(tally().last.skill.toStdString()) ? tally().last.skill : QString();
}

QString HomeGuide::lastSkillName() const
{
    const auto skill = practice::skillNamed(tally().last.skill.toStdString());
    return skill ? wording::skillName(*skill) : QString();
}

int HomeGuide::due() const
{
    return static_cast<int>(tally().due(static_cast<practice::Day>(QDate(1970, 1, 1).daysTo(m_clock()))).size());
}

QString HomeGuide::standing() const
{
    const auto mastered = std::ranges::count_if(practice::allSkills, [this](practice::Skill skill) {
        const auto found = tally().skills.find(nameOfSkill(skill));
        return found != tally().skills.end() && found->second.known >= practice::mastered;
    });
    //: %n is how many skills are known, %1 how many there are
    return tr("%n of %1 skills mastered", nullptr, static_cast<int>(mastered)).arg(practice::allSkills.size());
}

QString HomeGuide::newSkill() const
{
    const auto untried = std::ranges::find_if(practice::allSkills, [this](practice::Skill skill) {
        return !tally().skills.contains(nameOfSkill(skill));
    });
    return untried == practice::allSkills.end() ? QString() : nameOfSkill(*untried);
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
