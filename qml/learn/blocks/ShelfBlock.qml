// The block `shelf`: a game against an opponent with a mistaken idea, and beneath it the shelf with all cases.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Play
import Nimstone.Theme

BoardPanel {
    id: root

    readonly property var cases: root.task.rows
    readonly property int current: root.task.round
    readonly property var entry: root.cases[root.current] ?? { name: "", game: "" }
    //: A heading: %1 is the number of a case, %2 the name of the opponent
    readonly property string title: qsTr("Case %1: %2").arg(root.current + 1).arg(root.entry.name)
    readonly property string subtitle: root.entry.game

    below: shelf.height + Theme.spaceM

    /// Opens a case, or begins the open case again.
    function openCase(index: int): void {
        if (index === root.current)
            root.task.startGame();
        else
            root.task.round = index;
        root.board.takeFocus();
    }

    Component.onCompleted: root.openCase(Math.max(0, root.cases.findIndex(entry => !entry.solved)))

    Card {
        id: shelf
        parent: root
        y: root.height - height
        width: root.width
        height: books.y + books.height + Theme.spaceM
        Heading {
            id: shelfTitle
            x: Theme.spaceL
            y: Theme.spaceS
            level: 2
            text: qsTr("Case shelf")
        }
        NoteText {
            objectName: "caseCount"
            anchors { right: parent.right; rightMargin: Theme.spaceL; baseline: shelfTitle.baseline }
            text: qsTr("%1 of %2 solved").arg(root.cases.filter(entry => entry.solved).length).arg(root.cases.length)
            wrapMode: Text.NoWrap
        }
        Flow {
            id: books
            x: Theme.spaceL
            y: shelfTitle.y + shelfTitle.height + Theme.spaceS
            width: parent.width - 2 * Theme.spaceL
            spacing: Theme.spaceM
            // The number of cases is the model, so that the keyboard focus stays on a case when its entry changes.
            Repeater {
                model: root.cases.length
                AppButton {
                    id: book
                    required property int index
                    readonly property var entry: root.cases[book.index] ?? { name: "", game: "", icon: "", idea: "", solved: false }
                    readonly property bool open: book.index === root.current

                    objectName: "case" + (book.index + 1)
                    look: book.open ? AppButton.Primary : AppButton.Plain
                    iconName: book.entry.icon
                    text: (book.index + 1) + " " + book.entry.name
                    hint: book.entry.idea
                    rightPadding: book.leftPadding + (book.entry.solved ? seal.width : 0)
                    //: A case on the shelf: %1 is its number, %2 the opponent, %3 the game
                    Accessible.name: Aloud.of(qsTr("Case %1: %2, %3").arg(book.index + 1).arg(book.entry.name)
                        .arg(book.entry.game))
                    Accessible.description: book.entry.solved ? Aloud.of(qsTr("Solved: %1").arg(book.entry.idea))
                        : qsTr("not solved yet")
                    onClicked: root.openCase(book.index)
                    PlaySeal {
                        id: seal
                        anchors { right: parent.right; rightMargin: Theme.spaceS; verticalCenter: parent.verticalCenter }
                        visible: book.entry.solved
                        width: Math.round(24 * Theme.textScale)
                        height: width
                        icon: "check"
                        // The seal comes down like a stamp when the open case is solved.
                        fresh: book.open && book.entry.solved
                    }
                }
            }
        }
    }
}
