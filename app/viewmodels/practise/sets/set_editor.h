// The editor of a set of exercises, for teachers: the set on the desk, what is added and taken out, and how it comes from a
// file and goes into one. The set is kept while it changes, and is there at the next start.
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
    /// Setting it to one that is too long changes nothing but titleProblem.
    Q_PROPERTY(QString title READ title WRITE setTitle NOTIFY changed FINAL)
    Q_PROPERTY(QString titleProblem READ titleProblem NOTIFY changed FINAL)
    /// Of the title, and of what is printed: en, zh_CN, or empty where a file says none.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY changed FINAL)
    /// The language of a set that is begun.
    Q_PROPERTY(QString windowLanguage READ windowLanguage NOTIFY languageChanged FINAL)
    /// No exercise is in it.
    Q_PROPERTY(bool empty READ empty NOTIFY changed FINAL)
    /// "12 exercises".
    Q_PROPERTY(QString countText READ countText NOTIFY changed FINAL)
    /// A file is being read: nothing can be changed.
    Q_PROPERTY(bool busy READ busy NOTIFY changed FINAL)
    /// Sets to begin with: `name`, and what is in each in words, `detail`.
    Q_PROPERTY(QVariantList readySets READ readySets NOTIFY languageChanged FINAL)
    /// What became of the last action, in a sentence; rich text, empty for nothing. `refused` where it did not work.
    Q_PROPERTY(QString news READ news NOTIFY changed FINAL)
    Q_PROPERTY(bool refused READ refused NOTIFY changed FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    /// Why the set cannot be kept, or what became of the one that was; empty when all is well.
    Q_PROPERTY(QString storageProblem READ storageProblem NOTIFY storageProblemChanged FINAL)

public:
    explicit SetEditor(QObject* parent = nullptr);
    /// The set is kept in that folder.
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

    /// What is on the desk.
    practice::ExerciseSet set() const;
    /// Waits until it is kept; false where it is not.
    bool flush() { return m_kept.flush(); }

    /// The set of the last time comes back. Once, and first.
    Q_INVOKABLE void restore();

    // --- exercises, by their rows from 0 ---
    /// One further up, by −1, or down, by 1. Whether there was room.
    Q_INVOKABLE bool move(int row, int by);
    Q_INVOKABLE void takeOut(int row);
    /// Another exercise of that skill and level takes its place, from a seed that this chance number gives.
    Q_INVOKABLE void redraw(int row, quint32 chance);
    /// One of the ready sets, drawn anew.
    Q_INVOKABLE void begin(int readySet, quint32 chance);
    /// An empty desk.
    Q_INVOKABLE void clear();
    /// The exercises are what they were before the last change; where that was another set, its title is, too.
    Q_INVOKABLE void undo();

    /// The person works through it from now on.
    Q_INVOKABLE void practise(nimstone::PracticeSession* session) const;

    // --- files ---
    /// Another set comes from a file, by and by; what cannot be read is told of, and changes nothing.
    Q_INVOKABLE void openFile(const QUrl& file);
    /// Whether it could be written.
    Q_INVOKABLE bool saveFile(const QUrl& file);
    /// The file that the set came from, or a name that is free.
    Q_INVOKABLE QUrl suggestedFile() const;

Q_SIGNALS:
    void changed();
    void storageProblemChanged();
    /// Exercises were added, the first of them in this row.
    void added(int row);

private:
    using Wording = std::function<QString()>;

    /// What undo() comes back to.
    struct Before {
        practice::ExerciseSet set;
        QString file;
        bool whole = false;  ///< the title, the language and the file too
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
    QString m_file;    ///< that the set came from, or was saved as
    Wording m_titleProblem;
    Wording m_news;
    bool m_refused = false;
    std::vector<Before> m_before;
    SetList m_list;
    SetAdding m_adding;
    KeptFile m_kept;
    BackgroundWork m_work;
};

}  // namespace nimstone
