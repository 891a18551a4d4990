#include "app/export/practice/worksheet_pdf.h"

#include <QCoreApplication>
#include <algorithm>
#include <set>

#include "app/export/practice/worksheet_entry.h"
#include "app/export/practice/worksheet_exercise.h"
#include "app/wording/practice/practice.h"
#include "app/wording/practice/worksheet.h"
#include "app/wording/rich_text.h"
#include "core/practice/marking.h"

namespace nimstone::exports {

namespace {

struct WorksheetPdfWords {
    Q_DECLARE_TR_FUNCTIONS(Worksheet)
};

QString fromUtf8(const std::string& text) { return QString::fromStdString(text); }

bool hasOneSkill(const practice::SheetExercises& exercises)
{
    return std::ranges::all_of(exercises, [&](const practice::SheetExercise& one) {
        return skillOf(one.exercise) == skillOf(exercises.front().exercise);
    });
}

/// Returns the title that the user chose, or the name of the skill if all exercises are of one skill, as rich text.
QString titleOf(const Worksheet& sheet)
{
    if (!sheet.title.isEmpty())
        return sheet.title.toHtmlEscaped();
    if (const auto exercises = practice::exercisesIn(sheet.entries); !exercises.empty() && hasOneSkill(exercises))
        return wording::skillName(skillOf(exercises.front().exercise));
    //: The title of a worksheet on several skills
    return WorksheetPdfWords::tr("Exercises");
}

/// Returns the levels of the exercises, such as "Level 2". Returns an empty text if no exercise states its level.
QString levelsOf(const practice::SheetExercises& exercises)
{
    std::set<int> levels;
    for (const practice::SheetExercise& one : exercises) {
        if (one.code)
            levels.insert(one.code->level);
    }
    if (levels.empty())
        return {};
    //: The difficulty of the exercises of a worksheet
    return levels.size() == 1 ? WorksheetPdfWords::tr("Level %1").arg(*levels.begin())
                              //: The difficulty of the exercises of a worksheet: from level %1 to level %2
                              : WorksheetPdfWords::tr("Levels %1 to %2").arg(QString::number(*levels.begin()), QString::number(*levels.rbegin()));
}

class Pages {
public:
    using Written = std::function<void()>;

    /// `goesOn` is asked before each entry, and `written` is called after each item.
    Pages(Paper& paper, const Worksheet& sheet, const ShouldContinue& goesOn, const Written& written)
        : m_paper(paper), m_sheet(sheet), m_goesOn(goesOn), m_written(written), m_exercises(practice::exercisesIn(sheet.entries)),
          m_title(titleOf(sheet)), m_oneSkill(hasOneSkill(m_exercises)) {}

    /// The next two functions write the sheet and its answer key. `pages` is the number of pages, see Paper::startPage().
    void writeSheet(int pages)
    {
        writeHead(pages);
        writeEntries([this](const practice::SetEntry& entry) { std::visit([this](const auto& one) { write(one); }, entry); });
        if (!m_sheet.isLocked && m_goesOn())
            writeCodes();
    }

    void writeKey(int pages)
    {
        writeKeyHead(pages);
        writeEntries([this](const practice::SetEntry& entry) { writeAnswer(entry); });
    }

private:
    void writeHead(int pages)
    {
        const auto items = static_cast<int>(practice::itemsIn(m_sheet.entries).size());
        m_paper.startPage(shortTitle() + whose(), pages);
        m_paper.bookmark(m_sheet.pupil.name.isEmpty() ? m_title : m_sheet.pupil.name.toHtmlEscaped());
        m_paper.paragraph(m_title, titleStyle, 4);
        QString about = WorksheetPdfWords::tr("%n exercises", nullptr, items);
        if (const QString levels = levelsOf(m_exercises); !levels.isEmpty())
            about = levels + QStringLiteral(" · ") + about;
        m_paper.paragraph(about, taskStyle, gap);
        fill({//: On a worksheet, before the line for the class
              {WorksheetPdfWords::tr("Class:"), 0.25, m_sheet.className},
              //: On a worksheet, before the line for the person's number in the class
              {WorksheetPdfWords::tr("Number:"), 0.3, m_sheet.pupil.number},
              //: On a worksheet, before the line for the person's name
              {WorksheetPdfWords::tr("Name:"), 0.45, m_sheet.pupil.name}});
        fill({//: On a worksheet, before the line for the date
              {WorksheetPdfWords::tr("Date:"), 0.5},
              //: On a worksheet, before the line for the points; %1 is the largest number of points
              {WorksheetPdfWords::tr("Points (of %1):").arg(items * practice::pointsFor(practice::Mark::AtOnce)), 0.5}});
        if (m_oneSkill && !m_exercises.empty())
            m_paper.paragraph(wording::skillTask(skillOf(m_exercises.front().exercise)), taskStyle, gap);
    }

    void writeEntries(const std::function<void(const practice::SetEntry&)>& writeEntry)
    {
        m_number = 0;
        for (auto entry = m_sheet.entries.begin(); entry != m_sheet.entries.end() && m_goesOn(); ++entry) {
            const bool isItem = !std::holds_alternative<practice::TextEntry>(*entry);
            m_number += isItem ? 1 : 0;
            writeEntry(*entry);
            if (isItem)
                m_written();
        }
    }

    void writeRule()
    {
        if (m_paper.atTop())
            return;
        m_paper.rule();
        m_paper.advance(gap);
    }

    void write(const practice::TextEntry& text)
    {
        writeRule();
        writeMarkdown(m_paper, text.text);
        m_paper.advance(gap);
    }

    void write(const practice::SheetExercise& one)
    {
        const practice::Exercise& exercise = one.exercise;
        ExerciseOnPaper block(m_paper, exercise, m_number);
        const auto before = std::exchange(m_skill, skillOf(exercise));
        const bool begins = !m_oneSkill && before != m_skill;
        const QString name = wording::skillName(skillOf(exercise));
        const QString task = wording::skillTask(skillOf(exercise));
        const double heading = begins ? m_paper.textHeight(name, m_paper.width(), skillStyle) + 2
                                            + m_paper.textHeight(task, m_paper.width(), taskStyle) + gap
                                      : 0;
        m_paper.need((begins ? gap : 0) + heading + block.height() + gap);
        if (!begins)
            writeRule();
        if (begins) {
            m_paper.advance(m_paper.atTop() || !before ? 0 : gap);
            m_paper.bookmark(name, true);
            m_paper.paragraph(name, skillStyle, 2);
            m_paper.paragraph(task, taskStyle, gap);
        }
        block.set();
        m_paper.advance(gap);
    }

    void write(const practice::TaskEntry& task)
    {
        constexpr int proofLines = 8;  // the number of lines to write on
        constexpr double proofLine = 26;  // the distance between the lines, in points
        const QString words = taskLines(task).join(QStringLiteral("<br>"));
        const double width = m_paper.width() - numberWidth;
        const double below = m_paper.textHeight(words, width, questionStyle);
        const int lines = task.kind == practice::TaskEntry::Kind::Proof ? proofLines : 0;
        m_paper.need(below + lines * proofLine + gap);
        writeRule();
        m_paper.text(QStringLiteral("%1.").arg(m_number), 0, 0, numberWidth, taskNumberStyle);
        m_paper.text(words, numberWidth, 0, width, questionStyle);
        for (int line = 1; line <= lines; ++line)
            m_paper.lineToFill(numberWidth, m_paper.width(), below + line * proofLine);
        m_paper.advance(below + lines * proofLine + gap);
    }

    /// Writes the codes that reproduce the exercises, in small lines that end just above the foot of the last page.
    void writeCodes()
    {
        constexpr double footRoom = 12;  // the height between the end of the page and its foot, in points
        QStringList lines;
        const std::vector<std::string> runs = practice::codeRuns(m_exercises);
        for (const std::string& run : runs) {
            const QString code = fromUtf8(run) + (&run == &runs.back() ? QString() : QLatin1Char(' ') + fromUtf8(std::string(practice::runSeparator)));
            if (!lines.isEmpty() && Paper::lineWidth(lines.last() + QLatin1Char(' ') + code, codeStyle) < 0.98 * m_paper.width())
                lines.last() += QLatin1Char(' ') + code;
            else
                lines << code;
        }
        const double line = m_paper.textHeight(QStringLiteral("1"), m_paper.width(), codeStyle);
        const double height = static_cast<double>(lines.size()) * line - footRoom;
        m_paper.need(std::min(height, m_paper.height()));
        m_paper.advance(std::max(0.0, m_paper.left() - height));
        for (const QString& codes : lines) {
            m_paper.need(line - footRoom);
            m_paper.paragraph(codes, codeStyle, 0);
        }
    }

    void writeKeyHead(int pages)
    {
        //: The title of the pages with the right answers of a worksheet
        const QString key = WorksheetPdfWords::tr("Answer key");
        m_paper.startPage(shortTitle() + whose() + QStringLiteral(" · ") + key, pages);
        m_paper.bookmark(key + whose());
        m_paper.paragraph(key, titleStyle, 4);
        m_paper.paragraph(m_title + whose(), taskStyle, gap);
        m_answerWidth = leastAnswerWidth;
        for (const practice::SheetExercise& one : m_exercises) {
            for (const QString& answer : answersTo(one.exercise))
                m_answerWidth = std::max(m_answerWidth, Paper::lineWidth(answer, answerStyle) + 2);
        }
        m_answerWidth = std::min(m_answerWidth, mostAnswerWidth);
    }

    void writeAnswer(const practice::SetEntry& item)
    {
        if (std::holds_alternative<practice::TextEntry>(item))
            return;
        const auto* one = std::get_if<practice::SheetExercise>(&item);
        const QString answers = one ? answersTo(one->exercise).join(QStringLiteral("<br>")) : QString();
        const QString reason = one ? wording::resultText(check(one->exercise, rightAnswers(one->exercise).front()))
                                   : taskLines(std::get<practice::TaskEntry>(item)).front();
        const QString code = one && one->code ? fromUtf8(print(*one->code)) : QString();
        const double reasonWidth = m_paper.width() - numberWidth - m_answerWidth - gap;
        const double reasonHeight = m_paper.textHeight(reason, reasonWidth, reasonStyle);
        const double height = std::max(m_paper.textHeight(answers, m_answerWidth, answerStyle),
                                       reasonHeight + (code.isEmpty() ? 0 : m_paper.textHeight(code, reasonWidth, codeStyle) + 1));
        m_paper.need(height + 8);
        if (!m_paper.atTop()) {
            m_paper.rule();
            m_paper.advance(4);
        }
        m_paper.text(QStringLiteral("%1.").arg(m_number), 0, 0, numberWidth, numberStyle);
        m_paper.text(answers, numberWidth, 0, m_answerWidth, answerStyle);
        m_paper.text(reason, numberWidth + m_answerWidth + gap, 0, reasonWidth, reasonStyle);
        if (!code.isEmpty())
            m_paper.text(code, numberWidth + m_answerWidth + gap, reasonHeight + 1, reasonWidth, codeStyle);
        m_paper.advance(height + 4);
    }

    static constexpr Paper::Style titleStyle{20, true, "ink", true};
    static constexpr Paper::Style skillStyle{14, true, "ink", true};
    static constexpr Paper::Style taskStyle{10.5, false, "faint"};
    static constexpr Paper::Style fillStyle{10, false, "faint"};
    static constexpr Paper::Style filledStyle{10};
    static constexpr Paper::Style questionStyle{11.5};
    static constexpr Paper::Style taskNumberStyle{11.5, false, "goldText", true};
    static constexpr Paper::Style numberStyle{9.5, false, "goldText", true};
    static constexpr Paper::Style answerStyle{10, false, "ink", true};
    static constexpr Paper::Style reasonStyle{9.5};
    static constexpr Paper::Style codeStyle{7.5, false, "faint"};

    static constexpr double gap = 14;
    static constexpr double numberWidth = 24;
    static constexpr double leastAnswerWidth = 40;
    static constexpr double mostAnswerWidth = 130;
    static constexpr std::size_t mostAnswersShown = 8;

    struct ToFill {
        QString label;
        double share;
        QString text{};  ///< plain text that replaces the line to write on
    };

    /// Returns the whole answer if it fits in one line; otherwise returns its short form.
    static QString answerFor(const practice::Exercise& exercise, const practice::Answer& answer)
    {
        const QString words = wording::answerText(exercise, answer);
        return Paper::lineWidth(words, answerStyle) <= mostAnswerWidth ? words : wording::shortAnswerText(exercise, answer);
    }

    /// Returns the title of the worksheet, shortened so that it fits at the foot of a page.
    QString shortTitle() const
    {
        constexpr double room = 240;
        QString title = wording::plain(m_title);
        if (Paper::lineWidth(title.toHtmlEscaped(), {8}) <= room)
            return m_title;
        while (Paper::lineWidth(title.toHtmlEscaped(), {8}) > room)
            title.chop(title.size() > 1 && title.back().isLowSurrogate() ? 2 : 1);
        return title.toHtmlEscaped() + QStringLiteral("…");
    }

    /// Returns the right answers, one for each line.
    static QStringList answersTo(const practice::Exercise& exercise)
    {
        const practice::Answers answers = rightAnswers(exercise);
        QStringList lines;
        for (std::size_t place = 0; place < std::min(answers.size(), mostAnswersShown); ++place)
            lines += answerFor(exercise, answers[place]).split(QStringLiteral("<br>"));
        if (answers.size() > mostAnswersShown) {
            //: After several right answers: %n is the number of other right answers
            lines.push_back(WorksheetPdfWords::tr("and %n more", nullptr, static_cast<int>(answers.size() - mostAnswersShown)));
        }
        return lines;
    }

    /// Returns the name of the pupil with a dot before it, as rich text; an empty text if there is none.
    QString whose() const { return m_sheet.pupil.name.isEmpty() ? QString() : QStringLiteral(" · ") + m_sheet.pupil.name.toHtmlEscaped(); }

    void fill(const std::vector<ToFill>& fields)
    {
        double x = 0;
        double high = 0;
        for (const ToFill& field : fields) {
            const double wide = Paper::lineWidth(field.label, fillStyle) + 6;
            const double end = x + field.share * m_paper.width() - (&field == &fields.back() ? 0 : gap);
            high = std::max(high, m_paper.text(field.label, x, 0, wide + 20, fillStyle));
            if (field.text.isEmpty())
                m_paper.lineToFill(x + wide, end, m_paper.textHeight(field.label, wide + 20, fillStyle));
            else
                high = std::max(high, m_paper.text(field.text.toHtmlEscaped(), x + wide, 0, end - x - wide, filledStyle));
            x += field.share * m_paper.width();
        }
        m_paper.advance(high + gap);
    }

    Paper& m_paper;
    const Worksheet& m_sheet;
    const ShouldContinue& m_goesOn;
    const Written& m_written;
    practice::SheetExercises m_exercises;
    QString m_title;
    bool m_oneSkill;
    int m_number = 0;                        ///< the number of the current item
    std::optional<practice::Skill> m_skill;  ///< the skill of the last exercise
    double m_answerWidth = leastAnswerWidth;  ///< the width of the column of answers in the answer key, in points
};

}  // namespace

PdfResult writeWorksheets(QIODevice& device, const std::vector<Worksheet>& sheets, SheetParts parts, std::stop_token stop,
                          const std::function<void(std::size_t)>& progress, std::vector<PlacedWords>* placed)
{
    const PageSetup setup{wording::plain(titleOf(sheets.front())), sheets.front().paper};
    const std::size_t all = sheets.size() * practice::itemsIn(sheets.front().entries).size();
    const auto write = [parts](Pages pages, bool isLocked, int count) {
        if (parts != SheetParts::Keys)
            pages.writeSheet(count);
        if (parts == SheetParts::Keys || (parts == SheetParts::SheetsAndKeys && !isLocked))
            pages.writeKey(parts == SheetParts::Keys ? count : 0);
    };
    return writePages(device, setup, stop, [&](Paper& paper, const ShouldContinue& goesOn) {
        if (placed)
            paper.note(*placed);
        std::size_t done = 0;
        const Pages::Written written = [&] {
            if (progress)
                progress(std::min(++done, all));
        };
        for (const Worksheet& sheet : sheets) {
            // If there are several sheets, a draft of each counts its pages.
            const int count = sheets.size() == 1 ? 0 : writePages(device, {{}, setup.size, false, true}, stop, [&](Paper& draft, const ShouldContinue&) {
                write(Pages(draft, sheet, goesOn, [] {}), sheet.isLocked, 0);
            }).pages;
            write(Pages(paper, sheet, goesOn, written), sheet.isLocked, count);
        }
    });
}

}  // namespace nimstone::exports
