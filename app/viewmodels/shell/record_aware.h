// What every view-model that is about the record of practice shares.
#pragma once

#include <QPointer>

#include "app/storage/record/progress.h"
#include "app/viewmodels/shell/language_aware.h"

namespace nimstone {

/// Derive from it by its full name, as from nimstone::LanguageAware.
class RecordAware : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ANONYMOUS

    /// Where answers are kept; null for nowhere.
    Q_PROPERTY(nimstone::Progress* progress READ progress WRITE setProgress NOTIFY progressChanged FINAL)

public:
    using LanguageAware::LanguageAware;

    Progress* progress() const { return m_progress; }
    void setProgress(Progress* progress);

Q_SIGNALS:
    /// The record is another one, or holds something else.
    void progressChanged();

protected:
    /// An empty one where there is no record.
    const ProgressTally& recordTally() const;
    /// The record is another one, and not null. Connect to the new record here; what was connected to the former one has been
    /// disconnected.
    virtual void follow(Progress&) {}

private:
    QPointer<Progress> m_progress;
};

}  // namespace nimstone
