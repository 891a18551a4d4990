#include "app/wording/play/moves.h"

#include <QCoreApplication>

#include "app/wording/games.h"
#include "app/wording/names.h"
#include "app/wording/play/move_action.h"

namespace nimstone::wording {

namespace {

struct Moves {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Moves)
};

/// "3 and 4".
QString listed(const std::vector<Count>& counts)
{
    std::vector<QString> items;
    for (const Count count : counts)
        items.push_back(number(count));
    return listText(items);
}

/// "1 from heap 1 and 3 from heap 2".
QString takesText(const std::vector<Take>& takes)
{
    std::vector<QString> items;
    for (const Take& take : takes) {
        //: One of several takes in a list: %1 stones from %2, "heap 1"
        items.push_back(Moves::tr("%1 from %2").arg(number(take.taken), heapName(take.heap)));
    }
    return listText(items);
}

/// "21", or "2 × 21 = 42".
QString multipleText(const action::Subtract& move)
{
    return move.times == 1
        ? number(move.number)
        : QStringLiteral("%1 × %2 = %3").arg(number(move.times), number(move.number), number(move.times * move.number));
}

/// In the middle of a sentence.
struct Phrase {
    QString operator()(const action::TakeFromOnly& move) const { return take(move.taken); }
    QString operator()(const action::TakeWithQuota& move) const { return take(move.taken); }
    QString operator()(const action::TakeFrom& move) const
    {
        //: A move: %1 is how many stones, %2 "heap 2"
        return Moves::tr("take %1 from %2").arg(number(move.taken), move.place);
    }
    QString operator()(const action::CountOn& move) const
    {
        //: A move where two count up: %1 is added to the number that was said last, %2 is the number said now
        return Moves::tr("count on by %1 and say %2").arg(number(move.by), number(move.said));
    }
    QString operator()(const action::MoveQueen& move) const
    {
        //: A move of Wythoff's game: %1 and %2 are places such as (3, 5)
        return Moves::tr("move the queen from %1 to %2").arg(heapsText(move.from), heapsText(move.to));
    }
    QString operator()(const action::TakeFromSeveral& move) const
    {
        if (move.ofMany()) {
            //: %1 and %2 are numbers, 7 or more
            return Moves::tr("take %1 stones in all from %2 heaps").arg(number(move.inAll), number(move.takes.size()));
        }
        //: A move: %1 is a list such as "1 from heap 1 and 3 from heap 2"
        return Moves::tr("take %1").arg(takesText(move.takes));
    }
    QString operator()(const action::TakeAndSplit& move) const
    {
        //: A move: %1 is how many stones, %2 "heap 2", %3 two or three sizes such as "3 and 4"
        return Moves::tr("take %1 from %2 and split the rest into %3").arg(number(move.taken), move.place, listed(move.pieces));
    }
    QString operator()(const action::Split& move) const
    {
        //: A move: %1 is "heap 2", %2 two or three sizes such as "3 and 4"
        return Moves::tr("split %1 into %2").arg(move.place, listed(move.pieces));
    }
    QString operator()(const action::KnockDown& move) const
    {
        const int pins = pluralForm(move.pins);
        if (move.pieces.empty()) {
            //: A move: %1 is "row 2"
            return Moves::tr("knock down all of %1").arg(move.row);
        }
        if (move.pieces.size() == 1) {
            //: A move: %1 is "row 2"
            return Moves::tr("knock down %n pin(s) at an end of %1", nullptr, pins).arg(move.row);
        }
        //: A move: %1 is "row 2", %2 what is left on both sides, such as "3 and 4"
        return Moves::tr("knock down %n pin(s) in %1, leaving %2", nullptr, pins).arg(move.row, listed(move.pieces));
    }
    QString operator()(const action::PlaceCross& move) const
    {
        //: A move of Treblecross: %1 is "square 3 of row 1"
        return Moves::tr("place a cross on %1").arg(move.square);
    }
    QString operator()(const action::AdvancePawn& move) const
    {
        //: A move of Dawson's Chess: %1 is "the pawn on file 5 of row 1"
        return Moves::tr("advance %1").arg(move.pawn);
    }
    QString operator()(const action::StepDown& move) const
    {
        //: A move: %1 is how many stones, %2 "step 3", %3 "step 2"
        return Moves::tr("move %1 from %2 to %3").arg(number(move.taken), move.from, move.to);
    }
    QString operator()(const action::StepToGround& move) const
    {
        //: A move: %1 is how many stones, %2 "step 1"
        return Moves::tr("move %1 from %2 to the ground").arg(number(move.taken), move.from);
    }
    QString operator()(const action::Subtract& move) const
    {
        //: A move: %1 is a number or a calculation such as "2 × 21 = 42", %2 a number
        return Moves::tr("subtract %1 from %2").arg(multipleText(move), number(move.from));
    }
    QString operator()(const action::Cut& move) const
    {
        //: A move: %1 is "block 1", %2 and %3 are sizes such as "3 × 7"
        return Moves::tr("cut %1 into %2 and %3").arg(move.place, move.first, move.second);
    }

private:
    static QString take(Count taken)
    {
        //: A move: %1 is how many stones of the only heap
        return Moves::tr("take %1", "from the only heap").arg(number(taken));
    }
};

struct Done {
    QString who;

    QString operator()(const action::TakeFromOnly& move) const { return took(move.taken); }
    QString operator()(const action::TakeWithQuota& move) const { return took(move.taken); }
    QString operator()(const action::TakeFrom& move) const
    {
        //: %1 is who moved, "The computer"; %2 is how many stones, %3 "heap 2"
        return Moves::tr("%1 took %2 from %3").arg(who, number(move.taken), move.place);
    }
    QString operator()(const action::CountOn& move) const
    {
        //: %1 is who moved, "The computer"; %2 was added to the number said last, %3 is the number said now
        return Moves::tr("%1 counted on by %2 and said %3").arg(who, number(move.by), number(move.said));
    }
    QString operator()(const action::MoveQueen& move) const
    {
        //: %1 is who moved, "The computer"; %2 and %3 are places such as (3, 5)
        return Moves::tr("%1 moved the queen from %2 to %3").arg(who, heapsText(move.from), heapsText(move.to));
    }
    QString operator()(const action::TakeFromSeveral& move) const
    {
        if (move.ofMany()) {
            //: %1 is who moved, "The computer"; %2 and %3 are numbers, 7 or more
            return Moves::tr("%1 took %2 stones in all from %3 heaps")
                .arg(who, number(move.inAll), number(move.takes.size()));
        }
        //: %1 is who moved, "The computer"; %2 a list such as "1 from heap 1 and 3 from heap 2"
        return Moves::tr("%1 took %2").arg(who, takesText(move.takes));
    }
    QString operator()(const action::TakeAndSplit& move) const
    {
        //: %1 is who moved, "The computer"; %2 how many stones, %3 "heap 2", %4 two or three sizes such as "3 and 4"
        return Moves::tr("%1 took %2 from %3 and split the rest into %4")
            .arg(who, number(move.taken), move.place, listed(move.pieces));
    }
    QString operator()(const action::Split& move) const
    {
        //: %1 is who moved, "The computer"; %2 "heap 2", %3 two or three sizes such as "3 and 4"
        return Moves::tr("%1 split %2 into %3").arg(who, move.place, listed(move.pieces));
    }
    QString operator()(const action::KnockDown& move) const
    {
        const int pins = pluralForm(move.pins);
        if (move.pieces.empty()) {
            //: %1 is who moved, "The computer"; %2 "row 2"
            return Moves::tr("%1 knocked down all of %2").arg(who, move.row);
        }
        if (move.pieces.size() == 1) {
            //: %1 is who moved, "The computer"; %2 "row 2"
            return Moves::tr("%1 knocked down %n pin(s) at an end of %2", nullptr, pins).arg(who, move.row);
        }
        //: %1 is who moved, "The computer"; %2 "row 2", %3 what is left on both sides, such as "3 and 4"
        return Moves::tr("%1 knocked down %n pin(s) in %2, leaving %3", nullptr, pins).arg(who, move.row, listed(move.pieces));
    }
    QString operator()(const action::PlaceCross& move) const
    {
        //: %1 is who moved, "The computer"; %2 is "square 3 of row 1"
        return Moves::tr("%1 placed a cross on %2").arg(who, move.square);
    }
    QString operator()(const action::AdvancePawn& move) const
    {
        //: %1 is who moved, "The computer"; %2 is "the pawn on file 5 of row 1"
        return Moves::tr("%1 advanced %2").arg(who, move.pawn);
    }
    QString operator()(const action::StepDown& move) const
    {
        //: %1 is who moved, "The computer"; %2 how many stones, %3 "step 3", %4 "step 2"
        return Moves::tr("%1 moved %2 from %3 to %4").arg(who, number(move.taken), move.from, move.to);
    }
    QString operator()(const action::StepToGround& move) const
    {
        //: %1 is who moved, "The computer"; %2 how many stones, %3 "step 1"
        return Moves::tr("%1 moved %2 from %3 to the ground").arg(who, number(move.taken), move.from);
    }
    QString operator()(const action::Subtract& move) const
    {
        //: %1 is who moved, "The computer"; %2 a number or a calculation such as "2 × 21 = 42", %3 a number
        return Moves::tr("%1 subtracted %2 from %3").arg(who, multipleText(move), number(move.from));
    }
    QString operator()(const action::Cut& move) const
    {
        //: %1 is who moved, "The computer"; %2 "block 1", %3 and %4 are sizes such as "3 × 7"
        return Moves::tr("%1 cut %2 into %3 and %4").arg(who, move.place, move.first, move.second);
    }

private:
    QString took(Count taken) const
    {
        //: %1 is who moved, "The computer"; %2 is how many stones of the only heap
        return Moves::tr("%1 took %2", "from the only heap").arg(who, number(taken));
    }
};

QString beginningWithCapital(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

const Component& partOf(const GameSum& sum, const MoveInSum& move)
{
    return sum.components()[move.component];
}

}  // namespace

Mover moverOf(Cutter cutter)
{
    return cutter == Cutter::Left ? Mover::Left : Mover::Right;
}

QString moverName(Mover mover)
{
    switch (mover) {
    //: Who makes a move: the beginning of a sentence such as "You took 3 from heap 2"
    case Mover::You: return Moves::tr("You");
    //: Who makes a move: the beginning of a sentence
    case Mover::Computer: return Moves::tr("The computer");
    //: Who makes a move: the beginning of a sentence
    case Mover::FirstPlayer: return Moves::tr("The first player");
    //: Who makes a move: the beginning of a sentence
    case Mover::SecondPlayer: return Moves::tr("The second player");
    //: The player of a partisan game who is called Left
    case Mover::Left: return Moves::tr("Left");
    //: The player of a partisan game who is called Right
    case Mover::Right: return Moves::tr("Right");
    }
    return {};
}

QString movePhrase(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo)
{
    const Component& part = partOf(before, move);
    const QString phrase = std::visit(Phrase(), actionOf(part, move.move, countedTo));
    if (!before.isSum())
        return phrase;
    //: %1 is the number of a part of a sum, %2 its game, %3 a move such as "take 2 from heap 1"
    return Moves::tr("in part %1 (%2), %3").arg(QString::number(move.component + 1), gameName(part.rules.entry()), phrase);
}

QString moveText(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo)
{
    return beginningWithCapital(movePhrase(before, move, countedTo));
}

QString moveDoneText(Mover mover, const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo)
{
    const Component& part = partOf(before, move);
    const QString done = std::visit(Done{moverName(mover)}, actionOf(part, move.move, countedTo));
    if (!before.isSum())
        return done;
    //: %1 is the number of a part of a sum, %2 its game, %3 a sentence such as "You took 2 from heap 1"
    return Moves::tr("In part %1 (%2): %3").arg(QString::number(move.component + 1), gameName(part.rules.entry()), done);
}

}  // namespace nimstone::wording
