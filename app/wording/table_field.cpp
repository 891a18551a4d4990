#include "app/wording/table_field.h"

#include <QRegularExpression>

#include "app/wording/quotation.h"

namespace nimstone::wording {

namespace {

/// Inserts an apostrophe wherever a spreadsheet would find the beginning of a formula: at the start of the text, and after each character
/// that separates cells in some countries.
QString withoutFormulas(const QString& text)
{
    static const QString signs = QStringLiteral("=+-@\uFF1D\uFF0B\uFF0D\uFF20");
    QString guarded;
    bool atStart = true;
    for (const QChar character : text) {
        if (atStart && signs.contains(character))
            guarded += QLatin1Char('\'');
        guarded += character;
        atStart = character == QLatin1Char(';') || character == QLatin1Char('|') || (atStart && character == QLatin1Char(' '));
    }
    return guarded;
}

/// True if a spreadsheet may read the text as something else. In some countries, 1-2, 2.1-2, 1/2, and 5 3 are dates, and 3,5 is three and a
/// half. A number of more than 15 digits is rounded, and a number loses the zeros at its beginning. 5%, $5, and (5) are numbers, too, and
/// TRUE is a truth value. Names of months are recognized in English only.
bool isMisread(const QString& text)
{
    static const QRegularExpression digitsAndSigns(QStringLiteral("^[(\\p{Sc}\\s]*\\d[\\d\\s.,:/eE+\u2212\u2013-]*[%\\p{Sc})\\s]*$"));
    static const QRegularExpression truth(QStringLiteral("^(true|false)$"), QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression month(QStringLiteral("^(\\d+[\\s.,/-]*)?"
                                                           "(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sep(tember)?|oct(ober)?|nov(ember)?|dec(ember)?)[\\d\\s.,/:-]*$"),
                                          QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression digit(QStringLiteral("\\d"));
    static const QRegularExpression number(QStringLiteral("^(0|[1-9]\\d{0,14})$"));
    static const QRegularExpression termsOfASum(QStringLiteral("^\\d+( \\+ \\d+)+$"));
    if (truth.match(text).hasMatch() || (month.match(text).hasMatch() && text.contains(digit)))
        return true;
    return digitsAndSigns.match(text).hasMatch() && !number.match(text).hasMatch() && !termsOfASum.match(text).hasMatch();
}

}  // namespace

QString tableField(const QString& text)
{
    const QString shown = printable(text);
    const QString guarded = isMisread(shown) ? QLatin1Char('\'') + shown : withoutFormulas(shown);
    if (guarded == shown && !guarded.contains(QLatin1Char(',')) && !guarded.contains(QLatin1Char('"')))
        return guarded;
    return QLatin1Char('"') + QString(guarded).replace(QLatin1Char('"'), QLatin1String("\"\"")) + QLatin1Char('"');
}

QString tableNumber(QString number)
{
    static const QRegularExpression exact(QStringLiteral("^-?\\d{1,15}$"));
    number.replace(QChar(0x2212), QLatin1Char('-'));
    return exact.match(number).hasMatch() ? number : tableField(number);
}

}  // namespace nimstone::wording
