// The proof that the Home page goes on with.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <optional>

#include "app/viewmodels/prove/proof_place.h"
#include "app/viewmodels/shell/language_aware.h"

namespace nimstone {

class HomeProof : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT

    /// As Preferences keep it.
    Q_PROPERTY(QString place READ place WRITE setPlace NOTIFY changed FINAL)
    Q_PROPERTY(bool there READ there NOTIFY changed FINAL)
    /// The name of the theorem in words; a short formula may stand in it.
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    Q_PROPERTY(QString position READ position NOTIFY changed FINAL)
    Q_PROPERTY(int step READ step NOTIFY changed FINAL)

public:
    explicit HomeProof(QObject* parent = nullptr);

    QString place() const { return m_text; }
    void setPlace(const QString& place);
    bool there() const { return m_place.has_value(); }
    QString title() const;
    QString position() const;
    int step() const { return m_place ? m_place->step : 0; }

Q_SIGNALS:
    void changed();

private:
    QString m_text;
    std::optional<ProofPlace> m_place;
};

}  // namespace nimstone
