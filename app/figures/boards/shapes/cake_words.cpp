#include "app/figures/boards/shapes/cake_words.h"

#include <QCoreApplication>

namespace nimstone::figures {

namespace {

struct CakeTexts {
    Q_DECLARE_TR_FUNCTIONS(CakeWords)
};

}  // namespace

std::vector<QString> blockLabels(std::size_t block, Count first, Count second, bool numbered)
{
    //: The sides of a block in Cutcake
    const QString sides = CakeTexts::tr("%1 × %2").arg(first).arg(second);
    if (!numbered)
        return {sides};
    return {
        //: On a block in Cutcake: its number and its sides
        CakeTexts::tr("#%1: %2").arg(block + 1).arg(sides),
        //: The same where there is little room: its number alone
        CakeTexts::tr("#%1").arg(block + 1),
    };
}

}  // namespace nimstone::figures
