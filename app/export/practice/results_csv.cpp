#include "app/export/practice/results_csv.h"

#include <QCoreApplication>
#include <QDateTime>
#include <cmath>

#include "app/storage/record/progress_tally.h"
#include "app/wording/practice/practice.h"
#include "app/wording/practice/worksheet.h"
#include "app/wording/rich_text.h"
#include "core/notation/notation.h"

namespace nimstone::exports {

namespace {

struct ResultsCsvWords {
    Q_DECLARE_TR_FUNCTIONS(ResultsCsv)
};

std::string headings(const QStringList& words)
{
    std::vector<std::string> fields;
    for (const QString& one : words)
        fields.push_back(csv_rows::field(one));
    return csv_rows::row(fields);
}

/// Returns the name of the skill in words. If the skill is from a later version, returns its code.
QString skillInWords(const QString& name)
{
    const auto skill = practice::skillNamed(name.toStdString());
    return skill ? wording::plain(wording::skillName(*skill)) : name;
}

QString misconceptionInWords(const QString& tag)
{
    const auto misconception = practice::misconceptionNamed(tag.toStdString());
    return misconception ? wording::plain(wording::misconceptionText(*misconception)) : tag;
}

/// Writes moves in words, because a spreadsheet reads 1-2 as a date. Returns any other answer as the person typed it.
QString answerInWords(const QString& answer)
{
    QStringList moves;
    for (const QString& word : answer.split(QLatin1Char(' '))) {
        const auto move = parseMove(word.toStdString());
        if (!move || print(Move{move->heap, move->taken}) != word.toStdString())
            return answer;
        moves << wording::plain(wording::moveText(*move));
    }
    //: A separator between the moves of an answer: "2 from heap 1; 3 from heap 2"
    return moves.join(ResultsCsvWords::tr("; "));
}

std::string flag(bool truth) { return truth ? "1" : "0"; }

std::string percent(double share) { return std::to_string(std::lround(100 * share)); }

QString timeText(qint64 time) { return QDateTime::fromMSecsSinceEpoch(time).toUTC().toString(Qt::ISODate); }

QStringList answersHeadings()
{
    return {
        //: A column of a table of answers
        ResultsCsvWords::tr("Time (UTC)"),
        //: A column of a table of answers
        ResultsCsvWords::tr("Skill"),
        //: A column of a table of answers: the name of the skill in files, such as nim-sum
        ResultsCsvWords::tr("Skill code"),
        //: A column of a table of answers
        ResultsCsvWords::tr("Level"),
        //: A column of a table of answers
        ResultsCsvWords::tr("Exercise"),
        //: A column of a table of answers
        ResultsCsvWords::tr("Answer"),
        //: A column of a table of answers; its values are 1 or 0
        ResultsCsvWords::tr("Right"),
        //: A column of a table of answers; its values are 1 or 0
        ResultsCsvWords::tr("First answer"),
        //: A column of a table of answers: the number of hints that were shown
        ResultsCsvWords::tr("Hints"),
        //: A column of a table of answers; its values are 1 or 0
        ResultsCsvWords::tr("Answer shown"),
        //: A column of a table of answers
        ResultsCsvWords::tr("Misconception"),
        //: A column of a table of answers: the name of the misconception in files, such as added-with-carries
        ResultsCsvWords::tr("Misconception code"),
        //: A column of a table of answers
        ResultsCsvWords::tr("Seconds"),
    };
}

QStringList skillsHeadings()
{
    return {
        ResultsCsvWords::tr("Skill"),
        ResultsCsvWords::tr("Skill code"),
        //: A column of a table of skills: the number of exercises that were asked
        ResultsCsvWords::tr("Exercises asked"),
        //: A column of a table of skills: the number of exercises whose first answer was right
        ResultsCsvWords::tr("Right on the first try"),
        //: A column of a table of skills
        ResultsCsvWords::tr("Right on the first try (%)"),
        //: A column of a table of skills: the probability that the person knows the skill
        ResultsCsvWords::tr("Mastered (%)"),
        //: A column of a table of skills
        ResultsCsvWords::tr("Most common misconception"),
    };
}

}  // namespace

void writeAnswersCsv(const std::vector<AnswerRecord>& answers, const CsvSink& sink)
{
    using namespace csv_rows;
    bool wanted = sink(byteOrderMark) && sink(headings(answersHeadings()));
    // Older records marked every answer to a repeated exercise as a first answer, so the tally decides which answers
    // count.
    ProgressTally before;
    for (auto answer = answers.begin(); wanted && answer != answers.end(); ++answer) {
        if (answer->isNote())
            continue;
        const bool counts = before.add(*answer);
        wanted = sink(row({field(timeText(answer->time)), field(skillInWords(answer->skill)), field(answer->skill),
                           std::to_string(answer->level), field(answer->exercise), field(answerInWords(answer->answer)), flag(answer->right),
                           flag(counts), std::to_string(answer->hints), flag(practice::answerWasRevealed(answer->observation())), field(misconceptionInWords(answer->tag)),
                           field(answer->tag), seconds(answer->milliseconds)}));
    }
}

void writeSkillsCsv(const std::vector<AnswerRecord>& answers, const CsvSink& sink)
{
    using namespace csv_rows;
    ProgressTally tally;
    for (const AnswerRecord& answer : answers)
        tally.add(answer);
    std::map<QString, QString> commonest;
    for (const ProgressTally::Tag& one : tally.commonestTags(tally.tags.size()))
        commonest.emplace(one.skill, one.tag);
    bool wanted = sink(byteOrderMark) && sink(headings(skillsHeadings()));
    for (auto entry = tally.skills.begin(); wanted && entry != tally.skills.end(); ++entry) {
        const auto& [name, skill] = *entry;
        wanted = sink(row({field(skillInWords(name)), field(name), std::to_string(skill.asked), std::to_string(skill.right), percent(double(skill.right) / skill.asked),
                           percent(skill.estimate()), field(misconceptionInWords(commonest[name]))}));
    }
}

}  // namespace nimstone::exports
