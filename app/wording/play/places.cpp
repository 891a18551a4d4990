#include "app/wording/play/places.h"

#include <algorithm>
#include <iterator>

#include "app/wording/names.h"

namespace nimstone::wording {

namespace {

struct Places {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Places)
};

/// A move of a game that has words of its own for its places and moves.
struct OwnMove {
    const Component& part;
    std::size_t place;
    Count taken;
    const QString& who;

    /// The number of the place before the move, and its number after the move.
    Count from() const { return part.position.heaps[place]; }
    Count to() const { return from() - taken; }
};

MoveWords steppingDown(const OwnMove& move)
{
    const QString place = placeOf(move.part, move.place);
    const QString taken = number(move.taken);
    //: A button; %1 is the number of stones that move one step down
    const QString button = Moves::tr("Move %1 down").arg(taken);
    if (move.place == 0) {
        //: A move: %1 is a number of stones, %2 is "step 1"
        return {Moves::tr("move %1 from %2 to the ground").arg(taken, place),
                //: %1 is the player who moved, such as "The computer"; %2 is a number of stones, %3 is "step 1"
                Moves::tr("%1 moved %2 from %3 to the ground").arg(move.who, taken, place),
                //: The picked move: %1 is the number of stones that it moves from %2 (step 1) to the ground, %3 the number of stones
                //: that are left on %2
                Picked::tr("Move <b>%1</b> from %2 to the ground, leaving <b>%3</b> on %2.").arg(taken, place, number(move.to())),
                button};
    }
    const QString to = placeName(move.part.rules, move.place - 1);
    const QString below = number(move.part.position.heaps[move.place - 1] + move.taken);
    //: A move: %1 is a number of stones, %2 is "step 3", %3 is "step 2"
    return {Moves::tr("move %1 from %2 to %3").arg(taken, place, to),
            //: %1 is the player who moved, such as "The computer"; %2 is a number of stones, %3 is "step 3", %4 is "step 2"
            Moves::tr("%1 moved %2 from %3 to %4").arg(move.who, taken, place, to),
            //: The picked move: %1 is the number of stones that it moves from %2 (step 3) to %3 (step 2); %4 and %5 are the numbers of
            //: stones that %2 and %3 then have
            Picked::tr("Move <b>%1</b> from %2 to %3, leaving <b>%4</b> on %2 and <b>%5</b> on %3.")
                .arg(taken, place, to, number(move.to()), below),
            button};
}

MoveWords sliding(const OwnMove& move)
{
    const QString place = placeOf(move.part, move.place);
    const QString from = number(move.from());
    const QString to = number(move.to());
    //: A move: %1 is "coin 2", %2 and %3 the numbers of two squares
    return {Moves::tr("slide %1 from square %2 to square %3").arg(place, from, to),
            //: %1 is the player who moved, such as "The computer"; %2 is "coin 2", %3 and %4 the numbers of two squares
            Moves::tr("%1 slid %2 from square %3 to square %4").arg(move.who, place, from, to),
            //: The picked move: %1 is "Coin 2", %2 and %3 the numbers of two squares
            Picked::tr("%1 slides from square %2 to square <b>%3</b>.").arg(capitalized(place), from, to),
            //: A button; %1 is the number of squares by which a coin slides
            Moves::tr("Slide by %1").arg(number(move.taken))};
}

MoveWords turningOver(const OwnMove& move)
{
    const QString from = number(move.from());
    if (move.to() == 0) {
        //: A move: %1 is the number of a square
        return {Moves::tr("turn over the coin on square %1").arg(from),
                //: %1 is the player who moved, such as "The computer"; %2 is the number of a square
                Moves::tr("%1 turned over the coin on square %2").arg(move.who, from),
                //: The picked move: %1 is the number of a square
                Picked::tr("Turn over the coin on square <b>%1</b>: it then shows tails.").arg(from),
                //: A button; %1 is the number of a square
                Moves::tr("Turn over %1").arg(from)};
    }
    const QString to = number(move.to());
    const QString picked = std::ranges::binary_search(move.part.position.heaps, move.to())
        //: The picked move: %1 and %2 are the numbers of two squares
        ? Picked::tr("Turn over the coins on squares <b>%1</b> and <b>%2</b>: both then show tails.")
        //: The picked move: %1 and %2 are the numbers of two squares
        : Picked::tr("Turn over the coins on squares <b>%1</b> and <b>%2</b>: square %2 then shows heads.");
    //: A move: %1 and %2 are the numbers of two squares
    return {Moves::tr("turn over the coins on squares %1 and %2").arg(from, to),
            //: %1 is the player who moved, such as "The computer"; %2 and %3 are the numbers of two squares
            Moves::tr("%1 turned over the coins on squares %2 and %3").arg(move.who, from, to), picked.arg(from, to),
            //: A button; %1 and %2 are the numbers of two squares
            Moves::tr("Turn over %1 and %2").arg(from, to)};
}

/// The words of a game of InnerNimGame.
struct PlaceRow {
    std::string_view game;
    const char* place;           ///< %1 is the number of the place
    const char* onlyPlace;       ///< the place if it is the only one; null if its name has its number even then
    const char* label;
    const char* addPlace;
    MoveWords (*move)(const OwnMove& move);
    NimHeapsWords words;
};

constexpr PlaceRow placeRows[] = {
    {"staircase-nim",
     //: A step of a staircase by its number, counted from the ground
     QT_TRANSLATE_NOOP("nimstone::wording::Places", "step %1"), nullptr,
     QT_TRANSLATE_NOOP("nimstone::wording::Places", "Step"), QT_TRANSLATE_NOOP("nimstone::wording::Places", "Add a step"), steppingDown,
     {
         //: %1 is a nim-sum such as "1 ⊕ 1 = 0", or only "0"
         .isZero = QT_TRANSLATE_NOOP("NimHeaps", "Only the odd steps count, and their nim-sum is %1: every move makes it different "
                                                 "from 0."),
         //: %1 is a nim-sum such as "1 ⊕ 3 = 2", or only a number
         .isNotZero = QT_TRANSLATE_NOOP("NimHeaps", "Only the odd steps count, and their nim-sum is %1: some move makes it 0."),
         //: %1 is a nim-sum such as "1 ⊕ 1 = 0", or only "0"
         .wasZero = QT_TRANSLATE_NOOP("NimHeaps", "Only the odd steps count: their nim-sum was %1, and every move makes it different "
                                                  "from 0."),
         //: %1 is a nim-sum such as "1 ⊕ 3 = 2", or only a number; %2 a move such as "move 2 from step 3 to step 2"
         .couldBeZero = QT_TRANSLATE_NOOP("NimHeaps", "The nim-sum of the odd steps was %1, and a move could have made it 0: %2."),
         //: %1 and %2 are nim-sums such as "1 ⊕ 3 = 2", or only numbers
         .madeZero = QT_TRANSLATE_NOOP("NimHeaps", "Only the odd steps count: their nim-sum was %1 and is now %2, and every move makes "
                                                   "it different from 0."),
         //: %1 is a nim-sum such as "1 ⊕ 3 = 2", or only a number
         .isNow = QT_TRANSLATE_NOOP("NimHeaps", "The nim-sum of the odd steps is now %1."),
         .question = QT_TRANSLATE_N_NOOP("NimHeaps", "There are stones on %n step(s). When the other player moves some of them down, "
                                                     "from which steps can you answer by moving the same stones down again?"),
         //: %1 is the number of odd steps with stones, %2 the number of even steps with stones
         .idea = QT_TRANSLATE_NOOP("NimHeaps", "Only the odd steps count, as Nim heaps: stones that come down from an even step "
                                               "can be moved straight on. Whoever leaves odd steps with nim-sum 0 wins. Odd steps "
                                               "with stones here: %1; even ones: %2."),
         //: %1 is "the 32s column", %2 an odd number of 1s
         .oddColumn = QT_TRANSLATE_NOOP("NimHeaps", "Write the numbers of stones on the odd steps in binary and look at %1, the "
                                                    "highest column with an odd number of 1s (here %2). Every winning move changes "
                                                    "the digit of one odd step there. From each odd step with a 1 there, some move "
                                                    "wins."),
         .allEven = QT_TRANSLATE_NOOP("NimHeaps", "The numbers of stones on the odd steps already have an even number of 1s in "
                                                  "every column. Every move makes some column odd: no move wins."),
         //: %1 is "step 1", %2 is "the 32s column"
         .onlyHeap = QT_TRANSLATE_NOOP("NimHeaps", "Move stones from %1, the only odd step with a 1 in %2. Some move from it wins."),
         //: %1 is "step 1", %2 is "the 32s column", %3 is 3 or more
         .oneHeap = QT_TRANSLATE_NOOP("NimHeaps", "Move stones from %1. It is one of %3 odd steps with a 1 in %2, and each of them "
                                                  "has a winning move."),
         //: %1 is a move such as "Move 2 from step 3 to step 2", %2 a calculation such as "y = s ⊕ x = 5 ⊕ 6 = 3"
         .makesEven = QT_TRANSLATE_NOOP("NimHeaps", "%1. That leaves %2 on the odd step, and now the odd steps have an even number "
                                                    "of 1s in every column."),
         //: %1 is "step 2"
         .moveIn = QT_TRANSLATE_NOOP("NimHeaps", "Move stones from %1."),
         //: %1 is "step 2"
         .moveLeaves = QT_TRANSLATE_N_NOOP("NimHeaps", "Move stones from %1. Look for a move that leaves the other player %2 "
                                                       "winning replies."),
         //: %1 is "step 2"
         .someWins = QT_TRANSLATE_NOOP("NimHeaps", "Some move from %1 wins."),
         //: %1 is "step 2"
         .someLeavesFewest = QT_TRANSLATE_NOOP("NimHeaps", "Some move from %1 leaves the fewest winning replies."),
         //: The title of the fourth hint in staircase Nim
         .whichPlace = QT_TRANSLATE_NOOP("NimHeaps", "Which step"),
     }},
    {"coins",
     //: A coin on a strip of squares by its number, counted from the left
     QT_TRANSLATE_NOOP("nimstone::wording::Places", "coin %1"),
     //: The only coin on a strip of squares
     QT_TRANSLATE_NOOP("nimstone::wording::Places", "the coin"),
     QT_TRANSLATE_NOOP("nimstone::wording::Places", "Coin"), QT_TRANSLATE_NOOP("nimstone::wording::Places", "Add a coin"), sliding,
     {
         //: %1 is a nim-sum such as "1 ⊕ 1 = 0", or only "0"
         .isZero = QT_TRANSLATE_NOOP("NimHeaps", "From the right, only the 1st, 3rd, 5th, … gaps count, and their nim-sum is %1: "
                                                 "every move makes it different from 0."),
         //: %1 is a nim-sum such as "1 ⊕ 3 = 2", or only a number
         .isNotZero = QT_TRANSLATE_NOOP("NimHeaps", "From the right, only the 1st, 3rd, 5th, … gaps count, and their nim-sum is %1: "
                                                    "some move makes it 0."),
         //: %1 is a nim-sum such as "1 ⊕ 1 = 0", or only "0"
         .wasZero = QT_TRANSLATE_NOOP("NimHeaps", "From the right, only the 1st, 3rd, 5th, … gaps count: their nim-sum was %1, and "
                                                  "every move makes it different from 0."),
         //: %1 is a nim-sum such as "1 ⊕ 3 = 2", or only a number; %2 a move such as "slide coin 2 from square 4 to square 2"
         .couldBeZero = QT_TRANSLATE_NOOP("NimHeaps", "The nim-sum of the gaps that count was %1, and a move could have made it 0: %2."),
         //: %1 and %2 are nim-sums such as "1 ⊕ 3 = 2", or only numbers
         .madeZero = QT_TRANSLATE_NOOP("NimHeaps", "From the right, only the 1st, 3rd, 5th, … gaps count: their nim-sum was %1 and "
                                                   "is now %2, and every move makes it different from 0."),
         //: %1 is a nim-sum such as "1 ⊕ 3 = 2", or only a number
         .isNow = QT_TRANSLATE_NOOP("NimHeaps", "The nim-sum of the gaps that count is now %1."),
         .question = QT_TRANSLATE_N_NOOP("NimHeaps", "%n coin(s) can slide. When the other player slides a coin that has another "
                                                     "on its right, the gap between the two grows. How can you make it as small as "
                                                     "before?"),
         //: %1 and %2 are numbers of coins
         .idea = QT_TRANSLATE_NOOP("NimHeaps", "Pair the coins from the right; a coin left over pairs with the left edge. The gap "
                                               "within a pair is a Nim heap: when the left coin of a pair slides, the right one "
                                               "can follow as far. Whoever leaves these gaps with nim-sum 0 wins. Coins here that "
                                               "can narrow such a gap: %1; other coins that can slide: %2."),
         //: %1 is "the 32s column", %2 an odd number of 1s
         .oddColumn = QT_TRANSLATE_NOOP("NimHeaps", "Write the gaps that count in binary and look at %1, the highest column with "
                                                    "an odd number of 1s (here %2). Every winning move changes the digit of one "
                                                    "such gap there. Where a gap has a 1 there, some move of the coin on its right "
                                                    "wins."),
         .allEven = QT_TRANSLATE_NOOP("NimHeaps", "The gaps that count already have an even number of 1s in every column, and "
                                                  "every move makes some column odd: no move wins."),
         //: %1 is "coin 3", %2 is "the 32s column"
         .onlyHeap = QT_TRANSLATE_NOOP("NimHeaps", "Slide %1. Of the gaps that count, only the one on its left has a 1 in %2, and some move of "
                                                   "this coin wins."),
         //: %1 is "coin 3", %2 is "the 32s column", %3 is 3 or more
         .oneHeap = QT_TRANSLATE_NOOP("NimHeaps", "Slide %1. Of the gaps that count, %3 have a 1 in %2, and the one on its left is "
                                                  "among them. For each of them, some move of the coin on its right wins."),
         //: %1 is a move such as "Slide coin 3 from square 9 to square 6", %2 a calculation such as "y = s ⊕ x = 5 ⊕ 6 = 3"
         .makesEven = QT_TRANSLATE_NOOP("NimHeaps", "%1. That leaves a gap of %2 on its left, and the gaps that count have an even number of 1s "
                                                    "in every column."),
         //: %1 is "coin 3"
         .moveIn = QT_TRANSLATE_NOOP("NimHeaps", "Slide %1."),
         //: %1 is "coin 3"
         .moveLeaves = QT_TRANSLATE_N_NOOP("NimHeaps", "Slide %1. Look for a move that leaves the other player %2 winning replies."),
         //: %1 is "coin 3"
         .someWins = QT_TRANSLATE_NOOP("NimHeaps", "Some move of %1 wins."),
         //: %1 is "coin 3"
         .someLeavesFewest = QT_TRANSLATE_NOOP("NimHeaps", "Some move of %1 leaves the fewest winning replies."),
         //: The title of the fourth hint in the game of coins on a strip
         .whichPlace = QT_TRANSLATE_NOOP("NimHeaps", "Which coin"),
     }},
    {"turning-turtles",
     //: A coin that shows heads by its number among the heads, counted from the left
     QT_TRANSLATE_NOOP("nimstone::wording::Places", "head %1"),
     //: The only coin that shows heads
     QT_TRANSLATE_NOOP("nimstone::wording::Places", "the head"),
     QT_TRANSLATE_NOOP("nimstone::wording::Places", "Head"), QT_TRANSLATE_NOOP("nimstone::wording::Places", "Add a head"), turningOver,
     {
         //: %1 is a nim-sum such as "1 ⊕ 1 = 0", or only "0"
         .isZero = QT_TRANSLATE_NOOP("NimHeaps", "A head on square n counts as a Nim heap of n. The nim-sum of the heads is %1: every "
                                                 "move makes it different from 0."),
         //: %1 is a nim-sum such as "1 ⊕ 3 = 2", or only a number
         .isNotZero = QT_TRANSLATE_NOOP("NimHeaps", "A head on square n counts as a Nim heap of n. The nim-sum of the heads is %1: some "
                                                    "move makes it 0."),
         //: %1 is a nim-sum such as "1 ⊕ 1 = 0", or only "0"
         .wasZero = QT_TRANSLATE_NOOP("NimHeaps", "A head on square n counts as a Nim heap of n. The nim-sum of the heads was %1, and "
                                                  "every move makes it different from 0."),
         //: %1 is a nim-sum such as "1 ⊕ 3 = 2", or only a number; %2 a move such as "turn over the coin on square 4"
         .couldBeZero = QT_TRANSLATE_NOOP("NimHeaps", "The nim-sum of the heads was %1, and a move could have made it 0: %2."),
         //: %1 and %2 are nim-sums such as "1 ⊕ 3 = 2", or only numbers
         .madeZero = QT_TRANSLATE_NOOP("NimHeaps", "A head on square n counts as a Nim heap of n. The nim-sum of the heads was %1 and is "
                                                   "now %2, and every move makes it different from 0."),
         //: %1 is a nim-sum such as "1 ⊕ 3 = 2", or only a number
         .isNow = QT_TRANSLATE_NOOP("NimHeaps", "The nim-sum of the heads is now %1."),
         .question = QT_TRANSLATE_N_NOOP("NimHeaps", "%n coin(s) show heads. A move replaces the number of a head's square by a smaller "
                                                     "one, or by none. In which game that you know do moves do that?"),
         //: %1 is a number of heads
         .idea = QT_TRANSLATE_NOOP("NimHeaps", "A head on square n is a Nim heap of n stones: turning over the coin on square m, too, "
                                               "leaves a heap of m, and two heaps of m cancel. Whoever leaves heads with nim-sum 0 "
                                               "wins. Number of heads here: %1."),
         //: %1 is "the 32s column", %2 an odd number of 1s
         .oddColumn = QT_TRANSLATE_NOOP("NimHeaps", "Write the squares of the heads in binary and look at %1, the highest column with "
                                                    "an odd number of 1s (here %2). Every winning move turns over a head whose square "
                                                    "has a 1 there, and each of these heads has a move that wins."),
         .allEven = QT_TRANSLATE_NOOP("NimHeaps", "The squares of the heads already have an even number of 1s in every column, and "
                                                  "every move makes some column odd: no move wins."),
         //: %1 is "head 3", %2 is "the 32s column"
         .onlyHeap = QT_TRANSLATE_NOOP("NimHeaps", "Turn over %1, the only one whose square has a 1 in %2. Some move with it wins."),
         //: %1 is "head 3", %2 is "the 32s column", %3 is 3 or more
         .oneHeap = QT_TRANSLATE_NOOP("NimHeaps", "Turn over %1. It is one of %3 heads whose squares have a 1 in %2, and each of them "
                                                  "has a winning move."),
         //: %1 is a move such as "Turn over the coins on squares 6 and 3", %2 a calculation such as "y = s ⊕ x = 5 ⊕ 6 = 3"
         .makesEven = QT_TRANSLATE_NOOP("NimHeaps", "%1. Counted as Nim heaps, this leaves %2, and now the heaps have an even number of 1s in "
                                                    "every column."),
         //: %1 is "head 3"
         .moveIn = QT_TRANSLATE_NOOP("NimHeaps", "Turn over %1."),
         //: %1 is "head 3"
         .moveLeaves = QT_TRANSLATE_N_NOOP("NimHeaps", "Turn over %1. Look for a move that leaves the other player %2 winning replies."),
         //: %1 is "head 3"
         .someWins = QT_TRANSLATE_NOOP("NimHeaps", "Some move that turns over %1 wins."),
         //: %1 is "head 3"
         .someLeavesFewest = QT_TRANSLATE_NOOP("NimHeaps", "Some move that turns over %1 leaves the fewest winning replies."),
         //: The title of the fourth hint in the game of turning coins over
         .whichPlace = QT_TRANSLATE_NOOP("NimHeaps", "Which head"),
     }},
};

/// Returns the row of a game whose places are of its own kind.
const PlaceRow& placeRowOf(const Rules& rules) { return *std::ranges::find(placeRows, rules.entry().name, &PlaceRow::game); }

}  // namespace

MoveWords ownMoveWords(const Component& part, const Move& move, const QString& who)
{
    return placeRowOf(part.rules).move({part, move.heap, move.taken, who});
}

QString placeName(const Rules& rules, std::size_t heap)
{
    const QString number = QString::number(heap + 1);
    switch (rules.entry().place) {
    //: A block of cake by its number
    case PlaceKind::Block: return Places::tr("block %1").arg(number);
    //: A row of pins, pawns or squares by its number
    case PlaceKind::Row: return Places::tr("row %1").arg(number);
    case PlaceKind::OfItsOwn: return Places::tr(placeRowOf(rules).place).arg(number);
    case PlaceKind::Heap: break;
    }
    return heapName(heap);
}

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
        case PlaceKind::OfItsOwn:
            if (const char* only = placeRowOf(part.rules).onlyPlace)
                return Places::tr(only);
        }
    }
    return placeName(part.rules, heap);
}

AddPlaceWords addPlaceWords(const Rules& rules)
{
    switch (rules.entry().place) {
    case PlaceKind::OfItsOwn: return {Places::tr(placeRowOf(rules).label), Places::tr(placeRowOf(rules).addPlace)};
    case PlaceKind::Block: return {Places::tr("Block"), Places::tr("Add a block")};
    case PlaceKind::Heap: case PlaceKind::Row: break;
    }
    return {Places::tr("Heap"), Places::tr("Add a heap")};
}

const NimHeapsWords* nimHeapsWords(const GameEntry& game)
{
    const auto row = std::ranges::find(placeRows, game.name, &PlaceRow::game);
    return row == std::end(placeRows) ? nullptr : &row->words;
}

}  // namespace nimstone::wording
