#include "app/tour/driving.h"

#include <QVariant>

#include "app/viewmodels/play/play_seats.h"
#include "app/wording/play/play.h"
#include "core/sum/sum_notation.h"

namespace nimstone::tour {

QObject* part(QObject* owner, const char* name)
{
    auto* object = owner ? owner->property(name).value<QObject*>() : nullptr;
    if (!object)
        qWarning("qrc:/ the page has no property %s, which the tour needs", name);
    return object;
}

GameSum gameSumOf(const QString& position)
{
    const auto sum = parseSum(position.toStdString());
    if (!sum)
        qFatal("a stop of the tour has an invalid position: %s", qPrintable(position));
    return *sum;
}

void beginGame(QQuickItem* page, const QString& position, const Settle& settle)
{
    auto* session = part(page, "session");
    session->setProperty("seed", 1);
    bool opened = false;
    QMetaObject::invokeMethod(session, "openPosition", Q_RETURN_ARG(bool, opened), Q_ARG(QString, position));
    if (!opened)
        qWarning("qrc:/ the tour cannot open the position %s", qPrintable(position));
    for (const char* shown : {"columnsWanted", "coloured", "countUp"})
        page->setProperty(shown, false);
    settle();
}

void pickMove(QQuickItem* page, const QString& move)
{
    bool picked = false;
    QMetaObject::invokeMethod(part(page, "session"), "pickText", Q_RETURN_ARG(bool, picked), Q_ARG(QString, move));
    if (!picked)
        qWarning("qrc:/ the tour cannot pick the move %s", qPrintable(move));
}

void makeMove(QQuickItem* page, const QString& move, const Settle& settle)
{
    pickMove(page, move);
    call(part(page, "session"), "take");
    settle();
}

Sight gameGoesOn(const QString& position)
{
    return {.texts = [position](QQuickItem*) -> QStringList {
        return {nameOfGame(gameSumOf(position)), wording::turnText(wording::Mover::You)};
    }};
}

Sight gameBegins(const QString& position)
{
    return {.texts = [position](QQuickItem*) -> QStringList {
        return {nameOfGame(gameSumOf(position)), position, wording::turnText(wording::Mover::You)};
    }};
}

}  // namespace nimstone::tour
