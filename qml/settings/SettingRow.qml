// One setting: its name and purpose on the left, and its choice on the right, or beneath them if the row is narrow. The row is
// as wide as its parent item. Its parts are positioned by hand, because nested layouts whose heights follow from their widths
// end in a loop.
import QtQuick
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

Item {
    id: root

    required property string title
    property string note: ""
    default property alias control: holder.data
    readonly property bool narrow: root.width < 620 * Theme.textScale

    width: parent?.width ?? 0
    implicitHeight: root.narrow ? holder.y + holder.height : Math.max(words.height, holder.height)

    Column {
        id: words
        width: root.narrow ? root.width : root.width * 0.4
        spacing: 2
        AppText {
            width: parent.width
            text: Markup.bold(root.title)
            Accessible.name: root.title
        }
        NoteText {
            width: parent.width
            visible: root.note !== ""
            text: root.note
        }
    }
    Item {
        id: holder
        x: root.narrow ? 0 : words.width + Theme.spaceXL
        y: root.narrow ? words.height + Theme.spaceS : 0
        width: root.width - x
        height: childrenRect.height
    }
}
