// The base class of every view-model that uses the record of practice.
#pragma once

#include <QPointer>

#include "app/storage/record/progress.h"
#include "app/viewmodels/shell/language_aware.h"

namespace nimstone {

/// Derive from it by its full name, as for nimstone::LanguageAware.
class RecordAware : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ANONYMOUS

    /// The record where answers are kept; null if answers are not kept.
    Q_PROPERTY(nimstone::Progress* progress READ progress WRITE setProgress NOTIFY progressChanged FINAL)

public:
    using LanguageAware::LanguageAware;

    Progress* progress() const { return m_progress; }
    void setProgress(Progress* progress);

Q_SIGNALS:
    /// Another record is used, or the content of the record has changed.
    void progressChanged();

protected:
    /// Returns the tally of the record; an empty tally if there is no record.
    const ProgressTally& recordTally() const;
    /// Called when another record is set that is not null. Override it to connect to the new record; everything that was
    /// connected to the old one has been disconnected.
    virtual void follow(Progress&) {}

private:
    QPointer<Progress> m_progress;
};

}  // namespace nimstone
