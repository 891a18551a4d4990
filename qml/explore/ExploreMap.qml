// The map: its axes are two numbers of the position, and each cell shows the outcome or the Grundy value. The map can be
// dragged and zoomed, and has a keyboard cursor. The facts about the cell under the pointer are shown beside the map.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

ExplorePane {
    id: root

    readonly property MapModel model: MapModel {
        dark: Theme.dark
        highContrast: Theme.highContrast
    }

    exploreView: root.model
    busy: root.model.busy
    leastHeight: tools.height + legend.height + 260 * Theme.textScale

    /// The keys that the map handles itself; the list of keyboard shortcuts is made from this table.
    readonly property var keyTable: [
        { words: qsTr("Move the cell cursor"),
            strokes: root.strokes(root.arrows, Qt.NoModifier, (right, up) => root.model.move(right, up)) },
        { words: qsTr("Move the map"),
            strokes: root.strokes(root.arrows, Qt.ControlModifier, (right, up) => root.model.pan(-80 * right, 80 * up)) },
        { words: qsTr("Next or previous marked cell of the row"),
            strokes: root.strokes(root.pages, Qt.NoModifier, direction => root.model.seek(direction, false)) },
        { words: qsTr("Next or previous marked cell of the diagonal"),
            strokes: root.strokes(root.pages, Qt.ControlModifier, direction => root.model.seek(direction, true)) },
        { words: qsTr("Zoom in"), label: "+", typed: "+=", act: () => root.model.zoomAt(plot.width / 2, plot.height / 2, 1.2) },
        { words: qsTr("Zoom out"), label: "-", typed: "-", act: () => root.model.zoomAt(plot.width / 2, plot.height / 2, 1 / 1.2) },
        { words: qsTr("Show the whole map"), label: "0", typed: "0", act: () => root.model.fit() },
        { words: qsTr("Show cells with their numbers"), label: "1", typed: "1", act: () => root.model.zoomTo(32) },
        { words: qsTr("Copy the position"), label: "C", typed: "cC", act: () => Shell.copy(root.model.session.position) },
        { words: qsTr("Play the position"), strokes: [
            { key: Qt.Key_Return, act: () => Shell.linkWanted("play:" + root.model.session.position) },
            { key: Qt.Key_Enter, alike: true, act: () => Shell.linkWanted("play:" + root.model.session.position) }] }
    ]

    /// The arrow keys. Each entry is a key, followed by the number of steps to the right and the number of steps up.
    readonly property var arrows: [[Qt.Key_Left, -1, 0], [Qt.Key_Right, 1, 0], [Qt.Key_Up, 0, 1], [Qt.Key_Down, 0, -1]]
    /// The page keys. Each entry is a key, followed by the direction: 1 for Page Up, −1 for Page Down.
    readonly property var pages: [[Qt.Key_PageUp, 1], [Qt.Key_PageDown, -1]]

    /// Returns an object for each entry of `arrows` or `pages`, with the key, the modifiers, and a function that calls `act`
    /// with the numbers that follow the key in the entry.
    function strokes(keys: var, modifiers: int, act: var): var {
        return keys.map(([key, ...meant]) => ({ key: key, modifiers: modifiers, act: () => act(...meant) }));
    }

    MapTools {
        id: tools
        width: root.width
        model: root.model
        onSettled: plot.forceActiveFocus()
    }

    AppText {
        objectName: "mapProblem"
        anchors { top: tools.bottom; topMargin: Theme.spaceM }
        width: root.width
        visible: text !== ""
        text: root.model.problem
    }

    MapPlot {
        id: plot
        objectName: "exploreMapPlot"
        map: root.model
        golden: tools.golden && root.model.goldenOffered
        diagonal: tools.diagonal
        onPressed: plot.forceActiveFocus()
        visible: root.model.there
        focus: true
        activeFocusOnTab: true
        Keys.onPressed: event => event.accepted = Keyboard.hear(root.keyTable, event)
        anchors { left: parent.left; leftMargin: Math.round(40 * Theme.textScale); right: parent.right; top: tools.bottom; topMargin: Theme.spaceS
            bottom: parent.bottom; bottomMargin: Math.round(22 * Theme.textScale) + legend.height + Theme.spaceXS }
        Accessible.role: Accessible.Graphic
        //: The map for a screen reader: %1 is the name of the number on the horizontal axis, %2 the name of the number on the vertical axis
        Accessible.name: qsTr("Map: %1 across, %2 up").arg(root.model.places[root.model.across] ?? "").arg(root.model.places[root.model.up] ?? "")
        FocusRing { shown: plot.activeFocus; gap: -2; radius: Theme.radiusSmall }
    }

    MapAxes {
        visible: root.model.there
        anchors.fill: plot
        map: root.model
    }

    MapLegend {
        id: legend
        anchors { left: plot.left; right: parent.right; bottom: parent.bottom }
        visible: root.model.there
        map: root.model
        NoteText {
            objectName: "mapBeyond"
            visible: root.model.side > 0 && Math.max(root.model.cursor.x, root.model.cursor.y) >= root.model.side
            //: %1 is the number of cells along each side of the map
            text: qsTr("The position lies beyond this map, which has %1 cells each way.").arg(root.model.side)
        }
        NoteText {
            visible: root.model.busy
            //: The progress of computing a map: %1 is the number of finished cells along each side, %2 the number of all cells along each side
            text: qsTr("worked out to %1 of %2").arg(root.model.done).arg(root.model.side)
        }
    }
}
