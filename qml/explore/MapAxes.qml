// The axes of a map: numbers at equal, round distances below the map and on its left.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property MapModel map
    readonly property real cell: root.map.cell
    /// The distance between two labels: 1, 2 or 5 times a power of ten.
    readonly property int step: root.roundStep(64 * Theme.textScale / root.cell)

    function roundStep(least: real): int {
        let step = 1;
        for (let turn = 0; step < least; ++turn)
            step *= turn % 3 === 1 ? 2.5 : 2;
        return step;
    }

    /// Returns the numbers to write on an axis that starts at `first` and is `length` pixels long.
    function numbers(first: real, length: real): var {
        const list = [];
        const end = Math.min(first + length / root.cell, root.map.side);
        for (let at = Math.max(0, Math.ceil(first / root.step) * root.step); at < end; at += root.step)
            list.push(at);
        return list;
    }

    component Number: NoteText {
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }

    Repeater {
        model: root.numbers(root.map.corner.x, root.width)
        Number {
            required property int modelData
            readonly property real middle: (modelData + 0.5 - root.map.corner.x) * root.cell
            x: Math.round(middle - width / 2)
            y: root.height + 2
            visible: middle >= 0 && middle <= root.width - width / 2
            text: modelData
        }
    }
    Repeater {
        model: root.numbers(root.map.corner.y, root.height)
        Number {
            required property int modelData
            readonly property real middle: root.height - (modelData + 0.5 - root.map.corner.y) * root.cell
            x: -Theme.spaceXS - width
            y: Math.round(middle - height / 2)
            visible: middle >= height / 2 && middle <= root.height
            text: modelData
        }
    }
}
