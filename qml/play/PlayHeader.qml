// The top of the Play page: the name of the game, its position as text, and buttons.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Flow {
    id: root

    required property PlaySession session
    required property bool showColumns
    required property bool coloured
    required property bool countUp
    readonly property real line: 36 * Theme.textScale
    readonly property bool countingOffered: root.session.shown.game === "bash" && root.session.shown.heaps.length === 1
    readonly property list<string> wordsOffered: [root.countingOffered ? counting.words : "",
        root.session.shown.columnsOffered ? columns.words : "", games.words, begin.words].filter(words => words !== "")
    /// The width that the whole row would need in one line if its buttons had texts, in pixels.
    readonly property real wordedWidth: nameMeasure.advanceWidth + wordsMeasure.advanceWidth + copy.width + colours.width + opponent.width + lecture.width
        + root.wordsOffered.length * (28 * Theme.textScale + 2 * Theme.spaceL) + 160 * Theme.textScale
        + (root.wordsOffered.length + 6) * root.spacing
    /// True if there is too little room for the texts of the buttons.
    readonly property bool terse: width < root.wordedWidth
    readonly property real others: title.width + copy.width + opponent.width + colours.width
        + (columns.visible ? columns.width + root.spacing : 0) + (counting.visible ? counting.width + root.spacing : 0) + games.width + begin.width + lecture.width + 8 * root.spacing

    signal columnsToggled
    signal coloursToggled
    signal countUpToggled
    signal newGameWanted
    signal gamesWanted
    signal lectureWanted
    /// Emitted when a button has done its work: the board should take the keyboard focus back.
    signal acted

    spacing: Theme.spaceS

    TextMetrics {
        id: nameMeasure
        font { family: Theme.headingFont; bold: true; pixelSize: Theme.title }
        text: root.session.words.gameName
    }
    TextMetrics {
        id: wordsMeasure
        font: begin.font
        text: root.wordsOffered.join("")
    }

    TextMetrics {
        id: titleMeasure
        font: title.font
        text: title.text
    }

    Heading {
        id: title
        level: root.terse ? 2 : 1
        // The width is not bound to implicitWidth; see FittedText.
        width: Math.min(Math.ceil(titleMeasure.advanceWidth) + 1 + title.rightPadding, root.width)
        height: Math.max(root.line, implicitHeight)
        rightPadding: Theme.spaceS
        verticalAlignment: Text.AlignVCenter
        objectName: "playGame"
        text: root.session.words.gameName
        Accessible.description: root.session.words.rules
        HoverHandler { id: over }
        HoverTip {
            anchors.fill: parent
            shown: over.hovered
            text: root.session.words.rules
        }
    }
    AppTextField {
        id: field
        objectName: "playPosition"
        width: Math.max(100 * Theme.textScale, Math.min(300 * Theme.textScale, root.width - root.others))
        label: qsTr("Position")
        value: root.session.shown.position
        problem: root.session.words.problem
        onAccepted: {
            if (!root.session.openPosition(field.text))
                return;
            field.settle();
            root.acted();
        }
        Keys.onEscapePressed: {
            field.settle();
            root.session.forgetProblem();
            root.acted();
        }
        Connections {
            target: root.session
            // A game that was started elsewhere replaces a typed text, but not while the person is typing. A move does not
            // replace the text.
            function onStarted(): void {
                if (!field.activeFocus)
                    field.settle();
            }
        }
    }
    CopyButton {
        id: copy
        objectName: "playCopy"
        hint: qsTr("Copy the position")
        onClicked: Shell.copy(root.session.shown.position)
    }
    Item {
        width: root.width - root.others - field.width
        height: root.line
        visible: width >= 0
    }
    PlayOpponents {
        id: opponent
        objectName: "playOpponents"
        session: root.session
        onNewGameWanted: root.newGameWanted()
        onActed: root.acted()
    }
    AppButton {
        id: colours
        objectName: "playColours"
        iconName: "palette"
        //: A button: the board shows a letter on every legal move, the outcome of the position after the move
        readonly property string words: qsTr("Mark each move P or N")
        hint: words
        keys: "C"
        checkable: true
        checked: root.coloured
        onClicked: root.coloursToggled()
    }
    AppButton {
        id: counting
        objectName: "playCountUp"
        visible: root.countingOffered
        iconName: "list-numbers"
        //: A switch: Bash's game is shown as counting up from 0 to the size of the heap, instead of as taking from the heap
        readonly property string words: qsTr("Count up")
        text: root.terse ? "" : words
        hint: words
        keys: "U"
        checkable: true
        checked: root.countUp
        onClicked: root.countUpToggled()
    }
    AppButton {
        id: columns
        objectName: "playColumns"
        visible: root.session.shown.columnsOffered
        iconName: "binary"
        //: A button that shows or hides the binary columns of the position
        readonly property string words: qsTr("Bit columns")
        text: root.terse ? "" : words
        hint: words
        keys: "B"
        checkable: true
        checked: root.showColumns
        onClicked: root.columnsToggled()
    }
    AppButton {
        id: games
        objectName: "playGames"
        iconName: "history"
        //: A button that opens the list of earlier games
        readonly property string words: qsTr("Past games")
        text: root.terse ? "" : words
        hint: words
        keys: "G"
        onClicked: root.gamesWanted()
    }
    LectureButton {
        id: lecture
        onClicked: root.lectureWanted()
    }
    AppButton {
        id: begin
        objectName: "playNew"
        iconName: "plus"
        readonly property string words: qsTr("New game")
        text: root.terse ? "" : words
        hint: words
        keys: "N"
        onClicked: root.newGameWanted()

        KeyShortcut {
            enabled: begin.visible
            keys: ["Ctrl+N"]
            words: begin.words
            onActivated: root.newGameWanted()
        }
    }
}
