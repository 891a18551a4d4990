// The record of practice as files: where it is kept, all answers exported, files of others looked at beside it, those of
// another computer added and taken out again, all of them erased.
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

    /// How many answers there are.
    Q_PROPERTY(int answers READ answers NOTIFY changed FINAL)
    /// In which folder they are kept, as people write it.
    Q_PROPERTY(QString folder READ folder NOTIFY changed FINAL)
    /// What became of the last request, in a sentence; empty for nothing yet.
    Q_PROPERTY(QString news READ news NOTIFY newsChanged FINAL)
    Q_PROPERTY(bool failed READ failed NOTIFY newsChanged FINAL)
    /// All answers as a table.
    Q_PROPERTY(nimstone::ResultsTable* table READ table CONSTANT FINAL)
    /// What is asked before all is erased: "Erase all 1,234 answers? They are put aside into …"; else empty.
    Q_PROPERTY(QString question READ question NOTIFY newsChanged FINAL)

    /// The names of the files that are looked at; none of their answers is in the record.
    Q_PROPERTY(QStringList opened READ opened NOTIFY shownChanged FINAL)
    /// Which of them is shown; one's own record when −1.
    Q_PROPERTY(int shown READ shown WRITE setShown NOTIFY shownChanged FINAL)
    Q_PROPERTY(bool reading READ reading NOTIFY shownChanged FINAL)
    /// What can be taken out of the record again: "Take out the 128 answers from anna.json". Empty for nothing.
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed FINAL)

public:
    using Clock = std::function<QDate()>;

    explicit RecordFiles(QObject* parent = nullptr, Clock clock = QDate::currentDate);

    int answers() const { return static_cast<int>(recordTally().answers); }
    QString folder() const;
    QString news() const { return m_news ? m_news() : QString(); }
    bool failed() const { return m_failed; }
    QString question() const;
    QStringList opened() const;
    /// The path of the file that is shown; empty for one's own record.
    QString shownFile() const;
    int shown() const { return m_shown; }
    void setShown(int shown);
    bool reading() const { return m_work.busy(); }
    QString undoText() const;
    /// What follows from the answers of the file that is shown; null for one's own record.
    const ProgressTally* shownTally() const;
    ResultsTable* table() { return &m_table; }

    /// Shows the folder in the system's own program for that.
    Q_INVOKABLE void openFolder();
    /// Writes all answers to a file of its own in the person's folder of documents, or in that folder.
    Q_INVOKABLE void exportRecord(const QString& folder = {});
    /// Looks at the answers of such files, beside the record; the last of them is shown.
    Q_INVOKABLE void open(const QList<QUrl>& files);
    /// Looks at the one that is shown no longer.
    Q_INVOKABLE void close();
    /// The one that is shown is the person's own, from another computer: its answers that are not here are added.
    Q_INVOKABLE void addShown();
    /// Takes out again what was added last.
    Q_INVOKABLE void undoAdding();
    /// Asks whether all is to be erased; `erase` or `keep` answers.
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
    /// A failure in the words of the record, which are of the language of the moment.
    void tellEnd(const QString& error, std::function<QString()> news);

    Clock m_clock;
    std::function<QString()> m_news;  ///< in the present language
    bool m_failed = false;
    bool m_asking = false;
    ResultsTable m_table;
    std::vector<Opened> m_opened;
    int m_shown = -1;
    QString m_adding;  ///< the one that is being added to the record; empty while none is
    QStringList m_toRead;
    std::vector<std::pair<ProgressJsonError, QString>> m_refused;  ///< of those that were asked for together, with their paths
    BackgroundWork m_work;
};

}  // namespace nimstone
