// Facts about a position, computed in the background: the outcome, the value, the reason, and the winning moves.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <optional>

#include "app/viewmodels/shell/background_work.h"
#include "app/viewmodels/shell/language_aware.h"
#include "core/sum/analysis.h"

namespace nimstone {

class PositionFacts : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT

    /// The position in the notation. If it cannot be parsed, no facts are shown.
    Q_PROPERTY(QString position READ position WRITE setPosition NOTIFY changed FINAL)
    /// The position with the name of its game, "Nim (3, 4, 5)"; empty if it cannot be parsed.
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    /// True when the position is analyzed; until then the facts are empty.
    Q_PROPERTY(bool known READ known NOTIFY changed FINAL)
    /// The letter of the outcome: "P" or "N"; in Cutcake "P", "L" or "R". Empty while the outcome is not known.
    Q_PROPERTY(QString letter READ letter NOTIFY changed FINAL)
    /// The outcome in words: "N-position: the player to move wins."
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed FINAL)
    /// The value as a text: "Grundy value: 5", or the reason why there is no value.
    Q_PROPERTY(QString value READ value NOTIFY changed FINAL)
    /// The reason for the outcome, as rich text.
    Q_PROPERTY(QString reason READ reason NOTIFY changed FINAL)
    /// A sentence with the winning moves, or with their number if there are too many.
    Q_PROPERTY(QString moves READ moves NOTIFY changed FINAL)

public:
    explicit PositionFacts(QObject* parent = nullptr);

    QString position() const { return m_position; }
    void setPosition(const QString& position);
    QString name() const;
    bool known() const { return m_analysis.has_value(); }
    QString letter() const;
    QString outcome() const;
    QString value() const;
    QString reason() const;
    QString moves() const;

Q_SIGNALS:
    void changed();

private:
    void work();

    QString m_position;
    std::optional<GameSum> m_sum;
    std::optional<Analysis> m_analysis;
    BackgroundWork m_work;
};

}  // namespace nimstone
