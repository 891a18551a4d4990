// The content of the sheet for a new game, as one value. It is made from the position and the index of the selected
// component.
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

    /// The name of the game in the notation; "sum" for a sum.
    NIMSTONE_FIELD(QString, game){};
    NIMSTONE_FIELD(QString, title){};
    NIMSTONE_FIELD(QString, summary){};
    /// The position in words: "heaps of 3, 4, and 5".
    NIMSTONE_FIELD(QString, position){};
    /// A label that says what the game's parameter means; empty if the game has no parameter.
    NIMSTONE_FIELD(QString, parameterLabel){};
    /// The parameter as text, such as "1,3,4".
    NIMSTONE_FIELD(QString, parameter){};
    /// The components of the sum, in the notation.
    NIMSTONE_FIELD(QStringList, parts){};
    /// The games that can be added to the sum, as objects with `name` and `text`.
    NIMSTONE_FIELD(QVariantList, joining){};
    /// The numbers of the selected component: heaps, the two sides of each block, or a heap and its quota.
    NIMSTONE_FIELD(QStringList, numbers){};
    /// A name for each number of the selected component, such as "Heap 1".
    NIMSTONE_FIELD(QStringList, numberNames){};
    /// True if the component has too many numbers to edit them one by one.
    NIMSTONE_FIELD(bool, tooManyNumbers) = false;
    /// The number of neighboring numbers that describe one thing: 2 for the two sides of a block, else 1.
    NIMSTONE_FIELD(int, group) = 1;
    /// True if a heap, a step or a block can be added.
    NIMSTONE_FIELD(bool, canAdd) = false;
    NIMSTONE_FIELD(QString, addLabel){};
    NIMSTONE_FIELD(QString, addHint){};
    /// True if a heap, a step or a block can be removed.
    NIMSTONE_FIELD(bool, canRemove) = false;
    /// True if each number needs its name beside it.
    NIMSTONE_FIELD(bool, namesShown) = false;
    /// The presets (positions worth playing) of the game: objects with `label` and `note`.
    NIMSTONE_FIELD(QVariantList, presets){};
    /// The kinds of random positions that can be requested, as objects with `value` and `text`.
    NIMSTONE_FIELD(QVariantList, requests){};
    NIMSTONE_FIELD(bool, partisan) = false;
    /// True if the game can be described as counting up: Bash's game with one heap.
    NIMSTONE_FIELD(bool, canCountUp) = false;
};

/// Returns the content of the sheet if the component with the index `part` is selected.
SetupTable setupTable(const GameSum& sum, std::size_t part);

/// Returns the kind of random position whose value in `requests` is `value`; nothing if the sum does not offer this
/// kind.
std::optional<play::PositionRequest> requestNamed(const QString& value, const GameSum& sum);

}  // namespace nimstone
