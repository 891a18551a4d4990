// The files of the record of practice: the folder where it is saved, its export, files of other people that are shown
// beside it, files from another computer whose answers can be added and removed again, and the backup when all answers
// are erased.
#pragma once

#include <QDate>
#include <QUrl>
#include <QtQml/qqmlregistration.h>
#include <functional>
#include <vector>

#include "app/storage/record/progress_json.h"
#include "app/viewmodels/practise/record/results_table.h"
#include "app/viewmodels/shell/background_work.h"
#include "app/viewmodels/shell/record_aware.h"

namespace nimstone {

class RecordFiles : public nimstone::RecordAware {
    Q_OBJECT
    QML_ELEMENT

    /// The number of answers in the record.
    Q_PROPERTY(int answers READ answers NOTIFY changed FINAL)
    /// True if the record has neither answers nor progress in lessons.
    Q_PROPERTY(bool empty READ isEmpty NOTIFY changed FINAL)
    /// The folder of the record, with the separators of the system.
    Q_PROPERTY(QString folder READ folder NOTIFY changed FINAL)
    /// A sentence about the result of the last request; empty if there was no request yet.
    Q_PROPERTY(QString news READ news NOTIFY newsChanged FINAL)
    Q_PROPERTY(bool failed READ failed NOTIFY newsChanged FINAL)
    /// The answers as a table for export: the answers of the file that is shown, or else of the record.
    Q_PROPERTY(nimstone::ResultsTable* table READ table CONSTANT FINAL)
    /// The question before all answers are erased, such as "Erase all 1,234 answers? A backup is saved as …"; empty if
    /// no question is asked.
    Q_PROPERTY(QString question READ question NOTIFY newsChanged FINAL)

    /// The names of the opened files, as plain text. Their answers are not in the record.
    Q_PROPERTY(QStringList opened READ opened NOTIFY shownChanged FINAL)
    /// The index of the opened file that is shown; −1 for the person's own record.
    Q_PROPERTY(int shown READ shown WRITE setShown NOTIFY shownChanged FINAL)
    Q_PROPERTY(bool reading READ reading NOTIFY shownChanged FINAL)
    /// The text of the button that removes the answers that were added last, such as "Remove the 128 answers added from
    /// anna.json", as plain text. Empty if no answers can be removed.
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed FINAL)

public:
    using Clock = std::function<QDate()>;

    explicit RecordFiles(QObject* parent = nullptr, Clock clock = QDate::currentDate);

    int answers() const { return static_cast<int>(recordTally().answers); }
    bool isEmpty() const { return answers() == 0 && recordTally().notes.empty(); }
    QString folder() const;
    QString news() const { return m_news ? m_news() : QString(); }
    bool failed() const { return m_failed; }
    QString question() const;
    QStringList opened() const;
    /// The path of the file that is shown; empty for the person's own record.
    QString shownFile() const;
    int shown() const { return m_shown; }
    void setShown(int shown);
    bool reading() const { return m_work.busy(); }
    QString undoText() const;
    /// The tally of the file that is shown; null for the person's own record.
    const ProgressTally* shownTally() const;
    ResultsTable* table() { return &m_table; }

    /// Shows the folder of the record in the system's file manager.
    Q_INVOKABLE void openFolder();
    /// Writes all answers to a new file in `folder`; if `folder` is empty, in the documents folder.
    Q_INVOKABLE void exportRecord(const QString& folder = {});
    /// Opens files of answers so that the person can look at them; the last file is shown.
    Q_INVOKABLE void open(const QList<QUrl>& files);
    /// Closes the file that is shown.
    Q_INVOKABLE void close();
    /// Adds the answers of the file that is shown to the record, except answers that the record already has.
    Q_INVOKABLE void addShown();
    /// Removes the answers that were added last.
    Q_INVOKABLE void undoAdding();
    /// Asks whether all answers may be erased; the reply is a call of `erase` or `keep`.
    Q_INVOKABLE void askToErase();
    Q_INVOKABLE void erase();
    Q_INVOKABLE void keep();

Q_SIGNALS:
    void changed();
    void newsChanged();
    void shownChanged();

private:
    struct Opened {
        QString path;
        ProgressTally tally;
    };

    void follow(Progress& progress) override;
    void readNext();
    void close(const QString& file);
    Progress::AnswersReader readerOfShown() const;
    QString nameOfToday() const;
    void tell(std::function<QString()> news, bool failed = false);
    /// Shows the message `error` as a failure; if it is empty, shows `news`. `error` is already in the window's
    /// language.
    void tellEnd(const QString& error, std::function<QString()> news);

    Clock m_clock;
    std::function<QString()> m_news;  ///< returns the text of `news` in the current language
    bool m_failed = false;
    bool m_asking = false;
    ResultsTable m_table;
    std::vector<Opened> m_opened;
    int m_shown = -1;
    QString m_adding;  ///< the path of the file whose answers are being added to the record; empty if there is none
    QStringList m_toRead;
    /// The errors and the paths of the files that were opened together and could not be read.
    std::vector<std::pair<ProgressJsonError, QString>> m_refused;
    BackgroundWork m_work;
};

}  // namespace nimstone
