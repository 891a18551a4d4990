// The set of exercises that the Home page goes on with: the one on the Practise page where that page is there, else the one
// that is kept, looked at without opening it.
#pragma once

#include <QPointer>
#include <QtQml/qqmlregistration.h>
#include <optional>

#include "app/storage/sets/exercise_run.h"
#include "app/viewmodels/practise/practice_set_run.h"
#include "app/viewmodels/shell/language_aware.h"

namespace nimstone {

class HomeRun : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT

    /// That of the Practise page; null until there is one.
    Q_PROPERTY(nimstone::PracticeSetRun* run READ run WRITE setRun NOTIFY changed FINAL)
    Q_PROPERTY(bool there READ there NOTIFY changed FINAL)
    /// Rich text.
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// "Exercise set · 3 of 12 done".
    Q_PROPERTY(QString standing READ standing NOTIFY changed FINAL)

public:
    explicit HomeRun(QObject* parent = nullptr, const QString& folder = KeptFile::defaultFolder());

    PracticeSetRun* run() const { return m_run; }
    void setRun(PracticeSetRun* run);
    bool there() const { return m_run ? m_run->there() : m_kept.has_value(); }
    QString title() const;
    QString standing() const;

    /// Looks what is kept now.
    Q_INVOKABLE void look();

Q_SIGNALS:
    void changed();

private:
    const QString m_folder;
    QPointer<PracticeSetRun> m_run;
    std::optional<RunHead> m_kept;
};

}  // namespace nimstone
