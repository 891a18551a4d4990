// The sentences for contest input. `solve` asks for them without an application object, so they are looked up by
// their source text.
#include <QCoreApplication>
#include <QTranslator>

#include "app/wording/errors.h"
#include "app/wording/quotation.h"

namespace nimstone::wording {

namespace {

constexpr const char* context = "nimstone::wording::ContestErrors";

using contest::InputError;
using Expected = InputError::Expected;
using Fault = InputError::Fault;

const char* missing(Expected expected)
{
    switch (expected) {
    case Expected::CaseCount:
        return QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                 "the number of cases was expected, but the input ends here");
    case Expected::HeapCount:
        return QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                 "the number of heaps was expected, but the input ends here");
    case Expected::HeapSize: case Expected::End: break;
    }
    return QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                             "a heap size was expected, but the input ends here");
}

const char* notANumber(Expected expected)
{
    switch (expected) {
    case Expected::CaseCount:
        return QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "the number of cases was expected, '%1' found");
    case Expected::HeapCount:
        return QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "the number of heaps was expected, '%1' found");
    case Expected::HeapSize: case Expected::End: break;
    }
    return QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "a heap size was expected, '%1' found");
}

const char* negative(Expected expected)
{
    switch (expected) {
    case Expected::CaseCount:
        return QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                 "the number of cases, 0 or more, was expected, '%1' found");
    case Expected::HeapCount:
        return QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                 "the number of heaps, 0 or more, was expected, '%1' found");
    case Expected::HeapSize: case Expected::End: break;
    }
    return QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors", "a heap size of 0 or more was expected, '%1' found");
}

const char* tooLarge(Expected expected)
{
    switch (expected) {
    case Expected::CaseCount:
        return QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                 "a number of cases of at most %2 was expected, '%1' found");
    case Expected::HeapCount:
        return QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                                 "a number of heaps of at most %2 was expected, '%1' found");
    case Expected::HeapSize: case Expected::End: break;
    }
    return QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                             "a heap size of at most %2 was expected, '%1' found");
}

const char* source(const InputError& error)
{
    switch (error.fault) {
    case Fault::Missing: return missing(error.expected);
    case Fault::NotANumber: return notANumber(error.expected);
    case Fault::Negative: return negative(error.expected);
    case Fault::TooLarge: return tooLarge(error.expected);
    case Fault::Surplus: break;
    }
    return QT_TRANSLATE_NOOP("nimstone::wording::ContestErrors",
                             "nothing more was expected after the last case, '%1' found");
}

QString filledIn(const QString& pattern, const InputError& error)
{
    return error.fault == Fault::Missing ? pattern
        : error.fault == Fault::TooLarge ? pattern.arg(quotable(error.found), QString::number(error.limit))
                                         : pattern.arg(quotable(error.found));
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
