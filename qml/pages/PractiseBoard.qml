// The board of an exercise: the heaps, and beside them the binary columns once a hint or an answer speaks of them. Where
// there is no room for both, the columns stand in place of the heaps.
import QtQuick
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property PracticeSession session
    /// What high heaps are content with.
    required property real leastHeight
    readonly property bool both: root.width >= 640 * Theme.textScale
    readonly property bool table: root.session.tableShown

    implicitHeight: Math.max(root.table ? table.implicitHeight : 0,
        heaps.visible ? Math.min(heaps.implicitHeight, root.leastHeight) : 0)

    PractiseHeaps {
        id: heaps
        visible: !root.table || root.both
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
}
