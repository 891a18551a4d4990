// A list that drops down from a button. Each entry has a name and, optionally, a second text.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Nimstone.Heard
import Nimstone.Theme

Popup {
    id: root

    /// The entries: objects with a `name` and, optionally, `more`, a second text. If `stays` is true, the list stays open after
    /// the entry is chosen.
    required property var entries
    /// The size of the window. The list stays inside the window.
    required property size room
    property int current: 0

    signal chosen(index: int)

    width: Math.min(460 * Theme.textScale, root.room.width - 2 * Theme.spaceXL)
    height: Math.min(list.contentHeight + 2 * padding, root.room.height * 0.7)
    margins: Theme.spaceL
    padding: Theme.spaceXS
    focus: true
    onOpened: list.currentIndex = root.current

    background: Rectangle {
        color: Theme.raised
        border.color: Theme.edge
        radius: Theme.radiusCard
    }

    SheetName {
        sheet: root
        name: root.parent.Accessible.name
    }

    contentItem: ListView {
        id: list
        objectName: "dropList"
        model: root.entries
        clip: true
        focus: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: AppScrollBar { }
        delegate: ItemDelegate {
            id: entry
            required property int index
            required property var modelData

            objectName: "entry" + entry.index
            width: ListView.view.width
            height: Math.max(implicitHeight, 36 * Theme.textScale)
            verticalPadding: Theme.spaceS
            highlighted: ListView.isCurrentItem && list.activeFocus
            onHighlightedChanged: {
                if (entry.highlighted)
                    Announcer.say(entry.Accessible.name);
            }
            Accessible.name: Aloud.of(entry.modelData.name) + " " + (entry.modelData.more ?? "")
            Accessible.onPressAction: entry.clicked()
            Keys.onReturnPressed: entry.clicked()
            Keys.onEnterPressed: entry.clicked()
            Keys.onSpacePressed: entry.clicked()
            onClicked: {
                const index = entry.index;
                if (!entry.modelData.stays) {
                    root.close();
                    root.chosen(index);
                    return;
                }
                // The handler may replace the entries and so destroy this delegate. Therefore the view is read before the
                // signal is emitted.
                const view = entry.ListView.view;
                root.chosen(index);
                view.currentIndex = index;
            }
            background: Rectangle {
                radius: Theme.radiusSmall
                color: entry.hovered || entry.highlighted ? Theme.hover : "transparent"
                border.width: entry.highlighted ? 2 : 0
                border.color: Theme.indigo
            }
            // A layout sets the widths. A width that is bound to the implicitWidth of the same text is a binding loop if the text
            // wraps.
            contentItem: RowLayout {
                spacing: Theme.spaceM
                MuteText {
                    text: entry.modelData.name
                    Layout.fillWidth: true
                }
                MuteText {
                    visible: text !== ""
                    text: entry.modelData.more ?? ""
                    color: Theme.faint
                    horizontalAlignment: Text.AlignRight
                    Layout.maximumWidth: entry.width * 0.6
                }
            }
        }
    }
}
