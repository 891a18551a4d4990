// Formats long numbers for sentences and for the axes of figures.
#pragma once

#include <QLocale>
#include <concepts>

namespace nimstone::wording {

/// Returns the number with commas between groups of three digits, such as "1,000,000". A minus sign is the sign of formulas, U+2212.
QString grouped(std::integral auto number)
{
    return QLocale(QLocale::English).toString(number).replace(u'-', QChar(0x2212));
}

}  // namespace nimstone::wording
