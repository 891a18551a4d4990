// The editor of an exercise set, for teachers: it shows the set, adds and removes entries, sets options, and opens and saves files.
// The set is saved while it changes, and restored when the program starts again.
#pragma once

#include <QUrl>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <functional>
#include <vector>

#include "app/storage/files/kept_file.h"
#include "app/viewmodels/practise/practice_session.h"
#include "app/viewmodels/practise/sets/set_adding.h"
#include "app/viewmodels/practise/sets/set_list.h"
#include "app/viewmodels/shell/background_work.h"
#include "app/viewmodels/shell/language_aware.h"
#include "translations/spoken.h"

namespace nimstone {

class SetEditor : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT

    /// The entries of the set: exercises, texts, and tasks.
    Q_PROPERTY(nimstone::SetList* exercises READ exercises CONSTANT FINAL)
    Q_PROPERTY(nimstone::SetAdding* adding READ adding CONSTANT FINAL)
    /// The title of the set. Setting a title that is too long changes only titleProblem.
    Q_PROPERTY(QString title READ title WRITE setTitle NOTIFY changed FINAL)
    Q_PROPERTY(QString titleProblem READ titleProblem NOTIFY changed FINAL)
    /// The language of the title and of the printed sheet: en, zh_CN, or empty if the opened file has no language.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed FINAL)
    /// The language that a new set gets, which is the language of the window.
    Q_PROPERTY(QString windowLanguage READ windowLanguage NOTIFY languageChanged FINAL)
    /// The fields of the file of the set, see exercise_set_json.h. The entries and all fields with their usual values are missing.
    Q_PROPERTY(QVariantMap fields READ fields NOTIFY changed FINAL)
    /// True if the set has no entries.
    Q_PROPERTY(bool empty READ empty NOTIFY changed FINAL)
    /// The number of exercises and tasks in words: "12 exercises".
    Q_PROPERTY(QString countText READ countText NOTIFY changed FINAL)
    /// True while a file is being read. The set cannot be changed during this time.
    Q_PROPERTY(bool busy READ busy NOTIFY changed FINAL)
    /// Ready-made sets to start with: objects with `name`, and `detail`, a text about the exercises.
    Q_PROPERTY(QVariantList readySets READ readySets NOTIFY languageChanged FINAL)
    /// A sentence about the result of the last action, as rich text; empty if there is none.
    Q_PROPERTY(QString news READ news NOTIFY changed FINAL)
    /// True if the last action failed.
    Q_PROPERTY(bool refused READ refused NOTIFY changed FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    /// A sentence that says why the set cannot be saved, or what happened to the file of the saved set; empty if there
    /// is no problem.
    Q_PROPERTY(QString storageProblem READ storageProblem NOTIFY storageProblemChanged FINAL)

public:
    explicit SetEditor(QObject* parent = nullptr);
    /// Makes an empty set. Its changes are saved in `folder`.
    explicit SetEditor(const QString& folder, QObject* parent = nullptr);

    SetList* exercises() { return &m_list; }
    SetAdding* adding() { return &m_adding; }
    QString title() const { return QString::fromStdString(m_head.title); }
    void setTitle(const QString& title);
    QString titleProblem() const { return m_titleProblem ? m_titleProblem() : QString(); }
    QString language() const { return QString::fromStdString(m_head.language); }
    void setLanguage(const QString& language);
    QString windowLanguage() const { return spokenLanguage(); }
    QVariantMap fields() const;
    bool empty() const { return m_list.count() == 0; }
    QString countText() const;
    bool busy() const { return m_work.busy(); }
    QVariantList readySets() const;
    QString news() const { return m_news ? m_news() : QString(); }
    bool refused() const { return m_refused; }
    bool canUndo() const { return !m_before.empty(); }
    QString storageProblem() const;

    /// Returns the set as it is now.
    practice::ExerciseSet set() const;
    /// Waits until the set is saved; returns false if saving failed.
    bool flush() { return m_kept.flush(); }

    /// Restores the set of the last run. Call it once, before all other functions.
    Q_INVOKABLE void restore();

    /// Sets a field of `fields`. An empty text stands for the usual value. Returns false if the value is not valid.
    Q_INVOKABLE bool setOption(const QString& name, const QVariant& value);

    // --- entries, by their rows from 0 ---
    // Moves an entry one row up (`by` is −1) or down (`by` is 1). Returns false if there is no row in that
    // direction.
    Q_INVOKABLE bool move(int row, int by);
    Q_INVOKABLE void takeOut(int row);
    /// Replaces an exercise by another exercise of the same skill and level, from a seed that is derived from the
    /// random number `chance`.
    Q_INVOKABLE void redraw(int row, quint32 chance);
    /// Replaces the set by the ready-made set with the index `readySet`; its exercises come from a seed derived from `chance`.
    Q_INVOKABLE void begin(int readySet, quint32 chance);
    /// Starts an empty set without a title, a language or a file.
    Q_INVOKABLE void clear();
    /// Restores the entries and options as they were before the last change. If this change replaced the whole set, also
    /// restores its title, language and file.
    Q_INVOKABLE void undo();

    /// Starts the set on the Practise page, whose session is `session`.
    Q_INVOKABLE void practise(nimstone::PracticeSession* session) const;

    // --- files ---
    // Opens a set from a file, in the background. If the file cannot be read or is locked, `news` says why, and the set
    // stays unchanged.
    Q_INVOKABLE void openFile(const QUrl& file);
    /// Saves the set in a file; returns true if the file was written. If pupils get the file, it is marked as handed out, and the
    /// teacher's file stays the file of the editor.
    Q_INVOKABLE bool saveFile(const QUrl& file, bool forPupils = false);
    /// Returns the file that the set was opened from, or a file name that is not used yet.
    Q_INVOKABLE QUrl suggestedFile(bool forPupils = false) const;

Q_SIGNALS:
    void changed();
    void storageProblemChanged();
    /// Emitted when entries were added; `row` is the row of the first of them.
    void added(int row);

private:
    using Wording = std::function<QString()>;

    /// A state of the editor that undo() restores.
    struct Before {
        practice::ExerciseSet set;
        QString file;
        bool whole = false;  ///< true if the change also replaced the title, the language and the file
    };

    void remember(bool whole);
    void show(practice::ExerciseSet set);
    void change(practice::SetEntries entries, Wording news);
    void changeWhole(practice::ExerciseSet set, const QString& file, Wording news);
    void add(const practice::SetEntries& entries);
    void tell(Wording news, bool refused = false);
    void keep();

    practice::ExerciseSet m_head;  ///< the set without its entries, which m_list has
    QString m_option;  ///< the option that was changed last; empty if something else was changed since
    QString m_file;    ///< the file that the set was opened from or saved to
    QUrl m_next;       ///< the file to open after the set of the last run is restored
    Wording m_titleProblem;
    Wording m_news;
    bool m_refused = false;
    std::vector<Before> m_before;
    SetList m_list;
    SetAdding m_adding;
    ExclusiveFile m_kept;
    BackgroundWork m_work;
};

}  // namespace nimstone
