#include "app/wording/play/move_words.h"

#include <algorithm>

#include "app/wording/names.h"
#include "app/wording/play/places.h"
#include "app/wording/play/row_places.h"

namespace nimstone::wording {

namespace {

QString joined(const std::vector<Count>& counts, const QString& separator)
{
    QStringList items;
    for (const Count count : counts)
        items << number(count);
    return items.join(separator);
}

/// Returns a list of takes, such as "1 from heap 1 and 3 from heap 2".
QString takesText(const std::vector<Take>& takes)
{
    std::vector<QString> items;
    for (const Take& take : takes) {
        //: A part of a move, in a list: %1 is a number of stones, %2 is "heap 1"
        items.push_back(Moves::tr("%1 from %2").arg(number(take.taken), heapName(take.heap)));
    }
    return listText(items);
}

/// Chooses the words for each kind of move. The switch in `words` has no default case, so the compiler warns if a kind of move has no
/// words.
class Wording {
public:
    Wording(const Component& part, const Move& move, const QString& who, std::optional<Count> countedTo)
        : m_part(part), m_move(move), m_who(who), m_countedTo(countedTo), m_taken(number(move.taken))
    {
    }

    MoveWords words() const
    {
        switch (m_part.rules.entry().move) {
        case MoveKind::Take: return m_countedTo ? counting() : taking();
        case MoveKind::TakeFromSeveral: return m_move.also.empty() ? taking() : takingFromSeveral();
        case MoveKind::TakeWithQuota: return takingWithQuota();
        case MoveKind::TakeOrSplit: case MoveKind::Split: return takingOrSplitting();
        case MoveKind::MoveQueen: return movingTheQueen();
        case MoveKind::KnockDown: return knockingDown();
        case MoveKind::PlaceCross: return placingACross();
        case MoveKind::AdvancePawn: return advancingAPawn();
        case MoveKind::Subtract: return subtracting();
        case MoveKind::Cut: return cutting();
        case MoveKind::OfItsOwn: break;
        }
        return ownMoveWords(m_part, m_move, m_who);
    }

private:
    QString place() const { return placeOf(m_part, m_move.heap); }
    Count heap() const { return m_part.position.heaps[m_move.heap]; }
    Count left() const { return heap() - m_move.taken; }
    std::vector<Count> after() const { return m_part.rules->play(m_part.position, m_move)->heaps; }

    /// Returns the sizes of the pieces that the move leaves of the heap, in the order of the board.
    std::vector<Count> pieces() const
    {
        const auto [first, second] = m_move.pieces;
        std::vector<Count> pieces{first, second, left() - first - second};
        std::erase(pieces, 0);
        return pieces;
    }

    /// Returns the words for a move. The member `picked` is the phrase as a whole sentence.
    MoveWords asSentence(const QString& phrase, const QString& done, const QString& button) const
    {
        //: A move as a whole sentence, such as "Split heap 1 into 3 and 4"
        return {phrase, done, Picked::tr("%1.").arg(capitalized(phrase)), button};
    }

    MoveWords taking() const
    {
        //: A button; %1 is a number of stones
        const QString button = Moves::tr("Take %1").arg(m_taken);
        if (m_part.position.heaps.size() == 1) {
            //: The picked move: %1 is the number of stones that it takes from the only heap, %2 the number of stones that are left
            return fromTheOnly(Picked::tr("Take <b>%1</b>, leaving <b>%2</b>.").arg(m_taken, number(left())), button);
        }
        //: A move: %1 is a number of stones, %2 is "heap 2"
        return {Moves::tr("take %1 from %2").arg(m_taken, place()),
                //: %1 is the player who moved, such as "The computer"; %2 is a number of stones, %3 is "heap 2"
                Moves::tr("%1 took %2 from %3").arg(m_who, m_taken, place()),
                //: The picked move: %1 is the number of stones that it takes from %2 (heap 2), %3 the number of stones that are left there
                Picked::tr("Take <b>%1</b> from %2, leaving <b>%3</b> there.").arg(m_taken, place(), number(left())), button};
    }

    MoveWords fromTheOnly(const QString& picked, const QString& button) const
    {
        //: A move: %1 is the number of stones that it takes from the only heap
        return {Moves::tr("take %1", "from the only heap").arg(m_taken),
                //: %1 is the player who moved, such as "The computer"; %2 is the number of stones taken from the only heap
                Moves::tr("%1 took %2", "from the only heap").arg(m_who, m_taken), picked, button};
    }

    MoveWords takingWithQuota() const
    {
        const QString quota = number(FibonacciNim::withQuota(left(), 2 * m_move.taken).quota);
        //: The picked move: it takes the whole heap of %1 stones
        const QString picked = left() == 0 ? Picked::tr("Take <b>%1</b>, the whole heap.").arg(m_taken)
            //: The picked move: %1 is the number of stones that it takes from the only heap, %2 the number of stones that are left, %3 the
            //: number of stones that the other player may then take
            : Picked::tr("Take <b>%1</b>, leaving <b>%2</b>. The other player may then take up to <b>%3</b>.").arg(m_taken, number(left()), quota);
        //: A button; %1 is a number of stones
        return fromTheOnly(picked, Moves::tr("Take %1").arg(m_taken));
    }

    MoveWords counting() const
    {
        const QString said = number(*m_countedTo - left());
        //: A move in counting up: %1 is added to the number that was said last, %2 is the number that is said now
        return {Moves::tr("count on by %1 and say %2").arg(m_taken, said),
                //: %1 is the player who moved, such as "The computer"; %2 was added to the number that was said last, %3 is the number that
                //: was said
                Moves::tr("%1 counted on by %2 and said %3").arg(m_who, m_taken, said),
                //: The picked move in counting up: %1 is added to the number that was said last, %2 is the number to say
                Picked::tr("Count on by <b>%1</b> and say <b>%2</b>.").arg(m_taken, said),
                //: A button in counting up; %1 is the number to say
                Moves::tr("Say %1").arg(said)};
    }

    MoveWords takingFromSeveral() const
    {
        constexpr std::size_t mostNamed = 6;
        std::vector<Take> takes = takesOf(m_move);
        std::ranges::sort(takes);
        std::vector<Count> amounts;
        for (const Take& take : takes)
            amounts.push_back(take.taken);
        const QString inAll = number(totalStones({amounts}).stones);
        const QString heaps = number(takes.size());
        const bool many = takes.size() > mostNamed;
        //: A move: %1 and %2 are numbers, 7 or more
        const QString phrase = many ? Moves::tr("take %1 stones in all from %2 heaps").arg(inAll, heaps)
                                    //: A move: %1 is a list such as "1 from heap 1 and 3 from heap 2"
                                    : Moves::tr("take %1").arg(takesText(takes));
        //: %1 is the player who moved, such as "The computer"; %2 and %3 are numbers, 7 or more
        return {phrase, many ? Moves::tr("%1 took %2 stones in all from %3 heaps").arg(m_who, inAll, heaps)
                             //: %1 is the player who moved, such as "The computer"; %2 a list such as "1 from heap 1 and 3 from heap 2"
                             : Moves::tr("%1 took %2").arg(m_who, takesText(takes)),
                //: The picked move: %1 is a move such as "Take 1 from heap 1 and 3 from heap 2", %2 a position such as (1, 2)
                Picked::tr("%1, leaving <b>%2</b>.").arg(capitalized(phrase), heapsText(after())),
                //: A button; %1 is a number of stones
                many ? Moves::tr("Take %1 in all").arg(inAll)
                     //: A button; %1 is a sum such as 1 + 3, from several heaps
                     : Moves::tr("Take %1", "from several heaps").arg(joined(amounts, QStringLiteral(" + ")))};
    }

    MoveWords takingOrSplitting() const
    {
        if (m_move.pieces == Pieces{})
            return taking();
        const QString parts = listText(pieces());
        const QString bars = joined(pieces(), QStringLiteral(" | "));
        if (m_move.taken == 0) {
            //: A move: %1 is "heap 2", %2 two or three sizes such as "3 and 4"
            return asSentence(Moves::tr("split %1 into %2").arg(place(), parts),
                              //: %1 is the player who moved, such as "The computer"; %2 is "heap 2", %3 two or three sizes such as "3 and
                              //: 4"
                              Moves::tr("%1 split %2 into %3").arg(m_who, place(), parts),
                              //: A button; %1 is the sizes of the pieces, such as 3 | 4
                              Moves::tr("Split %1").arg(bars));
        }
        //: A move: %1 is a number of stones, %2 is "heap 2", %3 two or three sizes such as "3 and 4"
        return asSentence(Moves::tr("take %1 from %2 and split what is left into %3").arg(m_taken, place(), parts),
                          //: %1 is the player who moved, such as "The computer"; %2 is a number of stones, %3 is "heap 2", %4 two or three
                          //: sizes such as "3 and 4"
                          Moves::tr("%1 took %2 from %3 and split what was left into %4").arg(m_who, m_taken, place(), parts),
                          //: A button; %1 is a number of stones, %2 the sizes of the pieces, such as 3 | 4
                          Moves::tr("Take %1, split %2").arg(m_taken, bars));
    }

    MoveWords movingTheQueen() const
    {
        const QString from = heapsText(m_part.position.heaps);
        const QString to = heapsText(after());
        //: A move of Wythoff's game: %1 and %2 are cells of the board, such as (3, 5)
        return {Moves::tr("move the queen from %1 to %2").arg(from, to),
                //: %1 is the player who moved, such as "The computer"; %2 and %3 are cells of the board, such as (3, 5)
                Moves::tr("%1 moved the queen from %2 to %3").arg(m_who, from, to),
                //: The picked move in Wythoff's game: %1 and %2 are cells of the board, such as (3, 5)
                Picked::tr("Move the queen from %1 to <b>%2</b>.").arg(from, to),
                //: A button in Wythoff's game; the target cell is shown below the button
                Moves::tr("Move the queen")};
    }

    MoveWords knockingDown() const
    {
        const int pins = pluralForm(m_move.taken);
        const auto pieces = this->pieces();
        //: A button; %1 is a number of pins
        const QString button = Moves::tr("Knock down %1").arg(m_taken);
        if (pieces.empty()) {
            //: A move: %1 is "row 2"
            return asSentence(Moves::tr("knock down all of %1").arg(place()),
                              //: %1 is the player who moved, such as "The computer"; %2 is "row 2"
                              Moves::tr("%1 knocked down all of %2").arg(m_who, place()), button);
        }
        if (pieces.size() == 1) {
            //: A move: %1 is "row 2"
            return {Moves::tr("knock down %n pin(s) at an end of %1", nullptr, pins).arg(place()),
                    //: %1 is the player who moved, such as "The computer"; %2 is "row 2"
                    Moves::tr("%1 knocked down %n pin(s) at an end of %2", nullptr, pins).arg(m_who, place()),
                    //: The picked move: %1 is the number of pins that it takes at an end of %2 (row 2), %3 the number of pins that are left
                    //: there
                    Picked::tr("Knock down <b>%1</b> at an end of %2, leaving <b>%3</b> there.").arg(m_taken, place(), number(pieces.front())),
                    button};
        }
        //: A move: %1 is "row 2", %2 the numbers of pins that are left on both sides, such as "3 and 4"
        return asSentence(Moves::tr("knock down %n pin(s) in %1, leaving %2", nullptr, pins).arg(place(), listText(pieces)),
                          //: %1 is the player who moved, such as "The computer"; %2 is "row 2", %3 the numbers of pins that are left on
                          //: both sides, such as "3 and 4"
                          Moves::tr("%1 knocked down %n pin(s) in %2, leaving %3", nullptr, pins).arg(m_who, place(), listText(pieces)),
                          //: A button; %1 is a number of pins, %2 the numbers of pins that are left on both sides, such as 3 | 4
                          Moves::tr("Knock down %1, leave %2").arg(m_taken, joined(pieces, QStringLiteral(" | "))));
    }

    MoveWords placingACross() const
    {
        const QString square = crossedSquare(place(), m_move, pieces().size());
        //: A move of Treblecross: %1 is "square 3 of row 1"
        return asSentence(Moves::tr("place a cross on %1").arg(square),
                          //: %1 is the player who moved, such as "The computer"; %2 is "square 3 of row 1"
                          Moves::tr("%1 placed a cross on %2").arg(m_who, square),
                          //: A button, in Treblecross
                          Moves::tr("Place a cross"));
    }

    MoveWords advancingAPawn() const
    {
        const QString pawn = advancedPawn(place(), m_move, pieces().size());
        //: A move of Dawson's Chess: %1 is "the pawn on file 5 of row 1"
        return asSentence(Moves::tr("advance %1").arg(pawn),
                          //: %1 is the player who moved, such as "The computer"; %2 is "the pawn on file 5 of row 1"
                          Moves::tr("%1 advanced %2").arg(m_who, pawn),
                          //: A button, in Dawson's Chess
                          Moves::tr("Advance the pawn"));
    }

    MoveWords subtracting() const
    {
        const Count of = m_part.position.heaps[1 - m_move.heap];
        const QString times = number(m_move.taken / of);
        // A single subtraction is written as "21", several subtractions of the same number as "2 × 21 = 42".
        const QString multiple = m_move.taken == of ? number(of) : QStringLiteral("%1 × %2 = %3").arg(times, number(of), m_taken);
        const QString from = number(heap());
        //: A move: %1 is a number or a calculation such as "2 × 21 = 42", %2 a number
        return {Moves::tr("subtract %1 from %2").arg(multiple, from),
                //: %1 is the player who moved, such as "The computer"; %2 a number or a calculation such as "2 × 21 = 42", %3 a number
                Moves::tr("%1 subtracted %2 from %3").arg(m_who, multiple, from),
                //: The picked move: it subtracts %1, which is %2 times %3, from %4, and %5 is left
                Picked::tr("Subtract <b>%1</b> = %2 × %3 from %4, leaving <b>%5</b>.").arg(m_taken, times, number(of), from, number(left())),
                //: A button; %1 is a number
                Moves::tr("Subtract %1").arg(m_taken)};
    }

    MoveWords cutting() const
    {
        const Count first = m_part.position.heaps[2 * m_move.heap];
        const Count second = m_part.position.heaps[2 * m_move.heap + 1];
        const Count after = m_move.pieces.first;
        const auto block = [](Count a, Count b) { return QStringLiteral("%1 × %2").arg(a).arg(b); };
        const bool left = m_move.cutter == Cutter::Left;
        const QString one = left ? block(after, second) : block(first, after);
        const QString other = left ? block(first - after, second) : block(first, second - after);
        //: A move: %1 is "block 1", %2 and %3 are sizes such as "3 × 7"
        return asSentence(Moves::tr("cut %1 into %2 and %3").arg(place(), one, other),
                          //: %1 is the player who moved, such as "The computer"; %2 is "block 1", %3 and %4 are sizes such as "3 × 7"
                          Moves::tr("%1 cut %2 into %3 and %4").arg(m_who, place(), one, other),
                          //: A button; %1 is a length
                          Moves::tr("Cut after %1").arg(number(after)));
    }

    const Component& m_part;
    const Move& m_move;
    const QString& m_who;
    std::optional<Count> m_countedTo;
    QString m_taken;
};

}  // namespace

MoveWords moveWords(const Component& part, const Move& move, const QString& who, std::optional<Count> countedTo)
{
    return Wording(part, move, who, countedTo).words();
}

}  // namespace nimstone::wording
