// The work that the pupils of an imaginary class hand in, and a folder for their files.
#pragma once

#include <QDateTime>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <map>

#include "app/storage/sets/class_folder.h"
#include "app/storage/sets/exercise_set_json.h"
#include "core/practice/answer_text.h"

namespace nimstone::tests {

using namespace practice;

inline constexpr int mostAnswers = 3;  // the attempts that the set of the class allows

/// Noon of a day of March 2026, in the time zone of this computer.
inline qint64 noonOf(int day, int minute = 0) { return QDateTime(QDate(2026, 3, day), QTime(12, minute)).toMSecsSinceEpoch(); }

/// Returns a set with a text, eight drawn exercises, given heaps, and two tasks: 11 items.
inline ExerciseSet setOfClass(SetVariant variant)
{
    ExerciseSet set{.title = "Week 3", .className = "10b", .due = "2026-03-14"};
    set.rules = {.hints = 2, .attempts = mostAnswers, .variant = variant};
    set.entries = entriesOf(exercisesFor({{Skill::NimSum, Skill::HowMany, Skill::Mex, Skill::Outcome}, 1, 8, 4711}));
    set.entries.insert(set.entries.begin(), TextEntry{"Begin here."});
    set.entries.emplace_back(SheetExercise{*exerciseOn({{12, 9, 3}}, Skill::HowMany), std::nullopt});
    set.entries.emplace_back(TaskEntry{TaskEntry::Kind::Lesson, "lemma-2", {}, {}});
    set.entries.emplace_back(TaskEntry{TaskEntry::Kind::Problem, "hdu-1527", {}, {}});
    return set;
}

/// Returns the texts of the right answers.
inline std::vector<std::string> rightTexts(const Exercise& exercise)
{
    std::vector<std::string> texts;
    for (const Answer& answer : rightAnswers(exercise))
        texts.push_back(print(exercise, answer));
    return texts;
}

inline bool isIn(const std::vector<std::string>& texts, const std::string& text) { return std::ranges::find(texts, text) != texts.end(); }

/// Returns a possible wrong answer: that of a misconception if there is one, otherwise the first wrong number.
inline std::string wrongText(const Exercise& exercise)
{
    const std::vector<std::string> right = rightTexts(exercise);
    std::vector<std::string> texts;
    for (const MisconceptionAnswer& one : misconceptionAnswers(exercise))
        texts.push_back(print(exercise, one.answer));
    for (int number = 1; number < 100; ++number)
        texts.push_back(std::to_string(number));
    return *std::ranges::find_if(texts, [&](const std::string& text) { return !isIn(right, text) && parseAnswer(exercise, text); });
}

inline AnswerRecord recordOf(const SheetExercise& one, const std::string& text, int hints, qint64 time)
{
    static int number = 0;
    AnswerRecord record;
    record.id = QStringLiteral("id-%1").arg(++number);
    record.time = time;
    record.day = 20'000;
    record.skill = QString::fromStdString(std::string(name(skillOf(one.exercise))));
    record.exercise = QString::fromStdString(recordName(one));
    record.answer = QString::fromStdString(text);
    record.right = isIn(rightTexts(one.exercise), text);
    record.hints = hints;
    record.answerShown = text.empty();
    return record;
}

/// Returns what the pupil with this number hands in, always the same for the same number and attempt. The set leaves the pupil free
/// to answer right or wrong, to ask for hints or the answer, and to leave an item out.
inline HandIn workOf(const ExerciseSet& set, int number, int attempt = 1)
{
    HandIn work{.set = identityOf(set), .title = QString::fromStdString(set.title), .name = QStringLiteral("Pupil %1").arg(number, 2, 10, QLatin1Char('0')),
                .number = QString::number(number), .className = QStringLiteral("10b"), .time = noonOf(12 + attempt), .program = QStringLiteral("1.1.0")};
    const SetEntries entries = SetVariants(set).entriesFor(pupilSeed(work.set, work.name, work.number));
    Chance chance(static_cast<Seed>(100 * number + attempt));
    for (std::size_t entry = 0; entry < entries.size(); ++entry) {
        const auto* const one = std::get_if<SheetExercise>(&entries[entry]);
        if (!one) {
            if (std::holds_alternative<TaskEntry>(entries[entry]) && chance.below(2) == 0)
                work.done.push_back(entry);
            continue;
        }
        const auto minute = static_cast<int>(entry) * mostAnswers;
        const auto add = [&](const std::string& text, int hints, int later) { work.answers.push_back(recordOf(*one, text, hints, noonOf(11 + attempt, minute + later))); };
        const int hints = static_cast<int>(chance.below(3));
        const std::string right = rightTexts(one->exercise).front();
        switch (chance.below(6)) {
        case 0: add(right, 0, 0); break;
        case 1: add(right, hints, 0); break;
        case 2: add(wrongText(one->exercise), 0, 0), add(right, hints, 1); break;
        case 3: add(wrongText(one->exercise), hints, 0); break;
        case 4: add(wrongText(one->exercise), 0, 0), add({}, hints, 1); break;
        default: break;
        }
    }
    return work;
}

/// Returns the file and the reason of each refused file.
inline QStringList refusals(const ClassFolder& folder)
{
    using Reason = RefusedFile::Reason;
    static const std::map<Reason, QString> reasons{{Reason::NotAnswers, QStringLiteral("not answers")},
                                                   {Reason::AnotherSet, QStringLiteral("another set")}, {Reason::NoAnswers, QStringLiteral("no answers")},
                                                   {Reason::NotHandedIn, QStringLiteral("not handed in")}};
    QStringList list;
    for (const RefusedFile& one : folder.refused)
        list << QFileInfo(one.file).fileName() + QStringLiteral(": ") + reasons.at(one.reason);
    list.sort();
    return list;
}

/// A folder for the files of a class. The folder is removed with the object.
class ClassFiles {
public:
    QString folder() const { return m_home.path(); }
    QString path(const QString& file) const { return m_home.filePath(file); }
    void write(const QString& file, const QByteArray& content) const { QVERIFY(writeWhole(path(file), content)); }
    ClassFolder read(const ExerciseSet& set) const { return readClass(set, filesIn({folder()})); }

private:
    QTemporaryDir m_home;
};

}  // namespace nimstone::tests
