#include "app/viewmodels/practise/practice_session.h"

#include <QClipboard>
#include <QGuiApplication>

#include "app/storage/record/record_names.h"
#include "app/viewmodels/practise/exercise/own_heaps.h"
#include "app/viewmodels/practise/exercise/practice_input.h"
#include "app/wording/practice/practice.h"

namespace nimstone {

PracticeSession::PracticeSession(QObject* parent) : PracticeSession(Seed{1}, parent) {}

PracticeSession::PracticeSession(Seed seed, QObject* parent, const QString& folder)
    : LanguageAware(parent), m_set(nullptr, folder), m_coach(seed)
{
    for (const practice::Skill skill : practice::allSkills)
        m_desks.emplace_back(skill, practice::lowestLevel, seed);
    // The board holds numbers alone, and a picture hears of it by itself.
    for (const auto worded : {&PracticeSession::changed, &PracticeSession::answerChanged, &PracticeSession::progressChanged})
        connect(this, &LanguageAware::languageChanged, this, worded);
    connect(&m_set, &PracticeSetRun::laid, this, [this] {
        m_mixed = m_mixed && !m_set.running();
        exerciseLaid();
    });
    tell();
}

// --- the skills ---

QStringList PracticeSession::skills() const
{
    QStringList names;
    for (const practice::Skill skill : practice::allSkills)
        names.push_back(recordName(skill));
    return names;
}

QStringList PracticeSession::skillNames() const
{
    QStringList names;
    for (const practice::Skill skill : practice::allSkills)
        names.push_back(wording::skillName(skill));
    return names;
}

QStringList PracticeSession::standings() const
{
    QStringList lines;
    for (const practice::Skill skill : practice::allSkills) {
        ExercisePlanner::Standing standing = m_coach.standing(skill);
        if (progress()) {
            const SkillTally& kept = m_record.tally().of(skill);
            standing.asked = kept.asked;
            standing.right = kept.right;
        }
        if (standing.asked == 0)
            //: How a skill went so far
            lines.push_back(tr("not tried yet"));
        else
            //: How a skill went: %1 exercises of %2 were right at the first try, the last %n of them in a row
            lines.push_back((standing.inARow > 1 ? tr("%1 of %2 right, %n in a row", nullptr, standing.inARow)
                                                 //: How a skill went: %1 exercises of %2 were right at the first try
                                                 : tr("%1 of %2 right")).arg(QString::number(standing.right), QString::number(standing.asked)));
    }
    return lines;
}

QString PracticeSession::skill() const
{
    return recordName(desk().skill());
}

void PracticeSession::setSkill(const QString& skill)
{
    const auto wanted = practice::skillNamed(skill.toStdString());
    if (!wanted || (*wanted == desk().skill() && !m_mixed && !m_set.running()))
        return;
    m_mixed = false;
    m_current = static_cast<std::size_t>(*wanted);
    m_set.pause();
    exerciseLaid();
}

QString PracticeSession::task() const
{
    return wording::skillTask(desk().skill());
}

void PracticeSession::setLevel(int level)
{
    if (level == desk().level() || level < practice::lowestLevel || level > practice::highestLevel || m_set.running())
        return;
    desk().begin(level, desk().seed());
    exerciseLaid();
}

// --- the exercise ---

QString PracticeSession::title() const
{
    if (desk().number() > 0)
        return tr("Exercise %1").arg(desk().number());
    if (desk().recordName().empty())
        return tr("Your own heaps");
    //: Above an exercise: a teacher chose its heaps
    return tr("Given heaps");
}

QString PracticeSession::seed() const
{
    return desk().number() == 0 ? QString() : QStringLiteral("%1/%2").arg(QString::number(desk().seed()), QString::number(desk().number()));
}

QString PracticeSession::question() const
{
    return wording::promptText(desk().exercise());
}

QString PracticeSession::position() const
{
    const Position* heaps = practice::heapsIn(desk().exercise());
    return heaps ? QString::fromStdString(print(*heaps)) : QString();
}

// --- what the answer was ---

QString PracticeSession::verdict() const
{
    if (!desk().result())
        return {};
    //: Above an answer that was given away on request
    return desk().state() == ExerciseState::State::Shown ? tr("The answer") : wording::resultMark(*desk().result());
}

QString PracticeSession::reason() const
{
    if (!desk().result())
        return {};
    if (const auto* fault = practice::resultAs<practice::WrongAmount>(*desk().result()); fault && m_step > 0) {
        //: %1 is a number of stones, %2 "heap 3", %3 the heaps after that, "(3, 2, 1)"
        return tr("The other player takes %1 from %2 and leaves %3. Every column is even again: whatever you do now, the "
                  "other player can do the same once more, down to the last stone.")
            .arg(QString::number(fault->refutation.taken), wording::heapName(fault->refutation.heap),
                 wording::heapsText(fault->afterRefutation.heaps));
    }
    return wording::resultText(*desk().result());
}

bool PracticeSession::canRefute() const
{
    return desk().state() == ExerciseState::State::Wrong && lastStep(*desk().result()) > 0;
}

void PracticeSession::setRefuting(bool refuting)
{
    const int step = refuting && canRefute() ? lastStep(*desk().result()) : 0;
    if (step == m_step)
        return;
    m_step = step;
    desk().draft().settle();
    tell();
}

// --- the ladder ---

QStringList PracticeSession::rungTitles() const
{
    QStringList titles;
    for (std::size_t rung = 0; rung < practice::rungCount; ++rung)
        titles.push_back(wording::rungTitle(desk().skill(), rung));
    return titles;
}

QStringList PracticeSession::rungs() const
{
    QStringList sentences;
    for (const practice::Rung& rung : desk().shown())
        sentences.push_back(wording::hintText(rung));
    return sentences;
}

void PracticeSession::hint()
{
    if (!canHint())
        return;
    desk().hint();
    if (m_set.running())
        m_set.keep();
    tell();
}

void PracticeSession::showAnswer()
{
    if (!canShowAnswer())
        return;
    const bool first = !desk().isCounted();
    desk().showAnswer();
    judged(m_coach.shown(desk(), first), first);
}

// --- seeds and heaps of one's own ---

QString PracticeSession::open(const QString& text)
{
    if (const auto code = practice::parseExerciseCode(text.toStdString())) {
        m_mixed = false;
        m_current = static_cast<std::size_t>(code->skill);
        m_set.pause();
        desk().begin(code->level, code->seed, code->number);
        exerciseLaid();
        return {};
    }
    const auto seed = readSeed(text);
    if (!seed)
        return openHeaps(text);
    pauseSetAtItsSkill();
    desk().begin(desk().level(), seed->seed, seed->number);
    exerciseLaid();
    return {};
}

void PracticeSession::pauseSetAtItsSkill()
{
    if (!m_set.running())
        return;
    m_current = static_cast<std::size_t>(desk().skill());
    m_set.pause();
}

QString PracticeSession::openHeaps(const QString& text)
{
    if (!onHeaps())
        return tr("A seed was expected, such as 4711/17: this skill is not asked about heaps.");
    auto exercise = exerciseOnOwnHeaps(text, desk().skill());
    if (!exercise)
        return exercise.error();
    pauseSetAtItsSkill();
    desk().set(std::move(*exercise));
    exerciseLaid();
    return {};
}

void PracticeSession::begin(quint32 chance)
{
    for (ExerciseState& one : m_desks)
        one.begin(one.level(), readableSeed(chance));
    m_step = 0;
    m_coach.setSeed(chance);
    m_coach.laid();
    tell();
}

void PracticeSession::shuffle(quint32 chance)
{
    pauseSetAtItsSkill();
    desk().begin(desk().level(), readableSeed(chance));
    exerciseLaid();
}

void PracticeSession::copy() const
{
    const practice::ExerciseCode code{desk().skill(), desk().level(), desk().seed(), desk().number()};
    QGuiApplication::clipboard()->setText(desk().number() == 0 ? position() : QString::fromStdString(practice::print(code)));
}

// --- telling what changed ---

void PracticeSession::exerciseLaid()
{
    m_step = 0;
    m_coach.laid();
    tell();
}

void PracticeSession::tell()
{
    showBoard();
    Q_EMIT changed();
    Q_EMIT answerChanged();
}

}  // namespace nimstone
