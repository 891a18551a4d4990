// What is picked on a board and what the move would leave, in words, and the position that it leaves.
#include "app/wording/play/moves.h"

#include <QCoreApplication>

#include "app/wording/games.h"
#include "app/wording/names.h"
#include "app/wording/play/move_action.h"

namespace nimstone::wording {

namespace {

/// One overload a kind of move and no catch-all.
class Picked {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Picked)

public:
    Picked(const GameSum& before, const MoveInSum& move) : m_before(before), m_move(move) {}

    QString operator()(const action::TakeFromOnly& move) const
    {
        //: What is picked: %1 stones from the only heap, which then has %2
        return tr("<b>%1</b>, which leaves <b>%2</b>.").arg(number(move.taken), number(move.left));
    }
    QString operator()(const action::TakeFrom& move) const
    {
        //: What is picked: %1 stones from %2 (heap 2), which then has %3
        return tr("<b>%1</b> from %2, which leaves <b>%3</b> there.").arg(number(move.taken), move.place, number(move.left));
    }
    QString operator()(const action::TakeWithQuota& move) const
    {
        if (move.left == 0) {
            //: What is picked: %1 stones, the whole heap
            return tr("<b>%1</b>, the whole heap.").arg(number(move.taken));
        }
        //: What is picked: %1 stones from the only heap, which then has %2; of these the other player may take up to %3
        return tr("<b>%1</b>, which leaves <b>%2</b>; of these up to <b>%3</b> may then be taken.")
            .arg(number(move.taken), number(move.left), number(move.quota));
    }
    QString operator()(const action::CountOn& move) const
    {
        //: What is picked: %1 is added to the number that was said last, %2 is the number to say
        return tr("Count on by <b>%1</b> and say <b>%2</b>.").arg(number(move.by), number(move.said));
    }
    QString operator()(const action::MoveQueen& move) const
    {
        //: What is picked in Wythoff's game: %1 and %2 are places such as (3, 5)
        return tr("Move the queen from %1 to <b>%2</b>.").arg(heapsText(move.from), heapsText(move.to));
    }
    QString operator()(const action::TakeFromSeveral& move) const
    {
        //: What is picked: %1 is a move such as "Take 1 from heap 1 and 3 from heap 2", %2 a position such as (1, 2)
        return tr("%1, which leaves <b>%2</b>.").arg(wholeMove(), heapsText(move.left));
    }
    QString operator()(const action::TakeAndSplit&) const { return asSentence(); }
    QString operator()(const action::Split&) const { return asSentence(); }
    QString operator()(const action::KnockDown& move) const
    {
        if (move.pieces.size() != 1)
            return asSentence();
        //: What is picked: %1 pins at an end of %2 (row 2), which then has %3
        return tr("<b>%1</b> at an end of %2, which leaves <b>%3</b> there.")
            .arg(number(move.pins), move.row, number(move.pieces.front()));
    }
    QString operator()(const action::PlaceCross&) const { return asSentence(); }
    QString operator()(const action::AdvancePawn&) const { return asSentence(); }
    QString operator()(const action::StepDown& move) const
    {
        //: What is picked: %1 stones are moved from %2 (step 3), which then has %4, to %3 (step 2), which then has %5
        return tr("<b>%1</b> from %2 to %3, which leaves <b>%4</b> on %2 and <b>%5</b> on %3.")
            .arg(number(move.taken), move.from, move.to, number(move.left), number(move.below));
    }
    QString operator()(const action::StepToGround& move) const
    {
        //: What is picked: %1 stones are moved from %2 (step 1), which then has %3, to the ground
        return tr("<b>%1</b> from %2 to the ground, which leaves <b>%3</b> there.")
            .arg(number(move.taken), move.from, number(move.left));
    }
    QString operator()(const action::Subtract& move) const
    {
        const Count taken = move.times * move.number;
        //: What is picked: the number %1, which is %2 times %3, is subtracted from %4, and %5 is left
        return tr("<b>%1</b> = %2 × %3 from %4, which leaves <b>%5</b>.")
            .arg(number(taken), number(move.times), number(move.number), number(move.from), number(move.from - taken));
    }
    QString operator()(const action::Cut&) const { return asSentence(); }

private:
    QString wholeMove() const
    {
        const GameSum part(m_before.components()[m_move.component]);
        return moveText(part, {0, m_move.move});
    }
    QString asSentence() const
    {
        //: A move as a whole sentence, such as "Split heap 1 into 3 and 4"
        return tr("%1.").arg(wholeMove());
    }

    const GameSum& m_before;
    const MoveInSum& m_move;
};

struct InPart {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Picked)
};

/// The first and the last; the middle is left out where there are too many to show.
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

}  // namespace

QString positionText(const Component& part)
{
    const Position& position = part.position;
    switch (part.rules.layout()) {
    case Layout::Quota:
        //: A position: a heap of %1 stones, of which at most %2 may be taken now
        return position.quota < position.heaps.front()
            ? InPart::tr("(%1, at most %2 now)").arg(number(position.heaps.front()), number(position.quota))
            : heapsText(position.heaps);
    case Layout::Blocks: return blocksText(position.heaps);
    case Layout::Heaps: case Layout::Pair: break;
    }
    return heapsText(position.heaps);
}

QString pickedText(const GameSum& before, const MoveInSum& move, std::optional<Count> countedTo)
{
    const Component& part = before.components()[move.component];
    const QString picked = std::visit(Picked(before, move), actionOf(part, move.move, countedTo));
    if (!before.isSum())
        return picked;
    //: %1 is the number of a part of a sum, %2 its game, %3 a sentence about what is picked there
    return InPart::tr("Part %1 (%2): %3").arg(QString::number(move.component + 1), gameName(part.rules.entry()), picked);
}

}  // namespace nimstone::wording
