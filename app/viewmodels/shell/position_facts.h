// A position, worked out beside the window: who wins it, what it is worth, why, and by which moves.
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

    /// In the notation; what is no position shows nothing.
    Q_PROPERTY(QString position READ position WRITE setPosition NOTIFY changed FINAL)
    /// With the name of its game, "Nim (3, 4, 5)"; empty for what is no position.
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    /// Whether it is known what the position is; until then it is worked out.
    Q_PROPERTY(bool known READ known NOTIFY changed FINAL)
    /// "P" or "N", in Cutcake "P", "L" or "R"; empty while it is not known.
    Q_PROPERTY(QString letter READ letter NOTIFY changed FINAL)
    /// "N-position: the player to move wins."
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed FINAL)
    /// "Grundy value: 5", or why there is none.
    Q_PROPERTY(QString value READ value NOTIFY changed FINAL)
    /// Why, as rich text.
    Q_PROPERTY(QString reason READ reason NOTIFY changed FINAL)
    /// The winning moves in a sentence, or how many there are.
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
