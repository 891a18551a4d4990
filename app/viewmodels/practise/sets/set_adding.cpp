#include "app/viewmodels/practise/sets/set_adding.h"

#include <QJsonDocument>

#include "app/storage/sets/exercise_set_json.h"
#include "app/viewmodels/practise/exercise/own_heaps.h"
#include "app/viewmodels/practise/exercise/practice_input.h"
#include "app/viewmodels/practise/outcome_games.h"
#include "app/viewmodels/shell/typed_number.h"
#include "app/wording/practice/exercise_set.h"
#include "app/wording/practice/practice.h"
#include "app/wording/quotation.h"

namespace nimstone {

using practice::Skill;

namespace {

QString codeName(Skill skill)
{
    return QString::fromUtf8(practice::name(skill).data());
}

/// The skills that are about Nim heaps. The list is made only once, because an exercise of each skill has to be drawn to
/// find out if the skill is about heaps.
const std::vector<Skill>& skillsOnHeaps()
{
    static const std::vector<Skill> skills = [] {
        std::vector<Skill> onHeaps;
        for (const Skill skill : practice::allSkills) {
            if (practice::isAskedOnHeaps(skill))
                onHeaps.push_back(skill);
        }
        return onHeaps;
    }();
    return skills;
}

template <class Skills, class Text>
QStringList listed(const Skills& skills, Text text)
{
    QStringList texts;
    for (const Skill skill : skills)
        texts.push_back(text(skill));
    return texts;
}

QString shownInput(const QString& text)
{
    return wording::quotedRichText(text.trimmed().left(24).toStdString());
}

}  // namespace

SetAdding::SetAdding(There there, QObject* parent) : LanguageAware(parent), m_there(std::move(there))
{
    for (const Skill skill : practice::allSkills)
        m_chosen.push_back(skill == Skill::NimSum);
    connect(this, &LanguageAware::languageChanged, this, &SetAdding::changed);
}

QStringList SetAdding::skills() const { return listed(practice::allSkills, codeName); }
QStringList SetAdding::skillNames() const { return listed(practice::allSkills, wording::skillName); }
QStringList SetAdding::heapSkills() const { return listed(skillsOnHeaps(), codeName); }
QStringList SetAdding::heapSkillNames() const { return listed(skillsOnHeaps(), wording::skillName); }

QVariantList SetAdding::games() const { return outcomeGameChoices(); }

void SetAdding::set(QString& choice, const QString& value, Wording& problem)
{
    if (value == choice)
        return;
    choice = value;
    problem = nullptr;
    Q_EMIT changed();
}

void SetAdding::toggle(int skill)
{
    if (skill < 0 || skill >= m_chosen.size())
        return;
    m_chosen[skill] = !m_chosen[skill];
    m_skillsProblem = nullptr;
    m_countProblem = nullptr;
    Q_EMIT changed();
}

int SetAdding::room() const
{
    return practice::mostOnSheet - static_cast<int>(m_there().size());
}

SetAdding::Wording SetAdding::full()
{
    return [] { return tr("This set is full: a set has at most %1 entries.").arg(practice::mostOnSheet); };
}

tl::expected<int, SetAdding::Wording> SetAdding::readCount(int most) const
{
    if (most < 1)
        return tl::unexpected(full());
    const auto count = readNumber(m_count);
    if (count && *count >= 1 && *count <= static_cast<Count>(most))
        return static_cast<int>(*count);
    if (m_count.trimmed().isEmpty())
        return tl::unexpected<Wording>([most] { return tr("Exercises in all: expected a whole number from 1 to %1, but the field is empty").arg(most); });
    return tl::unexpected<Wording>([most, found = shownInput(m_count)] {
        //: %1 is the largest number, %2 is the text that was typed
        return tr("Exercises in all: expected a whole number from 1 to %1, found '%2'").arg(QString::number(most), found);
    });
}

tl::expected<practice::SheetRequest, SetAdding::Wording> SetAdding::request()
{
    practice::SheetRequest request;
    for (const Skill skill : practice::allSkills) {
        if (m_chosen[static_cast<qsizetype>(skill)])
            request.skills.push_back(skill);
    }
    m_skillsProblem = nullptr;
    if (request.skills.empty()) {
        m_skillsProblem = [] { return tr("Skills: choose at least one."); };
        return tl::unexpected<Wording>(nullptr);
    }
    const auto count = readCount(room());
    if (!count)
        return tl::unexpected(count.error());
    request.count = *count;
    request.game = practice::outcomeGameNamed(m_game.toStdString());
    request.level = m_level == QLatin1String("mixed") ? std::nullopt : std::optional(m_level.toInt());
    return request;
}

bool SetAdding::draw(quint32 chance)
{
    auto wanted = request();
    m_countProblem = wanted ? nullptr : wanted.error();
    practice::SheetExercises exercises;
    if (wanted) {
        wanted->seed = readableSeed(chance);
        exercises = practice::exercisesFor(*wanted, practice::exercisesIn(m_there()));
        if (std::cmp_less(exercises.size(), wanted->count)) {
            m_countProblem = [count = wanted->count, left = static_cast<int>(exercises.size())] {
                //: %1 is the requested number of exercises, %2 the number of exercises that can be added
                return tr("Exercises in all: you asked for %1, but at most %2 more can be drawn without repeats.")
                    .arg(QString::number(count), QString::number(left));
            };
        }
    }
    const bool drawn = wanted && !m_countProblem;
    Q_EMIT changed();
    if (drawn)
        Q_EMIT made(practice::entriesOf(exercises));
    return drawn;
}

bool SetAdding::setOwnHeaps()
{
    const auto skill = practice::skillNamed(m_heapSkill.toStdString());
    if (!skill)
        return false;
    auto exercise = exerciseOnOwnHeaps(m_heaps, *skill);
    if (room() < 1) {
        m_heapsProblem = full();
    } else if (!exercise) {
        // The text is parsed again for each message, so that the message follows the language.
        m_heapsProblem = [heaps = m_heaps, skill = *skill] { return exerciseOnOwnHeaps(heaps, skill).error(); };
    } else {
        m_heaps.clear();
        m_heapsProblem = nullptr;
    }
    const bool set = !m_heapsProblem;
    Q_EMIT changed();
    if (set)
        Q_EMIT made({practice::SheetExercise{*std::move(exercise), std::nullopt}});
    return set;
}

QString SetAdding::addEntry(const QVariantMap& fields)
{
    if (room() < 1)
        return full()();
    const QVariantMap set{{QStringLiteral("nimstone"), QStringLiteral("exercise-set")}, {QStringLiteral("version"), 2},
                          {QStringLiteral("exercises"), QVariantList{QVariant(fields)}}};
    // A set that is being edited may have no exercise.
    const auto read = parseExerciseSet(QJsonDocument::fromVariant(set).toJson(), 0);
    if (read)
        Q_EMIT made(read->entries);
    return read ? QString() : wording::sentence(read.error());
}

}  // namespace nimstone
