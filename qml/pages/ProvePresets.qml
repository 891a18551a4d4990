// The list of positions to try, each with its heaps.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
import Nimstone.Theme

Popup {
    id: root

    /// Objects with `name` and `heaps`.
    required property var presets
    /// The window that it has to stay inside.
    required property size room

    signal chosen(index: int)

    width: Math.min(460 * Theme.textScale, root.room.width - 2 * Theme.spaceXL)
    height: Math.min(list.contentHeight + 2 * padding, root.room.height * 0.6)
    margins: Theme.spaceL
    padding: Theme.spaceXS
    focus: true

    background: Rectangle {
        color: Theme.raised
        border.color: Theme.edge
        radius: Theme.radiusCard
    }

    contentItem: ListView {
        id: list
        objectName: "presetList"
        model: root.presets
        clip: true
        focus: true
        currentIndex: 0
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: ScrollBar { }
        delegate: ItemDelegate {
            id: entry
            required property int index
            required property var modelData

            objectName: "preset" + entry.index
            width: ListView.view.width
            height: texts.implicitHeight + 2 * Theme.spaceS
            highlighted: ListView.isCurrentItem && list.activeFocus
            Accessible.role: Accessible.MenuItem
            Accessible.name: entry.modelData.name + " " + entry.modelData.heaps
            Accessible.onPressAction: entry.clicked()
            Keys.onReturnPressed: entry.clicked()
            Keys.onEnterPressed: entry.clicked()
            Keys.onSpacePressed: entry.clicked()
            onClicked: {
                root.close();
                root.chosen(entry.index);
            }
            background: Rectangle {
                radius: Theme.radiusSmall
                color: entry.hovered || entry.highlighted ? Theme.hover : "transparent"
                border.width: entry.highlighted ? 2 : 0
                border.color: Theme.indigo
            }
            contentItem: Item {
                Flow {
                    id: texts
                    width: parent.width
                    spacing: Theme.spaceM
                    AppText {
                        text: entry.modelData.name
                        wrapMode: Text.NoWrap
                        Accessible.ignored: true
                    }
                    AppText {
                        text: "(" + entry.modelData.heaps + ")"
                        color: Theme.faint
                        width: Math.min(implicitWidth, texts.width)
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
