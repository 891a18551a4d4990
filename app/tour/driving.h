// How the stops of the tour reach into a page.
#pragma once

#include <QMetaObject>
#include <QQuickItem>
#include <QString>

#include "app/tour/stops.h"
#include "core/sum/game_sum.h"

namespace nimstone::tour {

using Settle = TourStop::Settle;

/// An object that a page shows to others: its session, its player. None, with a warning, where there is none.
QObject* part(QObject* owner, const char* name);

template <class... Arguments>
void call(QObject* object, const char* method, const Arguments&... arguments)
{
    if (!object
        || !QMetaObject::invokeMethod(object, method, QArgument<Arguments>(QMetaType::fromType<Arguments>().name(), arguments)...))
        qWarning("qrc:/ the tour cannot call %s", method);
}

/// A position of the tour, in the notation; it has to be a right one.
GameSum gameSumOf(const QString& position);

/// A new game on the Play page, as it looks when nothing was asked for.
void beginGame(QQuickItem* page, const QString& position, const Settle& settle);
/// A move of the game that is played, picked and not made.
void pickMove(QQuickItem* page, const QString& move);
void makeMove(QQuickItem* page, const QString& move, const Settle& settle);

/// The name of the game, and that it is the person's move.
Sight gameGoesOn(const QString& position);
/// The same before the first move, with the position.
Sight gameBegins(const QString& position);

}  // namespace nimstone::tour
