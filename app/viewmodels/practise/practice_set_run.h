// A set of exercises being worked through in its order, with a desk for each, so that one can go back and forth; and in
// the end how each went. It is kept while it is worked through, and is there at the next start; only who works through it
// leaves it.
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

    /// Whether a set is under way, on the desk or put aside.
    Q_PROPERTY(bool there READ there NOTIFY changed FINAL)
    /// Whether it is what is worked on, or its result is looked at.
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    /// Whether its result stands in the place of an exercise.
    Q_PROPERTY(bool finished READ finished NOTIFY changed FINAL)
    /// Whether every exercise of it is done.
    Q_PROPERTY(bool complete READ complete NOTIFY changed FINAL)
    /// Rich text, as is `where`; and as much of it as a button has room for.
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QString shortTitle READ shortTitle NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    /// Which exercise is on the desk, from 0.
    Q_PROPERTY(int place READ place NOTIFY changed FINAL)
    /// "Week 3 · 3 of 12".
    Q_PROPERTY(QString where READ where NOTIFY changed FINAL)
    /// "2 of 12 done".
    Q_PROPERTY(QString standing READ standing NOTIFY changed FINAL)
    /// Whether `next` leads to the result.
    Q_PROPERTY(bool last READ last NOTIFY changed FINAL)
    /// How many exercises there are of each Outcome.
    Q_PROPERTY(QList<int> counts READ counts NOTIFY changed FINAL)
    /// What was answered since it was started, to be saved.
    Q_PROPERTY(nimstone::ResultsTable* table READ table CONSTANT FINAL)
    /// What is asked before something of a set that is not complete would be lost; empty else. Rich text. `consequence` is
    /// what a button says that does it.
    Q_PROPERTY(QString question READ question NOTIFY questionChanged FINAL)
    Q_PROPERTY(QString consequence READ consequence NOTIFY questionChanged FINAL)
    /// Why it cannot be kept, or what became of the one that was; empty when all is well.
    Q_PROPERTY(QString storageProblem READ storageProblem NOTIFY storageProblemChanged FINAL)

public:
    /// What became of an exercise when it was answered first.
    enum Outcome {
        AtOnce,     ///< right at the first try, without a hint
        WithHints,  ///< right at the first try, after hints that do not tell
        Missed,     ///< wrong at the first try, or told
        Before,     ///< it was answered before this set was begun, and does not count once more
        Unanswered
    };
    Q_ENUM(Outcome)

    /// It is kept in that folder, from restore() on.
    explicit PracticeSetRun(QObject* parent = nullptr, const QString& folder = KeptFile::defaultFolder());
    /// Keeps the answers in the making too.
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
    bool last() const { return running() && !placeAfter(); }
    QList<int> counts() const;
    ResultsTable* table() { return &m_table; }
    QString question() const;
    QString consequence() const;
    QString storageProblem() const;

    /// The set that was under way when the program ended comes back, by and by. Once, and first: before it nothing is kept.
    Q_INVOKABLE void restore();
    /// Waits until all is on the disk; false where something is not.
    bool flush() { return m_kept.flush(); }

    /// Begins with the first exercise; nothing where there is none. Goes on where this very set is under way, and asks where
    /// another one is that is not complete.
    void start(practice::ExerciseSet set);
    /// The exercise that is worked on; none where no set is.
    ExerciseState* desk() { return running() ? &m_places[m_current].desk : nullptr; }
    const ExerciseState* desk() const { return running() ? &m_places[m_current].desk : nullptr; }
    /// The exercise on the desk was answered so, for the first time since it was asked or not.
    void note(const AnswerRecord& answer, bool first);
    /// As it is kept.
    ExerciseRun run() const;
    /// What stands on the desk changed: a hint was shown, say.
    void keep();
    /// Goes on to the next exercise that is not done; after the last one, to the result.
    void next();
    /// What was answered since it was started, in that order.
    const std::vector<AnswerRecord>& answers() const { return m_answers; }

    /// What became of an exercise: `skill` and `question` in words, `outcome`, and `detail`, which says more of that. One by
    /// one: of a list each look at one of hundreds would word them all.
    Q_INVOKABLE QVariantMap result(int place) const;
    /// To this exercise as it was left.
    Q_INVOKABLE void go(int place);
    /// To the one before, or after; after the last one comes the result.
    Q_INVOKABLE void back() { go(place() - 1); }
    Q_INVOKABLE void forward();
    /// To this exercise, asked anew; what came of it at first stands.
    Q_INVOKABLE void again(int place);
    /// Shows the result so far.
    Q_INVOKABLE void finish();
    /// From the result to the first exercise that is not done.
    Q_INVOKABLE void goOn();

    /// Something else is worked on; the set stays as it is until it is gone on with.
    Q_INVOKABLE void pause();
    Q_INVOKABLE void resume();
    /// All of it once more, from the beginning; what came of each at first stands. Asks where it is not complete.
    Q_INVOKABLE void restart();
    /// It is done with. Asks where something was answered, and it is not complete.
    Q_INVOKABLE void leave();
    /// Answers the question: yes, or everything stays as it is.
    Q_INVOKABLE void confirm();
    Q_INVOKABLE void dismiss();

Q_SIGNALS:
    void changed();
    /// Another exercise is on the desk, or none.
    void laid();
    void questionChanged();
    void storageProblemChanged();

private:
    /// Between the first answer to an exercise and the next time it is asked.
    using Attempt = ExerciseRun::Attempt;
    struct Place {
        ExerciseState desk;
        std::vector<Attempt> attempts{};  ///< those that were answered
        bool done = false;                ///< since the set was begun; it stays so where the exercise is asked again
    };
    enum class Asked { Nothing, Another, Restart, Leave };

    QString plainTitle() const;
    std::optional<std::size_t> placeAfter() const;
    int doneCount() const;
    /// Whether something would be lost by leaving it now.
    bool isUnderWay() const;
    void ask(Asked what);
    void begin(practice::ExerciseSet set);
    void layAllAnew();
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
    bool m_elsewhere = false;  ///< something else was chosen since the start
    bool m_goOn = false;       ///< or this was, before it was there
    std::vector<AnswerRecord> m_answers;
    ResultsTable m_table;
    Asked m_asked = Asked::Nothing;
    practice::ExerciseSet m_wanted;  ///< to be begun, where that is asked about, or as soon as the kept one is there
    KeptFile m_kept;
    BackgroundWork m_work;
};

}  // namespace nimstone
