// The top of a page: its title, a subtitle, and its actions. The actions are at the end of the title's line, or beneath the
// title if the line is too short for both.
import QtQuick
import Nimstone.Theme

Item {
    id: root

    required property string title
    property string subtitle: ""
    /// True if a person wrote the title. The title may then be in any language.
    property bool asWritten: false
    default property alias actions: actionRow.data
    readonly property real actionsWidth: root.sideBySide()
    readonly property real beside: root.width - root.actionsWidth - Theme.spaceM
    readonly property bool stacked: root.beside < Math.min(measure.advanceWidth, 120 * Theme.textScale)

    /// Returns the width of all actions in one line, in pixels.
    function sideBySide(): real {
        let width = 0;
        for (let index = 0; index < actionRow.children.length; ++index) {
            const action = actionRow.children[index];
            width += action.visible ? action.width + (width > 0 ? Theme.spaceS : 0) : 0;
        }
        return width;
    }

    implicitHeight: root.stacked ? actionRow.y + actionRow.height : Math.max(words.height, actionRow.height)

    // This item measures the title, because setting the width of a heading may change its implicitWidth.
    TextMetrics {
        id: measure
        font: heading.font
        text: root.title
    }

    Column {
        id: words
        y: root.stacked ? 0 : (root.height - height) / 2
        width: root.stacked ? root.width : root.beside
        spacing: 2
        Heading {
            id: heading
            width: parent.width
            text: root.title
            elide: Text.ElideRight
            maximumLineCount: 3
        }
        NoteText {
            width: parent.width
            visible: root.subtitle !== ""
            text: root.subtitle
        }
    }
    Flow {
        id: actionRow
        x: root.stacked ? 0 : root.width - width
        width: Math.min(root.actionsWidth, root.width)
        y: root.stacked ? words.height + Theme.spaceS : 0
        spacing: Theme.spaceS
    }
}
