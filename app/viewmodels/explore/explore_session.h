// The position that all views of the Explore page show: the chosen position, and the position under the pointer in any
// view. The models of the views get the position from this object, and choose another position by calling it.
#pragma once

#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <optional>

#include "app/viewmodels/play/play_setup_games.h"
#include "app/viewmodels/shell/language_aware.h"
#include "app/wording/notation.h"

namespace nimstone {

class ExploreSession : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT

    /// The chosen position in the notation.
    Q_PROPERTY(QString position READ position NOTIFY positionChanged FINAL)
    /// The position under the pointer; empty if there is none.
    Q_PROPERTY(QString pointed READ pointed WRITE setPointed NOTIFY pointedChanged FINAL)
    /// The position that texts describe: the position under the pointer, or else the chosen position.
    Q_PROPERTY(QString looked READ looked NOTIFY pointedChanged FINAL)
    /// The name of the game; for a sum, a text that says that it is a sum.
    Q_PROPERTY(QString game READ game NOTIFY worded FINAL)
    /// A sentence, as rich text, that says why the last text was not a position; empty if it was a position.
    Q_PROPERTY(QString problem READ problem NOTIFY worded FINAL)
    /// The games that the person can choose from: objects with `name` and `more`, a position of the game.
    Q_PROPERTY(QVariantList games READ games NOTIFY languageChanged FINAL)
    /// The name of the theorem that proves the outcome of the chosen position, as ContestList::theorem expects it;
    /// empty if there is none.
    Q_PROPERTY(QString theorem READ theorem NOTIFY positionChanged FINAL)

public:
    explicit ExploreSession(QObject* parent = nullptr);

    const GameSum& sum() const { return m_sum; }
    QString position() const { return wording::notation(m_sum); }
    QString pointed() const { return m_pointed; }
    void setPointed(const QString& position);
    QString looked() const { return m_pointed.isEmpty() ? position() : m_pointed; }
    QString game() const { return gameTitle(m_sum); }
    QString problem() const;
    QVariantList games() const;
    QString theorem() const;

    void choose(GameSum sum);

    /// Chooses the position that the person typed. If the text cannot be read, returns false and changes only
    /// `problem`.
    Q_INVOKABLE bool openPosition(const QString& text);
    /// Tells this object that the pointer has entered (`over` is true) or left an item that shows a position. The event
    /// of leaving may come after the pointer has entered another item.
    Q_INVOKABLE void hover(const QString& position, bool over);

Q_SIGNALS:
    /// Emitted when another position was chosen.
    void positionChanged();
    void pointedChanged();
    void worded();

private:
    GameSum m_sum;
    QString m_pointed;
    std::optional<NotationError> m_error;
};

}  // namespace nimstone
