#include "app/storage/record/progress_file.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>
#include <QSqlError>
#include <QUrl>
#include <atomic>

#include "app/storage/files/files.h"
#include "app/storage/record/progress_rows.h"
#include "app/storage/record/progress_schema.h"

namespace nimstone {

namespace {

const QString patience = QStringLiteral("QSQLITE_BUSY_TIMEOUT=5000");
constexpr int lockPatience = 5000;
const QString additionsQuestion = QStringLiteral(
    "SELECT time, file, "
    "(SELECT count(*) FROM added JOIN answers ON answers.id = added.answer WHERE addition = number AND skill <> 'note') "
    "FROM additions ORDER BY number DESC LIMIT 1");
const QString driver = QStringLiteral("QSQLITE");

QString freshConnection()
{
    static std::atomic<int> count = 0;
    return QStringLiteral("progress %1").arg(++count);
}

bool isCorruption(int code) { return code == sqliteCorrupt || code == sqliteNoDatabase; }

/// Returns true if the same operation on the same file may succeed later. `code` is a result code of SQLite.
bool isTransient(int code)
{
    return code == sqliteFull || code == sqliteBusy || code == sqliteAborted || code == sqliteIo || code == sqliteReadOnly;
}

bool hasWholeTables(const QSqlDatabase& database)
{
    // The query is only prepared, which checks its tables and columns. Running it would count all added rows.
    return !lacksTally(database) && QSqlQuery(database).prepare(additionsQuestion);
}

/// Reads the first page of the database. Returns SQLite's result code.
int codeOfReading(const QSqlDatabase& database)
{
    return sqliteCode(runSql(database, QStringLiteral("SELECT count(*) FROM sqlite_schema")).lastError());
}

}  // namespace

ProgressFile::ProgressFile(const QString& file) : m_file(file), m_connection(freshConnection()) {}

ProgressFile::~ProgressFile() { close(); }

QSqlDatabase ProgressFile::database() const { return QSqlDatabase::database(m_connection, false); }

bool ProgressFile::connect(const QString& name, const QString& options)
{
    close();
    if (!isDriverThere() || !isRegularOrNew(m_file))
        return false;
    QSqlDatabase database = QSqlDatabase::addDatabase(driver, m_connection);
    database.setDatabaseName(name);
    database.setConnectOptions(options);
    return database.open();
}

bool ProgressFile::isDriverThere() { return QSqlDatabase::isDriverAvailable(driver); }

void ProgressFile::close()
{
    m_state = State::Closed;
    m_seen.reset();
    if (QSqlDatabase::contains(m_connection))
        QSqlDatabase::removeDatabase(m_connection);
}

bool ProgressFile::open()
{
    if (m_state != State::Closed)
        return m_state == State::Writable;
    if (m_file.isEmpty() || !QDir().mkpath(QFileInfo(m_file).absolutePath()))
        return false;
    if (attempt() == Attempt::Damaged && putAsideDamaged())
        attempt();
    return m_state == State::Writable;
}

ProgressFile::Attempt ProgressFile::attempt()
{
    const auto outcome = [this](int code) {
        close();
        return isCorruption(code) ? Attempt::Damaged : Attempt::Failed;
    };
    if (!connect(m_file, patience)) {
        // The code is read in a separate statement, because outcome() can close the connection only after the copy
        // that database() returns is destroyed.
        const int code = QSqlDatabase::contains(m_connection) ? sqliteCode(database().lastError()) : 0;
        return outcome(code);
    }
    if (const int code = codeOfReading(database()); code != 0)
        return outcome(code);
    const auto header = progressHeader(database());
    if (!header)
        return outcome(0);
    const bool isOurs = header->applicationId == progressApplicationId;
    if (!isOurs && !header->isEmpty)
        return outcome(sqliteNoDatabase);
    if (isOurs && header->version > static_cast<int>(progressMigrations().size())) {
        openToRead();
        m_state = State::Newer;
        return Attempt::Opened;
    }
    // The tables that are computed from the answers can be restored. If the table of answers itself is missing, the
    // file counts as damaged.
    if (isOurs && lacksAnswers(database()))
        return outcome(sqliteCorrupt);
    for (const char* setting : {"journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"})
        runSql(database(), QStringLiteral("PRAGMA ") + QLatin1String(setting));
    if (!migrate(database()))
        return outcome(0);
    if (!hasWholeTables(database())) {
        const int code = restoreTables(database());
        if (isTransient(code))
            return outcome(0);
        if (code != 0 || !hasWholeTables(database()))
            return outcome(sqliteCorrupt);
    }
    m_state = State::Writable;
    return Attempt::Opened;
}

bool ProgressFile::openToRead()
{
    if (!QFileInfo::exists(m_file))
        return false;
    const QString toRead = QStringLiteral("QSQLITE_OPEN_READONLY;") + patience;
    if (!connect(m_file, toRead))
        return false;
    const int code = codeOfReading(database());
    if (code != sqliteCannotOpen && code != sqliteReadOnly)
        return code == 0;
    // In a folder without write permission, SQLite cannot create the files of its log. But no other program can write
    // to the database either, so it can be opened as immutable.
    const QString name = QUrl::fromLocalFile(m_file).toString(QUrl::FullyEncoded) + QStringLiteral("?immutable=1");
    return connect(name, toRead + QStringLiteral(";QSQLITE_OPEN_URI")) && codeOfReading(database()) == 0;
}

bool ProgressFile::putAsideDamaged()
{
    // If two programs find the same damage, the second program must not rename the new file of the first program.
    const QString lockPath = QFileInfo(m_file).absoluteDir().filePath(QStringLiteral("progress.lock"));
    QLockFile lock(lockPath);
    const Lock taken = takeLock(lock, lockPath, lockPatience);
    close();
    // Another program holds the lock and renames the file. The next attempt will show if it succeeded.
    if (taken == Lock::InUse)
        return false;
    const bool isStillDamaged = attempt() == Attempt::Damaged || (m_state == State::Writable && !isSoundThroughout());
    close();
    if (!isStillDamaged)
        return true;
    const QString aside = 
        taken == Lock::Taken ? renameDamaged(m_file, {QStringLiteral("-wal"), QStringLiteral("-shm"), QStringLiteral("-journal")}) : QString();
    if (aside.isEmpty())
        m_state = State::Untouchable;
    else
        m_putAside = aside;
    return !aside.isEmpty();
}

bool ProgressFile::isSoundThroughout() const
{
    QSqlQuery query = runSql(database(), QStringLiteral("PRAGMA quick_check(1)"));
    const bool isSound = query.next() && query.value(0).toString() == QLatin1String("ok");
    // If the check failed for a reason other than damage, the file counts as undamaged.
    return isSound || (!query.isValid() && !isCorruption(sqliteCode(query.lastError())));
}

bool ProgressFile::check()
{
    if (!open() || isSoundThroughout())
        return true;
    recreate();
    return false;
}

void ProgressFile::recreate()
{
    if (putAsideDamaged())
        open();
}

bool ProgressFile::write(const std::function<void(SqlTransaction&)>& work)
{
    if (!open())
        return false;
    int code = 0;
    {
        SqlTransaction transaction(database());
        work(transaction);
        if (transaction.commit())
            return true;
        code = transaction.code();
    }
    if (isCorruption(code))
        recreate();
    else if (!isTransient(code))
        close();  // opening the file again at the next attempt may help
    return false;
}

bool ProgressFile::add(const AnswerRecord& answer)
{
    return write([&answer](SqlTransaction& transaction) { insertWithTally(transaction, answer); });
}

std::optional<int> ProgressFile::merge(const std::vector<AnswerRecord>& answers, const Addition& source)
{
    int answersAdded = 0;
    const bool done = write([&](SqlTransaction& transaction) {
        QSqlQuery latest = transaction.query(QStringLiteral("SELECT max(number) FROM additions"));
        const int number = latest.next() ? latest.value(0).toInt() + 1 : 1;
        bool isNews = false;
        for (const AnswerRecord& answer : answers) {
            if (!transaction.isSound())
                return;
            if (!insertAnswer(transaction, answer))
                continue;
            isNews = true;
            answersAdded += answer.isNote() ? 0 : 1;
            transaction.run(QStringLiteral("INSERT OR REPLACE INTO added VALUES (?, ?)"), {answer.id, number});
        }
        if (!isNews)
            return;
        transaction.run(QStringLiteral("INSERT INTO additions VALUES (?, ?, ?)"), {number, source.time, source.file});
        rebuildTally(transaction);
    });
    return done ? std::optional(answersAdded) : std::nullopt;
}

std::optional<int> ProgressFile::undoMerge()
{
    int removed = 0;
    const bool done = write([this, &removed](SqlTransaction& transaction) {
        const auto last = lastAddition();
        removed = last ? last->answers : 0;
        const QString ofLast = QStringLiteral("(SELECT max(number) FROM additions)");
        transaction.run(QStringLiteral("DELETE FROM answers WHERE id IN (SELECT answer FROM added WHERE addition = %1)").arg(ofLast));
        transaction.run(QStringLiteral("DELETE FROM added WHERE addition = ") + ofLast);
        transaction.run(QStringLiteral("DELETE FROM additions WHERE number = ") + ofLast);
        rebuildTally(transaction);
    });
    return done ? std::optional(removed) : std::nullopt;
}

std::optional<Addition> ProgressFile::lastAddition() const
{
    if (!QSqlDatabase::contains(m_connection))
        return std::nullopt;
    QSqlQuery query = runSql(database(), additionsQuestion);
    if (!query.next())
        return std::nullopt;
    return Addition{query.value(0).toLongLong(), query.value(1).toString(), query.value(2).toInt()};
}

bool ProgressFile::erase(const std::function<bool(const std::vector<AnswerRecord>&)>& keep)
{
    // The export runs inside the transaction, so that no other program can add an answer between the export and the
    // deletion.
    const bool done = write([this, &keep](SqlTransaction& transaction) {
        const auto all = transaction.isSound() ? answers() : std::nullopt;
        if (!all || !keep(*all))
            return transaction.abandon();
        for (const char* table : {"answers", "added", "additions"})
            transaction.run(QStringLiteral("DELETE FROM ") + QLatin1String(table));
        rebuildTally(transaction);
    });
    // VACUUM removes the deleted rows from the disk too, unless another program is using the file.
    if (done) {
        runSql(database(), QStringLiteral("VACUUM"));
        runSql(database(), QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
    }
    return done;
}

bool ProgressFile::hasTables() const
{
    const auto header = progressHeader(database());
    return !header || !header->isEmpty;
}

std::optional<int> ProgressFile::dataVersion() const
{
    if (!QSqlDatabase::contains(m_connection))
        return std::nullopt;
    QSqlQuery query = runSql(database(), QStringLiteral("PRAGMA data_version"));
    return query.next() ? std::optional(query.value(0).toInt()) : std::nullopt;
}

bool ProgressFile::changedElsewhere() const
{
    const auto version = dataVersion();
    return !version || version != m_seen;
}

std::optional<ProgressTally> ProgressFile::tally(bool withDays)
{
    // The version is read before the tally, so that changedElsewhere() also detects writes that happen while the tally
    // is read.
    m_seen = dataVersion();
    return hasTables() ? readTally(database(), withDays) : ProgressTally();
}

std::optional<std::vector<AnswerRecord>> ProgressFile::answers() const
{
    std::vector<AnswerRecord> all;
    const bool isSound = !hasTables() || readAnswers(database(), [&all](const AnswerRecord& one) { all.push_back(one); });
    return isSound ? std::optional(std::move(all)) : std::nullopt;
}

}  // namespace nimstone
