// What a person has done that has to be there after the window was closed and opened again.
#pragma once

#include <QString>
#include <QStringList>
#include <QVariantMap>

#include "app/start/window.h"

namespace nimstone::tests {

struct Kept {
    QStringList answers;   ///< the ids of all that were given, in order
    QString game;          ///< on the board, as it is kept; empty where no move was made in it
    QByteArray set;        ///< of exercises, that is being made; empty where there is nothing in it
    QByteArray run;        ///< the set that is worked through, how far and with what answers; empty where none is
    QVariantMap settings;

    /// As an open window has it.
    static Kept in(Window& window);
    /// As it is on the disk now.
    static Kept onDisk();

    /// What of this is not in `found`, for people to read; empty where nothing is missing.
    QString missingIn(const Kept& found) const;
};

}  // namespace nimstone::tests
