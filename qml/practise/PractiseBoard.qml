// The board of an exercise. An exercise about heaps of Nim shows the heaps, with room beside them for the binary columns. The
// columns appear once a hint or an answer refers to them; if there is no room for both, the columns replace the heaps. Other
// exercises have a picture.
import QtQuick
import Nimstone.Figures
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property PracticeSession session
    /// The smallest height, in pixels, that is enough for the highest heaps.
    required property real leastHeight
    /// The height in pixels that a picture has requested because it had too little room.
    property real wantedHeight: 0
    /// True if no height is enough for the picture. The other items then get its room.
    property bool hopeless: false
    readonly property string exercise: root.session.skill + root.session.exercise.seed + root.session.set.shown.place + " " + root.width + " " + Theme.textScale
    readonly property bool both: root.width >= 440 * Theme.textScale
    readonly property bool table: root.session.exercise.onHeaps && root.session.board.tableShown

    /// Requests more height for a picture that could not be drawn, unless the board already has 2.5 times `leastHeight`.
    function makeRoom(): void {
        if (!picture.visible || !root.session.picture.there || root.session.picture.drawn)
            return;
        if (root.height < 2.5 * root.leastHeight)
            root.wantedHeight = root.height + 0.25 * root.leastHeight;
        else
            root.hopeless = true;
    }

    onExerciseChanged: {
        root.wantedHeight = 0;
        root.hopeless = false;
    }

    implicitHeight: root.hopeless ? 0 : !root.session.exercise.onHeaps ? Math.max(root.leastHeight, root.wantedHeight)
        : Math.max(root.both || root.table ? table.leastHeight : 0, root.both || !root.table ? Math.min(heaps.implicitHeight, root.leastHeight) : 0)

    PractiseHeaps {
        id: heaps
        visible: root.session.exercise.onHeaps && (!root.table || root.both)
        // The columns appear beside the heaps; the heaps do not move.
        width: root.both ? root.width * 0.46 : root.width
        height: parent.height
        session: root.session
    }
    PractiseTable {
        id: table
        visible: root.table
        room: root.both ? heaps.ground : root.height
        x: root.both ? root.width * 0.48 + Math.max(0, (root.width * 0.52 - width) / 2) : Math.max(0, (root.width - width) / 2)
        width: Math.min(widest, root.both ? root.width * 0.52 : root.width)
        // The lower edge of the table is at the same height as the ground under the stones.
        y: root.both ? Math.max(0, heaps.ground - implicitHeight) : (root.height - implicitHeight) / 2
        session: root.session
    }
    FigureView {
        id: picture
        objectName: "practisePicture"
        anchors.fill: parent
        visible: !root.session.exercise.onHeaps && !root.hopeless
        figure: root.session.picture
        choreography: root.session.picture.choreography
        label: qsTr("Picture of the exercise")
        manual: qsTr("Use the arrow keys to choose a piece, Enter to answer with it, and Escape to leave.")
        onPressed: index => root.session.press(index)
    }
    Binding {
        target: root.session.picture
        property: "size"
        value: Qt.size(picture.width, picture.height)
        when: picture.visible
    }
    Connections {
        target: root.session.picture
        function onLaidOut(): void { Qt.callLater(root.makeRoom); }
    }
    Binding {
        target: root.session.picture
        property: "textScale"
        value: Theme.textScale
    }
}
