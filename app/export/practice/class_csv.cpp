#include "app/export/practice/class_csv.h"

#include <QCoreApplication>
#include <QDateTime>
#include <algorithm>

#include "app/wording/practice/class_results.h"
#include "app/wording/practice/practice.h"
#include "app/wording/rich_text.h"

namespace nimstone::exports {

namespace {

struct ClassCsv {
    Q_DECLARE_TR_FUNCTIONS(ResultsCsv)
};

/// The cells of a row: the heading of each column, and the text below it.
using Cells = QList<std::pair<QString, QString>>;

QString fromBytes(std::string_view text) { return QString::fromUtf8(text); }

/// Returns a field for a text or for a whole number, which may be negative.
std::string cellField(const QString& text) { return QString::number(text.toInt()) == text ? text.toStdString() : csv_rows::field(text); }

/// Returns a time such as 2026-03-14T16:09:26+01:00, which no spreadsheet takes for a date.
QString localTime(qint64 time)
{
    const QDateTime local = QDateTime::fromMSecsSinceEpoch(time);
    return local.toOffsetFromUtc(local.offsetFromUtc()).toString(Qt::ISODate).replace(QLatin1Char('Z'), QLatin1String("+00:00"));
}

Cells misconceptionCells(const QString& heading, std::optional<practice::Misconception> misconception)
{
    return {{heading, misconception ? wording::plain(wording::misconceptionText(*misconception)) : QString()},
            {ClassCsv::tr("Misconception code"), misconception ? fromBytes(name(*misconception)) : QString()}};
}

Cells pupilCells(const practice::PupilResult& pupil)
{
    return {{ClassCsv::tr("Name"), fromBytes(pupil.name)}, {ClassCsv::tr("Number"), fromBytes(pupil.number)},
            {ClassCsv::tr("Class"), fromBytes(pupil.className)}, {ClassCsv::tr("File"), fromBytes(pupil.file)},
            {ClassCsv::tr("Handed in"), localTime(pupil.time)}, {ClassCsv::tr("Late"), QString::number(pupil.isLate)}};
}

Cells itemCells(std::size_t index, const practice::SetEntry& entry, bool isSame)
{
    const auto* const one = std::get_if<practice::SheetExercise>(&entry);
    const auto* const task = std::get_if<practice::TaskEntry>(&entry);
    return {{ClassCsv::tr("Item"), QString::number(index + 1)},
            {ClassCsv::tr("Skill"), one ? wording::plain(wording::skillName(skillOf(one->exercise))) : QString()},
            {ClassCsv::tr("Skill code"), fromBytes(one ? name(skillOf(one->exercise)) : nameIn(practice::taskNames, task->kind))},
            {ClassCsv::tr("Level"), one && one->code ? QString::number(one->code->level) : QString()},
            {ClassCsv::tr("Exercise"), task ? fromBytes(task->name) : isSame ? fromBytes(recordName(*one)) : QString()},
            {ClassCsv::tr("Question"), wording::itemName(entry, isSame)}, {ClassCsv::tr("Right answer"), isSame ? wording::rightText(entry) : QString()}};
}

/// Returns the number of each mark and the points.
Cells countCells(const std::function<int(practice::Mark)>& countOf)
{
    Cells cells;
    int points = 0;
    for (const auto& [mark, code] : practice::markNames) {
        points += countOf(mark) * pointsFor(mark);
        cells << std::pair(wording::markName(mark), QString::number(countOf(mark)));
    }
    return cells << std::pair(ClassCsv::tr("Points"), QString::number(points));
}

Cells markCells(practice::Mark mark)
{
    return {{ClassCsv::tr("Result"), wording::markName(mark)}, {ClassCsv::tr("Result code"), fromBytes(nameIn(practice::markNames, mark))},
            {ClassCsv::tr("Points"), QString::number(pointsFor(mark))}};
}

Cells answerCells(const practice::SetEntry& entry, const practice::MarkedAnswer& answer)
{
    const practice::GivenAnswer& given = answer.given;
    const bool isShown = practice::answerWasRevealed({.hints = given.hints, .answerShown = given.answerShown});
    return Cells{{ClassCsv::tr("Time"), localTime(given.time)}, {ClassCsv::tr("Answer"), wording::givenText(entry, answer)},
                 {ClassCsv::tr("Right"), QString::number(answer.isRight)},
                 {ClassCsv::tr("Hints"), QString::number(given.hints)}, {ClassCsv::tr("Answer shown"), QString::number(isShown)},
                 {ClassCsv::tr("Odd"), wording::oddityText({&answer, 1})}, {ClassCsv::tr("Seconds"), fromBytes(csv_rows::seconds(given.milliseconds))}}
        + misconceptionCells(ClassCsv::tr("Misconception"), answer.misconception);
}

QList<Cells> answerRows(const practice::PupilResult& pupil)
{
    const std::vector<std::size_t> places = practice::itemsIn(pupil.entries);
    QList<Cells> rows;
    for (std::size_t item = 0; item < places.size(); ++item) {
        const practice::SetEntry& entry = pupil.entries[places[item]];
        for (const practice::MarkedAnswer& answer : pupil.items[item].answers)
            rows << pupilCells(pupil) + itemCells(item, entry, true) + answerCells(entry, answer) + markCells(pupil.items[item].mark);
    }
    return rows;
}

Cells pupilRow(const practice::PupilResult& pupil)
{
    Cells items;
    for (std::size_t item = 0; item < pupil.items.size(); ++item) {
        for (const auto& [heading, text] : markCells(pupil.items[item].mark)) {
            //: %1 is the number of an item of a set, %2 the heading of a column, such as "Points"
            items << std::pair(ClassCsv::tr("Item %1: %2").arg(QString::number(item + 1), heading), text);
        }
    }
    return pupilCells(pupil) + countCells([&](practice::Mark mark) { return pupil.count(mark); }) + Cells{{ClassCsv::tr("Odd"), wording::oddityText(pupil)}} + items;
}

Cells itemRow(std::size_t index, const practice::SetEntry& entry, bool isSame, const practice::ItemResult& result)
{
    const auto* const commonest = result.misconceptions.empty() ? nullptr : &result.misconceptions.front();
    return itemCells(index, entry, isSame) + countCells([&](practice::Mark mark) { return result.counts[static_cast<std::size_t>(mark)]; })
        + misconceptionCells(ClassCsv::tr("Most common misconception"), commonest ? std::optional(commonest->misconception) : std::nullopt)
        + Cells{{ClassCsv::tr("Pupils with it"), commonest ? QString::number(commonest->count) : QString()}, {ClassCsv::tr("Hints"), QString::number(result.hints)},
                //: A column of a table: the percentage of right answers in the upper third of the class minus that in the lower third
                {ClassCsv::tr("Upper minus lower third"), result.discrimination ? QString::number(*result.discrimination) : QString()}};
}

}  // namespace

void writeClassCsv(const practice::ExerciseSet& set, std::span<const practice::PupilResult> pupils, ClassRows kind, const CsvSink& sink)
{
    const std::vector<std::size_t> places = practice::itemsIn(set.entries);
    const auto rowsOf = [kind](const practice::PupilResult& pupil) { return kind == ClassRows::Answer ? answerRows(pupil) : QList<Cells>{pupilRow(pupil)}; };
    QList<Cells> items;
    std::vector<practice::ItemResult> results = itemResults(pupils);
    results.resize(places.size());
    for (std::size_t item = 0; kind == ClassRows::Item && item < places.size(); ++item)
        items << itemRow(item, set.entries[places[item]], isSameForAll(set, set.entries[places[item]]), results[item]);
    // A table without rows has its headings, too.
    const practice::MarkedItem unanswered{.answers = std::vector<practice::MarkedAnswer>(1)};
    const practice::PupilResult nobody{.entries = set.entries, .items = {places.size(), unanswered}};
    bool isWanted = sink(csv_rows::byteOrderMark);
    const auto write = [&](const QList<Cells>& rows, auto part) {
        for (const Cells& cells : rows) {
            std::vector<std::string> fields;
            std::ranges::transform(cells, std::back_inserter(fields), [part](const auto& cell) { return cellField(cell.*part); });
            isWanted = isWanted && sink(csv_rows::row(fields));
        }
    };
    write((kind == ClassRows::Item ? items : rowsOf(nobody)).mid(0, 1), &Cells::value_type::first);
    write(items, &Cells::value_type::second);
    for (auto pupil = pupils.begin(); kind != ClassRows::Item && isWanted && pupil != pupils.end(); ++pupil)
        write(rowsOf(*pupil), &Cells::value_type::second);
}

}  // namespace nimstone::exports
