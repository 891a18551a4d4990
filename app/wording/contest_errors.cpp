// The sentences about errors in contest input. The command `solve` uses them without an application object, so the translation is looked up
// by the source text of each sentence.
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

/// The sentences for one expected item. %1 is the text that was found, %2 the largest allowed value, %3 the smallest allowed value. For a
/// row, %2 is the largest allowed length.
struct Sentences {
    ExpectedInInput expected;
    const char* missing;
    const char* unreadable;
    const char* outOfRange;
};

constexpr std::array allSentences{
    Sentences{ExpectedInInput::CaseCount,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the number of cases, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "expected the number of cases, found '%1'"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the number of cases (%3 to %2), found '%1'")},
    Sentences{ExpectedInInput::HeapCount,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the number of heaps, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "expected the number of heaps, found '%1'"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the number of heaps (%3 to %2), found '%1'")},
    Sentences{ExpectedInInput::HeapSize,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected a heap size, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "expected a heap size, found '%1'"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected a heap size from %3 to %2, found '%1'")},
    Sentences{ExpectedInInput::Column,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected a coordinate of the queen, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected a coordinate of the queen, found '%1'"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected a coordinate of the queen (%3 to %2), found '%1'")},
    Sentences{ExpectedInInput::Number,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected a number for Euclid's game, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected a number for Euclid's game, found '%1'"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected a number for Euclid's game (%3 to %2), found '%1'")},
    Sentences{ExpectedInInput::Target,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the number to reach, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the number to reach, found '%1'"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the number to reach (%3 to %2), found '%1'")},
    Sentences{ExpectedInInput::LeastTaken,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the least that may be taken, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the least that may be taken, found '%1'"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the least that may be taken (%3 to %2), found '%1'")},
    Sentences{ExpectedInInput::MostTaken,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the most that may be taken, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the most that may be taken, found '%1'"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the most that may be taken (%3 to %2), found '%1'")},
    Sentences{ExpectedInInput::AmountCount,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the number of amounts that may be taken, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "expected the number of amounts that may be taken, found '%1'"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the number of amounts that may be taken (%3 to %2), found '%1'")},
    Sentences{ExpectedInInput::Amount,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected an amount that may be taken, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected an amount that may be taken, found '%1'"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected an amount that may be taken (%3 to %2), found '%1'")},
    Sentences{ExpectedInInput::PositionCount,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the number of positions, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the number of positions, found '%1'"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the number of positions (%3 to %2), found '%1'")},
    Sentences{ExpectedInInput::PieceCount,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the number of pieces, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "expected the number of pieces, found '%1'"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the number of pieces (%3 to %2), found '%1'")},
    Sentences{ExpectedInInput::Cell,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the cell of a piece, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "expected the cell of a piece, found '%1'"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the cell of a piece (%3 to %2), found '%1'")},
    Sentences{ExpectedInInput::King,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the place of the king, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "expected the place of the king, found '%1'"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the place of the king (%3 to %2), found '%1'")},
    Sentences{ExpectedInInput::BlockCount,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the number of blocks, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "expected the number of blocks, found '%1'"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the number of blocks (%3 to %2), found '%1'")},
    Sentences{ExpectedInInput::Side,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the side of a block, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "expected the side of a block, found '%1'"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected the side of a block (%3 to %2), found '%1'")},
    Sentences{ExpectedInInput::SignRow,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected a row of + and -, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "expected a row of + and -, found '%1'"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected a row of at most %2 signs, found '%1'")},
    Sentences{ExpectedInInput::CrossRow,
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected a row of . and X without three X's side by side, but the input ends here"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected a row of . and X without three X's side by side, found '%1'"),
              QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                "expected a row of at most %2 cells, found '%1'")},
};

/// Returns a sentence that names only the limit that the number exceeds. It is used if all numbers from 0 up to a limit are allowed.
const char* outsideOneBound(const InputError& error)
{
    const bool negative = error.fault == Fault::Negative;
    switch (error.expected) {
    case ExpectedInInput::CaseCount:
        return negative ? QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                            "expected the number of cases (0 or more), found '%1'")
                        : QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                            "expected the number of cases (at most %2), found '%1'");
    case ExpectedInInput::HeapCount:
        return negative ? QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                            "expected the number of heaps (0 or more), found '%1'")
                        : QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                            "expected the number of heaps (at most %2), found '%1'");
    case ExpectedInInput::HeapSize:
        return negative ? QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                            "expected a heap size of at least 0, found '%1'")
                        : QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                            "expected a heap size of at most %2, found '%1'");
    default:
        return nullptr;
    }
}

const char* source(const InputError& error)
{
    const auto found = std::ranges::find(allSentences, error.expected, &Sentences::expected);
    const Sentences& sentences = found == allSentences.end() ? allSentences.front() : *found;
    switch (error.fault) {
    case Fault::Missing: return sentences.missing;
    case Fault::Unreadable: return sentences.unreadable;
    case Fault::Negative: case Fault::TooSmall: case Fault::TooLarge:
        if (const char* sentence = error.least == 0 ? outsideOneBound(error) : nullptr)
            return sentence;
        return sentences.outOfRange;
    case Fault::Repeated:
        return QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                 "expected each piece on a cell of its own, found two on cell %1");
    case Fault::Surplus: break;
    }
    return QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                             "expected nothing more after the last case, found '%1'");
}

/// Replaces the placeholders of `pattern` by the values of the error. A pattern need not contain all placeholders.
QString filledIn(QString pattern, const InputError& error)
{
    return pattern.replace(QLatin1String("%3"), QString::number(error.least))
        .replace(QLatin1String("%2"), QString::number(error.limit))
        .replace(QLatin1String("%1"), quotedRichText(error.found));
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
