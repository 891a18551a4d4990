// The name of the theorem, which is the heading of the page. A press on the name opens the list of all theorems.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme

AppButton {
    id: root

    /// The largest width in pixels. A longer name wraps to a second line.
    required property real room
    /// The width of the name if it is on one line, in pixels.
    readonly property real wholeWidth: Math.ceil(measure.implicitWidth) + chevron.width + 3 * Theme.spaceS

    look: AppButton.Quiet
    leftPadding: Theme.spaceS
    font.family: Theme.headingFont
    font.bold: true
    font.pixelSize: Theme.title

    // This item measures the text, because setting the width of a wrapping text may change its implicitWidth.
    MuteText {
        id: measure
        visible: false
        text: root.text
        font: root.font
        wrapMode: Text.NoWrap
    }

    contentItem: Item {
        implicitWidth: words.width + Theme.spaceS + chevron.width
        implicitHeight: words.height

        MuteText {
            id: words
            objectName: "proveTitle"
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(Math.ceil(measure.implicitWidth), root.room - 3 * Theme.spaceS - chevron.width)
            text: root.text
            font: root.font
            color: root.tint
            maximumLineCount: 2
            elide: Text.ElideRight
        }
        AppIcon {
            id: chevron
            anchors { left: words.right; leftMargin: Theme.spaceS; verticalCenter: parent.verticalCenter }
            icon: "chevron-down"
            color: root.tint
        }
    }
}
