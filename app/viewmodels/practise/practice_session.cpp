#include "app/viewmodels/practise/practice_session.h"

#include <QClipboard>
#include <QGuiApplication>

#include "app/storage/record/record_names.h"
#include "app/viewmodels/practise/exercise/own_heaps.h"
#include "app/viewmodels/practise/exercise/practice_input.h"
#include "app/viewmodels/practise/record/shown_skill.h"
#include "core/nimber.h"

namespace nimstone {

PracticeSession::PracticeSession(QObject* parent) : PracticeSession(Seed{1}, parent) {}

PracticeSession::PracticeSession(Seed seed, QObject* parent, const QString& folder)
    : RecordAware(parent), m_set(nullptr, folder), m_planner(seed)
{
    for (const practice::Skill skill : practice::allSkills)
        m_exerciseStates.emplace_back(skill, practice::lowestLevel, seed);
    // A new language does not change the board, which has only numbers, and the picture lays itself out again.
    connect(this, &LanguageAware::languageChanged, this, &PracticeSession::wordExercise);
    for (const auto worded : {&PracticeSession::changed, &PracticeSession::answerChanged})
        connect(this, &LanguageAware::languageChanged, this, worded);
    connect(this, &LanguageAware::languageChanged, this, &PracticeSession::progressChanged);
    connect(this, &RecordAware::progressChanged, this, [this] {
        m_planner.setProgress(progress());
        m_set.lookAtTasks(progress());
    });
    connect(&m_set, &PracticeSetRun::laid, this, [this] {
        m_mixed = m_mixed && !m_set.running();
        showNewExercise();
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

QVariantList PracticeSession::standings() const
{
    return shownSkills(recordTally(), [this](practice::Skill skill) { return standingOf(skill); });
}

QString PracticeSession::standingOf(practice::Skill skill) const
{
    ExercisePlanner::Standing standing = m_planner.standing(skill);
    if (progress()) {
        const SkillTally& kept = recordTally().of(skill);
        standing.asked = kept.asked;
        standing.right = kept.right;
    }
    if (standing.asked == 0)
        return {};
    //: The results of a skill: %1 of %2 exercises were right on the first try, the last %n of them in a row
    return (standing.inARow > 1 ? tr("%1 of %2 right, %n in a row", nullptr, standing.inARow)
                                //: The results of a skill: %1 of %2 exercises were right on the first try
                                : tr("%1 of %2 right")).arg(QString::number(standing.right), QString::number(standing.asked));
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
    showNewExercise();
}

void PracticeSession::setLevel(int level)
{
    if (level == desk().level() || level < practice::lowestLevel || level > practice::highestLevel || m_set.running())
        return;
    desk().begin(level, desk().seed());
    showNewExercise();
}

bool PracticeSession::canBeLimited() const
{
    return practice::canBeLimited(desk().skill()) && !m_mixed && !m_set.running();
}

QString PracticeSession::game() const
{
    const auto game = desk().game();
    return game ? QString::fromUtf8(practice::name(*game)) : QString();
}

void PracticeSession::setGame(const QString& game)
{
    const auto wanted = practice::outcomeGameNamed(game.toStdString());
    if (!canBeLimited() || (!game.isEmpty() && !wanted) || wanted == desk().game())
        return;
    desk().begin(desk().level(), desk().seed(), 1, wanted);
    showNewExercise();
}

// --- hints ---

void PracticeSession::setRefuting(bool refuting)
{
    const int step = refuting && m_exercise.canRefute ? lastStep(*desk().result()) : 0;
    if (step == m_step)
        return;
    m_step = step;
    desk().draft().settle();
    tell();
}

void PracticeSession::hint()
{
    if (!m_exercise.canHint)
        return;
    desk().hint();
    if (m_set.desk())
        m_set.keep();
    tell();
}

void PracticeSession::showAnswer()
{
    if (!m_exercise.canShowAnswer)
        return;
    const bool first = !desk().isCounted();
    desk().showAnswer();
    judged(m_planner.shown(desk(), first), first);
}

// --- seeds and heaps that the person typed ---

QString PracticeSession::open(const QString& text)
{
    if (const auto code = practice::parseExerciseCode(text.toStdString())) {
        if (m_set.locked() && m_set.hides(practice::exerciseOf(*code)))
            return refusalOfHidden();
        m_mixed = false;
        m_current = static_cast<std::size_t>(code->skill);
        m_set.pause();
        desk().begin(code->level, code->seed, code->number, code->game);
        showNewExercise();
        return {};
    }
    const auto seed = readSeed(text);
    if (!seed)
        return openHeaps(text);
    pauseSetAtItsSkill();
    desk().begin(desk().level(), seed->seed, seed->number);
    showNewExercise();
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
    if (!m_exercise.onHeaps)
        return tr("This skill has no exercises on given heaps. Enter a seed, such as 4711/17.");
    auto exercise = exerciseOnOwnHeaps(text, desk().skill());
    if (!exercise)
        return exercise.error();
    if (m_set.hides(*exercise))
        return refusalOfHidden();
    pauseSetAtItsSkill();
    desk().set(std::move(*exercise));
    showNewExercise();
    return {};
}

QString PracticeSession::refusalOfHidden() const
{
    //: %1 is the title of a set of exercises
    return tr("This exercise belongs to \"%1\". Work on it there.").arg(m_set.shown().title);
}

void PracticeSession::begin(quint32 chance)
{
    for (ExerciseState& one : m_exerciseStates)
        one.begin(one.level(), readableSeed(chance));
    m_step = 0;
    m_planner.setSeed(chance);
    m_planner.laid();
    tell();
}

void PracticeSession::shuffle(quint32 chance)
{
    pauseSetAtItsSkill();
    desk().begin(desk().level(), readableSeed(chance));
    showNewExercise();
}

void PracticeSession::copy() const
{
    if (isLocked())
        return;
    const practice::ExerciseCode code{desk().skill(), desk().level(), desk().seed(), desk().number(), desk().game()};
    QGuiApplication::clipboard()->setText(desk().number() == 0 ? m_exercise.position : QString::fromStdString(practice::print(code)));
}

// --- change signals ---

void PracticeSession::showNewExercise()
{
    // An exercise of a locked set is not asked outside the set. A large set may have all exercises of a skill, so the tries end.
    for (int tries = 0; !m_set.desk() && tries < 1000 && m_set.hides(desk().exercise()); ++tries)
        desk().next();
    m_step = 0;
    m_planner.laid();
    tell();
}

void PracticeSession::tell()
{
    wordExercise();
    showBoard();
    Q_EMIT changed();
    Q_EMIT answerChanged();
}

void PracticeSession::wordExercise()
{
    m_exercise = shownExercise(desk(), m_step, m_mixed ? std::optional(m_why) : std::nullopt, isLocked());
}

void PracticeSession::showBoard()
{
    const practice::Exercise& exercise = desk().exercise();
    // The result of a wrong answer may reveal the right answer, so a locked exercise stays as it was before the answer.
    const bool answered = desk().result().has_value() && !(isLocked() && desk().state() == ExerciseState::State::Wrong);
    if (!practice::heapsIn(exercise)) {
        const auto rungs = desk().shown();
        const bool stands = answered && (desk().isOver() || !draft().isEdited());
        m_picture.show(exercise, {rungs.begin(), rungs.end()}, draft().answer(), stands ? desk().result() : std::nullopt);
        Q_EMIT boardChanged();
        return;
    }
    const bool trying = answered && draft().isEdited() && !desk().isOver();
    const bool open = !answered || (trying && (asks() == Amount || asks() == Moves));
    PracticeBoard board = open ? openBoard(exercise, desk().shown()) : resultBoard(exercise, *desk().result(), m_step);
    board.table = board.table || (open && answered);
    if (asks() == Heap && draft().heap() >= 0 && (!answered || trying))
        board.marks[static_cast<std::size_t>(draft().heap())] = PracticeBoard::Mark::Chosen;
    const Count answer = board.answer.value_or(0);
    m_table.show(board.position, board.move, columnsNeeded(std::span(&answer, 1)));
    const auto leaving = open ? draft().moves() : board.move ? std::vector{*board.move} : std::vector<Move>();
    m_board = shownBoard(board, leaving, m_table.columns());
    Q_EMIT boardChanged();
}

}  // namespace nimstone
