#include "app/wording/play.h"

#include <QCoreApplication>

namespace nimstone::wording {

namespace {

struct Play {
    Q_DECLARE_TR_FUNCTIONS(Play)
};

QString number(Count value)
{
    return QString::number(value);
}

}  // namespace

QString opponentName(const play::Opponent& opponent)
{
    switch (opponent.kind) {
    //: A computer opponent that makes no mistake
    case play::Opponent::Kind::Perfect: return Play::tr("Perfect");
    //: A computer opponent that plays well only near the end of the game
    case play::Opponent::Kind::Learner: return Play::tr("Learner");
    //: A computer opponent that believes something wrong; what it is shall not be told
    case play::Opponent::Kind::Misguided: return Play::tr("Mistaken");
    }
    return {};
}

QString opponentDescription(const play::Opponent& opponent)
{
    switch (opponent.kind) {
    case play::Opponent::Kind::Perfect:
        return Play::tr("Wins whatever can be won. Where nothing wins, it leaves you as few winning replies as it can.");
    case play::Opponent::Kind::Learner:
        //: %1 is a number of stones
        return Play::tr("Takes at random until %1 stones are left; from there on it plays perfectly.", nullptr,
                        pluralForm(opponent.foresight))
            .arg(number(opponent.foresight));
    case play::Opponent::Kind::Misguided:
        return Play::tr("Plays by an idea that is wrong in this game. Find out which it is, and beat it.");
    }
    return {};
}

QString misconceptionText(play::Misconception idea)
{
    using Idea = play::Misconception;
    switch (idea) {
    case Idea::MirrorsTheOtherHeap:
        return Play::tr("It mirrors: of two unequal heaps it makes the larger equal to the smaller. That is right in Nim "
                        "of two heaps.");
    case Idea::AlwaysTakesMost: return Play::tr("It always takes as much as the rules allow.");
    case Idea::ModuloEverywhere:
        //: m is the most that may be taken in a move
        return Play::tr("It leaves a multiple of m + 1 in every game, where m is the most that may be taken. That is right "
                        "in Bash's game of one heap.");
    case Idea::XorEverywhere:
        return Play::tr("It makes the nim-sum 0 in every game. That is right in Nim.");
    case Idea::ForgetsTheMisereSwitch: break;
    }
    return Play::tr("It plays misère Nim as if the last stone won, and forgets to switch when only heaps of one would be left.");
}

QString turnText(Mover mover)
{
    switch (mover) {
    case Mover::You: return Play::tr("Your move");
    case Mover::Computer: return Play::tr("The computer's move");
    case Mover::FirstPlayer: return Play::tr("The first player's move");
    case Mover::SecondPlayer: return Play::tr("The second player's move");
    }
    return {};
}

QString winText(Mover winner)
{
    switch (winner) {
    case Mover::You: return Play::tr("You took the last stone: you win.");
    case Mover::Computer: return Play::tr("The computer took the last stone and wins.");
    case Mover::FirstPlayer: return Play::tr("The first player took the last stone and wins.");
    case Mover::SecondPlayer: return Play::tr("The second player took the last stone and wins.");
    }
    return {};
}

QString moveText(const Move& move)
{
    //: A move: %1 is how many stones, %2 "heap 2"
    return Play::tr("Take %1 from %2").arg(number(move.taken), heapName(move.heap));
}

QString moveDoneText(Mover mover, const Move& move)
{
    const auto filled = [&move](const QString& text) { return text.arg(number(move.taken), heapName(move.heap)); };
    switch (mover) {
    //: %1 is how many stones, %2 "heap 2"
    case Mover::You: return filled(Play::tr("You took %1 from %2"));
    //: %1 is how many stones, %2 "heap 2"
    case Mover::Computer: return filled(Play::tr("The computer took %1 from %2"));
    //: %1 is how many stones, %2 "heap 2"
    case Mover::FirstPlayer: return filled(Play::tr("The first player took %1 from %2"));
    //: %1 is how many stones, %2 "heap 2"
    case Mover::SecondPlayer: return filled(Play::tr("The second player took %1 from %2"));
    }
    return {};
}

QString verdictMark(play::Verdict::Kind kind)
{
    using Kind = play::Verdict::Kind;
    switch (kind) {
    //: A short mark beside a move: the position was won, and still is
    case Kind::KeptTheWin: return Play::tr("kept the win");
    //: A short mark beside a move: the position was won, and is not any more
    case Kind::GaveItAway: return Play::tr("gave it away");
    //: A short mark beside a move: the position was lost whatever was played
    case Kind::LostAnyway: return Play::tr("was lost anyway");
    }
    return {};
}

QString verdictReason(const play::Verdict& verdict)
{
    if (verdict.kind == play::Verdict::Kind::KeptTheWin) {
        if (verdict.endsTheGame)
            return Play::tr("It took the last stone, and with it the game.");
        //: %1 is s, the nim-sum before the move
        return Play::tr("It turned s = %1 into t = 0: every column holds an even number of 1s, and whatever the other player "
                        "does will make one of them odd.").arg(number(verdict.s));
    }
    const int replies = static_cast<int>(verdict.replies);
    const QString taken = number(verdict.refutation->taken);
    const QString heap = heapName(verdict.refutation->heap);
    const QString odd = columnNames(verdict.t);
    if (verdict.kind == play::Verdict::Kind::LostAnyway) {
        //: %1 is t, %2 "the 4s and 2s columns", %3 how many stones, %4 "heap 3"
        return Play::tr("Every column held an even number of 1s (s = 0), and any move makes one of them odd. Now t = %1, with an "
                        "odd number in %2, and the other player has %n winning replies, such as %3 from %4.", nullptr, replies)
            .arg(number(verdict.t), odd, taken, heap);
    }
    //: %1 is s; %2 how many stones from %3, "heap 1", would have won; %4 is t, %5 "the 4s and 2s columns"; the reply takes
    //: %6 stones from %7, "heap 3"
    return Play::tr("%2 from %3 would have turned s = %1 into 0. Instead t = %4, with an odd number of 1s in %5, and the "
                    "other player has %n winning replies, such as %6 from %7.", nullptr, replies)
        .arg(number(verdict.s), number(verdict.better->taken), heapName(verdict.better->heap), number(verdict.t), odd, taken,
             heap);
}

}  // namespace nimstone::wording
