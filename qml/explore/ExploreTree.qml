// The tree of a position shows every reachable position once, with P and N by letter and shape. A person walks through the tree
// by clicks or keys, and so plays out a line of moves against every reply of the other player.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

ExplorePane {
    id: root

    readonly property TreeModel model: TreeModel { }
    readonly property treeShown shown: root.model.shown

    /// The last positions of the line of moves, at most seven.
    readonly property var end: Array.from(root.shown.line).slice(-7)

    exploreView: root.model
    busy: root.shown.busy
    leastHeight: head.height + 240 * Theme.textScale

    function zoom(factor: real): void {
        picture.zoomAt(picture.width / 2, picture.height / 2, factor);
    }

    /// The keys that the tree handles itself; the list of keyboard shortcuts is made from this table.
    readonly property var keyTable: [
        { words: qsTr("To the first option, a winning one where there is one"), strokes: [{ key: Qt.Key_Down, act: () => root.model.goDown() }] },
        { words: qsTr("Back to where the line came from"), strokes: [{ key: Qt.Key_Up, act: () => root.model.goUp() }] },
        { words: qsTr("To the next or previous option of the same position"), strokes: [
            { key: Qt.Key_Right, act: () => root.model.goAside(1) },
            { key: Qt.Key_Left, act: () => root.model.goAside(-1) }] },
        { words: qsTr("Leave the line"), strokes: [{ key: Qt.Key_Home, act: () => root.model.goBackTo(0) }] },
        { words: qsTr("Show or hide the options"), strokes: [{ key: Qt.Key_Space, act: () => root.model.fold() }] },
        { words: qsTr("Zoom in"), label: "+", typed: "+=", act: () => root.zoom(1.2) },
        { words: qsTr("Zoom out"), label: "-", typed: "-", act: () => root.zoom(1 / 1.2) },
        { words: qsTr("Show the whole tree"), label: "0", typed: "0", act: () => picture.fit() },
        { words: qsTr("Begin the tree here"), label: "R", typed: "rR", act: () => root.model.makeRoot() },
        { words: qsTr("Copy the position"), label: "C", typed: "cC", act: () => Shell.copy(root.shown.position) },
        { words: qsTr("Play the position"), strokes: [{ key: Qt.Key_Return, act: () => Shell.linkWanted("play:" + root.shown.position) }] }
    ]

    /// A tool button. After a click on it, the tree takes the keyboard focus back.
    component Tool: AppButton {
        look: AppButton.Quiet
        onClicked: plot.forceActiveFocus()
    }

    Column {
        id: head
        width: root.width
        spacing: Theme.spaceXS

        Flow {
            width: parent.width
            spacing: Theme.spaceXS
            ToggleButton {
                objectName: "treeStrategy"
                visible: root.shown.strategyOffered
                //: A switch: the tree shows one winning move for each N-position, and every reply to it
                text: qsTr("Strategy")
                hint: qsTr("Shows one winning move for each N-position, and every reply to it")
                look: AppButton.Quiet
                on: root.shown.strategy
                onClicked: {
                    root.model.setStrategy(!root.shown.strategy);
                    plot.forceActiveFocus();
                }
            }
            Tool {
                objectName: "treeUnfold"
                text: qsTr("Show all options")
                onClicked: root.model.unfold(true)
            }
            Tool {
                objectName: "treeFold"
                text: qsTr("Hide them")
                hint: qsTr("Hides all but the options of the first position")
                onClicked: root.model.unfold(false)
            }
            NoteText {
                height: 36 * Theme.textScale
                verticalAlignment: Text.AlignVCenter
                text: root.shown.size
                wrapMode: Text.NoWrap
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.spaceXS
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("The line of moves")
            Repeater {
                model: root.end
                Tool {
                    required property int index
                    required property string modelData
                    readonly property int place: root.shown.line.length - root.end.length + index
                    objectName: "treeStep" + place
                    implicitHeight: 28 * Theme.textScale
                    text: (place > 0 ? "→ " : "") + modelData
                    onClicked: root.model.goBackTo(place)
                }
            }
        }
        AppText {
            objectName: "treeTold"
            width: parent.width
            text: root.shown.told
            Announcement { text: root.shown.spoken }
        }
    }

    Rectangle {
        id: plot
        objectName: "exploreTreePlot"
        anchors { left: parent.left; right: parent.right; top: head.bottom; topMargin: Theme.spaceS; bottom: parent.bottom }
        color: Theme.paper
        border.color: Theme.line
        clip: true
        focus: true
        activeFocusOnTab: true
        Accessible.role: Accessible.Tree
        Accessible.name: qsTr("Tree")
        Accessible.description: root.shown.spoken
        Keys.onPressed: event => {
            // Shift+Left also leaves the line of moves.
            const leaves = event.key === Qt.Key_Left && (event.modifiers & Qt.ShiftModifier);
            if (leaves)
                root.model.goBackTo(0);
            event.accepted = leaves || Keyboard.hear(root.keyTable, event);
        }

        TreePicture {
            id: picture
            objectName: "treePicture"
            anchors { fill: parent; margins: 1 }
            tree: root.model
            dark: Theme.dark
            highContrast: Theme.highContrast
            type: Theme.body
        }
        PictureHand {
            id: hand
            property int over: -1

            function point(box: int): void {
                hand.over = box;
                root.model.pointAt(box);
            }

            objectName: "treeHand"
            anchors.fill: picture
            picture: picture
            cursorShape: hand.dragging ? Qt.ClosedHandCursor : hand.over >= 0 ? Qt.PointingHandCursor : Qt.ArrowCursor
            onPressed: plot.forceActiveFocus()
            onPointed: (x, y) => hand.point(picture.boxAt(x, y))
            onExited: hand.point(-1)
            onChosen: (x, y) => root.model.choose(picture.boxAt(x, y))
            onDoubleClicked: mouse => {
                if (picture.boxAt(mouse.x, mouse.y) < 0)
                    picture.zoomAt(mouse.x, mouse.y, 2);
                else
                    root.model.makeRoot();
            }
        }
        FocusRing { shown: plot.activeFocus; gap: -2; radius: Theme.radiusSmall }
    }
}
