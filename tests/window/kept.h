// The user's work that must still be there after the window was closed and opened again.
#pragma once

#include <QString>
#include <QStringList>
#include <QVariantMap>

#include "app/start/window.h"

namespace nimstone::tests {

struct Kept {
    QStringList answers;   ///< The ids of all answers, in order.
    QStringList erased;    ///< On the disk: the ids of the answers in the newest backup of erased answers, in order.
    QString game;          ///< The game on the board in its stored form; empty if no move was made.
    QByteArray set;        ///< The exercise set in the editor; empty if it has no exercises.
    QByteArray run;        ///< The exercise set in progress, with its answers; empty if there is none.
    QVariantMap settings;

    /// The work in an open window.
    static Kept in(Window& window);
    /// The work that is stored on the disk now.
    static Kept onDisk();

    /// A readable list of what is missing in `found`; empty if nothing is missing.
    QString missingIn(const Kept& found) const;
};

}  // namespace nimstone::tests
