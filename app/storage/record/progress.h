// The record of practice: all answers, notes such as the card of a lesson where the person stopped, and the tally that is
// computed from them. It is saved from one run to the next.
#pragma once

#include <QDateTime>
#include <QObject>
#include <memory>

#include "app/storage/files/disk_queue.h"
#include "app/storage/record/progress_file.h"

namespace nimstone {

/// Reads and writes progress.sqlite in the application's data folder, on a thread of its own.
/// - A new answer is in tally() at once. The signal `recorded` is emitted when the answer is on the disk. Answers that
/// could not be written stay in memory, in their order, and are tried again; problem() reports them.
/// - A damaged file is renamed, and a new file is begun. A file of a newer version is shown but not changed. problem()
/// reports both.
/// - Another program may write to the same file; reload() reads the answers that it has added.
/// - Export and import use JSON files, see progress_json.h.
class Progress : public QObject {
    Q_OBJECT

    /// True when the stored record has been read.
    Q_PROPERTY(bool loaded READ isLoaded NOTIFY changed FINAL)

public:
    /// Makes a record in the default file. The application's name must be set before.
    explicit Progress(QObject* parent = nullptr);
    explicit Progress(const QString& file, QObject* parent = nullptr);
    ~Progress() override;

    /// Reads the record. Emits `changed` twice: first when all tables except the days are read, then when the days are
    /// read.
    Q_INVOKABLE void load();
    /// If another program has written to the file, reads the record again and emits `changed`. Does nothing before
    /// load() was called.
    Q_INVOKABLE void reload();
    bool isLoaded() const { return m_loaded; }
    bool areDaysLoaded() const { return m_daysLoaded; }

    /// The tally of all answers, including answers that are not on the disk yet.
    const ProgressTally& tally() const { return m_tally; }

    /// Saves an answer and returns its id. If the answer has no id, it gets one; if it has an id, no other answer may
    /// have the same id.
    QString record(AnswerRecord answer);
    /// Saves the value of a note, which replaces the note of the same name. `time` is in milliseconds since the start of 1970, UTC.
    void keepNote(const QString& name, const QString& value, qint64 time = QDateTime::currentMSecsSinceEpoch());
    /// The number of answers and notes that are not on the disk yet.
    int waiting() const { return static_cast<int>(m_waiting.size()); }

    /// The path of the database file.
    QString file() const { return m_path; }
    /// A function that reads all answers: the answers that were stored or waiting when answersReader() was called. It
    /// may run on any thread. It returns std::nullopt if the file cannot be read.
    using AnswersReader = std::function<std::optional<std::vector<AnswerRecord>>()>;
    AnswersReader answersReader() const;
    /// Exports all answers, including the answers that are not on the disk yet. Emits `exported` at the end.
    void exportTo(const QString& file);
    /// Adds the answers of an exported file that are missing in this record. Emits `imported` at the end. `time` is the
    /// time of the request, in milliseconds since the start of 1970, UTC.
    void importFrom(const QString& file, qint64 time = 0);
    /// Removes the answers of the last import. Emits `importUndone` at the end.
    void undoImport();
    /// The last import if it can be undone; otherwise empty. It is known as soon as the days are loaded.
    const std::optional<Addition>& lastAddition() const { return m_lastAddition; }
    /// Exports all answers to a file beside the database, whose name contains `today`, and then deletes them. Emits
    /// `erased` at the end.
    void erase(const QDate& today);
    /// The path of the file to which erase() would export the answers.
    QString fileForErased(const QDate& today) const;

    /// Waits until all answers are on the disk. Returns false if an answer could not be written.
    bool flush();

    /// Returns a sentence in the current language that says what went wrong; empty if there is no problem.
    QString problem() const;

Q_SIGNALS:
    void changed();
    void problemChanged();
    /// Emitted when the answer with this id has been written to the disk.
    void recorded(const QString& id);
    /// Emitted at the end of an export. `error` is a sentence; it is empty if the export succeeded.
    void exported(const QString& file, const QString& error);
    /// Emitted at the end of an import. `added` is the number of answers that the record did not have before.
    void imported(int added, const QString& error);
    /// Emitted after undoImport(). `removed` is the number of answers that were removed.
    void importUndone(int removed, const QString& error);
    /// Emitted after erase(). All answers are now in `file`; `file` is empty if there were no answers.
    void erased(const QString& file, const QString& error);

private:
    /// The results that a job on the other thread has found.
    struct Found {
        std::optional<ProgressTally> tally;
        std::optional<Addition> lastAddition;
        ProgressFile::State state = ProgressFile::State::Closed;
        QString renameDamaged;
    };

    static void look(ProgressFile& file, Found& found, const QString& path, bool withDays);
    void post(const QString& key, std::function<bool(ProgressFile&, Found&)> work,
              std::function<void(bool, Found&)> done = {});
    void take(Found& found, bool hasDays);
    void show(const Found& found, bool kept);
    void merge(const std::shared_ptr<const std::vector<AnswerRecord>>& answers, const Addition& source);
    bool canChange() const;
    QString cannotWrite(const QString& file) const;

    const QString m_path;
    std::shared_ptr<ProgressFile> m_file;
    ProgressTally m_tally;
    std::optional<Addition> m_lastAddition;
    std::vector<AnswerRecord> m_waiting;
    bool m_loaded = false;
    bool m_daysLoaded = false;
    bool m_kept = true;
    ProgressFile::State m_state = ProgressFile::State::Closed;
    QString m_putAside;
    /// The queue of exports and other jobs that only read. It is separate, so that exports do not wait for answers that
    /// cannot be written.
    DiskQueue m_readings;
    /// The queue must be the last member, so that its thread ends before the other members are destroyed.
    DiskQueue m_queue;
};

}  // namespace nimstone
