#include "app/viewmodels/shell/record_aware.h"

namespace nimstone {

void RecordAware::setProgress(Progress* progress)
{
    if (progress == m_progress)
        return;
    if (m_progress)
        m_progress->disconnect(this);
    m_progress = progress;
    if (progress) {
        connect(progress, &Progress::changed, this, &RecordAware::progressChanged);
        follow(*progress);
    }
    Q_EMIT progressChanged();
}

void RecordAware::follow(Progress& progress)
{
    if (!progress.isLoaded())
        progress.load();
}

const ProgressTally& RecordAware::recordTally() const
{
    static const ProgressTally none;
    return m_progress ? m_progress->tally() : none;
}

}  // namespace nimstone
