// A sample of the judge: its input and its output beside each other, each to be copied.
import QtQuick
import Nimstone.Components
import Nimstone.Theme

Row {
    id: root

    required property string input
    required property string output

    spacing: Theme.spaceM

    ContestBlock {
        width: (root.width - root.spacing) / 2
        title: qsTr("Sample input")
        text: root.input
    }
    ContestBlock {
        width: (root.width - root.spacing) / 2
        title: qsTr("Sample output")
        text: root.output
    }
}
