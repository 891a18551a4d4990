// A sample of the judge, or an example that Nimstone adds. Input and output are beside each other, each with a copy button.
import QtQuick
import Nimstone.Components
import Nimstone.Theme

Row {
    id: root

    required property string input
    required property string output
    /// True if Nimstone added the sample, because the judge has none.
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
