#include "app/export/practice/worksheet_pdf.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/export/practice/worksheet_exercise.h"
#include "app/wording/practice/practice.h"
#include "app/wording/practice/worksheet.h"
#include "app/wording/rich_text.h"
#include "core/practice/exercise.h"

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
    if (!sheet.exercises.empty() && hasOneSkill(sheet.exercises))
        return wording::skillName(skillOf(sheet.exercises.front().exercise));
    //: The title of a worksheet on several skills
    return WorksheetPdfWords::tr("Exercises");
}

/// Returns the levels of the exercises, such as "Level 2". Returns an empty text if no exercise states its level.
QString levelsOf(const practice::SheetExercises& exercises)
{
    std::optional<int> least;
    int most = 0;
    for (const practice::SheetExercise& one : exercises) {
        if (one.code) {
            least = std::min(least.value_or(one.code->level), one.code->level);
            most = std::max(most, one.code->level);
        }
    }
    if (!least)
        return {};
    //: The difficulty of the exercises of a worksheet
    return *least == most ? WorksheetPdfWords::tr("Level %1").arg(most)
                          //: The difficulty of the exercises of a worksheet: from level %1 to level %2
                          : WorksheetPdfWords::tr("Levels %1 to %2").arg(QString::number(*least), QString::number(most));
}

/// Returns the codes that reproduce the exercises; if not all codes fit in a line, returns the codes that fit.
QString codesIn(const practice::SheetExercises& exercises, double room)
{
    QString line;
    for (const std::string& run : practice::codeRuns(exercises)) {
        const QString longer = line.isEmpty() ? fromUtf8(run) : line + QStringLiteral(" · ") + fromUtf8(run);
        if (Paper::lineWidth(longer, {8}) > room)
            return line + QStringLiteral(" …");
        line = longer;
    }
    return line;
}

class Pages {
public:
    Pages(Paper& paper, const Worksheet& sheet) : m_paper(paper), m_sheet(sheet), m_title(titleOf(sheet)), m_oneSkill(hasOneSkill(sheet.exercises)) {}

    void writeHead()
    {
        m_paper.startPage(running(shortTitle()));
        m_paper.bookmark(m_title);
        m_paper.paragraph(m_title, titleStyle, 4);
        QString about = WorksheetPdfWords::tr("%n exercises", nullptr, static_cast<int>(m_sheet.exercises.size()));
        if (const QString levels = levelsOf(m_sheet.exercises); !levels.isEmpty())
            about = levels + QStringLiteral(" · ") + about;
        m_paper.paragraph(about, taskStyle, gap);
        fill({//: On a worksheet, before the line for the person's name
              {WorksheetPdfWords::tr("Name:"), 0.58},
              //: On a worksheet, before the line for the date
              {WorksheetPdfWords::tr("Date:"), 0.42}});
        if (m_oneSkill && !m_sheet.exercises.empty())
            m_paper.paragraph(wording::skillTask(skillOf(m_sheet.exercises.front().exercise)), taskStyle, gap);
    }

    void writeExercise(std::size_t index)
    {
        const practice::Exercise& exercise = m_sheet.exercises[index].exercise;
        ExerciseOnPaper block(m_paper, exercise, static_cast<int>(index) + 1);
        const bool begins = !m_oneSkill && (index == 0 || skillOf(m_sheet.exercises[index - 1].exercise) != skillOf(exercise));
        const QString name = wording::skillName(skillOf(exercise));
        const QString task = wording::skillTask(skillOf(exercise));
        const double heading = begins ? m_paper.textHeight(name, m_paper.width(), skillStyle) + 2
                                            + m_paper.textHeight(task, m_paper.width(), taskStyle) + gap
                                      : 0;
        m_paper.need((begins ? gap : 0) + heading + block.height() + gap);
        if (!m_paper.atTop() && !begins) {
            m_paper.rule();
            m_paper.advance(gap);
        }
        if (begins) {
            m_paper.advance(m_paper.atTop() || index == 0 ? 0 : gap);
            m_paper.bookmark(name, true);
            m_paper.paragraph(name, skillStyle, 2);
            m_paper.paragraph(task, taskStyle, gap);
        }
        block.set();
        m_paper.advance(gap);
    }

    void writeKeyHead()
    {
        //: The title of the pages with the right answers of a worksheet
        const QString key = WorksheetPdfWords::tr("Answer key");
        m_paper.startPage(running(shortTitle() + QStringLiteral(" · ") + key));
        m_paper.bookmark(key);
        m_paper.paragraph(key, titleStyle, 4);
        m_paper.paragraph(m_title, taskStyle, gap);
        m_answerWidth = leastAnswerWidth;
        for (const practice::SheetExercise& one : m_sheet.exercises) {
            for (const QString& answer : answersTo(one.exercise))
                m_answerWidth = std::max(m_answerWidth, Paper::lineWidth(answer, answerStyle) + 2);
        }
        m_answerWidth = std::min(m_answerWidth, mostAnswerWidth);
    }

    void writeKey(std::size_t index)
    {
        const practice::SheetExercise& one = m_sheet.exercises[index];
        const QString answers = answersTo(one.exercise).join(QStringLiteral("<br>"));
        const QString reason = wording::resultText(check(one.exercise, rightAnswers(one.exercise).front()));
        const QString code = one.code ? fromUtf8(print(*one.code)) : QString();
        const double reasonWidth = m_paper.width() - numberWidth - m_answerWidth - gap;
        const double reasonHeight = m_paper.textHeight(reason, reasonWidth, reasonStyle);
        const double height = std::max(m_paper.textHeight(answers, m_answerWidth, answerStyle),
                                       reasonHeight + (code.isEmpty() ? 0 : m_paper.textHeight(code, reasonWidth, codeStyle) + 1));
        m_paper.need(height + 8);
        if (!m_paper.atTop()) {
            m_paper.rule();
            m_paper.advance(4);
        }
        m_paper.text(QStringLiteral("%1.").arg(index + 1), 0, 0, numberWidth, numberStyle);
        m_paper.text(answers, numberWidth, 0, m_answerWidth, answerStyle);
        m_paper.text(reason, numberWidth + m_answerWidth + gap, 0, reasonWidth, reasonStyle);
        if (!code.isEmpty())
            m_paper.text(code, numberWidth + m_answerWidth + gap, reasonHeight + 1, reasonWidth, codeStyle);
        m_paper.advance(height + 4);
    }

private:
    static constexpr Paper::Style titleStyle{20, true, "ink", true};
    static constexpr Paper::Style skillStyle{14, true, "ink", true};
    static constexpr Paper::Style taskStyle{10.5, false, "faint"};
    static constexpr Paper::Style fillStyle{10, false, "faint"};
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

    QString running(const QString& head) const
    {
        constexpr double roomForNumber = 70;
        const QString codes = codesIn(m_sheet.exercises, m_paper.width() - roomForNumber - Paper::lineWidth(head, {8}) - gap);
        return codes.isEmpty() ? head : head + QStringLiteral(" · ") + codes;
    }

    void fill(const std::vector<ToFill>& fields)
    {
        double x = 0;
        double high = 0;
        for (const ToFill& field : fields) {
            const double wide = Paper::lineWidth(field.label, fillStyle) + 6;
            const double end = x + field.share * m_paper.width();
            high = m_paper.text(field.label, x, 0, wide + 20, fillStyle);
            m_paper.lineToFill(x + wide, &field == &fields.back() ? end : end - gap, high);
            x = end;
        }
        m_paper.advance(high + gap);
    }

    Paper& m_paper;
    const Worksheet& m_sheet;
    QString m_title;
    bool m_oneSkill;
    double m_answerWidth = leastAnswerWidth;  ///< the width of the column of answers in the answer key, in points
};

}  // namespace

PdfResult writeWorksheet(QIODevice& device, const Worksheet& sheet, std::stop_token stop,
                         const std::function<void(std::size_t)>& progress, std::vector<PlacedWords>* placed)
{
    return writePages(device, {wording::plain(titleOf(sheet)), sheet.paper}, stop, [&](Paper& paper, const ShouldContinue& goesOn) {
        if (placed)
            paper.note(*placed);
        Pages pages(paper, sheet);
        pages.writeHead();
        for (std::size_t index = 0; index < sheet.exercises.size() && goesOn(); ++index) {
            pages.writeExercise(index);
            if (progress)
                progress(index + 1);
        }
        if (goesOn())
            pages.writeKeyHead();
        for (std::size_t index = 0; index < sheet.exercises.size() && goesOn(); ++index)
            pages.writeKey(index);
    });
}

}  // namespace nimstone::exports
