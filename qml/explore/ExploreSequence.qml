// The Grundy values of single heaps: plotted or as a table while they are computed, their period and its certificate in words,
// and terms of a person's own beside them.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Files
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

FocusScope {
    id: root

    readonly property SequenceModel model: SequenceModel { }
    readonly property bool busy: root.model.running || root.model.reading || root.model.finding
    readonly property bool available: root.model.game !== ""
    property bool asTable: false
    property bool comparing: false

    signal playWanted(position: string)
    signal proofWanted(position: string)

    /// The cursor on that term, which is told; nothing where there is none.
    function walk(heap: int): void {
        if (heap < 0)
            return;
        root.model.cursor = heap;
        root.model.pointAt(root.model.cursor);
        if (root.asTable)
            table.reveal(root.model.cursor);
        else
            view.plot.reveal(root.model.cursor);
        Announcer.say(root.model.termWords(root.model.cursor));
    }

    function play(): void {
        root.model.chooseHeap(root.model.cursor);
        root.playWanted(root.model.positionOf(root.model.cursor));
    }

    function copy(): void {
        Shell.copy(root.model.positionOf(root.model.cursor));
        Announcer.say(qsTr("Copied"));
    }

    /// What the file dialogs ask for.
    readonly property QtObject desk: QtObject {
        function openFile(file: url): void {
            root.comparing = true;
            root.model.readFile(file);
        }
        function filesFolder(): url { return Shell.filesFolder(); }
    }

    FileDrop {
        id: files
        anchors.fill: parent
        z: -1
        desk: root.desk
        listening: root.visible && root.available
        saves: false
        suffix: "txt"
        words: ({
            //: A b-file is a list of the terms of a sequence, as the On-Line Encyclopedia of Integer Sequences has them
            open: qsTr("Open a b-file"),
            kind: qsTr("b-files (*.txt)")
        })
        onClosed: area.forceActiveFocus()
    }

    SequenceAbsent {
        objectName: "sequenceAbsent"
        width: parent.width
        visible: !root.available
        onOpened: position => root.model.session.openPosition(position)
    }

    AppFlickable {
        id: page
        anchors.fill: parent
        visible: root.available
        // Where there is little room, with large letters say, it scrolls rather than that the plot is lost.
        contentHeight: Math.max(height, tools.height + foot.height + 2 * Theme.spaceS + 140 * Theme.textScale)

        SequenceTools {
            id: tools
            width: parent.width
            model: root.model
            asTable: root.asTable
            comparing: root.comparing
            onTableWanted: table => {
                root.asTable = table;
                area.forceActiveFocus();
            }
            onCompareWanted: compare => {
                root.comparing = compare;
                if (compare)
                    own.forceActiveFocus();
                else
                    area.forceActiveFocus();
            }
            onZoomed: factor => view.zoom(factor)
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
            //: %1 is a game, such as kayles; %2 the term at the cursor, such as g(17) = 3
            Accessible.name: qsTr("Sequence of %1. %2").arg(root.model.game).arg(root.model.termWords(root.model.cursor))
            Accessible.description: qsTr("The arrow keys move through the terms; Enter plays the position.")
            Keys.onPressed: event => {
                area.keyed = true;
                event.accepted = Keyboard.hear(area.keyTable, event);
            }
            // The Tab that brought the keys here.
            Keys.onReleased: area.keyed = true

            /// Whether it is used by keys: then it shows that it hears them.
            property bool keyed: false

            readonly property var keyTable: area.usualKeys.concat(root.asTable ? area.tableKeys : area.plotKeys)
            readonly property var usualKeys: [
                { words: qsTr("Previous or next term"), strokes: [
                    { key: Qt.Key_Left, act: () => root.walk(root.model.cursor - 1) },
                    { key: Qt.Key_Right, act: () => root.walk(root.model.cursor + 1) }] },
                { words: qsTr("First or last term"), strokes: [
                    { key: Qt.Key_Home, act: () => root.walk(0) },
                    { key: Qt.Key_End, act: () => root.walk(root.model.known - 1) }] },
                { words: qsTr("Next term with the same value"), strokes: [
                    { key: Qt.Key_PageUp, act: () => root.walk(root.model.nextEqual(root.model.cursor, -1)) },
                    { key: Qt.Key_PageDown, act: () => root.walk(root.model.nextEqual(root.model.cursor, 1)) }] },
                { words: qsTr("Next exception to the period"), strokes: [
                    { key: Qt.Key_PageUp, modifiers: Qt.ControlModifier, act: () => root.walk(root.model.nextException(root.model.cursor, -1)) },
                    { key: Qt.Key_PageDown, modifiers: Qt.ControlModifier, act: () => root.walk(root.model.nextException(root.model.cursor, 1)) }] },
                { words: qsTr("Play the position"), strokes: [
                    { key: Qt.Key_Return, act: root.play },
                    { key: Qt.Key_Enter, alike: true, act: root.play }] },
                { words: qsTr("Copy the position"), label: "C", typed: "cC", act: root.copy }
            ]
            readonly property var tableKeys: [
                { words: qsTr("Previous or next row"), strokes: [
                    { key: Qt.Key_Up, act: () => root.walk(root.model.cursor - table.columns) },
                    { key: Qt.Key_Down, act: () => root.walk(Math.min(root.model.cursor + table.columns, root.model.known - 1)) }] }
            ]
            readonly property var plotKeys: [
                { words: qsTr("Move the plot"), strokes: [
                    { key: Qt.Key_Left, modifiers: Qt.ControlModifier, act: () => view.plot.moveBy(-view.width / 8) },
                    { key: Qt.Key_Right, modifiers: Qt.ControlModifier, act: () => view.plot.moveBy(view.width / 8) }] },
                { words: qsTr("Zoom in or out"), label: "+ −", typed: "+=-", act: sign => view.zoom(sign === "-" ? 1 / 1.2 : 1.2) },
                { words: qsTr("See all terms"), label: "0", typed: "0", act: () => root.model.fit() }
            ]

            SequenceView {
                id: view
                objectName: "sequenceView"
                anchors.fill: parent
                visible: !root.asTable
                model: root.model
                onTouched: {
                    area.keyed = false;
                    area.forceActiveFocus(Qt.MouseFocusReason);
                }
            }
            SequenceTable {
                id: table
                objectName: "sequenceTable"
                anchors.fill: parent
                visible: root.asTable
                model: root.model
                onTouched: {
                    area.keyed = false;
                    area.forceActiveFocus(Qt.MouseFocusReason);
                }
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
                onProofWanted: position => root.proofWanted(position)
            }
            SequenceOwn {
                id: own
                objectName: "sequenceOwn"
                width: parent.width
                visible: root.comparing
                model: root.model
                onFileWanted: files.open()
                onFinished: area.forceActiveFocus()
            }
        }
    }
}
