// The list of all theorems by topic, each with its statement. A separate heading is for common errors in published texts.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

Popup {
    id: root

    /// The theorems: objects with `value`, `text` and `statement`. The first theorem of each topic also has `topic`.
    required property var theorems
    required property int current
    /// The size of the window. The list stays inside the window.
    required property size room

    signal chosen(value: string)

    width: Math.min(620 * Theme.textScale, root.room.width - 2 * Theme.spaceXL)
    height: Math.min(list.contentHeight + 2 * padding, root.room.height * 0.75)
    margins: Theme.spaceL
    padding: Theme.spaceXS
    focus: true
    onOpened: {
        list.currentIndex = root.current;
        list.positionViewAtIndex(root.current, ListView.Center);
    }

    background: Rectangle {
        color: Theme.raised
        border.color: Theme.edge
        radius: Theme.radiusCard
    }

    SheetName {
        sheet: root
        name: list.label
    }

    contentItem: RowList {
        id: list
        objectName: "theoremList"
        model: root.theorems
        focus: true
        // The list keeps delegates outside the visible part, so that the keys can reach all theorems.
        cacheBuffer: 4000
        label: qsTr("Theorem")

        delegate: Column {
            id: entry
            required property int index
            required property var modelData

            width: ListView.view.width

            Heading {
                visible: text !== ""
                level: 2
                width: parent.width
                leftPadding: Theme.spaceS
                topPadding: entry.index === 0 ? Theme.spaceS : Theme.spaceL
                bottomPadding: Theme.spaceXS
                text: entry.modelData.topic
                color: Theme.goldText
                font.pixelSize: Theme.body
            }
            ItemDelegate {
                id: button
                objectName: "theorem-" + entry.modelData.value
                width: parent.width
                height: texts.implicitHeight + 2 * Theme.spaceS
                highlighted: entry.ListView.isCurrentItem && list.activeFocus
                onHighlightedChanged: {
                    if (button.highlighted)
                        Announcer.say(button.Accessible.name);
                }
                Accessible.name: Aloud.of(entry.modelData.text + ". " + entry.modelData.statement)
                Accessible.onPressAction: button.clicked()
                onClicked: {
                    root.close();
                    root.chosen(entry.modelData.value);
                }
                background: Rectangle {
                    radius: Theme.radiusSmall
                    color: button.hovered || button.highlighted ? Theme.hover : entry.index === root.current ? Theme.jadeWash : "transparent"
                    border.width: button.highlighted ? 2 : 0
                    border.color: Theme.indigo
                }
                contentItem: Item {
                    Column {
                        id: texts
                        width: parent.width
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: 2
                        MuteText {
                            width: parent.width
                            text: entry.modelData.text
                            font.bold: entry.index === root.current
                        }
                        NoteText {
                            width: parent.width
                            text: entry.modelData.statement
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
        onChosen: {
            root.close();
            root.chosen(root.theorems[list.currentIndex].value);
        }
    }
}
