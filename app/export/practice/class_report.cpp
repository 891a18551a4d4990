#include "app/export/practice/class_report.h"

#include <QCoreApplication>
#include <QDateTime>
#include <algorithm>

#include "app/export/paper_table.h"
#include "app/storage/files/text_places.h"
#include "app/wording/practice/class_results.h"

namespace nimstone::exports {

namespace {

/// Returns the beginning of a text, because the columns of a table must fit beside it.
QString shortCell(const std::string& text)
{
    const QString whole = QString::fromStdString(text);
    const QString begin = shortened(whole);
    return (begin == whole ? whole : begin + QStringLiteral("…")).toHtmlEscaped();
}

class ClassPages {
    Q_DECLARE_TR_FUNCTIONS(ClassReport)

public:
    ClassPages(Paper& paper, const ClassReport& report) : m_paper(paper), m_report(report) {}

    void writeClass()
    {
        const auto late = static_cast<int>(std::ranges::count_if(m_report.pupils, &practice::PupilResult::isLate));
        //: The title of a report on a class, if the exercise set has no title
        writeHead(m_report.set.title.empty() ? tr("Results").toStdString() : m_report.set.title,
                  {QString::fromStdString(m_report.set.className), tr("%n pupils", nullptr, static_cast<int>(m_report.pupils.size())),
                   late > 0 ? tr("%n handed in late", nullptr, late) : QString()});
        const std::vector<practice::SkillResult> skills = practice::toTeachAgain(m_report.pupils);
        //: A heading, above the skills in which the class made the most mistakes
        if (!skills.empty())
            m_paper.paragraph(tr("Teach again"), headingStyle, gap / 4);
        for (const practice::SkillResult& skill : skills)
            m_paper.paragraph(wording::skillText(skill).toHtmlEscaped(), textStyle, gap / 4);
        m_paper.advance(gap);
        writeTable(m_paper, marksTable());
        const std::vector<std::size_t> places = practice::itemsIn(m_report.set.entries);
        const std::vector<practice::ItemResult> results = practice::itemResults(m_report.pupils);
        for (std::size_t item = 0; item < results.size(); ++item) {
            const practice::SetEntry& entry = m_report.set.entries[places[item]];
            writeItem(item, wording::itemName(entry, isSameForAll(m_report.set, entry)), {wording::itemText(results[item])});
        }
    }

    void writePupil(const practice::PupilResult& pupil)
    {
        writeHead(pupil.name, {QString::fromStdString(pupil.number), QString::fromStdString(pupil.className),
                               QDateTime::fromMSecsSinceEpoch(pupil.time).toString(QStringLiteral("yyyy-MM-dd HH:mm")), pupil.isLate ? tr("late") : QString(), tr("%n points", nullptr, pupil.points())});
        const std::vector<std::size_t> places = practice::itemsIn(pupil.entries);
        for (std::size_t item = 0; item < places.size(); ++item) {
            const practice::SetEntry& entry = pupil.entries[places[item]];
            const practice::MarkedItem& marked = pupil.items[item];
            QStringList facts{wording::markName(marked.mark)};
            for (const practice::MarkedAnswer& answer : std::span(marked.answers).first(std::min(marked.answers.size(), mostAnswers)))
                facts << wording::givenText(entry, answer);
            if (std::holds_alternative<practice::SheetExercise>(entry))
                facts << tr("right answer: %1").arg(wording::rightText(entry));
            writeItem(item, wording::itemName(entry), facts << wording::oddityText(marked.answers));
        }
    }

private:
    static constexpr double gap = 12;
    static constexpr std::size_t mostAnswers = 8;  ///< the number of answers to an exercise that the page of a pupil shows
    static constexpr Paper::Style titleStyle{20, true, "ink", true};
    static constexpr Paper::Style headingStyle{12, true, "ink", true};
    static constexpr Paper::Style textStyle{9.5};
    static constexpr Paper::Style factStyle{8.5, false, "faint"};

    /// Joins the facts that are not empty, as rich text.
    static QString joined(QStringList facts)
    {
        facts.removeAll(QString());
        return facts.join(QStringLiteral(" · ")).toHtmlEscaped();
    }

    void writeHead(const std::string& title, const QStringList& facts)
    {
        const QString heading = QString::fromStdString(title).toHtmlEscaped();
        m_paper.startPage(shortCell(title));
        m_paper.bookmark(heading);
        m_paper.paragraph(heading, titleStyle, gap / 4);
        m_paper.paragraph(joined(facts), factStyle, gap);
    }

    void writeItem(std::size_t index, const QString& name, const QStringList& facts)
    {
        const QString text = QStringLiteral("<b>%1.</b> %2<br>%3").arg(QString::number(index + 1), name.toHtmlEscaped(), joined(facts));
        m_paper.need(m_paper.textHeight(text, m_paper.width(), textStyle));
        m_paper.paragraph(text, textStyle, gap / 2);
    }

    /// Returns the table of pupils and items. Its caption explains the letters.
    TextTable marksTable() const
    {
        QStringList legend;
        for (const auto& [mark, code] : practice::markNames)
            legend << wording::markLetter(mark) + QLatin1Char(' ') + wording::markName(mark);
        QStringList columns{tr("Name"), tr("Number"), tr("Points")};
        for (std::size_t item = 1; item <= practice::itemsIn(m_report.set.entries).size(); ++item)
            columns << QString::number(item);
        QList<QStringList> rows;
        for (const practice::PupilResult& pupil : m_report.pupils) {
            rows << QStringList{shortCell(pupil.name), shortCell(pupil.number), QString::number(pupil.points())};
            for (const practice::MarkedItem& item : pupil.items)
                rows.back() << wording::markLetter(item.mark) + (item.isOdd() ? QStringLiteral("!") : QString());
        }
        //: In a table of results, the sign ! is beside an answer that does not fit the set, or that the file states wrongly
        return makeTable(joined(legend << tr("! flagged")), columns, rows);
    }

    Paper& m_paper;
    const ClassReport& m_report;
};

}  // namespace

PdfResult writeClassReport(QIODevice& device, const ClassReport& report, std::stop_token stop)
{
    return writePages(device, {QString::fromStdString(report.set.title), report.paper}, stop, [&](Paper& paper, const ShouldContinue& goesOn) {
        ClassPages pages(paper, report);
        pages.writeClass();
        for (std::size_t pupil = 0; report.hasPupilPages && pupil < report.pupils.size() && goesOn(); ++pupil)
            pages.writePupil(report.pupils[pupil]);
    });
}

}  // namespace nimstone::exports
