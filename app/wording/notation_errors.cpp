// What a position or move that cannot be read lacks, and what stands there instead.
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

/// As one writes a position of that game.
QString example(const NotationError& error)
{
    const GameEntry* entry = gameNamed(error.name);
    return entry ? QString::fromUtf8(entry->example.data(), static_cast<qsizetype>(entry->example.size())) : QString();
}

QString whereTextEnds(const NotationError& error)
{
    switch (error.expected) {
    case Expected::GameName: return NotationErrors::tr("a game such as nim was expected, but the text ends here");
    case Expected::Colon: return NotationErrors::tr("a colon was expected after the game, but the text ends here");
    case Expected::Parameters:
        //: %1 is a game, %2 a position of it, such as bash(4):30
        return NotationErrors::tr("an opening parenthesis was expected after %1, as in %2, but the text ends here")
            .arg(name(error), example(error));
    case Expected::Parameter:
        return NotationErrors::tr("a number from %1 was expected, but the text ends here").arg(error.limit);
    case Expected::ParameterEnd:
        return NotationErrors::tr("a closing parenthesis was expected, but the text ends here");
    case Expected::ParameterSeparator:
        return NotationErrors::tr("a comma or a closing parenthesis was expected, but the text ends here");
    case Expected::CodePoint:
        return NotationErrors::tr("a point was expected after the first digit of the code, but the text ends here");
    case Expected::CodeDigit:
        return error.limit == 8 ? NotationErrors::tr("a digit from 0 to 7 was expected, but the text ends here")
                                : NotationErrors::tr("a digit from 0 to 9 or A to F was expected, but the text ends here");
    case Expected::MoreHeaps:
        //: %1 is a game, such as wythoff
        return NotationErrors::tr("a comma and a second number were expected, as %1 has two, but the text ends here")
            .arg(name(error));
    case Expected::Quota: return NotationErrors::tr("a quota from 1 was expected, but the text ends here");
    case Expected::Side: return NotationErrors::tr("the side of a block, from 1, was expected, but the text ends here");
    case Expected::SideSign:
        return NotationErrors::tr("an x was expected between the sides of a block, but the text ends here");
    case Expected::PartNumber:
        return NotationErrors::tr("the number of a part of the sum, from 1, was expected, but the text ends here");
    case Expected::Dot:
        return NotationErrors::tr("a dot was expected after the number of the part, but the text ends here");
    case Expected::HeapNumber: return NotationErrors::tr("the number of a heap, from 1, was expected, but the text ends here");
    case Expected::Dash: return NotationErrors::tr("a dash was expected after the heap, but the text ends here");
    case Expected::Amount: return NotationErrors::tr("a number of stones to take was expected, but the text ends here");
    case Expected::Piece:
        return NotationErrors::tr("the size of a heap that is left, from 1, was expected, but the text ends here");
    case Expected::CutPlace:
        return NotationErrors::tr("a number from 1, the place of the cut, was expected, but the text ends here");
    case Expected::HeapSize: break;
    // Where the text ends, none of these can be missing.
    case Expected::Nim: case Expected::NoParameters: case Expected::SmallerParameter: case Expected::FewerParameters:
    case Expected::ShorterCode: case Expected::FiniteCode: case Expected::CodeWithMove: case Expected::SmallerHeap:
    case Expected::Separator: case Expected::FewerHeaps: case Expected::LargerHeap: case Expected::FewerStones:
    case Expected::NoQuota: case Expected::SmallerQuota: case Expected::SmallerSide: case Expected::FewerParts:
    case Expected::Summable: case Expected::SamePart: case Expected::SmallerAmount: case Expected::SmallerPiece:
    case Expected::SmallerCutPlace: case Expected::End: break;
    }
    return NotationErrors::tr("a heap size was expected, but the text ends here");
}

QString noSum(const NotationError& error)
{
    switch (error.obstacle) {
    case SumObstacle::MiserePlay:
        //: %1 is a game, such as misere-nim
        return NotationErrors::tr("a game under normal play was expected: in misère play the Grundy values of the parts do not "
                          "decide the sum, so %1 cannot be part of one").arg(name(error));
    case SumObstacle::Memory:
        return NotationErrors::tr("a game without memory was expected: %1 carries a quota from one move to the next, so it has "
                          "no Grundy value and cannot be part of a sum").arg(name(error));
    case SumObstacle::Partisan: break;
    }
    return NotationErrors::tr("a game with the same moves for both players was expected: %1 gives Left and Right different "
                      "moves, so it has no Grundy value and is added only to its own kind").arg(name(error));
}

QString aboutGame(const NotationError& error, const QString& found)
{
    switch (error.expected) {
    case Expected::GameName:
        if (error.name.empty())
            return NotationErrors::tr("a game such as nim was expected, '%1' found").arg(found);
        //: %2 is the name of a game, in the notation
        return NotationErrors::tr("a game was expected, '%1' found; perhaps %2 was meant").arg(found, name(error));
    case Expected::Nim:
        return NotationErrors::tr("a position of Nim was expected, such as nim:3,4,5, '%1' found: other games cannot be proved "
                          "here yet").arg(found);
    case Expected::NoParameters:
        return NotationErrors::tr("a colon was expected after %2, which has no parameters, '%1' found").arg(found, name(error));
    case Expected::Parameters:
        //: %2 is a game, %3 a position of it, such as bash(4):30
        return NotationErrors::tr("an opening parenthesis was expected after %2, as in %3, '%1' found")
            .arg(found, name(error), example(error));
    case Expected::Parameter: return NotationErrors::tr("a number from %2 was expected, '%1' found").arg(found, number(error.limit));
    case Expected::SmallerParameter:
        return NotationErrors::tr("a number of at most %2 was expected, '%1' found").arg(found, number(error.limit));
    case Expected::FewerParameters:
        return NotationErrors::tr("at most %2 numbers were expected in the parentheses, '%1' found after them")
            .arg(found, number(error.limit));
    case Expected::ParameterEnd: return NotationErrors::tr("a closing parenthesis was expected, '%1' found").arg(found);
    case Expected::ParameterSeparator:
        return NotationErrors::tr("a comma or a closing parenthesis was expected, '%1' found").arg(found);
    case Expected::CodePoint:
        return NotationErrors::tr("a point was expected after the first digit of the code, '%1' found").arg(found);
    case Expected::CodeDigit:
        return error.limit == 8 ? NotationErrors::tr("a digit from 0 to 7 was expected, '%1' found").arg(found)
                                : NotationErrors::tr("a digit from 0 to 9 or A to F was expected, '%1' found").arg(found);
    case Expected::ShorterCode:
        return NotationErrors::tr("at most %2 digits were expected after the point, '%1' found after them")
            .arg(found, number(error.limit));
    case Expected::FiniteCode:
        return error.limit == 8
            ? NotationErrors::tr("a first digit of 0 or 4 was expected, so that every game ends, '%1' found").arg(found)
            : NotationErrors::tr("a first digit of 0, 4, 8 or C was expected, so that every game ends, '%1' found").arg(found);
    case Expected::CodeWithMove:
        return NotationErrors::tr("a code with a digit other than 0 was expected, '%1' found").arg(found);
    default: break;
    }
    return NotationErrors::tr("a colon was expected after the game, '%1' found").arg(found);
}

QString aboutPosition(const NotationError& error, const QString& found)
{
    switch (error.expected) {
    case Expected::SmallerHeap:
        //: %2 is the greatest size that a heap may have.
        return NotationErrors::tr("a heap size of at most %2 was expected, '%1' found").arg(found, largest());
    case Expected::Separator: return NotationErrors::tr("a comma or the end was expected, '%1' found").arg(found);
    case Expected::FewerHeaps:
        if (error.name.empty()) {
            //: %2 is the greatest number of heaps.
            return NotationErrors::tr("at most %2 heaps were expected, '%1' found after them").arg(found, number(error.limit));
        }
        //: %2 is a game; %n is how many heaps it has, 1 or 2
        return NotationErrors::tr("the end was expected, as %2 has %n heap(s), '%1' found", nullptr, pluralForm(error.limit))
            .arg(found, name(error));
    case Expected::MoreHeaps:
        return NotationErrors::tr("a comma and a second number were expected, as %2 has two, '%1' found").arg(found, name(error));
    case Expected::LargerHeap:
        return NotationErrors::tr("a number from %3 was expected, as %2 asks for, '%1' found")
            .arg(found, name(error), number(error.limit));
    case Expected::FewerStones:
        return NotationErrors::tr("heaps of at most %3 stones together were expected, as %2 asks for, '%1' goes beyond that")
            .arg(found, name(error), number(error.limit));
    case Expected::NoQuota:
        return NotationErrors::tr("no quota was expected, '%1' found: only fibonacci-nim has one").arg(found);
    case Expected::Quota: return NotationErrors::tr("a quota from 1 was expected, '%1' found").arg(found);
    case Expected::SmallerQuota: return NotationErrors::tr("a quota of at most %2 was expected, '%1' found").arg(found, largest());
    case Expected::Side: return NotationErrors::tr("the side of a block, from 1, was expected, '%1' found").arg(found);
    case Expected::SmallerSide: return NotationErrors::tr("a side of at most %2 was expected, '%1' found").arg(found, largest());
    case Expected::SideSign:
        return NotationErrors::tr("an x was expected between the sides of a block, '%1' found").arg(found);
    case Expected::FewerParts:
        return NotationErrors::tr("at most %2 parts were expected in a sum, '%1' found after them").arg(found, number(error.limit));
    case Expected::Summable: return noSum(error);
    default: break;
    }
    return NotationErrors::tr("a heap size was expected, '%1' found").arg(found);
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
        return NotationErrors::tr("the number of a part of the sum, from 1, was expected, '%1' found").arg(found);
    case Expected::Dot: return NotationErrors::tr("a dot was expected after the number of the part, '%1' found").arg(found);
    case Expected::SamePart:
        return NotationErrors::tr("part %2 was expected again, as a move stays in one part, '%1' found")
            .arg(found, number(error.limit));
    case Expected::HeapNumber:
        return NotationErrors::tr("the number of a heap, from 1, was expected, '%1' found").arg(found);
    case Expected::Dash: return NotationErrors::tr("a dash was expected after the heap, '%1' found").arg(found);
    case Expected::Amount: return NotationErrors::tr("a number of stones to take was expected, '%1' found").arg(found);
    case Expected::SmallerAmount:
        //: %2 is the greatest number of stones.
        return NotationErrors::tr("at most %2 stones to take were expected, '%1' found").arg(found, largest());
    case Expected::Piece:
        return NotationErrors::tr("the size of a heap that is left, from 1, was expected, '%1' found").arg(found);
    case Expected::SmallerPiece:
        return NotationErrors::tr("a heap of at most %2 was expected, '%1' found").arg(found, largest());
    case Expected::CutPlace:
        return NotationErrors::tr("a number from 1, the place of the cut, was expected, '%1' found").arg(found);
    case Expected::SmallerCutPlace:
        return NotationErrors::tr("a cut at %2 at most was expected, '%1' found").arg(found, largest());
    case Expected::End: break;
    }
    return NotationErrors::tr("nothing more was expected, '%1' found").arg(found);
}

}  // namespace

QString sentence(const NotationError& error)
{
    return error.found.empty() ? whereTextEnds(error) : whereTextGoesOn(error, quotable(error.found));
}

QString atColumn(const NotationError& error)
{
    //: %1 is a place in a text, counted in characters from 1; %2 says what was expected there and what was found.
    return NotationErrors::tr("column %1: %2").arg(QString::number(error.column), sentence(error));
}

}  // namespace nimstone::wording
