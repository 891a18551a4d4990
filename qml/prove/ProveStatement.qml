// The statement of the theorem, as wide as the page. A long statement has smaller text and is folded to the lines that fit,
// until a person unfolds it.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme

Item {
    id: root

    required property string statement
    /// The largest height in pixels; at least one line is shown.
    required property real room
    property bool unfolded: false
    /// True if the statement has more than two lines of large text.
    readonly property bool isLong: large.contentHeight > 2.5 * largeLine.lineSpacing
    readonly property bool foldable: (root.isLong ? small : large).contentHeight > Math.max(root.room, line.lineSpacing) + 1

    onStatementChanged: root.unfolded = false
    implicitHeight: root.foldable && !root.unfolded ? Math.max(1, Math.floor(root.room / line.lineSpacing)) * line.lineSpacing
        : words.contentHeight
    clip: root.foldable

    FontMetrics {
        id: largeLine
        font: large.font
    }
    FontMetrics {
        id: line
        font: words.font
    }
    // Measures the text's height without a button beside it, because the button is only shown if the text does not fit.
    MuteText {
        id: large
        visible: false
        width: root.width
        text: root.statement
        font.pixelSize: Theme.large
    }
    MuteText {
        id: small
        visible: false
        width: root.width
        text: root.statement
    }
    AppText {
        id: words
        objectName: "proveStatement"
        width: root.width - (root.foldable ? fold.width + Theme.spaceS : 0)
        text: root.statement
        font.pixelSize: root.isLong ? Theme.body : Theme.large
    }
    AppButton {
        id: fold
        objectName: "proveFold"
        anchors.right: parent.right
        implicitHeight: Math.min(line.lineSpacing, 36 * Theme.textScale)
        visible: root.foldable
        look: AppButton.Quiet
        iconName: root.unfolded ? "chevron-up" : "chevron-down"
        //: Tooltips of a button at the end of a statement of which only the beginning is shown
        hint: root.unfolded ? qsTr("Shows only the beginning") : qsTr("Shows the whole statement")
        onClicked: root.unfolded = !root.unfolded
    }
}
