// The sum: each part turns into the Nim heap that it is worth, the heaps stand in bits beneath, and the move that wins is found
// there and carried back. A part is dragged out of the sum and in again.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Figures
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

FocusScope {
    id: root

    readonly property SumModel model: SumModel { }
    readonly property bool busy: false
    /// The part that the keys are on.
    property int current: 0

    signal playWanted(position: string)

    /// The keys that the parts hear by themselves; the sheet of keys lists them from here.
    readonly property var keyTable: [
        { words: qsTr("To the next or previous component"), strokes: [
            { key: Qt.Key_Down, act: () => root.walk(1) },
            { key: Qt.Key_Up, act: () => root.walk(-1) }] },
        { words: qsTr("Set the component aside, or take it in"), strokes: [{ key: Qt.Key_Space, act: () => root.toggle(root.current) }] },
        { words: qsTr("Remove the component"), strokes: [{ key: Qt.Key_Delete, act: () => root.model.remove(root.current) }] },
        { words: qsTr("Play the position"), strokes: [
            { key: Qt.Key_Return, act: () => root.playWanted(root.model.session.position) },
            { key: Qt.Key_Enter, alike: true, act: () => root.playWanted(root.model.session.position) }] }
    ]

    function walk(by: int): void {
        root.current = Math.max(0, Math.min(root.model.parts.length - 1, root.current + by));
        const part = root.model.parts[root.current];
        Announcer.say(part.text + " " + part.value + " " + (part.within ? qsTr("in the sum") : qsTr("set aside")));
    }

    function toggle(part: int): void {
        root.model.setWithin(part, !root.model.parts[part].within);
    }

    Connections {
        target: root.model
        function onChanged(): void {
            root.current = Math.max(0, Math.min(root.model.parts.length - 1, root.current));
        }
    }

    AppFlickable {
        id: scroll
        anchors.fill: parent
        contentHeight: all.implicitHeight + Theme.spaceL
        clip: true

        Column {
            id: all
            width: scroll.width - Theme.spaceM
            spacing: Theme.spaceS

            Flow {
                width: parent.width
                spacing: Theme.spaceS
                AppButton {
                    id: games
                    objectName: "sumGames"
                    text: qsTr("Add a game")
                    iconName: "plus"
                    listOpen: list.visible
                    onClicked: list.open()
                    DropList {
                        id: list
                        objectName: "sumGameList"
                        y: parent.height + Theme.spaceXS
                        room: Qt.size(root.Window.width, root.Window.height)
                        entries: root.model.session?.games ?? []
                        onChosen: index => {
                            root.model.add(root.model.session.games[index].more);
                            parts.forceActiveFocus();
                        }
                    }
                }
                AppTextField {
                    id: typed
                    objectName: "sumAdd"
                    width: 240 * Theme.textScale
                    label: qsTr("A position to add")
                    placeholderText: "kayles:7"
                    problem: root.model.addProblem
                    onAccepted: {
                        if (root.model.add(typed.text)) {
                            typed.text = "";
                            parts.forceActiveFocus();
                        }
                    }
                }
            }

            FocusScope {
                id: parts
                objectName: "sumParts"
                width: parent.width
                height: rows.height
                focus: true
                activeFocusOnTab: true
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Components of the sum")
                Keys.onPressed: event => event.accepted = Keyboard.hear(root.keyTable, event)

                Column {
                    id: rows
                    width: parent.width
                    Repeater {
                        id: repeater
                        // Counted, not listed: a row outlasts its change.
                        model: root.model.parts.length
                        SumPart {
                            required property int index
                            objectName: "sumPart" + index
                            width: rows.width
                            part: root.model.parts[index] ?? { text: "", game: "", value: "", heap: -1, within: true, row: -1 }
                            current: parts.activeFocus && root.current === index
                            onPressedHere: {
                                root.current = index;
                                parts.forceActiveFocus();
                            }
                            onToggled: root.toggle(index)
                            onRemoved: root.model.remove(index)
                        }
                    }
                }
            }

            AppText {
                objectName: "sumProblem"
                width: parent.width
                visible: text !== ""
                text: root.model.problem
                Announcement { }
            }
            BitTable {
                objectName: "sumTable"
                visible: root.model.hasTable
                width: Math.min(parent.width, 640 * Theme.textScale)
                height: implicitHeight
                table: root.model.table
            }
            AppText {
                objectName: "sumTotal"
                width: parent.width
                visible: text !== ""
                text: "<b>" + root.model.total + "</b>"
                Announcement { text: root.model.total }
            }

            Flow {
                width: parent.width
                spacing: Theme.spaceXS
                Repeater {
                    model: root.model.moves.length
                    AppButton {
                        id: move
                        required property int index
                        objectName: "sumMove" + move.index
                        text: root.model.moves[move.index] ?? ""
                        checkable: true
                        checked: root.model.move === move.index
                        onClicked: {
                            root.model.move = checked ? move.index : -1;
                            checked = Qt.binding(() => root.model.move === move.index);
                        }
                        onHoveredChanged: root.model.pointAt(move.hovered ? move.index : -1)
                    }
                }
            }
            NoteText {
                objectName: "sumMoreMoves"
                width: parent.width
                visible: text !== ""
                text: root.model.moreMoves
            }
            Repeater {
                model: root.model.steps
                AppText {
                    required property int index
                    required property string modelData
                    objectName: "sumStep" + index
                    width: all.width
                    text: (index + 1) + ". " + modelData
                    Announcement { text: parent.modelData }
                }
            }
            AppButton {
                objectName: "sumMake"
                visible: root.model.move >= 0
                text: qsTr("Make this move")
                iconName: "check"
                look: AppButton.Primary
                onClicked: root.model.make(root.model.move)
            }
        }
    }
}
