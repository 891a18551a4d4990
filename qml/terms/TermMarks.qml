// The marks on a text whose words are explained by the glossary. Each of these words has a dotted line, and opens its entry. Tab goes
// through the words in the order of the text, and a screen reader can press them. The text is the parent item, and is left-aligned.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    /// The text that is marked.
    required property Text source

    /// True if the words are marked.
    property bool marked: true
    /// True if Tab goes through the links of the text, too. Enter then opens the link.
    property bool linksByKey: false
    /// The words and links, see Glossary.marks().
    readonly property var marks: root.marked && root.visible && root.width > 0 && root.source.text !== ""
        ? Glossary.marks(root.source.text, root.source.textFormat === Text.PlainText, root.linksByKey, root.source.font, root.width,
                         root.source.contentHeight) : []
    /// The index of the mark whose entry is open; −1 if none is open.
    property int opened: -1
    property string openedKey: ""

    // After a change of the marks, for example with the language, `opened` may mean another word. The entry is then closed.
    onMarksChanged: {
        if (root.marks[root.opened]?.link !== "word:" + root.openedKey)
            root.opened = -1;
    }
    anchors.fill: parent
    z: -1

    Repeater {
        model: root.marks.length
        Rectangle {
            id: mark
            required property int index
            readonly property var content: root.marks[mark.index] ?? { link: "", words: "", rect: Qt.rect(0, 0, 0, 0), first: false }
            readonly property bool isTerm: mark.content.link.startsWith("word:")

            /// Opens the entry of the word, or the link.
            function press(): void {
                if (mark.isTerm) {
                    root.openedKey = mark.content.link.substring(5);
                    root.opened = mark.index;
                } else {
                    root.source.linkActivated(mark.content.link);
                }
            }

            objectName: !mark.content.first ? "" : mark.isTerm ? "term-" + mark.content.link.substring(5) : "link-" + mark.content.link
            x: mark.content.rect.x - 1
            y: mark.content.rect.y
            width: mark.content.rect.width + 2
            height: mark.content.rect.height
            radius: 3
            color: mark.isTerm && (root.opened === mark.index || hover.hovered) ? Theme.indigoWash : "transparent"
            // An item must not leave the Tab order while it has the focus.
            activeFocusOnTab: mark.content.first || mark.activeFocus
            Accessible.ignored: !mark.content.first
            Accessible.role: mark.isTerm ? Accessible.Button : Accessible.Link
            Accessible.name: Aloud.of(mark.content.words)
            //: For a screen reader: what pressing a word of the glossary does
            Accessible.description: mark.isTerm ? qsTr("Explains the word") : ""
            Accessible.focusable: true
            Accessible.onPressAction: mark.press()
            Keys.onReturnPressed: mark.press()
            Keys.onEnterPressed: mark.press()
            Keys.onSpacePressed: mark.press()

            Row {
                x: 1
                y: parent.height - 1.5
                spacing: 1.5
                Repeater {
                    model: mark.isTerm ? Math.max(0, Math.floor((mark.width - 0.5) / 3)) : 0
                    Rectangle {
                        width: 1.5
                        height: 1.5
                        color: Theme.indigo
                    }
                }
            }
            FocusRing { shown: mark.activeFocus; radius: Theme.radiusSmall; gap: 1 }
            HoverHandler {
                id: hover
                enabled: mark.isTerm
                cursorShape: Qt.PointingHandCursor
            }
            TapHandler {
                enabled: mark.isTerm
                // Without an exclusive grab, a row around the text would be pressed, too.
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: mark.press()
            }
        }
    }
    Repeater {
        model: root.opened >= 0 ? 1 : 0
        Item {
            TermPopup {
                key: root.openedKey
                word: root.marks[root.opened]?.rect ?? Qt.rect(0, 0, 0, 0)
                source: root.source
                onClosed: root.opened = -1
                // The entry is opened later, because it can get the focus only after the key event that opens it.
                Component.onCompleted: Qt.callLater(open)
            }
        }
    }
}
