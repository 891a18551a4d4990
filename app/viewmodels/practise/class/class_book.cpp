#include "app/viewmodels/practise/class/class_book.h"

#include <QFileInfo>
#include <algorithm>

#include "app/export/practice/class_csv.h"
#include "app/export/practice/class_report.h"
#include "app/storage/own_file.h"
#include "app/storage/sets/exercise_set_json.h"
#include "app/viewmodels/shell/chosen_files.h"
#include "app/wording/practice/class_results.h"
#include "app/wording/practice/exercise_set.h"
#include "app/wording/practice/practice.h"
#include "app/wording/rich_text.h"

namespace nimstone {

using practice::PupilResult;

namespace {

/// Returns a section of the facts: a heading, and lines of plain text. Empty if all lines are empty.
QString section(const QString& heading, QStringList lines)
{
    lines.removeAll(QString());
    const QString text = lines.join(u'\n').toHtmlEscaped().replace(u'\n', QLatin1String("<br>"));
    return text.isEmpty() ? QString() : QStringLiteral("<b>%1</b><br>%2").arg(heading.toHtmlEscaped(), text);
}

template <class Part, class Worded>
QString section(const QString& heading, const std::vector<Part>& parts, Worded worded)
{
    QStringList lines;
    std::ranges::transform(parts, std::back_inserter(lines), worded);
    return section(heading, lines);
}

}  // namespace

ClassBook::ClassBook(QObject* parent) : FileExport(parent)
{
    for (const auto worded : {&ClassBook::tableChanged, &ClassBook::chosen})
        connect(this, &LanguageAware::languageChanged, this, worded);
}

void ClassBook::open(const QList<QUrl>& files)
{
    QStringList paths;
    std::ranges::transform(files, std::back_inserter(paths), [](const QUrl& file) { return pathOf(file); });
    if (paths.removeAll(QString()); paths.isEmpty() || m_work.busy())
        return;
    m_share = 0;
    m_work.start(
        [paths, known = m_class](const std::stop_token& stop, const WorkProgress& report) { return read(paths, *known, stop, report); },
        [this](Class now) {
            m_class = std::make_shared<const Class>(std::move(now));
            choose(-1, -1);
            Q_EMIT tableChanged();
            Q_EMIT readingChanged();
        },
        [this](std::size_t done, std::size_t all) {
            m_share = static_cast<double>(done) / static_cast<double>(all);
            Q_EMIT readingChanged();
        });
    Q_EMIT readingChanged();
}

ClassBook::Class ClassBook::read(const QStringList& paths, Class known, const std::stop_token& stop, const WorkProgress& report)
{
    known.problem = nullptr;
    if (std::ranges::any_of(paths, [](const QString& path) { return QFileInfo(path).isDir(); }))
        known.paths.clear();
    for (const QString& path : paths) {
        if (const auto kind = detectFileKind(path); !kind || *kind != FileKind::ExerciseSet) {
            known.paths << path;
            continue;
        }
        const QString name = QFileInfo(path).fileName();
        const auto set = parseExerciseSet(readChosen(path, static_cast<qint64>(practice::largestSetFile)).value_or(QByteArray()));
        if (set && !isLocked(*set))
            known.set = *set;
        else if (set)
            //: %1 is the name of a file
            known.problem = [name] { return tr("%1 was handed out to pupils. Open the teacher's file of this set.").arg(name); };
        else
            //: %1 is the name of a file, %2 the number of a line, %3 says what is wrong there
            known.problem = [name, error = set.error()] { return tr("%1, line %2: %3").arg(name, QString::number(error.line), wording::plain(wording::sentence(error))); };
    }
    const QStringList files = filesIn(known.paths, stop);
    if (known.set)
        known.folder = readClass(*known.set, files, stop, [&](std::size_t done) { report(done, static_cast<std::size_t>(files.size())); });
    return known;
}

QString ClassBook::standing() const
{
    const auto& [paths, set, problem, folder] = *m_class;
    if (problem || !set)
        return problem ? problem() : paths.isEmpty() ? QString() : tr("Now open the set that these files belong to.");
    const auto late = static_cast<int>(std::ranges::count(folder.pupils, true, &PupilResult::isLate));
    const auto refused = static_cast<int>(folder.refused.size());
    QStringList parts{QString::fromStdString(set->className), QString::fromStdString(set->title),
                      //: The end of a line that begins with the class and the title of a set
                      paths.isEmpty() ? tr("now open the files that your pupils handed in") : tr("%n handed in", nullptr, static_cast<int>(folder.pupils.size())),
                      late > 0 ? tr("%n late", nullptr, late) : QString(), refused > 0 ? tr("%n files not read", nullptr, refused) : QString()};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QVariantList ClassBook::marks() const
{
    QVariantList marks;
    for (const auto& [mark, code] : practice::markNames)
        marks << QVariantMap{{QStringLiteral("name"), wording::markName(mark)}, {QStringLiteral("letter"), wording::markLetter(mark)}};
    return marks;
}

QVariantList ClassBook::pupils() const
{
    // The folder has the pupils in the order of their names. A longer number is larger.
    std::vector<const PupilResult*> ordered;
    std::ranges::transform(m_class->folder.pupils, std::back_inserter(ordered), [](const PupilResult& pupil) { return &pupil; });
    if (m_order == QLatin1String("points"))
        std::ranges::stable_sort(ordered, std::greater(), &PupilResult::points);
    else if (m_order == QLatin1String("number"))
        std::ranges::stable_sort(ordered, std::less(), [](const PupilResult* pupil) { return std::pair(pupil->number.size(), pupil->number); });
    QVariantList rows;
    for (const PupilResult* const pupil : ordered) {
        QString marks;
        QString flags;
        for (const practice::MarkedItem& item : pupil->items) {
            marks += QString::number(static_cast<int>(item.mark));
            flags += QString::number(item.isOdd());
        }
        const QString name = QString::fromStdString(pupil->name + (pupil->number.empty() ? "" : " · ") + pupil->number);
        rows << QVariantMap{{QStringLiteral("id"), static_cast<int>(pupil - m_class->folder.pupils.data())}, {QStringLiteral("points"), pupil->points()},
                            //: %1 is the name of a pupil who handed in after the due day
                            {QStringLiteral("name"), pupil->isLate ? tr("%1 (late)").arg(name) : name}, {QStringLiteral("marks"), marks}, {QStringLiteral("flags"), flags}};
    }
    return rows;
}

QVariantList ClassBook::items() const
{
    QVariantList items;
    for (const practice::ItemResult& result : practice::itemResults(m_class->folder.pupils)) {
        const practice::SetEntries& entries = m_class->set->entries;
        const auto* const one = std::get_if<practice::SheetExercise>(&entries[practice::itemsIn(entries)[static_cast<std::size_t>(items.size())]]);
        //: The heading above the items of a set that are not exercises, such as proofs
        items << QVariantMap{{QStringLiteral("skill"), one ? wording::plain(wording::skillName(skillOf(one->exercise))) : tr("Tasks")},
                             {QStringLiteral("right"), result.counts.front()}};
    }
    return items;
}

const PupilResult* ClassBook::chosenPupil() const
{
    return m_pupil < 0 ? nullptr : &m_class->folder.pupils[static_cast<std::size_t>(m_pupil)];
}

const practice::SetEntry* ClassBook::chosenEntry() const
{
    const practice::SetEntries& entries = chosenPupil() ? chosenPupil()->entries : m_class->set->entries;
    return m_item < 0 ? nullptr : &entries[practice::itemsIn(entries)[static_cast<std::size_t>(m_item)]];
}

QString ClassBook::facts() const
{
    const ClassFolder& folder = m_class->folder;
    const PupilResult* const pupil = chosenPupil();
    const QString name = pupil ? QString::fromStdString(pupil->name) : QString();
    const auto at = static_cast<std::size_t>(m_item);
    QStringList facts;
    if (m_item >= 0 && pupil) {
        const practice::SetEntry& entry = *chosenEntry();
        const practice::MarkedItem& item = pupil->items[at];
        //: %1 is the number of an item, %2 the name of a pupil
        facts << section(tr("Item %1, %2").arg(QString::number(at + 1), name), {wording::itemName(entry), wording::markName(item.mark)})
              << section(tr("Answers, and what is right or wrong about them"), item.answers, [&entry](const practice::MarkedAnswer& answer) {
                     const QString given = wording::givenText(entry, answer);
                     if (!answer.answer)
                         return given.isEmpty() ? tr("asked for the answer") : given;
                     const practice::Result result = check(std::get<practice::SheetExercise>(entry).exercise, *answer.answer);
                     //: %1 is an answer, %2 says why it is right or wrong
                     return tr("%1: %2").arg(given, wording::plain(wording::resultText(result)));
                 })
              << section(tr("Right answer"), {wording::rightText(entry)}) << section(tr("Flagged"), {wording::oddityText(item.answers)});
    } else if (m_item >= 0) {
        const practice::ItemResult result = practice::itemResults(folder.pupils)[at];
        facts << section(tr("Item %1").arg(at + 1), {wording::itemName(*chosenEntry(), isSameForAll(*m_class->set, *chosenEntry())), wording::itemText(result)})
              << section(tr("First mistake of each pupil"), result.misconceptions, [](const practice::MisconceptionCount& mistake) {
                     //: %1 is a number of pupils, %2 what they did, such as "added with carries"
                     return tr("%1 × %2").arg(QString::number(mistake.count), wording::plain(wording::misconceptionText(mistake.misconception)));
                 });
    } else if (pupil) {
        facts << section(name, practice::skillResults(std::span(pupil, 1)), wording::skillText) << section(tr("Flagged"), {wording::oddityText(*pupil)});
    } else {
        facts << section(tr("Teach again"), practice::toTeachAgain(folder.pupils), wording::skillText)
              << section(tr("Skills of the class"), practice::skillResults(folder.pupils), wording::skillText)
              << section(tr("Files not read"), folder.refused, [](const RefusedFile& file) { return sentence(file); })
              << section(tr("Replaced by a later file of the same pupil"), folder.earlier, [](const PupilResult& one) { return QString::fromStdString(one.file); });
    }
    facts.removeAll(QString());
    return facts.join(QLatin1String("<br><br>"));
}

void ClassBook::choose(int pupil, int item)
{
    const auto& pupils = m_class->folder.pupils;
    m_pupil = std::clamp(pupil, -1, static_cast<int>(pupils.size()) - 1);
    m_item = std::clamp(item, -1, pupils.empty() ? -1 : static_cast<int>(pupils.front().items.size()) - 1);
    const auto* const one = m_item < 0 ? nullptr : std::get_if<practice::SheetExercise>(chosenEntry());
    m_onBoard = one != nullptr;
    if (one) {
        // The board shows the first possible answer.
        std::optional<practice::Answer> first;
        for (const practice::MarkedAnswer& given : m_pupil < 0 ? std::vector<practice::MarkedAnswer>() : chosenPupil()->items[static_cast<std::size_t>(m_item)].answers)
            first = first ? first : given.answer;
        m_session.showAnswered(one->exercise, first);
    }
    Q_EMIT chosen();
}

void ClassBook::save(const QString& kind, const QUrl& file)
{
    if (!m_class->set)
        return;
    const QString path = pathOf(file, ending(kind));
    const auto rows = valueIn(exports::classRowsNames, kind.toStdString());
    const auto write = [known = m_class, rows, isLong = kind == QLatin1String("pages"), paper = paperSize()](QIODevice& device, const std::stop_token& stop) {
        if (!rows)
            return exports::writeClassReport(device, {*known->set, known->folder.pupils, isLong, paper}, stop).end;
        QByteArray content;
        exports::writeClassCsv(*known->set, known->folder.pupils, *rows, [&content](std::string_view text) { return !content.append(text.data(), std::ssize(text)).isNull(); });
        return writeAll(device, content) ? exports::PdfResult::End::Done : exports::PdfResult::End::Failed;
    };
    begin({.path = path, .write = [path, write](const std::stop_token& stop, const WorkProgress&) {
        return writeFile(path, [&](QIODevice& device) { return write(device, stop); }, stop);
    }});
}

QUrl ClassBook::suggestedFile(const QString& kind) const
{
    const QString title = m_class->set ? QString::fromStdString(m_class->set->title) : QString();
    //: The suggested name of a file with the results of a class
    return freeFile(folder(), fileNameOf(title, tr("Class")) + QLatin1Char('-') + kind, ending(kind));
}

QString ClassBook::ending(const QString& kind) const
{
    return valueIn(exports::classRowsNames, kind.toStdString()) ? QStringLiteral("csv") : QStringLiteral("pdf");
}

}  // namespace nimstone
