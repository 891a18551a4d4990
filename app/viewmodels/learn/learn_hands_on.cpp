#include "app/viewmodels/learn/learn_answers.h"

#include <algorithm>
#include <set>

#include "app/wording/analysis.h"
#include "app/wording/names.h"
#include "app/wording/notation.h"
#include "app/wording/play/moves.h"
#include "app/wording/play/positions.h"
#include "core/nimber.h"

namespace nimstone {

namespace {

/// A cell of the queen's board: its column and its row, from 0.
struct QueenCell {
    int x = 0;
    int y = 0;

    QString name() const { return wording::pairText(static_cast<Count>(x), static_cast<Wide>(y)); }
    /// True if a move of the queen leads to the other cell.
    bool reaches(const QueenCell& to) const
    {
        const int across = x - to.x;
        const int down = y - to.y;
        return across >= 0 && down >= 0 && across + down > 0 && (across == 0 || down == 0 || across == down);
    }
    bool operator==(const QueenCell&) const = default;
};

/// Returns the squares that moves from `square` lead to, in ascending order.
std::set<Count> optionsOfSquare(const Rules& rules, Count square)
{
    std::set<Count> options;
    for (const Move& move : rules->legalMoves({{square}})) {
        const Position after = afterMove({{square}}, move);
        if (after.heaps.size() == 1)
            options.insert(after.heaps.front());
    }
    return options;
}

void addArrows(ShownTask& shown, const Rules& rules, Count from)
{
    for (const Count to : optionsOfSquare(rules, from))
        shown.arrows << QVariantMap{{QStringLiteral("from"), static_cast<int>(from)},
                                    {QStringLiteral("to"), static_cast<int>(to)},
                                    {QStringLiteral("good"), rules->outcomeClass({{to}}) == OutcomeClass::P}};
}

/// Returns the feedback for a learner who called a lost position won, or a won position lost. It refutes this idea.
/// Its text begins with `told` if the position has moves.
ShownAnswer outcomeAnswer(const GameSum& position, const QString& told)
{
    const auto winning = position.winningMoves(1);
    if (winning.count > 0)
        return feedback(false, wording::sentencesText(told, winningText(position, winning.listed.front())));
    const Component& part = position.components().front();
    const auto moves = part.rules->legalMoves(part.position);
    if (moves.empty())
        return feedback(false, LearnAnswers::tr("There is no move here: the opponent has just taken the last stone."));
    const QString text = wording::sentencesText(told, LearnAnswers::tr("Each move here has a winning reply. One of them:"));
    return feedback(false, text, learn::MoveAt{position, {0, moves.front()}});
}

ShownAnswer labelAnswer(const learn::StripBlock& strip, Count square, const QString& wrong)
{
    const auto* const option = optionFor(strip.options, std::to_string(square) + ':' + wrong.toStdString());
    return option ? optionAnswer(*option, false) : outcomeAnswer(GameSum({strip.rules, {{square}}}), {});
}

ShownAnswer valueAnswer(const QList<bool>& ruler, const QString& wrong)
{
    const QString text = ruler.value(wrong.toInt())
        //: About Grundy values
        ? LearnAnswers::tr("%1 is the value of an option, so this square cannot have it too.").arg(wrong)
        //: About Grundy values: %1 is the learner's answer, %2 is a smaller number
        : LearnAnswers::tr("%1 is not the value of an option. But neither is %2, and that is less.").arg(wrong, QString::number(ruler.indexOf(false)));
    return feedback(false, text);
}

}  // namespace

void showTask(const learn::SortBlock& sorted, const QStringList& answers, ShownTask& shown)
{
    int agreed = 0;
    qsizetype done = 0;
    for (const GameSum& position : sorted.positions) {
        if (done == answers.size()) {
            shown.position = wording::notation(position);
            shown.question = wording::positionName(position);
            break;
        }
        const QString name = wording::positionText(position.components().front());
        const bool isLost = position.outcome() == OutcomeClass::P;
        const bool agrees = isLost == (answers[done++] == QLatin1String("lost"));
        agreed += agrees ? 1 : 0;
        (isLost ? shown.lost : shown.won) << name;
        //: %1 is a position, such as "(1, 2, 3)"
        const QString told = isLost ? LearnAnswers::tr("%1 is lost.").arg(name) : LearnAnswers::tr("%1 is won.").arg(name);
        shown.answer = agrees ? feedback(true, told) : outcomeAnswer(position, told);
    }
    //: Positions that are sorted into lost and won: %1 of %2 are sorted, and %3 went where the learner put them
    shown.progress = LearnAnswers::tr("%1 of %2 sorted, %3 as you said")
                         .arg(QString::number(done), QString::number(sorted.positions.size()), QString::number(agreed));
}

void showTask(const learn::TriesBlock& tries, const QStringList& answers, ShownTask& shown)
{
    shown.before = tries.position.components().front().position;
    shown.after = shown.before;
    if (answers.isEmpty())
        return;
    const MoveInSum move = *parseMove(answers.back().toStdString(), tries.position);
    const auto tried = std::set<QString>(answers.begin(), answers.end()).size();
    //: %1 of the %2 moves of a position were tried
    shown.progress = LearnAnswers::tr("%1 of %2 moves tried.").arg(wording::number(tried), wording::number(tries.position.moveCount()));
    const QString more = LearnAnswers::tr("Is there a move that keeps every column even? Try more, or go on.");
    if (tried >= tries.enough)
        shown.progress = wording::sentencesText(shown.progress, more);
    shown.after = tries.position.play(move)->components().front().position;
    //: %1 is a move, such as "Take 2 from heap 1"
    judgeColumns(shown, LearnAnswers::tr("%1.").arg(wording::moveText(tries.position, move)));
}

void showTask(const learn::FlipBlock& flipped, const QStringList& answers, ShownTask& shown)
{
    shown.before = flipped.position.components().front().position;
    std::size_t heap = 0;
    Count flips = 0;
    for (const QString& answer : answers) {
        const std::size_t chosen = answer.section(QLatin1Char('-'), 0, 0).toUInt();
        // A move changes only one heap. So if the learner chooses another heap, the flips in the previous heap are undone.
        flips = (chosen == heap ? flips : 0) ^ answer.section(QLatin1Char('-'), 1).toULongLong();
        heap = chosen;
    }
    const Count before = shown.before.heaps[heap];
    const Count after = before ^ flips;
    shown.current = static_cast<int>(heap);
    shown.bits = QString::number(after, 2).rightJustified(columnsNeeded(shown.before.heaps), QLatin1Char('0'));
    shown.after = shown.before;
    shown.after.heaps[heap] = after;
    if (flips == 0)
        return;
    //: The effect of flipping bits: %1 is "Heap 1", %2 and %3 are its sizes before and after
    const QString change = LearnAnswers::tr("%1: %2 becomes %3.");
    const QString name = wording::capitalized(wording::heapName(heap));
    judgeColumns(shown, change.arg(name, wording::number(before), wording::number(after)));
    if (!shown.answer.right)
        return;
    shown.answer.right = after < before;
    const QString more = after > before
        ? LearnAnswers::tr("But the heap has grown, and a move only takes stones.")
        : LearnAnswers::tr("The move takes %n stone(s).", nullptr, wording::pluralForm(before - after));
    shown.answer.text = wording::sentencesText(shown.answer.text, more);
}

void showTask(const learn::CrossBlock& cross, const QStringList& answers, ShownTask& shown)
{
    const int side = static_cast<int>(cross.last) + 1;
    shown.side = side;
    std::vector<QueenCell> cells;
    for (int index = 0; index < side * side; ++index)
        cells.push_back({index % side, index / side});
    std::vector<QueenCell> marked{{0, 0}};
    // The learner marks `cross.marks` pairs of lost cells, (a, b) and (b, a), besides (0, 0).
    const std::size_t wanted = marked.size() + 2 * cross.marks;
    const auto isMarked = [&](const QueenCell& cell) { return std::ranges::find(marked, cell) != marked.end(); };
    const auto reached = [&](const QueenCell& cell) {
        return std::ranges::find_if(marked, [&](const QueenCell& to) { return cell.reaches(to); });
    };
    const auto isFree = [&](const QueenCell& cell) { return !isMarked(cell) && reached(cell) == marked.end(); };
    bool refused = false;
    QueenCell cell;
    for (const QString& answer : answers) {
        cell = {answer.section(QLatin1Char(','), 0, 0).toInt(), answer.section(QLatin1Char(','), 1).toInt()};
        refused = false;
        if (isMarked(cell) || marked.size() == wanted)
            continue;
        // No free cell reaches a marked cell. So all moves from the free cell that is nearest to the corner lead to cells that
        // are crossed out, which are won, and the cell is lost.
        const auto isNearer = [&](const QueenCell& other) { return other.x + other.y < cell.x + cell.y && isFree(other); };
        refused = !isFree(cell) || std::ranges::any_of(cells, isNearer);
        if (!refused)
            marked.push_back(cell);
    }
    for (const QueenCell& one : cells)
        shown.marks << (isMarked(one) ? QStringLiteral("marked") : isFree(one) ? QString() : QStringLiteral("crossed"));
    if (refused && isFree(cell)) {
        //: %1 is a cell of a board, such as "(4, 7)"
        const QString text = LearnAnswers::tr("%1 is free, but another free cell is nearer to the corner.");
        shown.answer = feedback(false, text.arg(cell.name()));
    } else if (refused) {
        //: %1 and %2 are cells of a board, such as "(4, 7)"
        const QString text =
            LearnAnswers::tr("From %1 one move leads to %2, and the opponent loses. So the player to move wins here.");
        shown.answer = feedback(false, text.arg(cell.name(), reached(cell)->name()));
    } else if (marked.size() == wanted) {
        std::vector<QString> pairs;
        for (const QueenCell& one : marked) {
            if (one.x <= one.y)
                pairs.push_back(one.name());
        }
        //: %1 is a list of cells of a board
        const QString text = LearnAnswers::tr("The marked cells are %1, and their mirror images.");
        shown.answer = feedback(true, text.arg(wording::listText(pairs)));
    }
}

void showTask(const learn::StripBlock& strip, const QStringList& answers, ShownTask& shown)
{
    const bool hasValues = strip.labels == learn::StripBlock::Labels::Values;
    const auto truth = [&](Count square) {
        return hasValues ? wording::number(strip.rules->grundy({{square}}).value())
                         : wording::outcomeLetter(strip.rules->outcomeClass({{square}}).value());
    };
    Count next = strip.given;
    QString wrong;
    for (const QString& answer : answers) {
        wrong = next > strip.last || answer == truth(next) ? QString() : answer;
        next += next <= strip.last && wrong.isEmpty() ? 1 : 0;
    }
    for (Count square = 0; square <= strip.last; ++square)
        shown.marks << (square < next ? truth(square) : QString());
    for (const Count start : strip.windows)
        shown.windows << static_cast<int>(start);
    shown.windowWidth = static_cast<int>(strip.windowWidth);
    for (const Count from : strip.arrows)
        addArrows(shown, strip.rules, from);
    if (next > strip.last) {
        if (!answers.isEmpty())
            //: All squares of a strip have a label: %1 is the list of labels
            shown.answer = feedback(true, LearnAnswers::tr("All squares fit: %1.").arg(shown.marks.join(QLatin1Char(' '))));
        return;
    }
    shown.current = static_cast<int>(next);
    if (hasValues) {
        addArrows(shown, strip.rules, next);
        for (const Count option : optionsOfSquare(strip.rules, next)) {
            const qsizetype value = truth(option).toInt();
            shown.ruler.resize(std::max(shown.ruler.size(), value + 1));
            shown.ruler[value] = true;
        }
        // The ruler ends two places after the largest value, so that its end does not give the answer away.
        shown.ruler.resize(shown.ruler.size() + 2);
    }
    if (!wrong.isEmpty())
        shown.answer = hasValues ? valueAnswer(shown.ruler, wrong) : labelAnswer(strip, next, wrong);
}

}  // namespace nimstone
