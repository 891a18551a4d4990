// A card of a lesson: its kind, its heading, and its parts. On a wide page, boards and figures are on the right, and texts and
// questions on the left. On a narrow page, the parts are in one column, and boards and figures come first.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

FocusScope {
    id: root

    required property LearnSession session
    readonly property shownCard shown: root.session.shown
    /// The kinds of blocks that have a board or a figure, and no text beside it.
    readonly property var boardKinds: ["boards", "figure", "tries", "flip", "cross", "sort"]
    /// The kinds of blocks that need the whole width of the card. A block of such a kind has its own columns if it is wide.
    readonly property var wholeKinds: ["play", "proof", "argument", "strip", "lemmas", "exercises"]
    /// The kinds of blocks that fill the height that the other parts leave.
    readonly property var fillKinds: root.boardKinds.concat(["play", "shelf", "daily", "proof"])
    readonly property string place: root.session.lesson + "/" + root.session.card
    /// The place of the card and the kinds of its parts. The parts are made again only if this changes, so that a change of the language
    /// keeps the answers. It is computed from the session alone, because `place` and `shown` change one after the other.
    readonly property string arrangement: [root.session.lesson + "/" + root.session.card]
        .concat(root.session.shown.parts.map(part => part.kind)).join(" ")
    /// A Repeater keeps its items if its new list is equal to the old one. So each part has the arrangement of its card.
    readonly property var parts: root.arrangement.split(" ").slice(1).map((kind, part) => ({ card: root.arrangement, kind, part }))
    readonly property var boards: root.parts.filter(part => root.boardKinds.includes(part.kind))
    readonly property var others: root.parts.filter(part => !root.boardKinds.includes(part.kind))
    readonly property bool split: root.width >= 1000 * Theme.textScale && root.boards.length > 0
        && !root.parts.some(part => root.wholeKinds.includes(part.kind))
    /// The width of the frame in pixels; beside the path, a card has no frame.
    readonly property int frame: root.shown.number >= 0 ? 1 : 0
    readonly property real margin: root.frame === 0 ? 0 : root.width < 900 ? Theme.spaceL : Theme.spaceXL
    /// The first part that is not a board. If it has the properties `title` and `subtitle`, they stand above the card.
    readonly property var lead: otherParts.made > 0 ? (otherParts.itemAt(0) as LearnPart)?.shown : undefined

    function itemsOf(repeater: Repeater): var {
        return Array.from({ length: repeater.count }, (_, index) => repeater.itemAt(index) as LearnPart).filter(part => part);
    }

    /// Gives the keyboard focus to the first block whose `wantsFocus` is true, or to the card if there is none.
    function takeFocus(): void {
        const wanting = root.itemsOf(boardParts).concat(root.itemsOf(otherParts)).find(part => part.shown?.wantsFocus) as LearnPart;
        (wanting?.item ?? root).forceActiveFocus();
    }

    /// Scrolls the texts by `by` pixels. Returns false if there is nothing to scroll.
    function scroll(by: real): bool {
        const lowest = Math.max(0, texted.contentHeight - texted.height);
        texted.contentY = Math.max(0, Math.min(lowest, texted.contentY + by));
        return lowest > 0;
    }

    // A card begins at its top. The blocks of the new card take the focus in functions that are called later, and this scrolls the card.
    onArrangementChanged: Qt.callLater(Qt.callLater, () => texted.contentY = 0)

    Card {
        anchors.fill: parent
        visible: root.frame > 0
    }
    AppFlickable {
        id: texted
        x: root.frame
        y: root.frame
        width: (root.split ? Math.round(root.width * 0.48) : root.width) - 2 * root.frame
        height: root.height - 2 * root.frame
        keepsHigh: true
        contentHeight: column.height + 2 * root.margin

        Column {
            id: column
            x: (texted.width - width) / 2
            y: root.margin
            width: Math.min(texted.width - 2 * root.margin, root.frame === 0 ? Infinity : (root.split ? 900 : 1100) * Theme.textScale)
            spacing: Theme.spaceM
            /// The height of all parts that do not fill the card, in pixels.
            readonly property real fixedHeight: root.itemsOf(otherParts).slice(0, otherParts.made)
                .reduce((height, part) => height + (root.fillKinds.includes(part.modelData.kind) ? 0 : part.height + column.spacing), 0)
            readonly property int filling: (root.split ? root.others : root.parts).filter(part => root.fillKinds.includes(part.kind)).length
            /// The height of each part that fills the card, in pixels.
            readonly property real fillHeight: Math.max(200 * Theme.textScale,
                (texted.height - 2 * root.margin - head.height - column.fixedHeight - (column.filling - 1 + root.frame) * column.spacing) / Math.max(1, column.filling))

            Column {
                id: head
                width: parent.width
                spacing: column.spacing
                AppText {
                    visible: text !== ""
                    text: root.shown.kindName
                    color: Theme.goldText
                    font.bold: true
                }
                Heading {
                    objectName: "learnHeading"
                    width: parent.width
                    visible: text !== ""
                    text: root.shown.heading
                }
                LearnText {
                    width: parent.width
                    text: root.shown.buildsOn
                    color: Theme.faint
                    font.pixelSize: Theme.small
                }
            }
            Item {
                id: above
                visible: root.boards.length > 0 && !root.split
                width: parent.width
                height: figures.height
            }
            Repeater {
                id: otherParts
                property int made: 0
                model: root.others
                onItemAdded: ++otherParts.made
                onItemRemoved: --otherParts.made
                LearnPart {
                    session: root.session
                    width: column.width
                    room: root.fillKinds.includes(modelData.kind) ? column.fillHeight : 0
                }
            }
        }
    }
    ScrollFade { view: texted }
    AppFlickable {
        id: beside
        visible: root.split
        x: texted.width + root.margin / 2
        y: root.margin
        width: root.width - x - root.margin
        height: root.height - 2 * root.margin
        contentHeight: figures.height
    }
    Column {
        id: figures
        parent: root.split ? beside.contentItem : above
        width: parent?.width ?? 0
        spacing: Theme.spaceM
        Repeater {
            id: boardParts
            model: root.boards
            LearnPart {
                session: root.session
                width: figures.width
                room: root.split ? (beside.height - (root.boards.length - 1) * figures.spacing) / root.boards.length : column.fillHeight
            }
        }
    }
    // Qt notifies the last object of a file first. The Announcement stands last, so it announces the card before the blocks speak.
    Announcement {
        announcementKey: root.place
        text: [root.shown.kindName, root.shown.heading, root.shown.buildsOn].concat(root.shown.parts.map(part => part.text))
            .filter(text => text !== "").join("<br>")
    }
}
