// What the button says that makes a move.
#include "app/wording/play/moves.h"

#include <QCoreApplication>

#include "app/wording/names.h"
#include "app/wording/play/move_action.h"

namespace nimstone::wording {

namespace {

struct MoveButton {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Moves)
};

QString joined(const std::vector<Count>& counts, const QString& separator)
{
    QStringList items;
    for (const Count count : counts)
        items << number(count);
    return items.join(separator);
}

/// On a button.
struct Button {
    QString operator()(const action::TakeFromOnly& move) const { return take(move.taken); }
    QString operator()(const action::TakeFrom& move) const { return take(move.taken); }
    QString operator()(const action::TakeWithQuota& move) const { return take(move.taken); }
    QString operator()(const action::CountOn& move) const
    {
        //: A button, where two count up; %1 is the number to say
        return MoveButton::tr("Say %1").arg(number(move.said));
    }
    QString operator()(const action::MoveQueen& move) const
    {
        //: A button: the queen of Wythoff's game goes to %1, a place such as (3, 5)
        return MoveButton::tr("Move to %1").arg(heapsText(move.to));
    }
    QString operator()(const action::TakeFromSeveral& move) const
    {
        if (move.ofMany()) {
            //: A button; %1 is a number of stones
            return MoveButton::tr("Take %1 in all").arg(number(move.inAll));
        }
        std::vector<Count> amounts;
        for (const Take& take : move.takes)
            amounts.push_back(take.taken);
        //: A button; %1 is a sum such as 1 + 3, from several heaps
        return MoveButton::tr("Take %1", "from several heaps").arg(joined(amounts, QStringLiteral(" + ")));
    }
    QString operator()(const action::TakeAndSplit& move) const
    {
        //: A button; %1 is how many stones, %2 the sizes of the pieces, such as 3 | 4
        return MoveButton::tr("Take %1, split %2").arg(number(move.taken), joined(move.pieces, QStringLiteral(" | ")));
    }
    QString operator()(const action::Split& move) const
    {
        //: A button; %1 is the sizes of the pieces, such as 3 | 4
        return MoveButton::tr("Split %1").arg(joined(move.pieces, QStringLiteral(" | ")));
    }
    QString operator()(const action::KnockDown& move) const
    {
        if (move.pieces.size() < 2) {
            //: A button; %1 is how many pins
            return MoveButton::tr("Knock down %1").arg(number(move.pins));
        }
        //: A button; %1 is how many pins, %2 what is left on both sides, such as 3 | 4
        return MoveButton::tr("Knock down %1, leave %2").arg(number(move.pins), joined(move.pieces, QStringLiteral(" | ")));
    }
    QString operator()(const action::PlaceCross&) const
    {
        //: A button, in Treblecross
        return MoveButton::tr("Place a cross");
    }
    QString operator()(const action::AdvancePawn&) const
    {
        //: A button, in Dawson's Chess
        return MoveButton::tr("Advance the pawn");
    }
    QString operator()(const action::StepDown& move) const { return down(move.taken); }
    QString operator()(const action::StepToGround& move) const { return down(move.taken); }
    QString operator()(const action::Subtract& move) const
    {
        //: A button; %1 is a number
        return MoveButton::tr("Subtract %1").arg(number(move.times * move.number));
    }
    QString operator()(const action::Cut& move) const
    {
        //: A button; %1 is a length
        return MoveButton::tr("Cut after %1").arg(number(move.after));
    }

private:
    static QString take(Count taken)
    {
        //: A button; %1 is how many stones
        return MoveButton::tr("Take %1").arg(number(taken));
    }
    static QString down(Count taken)
    {
        //: A button; %1 is how many stones move one step down
        return MoveButton::tr("Move %1 down").arg(number(taken));
    }
};

/// Whether a move of the game is to take stones.
bool takesStones(const Rules& rules)
{
    const MoveKind move = rules.entry().move;
    return move == MoveKind::Take || move == MoveKind::TakeFromSeveral || move == MoveKind::TakeWithQuota || move == MoveKind::TakeOrSplit;
}

}  // namespace

QString moveButtonText(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo)
{
    return std::visit(Button(), actionOf(before.components()[move.component], move.move, countedTo));
}

QString idleButtonText(const GameSum& sum)
{
    if (!sum.isSum() && takesStones(sum.components().front().rules)) {
        //: A button that makes the move that is picked, while none is
        return MoveButton::tr("Take");
    }
    //: A button that makes the move that is picked, while none is; in games where nothing is taken
    return MoveButton::tr("Move");
}

}  // namespace nimstone::wording
