#include "app/viewmodels/play/play_variations.h"

#include "app/wording/play/moves.h"

namespace nimstone {

namespace {

/// Returns the text of a variation; empty if the current variation only continues it.
QString textOf(const play::Record& line, std::size_t branch)
{
    if (branch == line.moves().size())
        return {};
    const QString first = wording::movePhrase(line.gameSumAfter(branch), line.moves()[branch]);
    const int more = static_cast<int>(line.moves().size() - branch) - 1;
    //: A line of a game: %1 is its first move, such as "take 2 from heap 1"; %n more moves follow
    return more == 0 ? first : PlayVariations::tr("%1, then %n more move(s)", nullptr, more).arg(first);
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
