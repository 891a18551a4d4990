// A sample of the judge, or an example of our own: input and output beside each other, each with a copy button.
import QtQuick
import Nimstone.Components
import Nimstone.Theme

Row {
    id: root

    required property string input
    required property string output
    /// True if the sample is our own, because the judge has none.
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
