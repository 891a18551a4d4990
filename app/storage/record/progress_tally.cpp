#include "app/storage/record/progress_tally.h"

#include <algorithm>
#include <tuple>
#include "app/storage/record/record_names.h"

namespace nimstone {

namespace {

void queueMistake(std::map<QString, Mistake>& mistakes, const AnswerRecord& answer)
{
    const auto found = mistakes.find(answer.exercise);
    const bool queued = found != mistakes.end();
    const auto seen = answer.observation();
    const auto place = practice::stateAfter(queued ? std::optional(found->second.place) : std::nullopt, seen, answer.day);
    if (!place) {
        if (queued)
            mistakes.erase(found);
        return;
    }
    Mistake& mistake = mistakes[answer.exercise];
    mistake.place = *place;
    if (!answer.first || practice::showsKnowledge(seen))
        return;
    mistake = {answer.exercise, answer.skill, answer.tag, *place, answer.time};
    if (mistakes.size() <= practice::mostMistakes)
        return;
    mistakes.erase(std::ranges::min_element(mistakes, {}, [](const auto& entry) {
        return std::tie(entry.second.time, entry.first);
    }));
}

}  // namespace

bool ProgressTally::wouldCount(const QString& exercise, practice::Day today) const
{
    const auto mistake = mistakes.find(exercise);
    const bool isDue = mistake != mistakes.end() && practice::isDue(mistake->second.place, today);
    return practice::counts({.answeredBefore = exercises.contains(exercise), .mistakeIsDue = isDue});
}

bool ProgressTally::add(const AnswerRecord& answer)
{
    const bool isCounted = answer.first && wouldCount(answer.exercise, answer.day);
    exercises.insert(answer.exercise);
    if (answer.isNote()) {
        KeptNote& note = notes[answer.exercise];
        if (note.time <= answer.time)
            note = {answer.answer, answer.time};
        return false;
    }
    ++answers;
    // `last` is the exercise where the person can continue, so an answer to a contest problem does not change it.
    if (answer.time >= last.time && practice::skillNamed(answer.skill.toStdString()))
        last = {answer.time, answer.skill, answer.level, answer.exercise};
    if (!isCounted)
        return false;
    const int isRight = practice::showsKnowledge(answer.observation()) ? 1 : 0;
    ++asked;
    right += isRight;
    SkillTally& skill = skills[answer.skill];
    skill.known = practice::afterAnswer(skill.known, answer.observation());
    ++skill.asked;
    skill.right += isRight;
    skill.lastDay = std::max(skill.lastDay, answer.day);
    DayTally& day = days[{answer.day, answer.skill}];
    ++day.asked;
    day.right += isRight;
    if (!answer.right && !answer.tag.isEmpty()) {
        TagTally& tag = tags[{answer.skill, answer.tag}];
        ++tag.count;
        tag.lastDay = std::max(tag.lastDay, answer.day);
    }
    queueMistake(mistakes, answer);
    return true;
}

QString ProgressTally::note(const QString& name) const
{
    const auto found = notes.find(name);
    return found == notes.end() ? QString() : found->second.value;
}

SkillTally ProgressTally::of(practice::Skill skill) const
{
    const auto found = skills.find(recordName(skill));
    return found == skills.end() ? SkillTally() : found->second;
}

std::vector<Mistake> ProgressTally::due(practice::Day today) const
{
    std::vector<Mistake> all;
    for (const auto& [exercise, mistake] : mistakes) {
        if (practice::isDue(mistake.place, today))
            all.push_back(mistake);
    }
    std::ranges::sort(all, {}, [](const Mistake& mistake) {
        return std::make_tuple(mistake.place.due, mistake.time, mistake.exercise);
    });
    return all;
}

practice::PlanChoices ProgressTally::choices(const std::vector<std::string>& order, practice::Day today) const
{
    practice::PlanChoices all;
    for (const std::string& name : order) {
        const auto found = skills.find(QString::fromStdString(name));
        const SkillTally skill = found != skills.end() ? found->second : SkillTally();
        all.skills.push_back({name, skill.known, skill.asked, skill.lastDay});
    }
    for (const Mistake& mistake : due(today))
        all.due.push_back({mistake.skill.toStdString(), mistake.exercise.toStdString()});
    return all;
}

std::vector<ProgressTally::Tag> ProgressTally::commonestTags(std::size_t most) const
{
    std::vector<Tag> all;
    for (const auto& [name, tally] : tags)
        all.push_back({name.first, name.second, tally});
    std::ranges::stable_sort(all, std::ranges::greater{}, [](const Tag& tag) {
        return std::make_tuple(tag.tally.count, tag.tally.lastDay);
    });
    all.resize(std::min(all.size(), most));
    return all;
}

}  // namespace nimstone
