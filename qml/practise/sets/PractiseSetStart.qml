// The content of an empty editor: suggested sets. One press creates a set.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

FocusScope {
    id: root

    required property SetEditor editor
    readonly property real margin: Theme.spaceL
    readonly property int columns: root.width >= 560 * Theme.textScale ? 3 : 1

    signal begun

    function takeFocus(): void {
        (sets.itemAt(0) as Item)?.forceActiveFocus(Qt.OtherFocusReason);
    }

    implicitHeight: content.implicitHeight + 2 * root.margin

    Column {
        id: content
        x: root.margin
        y: Math.max(root.margin, (root.height - height) * 0.4)
        width: root.width - 2 * root.margin
        spacing: Theme.spaceM

        Heading {
            anchors.horizontalCenter: parent.horizontalCenter
            width: parent.width
            level: 2
            text: qsTr("A set for your class")
            horizontalAlignment: Text.AlignHCenter
        }
        AppText {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(parent.width, 640 * Theme.textScale)
            text: qsTr("Start from one of these and change it, add your own exercises, or drop a file here.")
            color: Theme.faint
            horizontalAlignment: Text.AlignHCenter
        }
        Item { width: 1; height: Theme.spaceXS }
        GridLayout {
            columns: root.columns
            rowSpacing: Theme.spaceM
            columnSpacing: Theme.spaceM
            width: parent.width
            // The number of items is constant, because Qt 6.4 crashes if items of a layout are created or removed.
            Repeater {
                id: sets
                model: 3
                AbstractButton {
                    id: ready
                    required property int index
                    readonly property var facts: root.editor.readySets[ready.index] ?? ({ name: "", detail: "" })
                    objectName: "readySet" + ready.index
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    Layout.preferredWidth: 1
                    implicitHeight: words.implicitHeight + 2 * Theme.spaceL
                    hoverEnabled: true
                    focusPolicy: Qt.StrongFocus
                    text: ready.facts.name
                    Accessible.role: Accessible.Button
                    Accessible.name: ready.facts.name
                    Accessible.description: ready.facts.detail
                    Accessible.onPressAction: ready.clicked()
                    Keys.onReturnPressed: ready.clicked()
                    Keys.onEnterPressed: ready.clicked()
                    Keys.onRightPressed: (sets.itemAt(ready.index + 1) as Item)?.forceActiveFocus(Qt.TabFocusReason)
                    Keys.onLeftPressed: (sets.itemAt(ready.index - 1) as Item)?.forceActiveFocus(Qt.TabFocusReason)
                    onClicked: {
                        root.editor.begin(ready.index, Shell.freshSeed());
                        root.begun();
                    }
                    background: Rectangle {
                        radius: Theme.radiusCard
                        color: ready.hovered ? Theme.jadeWash : Theme.paper
                        border.color: ready.hovered ? Theme.jade : Theme.edge
                        FocusRing { shown: ready.visualFocus }
                    }
                    contentItem: Item {
                        Column {
                            id: words
                            x: Theme.spaceL
                            y: Theme.spaceL
                            width: ready.width - 2 * Theme.spaceL
                            spacing: Theme.spaceXS
                            Heading {
                                width: parent.width
                                level: 2
                                color: Theme.jade
                                text: ready.facts.name
                                Accessible.ignored: true
                            }
                            NoteText {
                                width: parent.width
                                text: ready.facts.detail
                                Accessible.ignored: true
                            }
                        }
                    }
                    HoverHandler { cursorShape: Qt.PointingHandCursor }
                }
            }
        }
    }
}
