// The sum: each component turns into the Nim heap with its Grundy value. The sizes of these heaps are written in binary below.
// The winning move is found for the Nim heaps and translated back to the components. A component can be dragged out of the sum
// and back into it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Figures
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

ExplorePane {
    id: root

    readonly property SumModel model: SumModel { }
    readonly property sumShown shown: root.model.shown
    /// The index of the component with the keyboard focus.
    property int current: 0

    exploreView: root.model
    leastHeight: Math.min(scroll.contentHeight, 400 * Theme.textScale)

    onShownChanged: root.walkTo(root.current)

    /// The keys that the components handle themselves; the list of keyboard shortcuts is made from this table.
    readonly property var keyTable: [
        { words: qsTr("To the next or previous component"), strokes: [
            { key: Qt.Key_Down, act: () => root.walk(1) },
            { key: Qt.Key_Up, act: () => root.walk(-1) }] },
        { words: qsTr("Set the component aside, or take it in"), strokes: [{ key: Qt.Key_Space, act: () => root.model.toggle(root.current) }] },
        { words: qsTr("Remove the component"), strokes: [{ key: Qt.Key_Delete, act: () => root.model.remove(root.current) }] },
        { words: qsTr("Play the position"), strokes: [{ key: Qt.Key_Return, act: () => Shell.linkWanted("play:" + root.model.session.position) }] }
    ]

    function walkTo(part: int): void {
        root.current = Math.max(0, Math.min(root.shown.parts.length - 1, part));
    }

    function walk(by: int): void {
        root.walkTo(root.current + by);
        const part = root.shown.parts[root.current];
        Announcer.say(part.text + " " + part.value + " " + (part.within ? qsTr("in the sum") : qsTr("set aside")));
    }

    function add(position: string): void {
        if (!root.model.add(position))
            return;
        typed.text = "";
        parts.forceActiveFocus();
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
                ListButton {
                    objectName: "sumGames"
                    text: qsTr("Add a game")
                    iconName: "plus"
                    entries: root.model.session?.games ?? []
                    onChosen: index => root.add(root.model.session.games[index].more)
                }
                AppTextField {
                    id: typed
                    objectName: "sumAdd"
                    width: 240 * Theme.textScale
                    label: qsTr("A position to add")
                    placeholderText: "kayles:7"
                    problem: root.shown.addProblem
                    onAccepted: root.add(typed.text)
                }
            }

            Column {
                id: parts
                objectName: "sumParts"
                width: parent.width
                focus: true
                activeFocusOnTab: true
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Components of the sum")
                Keys.onPressed: event => event.accepted = Keyboard.hear(root.keyTable, event)

                Repeater {
                    // The model is a number and not the list, so that a row survives a change of its component.
                    model: root.shown.parts.length
                    SumPart {
                        objectName: "sumPart" + index
                        width: parts.width
                        model: root.model
                        current: parts.activeFocus && root.current === index
                        onPressedHere: {
                            root.current = index;
                            parts.forceActiveFocus();
                        }
                    }
                }
            }

            AppText {
                width: parent.width
                visible: text !== ""
                text: root.shown.problem
                Announcement { }
            }
            BitTable {
                visible: root.shown.hasTable
                width: Math.min(parent.width, 640 * Theme.textScale)
                height: implicitHeight
                table: root.model.table
            }
            AppText {
                objectName: "sumTotal"
                width: parent.width
                visible: root.shown.total !== ""
                text: Markup.bold(root.shown.total)
                Announcement { text: root.shown.total }
            }

            Flow {
                width: parent.width
                spacing: Theme.spaceXS
                Repeater {
                    model: root.shown.moves.length
                    ToggleButton {
                        id: move
                        required property int index
                        objectName: "sumMove" + move.index
                        text: root.shown.moves[move.index]?.text ?? ""
                        on: root.shown.move === move.index
                        onClicked: root.model.chooseMove(move.on ? -1 : move.index)
                        onHoveredChanged: root.model.session.hover(root.shown.moves[move.index].after, move.hovered)
                    }
                }
            }
            NoteText {
                width: parent.width
                visible: text !== ""
                text: root.shown.moreMoves
            }
            Repeater {
                model: root.shown.steps
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
                visible: root.shown.move >= 0
                text: qsTr("Make this move")
                iconName: "check"
                look: AppButton.Primary
                onClicked: root.model.session.openPosition(root.shown.moves[root.shown.move].after)
            }
        }
    }
}
