// A set of exercises being worked through in its order, with a desk for each, so that one can go back and forth; and in
// the end how each went.
#pragma once

#include <QVariantMap>
#include <QtQml/qqmlregistration.h>
#include <optional>
#include <vector>

#include "app/storage/answer_record.h"
#include "app/viewmodels/practice_desk.h"
#include "app/viewmodels/results_table.h"
#include "app/viewmodels/worded.h"

namespace nimstone {

class PracticeSetRun : public nimstone::Worded {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A session owns its set")

    /// Whether a set is worked through, or its result is looked at.
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    /// Whether its result stands in the place of an exercise.
    Q_PROPERTY(bool finished READ finished NOTIFY changed FINAL)
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

public:
    /// What became of an exercise when it was answered first.
    enum Outcome {
        AtOnce,     ///< right at the first try, without a hint
        WithHints,  ///< right at the first try, after a hint
        Missed,     ///< wrong at the first try, or shown
        Unanswered
    };
    Q_ENUM(Outcome)

    explicit PracticeSetRun(QObject* parent = nullptr);

    bool running() const { return !m_places.empty(); }
    bool finished() const { return m_finished; }
    QString title() const { return plainTitle().toHtmlEscaped(); }
    int count() const { return static_cast<int>(m_places.size()); }
    int place() const { return static_cast<int>(m_current); }
    QString shortTitle() const;
    QString where() const;
    QString standing() const;
    bool last() const { return running() && !placeAfter(); }
    QList<int> counts() const;
    ResultsTable* table() { return &m_table; }

    /// Begins with the first exercise; nothing where there is none.
    void start(practice::ExerciseSet set);
    /// The exercise that is worked on; none where no set is.
    PracticeDesk* desk() { return running() ? &m_places[m_current].desk : nullptr; }
    const PracticeDesk* desk() const { return running() ? &m_places[m_current].desk : nullptr; }
    /// The exercise on the desk was answered so.
    void note(const AnswerRecord& answer);
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
    /// All of it, from the beginning.
    Q_INVOKABLE void restart();
    Q_INVOKABLE void leave();

Q_SIGNALS:
    void changed();
    /// Another exercise is on the desk, or none.
    void laid();

private:
    /// Between the first answer to an exercise and the next time it is asked.
    struct Attempt {
        Outcome outcome = Unanswered;
        int hints = 0;
        int wrong = 0;  ///< answers
        bool done = false;
        bool shown = false;
    };
    struct Place {
        PracticeDesk desk;
        std::vector<Attempt> attempts{};  ///< those that were answered
    };

    QString plainTitle() const;
    std::optional<std::size_t> placeAfter() const;
    void lay(std::size_t place);
    QString detail(const Place& place) const;
    QString words(const Attempt& attempt) const;

    practice::ExerciseSet m_set;
    std::vector<Place> m_places;
    std::size_t m_current = 0;
    bool m_finished = false;
    std::vector<AnswerRecord> m_answers;
    ResultsTable m_table;
};

}  // namespace nimstone
