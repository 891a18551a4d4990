// The state of the Learn page: the path of lessons, the lesson that is open, and its card. The blocks of a card have
// view-models of their own, which get the session and the index of their part.
#pragma once

#include <QDate>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <functional>
#include <optional>

#include "app/viewmodels/practise/practice_session.h"
#include "app/viewmodels/shell/record_aware.h"
#include "app/viewmodels/shell/value.h"
#include "core/learn/lesson.h"
#include "core/learn/path.h"

namespace nimstone {

/// Returns the name of a note about a lesson in the record, such as "lesson/lemma-2/card".
QString noteOfLesson(const QString& lesson, const char* what);

/// The card that is shown, and its lesson.
struct ShownCard {
    Q_GADGET
    QML_VALUE_TYPE(shownCard)

    NIMSTONE_FIELD(int, number) = -1;      ///< the number of the lesson, 0 to 17; −1 if no lesson of the path is open
    NIMSTONE_FIELD(QString, title){};      ///< the title of the lesson
    /// On the first card of a lesson: a sentence with links to the lessons that it builds on and that are not done; otherwise
    /// empty.
    NIMSTONE_FIELD(QString, buildsOn){};
    NIMSTONE_FIELD(QString, kind){};       ///< the kind of the card, by its name in files: "puzzle", "predict", …
    NIMSTONE_FIELD(QString, kindName){};   ///< the kind in words, such as "Finish it yourself"; empty beside the path
    NIMSTONE_FIELD(QString, heading){};    ///< rich text; empty beside the path
    /// The parts of the card, in their order: objects with `kind` ("text", or the name of a block such as "play"), `text` (rich
    /// text of a paragraph, otherwise empty) and `part` (the index that block() expects).
    NIMSTONE_FIELD(QVariantList, parts){};
};

class LearnSession : public nimstone::RecordAware {
    Q_OBJECT
    QML_ELEMENT

    /// The lessons 1 to 17 in their order: objects with `name`, `number`, `title`, `summary` (rich text), `card` (where the learner
    /// stopped, from 0), `time` (when the learner stopped, in milliseconds since the start of 1970, UTC; 0 for never), `done`, and
    /// `next` (true for the lesson to do now: the lesson in which the learner went on last, or the first lesson that is not done).
    Q_PROPERTY(QVariantList path READ path NOTIFY pathChanged FINAL)
    /// Lesson 0, which is optional: an object like the objects in `path`.
    Q_PROPERTY(QVariantMap aside READ aside NOTIFY pathChanged FINAL)
    /// The position of the day: an object with `about` (the weekday, the game, and the difficulty: "Monday · Nim · level 1 of 3") and
    /// `solved`.
    Q_PROPERTY(QVariantMap daily READ daily NOTIFY pathChanged FINAL)
    /// The name of the lesson that is open; empty if there is none. Two lessons are beside the path and have only one card: "daily",
    /// the position of the day, and "cases", the case shelf.
    Q_PROPERTY(QString lesson READ lesson NOTIFY cardChanged FINAL)
    /// The index of the card that is shown, from 0. Setting an index that does not exist has no effect.
    Q_PROPERTY(int card READ card WRITE setCard NOTIFY cardChanged FINAL)
    Q_PROPERTY(int cardCount READ cardCount NOTIFY cardChanged FINAL)
    Q_PROPERTY(nimstone::ShownCard shown READ shown NOTIFY cardChanged FINAL)

public:
    using Clock = std::function<QDate()>;

    explicit LearnSession(QObject* parent = nullptr, Clock clock = QDate::currentDate);

    QVariantList path() const;
    QVariantMap aside() const { return entry(0); }
    QVariantMap daily() const;
    QString lesson() const { return m_name; }
    int card() const { return static_cast<int>(m_card); }
    void setCard(int card);
    int cardCount() const { return m_lesson ? static_cast<int>(m_lesson->cards.size()) : 0; }
    const ShownCard& shown() const { return m_shown; }

    /// The lesson that is open; null if there is none.
    const learn::Lesson* current() const { return m_lesson ? &*m_lesson : nullptr; }
    /// A block of the card that is shown; null if the part is a paragraph or does not exist.
    const learn::Block* block(int part) const;
    const ProgressTally& tally() const { return recordTally(); }
    /// Saves in the record that the position of the day is solved.
    void solveDaily() { keepNote(dailyNote(), QStringLiteral("solved")); }
    /// The learner's answer to the question that the lesson asks in advance; empty if there is none.
    QString guess() const { return noteOf(m_name, "guess").value; }
    void keepGuess(const QString& answer) { keepNote(noteOfLesson(m_name, "guess"), answer); }

    /// Saves a note in the record, for example the lesson that the learner names for a problem: "challenge/hdu-1851" and "sums".
    Q_INVOKABLE void keepNote(const QString& name, const QString& value);
    /// Limits the exercises of `practice` to those of a block `exercises`.
    Q_INVOKABLE void planExercises(int part, nimstone::PracticeSession* practice) const;
    /// Opens a lesson, such as "lemma-2", at the card where the learner stopped, or at its first card; or opens it at its first
    /// card of a kind, such as "lemma-2/say". Returns false if there is no such lesson.
    Q_INVOKABLE bool open(const QString& lesson);
    /// Shows the next card. At the last card, marks the lesson as done and opens the next lesson of the path.
    Q_INVOKABLE void goOn();
    /// Closes the lesson, so that the page shows the path again.
    Q_INVOKABLE void close();
    /// If a new day has begun, shows the position of the new day.
    Q_INVOKABLE void look();

Q_SIGNALS:
    void pathChanged();
    /// Emitted when another card is shown, or the same card in another language.
    void cardChanged();
    /// Emitted when the same card is shown in another language, or with the answers of a record that has just been read.
    void retold();

private:
    QString dailyNote() const { return QStringLiteral("daily/") + m_day.toString(Qt::ISODate); }
    QVariantMap entry(std::size_t number) const;
    KeptNote noteOf(const QString& lesson, const char* what) const;
    QString unfinishedBefore() const;
    void read();
    void show();

    const Clock m_clock;
    QDate m_day;
    QString m_name;
    QString m_place;  ///< the lesson and the card that were shown last
    std::optional<learn::Lesson> m_lesson;
    std::size_t m_card = 0;
    /// True if the lesson was opened before the record was read, so that the card where the learner stopped is not known yet.
    bool m_early = false;
    ShownCard m_shown;
};

}  // namespace nimstone
