// The game that the Home page goes on with: the one that is kept, looked at without opening it.
#pragma once

#include <QDateTime>
#include <QtQml/qqmlregistration.h>
#include <optional>

#include "app/viewmodels/play/play_kept.h"
#include "app/viewmodels/shell/language_aware.h"

namespace nimstone {

class HomeGame : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT

    /// Whether there is one in which a move was made.
    Q_PROPERTY(bool there READ there NOTIFY changed FINAL)
    Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
    /// Its name in the notation, as its picture has it: "nim", "sum".
    Q_PROPERTY(QString game READ game NOTIFY changed FINAL)
    /// The same in words.
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    /// The position that it stands at, or where it began if it is over.
    Q_PROPERTY(QString position READ position NOTIFY changed FINAL)
    /// "7 moves, against Perfect play", or who won.
    Q_PROPERTY(QString standing READ standing NOTIFY changed FINAL)
    /// When it was kept last, in milliseconds since 1970; 0 for none.
    Q_PROPERTY(qreal time READ time NOTIFY changed FINAL)

public:
    explicit HomeGame(QObject* parent = nullptr);

    bool there() const { return m_game.has_value(); }
    bool over() const { return m_game && m_game->record().isOver(); }
    QString game() const;
    QString name() const;
    QString position() const;
    QString standing() const;
    qreal time() const { return m_game ? static_cast<qreal>(m_time.toMSecsSinceEpoch()) : 0; }

    /// Looks what is kept now.
    Q_INVOKABLE void look();

Q_SIGNALS:
    void changed();

private:
    std::optional<KeptGame> m_game;
    QDateTime m_time;
};

}  // namespace nimstone
