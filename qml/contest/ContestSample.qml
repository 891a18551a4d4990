// A sample of the judge, or one of ours: its input and its output beside each other, each to be copied.
import QtQuick
import Nimstone.Components
import Nimstone.Theme

Row {
    id: root

    required property string input
    required property string output
    /// Whether the judge states none.
    required property bool isOwn

    spacing: Theme.spaceM

    ContestBlock {
        width: (root.width - root.spacing) / 2
        title: root.isOwn ? qsTr("Example input") : qsTr("Sample input")
        text: root.input
    }
    ContestBlock {
        width: (root.width - root.spacing) / 2
        title: root.isOwn ? qsTr("Example output") : qsTr("Sample output")
        text: root.output
    }
}
