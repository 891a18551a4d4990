#include "app/export/practice/quiz.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

#include "app/export/practice/worksheet_exercise.h"
#include "app/figures/scene/painter_renderer.h"
#include "app/wording/names.h"
#include "app/wording/practice/practice.h"
#include "app/wording/practice/worksheet.h"
#include "app/wording/rich_text.h"

namespace nimstone::exports {

namespace {

using practice::Asks;

struct QuizWords {
    Q_DECLARE_TR_FUNCTIONS(Worksheet)
};

/// Returns all texts that a pupil may type as this answer. Bits may lack the zeros at the left. Moves are typed as one number
/// for each heap: the number of stones to take, which is 0 if no move in the heap wins.
QStringList typedTexts(const practice::Exercise& exercise, const practice::Answer& answer)
{
    if (asksFor(exercise) != Asks::Moves) {
        QStringList texts{wording::answerText(exercise, answer)};
        if (texts.front() != QString::number(answer.number()))
            texts << QString::number(answer.number(), 2);
        return texts;
    }
    QStringList amounts(static_cast<qsizetype>(heapsIn(exercise)->heaps.size()), QStringLiteral("0"));
    for (const Move& move : answer.moves())
        amounts[static_cast<qsizetype>(move.heap)] = QString::number(move.taken);
    QStringList texts;
    for (const char* between : {", ", ",", " ", "，", "、"})
        texts << amounts.join(QString::fromUtf8(between));
    return texts;
}

void addTyped(QuizQuestion& question, const practice::Exercise& exercise)
{
    // Other systems compare numbers as doubles. So a larger number is compared as a text, and so are bits and moves.
    constexpr Count largestExact = Count{1} << 53;
    const bool isMoves = asksFor(exercise) == Asks::Moves;
    const auto add = [&](const practice::Answer& answer, const QString& feedback) {
        const QStringList texts = typedTexts(exercise, answer);
        if (isMoves || answer.number() > largestExact || texts.front() != QString::number(answer.number()))
            question.kind = QuizQuestion::Kind::Text;
        for (const QString& text : texts) {
            if (std::ranges::find(question.answers, text, &QuizAnswer::text) == question.answers.end())
                question.answers.push_back({text, feedback.isEmpty(), feedback});
        }
    };
    for (const practice::Answer& answer : rightAnswers(exercise))
        add(answer, {});
    for (const auto& [misconception, answer] : misconceptionAnswers(exercise)) {
        if (const practice::Result result = check(exercise, answer); !isRight(result))
            add(answer, wording::resultText(result));
    }
    if (isMoves) {
        question.solution = question.answers.front().text;
        question.question = wording::sentencesText(question.question, QuizWords::tr(
            "Type one number for each heap, in order: how many stones to take from it, or 0 if no move in it wins. With three heaps, an "
            "answer looks like this: 0, 5, 2."));
    }
}

void addChoices(QuizQuestion& question, const practice::Exercise& exercise)
{
    const bool several = asksFor(exercise) == Asks::Numbers;
    question.kind = several ? QuizQuestion::Kind::Several : QuizQuestion::Kind::One;
    const std::vector<Count> offered = offeredIn(exercise);
    const practice::Answers right = rightAnswers(exercise);
    for (const QString& text : wording::choicesToTick(exercise)) {
        const Count value = offered.empty() ? question.answers.size() : offered[question.answers.size()];
        const auto places = several ? std::ranges::count(right.front().numbers(), value) : std::ranges::count(right, practice::Answer(value));
        question.answers.push_back({text, places > 0, several || places > 0 ? QString() : wording::resultText(check(exercise, value))});
    }
}

QByteArray svgOf(const practice::Exercise& exercise, const QString& title)
{
    const figures::ExercisePicture picture = pictureOnPaper(exercise);
    if (!picture.drawn)
        return {};
    const QRectF part = visiblePart(picture);
    const QByteArray svg = figures::toSvg(part.size(), {title, wording::plain(wording::promptText(exercise))}, [&](QPainter& painter) {
        painter.translate(-part.topLeft());
        figures::paint(painter, picture.choreography, 0);
    });
    return svg.mid(svg.indexOf("<svg")).simplified();
}

QuizQuestion questionOf(const practice::SheetExercise& one, int item, const QString& set)
{
    const practice::Skill skill = skillOf(one.exercise);
    const QString name = wording::plain(wording::skillName(skill));
    QuizQuestion question{
        .title = QStringLiteral("%1. %2").arg(QString::number(item), name),
        .id = QString::fromStdString(recordName(one)),
        .category = set.isEmpty() ? name : set + QLatin1Char('/') + name,
        .tags = {QStringLiteral("nimstone"), QString::fromUtf8(practice::name(skill))},
        .question = wording::promptText(one.exercise),
        .solution = wording::answersText(one.exercise),
        .reason = wording::resultText(check(one.exercise, rightAnswers(one.exercise).front())),
        .picture = svgOf(one.exercise, name),
    };
    if (one.code) {
        //: The difficulty of the exercises of a worksheet
        question.category += QLatin1Char('/') + QuizWords::tr("Level %1").arg(one.code->level);
        question.tags << QStringLiteral("level-%1").arg(one.code->level);
    }
    (wording::choicesToTick(one.exercise).isEmpty() ? addTyped : addChoices)(question, one.exercise);
    return question;
}

}  // namespace

Quiz quizOf(const practice::ExerciseSet& set)
{
    // A slash divides the path of a category, Moodle misreads a backslash, and XML has no control characters.
    static const QRegularExpression unwanted(QStringLiteral("[/\\\\\\x{00}-\\x{1F}\\x{FFFE}\\x{FFFF}]"));
    const QString title = QString::fromStdString(set.title).replace(unwanted, QStringLiteral("-")).simplified();
    Quiz quiz;
    int item = 0;
    for (const practice::SetEntry& entry : set.entries) {
        item += std::holds_alternative<practice::TextEntry>(entry) ? 0 : 1;
        if (const auto* exercise = std::get_if<practice::SheetExercise>(&entry))
            quiz.push_back(questionOf(*exercise, item, title));
    }
    return quiz;
}

}  // namespace nimstone::exports
