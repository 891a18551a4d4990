// Functions that operate a page for the stops of the tour.
#pragma once

#include <QMetaObject>
#include <QQuickItem>
#include <QString>

#include "app/tour/stops.h"
#include "core/sum/game_sum.h"

namespace nimstone::tour {

using Settle = TourStop::Settle;

/// Returns the object that is the value of a property of the page, such as its session or player. If there is none,
/// logs a warning and returns null.
QObject* part(QObject* owner, const char* name);

template <class... Arguments>
void call(QObject* object, const char* method, const Arguments&... arguments)
{
    if (!object
        || !QMetaObject::invokeMethod(object, method, QArgument<Arguments>(QMetaType::fromType<Arguments>().name(), arguments)...))
        qWarning("qrc:/ the tour cannot call %s", method);
}

/// Parses a position in the notation. The position must be valid.
GameSum gameSumOf(const QString& position);

/// Begins a new game on the Play page, with the options of the page at their defaults.
void beginGame(QQuickItem* page, const QString& position, const Settle& settle);
/// Picks a move of the current game without making it.
void pickMove(QQuickItem* page, const QString& move);
void makeMove(QQuickItem* page, const QString& move, const Settle& settle);

/// Returns what the picture of a game must show: the name of the game, and the text that says whose turn it is.
Sight gameGoesOn(const QString& position);
/// Returns what the picture of a game before its first move must show: the name of the game, the text that says that it
/// is the user's turn, and the position.
Sight gameBegins(const QString& position);

}  // namespace nimstone::tour
