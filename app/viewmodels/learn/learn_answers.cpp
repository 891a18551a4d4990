#include "app/viewmodels/learn/learn_answers.h"

#include <QRegularExpression>
#include <algorithm>

#include "app/viewmodels/shell/typed_number.h"
#include "app/wording/analysis.h"
#include "app/wording/learn/lessons.h"
#include "app/wording/names.h"
#include "app/wording/notation.h"
#include "app/wording/play/moves.h"
#include "app/wording/play/positions.h"
#include "core/nimber.h"
#include "core/play/record/verdict.h"

namespace nimstone {

namespace {

/// A typed heap above this limit is refused, because its table of binary columns would be too wide.
constexpr Count largestAddedHeap = 4095;

}  // namespace

const learn::Option* optionFor(const learn::AnswerOptions& options, const std::string& key)
{
    const auto option = std::ranges::find(options, key, &learn::Option::key);
    return option == options.end() ? nullptr : &*option;
}

ShownAnswer feedback(bool isRight, const QString& text, const std::optional<learn::MoveAt>& move)
{
    const auto made = move && !isRight ? std::optional(play::judge(move->position, move->move).value()) : std::nullopt;
    if (!made || !made->refutation)
        return {.given = true, .right = isRight, .text = text};
    const QString moved = wording::movePhrase(made->before, made->move);
    const QString replied = wording::movePhrase(made->after, *made->refutation);
    const GameSum& last = *made->afterRefutation;
    const QString course = last.canMove(made->move.move.cutter)
        //: %1 is a move and %2 a reply, such as "take 2 from heap 1"; %3 is a position, such as "two heaps of 8"
        ? LearnAnswers::tr("You %1. The opponent can %2, and you face %3.").arg(moved, replied, wording::positionPhrase(last))
        //: %1 is a move and %2 a reply, such as "take 2 from heap 1"
        : LearnAnswers::tr("You %1. The opponent can %2, and you have no move left.").arg(moved, replied);
    return {.given = true,
            .text = QStringLiteral("%1<br>%2").arg(text, course),
            .position = wording::notation(made->before),
            .move = wording::notation(made->move, made->before),
            .reply = wording::notation(*made->refutation, made->after)};
}

ShownAnswer optionAnswer(const learn::Option& option, bool isRight, const std::optional<learn::MoveAt>& move)
{
    // The page already shows the text of a choice, so the feedback has only the lesson's reply to this choice.
    const bool isChoice = option.key == "x" || option.key == " ";
    const QString told = isChoice ? QString() : wording::lessonText(option.text);
    const QString text = wording::sentencesText(told, wording::lessonText(option.answer));
    return feedback(isRight, text, option.refuted ? option.refuted : move);
}

void judgeColumns(ShownTask& shown, const QString& change)
{
    const Count odd = nimSum(shown.after.heaps);
    //: %1 is a column or several, such as "the 4s column"
    const QString columns = odd != 0 ? LearnAnswers::tr("The number of 1s is odd in %1.").arg(wording::columnNames(odd))
                                     : LearnAnswers::tr("Every column is even.");
    shown.answer = feedback(odd == 0, wording::sentencesText(change, columns));
}

QString winningText(const GameSum& position, const MoveInSum& move)
{
    const GameSum after = *position.play(move);
    const QString moved = wording::movePhrase(position, move);
    if (!after.canMove(opponent(move.move.cutter)))
        //: %1 is a move, such as "take 2 from heap 1"
        return LearnAnswers::tr("You %1. No move is left, so the opponent loses.").arg(moved);
    //: %1 is a move, such as "take 2 from heap 1"; %2 is a position, such as "two heaps of 8"
    return LearnAnswers::tr("You %1. That leaves %2, where the player to move loses.").arg(moved, wording::positionPhrase(after));
}

namespace {

void showTask(const learn::ChoiceRound& asked, const QStringList& answers, ShownTask& shown)
{
    shown.question = wording::lessonText(asked.question);
    std::vector<QString> rights;
    for (const learn::Option& option : asked.options) {
        shown.choices << wording::lessonText(option.text);
        if (option.key == "x")
            rights.push_back(shown.choices.back());
    }
    shown.right = wording::listText(rights);
    shown.marks = QStringList(shown.choices.size());
    for (const QString& answer : answers) {
        // A saved answer may be older than the text of the lesson, so its choice may not exist any more.
        const qsizetype index = answer.toInt();
        if (index < 0 || index >= shown.choices.size())
            continue;
        const learn::Option& option = asked.options[static_cast<std::size_t>(index)];
        const bool isRight = option.key == "x";
        shown.marks[index] = isRight ? QStringLiteral("right") : QStringLiteral("idea");
        shown.said = shown.choices[index];
        shown.answer = optionAnswer(option, isRight);
    }
    const auto left = static_cast<int>(rights.size()) - static_cast<int>(shown.marks.count(QStringLiteral("right")));
    const QString more = LearnAnswers::tr("%n more of the answers are right.", nullptr, left);
    if (shown.answer.right && left > 0)
        shown.answer.text = wording::sentencesText(shown.answer.text, more);
}

void showTask(const learn::NumberBlock& asked, const QStringList& answers, ShownTask& shown)
{
    shown.field = LearnAnswers::tr("Your answer: a number");
    shown.right = wording::signedNumber(asked.right);
    if (answers.isEmpty())
        return;
    shown.typed = answers.back();
    bool isNumber = false;
    // Full-width digits and signs, such as ３ and －, become ASCII characters.
    const std::int64_t number = shown.typed.normalized(QString::NormalizationForm_KC).toLongLong(&isNumber);
    if (!isNumber) {
        shown.problem = LearnAnswers::tr("Type a whole number.");
        return;
    }
    shown.said = wording::signedNumber(number);
    const bool isRight = number == asked.right;
    const QString text = isRight ? LearnAnswers::tr("The number is %1.")
        : number > asked.right   ? LearnAnswers::tr("The number that is asked for is smaller than %1.")
                                 : LearnAnswers::tr("The number that is asked for is larger than %1.");
    const auto* const option = optionFor(asked.options, std::to_string(number));
    shown.answer = option ? optionAnswer(*option, isRight) : feedback(isRight, text.arg(shown.said));
}

void showTask(const learn::MoveRound& asked, const QStringList& answers, ShownTask& shown)
{
    const GameSum& position = asked.position;
    const auto winning = position.winningMoves(8, Cutter::Left).listed;
    const QString none = LearnAnswers::tr("No move wins");
    shown.right = winning.empty() ? none : wording::capitalized(wording::eitherMovePhrase(position, winning));
    shown.mayHaveNone = !asked.heap || optionFor(asked.options, "none");
    if (answers.isEmpty())
        return;
    const std::string key = answers.back().toStdString();
    const auto* const option = optionFor(asked.options, key);
    if (key == "none") {
        shown.said = none;
        const QString text = winning.empty()
            ? LearnAnswers::tr("No move wins: each one has a winning reply.")
            : LearnAnswers::tr("Some move wins here. Look for one after which the opponent loses.");
        shown.answer = option ? optionAnswer(*option, winning.empty()) : feedback(winning.empty(), text);
        return;
    }
    // A saved answer may be older than the text of the lesson, so its move may not be possible any more.
    const auto move = parseMove(key, position);
    if (!move || position.check(*move))
        return;
    const bool wins = !play::judge(position, *move)->refutation;
    shown.said = wording::moveText(position, *move);
    const QString text = wins ? winningText(position, *move) : LearnAnswers::tr("After this move the opponent has a winning reply.");
    const learn::MoveAt made{position, *move};
    shown.answer = option ? optionAnswer(*option, wins, made) : feedback(wins, text, made);
}

void showTask(const learn::CompleteRound& asked, const QStringList& answers, ShownTask& shown)
{
    static const QRegularExpression between(QStringLiteral("[\\s,\\x{ff0c}\\x{3001}]+"));
    shown.position = wording::notation(asked.position);
    shown.question = wording::positionName(asked.position);
    shown.field = asked.added == 1 ? LearnAnswers::tr("Your answer: a number") : LearnAnswers::tr("Your answer: two numbers");
    if (answers.isEmpty())
        return;
    shown.typed = answers.back();
    std::vector<Count> added;
    for (const QString& text : shown.typed.split(between, Qt::SkipEmptyParts))
        added.push_back(readNumber(text).value_or(0));
    if (static_cast<int>(added.size()) != asked.added)
        shown.problem = shown.field;
    else if (std::ranges::any_of(added, [](Count heap) { return heap == 0 || heap > largestAddedHeap; }))
        shown.problem = LearnAnswers::tr("Type numbers of stones, from 1 to %1.").arg(largestAddedHeap);
    else if (added.size() == 2 && added.front() == added.back())
        shown.problem = LearnAnswers::tr("Choose two different heaps: two equal ones cancel each other.");
    if (!shown.problem.isEmpty())
        return;
    shown.before = asked.position.components().front().position;
    shown.before.heaps.insert(shown.before.heaps.end(), added.begin(), added.end());
    shown.after = shown.before;
    //: Heaps are added to a position: %1 is a list of their sizes, such as "2 and 5"
    judgeColumns(shown, LearnAnswers::tr("You add %1.").arg(wording::listText(added)));
}

void showTask(const learn::GameRound& game, const QStringList&, ShownTask& shown)
{
    shown.mayGoSecond = game.first == learn::GameRound::First::Either;
    shown.columnsShown = game.beside == learn::GameRound::Beside::Columns;
    shown.largeHeapsShown = game.beside == learn::GameRound::Beside::LargeHeaps;
}

void showTask(const learn::BoardsBlock& block, const QStringList&, ShownTask& shown)
{
    for (const auto& [position, move] : block.boards) {
        const bool told = block.show == learn::BoardsBlock::Show::Outcome;
        QString words = wording::positionPhrase(position);
        // There are badges only for P and N, so the words say the outcome of a partisan position.
        if (told && position.isPartisan())
            words += QStringLiteral("<br>") + wording::outcomeText(position.outcome());
        shown.boards << QVariantMap{{QStringLiteral("position"), wording::notation(position)},
                                    {QStringLiteral("words"), words},
                                    {QStringLiteral("outcome"), told ? wording::outcomeLetter(position.outcome().value()) : QString()},
                                    {QStringLiteral("columns"), block.show == learn::BoardsBlock::Show::Columns},
                                    {QStringLiteral("move"), move ? wording::notation(*move, position) : QString()}};
    }
}

}  // namespace

ShownTask shownTask(const learn::Block& block, std::size_t round, const QStringList& answers)
{
    ShownTask shown;
    const auto show = [&](const auto& one) {
        if constexpr (requires { showTask(one, answers, shown); })
            showTask(one, answers, shown);
        else if constexpr (requires { showTask(one.rounds.front(), answers, shown); })
            showTask(one.rounds[round], answers, shown);
    };
    std::visit(show, block);
    //: A heading: the learner's answer is right
    shown.answer.title = shown.answer.right                   ? LearnAnswers::tr("Right")
        : std::holds_alternative<learn::TriesBlock>(block) ? LearnAnswers::tr("What your move does")
        : std::holds_alternative<learn::FlipBlock>(block)  ? LearnAnswers::tr("What your flips do")
        : std::holds_alternative<learn::SortBlock>(block)  ? LearnAnswers::tr("What follows from your answer")
        : std::holds_alternative<learn::CrossBlock>(block) ? LearnAnswers::tr("Look at this cell")
                                                           : LearnAnswers::tr("What your idea would do");
    return shown;
}

}  // namespace nimstone
