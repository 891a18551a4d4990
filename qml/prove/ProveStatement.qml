// The statement of the theorem, as wide as the page. A long statement has smaller text, and at first only the lines that fit
// are shown; a button shows all lines.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Terms
import Nimstone.Theme

Item {
    id: root

    required property string statement
    /// The largest height in pixels. At least one line is shown, even if it is higher.
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
    // This item measures the height of the text without a button beside it, because the button is shown only if the text does
    // not fit.
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
    TermText {
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
        //: The tooltips of a button after a statement; the button shows the whole statement or only its beginning
        hint: root.unfolded ? qsTr("Shows only the beginning") : qsTr("Shows the whole statement")
        onClicked: root.unfolded = !root.unfolded
    }
}
