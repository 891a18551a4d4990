// The button for a page on the rail. The button of the current page is highlighted.
import QtQuick
import QtQuick.Templates as T
import Nimstone.Components
import Nimstone.Theme

T.TabButton {
    id: root

    required property string iconName
    required property string keys
    property bool current: false
    /// True if the rail has little height. The margins are then smaller.
    property bool tight: false

    implicitWidth: parent ? parent.width : 72
    implicitHeight: contentItem.implicitHeight + 2 * (root.tight ? Theme.spaceXS : Theme.spaceS)
    hoverEnabled: true
    focusPolicy: Qt.TabFocus
    checkable: false
    Accessible.name: root.text
    Accessible.description: root.keys
    Accessible.selectable: true
    Accessible.selected: root.current
    Accessible.onPressAction: root.clicked()
    Keys.onReturnPressed: root.clicked()
    Keys.onEnterPressed: root.clicked()

    contentItem: RailWords {
        text: root.text
        iconName: root.iconName
        current: root.current
        tight: root.tight
    }

    background: Rectangle {
        radius: Theme.radiusCard
        color: root.current ? Theme.jadeWash : root.hovered ? Theme.hover : "transparent"
        FocusRing { shown: root.visualFocus }
    }

    HoverHandler { cursorShape: Qt.PointingHandCursor }

    Shortcut {
        sequences: root.keys === "" ? [] : [root.keys]
        onActivated: root.clicked()
    }

    HoverTip {
        anchors.fill: parent
        shown: root.hovered
        text: root.text
        keys: root.keys
    }
}
