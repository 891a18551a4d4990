#include "app/storage/record/progress_rows.h"

#include <QSqlError>
#include <algorithm>
#include <span>

#include "app/storage/record/answer_fields.h"
#include "core/fields.h"

namespace nimstone {

namespace {

// insertWithTally() reads the affected rows of the tally, adds the answer to them, and writes them back, in one transaction.

/// Reads a struct from the columns of a row, starting at `column`, in the order of its fields.
template <class Struct>
Struct structAt(const QSqlQuery& row, int column)
{
    Struct all;
    members::each(all, [&](auto& field) { field = row.value(column++).value<std::remove_reference_t<decltype(field)>>(); });
    return all;
}

/// A table whose rows are computed from the answers.
struct TallyTable {
    const char* name;
    const char* columns;
    const char* changed;  ///< the WHERE clause that selects the rows that an answer changes
    QVariantList (*keys)(const AnswerRecord& answer);
    void (*take)(const QSqlQuery& row, ProgressTally& tally);

    QString question() const { return QStringLiteral("SELECT %1 FROM %2").arg(QLatin1String(columns), QLatin1String(name)); }
};

/// The tables that are computed from the answers. Only the last one, `days`, keeps growing over the years.
constexpr std::array tallyTables{
    TallyTable{"totals", "answers, asked, correct, last_time, last_skill, last_level, last_exercise", "",
               [](const AnswerRecord&) { return QVariantList(); },
               [](const QSqlQuery& row, ProgressTally& tally) {
                   tally.answers = row.value(0).toLongLong();
                   tally.asked = row.value(1).toLongLong();
                   tally.right = row.value(2).toLongLong();
                   tally.last = structAt<LastPosition>(row, 3);
               }},
    TallyTable{"skills", "skill, known, asked, correct, last_day", " WHERE skill = ?",
               [](const AnswerRecord& answer) { return QVariantList{answer.skill}; },
               [](const QSqlQuery& row, ProgressTally& tally) { tally.skills[row.value(0).toString()] = structAt<SkillTally>(row, 1); }},
    TallyTable{"tags", "skill, tag, count, last_day", " WHERE skill = ? AND tag = ?",
               [](const AnswerRecord& answer) { return QVariantList{answer.skill, answer.tag}; },
               [](const QSqlQuery& row, ProgressTally& tally) {
                   tally.tags[{row.value(0).toString(), row.value(1).toString()}] = structAt<TagTally>(row, 2);
               }},
    TallyTable{"mistakes", "exercise, skill, tag, gap, due, time", " WHERE exercise = ?",
               [](const AnswerRecord& answer) { return QVariantList{answer.exercise}; },
               [](const QSqlQuery& row, ProgressTally& tally) {
                   const QString exercise = row.value(0).toString();
                   tally.mistakes[exercise] = {exercise, row.value(1).toString(), row.value(2).toString(),
                                               structAt<practice::MistakeState>(row, 3), row.value(5).toLongLong()};
               }},
    TallyTable{"notes", "name, value, time", " WHERE name = ?",
               [](const AnswerRecord& answer) { return QVariantList{answer.exercise}; },
               [](const QSqlQuery& row, ProgressTally& tally) { tally.notes[row.value(0).toString()] = structAt<KeptNote>(row, 1); }},
    TallyTable{"days", "day, skill, asked, correct", " WHERE day = ? AND skill = ?",
               [](const AnswerRecord& answer) { return QVariantList{answer.day, answer.skill}; },
               [](const QSqlQuery& row, ProgressTally& tally) {
                   tally.days[{row.value(0).toInt(), row.value(1).toString()}] = structAt<DayTally>(row, 2);
               }},
};

const QString exercisesQuestion = QStringLiteral("SELECT DISTINCT exercise FROM answers");

void takeExercise(const QSqlQuery& row, ProgressTally& tally) { tally.exercises.insert(row.value(0).toString()); }

/// The SQL query for all answers. Its columns are in the order of answerFields.
const QString answersQuestion = QStringLiteral(
    "SELECT id, time, day, skill, level, exercise, answer, options, correct, first, hints, shown, tag, milliseconds "
    "FROM answers ORDER BY time, id");

AnswerRecord answerOf(const QSqlQuery& row)
{
    AnswerRecord answer;
    int column = 0;
    for (const AnswerField& field : answerFields) {
        const QVariant value = row.value(column++);
        std::visit([&](auto member) { answer.*member = value.value<std::remove_reference_t<decltype(answer.*member)>>(); }, field.member);
    }
    return answer;
}

bool lacksTable(const QSqlDatabase& database, const QString& question)
{
    const QSqlQuery query = runSql(database, QStringLiteral("SELECT * FROM (%1) LIMIT 0").arg(question));
    return sqliteCode(query.lastError()) == sqliteWrongStatement;
}

void writeTally(SqlTransaction& transaction, const ProgressTally& tally)
{
    for (const auto& [skill, row] : tally.skills) {
        transaction.run(QStringLiteral("INSERT OR REPLACE INTO skills VALUES (?, ?, ?, ?, ?)"),
                        {skill, row.known, row.asked, row.right, row.lastDay});
    }
    for (const auto& [day, row] : tally.days) {
        transaction.run(QStringLiteral("INSERT OR REPLACE INTO days VALUES (?, ?, ?, ?)"),
                        {day.first, day.second, row.asked, row.right});
    }
    for (const auto& [tag, row] : tally.tags) {
        transaction.run(QStringLiteral("INSERT OR REPLACE INTO tags VALUES (?, ?, ?, ?)"),
                        {tag.first, tag.second, row.count, row.lastDay});
    }
    for (const auto& [exercise, row] : tally.mistakes) {
        transaction.run(QStringLiteral("INSERT OR REPLACE INTO mistakes VALUES (?, ?, ?, ?, ?, ?)"),
                        {exercise, row.skill, row.tag, row.place.gap, row.place.due, row.time});
    }
    for (const auto& [name, row] : tally.notes)
        transaction.run(QStringLiteral("INSERT OR REPLACE INTO notes VALUES (?, ?, ?)"), {name, row.value, row.time});
    transaction.run(QStringLiteral("INSERT OR REPLACE INTO totals VALUES (1, ?, ?, ?, ?, ?, ?, ?)"),
                    {tally.answers, tally.asked, tally.right, tally.last.time, tally.last.skill, tally.last.level, tally.last.exercise});
}

/// Returns the values of the answer in the order of answerFields.
QVariantList valuesOf(const AnswerRecord& answer)
{
    QVariantList values;
    for (const AnswerField& field : answerFields)
        std::visit([&](auto member) { values << answer.*member; }, field.member);
    return values;
}

}  // namespace

bool insertAnswer(SqlTransaction& transaction, const AnswerRecord& answer)
{
    const QSqlQuery query = transaction.query(
        QStringLiteral("INSERT INTO answers VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"), valuesOf(answer));
    return transaction.isSound() && query.numRowsAffected() == 1;
}

bool insertWithTally(SqlTransaction& transaction, const AnswerRecord& answer)
{
    if (!insertAnswer(transaction, answer))
        return false;
    ProgressTally part;
    const auto read = [&](const QString& question, const QVariantList& values, auto take) {
        QSqlQuery query = transaction.query(question, values);
        while (query.next())
            take(query, part);
        transaction.note(query);
    };
    for (const TallyTable& table : tallyTables)
        read(table.question() + QLatin1String(table.changed), table.keys(answer), table.take);
    read(exercisesQuestion + QStringLiteral(" WHERE exercise = ? AND id <> ?"), {answer.exercise, answer.id}, &takeExercise);
    part.add(answer);
    writeTally(transaction, part);
    if (part.mistakes.empty())
        transaction.run(QStringLiteral("DELETE FROM mistakes WHERE exercise = ?"), {answer.exercise});
    transaction.run(QStringLiteral("DELETE FROM mistakes WHERE exercise IN "
                                   "(SELECT exercise FROM mistakes ORDER BY time DESC, exercise DESC LIMIT -1 OFFSET ?)"),
                    {static_cast<int>(practice::mostMistakes)});
    return transaction.isSound();
}

void rebuildTally(SqlTransaction& transaction)
{
    ProgressTally tally;
    QSqlQuery answers = transaction.query(answersQuestion);
    while (answers.next())
        tally.add(answerOf(answers));
    transaction.note(answers);
    for (const TallyTable& table : tallyTables)
        transaction.run(QStringLiteral("DELETE FROM ") + QLatin1String(table.name));
    writeTally(transaction, tally);
}

std::optional<ProgressTally> readTally(const QSqlDatabase& database, bool withDays)
{
    // All tables are read in one transaction, so that they are consistent with each other.
    runSql(database, QStringLiteral("BEGIN"));
    ProgressTally tally;
    bool isSound = true;
    const auto read = [&](const QString& question, auto take) {
        QSqlQuery query = runSql(database, question);
        while (query.next())
            take(query, tally);
        const int code = sqliteCode(query.lastError());
        // A file of an older version that can only be read has no table of notes.
        isSound = isSound && (code == 0 || code == sqliteWrongStatement);
    };
    for (const TallyTable& table : std::span(tallyTables).first(tallyTables.size() - (withDays ? 0 : 1)))
        read(table.question(), table.take);
    if (withDays)
        read(exercisesQuestion, &takeExercise);
    runSql(database, QStringLiteral("COMMIT"));
    return isSound ? std::optional(tally) : std::nullopt;
}

bool lacksAnswers(const QSqlDatabase& database) { return lacksTable(database, answersQuestion); }

bool lacksTally(const QSqlDatabase& database)
{
    return std::ranges::any_of(tallyTables, [&database](const TallyTable& table) { return lacksTable(database, table.question()); });
}

bool readAnswers(const QSqlDatabase& database, const std::function<void(const AnswerRecord&)>& take)
{
    QSqlQuery answers = runSql(database, answersQuestion);
    while (answers.next())
        take(answerOf(answers));
    return sqliteCode(answers.lastError()) == 0;
}

}  // namespace nimstone
