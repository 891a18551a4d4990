// The record of practice that a view-model is about, or none.
#pragma once

#include <QPointer>

#include "app/storage/record/progress.h"

namespace nimstone {

class RecordLink {
public:
    /// Whether it is another one; the former tells `viewModel` nothing more.
    bool set(Progress* progress, const QObject* viewModel);

    Progress* progress() const { return m_progress; }
    /// An empty one where there is no record.
    const ProgressTally& tally() const;

private:
    QPointer<Progress> m_progress;
};

}  // namespace nimstone
