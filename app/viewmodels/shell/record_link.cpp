#include "app/viewmodels/shell/record_link.h"

namespace nimstone {

bool RecordLink::set(Progress* progress, const QObject* viewModel)
{
    if (progress == m_progress)
        return false;
    if (m_progress)
        m_progress->disconnect(viewModel);
    m_progress = progress;
    return true;
}

const ProgressTally& RecordLink::tally() const
{
    static const ProgressTally none;
    return m_progress ? m_progress->tally() : none;
}

}  // namespace nimstone
