#include "app/wording/play/moves.h"

#include <QCoreApplication>

#include "app/wording/games.h"
#include "app/wording/names.h"
#include "app/wording/play/move_words.h"

namespace nimstone::wording {

namespace {

/// Returns the blocks of cake with their sides. If there are too many blocks, "…" replaces the middle of the list; the last block is always
/// shown.
QString blocksText(const std::vector<Count>& sides)
{
    constexpr std::size_t most = 12;
    const std::size_t blocks = sides.size() / 2;
    QStringList shown;
    for (std::size_t block = 0; block < blocks; ++block) {
        if (blocks > most && block == most - 2) {
            shown << QStringLiteral("…");
            block = blocks - 1;
        }
        shown << QStringLiteral("%1 × %2").arg(sides[2 * block]).arg(sides[2 * block + 1]);
    }
    return QStringLiteral("(%1)").arg(shown.join(QStringLiteral(", ")));
}

/// True if a move of the game takes stones.
bool takesStones(const Rules& rules)
{
    const MoveKind move = rules.entry().move;
    return move == MoveKind::Take || move == MoveKind::TakeFromSeveral || move == MoveKind::TakeWithQuota || move == MoveKind::TakeOrSplit;
}

MoveWords wordsOf(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo, const QString& who = {})
{
    return moveWords(before.components()[move.component], move.move, who, countedTo);
}

struct InPart {
    QString number;
    QString game;
};

InPart partOf(const GameSum& sum, const MoveInSum& move)
{
    return {QString::number(move.component + 1), gameName(sum.components()[move.component].rules.entry())};
}

}  // namespace

Mover moverOf(Cutter cutter)
{
    return cutter == Cutter::Left ? Mover::Left : Mover::Right;
}

QString moverName(Mover mover)
{
    switch (mover) {
    //: The player who makes a move, at the beginning of a sentence such as "You took 3 from heap 2"
    case Mover::You: return Moves::tr("You");
    //: The player who makes a move, at the beginning of a sentence
    case Mover::Computer: return Moves::tr("The computer");
    //: The player who makes a move, at the beginning of a sentence
    case Mover::FirstPlayer: return Moves::tr("The first player");
    //: The player who makes a move, at the beginning of a sentence
    case Mover::SecondPlayer: return Moves::tr("The second player");
    //: The player called Left, in a partisan game
    case Mover::Left: return Moves::tr("Left");
    //: The player called Right, in a partisan game
    case Mover::Right: return Moves::tr("Right");
    }
    return {};
}

bool isPlayedInRows(const Rules& rules)
{
    return rules.entry().place == PlaceKind::Row;
}

std::optional<Count> countedTo(const GameSum& start)
{
    const Component& part = start.components().front();
    if (start.isSum() || !part.rules.as<BashGame>() || part.position.heaps.size() != 1)
        return std::nullopt;
    return part.position.heaps.front();
}

QString positionText(const Component& part)
{
    const Position& position = part.position;
    switch (part.rules.layout()) {
    case Layout::Quota:
        //: A position: a heap of %1 stones, of which at most %2 may be taken now
        return position.quota < position.heaps.front()
            ? Picked::tr("(%1, at most %2 now)").arg(number(position.heaps.front()), number(position.quota))
            : heapsText(position.heaps);
    case Layout::Blocks: return blocksText(position.heaps);
    case Layout::Heaps: case Layout::Pair: break;
    }
    return heapsText(position.heaps);
}

QString movePhrase(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo)
{
    const QString phrase = wordsOf(before, move, countedTo).phrase;
    if (!before.isSum())
        return phrase;
    const auto [part, game] = partOf(before, move);
    //: %1 is the number of a component of a sum, %2 its game, %3 a move such as "take 2 from heap 1"
    return Moves::tr("in component %1 (%2), %3").arg(part, game, phrase);
}

QString moveText(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo)
{
    return capitalized(movePhrase(before, move, countedTo));
}

QString moveDoneText(Mover mover, const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo)
{
    const QString done = wordsOf(before, move, countedTo, moverName(mover)).done;
    if (!before.isSum())
        return done;
    const auto [part, game] = partOf(before, move);
    //: %1 is the number of a component of a sum, %2 its game, %3 a sentence such as "You took 2 from heap 1"
    return Moves::tr("In component %1 (%2): %3").arg(part, game, done);
}

QString pickedText(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo)
{
    const QString picked = wordsOf(before, move, countedTo).picked;
    if (!before.isSum())
        return picked;
    const auto [part, game] = partOf(before, move);
    //: %1 is the number of a component of a sum, %2 its game, %3 a sentence about the move that is picked there
    return Picked::tr("Component %1 (%2): %3").arg(part, game, picked);
}

QString moveButtonText(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo)
{
    return wordsOf(before, move, countedTo).button;
}

QString idleButtonText(const GameSum& sum)
{
    if (!sum.isSum() && takesStones(sum.components().front().rules)) {
        //: A button that makes the picked move, while no move is picked
        return Moves::tr("Take");
    }
    //: A button that makes the picked move, while no move is picked, in a game whose moves take no stones
    return Moves::tr("Move");
}

}  // namespace nimstone::wording
