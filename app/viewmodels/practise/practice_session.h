// The Practise page: the exercise that is worked on, its answer, its hints and its board. Each skill has a desk of its own
// with an exercise on it; a set has a desk for each of its exercises.
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

namespace nimstone {

class PracticeSession : public nimstone::RecordAware {
    Q_OBJECT
    QML_ELEMENT

    // --- the skills ---
    /// Their names in files: nim-sum, eligible-heap, how-many, …
    Q_PROPERTY(QStringList skills READ skills CONSTANT FINAL)
    /// Of each of them a ShownSkill.
    Q_PROPERTY(QVariantList standings READ standings NOTIFY progressChanged FINAL)
    Q_PROPERTY(QString skill READ skill WRITE setSkill NOTIFY changed FINAL)
    /// Whether each exercise is of the skill that what is known calls for. Choosing a skill ends that.
    Q_PROPERTY(bool mixed READ mixed WRITE setMixed NOTIFY changed FINAL)
    /// The set that is worked through, if one is. Choosing a skill or mixing them all puts it aside, as do other exercises.
    Q_PROPERTY(nimstone::PracticeSetRun* set READ set CONSTANT FINAL)
    /// How many of one's own mistakes are due today.
    Q_PROPERTY(int dueCount READ dueCount NOTIFY progressChanged FINAL)
    /// 1 to 3.
    Q_PROPERTY(int level READ level WRITE setLevel NOTIFY changed FINAL)
    /// Whether the exercises can be limited to a game, the game, empty for all of the level, and what there is to choose from,
    /// with `value` and `text`.
    Q_PROPERTY(bool canBeLimited READ canBeLimited NOTIFY changed FINAL)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList games READ games NOTIFY languageChanged FINAL)

    // --- the exercise ---
    Q_PROPERTY(nimstone::ShownExercise exercise READ exercise NOTIFY changed FINAL)
    Q_PROPERTY(Asks asks READ asks NOTIFY changed FINAL)
    Q_PROPERTY(State state READ state NOTIFY changed FINAL)

    // --- the answer that is being made; a change of it is told by answerChanged ---
    /// The number as it was typed, or put together from bits.
    Q_PROPERTY(QString number READ number WRITE setNumber NOTIFY answerChanged FINAL)
    /// Its bits in the columns of the heaps, the highest first; all 0 where it is no number, or too large for them.
    Q_PROPERTY(QString numberBits READ numberBits NOTIFY answerChanged FINAL)
    /// The heap that is picked, or given, counted from 0; none when −1.
    Q_PROPERTY(int heap READ heap NOTIFY answerChanged FINAL)
    /// Whether each of those on offer is chosen.
    Q_PROPERTY(QList<bool> chosen READ chosen NOTIFY answerChanged FINAL)
    /// Of an answer of several moves: what is taken from each heap, 0 for nothing.
    Q_PROPERTY(QList<int> taken READ taken NOTIFY answerChanged FINAL)
    /// The same as texts, as they were typed; and the heap whose text `problem` is about, −1 for none.
    Q_PROPERTY(QStringList takenTexts READ takenTexts NOTIFY answerChanged FINAL)
    Q_PROPERTY(int problemHeap READ problemHeap NOTIFY answerChanged FINAL)
    /// Why what was typed is no answer, in one line; empty when all is well.
    Q_PROPERTY(QString problem READ problem NOTIFY answerChanged FINAL)

    /// Whether the board shows what the other player does about a wrong answer.
    Q_PROPERTY(bool refuting READ refuting WRITE setRefuting NOTIFY changed FINAL)

    // --- the board ---
    Q_PROPERTY(nimstone::ShownBoard board READ board NOTIFY boardChanged FINAL)
    Q_PROPERTY(nimstone::PracticePicture* picture READ picture CONSTANT FINAL)
    Q_PROPERTY(nimstone::BitTableModel* table READ table CONSTANT FINAL)

public:
    /// What an exercise asks for.
    enum Asks { Number, Amount, Heap, Column, Choice, Numbers, Moves };
    Q_ENUM(Asks)
    enum State { Open, Wrong, Right, Shown };
    Q_ENUM(State)
    enum Mark { Unmarked, Chosen, RightHeap, WrongHeap, Hinted };
    Q_ENUM(Mark)

    /// From seed 1; `begin` says another.
    explicit PracticeSession(QObject* parent = nullptr);

    /// From a seed, so that a test sees the same exercises in each run.
    /// A set is kept in that folder, once its restore() was called.
    PracticeSession(Seed seed, QObject* parent, const QString& folder = KeptFile::defaultFolder());

    QStringList skills() const;
    QVariantList standings() const;
    QString skill() const;
    void setSkill(const QString& skill);
    bool mixed() const { return m_mixed; }
    void setMixed(bool mixed);
    PracticeSetRun* set() { return &m_set; }
    /// Works through the exercises of the set in their order, from the first or from where it was left; where another one is
    /// not complete, that is asked about.
    void startSet(practice::ExerciseSet set);
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

    QString number() const { return draft().number(); }
    void setNumber(const QString& number) { edit([&](AnswerInput& draft) { return draft.setNumber(number); }); }
    QString numberBits() const { return draft().numberBits(); }
    int heap() const { return draft().heap(); }
    QList<bool> chosen() const { return {draft().chosen().begin(), draft().chosen().end()}; }
    QList<int> taken() const { return {draft().taken().begin(), draft().taken().end()}; }
    QStringList takenTexts() const { return draft().takenTexts(); }
    int problemHeap() const { return draft().problemHeap(); }
    QString problem() const { return draft().problem(); }

    bool refuting() const { return m_step > 0; }
    void setRefuting(bool refuting);

    const ShownBoard& board() const { return m_board; }
    PracticePicture* picture() { return &m_picture; }
    BitTableModel* table() { return &m_table; }

    /// Flips the bit of that weight in the number.
    Q_INVOKABLE void flipBit(const QString& weight) { edit([&](AnswerInput& draft) { return draft.flipBit(weight.toULongLong()); }); }
    /// One more, or one fewer, within the heap.
    Q_INVOKABLE void step(int by) { edit([&](AnswerInput& draft) { return draft.step(by); }); }
    Q_INVOKABLE void pickHeap(int heap) { edit([&](AnswerInput& draft) { return draft.pickHeap(heap); }); }
    /// Chooses one of those on offer; of numbers, adds it or leaves it out again.
    Q_INVOKABLE void choose(int index) { edit([&](AnswerInput& draft) { return draft.choose(index); }); }
    /// Of an answer of several moves: so many from this heap, within its size.
    Q_INVOKABLE void take(int heap, int stones) { edit([&](AnswerInput& draft) { return draft.take(heap, stones); }); }
    /// The same as it was typed.
    Q_INVOKABLE void typeTaken(int heap, const QString& text) { edit([&](AnswerInput& draft) { return draft.typeTaken(heap, text); }); }
    /// A piece of the picture was pressed.
    Q_INVOKABLE void press(int index);
    /// Checks the answer as it stands. What is no answer gets one line, and nothing else changes.
    Q_INVOKABLE void check();
    Q_INVOKABLE void next();
    /// Check where an answer is looked for, next where there is one.
    Q_INVOKABLE void proceed();
    Q_INVOKABLE void hint();
    Q_INVOKABLE void showAnswer();

    /// Begins from a seed, `4711` or `4711/17`, lays the exercise of a line that was copied, `nim-sum 2 4711/17`, or sets
    /// heaps of one's own, `nim:3,5,7` or `3 5 7`. What cannot be read, or makes no exercise, gives one line back that says
    /// why, and changes nothing; else the line is empty.
    Q_INVOKABLE QString open(const QString& text);
    /// Each skill begins from a seed that this chance number gives; with shuffle, the present one does.
    Q_INVOKABLE void begin(quint32 chance);
    Q_INVOKABLE void shuffle(quint32 chance);
    /// Puts the line of the exercise on the clipboard, or heaps of one's own.
    Q_INVOKABLE void copy() const;

Q_SIGNALS:
    void changed();
    void answerChanged();
    void boardChanged();

private:
    ExerciseState& desk() { return m_set.running() ? *m_set.desk() : m_desks[m_current]; }
    const ExerciseState& desk() const { return m_set.running() ? *m_set.desk() : m_desks[m_current]; }
    const AnswerInput& draft() const { return desk().draft(); }

    void follow(Progress& progress) override;
    QString standingOf(practice::Skill skill) const;
    void exerciseLaid();
    void layWhatIsAdvised();
    void takeUpProgress();
    /// Does this to the draft, while an answer is looked for.
    void edit(const std::function<bool(AnswerInput&)>& change);
    void judged(const std::optional<AnswerRecord>& record, bool first);
    void tell();
    void wordExercise();
    void showBoard();
    QString openHeaps(const QString& text);
    /// To go on with the skill of the exercise that was on the desk.
    void pauseSetAtItsSkill();

    std::vector<ExerciseState> m_desks;
    std::size_t m_current = 0;
    PracticeSetRun m_set;
    ExercisePlanner m_coach;
    bool m_mixed = false;
    bool m_takenUp = false;  ///< what is known has decided the levels
    practice::Why m_why = practice::Why::Weak;
    int m_step = 0;
    ShownExercise m_exercise;
    ShownBoard m_board;
    BitTableModel m_table;
    PracticePicture m_picture;
};

}  // namespace nimstone
