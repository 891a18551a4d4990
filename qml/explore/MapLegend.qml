// The legend of a map: the meaning of the colors, and the names of the axes. The legend lists the color of every visible
// cell.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Flow {
    id: root

    required property MapModel map

    spacing: Theme.spaceM

    NoteText {
        objectName: "mapAxes"
        text: root.map.axes
        color: Theme.ink
        wrapMode: Text.NoWrap
    }
    Repeater {
        model: root.map.legend
        Row {
            id: entry
            required property var modelData
            spacing: Theme.spaceXS
            Rectangle {
                id: swatch
                anchors.verticalCenter: parent.verticalCenter
                width: 14 * Theme.textScale
                height: width
                color: entry.modelData.framed ? "transparent" : entry.modelData.colour
                border { width: entry.modelData.framed ? 2 : 1; color: entry.modelData.framed ? entry.modelData.colour : Theme.edge }
                // An entry for several values shows a gradient from the color of the first value to the color of the last
                // value.
                Rectangle {
                    visible: !entry.modelData.framed && !Qt.colorEqual(entry.modelData.last, entry.modelData.colour)
                    x: Math.round(swatch.width / 2)
                    y: 1
                    width: swatch.width - x - 1
                    height: swatch.height - 2
                    color: entry.modelData.last
                }
            }
            NoteText {
                text: entry.modelData.text
                wrapMode: Text.NoWrap
            }
        }
    }
}
