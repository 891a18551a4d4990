// Functions with which the stops of the tour operate a page.
#pragma once

#include <QMetaObject>
#include <QQuickItem>
#include <QString>

#include "app/tour/stops.h"
#include "core/sum/game_sum.h"

namespace nimstone::tour {

using Settle = TourStop::Settle;

/// Returns an object in a property of the page, such as its session or player. If there is none, logs a warning and returns null.
QObject* part(QObject* owner, const char* name);

template <class... Arguments>
void call(QObject* object, const char* method, const Arguments&... arguments)
{
    if (!object
        || !QMetaObject::invokeMethod(object, method, QArgument<Arguments>(QMetaType::fromType<Arguments>().name(), arguments)...))
        qWarning("qrc:/ the tour cannot call %s", method);
}

/// Parses a position in the notation. It must be a valid one.
GameSum gameSumOf(const QString& position);

/// Begins a new game on the Play page, with the options of the page at their defaults.
void beginGame(QQuickItem* page, const QString& position, const Settle& settle);
/// Picks a move of the current game without making it.
void pickMove(QQuickItem* page, const QString& move);
void makeMove(QQuickItem* page, const QString& move, const Settle& settle);

/// Expects the name of the game, and the text that it is the user's turn.
Sight gameGoesOn(const QString& position);
/// Expects the same before the first move, and also the position.
Sight gameBegins(const QString& position);

}  // namespace nimstone::tour
