// The name of the theorem as the heading of the page; it opens the list of all theorems.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme

AppButton {
    id: root

    /// How wide it may be; a longer name has a second line.
    required property real room
    /// How wide the name is in one line.
    readonly property real wholeWidth: Math.ceil(measure.implicitWidth) + chevron.width + 3 * Theme.spaceS

    look: AppButton.Quiet
    leftPadding: Theme.spaceS
    font.family: Theme.headingFont
    font.bold: true
    font.pixelSize: Theme.title

    // A text that wraps may tell its implicitWidth anew while it is given a width.
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
