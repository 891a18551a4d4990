// The board of an exercise. On heaps of Nim: the heaps, and beside them the binary columns once a hint or an answer speaks
// of them; where there is no room for both, the columns stand in place of the heaps. Of other exercises: their picture.
import QtQuick
import Nimstone.Components
import Nimstone.Figures
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property PracticeSession session
    /// What high heaps are content with.
    required property real leastHeight
    readonly property bool both: root.width >= 640 * Theme.textScale
    readonly property bool table: root.session.onHeaps && root.session.tableShown

    implicitHeight: !root.session.onHeaps ? root.leastHeight : Math.max(root.table ? table.implicitHeight : 0,
        heaps.visible ? Math.min(heaps.implicitHeight, root.leastHeight) : 0)

    PractiseHeaps {
        id: heaps
        visible: root.session.onHeaps && (!root.table || root.both)
        width: root.table ? root.width * 0.46 : root.width
        height: parent.height
        session: root.session
    }
    PractiseTable {
        id: table
        visible: root.table
        roomy: root.height > 380 * Theme.textScale
        x: root.both ? root.width * 0.48 + Math.max(0, (root.width * 0.52 - width) / 2) : Math.max(0, (root.width - width) / 2)
        width: Math.min(roomy ? widest : implicitWidth, root.both ? root.width * 0.52 : root.width)
        anchors.verticalCenter: parent.verticalCenter
        session: root.session
    }
    FigureView {
        id: picture
        objectName: "practisePicture"
        anchors.fill: parent
        visible: !root.session.onHeaps
        figure: root.session.picture
        choreography: root.session.picture.choreography
        label: qsTr("Picture of the exercise")
        manual: qsTr("Arrow keys choose a piece, Enter answers with it, Escape leaves.")
        onPressed: index => root.session.press(index)
    }
    Binding {
        target: root.session.picture
        property: "size"
        value: Qt.size(picture.width, picture.height)
        when: picture.visible
    }
    Binding {
        target: root.session.picture
        property: "textScale"
        value: Theme.textScale
    }
}
