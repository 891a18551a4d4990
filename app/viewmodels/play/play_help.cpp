#include "app/viewmodels/play/play_help.h"

#include "app/wording/play/play.h"
#include "core/play/moves/work_bound.h"

namespace nimstone {

void PlayHelp::show(const std::optional<GameSum>& sum, Cutter player)
{
    beginResetModel();
    m_sum = sum;
    m_player = player;
    m_shown = 0;
    m_pending = false;
    endResetModel();
    Q_EMIT countChanged();
}

void PlayHelp::climb()
{
    if (!more())
        return;
    if (m_shown > 0) {
        showNext();
    } else if (play::isQuickToAnalyze(*m_sum)) {
        m_ladder = play::ladderFor(*m_sum, m_player);
        showNext();
    } else {
        m_pending = true;
        Q_EMIT countChanged();
        build();
    }
}

void PlayHelp::build()
{
    if (m_work.busy())
        return;
    const GameSum asked = *m_sum;
    m_work.start([asked, player = m_player] { return play::ladderFor(asked, player); },
                 [this, asked, player = m_player](tl::expected<play::HintLadder, play::NoLadder> ladder) {
        if (!m_pending)
            return;
        // While the hint ladder was built, a hint may have been requested in another position.
        if (*m_sum != asked || m_player != player) {
            build();
            return;
        }
        m_pending = false;
        m_ladder = std::move(ladder);
        showNext();
    });
}

void PlayHelp::showNext()
{
    beginInsertRows({}, m_shown, m_shown);
    ++m_shown;
    endInsertRows();
    Q_EMIT countChanged();
}

void PlayHelp::setCountedTo(std::optional<Count> goal)
{
    m_countedTo = goal;
    rewordAll();
}

QVariant PlayHelp::field(int row, int role) const
{
    const auto place = static_cast<std::size_t>(row);
    switch (role) {
    case RungRole: return row + 1;
    case TitleRole:
        return m_ladder ? wording::rungTitle(*m_sum, place, (*m_ladder)[place]) : wording::noHintTitle();
    case SentenceRole:
        return m_ladder ? wording::hintText(*m_sum, (*m_ladder)[place], m_countedTo) : wording::noHintText(m_ladder.error());
    default: return {};
    }
}

}  // namespace nimstone
