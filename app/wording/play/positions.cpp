#include "app/wording/play/positions.h"

#include <QCoreApplication>
#include <algorithm>

#include "app/wording/games.h"
#include "app/wording/names.h"
#include "app/wording/play/moves.h"
#include "app/wording/play/places.h"

namespace nimstone::wording {

namespace {

struct PositionWords {
    Q_DECLARE_TR_FUNCTIONS(PositionWords)
};

/// The largest number of sizes that are written in words. For a longer list of sizes, the text is the position with "…" in place of the
/// middle.
constexpr std::size_t mostSizes = 8;

QString heapsPhrase(std::span<const Count> sizes)
{
    const int count = static_cast<int>(sizes.size());
    const QString first = number(sizes.front());
    if (count == 1)
        //: A position: one heap of %1 stones
        return PositionWords::tr("a heap of %1").arg(first);
    if (std::ranges::count(sizes, sizes.front()) != count)
        //: A position: heaps of different sizes, %1 is a list such as "3, 4, and 5"
        return PositionWords::tr("heaps of %1").arg(listText(sizes));
    if (count == 2)
        //: A position: two heaps of %1 stones each
        return PositionWords::tr("two heaps of %1").arg(first);
    //: A position: three or more heaps of %1 stones each
    return PositionWords::tr("%n heap(s) of %1", nullptr, count).arg(first);
}

QString rowsPhrase(std::span<const Count> sizes)
{
    const int count = static_cast<int>(sizes.size());
    const QString first = number(sizes.front());
    if (count == 1)
        //: A position: one row of %1 pins, pawns or squares
        return PositionWords::tr("a row of %1").arg(first);
    if (std::ranges::count(sizes, sizes.front()) != count)
        //: A position: rows of different lengths, %1 is a list such as "3, 4, and 5"
        return PositionWords::tr("rows of %1").arg(listText(sizes));
    if (count == 2)
        //: A position: two rows of %1 pins, pawns or squares each
        return PositionWords::tr("two rows of %1").arg(first);
    //: A position: three or more rows of %1 pins, pawns or squares each
    return PositionWords::tr("%n row(s) of %1", nullptr, count).arg(first);
}

/// True if the move takes stones from one of several heaps and has no other effect.
bool isPlainTake(const Component& part, const Move& move)
{
    switch (part.rules.entry().move) {
    case MoveKind::Take: case MoveKind::TakeFromSeveral: case MoveKind::TakeOrSplit:
        return move.also.empty() && move.pieces == Pieces{} && part.position.heaps.size() > 1;
    default: return false;
    }
}

}  // namespace

QString positionPhrase(const GameSum& sum)
{
    if (sum.isSum())
        return positionName(sum);
    const Component& part = sum.components().front();
    const auto& heaps = part.position.heaps;
    if (part.rules.layout() == Layout::Heaps && !heaps.empty() && heaps.size() <= mostSizes) {
        if (part.rules.entry().place == PlaceKind::Heap)
            return heapsPhrase(heaps);
        if (part.rules.entry().place == PlaceKind::Row)
            return rowsPhrase(heaps);
    }
    return positionText(part);
}

QString positionName(const Component& part)
{
    const QString name = capitalized(gameName(part.rules));
    // In Chinese, no blank follows a Chinese closing bracket.
    return name + (name.endsWith(QChar(u'）')) ? QString() : QStringLiteral(" ")) + positionText(part);
}

QString positionName(const GameSum& sum)
{
    QStringList parts;
    for (const Component& part : sum.components())
        parts << positionName(part);
    return parts.join(QStringLiteral(" + "));
}

QString eitherMovePhrase(const GameSum& sum, std::span<const MoveInSum> moves)
{
    const bool plain = !sum.isSum() && std::ranges::all_of(moves, [&sum](const MoveInSum& move) {
        return isPlainTake(sum.components().front(), move.move);
    });
    std::vector<QString> items;
    for (const MoveInSum& move : moves) {
        if (plain && !items.empty())
            //: One of several moves after "or": %1 is a number of stones, %2 is "heap 2"
            items.push_back(PositionWords::tr("%1 from %2").arg(number(move.move.taken), placeName(sum.components().front().rules, move.move.heap)));
        else
            items.push_back(movePhrase(sum, move));
    }
    if (items.size() == 1)
        return items.front();
    const QString last = items.back();
    items.pop_back();
    //: A list of alternative moves: %1 is all moves except the last, with commas between them, %2 the last move
    return PositionWords::tr("%1, or %2").arg(QStringList(items.begin(), items.end()).join(PositionWords::tr(", ", "between moves of which one is made")), last);
}

}  // namespace nimstone::wording
