// The entry of a word, under the word in a text: the word in both languages, what it means, a picture, and the lesson that introduces it.
// The entry begins where the text begins, so that it covers no figure beside the text.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Figures
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Sheet {
    id: root

    required property string key
    /// The text with the word, and the place of the word in it. The text can be destroyed before its entry: null then.
    required property Item source
    required property rect word
    /// The entry, see Glossary.entry(). It is read again when the language changes.
    readonly property var term: Aloud.language !== "" ? Glossary.entry(root.key) : ({})
    readonly property size room: Qt.size(root.parent?.width ?? 0, root.parent?.height ?? 0)
    readonly property point corner: root.source ? root.source.mapToItem(null, 0, root.word.y) : Qt.point(0, 0)
    readonly property real under: root.corner.y + root.word.height + Theme.spaceXS

    title: root.term.title ?? ""
    widest: 408
    growth: 1
    fades: true
    dim: false
    anchors.centerIn: undefined
    onOpened: (toLesson.visible ? toLesson : closing).forceActiveFocus(Qt.TabFocusReason)
    x: Math.max(Theme.spaceS, Math.min(root.corner.x, root.room.width - Theme.spaceS - root.width))
    y: root.under + root.height <= root.room.height - Theme.spaceS ? root.under
        : Math.max(Theme.spaceS, root.corner.y - Theme.spaceXS - root.height)
    background: Card {
        border.width: 2
        border.color: Theme.indigo
    }

    contentItem: AppFlickable {
        implicitHeight: entry.height
        contentHeight: entry.height

        Column {
            id: entry
            objectName: "termEntry"
            width: parent.width
            spacing: Theme.spaceM

            Heading {
                objectName: "termTitle"
                width: parent.width
                level: 2
                text: root.term.other === root.title ? root.title : root.title + " · " + root.term.other
            }
            AppText {
                width: parent.width
                text: root.term.text ?? ""
                Announcement { }
            }
            BoardPicture {
                width: parent.width
                height: 120 * Theme.textScale
                visible: position !== "" && !root.term.columns
                position: root.term.position ?? ""
                move: root.term.move ?? ""
                Accessible.role: Accessible.Graphic
                Accessible.name: Aloud.of(root.term.words ?? "")
            }
            Repeater {
                model: root.term.columns ? 1 : 0
                BitTable {
                    objectName: "termTable"
                    width: entry.width
                    table: BitTableModel { position: root.term.position ?? "" }
                    tallestRow: 26 * Theme.textScale
                    showOnes: false
                }
            }
            Flow {
                width: parent.width
                visible: squares.count > 0
                Repeater {
                    id: squares
                    model: root.term.labels ?? []
                    Rectangle {
                        id: square
                        required property int index
                        required property string modelData
                        width: 30 * Theme.textScale
                        height: label.height
                        color: square.modelData === "P" ? Theme.jadeWash : square.modelData === "N" ? Theme.cinnabarWash : Theme.raised
                        border.color: Theme.line
                        AppText {
                            id: label
                            width: parent.width
                            horizontalAlignment: Text.AlignHCenter
                            text: square.index + "<br><b>" + square.modelData + "</b>"
                        }
                    }
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.spaceS
                AppButton {
                    id: toLesson
                    objectName: "termLesson"
                    visible: (root.term.number ?? 0) > 0
                    iconName: "route"
                    //: A button: %1 is the number of the lesson that introduces a word
                    text: qsTr("Open lesson %1").arg(root.term.number ?? 0)
                    onClicked: {
                        root.close();
                        Shell.linkWanted("lesson:" + root.term.lesson);
                    }
                }
                AppButton {
                    id: closing
                    objectName: "termClose"
                    look: AppButton.Quiet
                    iconName: "x"
                    hint: qsTr("Close")
                    keyLabel: "Esc"
                    onClicked: root.close()
                }
            }
        }
    }
}
