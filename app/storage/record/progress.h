// The record of practice: every answer, and what follows from all of them, kept from one run to the next.
#pragma once

#include <QDate>
#include <QObject>
#include <memory>

#include "app/storage/files/disk_queue.h"
#include "app/storage/record/progress_file.h"

namespace nimstone {

/// progress.sqlite in the application's data folder, read and written on a thread of its own.
/// - An answer counts at once in tally(), and is on the disk when `recorded` says so. What could not be written stays in
///   memory, in its order, and is tried again: problem() says so.
/// - A damaged file is put aside under another name, and another is begun; one of a newer version is shown and not
///   changed. problem() says so.
/// - Another program with the same file may record too; reload() shows what it has.
/// - Export and import are a JSON file: progress_json.h.
class Progress : public QObject {
    Q_OBJECT

    /// Whether what is kept was read.
    Q_PROPERTY(bool loaded READ isLoaded NOTIFY changed FINAL)

public:
    /// The application's name must be set before.
    explicit Progress(QObject* parent = nullptr);
    explicit Progress(const QString& file, QObject* parent = nullptr);
    ~Progress() override;

    /// Reads what is kept; `changed` says when it is there, first all but the days, then the days.
    Q_INVOKABLE void load();
    /// Reads it once more where another program wrote to it since; nothing where it was never loaded. `changed` says so.
    Q_INVOKABLE void reload();
    bool isLoaded() const { return m_loaded; }
    bool areDaysLoaded() const { return m_daysLoaded; }

    /// What is kept, and what is on its way there.
    const ProgressTally& tally() const { return m_tally; }

    /// Keeps an answer and returns its id, which it gets here where it has none; one that it has must be new.
    QString record(AnswerRecord answer);
    /// How many answers are not yet on the disk.
    int waiting() const { return static_cast<int>(m_waiting.size()); }

    /// The database.
    QString file() const { return m_path; }
    /// Reads all answers that are kept or wait now, on whatever thread it is called; none where that cannot be done.
    using AnswersReader = std::function<std::optional<std::vector<AnswerRecord>>()>;
    AnswersReader answersReader() const;
    /// Writes all answers, those that are not yet on the disk too; ends with `exported`.
    void exportTo(const QString& file);
    /// Adds the answers of such a file that are not here; ends with `imported`. `time` is when that was asked for.
    void importFrom(const QString& file, qint64 time = 0);
    /// Takes out again what was added last; ends with `importUndone`.
    void undoImport();
    /// What was added last, and can be taken out again; none where nothing was. Known together with the days.
    const std::optional<Addition>& lastAddition() const { return m_lastAddition; }
    /// Takes out all answers, after they were exported to a file beside the database that bears the day's date; ends with
    /// `erased`.
    void erase(const QDate& today);
    /// The file that they would be exported to.
    QString fileForErased(const QDate& today) const;

    /// Waits until all is on the disk; false where something is not.
    bool flush();

    /// What went wrong, as a sentence in the present language; empty when nothing did.
    QString problem() const;

Q_SIGNALS:
    void changed();
    void problemChanged();
    /// This answer is on the disk.
    void recorded(const QString& id);
    /// `error` is a sentence; empty where it was done.
    void exported(const QString& file, const QString& error);
    /// `added` answers of the file were not here before.
    void imported(int added, const QString& error);
    /// So many answers were taken out again.
    void importUndone(int removed, const QString& error);
    /// All answers are in `file` now; it is empty where there were none.
    void erased(const QString& file, const QString& error);

private:
    /// What the other thread has found.
    struct Found {
        std::optional<ProgressTally> tally;
        std::optional<Addition> lastAddition;
        ProgressFile::State state = ProgressFile::State::Closed;
        QString putAside;
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
    /// Exports do not wait for answers that cannot be written.
    DiskQueue m_readings;
    /// The last member: its thread ends before anything that it uses.
    DiskQueue m_queue;
};

}  // namespace nimstone
