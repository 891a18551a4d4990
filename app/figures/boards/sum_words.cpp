#include "app/figures/boards/sum_words.h"

#include <QCoreApplication>

#include "app/wording/games.h"

namespace nimstone::figures {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SumWords)
};

}  // namespace

QString partName(std::size_t part, const Rules& rules)
{
    const QString game = wording::gameName(rules.entry());
    const QString full = QString::fromStdString(rules.name());
    const auto parameters = full.indexOf(QLatin1Char('('));
    if (parameters < 0) {
        //: The name of a part of a sum above its board: Component 2: Kayles
        return Words::tr("Part %1: %2").arg(part + 1).arg(game);
    }
    //: The same with the game's parameters: Component 3: Moore's Nim (2)
    return Words::tr("Part %1: %2 (%3)").arg(part + 1).arg(game, full.mid(parameters + 1).chopped(1));
}

}  // namespace nimstone::figures
