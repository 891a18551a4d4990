// The one position that all views of the Explore page look at: the one that was chosen, and the one that the pointer is on in
// some view. The views' own models ask here, and choose here.
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
    /// The one that the pointer is on; empty where it is on none.
    Q_PROPERTY(QString pointed READ pointed WRITE setPointed NOTIFY pointedChanged FINAL)
    /// What is said of: the pointed one, else the chosen one.
    Q_PROPERTY(QString looked READ looked NOTIFY pointedChanged FINAL)
    /// What the game is called, or that it is a sum.
    Q_PROPERTY(QString game READ game NOTIFY worded FINAL)
    /// Why the last text was no position; empty where it was one. Rich text.
    Q_PROPERTY(QString problem READ problem NOTIFY worded FINAL)
    /// The games to choose from: objects with `name`, what it is called, and `more`, a position of it.
    Q_PROPERTY(QVariantList games READ games NOTIFY languageChanged FINAL)
    /// The theorem that says why the chosen position is won or lost, as ContestList asks for it; empty where there is none.
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

    /// A position as a person writes it; one that cannot be read changes nothing but `problem`. Whether it could be.
    Q_INVOKABLE bool openPosition(const QString& text);
    /// The pointer comes over what stands for a position, or leaves it: it may be over another one before.
    Q_INVOKABLE void hover(const QString& position, bool over);

Q_SIGNALS:
    /// The chosen position is another.
    void positionChanged();
    void pointedChanged();
    void worded();

private:
    GameSum m_sum;
    QString m_pointed;
    std::optional<NotationError> m_error;
};

}  // namespace nimstone
