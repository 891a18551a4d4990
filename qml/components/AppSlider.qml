// A slider between two numbers. Its visible label is also its accessible name.
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Theme

Slider {
    id: root

    required property string label
    // The range of values that Qt reports to a screen reader.
    readonly property real minimumValue: root.from
    readonly property real maximumValue: root.to

    implicitHeight: 28 * Theme.textScale
    implicitWidth: 160
    Accessible.role: Accessible.Slider
    Accessible.name: root.label

    background: Rectangle {
        x: root.leftPadding
        y: root.topPadding + root.availableHeight / 2 - height / 2
        width: root.availableWidth
        height: 4
        radius: 2
        color: Theme.edge
        Rectangle {
            width: root.visualPosition * parent.width
            height: parent.height
            radius: 2
            color: Theme.jade
        }
    }

    handle: Rectangle {
        x: root.leftPadding + root.visualPosition * (root.availableWidth - width)
        y: root.topPadding + root.availableHeight / 2 - height / 2
        implicitWidth: 20 * Theme.textScale
        implicitHeight: 20 * Theme.textScale
        radius: width / 2
        color: Theme.jade
        border.width: 2
        border.color: Theme.raised
        FocusRing { shown: root.visualFocus; radius: width / 2 }
    }
}
