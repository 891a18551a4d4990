// The editor of an exercise set, for teachers: the set, adding and removing exercises, and opening and saving files. The
// set is saved while it changes, and comes back when the program starts again.
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

    Q_PROPERTY(nimstone::SetList* exercises READ exercises CONSTANT FINAL)
    Q_PROPERTY(nimstone::SetAdding* adding READ adding CONSTANT FINAL)
    /// Setting a title that is too long changes only titleProblem.
    Q_PROPERTY(QString title READ title WRITE setTitle NOTIFY changed FINAL)
    Q_PROPERTY(QString titleProblem READ titleProblem NOTIFY changed FINAL)
    /// The language of the title and of the printed sheet: en, zh_CN, or empty if a file names none.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed FINAL)
    /// The language of a new set.
    Q_PROPERTY(QString windowLanguage READ windowLanguage NOTIFY languageChanged FINAL)
    /// True if the set has no exercises.
    Q_PROPERTY(bool empty READ empty NOTIFY changed FINAL)
    /// The number of exercises in words: "12 exercises".
    Q_PROPERTY(QString countText READ countText NOTIFY changed FINAL)
    /// True while a file is being read; the set cannot be changed then.
    Q_PROPERTY(bool busy READ busy NOTIFY changed FINAL)
    /// Sets to start with: `name`, and `detail`, a text about its exercises.
    Q_PROPERTY(QVariantList readySets READ readySets NOTIFY languageChanged FINAL)
    /// A sentence about the result of the last action, as rich text; empty if there is none.
    Q_PROPERTY(QString news READ news NOTIFY changed FINAL)
    /// True if the last action failed.
    Q_PROPERTY(bool refused READ refused NOTIFY changed FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    /// A sentence that says why the set cannot be saved, or what happened to the saved one; empty if all is well.
    Q_PROPERTY(QString storageProblem READ storageProblem NOTIFY storageProblemChanged FINAL)

public:
    explicit SetEditor(QObject* parent = nullptr);
    /// The set is saved in that folder.
    explicit SetEditor(const QString& folder, QObject* parent = nullptr);

    SetList* exercises() { return &m_list; }
    SetAdding* adding() { return &m_adding; }
    QString title() const { return m_title; }
    void setTitle(const QString& title);
    QString titleProblem() const { return m_titleProblem ? m_titleProblem() : QString(); }
    QString language() const { return m_language; }
    void setLanguage(const QString& language);
    QString windowLanguage() const { return spokenLanguage(); }
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

    /// Brings back the set of the last run. Call it once and first.
    Q_INVOKABLE void restore();

    // --- exercises, by their rows from 0 ---
    /// Moves an exercise up (`by` −1) or down (1). Returns false if it is at the end already.
    Q_INVOKABLE bool move(int row, int by);
    Q_INVOKABLE void takeOut(int row);
    /// Replaces an exercise by another of the same skill and level, from a seed that is derived from this random number.
    Q_INVOKABLE void redraw(int row, quint32 chance);
    /// Starts with one of the ready sets, with new random exercises.
    Q_INVOKABLE void begin(int readySet, quint32 chance);
    /// Starts an empty set without a title, a language or a file.
    Q_INVOKABLE void clear();
    /// Restores the exercises before the last change; if that change replaced the whole set, also its title, language and
    /// file.
    Q_INVOKABLE void undo();

    /// Starts the set on the Practise page.
    Q_INVOKABLE void practise(nimstone::PracticeSession* session) const;

    // --- files ---
    /// Opens a set from a file, in the background. If the file cannot be read, `news` says why and the set is not changed.
    Q_INVOKABLE void openFile(const QUrl& file);
    /// Returns true if the file was written.
    Q_INVOKABLE bool saveFile(const QUrl& file);
    /// Returns the file that the set came from, or a free name.
    Q_INVOKABLE QUrl suggestedFile() const;

Q_SIGNALS:
    void changed();
    void storageProblemChanged();
    /// Exercises were added; the first of them is in this row.
    void added(int row);

private:
    using Wording = std::function<QString()>;

    /// A state that undo() restores.
    struct Before {
        practice::ExerciseSet set;
        QString file;
        bool whole = false;  ///< the change replaced the title, the language and the file too
    };

    void remember(bool whole);
    void show(practice::ExerciseSet set);
    void change(practice::SheetExercises exercises, Wording news);
    void changeWhole(practice::ExerciseSet set, const QString& file, Wording news);
    void add(const practice::SheetExercises& exercises);
    void tell(Wording news, bool refused = false);
    void keep();

    QString m_title;
    QString m_language;
    QString m_file;    ///< the file that the set was opened from or saved to
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
