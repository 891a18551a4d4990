// The sentences about positions and moves that cannot be parsed: the expected text, and the text that was found instead.
#include "app/wording/errors.h"

#include <QCoreApplication>

#include "app/wording/names.h"
#include "app/wording/quotation.h"
#include "core/sum/catalogue.h"

namespace nimstone::wording {

namespace {

struct NotationErrors {
    Q_DECLARE_TR_FUNCTIONS(nimstone::wording::Errors)
};

using Expected = NotationError::Expected;

QString largest() { return number(maxCount); }

QString name(const NotationError& error) { return QString::fromStdString(error.name); }

/// Returns an example of a position of the game that the error is about; empty if there is no such game.
QString example(const NotationError& error)
{
    const GameEntry* entry = gameNamed(error.name);
    return entry ? QString::fromUtf8(entry->example) : QString();
}

QString whereTextEnds(const NotationError& error)
{
    switch (error.expected) {
    case Expected::GameName: return NotationErrors::tr("expected a game such as nim, but the text ends here");
    case Expected::Colon: return NotationErrors::tr("expected a colon after the game, but the text ends here");
    case Expected::Parameters:
        //: %1 is a game, %2 a position of it, such as bash(4):30
        return NotationErrors::tr("expected an opening parenthesis after %1, as in %2, but the text ends here")
            .arg(name(error), example(error));
    case Expected::Parameter:
        return NotationErrors::tr("expected a number of at least %1, but the text ends here").arg(error.limit);
    case Expected::ParameterEnd:
        return NotationErrors::tr("expected a closing parenthesis, but the text ends here");
    case Expected::ParameterSeparator:
        return NotationErrors::tr("expected a comma or a closing parenthesis, but the text ends here");
    case Expected::CodePoint:
        return NotationErrors::tr("expected a point after the first digit of the code, but the text ends here");
    case Expected::CodeDigit:
        return error.limit == 8 ? NotationErrors::tr("expected a digit from 0 to 7, but the text ends here")
                                : NotationErrors::tr("expected a digit from 0 to 9 or A to F, but the text ends here");
    case Expected::MoreHeaps:
        //: %1 is a game, such as wythoff
        return NotationErrors::tr("expected a comma and a second number, because %1 has two, but the text ends here")
            .arg(name(error));
    case Expected::Quota: return NotationErrors::tr("expected a quota of at least 1, but the text ends here");
    case Expected::Side: return NotationErrors::tr("expected the side of a block (at least 1), but the text ends here");
    case Expected::SideSign:
        return NotationErrors::tr("expected an x between the sides of a block, but the text ends here");
    case Expected::PartNumber:
        return NotationErrors::tr("expected the number of a component (from 1), but the text ends here");
    case Expected::Dot:
        return NotationErrors::tr("expected a dot after the number of the component, but the text ends here");
    case Expected::HeapNumber: return NotationErrors::tr("expected the number of a heap (from 1), but the text ends here");
    case Expected::Dash: return NotationErrors::tr("expected a dash after the number of the heap, but the text ends here");
    case Expected::Amount: return NotationErrors::tr("expected the number of stones to take, but the text ends here");
    case Expected::Piece:
        return NotationErrors::tr("expected the size of a heap that is left (at least 1), but the text ends here");
    case Expected::CutPlace:
        return NotationErrors::tr("expected the place of the cut (at least 1), but the text ends here");
    case Expected::HeapSize: break;
    // The other values of Expected cannot occur at the end of a text.
    case Expected::Nim: case Expected::NoParameters: case Expected::SmallerParameter: case Expected::FewerParameters:
    case Expected::ShorterCode: case Expected::FiniteCode: case Expected::CodeWithMove: case Expected::SmallerHeap:
    case Expected::Separator: case Expected::FewerHeaps: case Expected::LargerHeap: case Expected::FewerStones:
    case Expected::NoQuota: case Expected::SmallerQuota: case Expected::SmallerSide: case Expected::FewerParts:
    case Expected::Summable: case Expected::SamePart: case Expected::SmallerAmount: case Expected::SmallerPiece:
    case Expected::SmallerCutPlace: case Expected::End: break;
    }
    return NotationErrors::tr("expected a heap size, but the text ends here");
}

QString noSum(const NotationError& error)
{
    switch (error.obstacle) {
    case SumObstacle::MiserePlay:
        //: %1 is a game, such as misere-nim
        return NotationErrors::tr("expected a game under normal play: in misère play, the Grundy values of the components do not "
                                  "decide the sum, so %1 cannot be a component").arg(name(error));
    case SumObstacle::Partisan: break;
    }
    return NotationErrors::tr("expected an impartial game: in %1, Left and Right have different moves, so it has no Grundy value "
                              "and adds only to its own kind").arg(name(error));
}

QString aboutGame(const NotationError& error, const QString& found)
{
    switch (error.expected) {
    case Expected::GameName:
        if (error.name.empty())
            return NotationErrors::tr("expected a game such as nim, found '%1'").arg(found);
        //: %2 is the name of a game, such as grundy-game, or a position, such as nim:3,5,9
        return NotationErrors::tr("expected a game, found '%1'; perhaps you meant %2").arg(found, name(error));
    case Expected::Nim:
        return NotationErrors::tr("expected a position of Nim, such as nim:3,4,5, found '%1'").arg(found);
    case Expected::NoParameters:
        return NotationErrors::tr("expected a colon after %2, which has no parameters, found '%1'").arg(found, name(error));
    case Expected::Parameters:
        //: %2 is a game, %3 a position of it, such as bash(4):30
        return NotationErrors::tr("expected an opening parenthesis after %2, as in %3, found '%1'")
            .arg(found, name(error), example(error));
    case Expected::Parameter: return NotationErrors::tr("expected a number of at least %2, found '%1'").arg(found, number(error.limit));
    case Expected::SmallerParameter:
        return NotationErrors::tr("expected a number of at most %2, found '%1'").arg(found, number(error.limit));
    case Expected::FewerParameters:
        return NotationErrors::tr("expected at most %2 numbers in the parentheses, found '%1' after them")
            .arg(found, number(error.limit));
    case Expected::ParameterEnd: return NotationErrors::tr("expected a closing parenthesis, found '%1'").arg(found);
    case Expected::ParameterSeparator:
        return NotationErrors::tr("expected a comma or a closing parenthesis, found '%1'").arg(found);
    case Expected::CodePoint:
        return NotationErrors::tr("expected a point after the first digit of the code, found '%1'").arg(found);
    case Expected::CodeDigit:
        return error.limit == 8 ? NotationErrors::tr("expected a digit from 0 to 7, found '%1'").arg(found)
                                : NotationErrors::tr("expected a digit from 0 to 9 or A to F, found '%1'").arg(found);
    case Expected::ShorterCode:
        return NotationErrors::tr("expected at most %2 digits after the point, found '%1' after them")
            .arg(found, number(error.limit));
    case Expected::FiniteCode:
        return error.limit == 8
            ? NotationErrors::tr("expected 0 or 4 as the first digit, so that every game ends, found '%1'").arg(found)
            : NotationErrors::tr("expected 0, 4, 8, or C as the first digit, so that every game ends, found '%1'").arg(found);
    case Expected::CodeWithMove:
        return NotationErrors::tr("expected a code with a digit other than 0, found '%1'").arg(found);
    default: break;
    }
    return NotationErrors::tr("expected a colon after the game, found '%1'").arg(found);
}

QString aboutPosition(const NotationError& error, const QString& found)
{
    switch (error.expected) {
    case Expected::SmallerHeap:
        //: %2 is the greatest size that a heap may have
        return NotationErrors::tr("expected a heap size of at most %2, found '%1'").arg(found, largest());
    case Expected::Separator: return NotationErrors::tr("expected a comma or the end, found '%1'").arg(found);
    case Expected::FewerHeaps:
        if (error.name.empty()) {
            //: %2 is the greatest number of heaps
            return NotationErrors::tr("expected at most %2 heaps, found '%1' after them").arg(found, number(error.limit));
        }
        //: %2 is a game; %n is the number of its heaps, 1 or 2
        return NotationErrors::tr("expected the end, because %2 has %n heap(s), found '%1'", nullptr, pluralForm(error.limit))
            .arg(found, name(error));
    case Expected::MoreHeaps:
        return NotationErrors::tr("expected a comma and a second number, because %2 has two, found '%1'").arg(found, name(error));
    case Expected::LargerHeap:
        return NotationErrors::tr("expected a number of at least %3, as %2 requires, found '%1'")
            .arg(found, name(error), number(error.limit));
    case Expected::FewerStones:
        return NotationErrors::tr("expected at most %3 stones in all, as %2 requires; '%1' goes beyond that")
            .arg(found, name(error), number(error.limit));
    case Expected::NoQuota:
        return NotationErrors::tr("expected no quota, found '%1': only fibonacci-nim has one").arg(found);
    case Expected::Quota: return NotationErrors::tr("expected a quota of at least 1, found '%1'").arg(found);
    case Expected::SmallerQuota: return NotationErrors::tr("expected a quota of at most %2, found '%1'").arg(found, largest());
    case Expected::Side: return NotationErrors::tr("expected the side of a block (at least 1), found '%1'").arg(found);
    case Expected::SmallerSide: return NotationErrors::tr("expected a side of at most %2, found '%1'").arg(found, largest());
    case Expected::SideSign:
        return NotationErrors::tr("expected an x between the sides of a block, found '%1'").arg(found);
    case Expected::FewerParts:
        return NotationErrors::tr("expected at most %2 components in a sum, found '%1' after them").arg(found, number(error.limit));
    case Expected::Summable: return noSum(error);
    default: break;
    }
    return NotationErrors::tr("expected a heap size, found '%1'").arg(found);
}

QString whereTextGoesOn(const NotationError& error, const QString& found)
{
    switch (error.expected) {
    case Expected::GameName: case Expected::Nim: case Expected::Colon: case Expected::NoParameters:
    case Expected::Parameters: case Expected::Parameter: case Expected::SmallerParameter:
    case Expected::FewerParameters: case Expected::ParameterEnd: case Expected::ParameterSeparator:
    case Expected::CodePoint: case Expected::CodeDigit: case Expected::ShorterCode: case Expected::FiniteCode:
    case Expected::CodeWithMove: return aboutGame(error, found);
    case Expected::HeapSize: case Expected::SmallerHeap: case Expected::Separator: case Expected::FewerHeaps:
    case Expected::MoreHeaps: case Expected::LargerHeap: case Expected::FewerStones: case Expected::NoQuota:
    case Expected::Quota: case Expected::SmallerQuota: case Expected::Side: case Expected::SmallerSide:
    case Expected::SideSign: case Expected::FewerParts: case Expected::Summable: return aboutPosition(error, found);
    case Expected::PartNumber:
        return NotationErrors::tr("expected the number of a component (from 1), found '%1'").arg(found);
    case Expected::Dot: return NotationErrors::tr("expected a dot after the number of the component, found '%1'").arg(found);
    case Expected::SamePart:
        return NotationErrors::tr("expected component %2 again, because a move stays in one component, found '%1'")
            .arg(found, number(error.limit));
    case Expected::HeapNumber:
        return NotationErrors::tr("expected the number of a heap (from 1), found '%1'").arg(found);
    case Expected::Dash: return NotationErrors::tr("expected a dash after the number of the heap, found '%1'").arg(found);
    case Expected::Amount: return NotationErrors::tr("expected the number of stones to take, found '%1'").arg(found);
    case Expected::SmallerAmount:
        //: %2 is the greatest number of stones
        return NotationErrors::tr("expected the number of stones to take (at most %2), found '%1'").arg(found, largest());
    case Expected::Piece:
        return NotationErrors::tr("expected the size of a heap that is left (at least 1), found '%1'").arg(found);
    case Expected::SmallerPiece:
        return NotationErrors::tr("expected a heap of at most %2, found '%1'").arg(found, largest());
    case Expected::CutPlace:
        return NotationErrors::tr("expected the place of the cut (at least 1), found '%1'").arg(found);
    case Expected::SmallerCutPlace:
        return NotationErrors::tr("expected the place of the cut (at most %2), found '%1'").arg(found, largest());
    case Expected::End: break;
    }
    return NotationErrors::tr("expected nothing more, found '%1'").arg(found);
}

}  // namespace

QString sentence(const NotationError& error)
{
    return error.found.empty() ? whereTextEnds(error) : whereTextGoesOn(error, quotedRichText(error.found));
}

QString atColumn(const NotationError& error)
{
    //: %1 is a column, counted in characters from 1; %2 is a text about what was expected there and what was found
    return NotationErrors::tr("column %1: %2").arg(QString::number(error.column), sentence(error));
}

}  // namespace nimstone::wording
