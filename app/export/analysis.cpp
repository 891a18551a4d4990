#include "app/export/analysis.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include "app/wording/analysis.h"
#include "app/wording/names.h"
#include "app/wording/rich_text.h"
#include "core/games/nim.h"
#include "core/nimber.h"
#include "core/notation.h"

namespace nimstone::exports {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Export)
};

bool writtenOut(const Position& position)
{
    return position.heaps.size() <= mostHeapsWrittenOut;
}

std::string after(const Position& position, const Move& move)
{
    return print(*Nim().play(position, move));
}

QString heading(const Position& position)
{
    if (writtenOut(position))
        return QString::fromStdString(print(position));
    //: Stands for a position too long to write out: %1 is a number of heaps, more than 64, %2 begins the list of them
    return Texts::tr("%1 heaps: %2").arg(QString::number(position.heaps.size()), wording::heapsText(position.heaps));
}

QString sumText(const Position& position)
{
    return Texts::tr("Nim-sum: %1").arg(nimSum(position.heaps));
}

QString movesText(const Position& position, const WinningMoves& winning)
{
    if (winning.count == 0)
        return Texts::tr("No move wins.") + QLatin1Char('\n');
    //: Heads a list of winning moves; %n is how many there are
    QString text = Texts::tr("%n winning move(s):", nullptr, wording::pluralForm(winning.count)) + QLatin1Char('\n');
    for (const Move& move : winning.listed) {
        text += QStringLiteral("  ") + QString::fromStdString(print(move));
        if (writtenOut(position))
            text += QStringLiteral("  ") + QString::fromStdString(after(position, move));
        text += QLatin1Char('\n');
    }
    if (!winning.complete()) {
        //: Ends a list of winning moves; %1 is how many were left out
        text += QStringLiteral("  ") + Texts::tr("and %1 more").arg(winning.count - winning.listed.size())
            + QLatin1Char('\n');
    }
    return text;
}

}  // namespace

std::string analysisText(const Position& position)
{
    const auto winning = Nim().winningMoves(position, mostMovesListed);
    const QStringList lines{
        heading(position),
        wording::outcomeText(Nim().outcome(position)),
        sumText(position),
        wording::plain(wording::outcomeReason(position, winning)),
        movesText(position, winning),
    };
    return lines.join(QLatin1Char('\n')).toStdString();
}

std::string analysisJson(const Position& position)
{
    const auto winning = Nim().winningMoves(position, mostMovesListed);
    nlohmann::ordered_json moves = nlohmann::ordered_json::array();
    for (const Move& move : winning.listed) {
        nlohmann::ordered_json entry{{"move", print(move)}};
        if (writtenOut(position))
            entry["after"] = after(position, move);
        moves.push_back(std::move(entry));
    }
    nlohmann::ordered_json object{
        {"position", print(position)},
        {"outcome", Nim().outcome(position) == Outcome::P ? "P" : "N"},
        {"nim_sum", nimSum(position.heaps)},
        {"grundy", Nim().grundy(position)},
        {"winning_move_count", winning.count},
        {"winning_moves", std::move(moves)},
    };
    if (!winning.complete())
        object["winning_moves_complete"] = false;
    return object.dump() + '\n';
}

}  // namespace nimstone::exports
