#include "app/viewmodels/practise/sets/set_editor.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <algorithm>
#include <vector>

#include "app/storage/sets/exercise_set_json.h"
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

}  // namespace

SetEditor::SetEditor(QObject* parent) : SetEditor(ExclusiveFile::defaultFolder(), parent) {}

SetEditor::SetEditor(const QString& folder, QObject* parent)
    : LanguageAware(parent), m_adding([this]() -> const practice::SetEntries& { return m_list.entries(); }), m_kept(folder, QStringLiteral("set"))
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
    const auto countOf = [this](std::size_t kind) {
        return static_cast<int>(std::ranges::count_if(m_list.entries(), [kind](const practice::SetEntry& entry) { return entry.index() == kind; }));
    };
    //: The number of exercises and tasks in a set
    return countOf(0) < m_list.count() ? tr("%n items", nullptr, m_list.count() - countOf(1)) : tr("%n exercises", nullptr, m_list.count());
}

practice::ExerciseSet SetEditor::set() const
{
    practice::ExerciseSet set = m_head;
    set.entries = m_list.entries();
    return set;
}

void SetEditor::setTitle(const QString& title)
{
    if (busy())
        return;
    m_titleProblem = nullptr;
    if (std::cmp_greater(title.toUcs4().size(), practice::longestSetTitle)) {
        m_titleProblem = [] {
            return tr("This title is too long: at most %1 characters.").arg(practice::longestSetTitle);
        };
    } else if (title != this->title()) {
        m_head.title = title.toStdString();
        keep();
    }
    Q_EMIT changed();
}

void SetEditor::setLanguage(const QString& language)
{
    if (language == this->language() || busy())
        return;
    m_head.language = language.toStdString();
    keep();
    Q_EMIT changed();
}

QVariantMap SetEditor::fields() const
{
    return QJsonDocument::fromJson(printExerciseSet(m_head)).object().toVariantMap();
}

bool SetEditor::setOption(const QString& name, const QVariant& value)
{
    QVariantMap fields = this->fields();
    fields[name] = value;
    if (value.toString().isEmpty())
        fields.remove(name);
    // The reader of files checks the value, so that the file of the set can be read again.
    auto head = parseExerciseSet(QJsonDocument::fromVariant(fields).toJson(), 0);
    if (!head || busy() || *head == m_head)
        return head.has_value();
    // A text that is typed letter by letter is undone as a whole.
    if (name != m_option)
        remember(false);
    m_option = name;
    m_head = *std::move(head);
    keep();
    tell(nullptr);
    return true;
}

// --- changes ---

void SetEditor::remember(bool whole)
{
    m_option.clear();
    m_before.push_back({set(), m_file, whole});
    if (m_before.size() > mostSteps)
        m_before.erase(m_before.begin());
}

void SetEditor::show(practice::ExerciseSet set)
{
    practice::SetEntries entries = std::exchange(set.entries, {});
    m_head = std::move(set);
    m_head.handedOut = false;
    m_titleProblem = nullptr;
    m_list.show(std::move(entries));
}

void SetEditor::change(practice::SetEntries entries, Wording news)
{
    remember(false);
    m_list.show(std::move(entries));
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

void SetEditor::add(const practice::SetEntries& entries)
{
    if (busy())
        return;
    const int row = m_list.count();
    practice::SetEntries all = m_list.entries();
    all.insert(all.end(), entries.begin(), entries.end());
    if (language().isEmpty() && empty())
        m_head.language = windowLanguage().toStdString();
    const bool isOther = !std::holds_alternative<practice::SheetExercise>(entries.front());
    change(std::move(all), [isOther, count = static_cast<int>(entries.size())] {
        //: The entry is a text or a task of a set
        return isOther ? tr("The entry was added.") : tr("%n exercises were added.", nullptr, count);
    });
    Q_EMIT added(row);
}

bool SetEditor::move(int row, int by)
{
    const int to = row + by;
    if (busy() || row < 0 || row >= m_list.count() || to < 0 || to >= m_list.count() || by == 0)
        return false;
    remember(false);
    const int before = m_list.numberOf(row);
    m_list.move(row, to);
    keep();
    tell([before, after = m_list.numberOf(to)] {
        //: An exercise or a task of a set was moved; %1 is its number before the move, %2 its number after the move
        return before != after ? tr("Item %1 is now item %2.").arg(QString::number(before), QString::number(after)) : tr("The entry was moved.");
    });
    return true;
}

void SetEditor::takeOut(int row)
{
    if (busy() || row < 0 || row >= m_list.count())
        return;
    practice::SetEntries left = m_list.entries();
    left.erase(left.begin() + row);
    change(std::move(left), [number = m_list.numberOf(row)] {
        //: %1 is the number of an exercise or a task in a set
        return number > 0 ? tr("Item %1 was removed.").arg(number) : tr("The text was removed.");
    });
}

void SetEditor::redraw(int row, quint32 chance)
{
    if (busy() || row < 0 || row >= m_list.count())
        return;
    practice::SetEntries entries = m_list.entries();
    auto* const one = std::get_if<practice::SheetExercise>(&entries[static_cast<std::size_t>(row)]);
    if (!one || !one->code)
        return;
    const auto [skill, level] = std::pair(one->code->skill, one->code->level);
    const practice::SheetExercises another = practice::exercisesFor({{skill}, level, 1, readableSeed(chance), one->code->game}, practice::exercisesIn(entries));
    if (another.empty()) {
        tell([skill = skill, level = level] {
            //: %1 is the name of a skill, %2 a level
            return tr("%1, level %2: the set already has every exercise there is.").arg(wording::skillName(skill), QString::number(level));
        }, true);
        return;
    }
    *one = another.front();
    change(std::move(entries), [number = m_list.numberOf(row)] { return tr("Exercise %1 was replaced.").arg(number); });
}

void SetEditor::begin(int readySet, quint32 chance)
{
    const auto& ready = nimstone::readySets();
    if (busy() || readySet < 0 || std::cmp_greater_equal(readySet, ready.size()))
        return;
    const ReadySet& chosen = ready[static_cast<std::size_t>(readySet)];
    changeWhole({.title = nameOf(chosen).toStdString(), .language = windowLanguage().toStdString(), .entries = practice::entriesOf(drawn(chosen, readableSeed(chance)))},
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
    if (busy() || set() == practice::ExerciseSet{.language = m_head.language})
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
        m_file = before.file;
    } else {
        before.set.title = m_head.title;
        before.set.language = m_head.language;
    }
    m_option.clear();
    show(std::move(before.set));
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
