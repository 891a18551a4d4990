// The Grundy values of single heaps, as a plot or a table that grows while the values are computed. A sentence states their
// period and its certificate. A person can enter terms to compare them with the values.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Files
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

ExplorePane {
    id: root

    readonly property SequenceModel model: SequenceModel { }
    readonly property bool available: root.model.shown.game !== ""

    exploreView: root.model
    busy: root.model.shown.running || root.model.shown.reading || root.model.shown.finding
    leastHeight: root.available ? tools.height + foot.height + 2 * Theme.spaceS + 200 * Theme.textScale : 0

    /// Moves the cursor to the term of the heap `heap`; the term is then announced. Does nothing for a negative heap.
    function walk(heap: int): void {
        if (heap < 0)
            return;
        root.model.cursor = Math.max(0, Math.min(heap, root.model.shown.known - 1));
        root.model.pointAt(root.model.cursor);
        tools.asTable ? table.reveal(root.model.cursor) : view.reveal(root.model.cursor);
        Announcer.say(root.model.termWords(root.model.cursor));
    }

    /// Returns a row for a table of keys. The row has two keys: `back` goes one step back, and `forth` goes one step forward.
    function pair(words: string, back: int, forth: int, go: var, modifiers: int): var {
        const stroke = (key, step) => ({ key: key, modifiers: modifiers, act: () => go(step) });
        return { words: words, strokes: [stroke(back, -1), stroke(forth, 1)] };
    }

    function play(): void {
        root.model.chooseHeap(root.model.cursor);
        Shell.linkWanted("play:" + root.model.positionOf(root.model.cursor));
    }

    function copy(): void {
        Shell.copy(root.model.positionOf(root.model.cursor));
        Announcer.say(qsTr("Copied"));
    }

    /// Reads the file that a person chose in the file dialog.
    function openFile(file: url): void {
        tools.comparing = true;
        root.model.readFile(file);
    }

    FileDrop {
        id: files
        anchors.fill: parent
        z: -1
        desk: root
        kind: "sequences"
        listening: root.visible && root.available
        saves: false
        suffix: "txt"
        //: A b-file is a list of the terms of a sequence, in the format of the On-Line Encyclopedia of Integer Sequences
        words: ({ open: qsTr("Open a b-file"), kind: qsTr("b-files (*.txt)") })
        onClosed: area.forceActiveFocus()
    }

    // This column is shown for a game without a sequence.
    Column {
        objectName: "sequenceAbsent"
        width: parent.width
        visible: !root.available
        spacing: Theme.spaceM
        AppText {
            width: parent.width
            text: qsTr("In this game, the size of a heap alone does not give its Grundy value. These games have a sequence of values, one for each size:")
            Announcement { }
        }
        Flow {
            width: parent.width
            spacing: Theme.spaceS
            Repeater {
                model: ["kayles:7", "octal(0.16):12", "subtraction(1,3,4):10"]
                AppButton {
                    required property string modelData
                    objectName: "sequenceOpen-" + modelData
                    text: modelData
                    //: A tooltip of a button that shows a position; %1 is the position
                    hint: qsTr("Open %1").arg(modelData)
                    onClicked: root.model.session.openPosition(modelData)
                }
            }
        }
    }

    AppFlickable {
        id: page
        anchors.fill: parent
        visible: root.available
        // If there is little room, for example with large text, the page scrolls, so that the plot keeps its height.
        contentHeight: Math.max(height, tools.height + foot.height + 2 * Theme.spaceS + 140 * Theme.textScale)

        SequenceTools {
            id: tools
            width: parent.width
            model: root.model
            view: view
            onCompared: tools.comparing ? own.input.forceActiveFocus() : area.forceActiveFocus()
            onSettled: area.forceActiveFocus()
        }

        FocusScope {
            id: area
            objectName: "sequenceArea"
            y: tools.height + Theme.spaceS
            width: parent.width
            height: foot.y - Theme.spaceS - y
            focus: true
            activeFocusOnTab: true
            Accessible.role: Accessible.Graphic
            //: For a screen reader: %1 is a game, such as Kayles, %2 the term at the cursor, such as g(17) = 3
            Accessible.name: qsTr("Sequence of %1. %2").arg(root.model.shown.gameName).arg(root.model.termWords(root.model.cursor))
            Accessible.description: qsTr("The arrow keys move through the terms; Enter plays the position.")
            Keys.onPressed: event => {
                area.keyed = true;
                event.accepted = Keyboard.hear(area.keyTable, event);
            }
            // If a person moves the focus to this area with the Tab key, the area gets the release of the key, but not the
            // press.
            Keys.onReleased: area.keyed = true

            /// True while a person uses the area with keys. The area then shows a focus ring.
            property bool keyed: false

            /// Called when a person presses the mouse on the plot or the table.
            function touch(): void {
                area.keyed = false;
                area.forceActiveFocus(Qt.MouseFocusReason);
            }

            readonly property var keyTable: [
                root.pair(qsTr("Previous or next term"), Qt.Key_Left, Qt.Key_Right, step => root.walk(root.model.cursor + step)),
                root.pair(qsTr("First or last term"), Qt.Key_Home, Qt.Key_End, step => root.walk(step < 0 ? 0 : root.model.shown.known - 1)),
                root.pair(qsTr("Next term with the same value"), Qt.Key_PageUp, Qt.Key_PageDown, step => root.walk(root.model.next(step, false))),
                root.pair(qsTr("Next exception to the period"), Qt.Key_PageUp, Qt.Key_PageDown,
                    step => root.walk(root.model.next(step, true)), Qt.ControlModifier),
                { words: qsTr("Play the position"), strokes: [{ key: Qt.Key_Return, act: root.play }] },
                { words: qsTr("Copy the position"), label: "C", typed: "cC", act: root.copy }
            ].concat(tools.asTable ? [
                root.pair(qsTr("Previous or next row"), Qt.Key_Up, Qt.Key_Down, step => root.walk(root.model.cursor + step * table.columns))
            ] : [
                root.pair(qsTr("Move the plot"), Qt.Key_Left, Qt.Key_Right, step => view.pan(-step * view.width / 8, 0), Qt.ControlModifier),
                { words: qsTr("Zoom in or out"), label: "+ −", typed: "+=-", act: sign => view.zoom(sign === "-" ? 1 / 1.2 : 1.2) },
                { words: qsTr("See all terms"), label: "0", typed: "0", act: () => root.model.fit() }
            ])

            SequenceView {
                id: view
                objectName: "sequencePlot"
                anchors.fill: parent
                visible: !tools.asTable
                model: root.model
                onTouched: area.touch()
            }
            SequenceTable {
                id: table
                objectName: "sequenceTable"
                anchors.fill: parent
                visible: tools.asTable
                model: root.model
                onTouched: area.touch()
            }
            FocusRing { shown: area.activeFocus && area.keyed; gap: -2; radius: Theme.radiusSmall }
        }

        Column {
            id: foot
            y: page.contentHeight - height
            width: parent.width
            spacing: Theme.spaceS

            SequenceFindings {
                width: parent.width
                model: root.model
            }
            SequenceOwn {
                id: own
                objectName: "sequenceOwn"
                width: parent.width
                visible: tools.comparing
                model: root.model
                onFileWanted: files.open()
                onFinished: area.forceActiveFocus()
            }
        }
    }
}
