#include "app/storage/record/progress_rows.h"

#include <QSqlError>
#include <algorithm>

#include "app/storage/record/answer_fields.h"

namespace nimstone {

namespace {

// A part of the tally is read, an answer added to it, and the part written back: all within one transaction.

const QString skillsQuestion = QStringLiteral("SELECT skill, known, asked, correct, last_day FROM skills");
const QString daysQuestion = QStringLiteral("SELECT day, skill, asked, correct FROM days");
const QString tagsQuestion = QStringLiteral("SELECT skill, tag, count, last_day FROM tags");
const QString mistakesQuestion = QStringLiteral("SELECT exercise, skill, tag, gap, due, time FROM mistakes");
const QString totalsQuestion = QStringLiteral(
    "SELECT answers, asked, correct, last_time, last_skill, last_level, last_exercise FROM totals");

void readSkills(QSqlQuery& query, ProgressTally& tally)
{
    while (query.next()) {
        tally.skills[query.value(0).toString()] = {query.value(1).toDouble(), query.value(2).toInt(),
                                                   query.value(3).toInt(), query.value(4).toInt()};
    }
}

void readDays(QSqlQuery& query, ProgressTally& tally)
{
    while (query.next())
        tally.days[{query.value(0).toInt(), query.value(1).toString()}] = {query.value(2).toInt(), query.value(3).toInt()};
}

void readTags(QSqlQuery& query, ProgressTally& tally)
{
    while (query.next()) {
        tally.tags[{query.value(0).toString(), query.value(1).toString()}] = {query.value(2).toInt(),
                                                                              query.value(3).toInt()};
    }
}

void readMistakes(QSqlQuery& query, ProgressTally& tally)
{
    while (query.next()) {
        const QString exercise = query.value(0).toString();
        tally.mistakes[exercise] = {exercise, query.value(1).toString(), query.value(2).toString(),
                                    {query.value(3).toInt(), query.value(4).toInt()}, query.value(5).toLongLong()};
    }
}

void readTotals(QSqlQuery& query, ProgressTally& tally)
{
    if (!query.next())
        return;
    tally.answers = query.value(0).toLongLong();
    tally.asked = query.value(1).toLongLong();
    tally.right = query.value(2).toLongLong();
    tally.last = {query.value(3).toLongLong(), query.value(4).toString(), query.value(5).toInt(), query.value(6).toString()};
}

const QString exercisesQuestion = QStringLiteral("SELECT DISTINCT exercise FROM answers");

void readExercises(QSqlQuery& query, ProgressTally& tally)
{
    while (query.next())
        tally.exercises.insert(query.value(0).toString());
}

/// In the order of answerFields.
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

bool lacksTables(const QSqlDatabase& database, const QStringList& questions)
{
    return std::ranges::any_of(questions, [&database](const QString& question) {
        const QSqlQuery query = runSql(database, QStringLiteral("SELECT * FROM (%1) LIMIT 0").arg(question));
        return sqliteCode(query.lastError()) == sqliteWrongStatement;
    });
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
    transaction.run(QStringLiteral("INSERT OR REPLACE INTO totals VALUES (1, ?, ?, ?, ?, ?, ?, ?)"),
                    {tally.answers, tally.asked, tally.right, tally.last.time, tally.last.skill, tally.last.level, tally.last.exercise});
}

/// In the order of answerFields.
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
    const auto read = [&](const QString& question, const QVariantList& values, void (*take)(QSqlQuery&, ProgressTally&)) {
        QSqlQuery query = transaction.query(question, values);
        take(query, part);
        transaction.note(query);
    };
    read(totalsQuestion, {}, &readTotals);
    read(skillsQuestion + QStringLiteral(" WHERE skill = ?"), {answer.skill}, &readSkills);
    read(daysQuestion + QStringLiteral(" WHERE day = ? AND skill = ?"), {answer.day, answer.skill}, &readDays);
    read(tagsQuestion + QStringLiteral(" WHERE skill = ? AND tag = ?"), {answer.skill, answer.tag}, &readTags);
    read(mistakesQuestion + QStringLiteral(" WHERE exercise = ?"), {answer.exercise}, &readMistakes);
    read(exercisesQuestion + QStringLiteral(" WHERE exercise = ? AND id <> ?"), {answer.exercise, answer.id}, &readExercises);
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
    for (const char* table : {"skills", "days", "tags", "mistakes", "totals"})
        transaction.run(QStringLiteral("DELETE FROM %1").arg(QLatin1String(table)));
    writeTally(transaction, tally);
}

std::optional<ProgressTally> readTally(const QSqlDatabase& database, bool withDays)
{
    // In one transaction, so that all of it is of the same moment.
    runSql(database, QStringLiteral("BEGIN"));
    ProgressTally tally;
    bool isSound = true;
    const auto read = [&](const QString& question, void (*take)(QSqlQuery&, ProgressTally&)) {
        QSqlQuery query = runSql(database, question);
        take(query, tally);
        isSound = isSound && sqliteCode(query.lastError()) == 0;
    };
    read(totalsQuestion, &readTotals);
    read(skillsQuestion, &readSkills);
    read(tagsQuestion, &readTags);
    read(mistakesQuestion, &readMistakes);
    if (withDays) {
        read(daysQuestion, &readDays);
        read(exercisesQuestion, &readExercises);
    }
    runSql(database, QStringLiteral("COMMIT"));
    return isSound ? std::optional(tally) : std::nullopt;
}

bool lacksAnswers(const QSqlDatabase& database) { return lacksTables(database, {answersQuestion}); }

bool lacksTally(const QSqlDatabase& database)
{
    return lacksTables(database, {skillsQuestion, daysQuestion, tagsQuestion, mistakesQuestion, totalsQuestion});
}

bool readAnswers(const QSqlDatabase& database, const std::function<void(const AnswerRecord&)>& take)
{
    QSqlQuery answers = runSql(database, answersQuestion);
    while (answers.next())
        take(answerOf(answers));
    return sqliteCode(answers.lastError()) == 0;
}

}  // namespace nimstone
