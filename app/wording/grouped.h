// Long numbers as sentences and axes have them.
#pragma once

#include <QLocale>
#include <concepts>

namespace nimstone::wording {

/// "1,000,000", with the minus sign of formulas.
QString grouped(std::integral auto number)
{
    return QLocale(QLocale::English).toString(number).replace(u'-', QChar(0x2212));
}

}  // namespace nimstone::wording
