// An exercise set in progress. Each exercise has its own state, so that the person can go back and forth. At the end,
// the set shows the result of each exercise. The set is saved, and restored when the program starts again. It is
// deleted only when the person leaves it.
#pragma once

#include <QVariantMap>
#include <QtQml/qqmlregistration.h>
#include <functional>
#include <optional>
#include <vector>

#include "app/storage/files/kept_file.h"
#include "app/storage/record/answer_record.h"
#include "app/viewmodels/practise/exercise/exercise_state.h"
#include "app/viewmodels/practise/record/results_table.h"
#include "app/viewmodels/shell/background_work.h"
#include "app/viewmodels/shell/language_aware.h"

namespace nimstone {

class PracticeSetRun : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A session owns its set")

    /// True if a set is in progress, either shown or paused.
    Q_PROPERTY(bool there READ there NOTIFY changed FINAL)
    /// True if the set is not paused: one of its exercises or its result is shown.
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    /// True if the page shows the result of the set in place of an exercise.
    Q_PROPERTY(bool finished READ finished NOTIFY changed FINAL)
    /// True if every exercise of the set is done.
    Q_PROPERTY(bool complete READ complete NOTIFY changed FINAL)
    /// The title of the set, as rich text.
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// The beginning of the title of the set, short enough for a button; rich text.
    Q_PROPERTY(QString shortTitle READ shortTitle NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    /// The index of the current exercise, from 0.
    Q_PROPERTY(int place READ place NOTIFY changed FINAL)
    /// The title and the number of the current exercise, as rich text: "Week 3 · 3 of 12".
    Q_PROPERTY(QString where READ where NOTIFY changed FINAL)
    /// The progress in the set in words, such as "2 of 12 done".
    Q_PROPERTY(QString standing READ standing NOTIFY changed FINAL)
    /// True if `next` goes to the result of the set.
    Q_PROPERTY(bool last READ last NOTIFY changed FINAL)
    /// The number of exercises with each Outcome; the index is the Outcome.
    Q_PROPERTY(QList<int> counts READ counts NOTIFY changed FINAL)
    /// The answers that were given since the set was started, for export as a table.
    Q_PROPERTY(nimstone::ResultsTable* table READ table CONSTANT FINAL)
    /// The question before an incomplete set with answers is left or restarted, as rich text; empty if there is no question.
    Q_PROPERTY(QString question READ question NOTIFY questionChanged FINAL)
    /// The text of the button that confirms the question, which says what will happen.
    Q_PROPERTY(QString consequence READ consequence NOTIFY questionChanged FINAL)
    /// A sentence that says why the set cannot be saved, or what happened to the file of the saved set; empty if there
    /// is no problem.
    Q_PROPERTY(QString storageProblem READ storageProblem NOTIFY storageProblemChanged FINAL)

public:
    /// The result of the first attempt at an exercise of the set.
    enum Outcome {
        AtOnce,     ///< the answer was right on the first try, without a hint
        WithHints,  ///< the answer was right on the first try, after hints that do not give the answer away
        Missed,     ///< the answer was wrong on the first try, or was given away
        Before,     ///< already answered before this set was started, so the answer does not count again
        Unanswered
    };
    Q_ENUM(Outcome)

    /// Makes an object without a set. After restore() was called, the set in progress is saved in `folder`.
    explicit PracticeSetRun(QObject* parent = nullptr, const QString& folder = ExclusiveFile::defaultFolder());
    /// Saves the set with the answers that the person is editing.
    ~PracticeSetRun() override;

    bool there() const { return !m_places.empty(); }
    bool running() const { return there() && m_onDesk; }
    bool finished() const { return running() && m_finished; }
    bool complete() const;
    QString title() const { return plainTitle().toHtmlEscaped(); }
    int count() const { return static_cast<int>(m_places.size()); }
    int place() const { return static_cast<int>(m_current); }
    QString shortTitle() const;
    QString where() const;
    QString standing() const;
    bool last() const { return running() && !stateAfter(); }
    QList<int> counts() const;
    ResultsTable* table() { return &m_table; }
    QString question() const;
    QString consequence() const;
    QString storageProblem() const;

    /// Restores, in the background, the set that was in progress when the program ended. Call it once, before all other
    /// functions: nothing is saved before it is called.
    Q_INVOKABLE void restore();
    /// Waits until the set is saved on disk; returns false if saving failed.
    bool flush() { return m_kept.flush(); }

    /// Starts the set with its first exercise; does nothing if the set is empty. If the same set is in progress,
    /// resumes it. If another set has answers and is not complete, asks the person first.
    void start(practice::ExerciseSet set);
    /// The state of the current exercise; null if no set is running.
    ExerciseState* desk() { return running() ? &m_places[m_current].desk : nullptr; }
    const ExerciseState* desk() const { return running() ? &m_places[m_current].desk : nullptr; }
    /// Records an answer to the current exercise. `first` is true for the first answer since the exercise was last
    /// asked.
    void note(const AnswerRecord& answer, bool first);
    /// Returns the set in the format in which it is saved.
    ExerciseRun run() const;
    /// Saves the set. Call it after a change to the current exercise, such as a hint.
    void keep();
    /// Goes to the next exercise that is not done. If there is none, goes to the result.
    void next();
    /// The answers that were given since the set was started, in the order of time.
    const std::vector<AnswerRecord>& answers() const { return m_answers; }

    /// Returns the result of one exercise: `skill` and `question` in words, `outcome`, and `detail`, a text about the
    /// result. QML asks for one exercise at a time, because a list of all results would be made again for each element
    /// that QML reads.
    Q_INVOKABLE QVariantMap result(int place) const;
    /// Goes to this exercise and shows it in the state in which the person left it.
    Q_INVOKABLE void go(int place);
    /// Goes to the previous exercise.
    Q_INVOKABLE void back() { go(place() - 1); }
    /// Goes to the next exercise; from the last exercise, goes to the result.
    Q_INVOKABLE void forward();
    /// Goes to this exercise and asks it again; the result of the first attempt stays.
    Q_INVOKABLE void again(int place);
    /// Shows the result of the set so far.
    Q_INVOKABLE void finish();
    /// Goes from the result to the first exercise that is not done.
    Q_INVOKABLE void goOn();

    /// Pauses the set for other exercises; `resume` continues it unchanged.
    Q_INVOKABLE void pause();
    Q_INVOKABLE void resume();
    /// Starts the whole set again; the results of the first attempts stay. If the set has answers and is not complete,
    /// asks the person first.
    Q_INVOKABLE void restart();
    /// Ends the set. If the set has answers and is not complete, asks the person first.
    Q_INVOKABLE void leave();
    /// Confirms the question, and does the action that the question is about.
    Q_INVOKABLE void confirm();
    /// Closes the question and changes nothing.
    Q_INVOKABLE void dismiss();

Q_SIGNALS:
    void changed();
    /// Emitted when another exercise becomes current, or no exercise is current any more.
    void laid();
    void questionChanged();
    void storageProblemChanged();

private:
    /// One attempt at an exercise: all answers that are given until the exercise is asked again.
    using Attempt = ExerciseRun::Attempt;
    struct Place {
        ExerciseState desk;
        std::vector<Attempt> attempts{};  ///< the attempts in which at least one answer was given
        /// True if the exercise was done since the set was started; stays true if it is asked again.
        bool done = false;
    };
    enum class Asked { Nothing, Another, Restart, Leave };

    QString plainTitle() const;
    std::optional<std::size_t> stateAfter() const;
    int doneCount() const;
    /// True if the set has answers and is not complete. The person is then asked before the set is left or restarted.
    bool isUnderWay() const;
    void ask(Asked what);
    void begin(practice::ExerciseSet set);
    void restartAllExercises();
    void discard();
    void takeUp(ExerciseRun run);
    void lay(std::size_t place);
    QString detail(const Place& place) const;
    QString words(const Attempt& attempt) const;

    practice::ExerciseSet m_set;
    std::vector<Place> m_places;
    std::size_t m_current = 0;
    bool m_finished = false;
    bool m_onDesk = false;
    bool m_pausedByOtherWork = false;  ///< true if the person has chosen other exercises since the program started
    bool m_resumeRequested = false;       ///< true if the person chose to resume the set before the saved set was read
    std::vector<AnswerRecord> m_answers;
    ResultsTable m_table;
    Asked m_asked = Asked::Nothing;
    practice::ExerciseSet m_wanted;  ///< the set to start after the question is confirmed or the saved set is read
    ExclusiveFile m_kept;
    BackgroundWork m_work;
};

}  // namespace nimstone
