#include "app/viewmodels/practise/sets/set_editor.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <vector>

#include "app/viewmodels/practise/exercise/practice_input.h"
#include "app/wording/practice/practice.h"
#include "core/practice/worksheet.h"

namespace nimstone {

namespace {

struct ReadySet {
    const char* name;  ///< the English title, which is translated when it is shown
    practice::SheetRequest request;
};

struct ReadySets {
    Q_DECLARE_TR_FUNCTIONS(ReadySets)
};

/// The ready-made sets that a teacher can start with.
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

/// Returns a text such as "12 exercises at level 1: Reading binary, Nim-sum, P or N?".
QString detailOf(const ReadySet& set)
{
    QStringList skills;
    for (const practice::Skill skill : set.request.skills)
        skills.push_back(wording::skillName(skill));
    //: A separator between the names of skills
    const QString names = skills.join(ReadySets::tr(", "));
    const int count = set.request.count;
    if (set.request.level) {
        //: The content of a set of exercises: %n is the number of exercises, %1 a level, %2 a list of skills
        return ReadySets::tr("%n exercises at level %1: %2", nullptr, count).arg(QString::number(*set.request.level), names);
    }
    //: The content of a set of exercises: %n is the number of exercises, %1 a list of skills
    return ReadySets::tr("%n exercises, from easy to hard: %1", nullptr, count).arg(names);
}

practice::SheetExercises drawn(const ReadySet& set, Seed seed)
{
    practice::SheetRequest request = set.request;
    request.seed = seed;
    return practice::exercisesFor(request);
}

/// The largest number of changes that can be undone.
constexpr std::size_t mostSteps = 100;

bool isTooLong(const QString& title)
{
    return std::cmp_greater(title.toUcs4().size(), practice::longestSetTitle);
}

}  // namespace

SetEditor::SetEditor(QObject* parent) : SetEditor(ExclusiveFile::defaultFolder(), parent) {}

SetEditor::SetEditor(const QString& folder, QObject* parent)
    : LanguageAware(parent), m_adding([this]() -> const practice::SheetExercises& { return m_list.exercises(); }), m_kept(folder, QStringLiteral("set"))
{
    connect(&m_adding, &SetAdding::made, this, &SetEditor::add);
    connect(&m_kept, &ExclusiveFile::changed, this, &SetEditor::storageProblemChanged);
    connect(this, &LanguageAware::languageChanged, this, [this] {
        m_list.rewordAll();
        Q_EMIT changed();
        Q_EMIT storageProblemChanged();
    });
}

QString SetEditor::countText() const
{
    return tr("%n exercises", nullptr, m_list.count());
}

practice::ExerciseSet SetEditor::set() const
{
    return {.title = m_title.toStdString(), .language = m_language.toStdString(), .exercises = m_list.exercises()};
}

void SetEditor::setTitle(const QString& title)
{
    if (busy())
        return;
    m_titleProblem = nullptr;
    if (isTooLong(title)) {
        m_titleProblem = [] {
            return tr("This title is too long: at most %1 characters.").arg(practice::longestSetTitle);
        };
    } else if (title != m_title) {
        m_title = title;
        keep();
    }
    Q_EMIT changed();
}

void SetEditor::setLanguage(const QString& language)
{
    if (language == m_language || busy())
        return;
    m_language = language;
    keep();
    Q_EMIT changed();
}

// --- changes ---

void SetEditor::remember(bool whole)
{
    m_before.push_back({set(), m_file, whole});
    if (m_before.size() > mostSteps)
        m_before.erase(m_before.begin());
}

void SetEditor::show(practice::ExerciseSet set)
{
    m_title = QString::fromStdString(set.title);
    m_language = QString::fromStdString(set.language);
    m_titleProblem = nullptr;
    m_list.show(std::move(set.exercises));
}

void SetEditor::change(practice::SheetExercises exercises, Wording news)
{
    remember(false);
    m_list.show(std::move(exercises));
    keep();
    tell(std::move(news));
}

void SetEditor::changeWhole(practice::ExerciseSet set, const QString& file, Wording news)
{
    remember(true);
    show(std::move(set));
    m_file = file;
    keep();
    tell(std::move(news));
}

void SetEditor::add(const practice::SheetExercises& exercises)
{
    if (busy())
        return;
    if (m_language.isEmpty() && empty())
        m_language = windowLanguage();
    const int row = m_list.count();
    practice::SheetExercises all = m_list.exercises();
    all.insert(all.end(), exercises.begin(), exercises.end());
    change(std::move(all), [count = static_cast<int>(exercises.size())] { return tr("%n exercises were added.", nullptr, count); });
    Q_EMIT added(row);
}

bool SetEditor::move(int row, int by)
{
    const int to = row + by;
    if (busy() || row < 0 || row >= m_list.count() || to < 0 || to >= m_list.count() || by == 0)
        return false;
    remember(false);
    m_list.move(row, to);
    keep();
    //: An exercise of a set was moved; %1 is its number before the move, %2 its number after the move
    tell([row, to] { return tr("Exercise %1 is now exercise %2.").arg(QString::number(row + 1), QString::number(to + 1)); });
    return true;
}

void SetEditor::takeOut(int row)
{
    if (busy() || row < 0 || row >= m_list.count())
        return;
    practice::SheetExercises left = m_list.exercises();
    left.erase(left.begin() + row);
    change(std::move(left), [row] { return tr("Exercise %1 was removed.").arg(row + 1); });
}

void SetEditor::redraw(int row, quint32 chance)
{
    if (busy() || row < 0 || row >= m_list.count())
        return;
    practice::SheetExercises exercises = m_list.exercises();
    practice::SheetExercise& one = exercises[static_cast<std::size_t>(row)];
    if (!one.code)
        return;
    const auto [skill, level] = std::pair(one.code->skill, one.code->level);
    const practice::SheetExercises another = practice::exercisesFor({{skill}, level, 1, readableSeed(chance), one.code->game}, exercises);
    if (another.empty()) {
        tell([skill = skill, level = level] {
            //: %1 is the name of a skill, %2 a level
            return tr("%1, level %2: the set already has every exercise there is.").arg(wording::skillName(skill), QString::number(level));
        }, true);
        return;
    }
    one = another.front();
    change(std::move(exercises), [row] { return tr("Exercise %1 was replaced.").arg(row + 1); });
}

void SetEditor::begin(int readySet, quint32 chance)
{
    const auto& ready = nimstone::readySets();
    if (busy() || readySet < 0 || std::cmp_greater_equal(readySet, ready.size()))
        return;
    const ReadySet& chosen = ready[static_cast<std::size_t>(readySet)];
    changeWhole({.title = nameOf(chosen).toStdString(), .language = windowLanguage().toStdString(), .exercises = drawn(chosen, readableSeed(chance))},
                {}, [readySet] { return tr("New set: %1.").arg(nameOf(nimstone::readySets()[static_cast<std::size_t>(readySet)])); });
    Q_EMIT added(0);
}

QVariantList SetEditor::readySets() const
{
    QVariantList sets;
    for (const ReadySet& ready : nimstone::readySets())
        sets.push_back(QVariantMap{{QStringLiteral("name"), nameOf(ready)}, {QStringLiteral("detail"), detailOf(ready)}});
    return sets;
}

void SetEditor::clear()
{
    if (busy() || (empty() && m_title.isEmpty()))
        return;
    changeWhole({}, {}, [] { return tr("New, empty set."); });
}

void SetEditor::practise(PracticeSession* session) const
{
    if (session && !empty())
        session->startSet(set());
}

void SetEditor::undo()
{
    if (busy() || m_before.empty())
        return;
    Before before = std::move(m_before.back());
    m_before.pop_back();
    if (before.whole) {
        show(std::move(before.set));
        m_file = before.file;
    } else {
        m_list.show(std::move(before.set.exercises));
    }
    keep();
    tell([] { return tr("Undone."); });
}

void SetEditor::tell(Wording news, bool refused)
{
    m_news = std::move(news);
    m_refused = refused;
    Q_EMIT changed();
}

}  // namespace nimstone
