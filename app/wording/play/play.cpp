#include "app/wording/play/play.h"

#include <QCoreApplication>

namespace nimstone::wording {

namespace {

struct Play {
    Q_DECLARE_TR_FUNCTIONS(Play)
};

struct PlayersWords {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Players)
};

}  // namespace

/// Returns the name of a misguided opponent: an animal that lives at the pond. The name does not reveal the opponent's mistaken belief.
static QString misguidedOpponentName(MistakenIdea idea)
{
    using Idea = MistakenIdea;
    switch (idea) {
    //: The name of a computer opponent: an animal at a pond. The name must not reveal how the opponent plays
    case Idea::MirrorsTheOtherHeap: return Play::tr("Master Heron");
    //: The name of a computer opponent: an animal at a pond. The name must not reveal how the opponent plays
    case Idea::AlwaysTakesMost: return Play::tr("Madam Sparrow");
    //: The name of a computer opponent: an animal at a pond. The name must not reveal how the opponent plays
    case Idea::ModuloEverywhere: return Play::tr("Old Carp");
    //: The name of a computer opponent: an animal at a pond. The name must not reveal how the opponent plays
    case Idea::XorEverywhere: return Play::tr("Young Cricket");
    case Idea::ForgetsTheMisereSwitch: break;
    }
    //: The name of a computer opponent: an animal at a pond. The name must not reveal how the opponent plays
    return Play::tr("Uncle Hedgehog");
}

QString opponentName(const play::Opponent& opponent)
{
    switch (opponent.kind) {
    //: A computer opponent that makes no mistake
    case play::Opponent::Kind::Perfect: return Play::tr("Perfect");
    //: A computer opponent that plays well only near the end of the game
    case play::Opponent::Kind::Learner: return Play::tr("Learner");
    case play::Opponent::Kind::Misguided: return misguidedOpponentName(opponent.idea);
    }
    return {};
}

QString opponentDescription(const play::Opponent& opponent)
{
    switch (opponent.kind) {
    case play::Opponent::Kind::Perfect:
        return Play::tr("Wins every position that can be won. Where no move wins, it leaves you as few winning replies as it can.");
    case play::Opponent::Kind::Learner:
        //: %1 is a number of moves
        return Play::tr("Plays at random until at most %1 moves can remain, and perfectly from then on.", nullptr,
                        pluralForm(opponent.foresight))
            .arg(number(opponent.foresight));
    case play::Opponent::Kind::Misguided:
        return Play::tr("Plays by an idea that is wrong in this game. Find out which, and beat it.");
    }
    return {};
}

QString misconceptionText(MistakenIdea idea)
{
    using Idea = MistakenIdea;
    switch (idea) {
    case Idea::MirrorsTheOtherHeap:
        return Play::tr("It mirrors: of two unequal heaps, it makes the larger equal to the smaller. That is right in Nim with two heaps.");
    case Idea::AlwaysTakesMost: return Play::tr("It always takes as much as the rules allow.");
    case Idea::ModuloEverywhere:
        //: m is the largest number of stones that a move may take
        return Play::tr("It leaves a multiple of m + 1 in every game, where m is the most that may be taken. That is right in the "
                        "Bash game with one heap.");
    case Idea::XorEverywhere:
        return Play::tr("It makes the nim-sum 0 in every game. That is right in Nim.");
    case Idea::ForgetsTheMisereSwitch: break;
    }
    return Play::tr("It plays misère Nim as if taking the last stone won. It forgets to switch when only heaps of one would be left.");
}

QString playersText(const play::Players& players)
{
    if (players.twoPeople())
        //: The players of a game: two people who share the computer
        return PlayersWords::tr("Two people");
    if (!players.watched())
        return opponentName(*players.opponent);
    //: The players of a game: %1 and %2 are the names of two computer opponents
    return PlayersWords::tr("%1 against %2").arg(opponentName(*players.person), opponentName(*players.opponent));
}

QString turnText(Mover mover)
{
    switch (mover) {
    case Mover::You: return Play::tr("Your move");
    case Mover::Computer: return Play::tr("The computer's move");
    case Mover::FirstPlayer: return Play::tr("The first player's move");
    case Mover::SecondPlayer: return Play::tr("The second player's move");
    //: The player called Left, in a partisan game
    case Mover::Left: return Play::tr("Left's move");
    //: The player called Right, in a partisan game
    case Mover::Right: return Play::tr("Right's move");
    }
    return {};
}

}  // namespace nimstone::wording
