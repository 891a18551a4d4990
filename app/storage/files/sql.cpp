#include "app/storage/files/sql.h"

#include <QSqlError>

namespace nimstone {

int sqliteCode(const QSqlError& error)
{
    if (error.type() == QSqlError::NoError)
        return 0;
    // The lowest byte of an SQLite code is the primary result code; the higher bytes give details.
    const int code = error.nativeErrorCode().toInt() & 0xFF;
    return code != 0 ? code : sqliteUnknown;
}

QSqlQuery runSql(const QSqlDatabase& database, const QString& statement, const QVariantList& values)
{
    QSqlQuery query(database);
    query.setForwardOnly(true);
    if (!query.prepare(statement))
        return query;
    for (const QVariant& value : values) {
        const bool isNullText = value.typeId() == QMetaType::QString && value.toString().isNull();
        query.addBindValue(isNullText ? QStringLiteral("") : value);
    }
    query.exec();
    return query;
}

SqlTransaction::SqlTransaction(const QSqlDatabase& database) : m_database(database)
{
    m_open = run(QStringLiteral("BEGIN IMMEDIATE"));
}

SqlTransaction::~SqlTransaction()
{
    if (m_open)
        runSql(m_database, QStringLiteral("ROLLBACK"));
}

QSqlQuery SqlTransaction::query(const QString& statement, const QVariantList& values)
{
    if (m_code != 0)
        return QSqlQuery(m_database);
    QSqlQuery query = runSql(m_database, statement, values);
    note(query);
    return query;
}

void SqlTransaction::note(const QSqlQuery& query)
{
    if (m_code == 0)
        m_code = sqliteCode(query.lastError());
}

bool SqlTransaction::run(const QString& statement, const QVariantList& values)
{
    query(statement, values);
    return isSound();
}

bool SqlTransaction::commit()
{
    if (!m_open || !run(QStringLiteral("COMMIT")))
        return false;
    m_open = false;
    return true;
}

}  // namespace nimstone
