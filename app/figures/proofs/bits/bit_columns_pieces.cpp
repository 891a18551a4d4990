#include "app/figures/proofs/bits/bit_columns_pieces.h"

#include "core/nimber.h"

namespace nimstone::figures {

namespace {

/// Adds pieces to `scenes` and collects their indices in `made`.
struct Maker {
    Scenes& scenes;
    BitPieces made;

    int add(PieceKind kind, int heap, std::size_t index, Count weight, const QString& name)
    {
        return scenes.add({kind, heap, static_cast<int>(index), weight, name}, {});
    }
};

QString named(const char* what, std::size_t row)
{
    return QLatin1String(what) + QString::number(row);
}

QString named(const char* what, std::size_t row, Count weight)
{
    return named(what, row) + QLatin1Char('-') + QString::number(weight);
}

void addStones(const PieceNeeds& needs, Maker& maker)
{
    std::size_t inHeap = 0;
    std::size_t heap = needs.heaps.size();
    for (const Parcel& parcel : needs.parcels) {
        if (parcel.heap != heap) {
            heap = parcel.heap;
            inHeap = 0;
        }
        auto& ids = maker.made.stones.emplace_back();
        const std::size_t count = needs.stoneByStone ? static_cast<std::size_t>(parcel.stones) : 1;
        for (std::size_t stone = 0; stone < count; ++stone, ++inHeap)
            ids.push_back(maker.add(PieceKind::Stone, static_cast<int>(heap), inHeap,
                                    needs.stoneByStone ? 1 : parcel.stones, named("stone", heap, inHeap)));
    }
}

std::vector<int> addTokens(const PieceNeeds& needs, Count sum, std::size_t row, Maker& maker)
{
    std::vector<int> ids(needs.columns, -1);
    for (std::size_t column = 0; column < needs.columns; ++column) {
        const Count weight = columnWeight(column, needs.columns);
        if (hasBit(sum, weight))
            ids[column] = maker.add(PieceKind::Token, static_cast<int>(row), column, weight, named("token", row, weight));
    }
    return ids;
}

std::vector<int> addForColumns(const PieceNeeds& needs, PieceKind kind, const char* what, Maker& maker)
{
    std::vector<int> ids;
    for (std::size_t column = 0; column < needs.columns; ++column) {
        const Count weight = columnWeight(column, needs.columns);
        ids.push_back(maker.add(kind, -1, column, weight, QLatin1String(what) + QString::number(weight)));
    }
    return ids;
}

void addLabels(const PieceNeeds& needs, std::size_t rows, Maker& maker)
{
    auto& made = maker.made;
    const auto label = [&](const QString& name, int heap = -1, std::size_t index = 0) {
        return maker.add(PieceKind::Label, heap, index, 0, name);
    };
    for (std::size_t row = 0; row < rows; ++row) {
        made.names.push_back(label(named("name", row), static_cast<int>(row)));
        made.numbers.push_back(label(named("number", row), static_cast<int>(row)));
    }
    made.heads = addForColumns(needs, PieceKind::Label, "head", maker);
    made.ones = addForColumns(needs, PieceKind::Label, "ones", maker);
    made.onesName = label(QStringLiteral("onesName"));
    for (std::size_t block = 0; block < needs.blocks; ++block)
        made.blockLabels.push_back(label(named("block", block), -1, block));
    for (std::size_t heap = 0; heap < needs.heaps.size(); ++heap)
        made.sides.push_back(label(named("side", heap), static_cast<int>(heap)));
    made.sideTitle = label(QStringLiteral("sideTitle"));
    made.trayTitle = label(QStringLiteral("trayTitle"));
    made.trayNumber = label(QStringLiteral("trayNumber"));
    made.caption = label(QStringLiteral("caption"));
    made.moreLeft = label(QStringLiteral("moreLeft"));
    made.moreRight = label(QStringLiteral("moreRight"));
}

}  // namespace

BitPieces makePieces(const PieceNeeds& needs, Scenes& scenes)
{
    Maker maker{scenes, {}};
    auto& made = maker.made;
    const std::size_t heaps = needs.heaps.size();
    const std::size_t rows = heaps + 1 + (needs.afterRow ? 1 : 0);

    addStones(needs, maker);
    made.sumTokens = addTokens(needs, needs.sum, heaps, maker);
    made.afterTokens = addTokens(needs, needs.afterRow ? needs.sumAfter : 0, heaps + 1, maker);
    for (std::size_t row = 0; row < rows; ++row) {
        auto& cells = made.cells.emplace_back();
        for (std::size_t column = 0; column < needs.columns; ++column) {
            const Count weight = columnWeight(column, needs.columns);
            cells.push_back(maker.add(PieceKind::Cell, static_cast<int>(row), column, weight, named("cell", row, weight)));
        }
    }
    made.columnBands = addForColumns(needs, PieceKind::Band, "band", maker);
    made.rowBand = maker.add(PieceKind::Band, -1, 0, 0, QStringLiteral("rowBand"));
    made.trayBand = maker.add(PieceKind::Band, -1, 1, 0, QStringLiteral("tray"));
    for (std::size_t heap = 0; heap < heaps; ++heap)
        made.heapRings.push_back(maker.add(PieceKind::Ring, static_cast<int>(heap), 0, 0, named("ring", heap)));
    made.flipRings.assign(needs.columns, -1);
    for (std::size_t column = 0; column < needs.columns; ++column) {
        const Count weight = columnWeight(column, needs.columns);
        if (hasBit(needs.flips, weight))
            made.flipRings[column] = maker.add(PieceKind::Ring, -1, column, weight, QLatin1String("flip") + QString::number(weight));
    }
    made.rule = maker.add(PieceKind::Rule, -1, 0, 0, QStringLiteral("rule"));
    addLabels(needs, rows, maker);
    return std::move(made);
}

}  // namespace nimstone::figures
