// The sentences for contest input. `solve` asks for them without an application object, so they are looked up by
// their source text.
#include "app/wording/errors.h"

#include <QCoreApplication>
#include <QTranslator>

#include <algorithm>
#include <array>

#include "app/wording/quotation.h"

namespace nimstone::wording {

namespace {

constexpr const char* context = "nimstone::wording::ContestErrors";

using contest::InputError;
using ExpectedInInput = InputError::Expected;
using Fault = InputError::Fault;

/// What is said where something was expected. %1 is what was found, %2 the greatest and %3 the least that may stand
/// there, or %2 the greatest length of a row.
struct Sentences {
    ExpectedInInput expected;
    const char* missing;
    const char* unreadable;
    const char* outOfRange;
};

constexpr std::array all{
    Sentences{ExpectedInInput::CaseCount,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the number of cases was expected, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "the number of cases was expected, '%1' found"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the number of cases, from %3 to %2, was expected, '%1' found")},
    Sentences{ExpectedInInput::HeapCount,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the number of heaps was expected, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "the number of heaps was expected, '%1' found"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the number of heaps, from %3 to %2, was expected, '%1' found")},
    Sentences{ExpectedInInput::HeapSize,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "a heap size was expected, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "a heap size was expected, '%1' found"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "a heap size, from %3 to %2, was expected, '%1' found")},
    Sentences{ExpectedInInput::Column,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "a coordinate of the queen was expected, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "a coordinate of the queen was expected, '%1' found"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "a coordinate of the queen, from %3 to %2, was expected, '%1' found")},
    Sentences{ExpectedInInput::Number,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "a number of Euclid's game was expected, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "a number of Euclid's game was expected, '%1' found"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "a number of Euclid's game, from %3 to %2, was expected, '%1' found")},
    Sentences{ExpectedInInput::Target,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the number to be reached was expected, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the number to be reached was expected, '%1' found"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the number to be reached, from %3 to %2, was expected, '%1' found")},
    Sentences{ExpectedInInput::LeastTaken,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the fewest that may be taken was expected, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the fewest that may be taken was expected, '%1' found"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the fewest that may be taken, from %3 to %2, was expected, '%1' found")},
    Sentences{ExpectedInInput::MostTaken,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the most that may be taken was expected, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the most that may be taken was expected, '%1' found"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the most that may be taken, from %3 to %2, was expected, '%1' found")},
    Sentences{ExpectedInInput::AmountCount,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the number of amounts was expected, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "the number of amounts was expected, '%1' found"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the number of amounts, from %3 to %2, was expected, '%1' found")},
    Sentences{ExpectedInInput::Amount,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "an amount that may be taken was expected, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "an amount that may be taken was expected, '%1' found"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "an amount that may be taken, from %3 to %2, was expected, '%1' found")},
    Sentences{ExpectedInInput::PositionCount,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the number of positions was expected, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the number of positions was expected, '%1' found"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the number of positions, from %3 to %2, was expected, '%1' found")},
    Sentences{ExpectedInInput::PieceCount,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the number of pieces was expected, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "the number of pieces was expected, '%1' found"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the number of pieces, from %3 to %2, was expected, '%1' found")},
    Sentences{ExpectedInInput::Cell,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the cell of a piece was expected, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "the cell of a piece was expected, '%1' found"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the cell of a piece, from %3 to %2, was expected, '%1' found")},
    Sentences{ExpectedInInput::King,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the place of the king was expected, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "the place of the king was expected, '%1' found"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the place of the king, from %3 to %2, was expected, '%1' found")},
    Sentences{ExpectedInInput::BlockCount,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the number of blocks was expected, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "the number of blocks was expected, '%1' found"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the number of blocks, from %3 to %2, was expected, '%1' found")},
    Sentences{ExpectedInInput::Side,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the side of a block was expected, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "the side of a block was expected, '%1' found"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "the side of a block, from %3 to %2, was expected, '%1' found")},
    Sentences{ExpectedInInput::SignRow,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "a row of + and - was expected, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "a row of + and - was expected, '%1' found"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "a row of at most %2 signs was expected, '%1' found")},
    Sentences{ExpectedInInput::CrossRow,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "a row of . and X without three X side by side was expected, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "a row of . and X without three X side by side was expected, '%1' found"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "a row of at most %2 cells was expected, '%1' found")},
};

/// Where every number from 0 on may stand, the bound that was passed is enough.
const char* outsideOneBound(const InputError& error)
{
    const bool negative = error.fault == Fault::Negative;
    switch (error.expected) {
    case ExpectedInInput::CaseCount:
        return negative ? QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                            "the number of cases, 0 or more, was expected, '%1' found")
                        : QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                            "a number of cases of at most %2 was expected, '%1' found");
    case ExpectedInInput::HeapCount:
        return negative ? QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                            "the number of heaps, 0 or more, was expected, '%1' found")
                        : QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                            "a number of heaps of at most %2 was expected, '%1' found");
    case ExpectedInInput::HeapSize:
        return negative ? QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                            "a heap size of 0 or more was expected, '%1' found")
                        : QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                            "a heap size of at most %2 was expected, '%1' found");
    default:
        return nullptr;
    }
}

const char* source(const InputError& error)
{
    const auto found = std::ranges::find(all, error.expected, &Sentences::expected);
    const Sentences& sentences = found == all.end() ? all.front() : *found;
    switch (error.fault) {
    case Fault::Missing: return sentences.missing;
    case Fault::Unreadable: return sentences.unreadable;
    case Fault::Negative: case Fault::TooSmall: case Fault::TooLarge:
        if (const char* sentence = error.least == 0 ? outsideOneBound(error) : nullptr)
            return sentence;
        return sentences.outOfRange;
    case Fault::Repeated:
        return QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                 "every piece was expected on a cell of its own, but two are on cell %1");
    case Fault::Surplus: break;
    }
    return QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                             "nothing more was expected after the last case, '%1' found");
}

/// What a pattern does not mention is left out.
QString filledIn(QString pattern, const InputError& error)
{
    return pattern.replace(QLatin1String("%3"), QString::number(error.least))
        .replace(QLatin1String("%2"), QString::number(error.limit))
        .replace(QLatin1String("%1"), quotable(error.found));
}

}  // namespace

QString sentence(const InputError& error)
{
    return filledIn(QCoreApplication::translate(context, source(error)), error);
}

QString sentence(const InputError& error, const QTranslator& catalogue)
{
    const QString translated = catalogue.translate(context, source(error));
    return filledIn(translated.isEmpty() ? QString::fromUtf8(source(error)) : translated, error);
}

}  // namespace nimstone::wording
