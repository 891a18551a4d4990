// The position of the day as a task. The learner collects the winning moves on a board; any other move is answered on the board by
// a reply that wins. Then the learner chooses the reason for the outcome. A reason that is not right is answered by a position in
// which it fails.
#include "app/viewmodels/learn/learn_answers.h"

#include <QLocale>
#include <algorithm>
#include <numeric>

#include "app/storage/record/record_names.h"
#include "app/viewmodels/learn/ideas/ideas.h"
#include "app/viewmodels/play/play_seats.h"
#include "app/wording/analysis.h"
#include "app/wording/names.h"
#include "app/wording/play/moves.h"
#include "app/wording/play/positions.h"
#include "app/wording/play/verdicts.h"
#include "core/nimber.h"
#include "core/play/record/verdict.h"
#include "core/random.h"
#include "translations/spoken.h"

namespace nimstone {

namespace {

/// Returns what the fact says about the position, such as "13 is not a multiple of 4."
QString factText(const learn::Fact& fact, const GameSum& position)
{
    const std::vector<Count> sizes = learn::sizesOf(position);
    const bool holds = learn::holds(fact, position);
    if (fact.kind == learn::Fact::Kind::NimSum)
        //: %1 is an equation such as "3 ⊕ 5 = 6"
        return (holds ? LearnAnswers::tr("The nim-sum of all sizes is 0: %1.")
                      : LearnAnswers::tr("The nim-sum of all sizes is not 0: %1."))
            .arg(wording::nimSumEquation(sizes, nimSum(sizes)));
    if (fact.kind == learn::Fact::Kind::Pairs)
        return holds ? LearnAnswers::tr("Every heap has an equal partner.") : LearnAnswers::tr("Not every heap has an equal partner.");
    const QString text = sizes.size() == 1
        ? (holds ? LearnAnswers::tr("%1 is a multiple of %2.") : LearnAnswers::tr("%1 is not a multiple of %2."))
        : (holds ? LearnAnswers::tr("All sizes add up to %1, a multiple of %2.")
                 : LearnAnswers::tr("All sizes add up to %1, not a multiple of %2."));
    return text.arg(wording::number(std::accumulate(sizes.begin(), sizes.end(), Count{0})), wording::number(fact.divisor));
}

/// Explains why a fact is not the reason: it is also true of `position`, but there the outcome is the opposite.
QString counterexampleText(const GameSum& position)
{
    const QString name = wording::positionName(position);
    const auto winning = position.winningMoves(1).listed;
    if (winning.empty())
        return LearnAnswers::tr("The same is true of %1, and there the player to move loses. So another reason must decide.").arg(name);
    //: %1 is a position, %2 a move such as "take 2 from heap 1"
    return LearnAnswers::tr("The same is true of %1, and there the player to move wins: %2. So another reason must decide.")
        .arg(name, wording::eitherMovePhrase(position, winning));
}

/// Asks for the reason. `chosen` is the index of the learner's last choice; −1 if there is none.
void askForReason(const learn::DailyBlock& daily, int chosen, ShownTask& shown)
{
    const std::vector<learn::FalseReason> falseReasons = learn::falseReasons(daily);
    const auto rightPlace = static_cast<int>(Chance(static_cast<Seed>(daily.day)).below(falseReasons.size() + 1));
    shown.lesson = lessonOf(daily.position);
    shown.question = daily.winning.empty() ? LearnAnswers::tr("Why does the player to move lose?") : LearnAnswers::tr("Why does the player to move win?");
    for (const learn::FalseReason& reason : falseReasons)
        shown.choices << factText(reason.fact, daily.position);
    const Analysis analysis = analyze(daily.position, daily.winning.size() + 1);
    shown.choices.insert(rightPlace, wording::outcomeReason(daily.position, analysis));
    const auto wrong = static_cast<std::size_t>(chosen < rightPlace ? chosen : chosen - 1);
    if (chosen == rightPlace)
        shown.answer = feedback(true, LearnAnswers::tr("Solved. That is the reason."));
    else if (wrong < falseReasons.size())
        shown.answer = feedback(false, counterexampleText(falseReasons[wrong].counterexample));
}

}  // namespace

QString dailyTitle(const QDate& day)
{
    const learn::DailyBlock daily = learn::dailyPosition(dayOf(day));
    //: The position of the day: %1 is a day of the week, %2 the name of a game, %3 the difficulty, a number from 1 to %4
    return LearnAnswers::tr("%1 · %2 · level %3 of %4")
        .arg(QLocale(spokenLanguage()).standaloneDayName(day.dayOfWeek()), nameOfGame(daily.position), QString::number(daily.level),
             QString::number(practice::highestLevel));
}

void showTask(const learn::DailyBlock& daily, const QStringList& answers, ShownTask& shown)
{
    const GameSum& position = daily.position;
    std::vector<MoveInSum> found;
    std::optional<MoveInSum> tried;  // a move that does not win, until it is taken back
    bool isFound = false;
    int chosen = -1;
    for (const QString& answer : answers) {
        bool isChoice = false;
        const int choice = answer.toInt(&isChoice);
        chosen = -1;
        if (!isChoice) {
            const MoveInSum move = *parseMove(answer.toStdString(), position);
            if (std::ranges::count(daily.winning, move) == 0)
                tried = move;
            else if (std::ranges::count(found, move) == 0)
                found.push_back(move);
        } else if (tried) {
            tried.reset();
        } else if (!isFound && (choice == 1 || found.size() == daily.winning.size())) {
            isFound = true;
            found = daily.winning;
        } else {
            chosen = choice;
        }
    }
    shown.mayMove = !isFound && !tried;
    //: %1 is a list of moves, such as "take 2 from heap 1, or 1 from heap 3"
    shown.progress = !found.empty() ? LearnAnswers::tr("You can win: %1.").arg(wording::eitherMovePhrase(position, found))
        : isFound                   ? LearnAnswers::tr("No move wins here.")
                                    : QString();
    if (isFound)
        return askForReason(daily, chosen, shown);
    if (tried) {
        const play::SumVerdict verdict = play::judge(position, *tried).value();
        shown.reply = verdict.refutation;
        //: %1 is a move, such as "Take 2 from heap 1"
        shown.question = LearnAnswers::tr("%1: this does not win").arg(wording::moveText(position, *tried));
        shown.choices << LearnAnswers::tr("Take it back");
        shown.answer = feedback(false, wording::whatItLeft(verdict));
        return;
    }
    shown.question = LearnAnswers::tr("Find every winning move, or say that there is none");
    shown.choices << (found.empty() ? LearnAnswers::tr("No move wins") : LearnAnswers::tr("These are all the winning moves"))
                  << LearnAnswers::tr("Show the winning moves");
    if (chosen < 0)
        return;
    const auto missing = static_cast<int>(daily.winning.size() - found.size());
    //: %n is the number of winning moves that the learner has not found yet
    shown.answer = feedback(false, found.empty() ? LearnAnswers::tr("A move wins here. Try some on the board: each one that loses gets its answer.")
                                                 : LearnAnswers::tr("Each of these wins. %n more winning move(s) can be found.", nullptr, missing));
}

}  // namespace nimstone
