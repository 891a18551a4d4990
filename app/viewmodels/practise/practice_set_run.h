// An exercise set in progress. A place of the set is an exercise, a text, or a task. Each exercise has its own state, so that the
// person can go back and forth. At the end, the set shows the result of each item, and the person can hand in the answers. The set
// is saved, and restored when the program starts again. It is deleted only when the person leaves it.
#pragma once

#include <QPointer>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>
#include <algorithm>
#include <functional>
#include <optional>
#include <vector>

#include "app/storage/files/kept_file.h"
#include "app/storage/record/answer_record.h"
#include "app/viewmodels/practise/exercise/exercise_state.h"
#include "app/viewmodels/practise/record/results_table.h"
#include "app/viewmodels/shell/background_work.h"
#include "app/viewmodels/shell/language_aware.h"
#include "app/viewmodels/shell/value.h"

namespace nimstone {

struct ShownRun {
    Q_GADGET
    QML_VALUE_TYPE(shownRun)

    /// True if a set is in progress, either shown or paused.
    NIMSTONE_FIELD(bool, there) = false;
    /// True if the set is not paused: one of its exercises or its result is shown.
    NIMSTONE_FIELD(bool, running) = false;
    /// True if the page shows the result of the set in place of an exercise.
    NIMSTONE_FIELD(bool, finished) = false;
    /// True if every item of the set is done.
    NIMSTONE_FIELD(bool, complete) = false;
    /// The title of the set, as rich text.
    NIMSTONE_FIELD(QString, title){};
    /// The beginning of the title of the set, short enough for a button; rich text.
    NIMSTONE_FIELD(QString, shortTitle){};
    /// True if the right answers must not be shown.
    NIMSTONE_FIELD(bool, locked) = false;
    /// The name of the pupil; empty if nobody hands in the set.
    NIMSTONE_FIELD(QString, name){};
    NIMSTONE_FIELD(bool, handedIn) = false;
    /// True if the right answers are shown after the set is handed in, and new answers then do not count.
    NIMSTONE_FIELD(bool, endsWithHandIn) = false;
    NIMSTONE_FIELD(int, count) = 0;
    /// The index of the current place, from 0.
    NIMSTONE_FIELD(int, place) = 0;
    /// The title and the number of the current item, as rich text: "Week 3 · 3 of 12".
    NIMSTONE_FIELD(QString, where){};
    /// The progress in the set in words, such as "2 of 12 done".
    NIMSTONE_FIELD(QString, standing){};
    /// True if PracticeSetRun::next() goes to the result of the set.
    NIMSTONE_FIELD(bool, last) = false;
    /// The number of items with each PracticeSetRun::Outcome; the index is the Outcome.
    NIMSTONE_FIELD(QList<int>, counts){};
    /// The question before an incomplete set with answers is left or restarted, as rich text; empty if there is no question.
    NIMSTONE_FIELD(QString, question){};
    /// The text of the button that confirms the question, which says what will happen.
    NIMSTONE_FIELD(QString, consequence){};
    /// A sentence that says why the set cannot be saved, or what happened to the file of the saved set; empty if there
    /// is no problem.
    NIMSTONE_FIELD(QString, storageProblem){};
};

class PracticeSetRun : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A session owns its set")

    Q_PROPERTY(nimstone::ShownRun shown READ shown NOTIFY changed FINAL)
    /// The answers that were given since the set was started, for export as a table.
    Q_PROPERTY(nimstone::ResultsTable* table READ table CONSTANT FINAL)
    /// The set for the start page: `title`, `className`, and `text` as rich text; `rules`, objects with `icon` and `text`; `items`, an
    /// Outcome for each item; `editable`; `begun`, true if it is the set in progress, and then the `name` and the `number` of its
    /// pupil, and `keepsName`, true if they cannot change.
    Q_PROPERTY(QVariantMap offer READ offer NOTIFY changed FINAL)
    /// The file that the pupil hands in.
    Q_PROPERTY(nimstone::ResultsTable* handInFile READ handInFile CONSTANT FINAL)

public:
    /// The result of the first attempt at an exercise of the set. A task is AtOnce if it is done, otherwise Unanswered.
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

    const ShownRun& shown() const { return m_shown; }
    // The next three functions return fields of `shown`, but are up to date also while the set changes.
    bool there() const { return !m_places.empty(); }
    bool running() const { return there() && m_onDesk; }
    bool locked() const { return there() && practice::isLocked(m_set) && !isOpened(); }
    /// True if this set is in progress.
    bool isOf(const practice::ExerciseSet& set) const { return there() && set == m_set; }
    bool keepsName() const { return there() && (isPersonal() || m_handedIn) && !m_answers.empty(); }
    QVariantMap offer() const;
    ResultsTable* table() { return &m_table; }
    ResultsTable* handInFile() { return &m_handInFile; }

    /// Restores, in the background, the set that was in progress when the program ended. Call it once, before all other
    /// functions: nothing is saved before it is called.
    Q_INVOKABLE void restore();
    /// Waits until the set is saved on disk; returns false if saving failed.
    bool flush() { return m_kept.flush(); }

    /// Reads a set for the start page, in the background. Emits `offered`, or `refused` if the file has no set.
    Q_INVOKABLE void openFile(const QUrl& file);
    /// Starts the set of the start page. Returns an empty text, or one line that says what is missing.
    Q_INVOKABLE QString beginOffered(const QString& name, const QString& number);
    /// Starts the set with its first entry; does nothing if the set is empty. If the same set is in progress, resumes it. If
    /// another set has answers and is not complete or not handed in, asks the person first.
    void start(practice::SetVariants set, const QString& name = {}, const QString& number = {});
    /// Reads from the record which tasks are done; `progress` may be null. Call it again when the record has changed.
    void lookAtTasks(Progress* progress);
    /// True if the set is locked and has this exercise, or another one on the same heaps.
    bool hides(const practice::Exercise& exercise) const;
    /// True if the set is locked and has the exercise with this name in the record.
    bool hidesName(const std::string& name) const;
    /// The state of the current exercise; null if no set is running, or if the current place is a text or a task.
    ExerciseState* desk() { return running() && m_places[m_current].desk ? &*m_places[m_current].desk : nullptr; }
    const ExerciseState* desk() const { return const_cast<PracticeSetRun*>(this)->desk(); }
    /// Records an answer to the current exercise. `first` is true for the first answer since the exercise was last
    /// asked.
    void note(const AnswerRecord& answer, bool first);
    /// Returns the set in the format in which it is saved.
    ExerciseRun run() const;
    /// Saves the set. Call it after a change to the current exercise, such as a hint.
    void keep();
    /// Goes to the next place that is not done. If there is none, goes to the result.
    Q_INVOKABLE void next();
    /// The answers that were given since the set was started, in the order of time.
    const std::vector<AnswerRecord>& answers() const { return m_answers; }

    /// Returns the result of one place: its `number` among the items, 0 for a text; its `kind`, "exercise", "text", "proof",
    /// "problem", or "lesson"; `skill` and `question` in words; `outcome`, −1 for a text; `detail`, a text about the result; and
    /// for a task `target`, which opens it, see AppPage. QML asks for one place at a time, because a list of all results would be
    /// made again for each element that QML reads.
    Q_INVOKABLE QVariantMap result(int place) const;
    /// Goes to this exercise and shows it in the state in which the person left it.
    Q_INVOKABLE void go(int place);
    /// Goes to the previous exercise.
    Q_INVOKABLE void back() { go(m_shown.place - 1); }
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
    /// Emitted before `changed` when another exercise becomes current, or no exercise is current any more.
    void laid();
    void offered(const QUrl& file);
    void refused(const QUrl& file);

private:
    /// One attempt at an exercise: all answers that are given until the exercise is asked again.
    using Attempt = ExerciseRun::Attempt;
    struct Place {
        practice::SetEntry entry;
        std::optional<ExerciseState> desk{};  ///< nothing for a text or a task
        std::vector<Attempt> attempts{};  ///< the attempts in which at least one answer was given
        /// True if the exercise was done since the set was started; stays true if it is asked again.
        bool done = false;

        bool isItem() const { return !std::holds_alternative<practice::TextEntry>(entry); }
        bool isOpen() const { return desk ? !desk->isOver() : !done; }
    };
    struct Wanted {
        practice::SetVariants set{practice::ExerciseSet()};
        QString name{};
        QString number{};
    };
    enum class Asked { Nothing, Another, Restart, Leave };

    ShownRun makeShown() const;
    /// Makes `m_shown` again. `isOther` is true if another exercise is current.
    void show(bool isOther = false);
    void keepAndShow(bool isOther = false);
    void addQuestion(ShownRun& shown) const;
    QString plainTitle() const;
    /// True if the exercises or their order depend on the name of the pupil.
    bool isPersonal() const;
    static QVariantList rulesOf(const practice::ExerciseSet& set);
    /// Converts a text of a set from Markdown into rich text.
    static QString richText(const std::string& markdown);
    static bool isTaskDone(const practice::TaskEntry& task, const ProgressTally& tally);
    std::optional<std::size_t> openPlaceAfter() const;
    int numberAt(int place) const;
    int count() const { return static_cast<int>(m_places.size()); }
    bool endsWithHandIn() const { return practice::isLocked(m_set) && m_set.rules.answers == practice::AnswersShown::AfterHandIn; }
    bool isOpened() const { return m_handedIn && endsWithHandIn(); }
    bool isComplete() const;
    bool isToHandIn() const { return !m_name.isEmpty() && !m_handedIn; }
    /// True if all answers are given that the set allows for the exercise.
    bool isUsedUp(const Place& place) const;
    std::optional<ExerciseState> deskFor(const practice::SetEntry& entry) const;
    /// True if the person is asked before the set is left: it has answers, and is not complete or not handed in.
    bool isUnderWay() const;
    void ask(Asked what);
    void begin(Wanted wanted);
    void restartAllExercises();
    void noteHandIn();
    HandIn handIn() const;
    void discard();
    void takeUp(ExerciseRun run);
    void lay(std::size_t place);
    QString detail(const Place& place) const;
    static QVariantMap resultOfTask(const practice::TaskEntry& task, bool done);
    int outcomeAt(const Place& place) const;
    int itemCount() const { return static_cast<int>(std::count_if(m_places.begin(), m_places.end(), std::mem_fn(&Place::isItem))); }
    QString words(const Attempt& attempt, bool isUsedUp) const;

    ShownRun m_shown;
    practice::ExerciseSet m_set;
    QString m_name;
    QString m_number;
    bool m_handedIn = false;
    QPointer<Progress> m_progress;
    std::vector<Place> m_places;
    std::size_t m_current = 0;
    bool m_finished = false;
    bool m_onDesk = false;
    bool m_pausedByOtherWork = false;  ///< true if the person has chosen other exercises since the program started
    bool m_resumeRequested = false;       ///< true if the person chose to resume the set before the saved set was read
    std::vector<AnswerRecord> m_answers;
    ResultsTable m_table;
    ResultsTable m_handInFile;
    Asked m_asked = Asked::Nothing;
    Wanted m_wanted;  ///< the set to start after the question is confirmed or the saved set is read
    ExclusiveFile m_kept;
    BackgroundWork m_work;
    practice::SetVariants m_offered{practice::ExerciseSet()};
    BackgroundWork m_reading;
};

}  // namespace nimstone
