#include "app/wording/play/move_action.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/wording/names.h"
#include "app/wording/play/moves.h"

namespace nimstone::wording {

namespace {

struct Places {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Places)
};

/// What is moved in: "heap 2", or "the heap" where there is only one.
QString placeOf(const Component& part, std::size_t heap)
{
    const std::size_t one = part.rules.layout() == Layout::Blocks ? 2 : 1;
    if (part.position.heaps.size() == one) {
        switch (part.rules.entry().place) {
        //: The only heap of stones
        case PlaceKind::Heap: return Places::tr("the heap");
        //: The only row of pins, pawns or squares
        case PlaceKind::Row: return Places::tr("the row");
        //: The only block of cake
        case PlaceKind::Block: return Places::tr("the block");
        case PlaceKind::Step: break;
        }
    }
    return placeName(part.rules, heap);
}

/// Where a move of Treblecross puts its cross. The ends look alike to the move, so it does not say which.
QString squareOf(const QString& row, const Move& move, std::size_t pieces)
{
    if (pieces == 0) {
        //: A square of Treblecross; %1 is "row 2"
        return Places::tr("the only square of %1").arg(row);
    }
    if (pieces == 1) {
        //: A square of Treblecross; %1 is "row 2"
        return Places::tr("an end square of %1").arg(row);
    }
    //: A square of Treblecross by its number, counted from the left; %2 is "row 2"
    return Places::tr("square %1 of %2").arg(QString::number(move.pieces.first + 1), row);
}

/// Which pawn a move of Dawson's Chess advances: its file and those beside it are taken.
QString pawnOf(const QString& row, const Move& move, std::size_t pieces)
{
    if (move.taken == 1) {
        //: A pawn of Dawson's Chess; %1 is "row 2"
        return Places::tr("the only pawn of %1").arg(row);
    }
    if (move.taken == 2) {
        //: A pawn of Dawson's Chess; %1 is "row 2"
        return Places::tr("the pawn at an end of %1").arg(row);
    }
    if (pieces < 2) {
        //: A pawn of Dawson's Chess; %1 is "row 2"
        return Places::tr("the second pawn from an end of %1").arg(row);
    }
    //: A pawn of Dawson's Chess by the number of its file, counted from the left; %2 is "row 2"
    return Places::tr("the pawn on file %1 of %2").arg(QString::number(move.pieces.first + 2), row);
}

/// What is left of the heap, in the order of the board.
std::vector<Count> piecesOf(Count heap, const Move& move)
{
    std::vector<Count> pieces;
    for (const Count piece : {move.pieces.first, move.pieces.second, heap - move.taken - move.pieces.first - move.pieces.second}) {
        if (piece != 0)
            pieces.push_back(piece);
    }
    return pieces;
}

class Acting {
public:
    Acting(const Component& part, const Move& move, std::optional<Count> countedTo)
        : m_part(part), m_move(move), m_countedTo(countedTo)
    {
    }

    Action action() const
    {
        switch (m_part.rules.entry().move) {
        case MoveKind::Take:
            return m_countedTo ? Action(action::CountOn{m_move.taken, *m_countedTo - left()}) : taking();
        case MoveKind::TakeFromSeveral: return m_move.also.empty() ? taking() : takingFromSeveral();
        case MoveKind::TakeWithQuota:
            return action::TakeWithQuota{m_move.taken, left(), FibonacciNim::withQuota(left(), 2 * m_move.taken).quota};
        case MoveKind::TakeOrSplit: case MoveKind::Split: return takingOrSplitting();
        case MoveKind::MoveQueen: return action::MoveQueen{m_part.position.heaps, after()};
        case MoveKind::StepDown: return steppingDown();
        case MoveKind::KnockDown: return action::KnockDown{m_move.taken, place(), pieces()};
        case MoveKind::PlaceCross: return action::PlaceCross{squareOf(place(), m_move, pieces().size())};
        case MoveKind::AdvancePawn: return action::AdvancePawn{pawnOf(place(), m_move, pieces().size())};
        case MoveKind::Subtract: {
            const Count number = m_part.position.heaps[1 - m_move.heap];
            return action::Subtract{m_move.taken / number, number, heap()};
        }
        case MoveKind::Cut: break;
        }
        return cutting();
    }

private:
    QString place() const { return placeOf(m_part, m_move.heap); }
    Count heap() const { return m_part.position.heaps[m_move.heap]; }
    Count left() const { return heap() - m_move.taken; }
    std::vector<Count> pieces() const { return piecesOf(heap(), m_move); }
    std::vector<Count> after() const { return m_part.rules.play(m_part.position, m_move)->heaps; }

    Action taking() const
    {
        if (m_part.position.heaps.size() == 1)
            return action::TakeFromOnly{m_move.taken, left()};
        return action::TakeFrom{m_move.taken, place(), left()};
    }

    Action takingFromSeveral() const
    {
        action::TakeFromSeveral several{takesOf(m_move), after()};
        std::ranges::sort(several.takes);
        std::vector<Count> amounts;
        for (const Take& take : several.takes)
            amounts.push_back(take.taken);
        several.inAll = totalStones({amounts}).stones;
        return several;
    }

    Action takingOrSplitting() const
    {
        if (m_move.pieces == Pieces{})
            return taking();
        if (m_move.taken == 0)
            return action::Split{place(), pieces()};
        return action::TakeAndSplit{m_move.taken, place(), pieces()};
    }

    Action steppingDown() const
    {
        if (m_move.heap == 0)
            return action::StepToGround{m_move.taken, place(), left()};
        return action::StepDown{m_move.taken, place(), placeName(m_part.rules, m_move.heap - 1), left(),
                                m_part.position.heaps[m_move.heap - 1] + m_move.taken};
    }

    Action cutting() const
    {
        const auto& sides = m_part.position.heaps;
        const Count first = sides[2 * m_move.heap];
        const Count second = sides[2 * m_move.heap + 1];
        const Count after = m_move.pieces.first;
        const auto block = [](Count a, Count b) { return QStringLiteral("%1 × %2").arg(a).arg(b); };
        if (m_move.cutter == Cutter::Left)
            return action::Cut{place(), after, block(after, second), block(first - after, second)};
        return action::Cut{place(), after, block(first, after), block(first, second - after)};
    }

    const Component& m_part;
    const Move& m_move;
    std::optional<Count> m_countedTo;
};

}  // namespace

bool isPlayedInRows(const Rules& rules)
{
    return rules.entry().place == PlaceKind::Row;
}

QString placeName(const Rules& rules, std::size_t heap)
{
    const QString number = QString::number(heap + 1);
    switch (rules.entry().place) {
    //: A step of a staircase by its number, counted from the ground
    case PlaceKind::Step: return Places::tr("step %1").arg(number);
    //: A block of cake by its number
    case PlaceKind::Block: return Places::tr("block %1").arg(number);
    //: A row of pins, pawns or squares by its number
    case PlaceKind::Row: return Places::tr("row %1").arg(number);
    case PlaceKind::Heap: break;
    }
    return heapName(heap);
}

std::optional<Count> countedTo(const GameSum& start)
{
    const Component& part = start.components().front();
    if (start.isSum() || !part.rules.as<BashGame>() || part.position.heaps.size() != 1)
        return std::nullopt;
    return part.position.heaps.front();
}

Action actionOf(const Component& part, const Move& move, std::optional<Count> countedTo)
{
    return Acting(part, move, countedTo).action();
}

}  // namespace nimstone::wording
