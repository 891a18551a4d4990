// The words of the hint ladder: the titles of its rungs, their texts, and why there may be no ladder.
#include "app/wording/play/play.h"

#include <QCoreApplication>

#include "app/wording/play/hint_looks.h"
#include "app/wording/play/hint_moves.h"
#include "app/wording/play/hint_questions.h"

namespace nimstone::wording {

namespace {

/// Returns the text of a rung. The class has no catch-all, so a new kind of rung does not compile until it has a text.
struct Hints : HintQuestions, HintLooks, HintMoves {
    using HintQuestions::operator();
    using HintLooks::operator();
    using HintMoves::operator();
};

struct HintTitles {
    Q_DECLARE_TR_FUNCTIONS(PlayHints)

public:
    /// Returns the title of the fourth rung, which depends on what is left to choose.
    static QString choiceTitle(const GameSum& sum, const play::HintRung& rung)
    {
        if (play::rungAs<play::rung::OneOfTwo>(rung) || play::rungAs<play::rung::LastTwoRests>(rung)) {
            //: The fourth rung of the hint ladder: two moves to choose between
            return tr("One of two");
        }
        if (play::rungAs<play::rung::OnlyOneFits>(rung)) {
            //: The fourth rung of the hint ladder, where nothing is left to choose
            return tr("Only one");
        }
        if (sum.isPartisan()) {
            //: The fourth rung of the hint ladder in Cutcake
            return tr("Which block");
        }
        if (const NimHeapsWords* words = sum.isSum() ? nullptr : nimHeapsWords(sum, 0))
            return NimHeapsWords::tr(words->whichPlace);
        if (!sum.isSum() && isPlayedInRows(sum.components().front().rules)) {
            //: The fourth rung of the hint ladder in Kayles and its kin
            return tr("Which row");
        }
        //: The fourth rung of the hint ladder
        return tr("Which heap");
    }
};

}  // namespace

QString rungTitle(const GameSum& sum, std::size_t place, const play::HintRung& rung)
{
    switch (place) {
    //: The first rung of the hint ladder
    case 0: return HintTitles::tr("A question");
    //: The second rung of the hint ladder
    case 1: return HintTitles::tr("The idea");
    //: The third rung of the hint ladder
    case 2: return HintTitles::tr("Where to look");
    case 3: return HintTitles::choiceTitle(sum, rung);
    //: The fifth and last rung of the hint ladder
    case 4: return HintTitles::tr("The move");
    default: return {};
    }
}

QString hintText(const GameSum& sum, const play::HintRung& rung, std::optional<Count> countedTo)
{
    return std::visit(Hints{{sum}, {sum}, {sum, countedTo}}, rung.kinds());
}

QString noHintTitle()
{
    //: In place of the rungs of the hint ladder, where there is none
    return HintTitles::tr("No hint");
}

QString noHintText(const play::NoLadder& none)
{
    switch (none.kind) {
    case play::NoLadder::Kind::NoMove: return HintTitles::tr("No move is possible, so there is nothing to help with.");
    case play::NoLadder::Kind::MoveNotFound:
        return HintTitles::tr("You can win, but the position is too large to search for a winning move.");
    case play::NoLadder::Kind::OutcomeUnknown: break;
    }
    if (!none.bound)
        return HintTitles::tr("This position is too large to decide who wins.");
    if (none.bound->kind == GrundyBound::Kind::Heaps) {
        //: %1 is a size of heaps
        return HintTitles::tr("It is not known who wins here: Grundy values are computed only for heaps of up to %1.")
            .arg(QString::number(none.bound->most));
    }
    //: %1 is a number of positions
    return HintTitles::tr("It is not known who wins here: Grundy values are computed only where at most %1 positions can be reached.")
        .arg(QString::number(none.bound->most));
}

}  // namespace nimstone::wording
