// Makes a sentence that says why a file is not a record of practice.
#include "app/storage/record/progress_json.h"

#include <QCoreApplication>
#include <QDir>

namespace nimstone {

namespace {

class ProgressSentences {
    Q_DECLARE_TR_FUNCTIONS(ProgressSentences)

public:
    static QString of(const ProgressJsonError& error);
};

QString ProgressSentences::of(const ProgressJsonError& error)
{
    using Kind = ProgressJsonError::Kind;
    switch (error.kind) {
    //: %1 is the path of a file
    case Kind::Unreadable: return tr("%1 could not be read.");
    //: %1 is the path of a file
    case Kind::TooLarge: return tr("%1 is too large to be a practice record.");
    //: %1 is the name of a file
    case Kind::NoMemory: return tr("There is not enough memory to read %1.");
    //: %1 is a file, %2 a byte in hexadecimal digits, %3 a line and %4 a column
    case Kind::NoUtf8: return tr("%1, line %3, column %4: expected text in UTF-8, found the byte %2");
    case Kind::NoJson:
        if (error.found.isEmpty()) {
            //: %1 is a file, %3 a line and %4 a column
            return tr("%1, line %3, column %4: expected more JSON, but the file ends here");
        }
        //: %1 is a file, %2 the text at this place of the file, %3 a line and %4 a column
        return tr("%1, line %3, column %4: expected JSON, found '%2'");
    //: %1 is a file; the quoted words are not translated
    case Kind::NotOurs: return tr("%1 is not a practice record: such a file contains \"format\": \"nimstone-progress\" and "
                                  "\"version\": 1.");
    //: %1 is a file, %2 a number
    case Kind::Newer: return tr("%1: expected version 1, found %2: a newer version of Nimstone saved this record");
    case Kind::FieldMissing:
        if (error.path.isEmpty()) {
            //: %1 is a file, %2 the name of a field
            return tr("%1: expected the field '%2', but it is missing");
        }
        //: %1 is a file, %5 a place in the file such as answers[16], %2 the name of a field
        return tr("%1, %5: expected the field '%2', but it is missing");
    //: %1 is a file, %5 a place in the file such as answers[16], %2 the text at this place
    case Kind::NoObject: return tr("%1, %5: expected an answer in braces { }, found '%2'");
    //: %1 is a file, %5 a place in the file such as answers[16].skill, %2 the text at this place
    case Kind::NoText: return tr("%1, %5: expected text in quotation marks, found '%2'");
    //: %1 is a file, %5 a place in the file such as answers[16].hints, %2 the text at this place, %6 and %7 are numbers
    case Kind::NoNumber: return tr("%1, %5: expected a whole number from %6 to %7, found '%2'");
    //: %1 is a file, %5 a place in the file such as answers[16].right, %2 the text at this place; true and false are
    //: not translated
    case Kind::NoTruth: return tr("%1, %5: expected true or false, found '%2'");
    //: %1 is a file, %5 a place in the file such as answers[16].time, %2 the text at this place
    case Kind::NoTime: return tr("%1, %5: expected a time such as 2026-03-14T15:09:26.535Z, found '%2'");
    //: %1 is a file, %5 a place in the file such as answers[16].day, %2 the text at this place
    case Kind::NoDay: return tr("%1, %5: expected a date such as 2026-03-14, found '%2'");
    //: %1 is a file, %5 a place in the file, %2 the text at this place
    case Kind::NoList: return tr("%1, %5: expected a list in brackets [ ], found '%2'");
    }
    return {};
}

}  // namespace

QString sentence(const ProgressJsonError& error, const QString& file)
{
    const std::array parts{QDir::toNativeSeparators(file), error.found,
                           QString::number(error.line),    QString::number(error.column),
                           error.path,                     QString::number(error.least),
                           QString::number(error.most)};
    // QString::arg() is not used, because it replaces the lowest remaining placeholder, and not every sentence has all
    // of them.
    QString text = ProgressSentences::of(error);
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isMark = text.at(i) == QLatin1Char('%') && i + 1 < text.size() && text.at(i + 1).isDigit();
        result += isMark ? parts[static_cast<std::size_t>(text.at(++i).digitValue() - 1)] : QString(text.at(i));
    }
    return result;
}

}  // namespace nimstone
