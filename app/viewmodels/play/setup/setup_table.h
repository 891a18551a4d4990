// What is on the table while a game is set up: a value, made of the position and of the part in hand.
#pragma once

#include <QStringList>
#include <QVariantList>
#include <cstddef>

#include "app/viewmodels/shell/value.h"
#include "core/play/moves/position_request.h"
#include "core/sum/game_sum.h"

namespace nimstone {

struct SetupTable {
    Q_GADGET
    QML_VALUE_TYPE(setupTable)

    /// The name of the game in the notation, "sum" for several.
    NIMSTONE_FIELD(QString, game){};
    NIMSTONE_FIELD(QString, title){};
    NIMSTONE_FIELD(QString, summary){};
    /// The position in words: "heaps of 3, 4, and 5".
    NIMSTONE_FIELD(QString, position){};
    /// What the game's parameter is, empty where it has none, and its text.
    NIMSTONE_FIELD(QString, parameterLabel){};
    NIMSTONE_FIELD(QString, parameter){};
    /// The parts of a sum as text; and the games that can join: `name` and `text`.
    NIMSTONE_FIELD(QStringList, parts){};
    NIMSTONE_FIELD(QVariantList, joining){};
    /// The numbers of the part in hand, and what each is: heaps; the sides of blocks, two and two; a pile and its quota.
    NIMSTONE_FIELD(QStringList, numbers){};
    NIMSTONE_FIELD(QStringList, numberNames){};
    /// More numbers than can be changed one by one.
    NIMSTONE_FIELD(bool, tooManyNumbers) = false;
    /// How many numbers belong together: 2 of a block, else 1; whether there can be more of them, or fewer.
    NIMSTONE_FIELD(int, group) = 1;
    NIMSTONE_FIELD(bool, canAdd) = false;
    NIMSTONE_FIELD(QString, addLabel){};
    NIMSTONE_FIELD(QString, addHint){};
    NIMSTONE_FIELD(bool, canRemove) = false;
    /// Whether they need their names beside them.
    NIMSTONE_FIELD(bool, namesShown) = false;
    /// Positions worth playing: `label` and `note` of each.
    NIMSTONE_FIELD(QVariantList, presets){};
    /// What a random position can be requested to be: `value` and `text`.
    NIMSTONE_FIELD(QVariantList, requests){};
    NIMSTONE_FIELD(bool, partisan) = false;
    /// Whether it can be worded as counting up: Bash's game of one heap.
    NIMSTONE_FIELD(bool, canCountUp) = false;
};

/// With this part of the sum in hand.
SetupTable setupTable(const GameSum& sum, std::size_t part);

/// By its value in `requests`; none where it is not offered there.
std::optional<play::PositionRequest> requestNamed(const QString& value, const GameSum& sum);

}  // namespace nimstone
