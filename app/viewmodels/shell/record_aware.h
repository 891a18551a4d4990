// The base class of every view-model that uses the record of practice.
#pragma once

#include <QPointer>

#include "app/storage/record/progress.h"
#include "app/viewmodels/shell/language_aware.h"

namespace nimstone {

/// Derived classes have to use the full name nimstone::RecordAware: the linter of Qt 6.4 finds the type only by its full name.
class RecordAware : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ANONYMOUS

    /// The record in which answers are saved; null if answers are not saved.
    Q_PROPERTY(nimstone::Progress* progress READ progress WRITE setProgress NOTIFY progressChanged FINAL)

public:
    using LanguageAware::LanguageAware;

    Progress* progress() const { return m_progress; }
    void setProgress(Progress* progress);

Q_SIGNALS:
    /// Emitted when another record is set, or the content of the record has changed.
    void progressChanged();

protected:
    /// Returns the tally of the record; an empty tally if there is no record.
    const ProgressTally& recordTally() const;
    /// Called when another record is set, unless it is null: reads the record if it has not been read. Override it to connect to
    /// signals of the new record. All connections to the old record have been removed.
    virtual void follow(Progress& progress);

private:
    QPointer<Progress> m_progress;
};

}  // namespace nimstone
