// The state of the Practise page: the current exercise, its answer, its hints and its board. Each skill has its own
// exercise, and an exercise set has a state for each of its exercises.
#pragma once

#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <functional>
#include <vector>

#include "app/viewmodels/practise/exercise/exercise_planner.h"
#include "app/viewmodels/practise/exercise/exercise_state.h"
#include "app/viewmodels/practise/exercise/practice_picture.h"
#include "app/viewmodels/practise/outcome_games.h"
#include "app/viewmodels/practise/practice_set_run.h"
#include "app/viewmodels/practise/practice_shown.h"
#include "app/viewmodels/shell/bit_table.h"
#include "app/viewmodels/shell/record_aware.h"
#include "core/learn/blocks.h"

namespace nimstone {

class PracticeSession : public nimstone::RecordAware {
    Q_OBJECT
    QML_ELEMENT

    // --- the skills ---
    /// The names of the skills in files: nim-sum, eligible-heap, how-many, …
    Q_PROPERTY(QStringList skills READ skills CONSTANT FINAL)
    /// One ShownSkill for each skill.
    Q_PROPERTY(QVariantList standings READ standings NOTIFY progressChanged FINAL)
    Q_PROPERTY(QString skill READ skill WRITE setSkill NOTIFY changed FINAL)
    /// True if the program chooses the skill of each exercise from the results of the person. Choosing a skill sets
    /// this to false.
    Q_PROPERTY(bool mixed READ mixed WRITE setMixed NOTIFY changed FINAL)
    /// The exercise set in progress, if there is one. The set is paused if the person chooses a skill, mixes all
    /// skills, or opens another exercise. While a text or a task of the set is shown, the exercise is one of the skill.
    Q_PROPERTY(nimstone::PracticeSetRun* set READ set CONSTANT FINAL)
    /// The number of the person's mistakes that should be asked again today.
    Q_PROPERTY(int dueCount READ dueCount NOTIFY progressChanged FINAL)
    /// The difficulty of the exercises, 1 to 3.
    Q_PROPERTY(int level READ level WRITE setLevel NOTIFY changed FINAL)
    /// True if the exercises of the skill can be limited to one game.
    Q_PROPERTY(bool canBeLimited READ canBeLimited NOTIFY changed FINAL)
    /// The game to which the exercises are limited; empty for all games of the level.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed FINAL)
    /// The games to which the exercises can be limited: objects with `value` and `text`.
    Q_PROPERTY(QVariantList games READ games NOTIFY languageChanged FINAL)

    /// The number of exercises that a lesson has planned, and how many of them are answered. Both are 0 without a plan.
    Q_PROPERTY(int planCount READ planCount NOTIFY changed FINAL)
    Q_PROPERTY(int planDone READ planDone NOTIFY changed FINAL)

    // --- the exercise ---
    Q_PROPERTY(nimstone::ShownExercise exercise READ exercise NOTIFY changed FINAL)
    Q_PROPERTY(Asks asks READ asks NOTIFY changed FINAL)
    Q_PROPERTY(State state READ state NOTIFY changed FINAL)

    /// The answer that is being edited.
    Q_PROPERTY(nimstone::ShownInput answer READ answer NOTIFY answerChanged FINAL)
    /// True while the board shows the reply that refutes a wrong answer.
    Q_PROPERTY(bool refuting READ refuting WRITE setRefuting NOTIFY changed FINAL)

    // --- the board ---
    Q_PROPERTY(nimstone::ShownBoard board READ board NOTIFY boardChanged FINAL)
    Q_PROPERTY(nimstone::PracticePicture* picture READ picture CONSTANT FINAL)
    Q_PROPERTY(nimstone::BitTableModel* table READ table CONSTANT FINAL)

public:
    /// The kind of answer that an exercise asks for.
    enum Asks { Number, Amount, Heap, Column, Choice, Numbers, Moves };
    Q_ENUM(Asks)
    enum State { Open, Wrong, Right, Shown };
    Q_ENUM(State)
    enum Mark { Unmarked, Chosen, RightHeap, WrongHeap, Hinted };
    Q_ENUM(Mark)

    /// Starts the exercises from seed 1; `begin` changes the seed.
    explicit PracticeSession(QObject* parent = nullptr);

    /// Starts the exercises from `seed`, so that a test sees the same exercises in each run. After restore() of the set
    /// was called, the set is saved in `folder`.
    PracticeSession(Seed seed, QObject* parent, const QString& folder = ExclusiveFile::defaultFolder());

    QStringList skills() const;
    QVariantList standings() const;
    QString skill() const;
    void setSkill(const QString& skill);
    bool mixed() const { return m_mixed; }
    void setMixed(bool mixed);
    PracticeSetRun* set() { return &m_set; }
    /// Shows the entries of the set in their order, from the first entry or from the one where the person stopped. See
    /// PracticeSetRun::start().
    void startSet(practice::ExerciseSet set, const QString& name = {}, const QString& number = {});
    /// Shows the exercise with an answer, or without one. Nothing is recorded, as for heaps that the learner chose.
    void showAnswered(const practice::Exercise& exercise, const std::optional<practice::Answer>& answer);
    /// Limits the exercises to those of a block of a lesson. After the last one, more exercises like it follow.
    void setPlan(const learn::ExercisesBlock& plan);
    int planCount() const { return static_cast<int>(m_plan.size()); }
    int planDone() const { return std::min(m_planDone, planCount()); }
    int dueCount() const;
    int level() const { return desk().level(); }
    void setLevel(int level);
    bool canBeLimited() const;
    QString game() const;
    void setGame(const QString& game);
    QVariantList games() const { return outcomeGameChoices(); }

    const ShownExercise& exercise() const { return m_exercise; }
    Asks asks() const { return static_cast<Asks>(practice::asksFor(desk().exercise())); }
    State state() const { return static_cast<State>(desk().state()); }

    ShownInput answer() const { return draft().shown(); }
    bool refuting() const { return m_step > 0; }
    void setRefuting(bool refuting);

    const ShownBoard& board() const { return m_board; }
    PracticePicture* picture() { return &m_picture; }
    BitTableModel* table() { return &m_table; }

    Q_INVOKABLE void setNumber(const QString& number) { edit([&](AnswerInput& draft) { return draft.setNumber(number); }); }
    /// Flips the bit of the weight `weight` (a power of two) in the number.
    Q_INVOKABLE void flipBit(const QString& weight) { edit([&](AnswerInput& draft) { return draft.flipBit(weight.toULongLong()); }); }
    /// Adds `by` to the number, if the exercise asks for an amount. Clamps the result to 1 … the size of the heap.
    Q_INVOKABLE void step(int by) { edit([&](AnswerInput& draft) { return draft.step(by); }); }
    Q_INVOKABLE void pickHeap(int heap) { edit([&](AnswerInput& draft) { return draft.pickHeap(heap); }); }
    /// Chooses one of the choices. If the exercise asks for several numbers, adds the choice to the answer or removes
    /// it.
    Q_INVOKABLE void choose(int index) { edit([&](AnswerInput& draft) { return draft.choose(index); }); }
    /// In an answer of several moves, takes `stones` stones from this heap; clamps them to the size of the heap.
    Q_INVOKABLE void take(int heap, int stones) { edit([&](AnswerInput& draft) { return draft.take(heap, stones); }); }
    /// In an answer of several moves, takes from this heap the number of stones that was typed.
    Q_INVOKABLE void typeTaken(int heap, const QString& text) { edit([&](AnswerInput& draft) { return draft.typeTaken(heap, text); }); }
    /// Reacts to a press on the piece of the picture with the index `index`.
    Q_INVOKABLE void press(int index);
    /// Checks the answer. If the input is not an answer, only `answer.problem` changes: it says why.
    Q_INVOKABLE void check();
    Q_INVOKABLE void next();
    /// Checks the answer. If the exercise is already answered, goes to the next exercise.
    Q_INVOKABLE void proceed();
    Q_INVOKABLE void hint();
    Q_INVOKABLE void showAnswer();

    /// Asks again the exercises of mistakes that are due, at most `count` of them, and then mixes all skills.
    Q_INVOKABLE void reviewMistakes(int count);
    /// Opens exercises from a text: a seed, `4711` or `4711/17`; the line of an exercise, `nim-sum 2 4711/17`; or
    /// heaps, `nim:3,5,7` or `3 5 7`. Returns an empty text on success. If the text cannot be read or makes no
    /// exercise, or if the exercise belongs to a locked set in progress, changes nothing and returns one line that says why.
    Q_INVOKABLE QString open(const QString& text);
    /// Starts every skill from a new seed, which is derived from the random number `chance`.
    Q_INVOKABLE void begin(quint32 chance);
    /// Starts the current skill from a new seed, which is derived from the random number `chance`.
    Q_INVOKABLE void shuffle(quint32 chance);
    /// Copies the line that identifies the exercise to the clipboard; if the learner chose the heaps, copies the heaps.
    Q_INVOKABLE void copy() const;

Q_SIGNALS:
    void changed();
    void answerChanged();
    void boardChanged();

private:
    ExerciseState& desk() { return m_set.desk() ? *m_set.desk() : m_exerciseStates[m_current]; }
    const ExerciseState& desk() const { return m_set.desk() ? *m_set.desk() : m_exerciseStates[m_current]; }
    /// True if the right answer to the current exercise must not be shown.
    bool isLocked() const { return m_set.desk() && m_set.locked(); }
    const AnswerInput& draft() const { return desk().draft(); }

    void follow(Progress& progress) override;
    QString standingOf(practice::Skill skill) const;
    void showNewExercise();
    void planNextExercise();
    void showPlannedExercise();
    void applyProgress();
    /// Calls `change` on the answer, unless the exercise is over.
    void edit(const std::function<bool(AnswerInput&)>& change);
    void judged(const std::optional<AnswerRecord>& record, bool first);
    void tell();
    void wordExercise();
    void showBoard();
    QString openHeaps(const QString& text);
    QString refusalOfHidden() const;
    /// Pauses the set, and continues with exercises of the skill of its current exercise.
    void pauseSetAtItsSkill();

    std::vector<ExerciseState> m_exerciseStates;
    std::size_t m_current = 0;
    PracticeSetRun m_set;
    ExercisePlanner m_planner;
    bool m_mixed = false;
    std::vector<learn::ExercisesRound> m_plan;  ///< for each planned exercise, its round of the block
    int m_planDone = 0;              ///< the number of answered exercises; it may be larger than planned
    bool m_progressApplied = false;  ///< true after the start levels were set from the record
    practice::Why m_why = practice::Why::Weak;
    int m_step = 0;
    ShownExercise m_exercise;
    ShownBoard m_board;
    BitTableModel m_table;
    PracticePicture m_picture;
};

}  // namespace nimstone
