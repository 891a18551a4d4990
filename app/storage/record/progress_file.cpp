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
    "SELECT time, file, (SELECT count(*) FROM added WHERE addition = number) FROM additions ORDER BY number DESC LIMIT 1");
const QString driver = QStringLiteral("QSQLITE");

QString freshConnection()
{
    static std::atomic<int> count = 0;
    return QStringLiteral("progress %1").arg(++count);
}

bool meansDamage(int code) { return code == sqliteCorrupt || code == sqliteNoDatabase; }

/// Whether it may be done another time, with the same file.
bool willPass(int code)
{
    return code == sqliteFull || code == sqliteBusy || code == sqliteAborted || code == sqliteIo || code == sqliteReadOnly;
}

bool hasWholeTables(const QSqlDatabase& database)
{
    // Not carried out: it counts as many rows as were added.
    return !lacksTally(database) && QSqlQuery(database).prepare(additionsQuestion);
}

/// What SQLite says of the first page.
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
    if (!isDriverThere() || !isPlainOrNew(m_file))
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
        return meansDamage(code) ? Attempt::Damaged : Attempt::Failed;
    };
    if (!connect(m_file, patience)) {
        // Apart: a connection that somebody has in hand cannot be closed.
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
    // Of what follows from answers all can be made anew, but not the answers.
    if (isOurs && lacksAnswers(database()))
        return outcome(sqliteCorrupt);
    for (const char* setting : {"journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"})
        runSql(database(), QStringLiteral("PRAGMA ") + QLatin1String(setting));
    if (!migrate(database()))
        return outcome(0);
    if (!hasWholeTables(database())) {
        const int code = restoreTables(database());
        if (willPass(code))
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
    // The files that belong to the log cannot be made in a folder that cannot be written; but then nobody writes there.
    const QString name = QUrl::fromLocalFile(m_file).toString(QUrl::FullyEncoded) + QStringLiteral("?immutable=1");
    return connect(name, toRead + QStringLiteral(";QSQLITE_OPEN_URI")) && codeOfReading(database()) == 0;
}

bool ProgressFile::putAsideDamaged()
{
    // Of two programs that find the same damage, the second must not put aside what the first has begun anew.
    const QString lockPath = QFileInfo(m_file).absoluteDir().filePath(QStringLiteral("progress.lock"));
    QLockFile lock(lockPath);
    const Lock taken = takeLock(lock, lockPath, lockPatience);
    close();
    // Who has it puts the file aside; whether that was done shows at the next attempt.
    if (taken == Lock::InUse)
        return false;
    const bool isStillDamaged = attempt() == Attempt::Damaged || (m_state == State::Writable && !isSoundThroughout());
    close();
    if (!isStillDamaged)
        return true;
    const QString aside = 
        taken == Lock::Taken ? putAside(m_file, {QStringLiteral("-wal"), QStringLiteral("-shm"), QStringLiteral("-journal")}) : QString();
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
    // Where it could not be read for another reason, nothing is known.
    return isSound || (!query.isValid() && !meansDamage(sqliteCode(query.lastError())));
}

bool ProgressFile::check()
{
    if (!open() || isSoundThroughout())
        return true;
    startAfresh();
    return false;
}

void ProgressFile::startAfresh()
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
    if (meansDamage(code))
        startAfresh();
    else if (!willPass(code))
        close();  // to be opened once more at the next attempt, which may help
    return false;
}

bool ProgressFile::add(const AnswerRecord& answer)
{
    return write([&answer](SqlTransaction& transaction) { insertWithTally(transaction, answer); });
}

std::optional<int> ProgressFile::merge(const std::vector<AnswerRecord>& answers, const Addition& source)
{
    int added = 0;
    const bool done = write([&](SqlTransaction& transaction) {
        QSqlQuery latest = transaction.query(QStringLiteral("SELECT max(number) FROM additions"));
        const int number = latest.next() ? latest.value(0).toInt() + 1 : 1;
        for (const AnswerRecord& answer : answers) {
            if (!transaction.isSound())
                return;
            if (!insertAnswer(transaction, answer))
                continue;
            ++added;
            transaction.run(QStringLiteral("INSERT OR REPLACE INTO added VALUES (?, ?)"), {answer.id, number});
        }
        if (added == 0)
            return;
        transaction.run(QStringLiteral("INSERT INTO additions VALUES (?, ?, ?)"), {number, source.time, source.file});
        rebuildTally(transaction);
    });
    return done ? std::optional(added) : std::nullopt;
}

std::optional<int> ProgressFile::undoMerge()
{
    int removed = 0;
    const bool done = write([&removed](SqlTransaction& transaction) {
        const QString ofLast = QStringLiteral("(SELECT max(number) FROM additions)");
        removed = transaction.query(QStringLiteral("DELETE FROM answers WHERE id IN (SELECT answer FROM added WHERE addition = %1)").arg(ofLast))
                      .numRowsAffected();
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
    // Within the transaction, so that no other program adds an answer between the two.
    const bool done = write([this, &keep](SqlTransaction& transaction) {
        const auto all = transaction.isSound() ? answers() : std::nullopt;
        if (!all || !keep(*all))
            return transaction.abandon();
        for (const char* table : {"answers", "added", "additions"})
            transaction.run(QStringLiteral("DELETE FROM ") + QLatin1String(table));
        rebuildTally(transaction);
    });
    // What was taken out leaves the disk too, as far as that can be done now.
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
    // Before the reading: what is written meanwhile is read once more.
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
