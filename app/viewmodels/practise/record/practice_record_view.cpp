#include "app/viewmodels/practise/record/practice_record_view.h"

#include <QFileInfo>
#include <QVariantMap>
#include <algorithm>
#include <set>

#include "app/storage/record/record_names.h"
#include "app/viewmodels/practise/record/shown_skill.h"
#include "app/wording/practice/practice.h"
#include "core/practice/skills/skill.h"

namespace nimstone {

PracticeRecordView::PracticeRecordView(QObject* parent, Clock clock) : RecordAware(parent), m_clock(std::move(clock))
{
    connect(this, &LanguageAware::languageChanged, this, &PracticeRecordView::changed);
    connect(this, &RecordAware::progressChanged, this, &PracticeRecordView::changed);
}

void PracticeRecordView::setFiles(RecordFiles* files)
{
    if (files == m_files)
        return;
    if (m_files)
        m_files->disconnect(this);
    m_files = files;
    if (files)
        connect(files, &RecordFiles::shownChanged, this, &PracticeRecordView::changed);
    Q_EMIT changed();
}

const ProgressTally& PracticeRecordView::tally() const
{
    const ProgressTally* other = m_files ? m_files->shownTally() : nullptr;
    return other ? *other : recordTally();
}

QStringList PracticeRecordView::rules() const { return wording::practiceRules(); }

void PracticeRecordView::setLanguage(const QString& language)
{
    if (language == m_locale.name())
        return;
    m_locale = QLocale(language);
    Q_EMIT changed();
}

bool PracticeRecordView::empty() const { return tally().asked == 0; }

QString PracticeRecordView::summary() const
{
    std::set<practice::Day> days;
    for (const auto& [place, day] : tally().days)
        days.insert(place.first);
    //: The number of days with practice; a part of the sentence that begins with the number of exercises
    const QString on = tr("on %n days", nullptr, static_cast<int>(days.size()));
    //: %n is the number of exercises, %1 is "on 9 days", %2 is the number of exercises that were right on the first try
    return tr("%n exercises %1, %2 of them right on the first try", nullptr, static_cast<int>(tally().asked))
        .arg(on, QString::number(tally().right));
}

QString PracticeRecordView::openedSummary() const
{
    if (&tally() == &recordTally())
        return {};
    //: %1 is the name of a file, %2 a sentence such as "128 exercises on 9 days, 101 of them right on the first try"
    return tr("%1: %2. These answers are not part of your record.").arg(QFileInfo(m_files->shownFile()).fileName(), summary());
}

QString PracticeRecordView::detailOf(practice::Skill skill) const
{
    const auto words = [skill](const ProgressTally& tally) {
        const SkillTally one = tally.of(skill);
        //: The results of a skill: no exercise was asked yet
        return one.asked == 0 ? tr("not tried yet")
                              //: The results of a skill: %1 of %2 exercises were right on the first try
                              : tr("%1 of %2 right").arg(QString::number(one.right), QString::number(one.asked));
    };
    if (&tally() == &recordTally())
        return words(tally());
    //: The results of a skill: %1 in the file that is shown, %2 in the person's own record, such as "3 of 4 right"
    return tr("%1 · you: %2").arg(words(tally()), words(recordTally()));
}

QVariantList PracticeRecordView::skills() const
{
    return shownSkills(tally(), [this](practice::Skill skill) { return detailOf(skill); });
}

int PracticeRecordView::skillCount() const { return static_cast<int>(practice::allSkills.size()); }

QDate PracticeRecordView::firstDay() const
{
    const QDate today = m_clock();
    return today.addDays(1 - today.dayOfWeek()).addDays(-7 * (weekCount - 1));
}

DayTally PracticeRecordView::between(const QDate& first, const QDate& last) const
{
    DayTally sum;
    const auto& days = tally().days;
    const auto end = days.upper_bound({dayOf(last) + 1, QString()});
    for (auto day = days.lower_bound({dayOf(first), QString()}); day != end; ++day) {
        sum.asked += day->second.asked;
        sum.right += day->second.right;
    }
    return sum;
}

QVariantList PracticeRecordView::weeks() const
{
    QVariantList weeks;
    for (int week = 0; week < weekCount; ++week) {
        const QDate monday = firstDay().addDays(7 * week);
        const DayTally sum = between(monday, monday.addDays(6));
        const QString date = m_locale.toString(monday, QLocale::ShortFormat);
        weeks.push_back(QVariantMap{
            {QStringLiteral("asked"), sum.asked},
            {QStringLiteral("right"), sum.right},
            {QStringLiteral("name"),
             //: %1 is the date of a week; %2 of %3 exercises were right on the first try
             sum.asked == 0 ? tr("Week of %1: no exercises").arg(date)
                            : tr("Week of %1: %2 of %3 right").arg(date, QString::number(sum.right), QString::number(sum.asked))},
            {QStringLiteral("mark"), week % 4 == 3 ? m_locale.toString(monday, tr("d MMM")) : QString()},
        });
    }
    return weeks;
}

QVariantList PracticeRecordView::days() const
{
    QVariantList days;
    const QDate today = m_clock();
    for (QDate day = firstDay(); days.size() < 7 * weekCount; day = day.addDays(1)) {
        const DayTally sum = between(day, day);
        const int depth = sum.asked == 0 ? 0 : sum.asked < 5 ? 1 : sum.asked < 15 ? 2 : sum.asked < 30 ? 3 : 4;
        const QString date = m_locale.toString(day, QLocale::ShortFormat);
        days.push_back(QVariantMap{
            {QStringLiteral("asked"), sum.asked},
            {QStringLiteral("depth"), depth},
            {QStringLiteral("future"), day > today},
            {QStringLiteral("name"),
             //: A day of the calendar, %1 is its date
             sum.asked == 0 ? tr("%1: no exercises").arg(date) : tr("%1: %n exercises", nullptr, sum.asked).arg(date)},
        });
    }
    return days;
}

QStringList PracticeRecordView::dayNames() const
{
    QStringList names;
    for (int day = Qt::Monday; day <= Qt::Sunday; ++day) {
        const QString name = m_locale.dayName(day, QLocale::NarrowFormat);
        // The copy is needed: the name points into a table of Qt without a terminating zero, and code that measures
        // text reads beyond the end of the name.
        names.push_back(QString(name.constData(), name.size()));
    }
    return names;
}

QVariantList PracticeRecordView::mistakes() const
{
    QVariantList mistakes;
    for (const ProgressTally::Tag& tag : tally().commonestTags(6)) {
        const auto misconception = practice::misconceptionNamed(tag.tag.toStdString());
        const auto skill = practice::skillNamed(tag.skill.toStdString());
        if (!misconception || !skill)
            continue;
        mistakes.push_back(QVariantMap{
            {QStringLiteral("text"), wording::misconceptionText(*misconception)},
            {QStringLiteral("skill"), tag.skill},
            {QStringLiteral("skillName"), wording::skillName(*skill)},
            {QStringLiteral("count"), tag.tally.count},
        });
    }
    return mistakes;
}

}  // namespace nimstone
