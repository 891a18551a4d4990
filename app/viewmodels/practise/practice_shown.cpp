#include "app/viewmodels/practise/practice_shown.h"

#include "app/viewmodels/learn/ideas/ideas.h"
#include "app/viewmodels/practise/practice_session.h"
#include "app/wording/learn/lessons.h"
#include "app/wording/practice/practice.h"
#include "app/wording/practice/worksheet.h"
#include "app/wording/rich_text.h"

namespace nimstone {

namespace {

QString titleOf(const ExerciseState& desk)
{
    if (desk.number() > 0)
        return PracticeSession::tr("Exercise %1").arg(desk.number());
    if (desk.recordName().empty())
        return PracticeSession::tr("Your own heaps");
    //: A heading above an exercise: a teacher chose its heaps
    return PracticeSession::tr("Given heaps");
}

QString whyText(practice::Why why)
{
    switch (why) {
    //: The reason for an exercise: its skill is not known well yet
    case practice::Why::Weak: return PracticeSession::tr("Weak skill");
    //: The reason for an exercise: it was answered wrong some days ago
    case practice::Why::DueMistake: return PracticeSession::tr("Earlier mistake");
    //: The reason for an exercise: its skill was never asked
    case practice::Why::New: return PracticeSession::tr("New skill");
    //: The reason for an exercise: its skill is known and has to be reviewed
    case practice::Why::Review: return PracticeSession::tr("For review");
    }
    return {};
}

QString reasonOf(const practice::Result& result, int step)
{
    if (const auto* fault = practice::resultAs<practice::WrongAmount>(result); fault && step > 0) {
        //: %1 is a number of stones, %2 "heap 3", %3 the heaps after the move, "(3, 2, 1)"
        return PracticeSession::tr("The other player takes %1 from %2 and leaves %3. Every column is even again. The other player "
                                   "can answer each of your moves in this way, and so takes the last stone.")
            .arg(QString::number(fault->refutation.taken), wording::heapName(fault->refutation.heap),
                 wording::heapsText(fault->afterRefutation.heaps));
    }
    return wording::resultText(result);
}

/// Returns what is said about a wrong answer to a locked exercise: the misconception, and no fact about the exercise.
QString lockedReason(const ExerciseState& desk)
{
    const auto misconception = practice::misconceptionIn(*desk.result());
    //: The reason why an answer is wrong: %1 is a misconception, such as "added with carries"
    const QString reason = misconception ? PracticeSession::tr("It looks as if you %1.").arg(wording::misconceptionText(*misconception))
                                         : PracticeSession::tr("Look at the question again.");
    return desk.isClosed() ? wording::joinSentences({reason, PracticeSession::tr("This exercise allows no more answers.")}) : reason;
}

QStringList offeredFor(const practice::Exercise& exercise)
{
    if (practice::asksFor(exercise) == practice::Asks::Choice)
        return wording::choiceTexts(exercise);
    QStringList numbers;
    for (const Count number : practice::offeredIn(exercise))
        numbers.push_back(QString::number(number));
    return numbers;
}

}  // namespace

ShownExercise shownExercise(const ExerciseState& desk, int step, std::optional<practice::Why> why, bool locked)
{
    const practice::Exercise& exercise = desk.exercise();
    const Position* heaps = practice::heapsIn(exercise);
    const QString lesson = lessonOf(exercise);
    ShownExercise shown{
        .skillName = wording::skillName(desk.skill()),
        .why = why ? whyText(*why) : QString(),
        .title = locked ? QString() : titleOf(desk),
        .question = wording::promptText(exercise),
        .position = heaps ? QString::fromStdString(print(*heaps)) : QString(),
        .onHeaps = heaps != nullptr,
        // The link opens the card "say" of the lesson, because this card states the idea.
        .lesson = lesson + QStringLiteral("/say"),
        .lessonTitle = wording::lessonTitle(lesson),
        .bitWeights = desk.draft().bitWeights(),
        .byBitsAlone = desk.draft().isByBitsAlone(),
        .offered = offeredFor(exercise),
        .canRefute = !locked && desk.state() == ExerciseState::State::Wrong && lastStep(*desk.result()) > 0,
        .canHint = desk.hasHint() && !desk.isOver(),
        .canShowAnswer = !desk.hasHint() && !desk.isOver() && !locked,
        .over = desk.isOver(),
    };
    if (desk.number() > 0 && !locked)
        shown.seed = QStringLiteral("%1/%2").arg(QString::number(desk.seed()), QString::number(desk.number()));
    if (const auto& result = desk.result()) {
        //: A heading above an answer that was shown on request
        shown.verdict = desk.state() == ExerciseState::State::Shown ? PracticeSession::tr("The answer") : wording::resultMark(*result);
        shown.reason = locked && desk.state() == ExerciseState::State::Wrong ? lockedReason(desk) : reasonOf(*result, step);
    }
    if (desk.isClosed() && desk.result()) {
        //: The heading above the explanation of the last answer that was allowed
        shown.verdict = PracticeSession::tr("Not right");
        if (!locked)
            //: %1 is the right answer, such as "heap 1", or a whole sentence
            shown.reason = wording::joinSentences({shown.reason, PracticeSession::tr("The right answer: %1").arg(wording::answersText(exercise))});
    }
    for (std::size_t rung = 0; rung < std::max(desk.mostHints(), desk.shown().size()); ++rung)
        shown.rungTitles.push_back(wording::rungTitle(desk.skill(), rung));
    for (const practice::Rung& rung : desk.shown())
        shown.rungs.push_back(wording::hintText(rung));
    return shown;
}

ShownBoard shownBoard(const PracticeBoard& board, const std::vector<Move>& leaving, int columns)
{
    const auto bits = [columns](Count number) { return QString::number(number, 2).rightJustified(columns, QLatin1Char('0')); };
    ShownBoard shown{
        .leaving = QList<int>(static_cast<qsizetype>(board.position.heaps.size()), 0),
        .tableShown = board.table,
        .sumsShown = board.sums,
        .onesShown = board.ones,
        .lookColumns = bits(board.look),
        .faultColumns = bits(board.faults),
        .wrongBits = bits(board.wrongBits),
        .answerShown = board.answer ? QString::number(*board.answer) : QString(),
        .answerBits = board.answer ? bits(*board.answer) : QString(),
        .hole = board.hole ? static_cast<int>(*board.hole) : -1,
    };
    for (const Count heap : board.position.heaps) {
        shown.sizes.push_back(QString::number(heap));
        shown.stones.push_back(static_cast<int>(heap));
    }
    for (const PracticeBoard::Mark mark : board.marks)
        shown.marks.push_back(static_cast<int>(mark));
    for (const Move& move : leaving)
        shown.leaving[static_cast<qsizetype>(move.heap)] = static_cast<int>(move.taken);
    return shown;
}

}  // namespace nimstone
