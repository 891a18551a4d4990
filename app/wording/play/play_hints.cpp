// The texts of the hint ladder: the titles of the hints, the texts of the hints, and the reason why a position has no hint ladder.
#include "app/wording/play/play.h"

#include <QCoreApplication>

#include "app/wording/play/hint_looks.h"
#include "app/wording/play/hint_moves.h"
#include "app/wording/play/hint_questions.h"

namespace nimstone::wording {

namespace {

/// A function object that returns the text of a hint. It has one overload for each kind of hint and no generic overload, so the
/// code does not compile if a kind of hint has no text.
struct Hints : HintQuestions, HintLooks, HintMoves {
    using HintQuestions::operator();
    using HintLooks::operator();
    using HintMoves::operator();
};

struct HintTitles {
    Q_DECLARE_TR_FUNCTIONS(PlayHints)

public:
    /// Returns the title of the fourth hint, which depends on the choices that are left.
    static QString choiceTitle(const GameSum& sum, const play::HintRung& rung)
    {
        if (play::rungAs<play::rung::OneOfTwo>(rung) || play::rungAs<play::rung::LastTwoRests>(rung)) {
            //: The title of the fourth hint: it offers a choice between two moves
            return tr("One of two");
        }
        if (play::rungAs<play::rung::OnlyOneFits>(rung)) {
            //: The title of the fourth hint, if only one choice is left
            return tr("Only one");
        }
        if (sum.isPartisan()) {
            //: The title of the fourth hint in Cutcake
            return tr("Which block");
        }
        if (const NimHeapsWords* words = sum.isSum() ? nullptr : nimHeapsWords(sum, 0))
            return NimHeapsWords::tr(words->whichPlace);
        if (!sum.isSum() && isPlayedInRows(sum.components().front().rules)) {
            //: The title of the fourth hint in Kayles and similar games
            return tr("Which row");
        }
        //: The title of the fourth hint
        return tr("Which heap");
    }
};

}  // namespace

QString rungTitle(const GameSum& sum, std::size_t place, const play::HintRung& rung)
{
    switch (place) {
    //: The title of the first hint
    case 0: return HintTitles::tr("A question");
    //: The title of the second hint
    case 1: return HintTitles::tr("The idea");
    //: The title of the third hint
    case 2: return HintTitles::tr("Where to look");
    case 3: return HintTitles::choiceTitle(sum, rung);
    //: The title of the fifth and last hint
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
    //: The title that is shown if there is no hint
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
        //: %1 is the size of a heap
        return HintTitles::tr("It is not known who wins here: Grundy values are computed only for heaps of up to %1.")
            .arg(QString::number(none.bound->most));
    }
    //: %1 is a number of positions
    return HintTitles::tr("It is not known who wins here: Grundy values are computed only where at most %1 positions can be reached.")
        .arg(QString::number(none.bound->most));
}

}  // namespace nimstone::wording
