#include "app/viewmodels/play/play_variations.h"

#include <QStringList>

#include "app/wording/notation.h"

namespace nimstone {

namespace {

constexpr std::size_t movesShown = 8;

QString textOf(const play::Record& line, std::size_t branch)
{
    QStringList moves;
    for (std::size_t move = branch; move < line.moves().size(); ++move) {
        if (move == branch + movesShown) {
            moves.push_back(QStringLiteral("…"));
            break;
        }
        moves.push_back(wording::notation(line.moves()[move], line.startSum()));
    }
    return moves.join(QLatin1Char(' '));
}

}  // namespace

void PlayVariations::show(const play::Variations& lines)
{
    std::vector<Row> rows;
    for (std::size_t index = 0; index < lines.left().size(); ++index) {
        const play::Record& line = lines.left()[index];
        const std::size_t branch = lines.branchOf(index);
        rows.push_back({static_cast<int>(branch) + 1, static_cast<int>(line.moves().size()), textOf(line, branch),
                        line.cursor() == line.moves().size() && line.isOver()});
    }
    if (rows == m_rows)
        return;
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
    Q_EMIT countChanged();
}

QVariant PlayVariations::field(int place, int role) const
{
    const Row& row = m_rows[static_cast<std::size_t>(place)];
    switch (role) {
    case BranchRole: return row.branch;
    case MovesRole: return row.moves;
    case TextRole: return row.text;
    case OverRole: return row.over;
    default: return {};
    }
}

}  // namespace nimstone
