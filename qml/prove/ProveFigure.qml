// The card with the figure. The tools that change the position are above the figure, and a sentence is beneath the figure.
import QtQuick
import Nimstone.Components
import Nimstone.Figures
import Nimstone.Stage
import Nimstone.Theme
import Nimstone.ViewModels

Card {
    id: root

    required property ProveSession session
    /// The area for the tools of the position, as wide as the card.
    readonly property alias toolsPlace: toolsPlace
    /// The height of the part of the seal that is above the card, in pixels.
    readonly property real sealAbove: seal.height / 2
    readonly property bool bits: root.session.figure.bitColumns
    readonly property Stage stage: root.bits ? columns.stage : picture.stage
    readonly property string note: root.session.figure.note

    signal escaped

    readonly property bool drawn: root.session.figure.problem === "" && root.session.stepCount > 0
    /// True if there is room for the sentence beneath the figure. If the card has little height, only a note about omitted
    /// parts is shown there.
    readonly property bool roomForHint: root.height - toolsPlace.height >= 250 * Theme.textScale || root.noted
    /// True once the figure of this proof has omitted something. From then on, the room for the sentence beneath the figure
    /// stays reserved. Otherwise the omission would change the height of the figure, and the height would change the omission,
    /// in a loop.
    property bool noted: false
    /// The largest height that the sentence beneath the figure has needed during this proof, in pixels.
    property real roomForWords: 0
    /// The sentence beneath the figure: the parts that the figure omits, or the actions that the figure offers.
    readonly property string words: root.note !== "" ? root.note : root.lecture ? ""
        : !root.bits ? (root.session.figure.pressCount > 0 ? qsTr("Click a piece of the figure to look at another position.") : "")
        : !root.asHeaps ? qsTr("Click a bit to flip it; the proof follows.")
        : root.session.words.speaksOfMove ? qsTr("Click a stone: the move takes it and the stones after it.") : ""
    /// The sentence that is shown. It gets the value of `words` one event later, because `words` depends on the figure, and the
    /// sentence takes height from the figure.
    property string shownWords: ""
    readonly property int scene: Math.round(columns.stage.position)
    readonly property bool asHeaps: columns.stage.edition >= 0 && !root.session.figure.showsBits(root.scene)
    /// True in a lecture and in a lesson, where the card shows only the figure.
    property bool lecture: false
    /// True if the bits, the stones, and the pieces of the figure can be pressed.
    property bool pressable: !root.lecture

    onNoteChanged: Qt.callLater(() => root.noted = root.noted || root.note !== "")
    onWordsChanged: Qt.callLater(() => root.shownWords = root.words)
    Connections {
        target: root.session
        function onRestarted() {
            root.noted = root.note !== "";
            root.roomForWords = hint.implicitHeight;
        }
    }
    Connections {
        target: Theme
        function onTextScaleChanged(): void { root.roomForWords = hint.implicitHeight; }
    }
    onWidthChanged: root.roomForWords = hint.implicitHeight

    Binding {
        target: root.session.figure
        property: "size"
        // The size is set after the page has its layout: laying out the figure changes the sentence beneath it, which takes
        // height from the figure.
        delayed: true
        value: Qt.size(room.width, room.height)
    }
    Binding {
        target: root.session.figure
        property: "textScale"
        value: Theme.textScale
    }

    Item {
        id: toolsPlace
        objectName: "proveTools"
        // The tools are below the seal, which is higher if the text is large.
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.spaceL; topMargin: Math.max(Theme.spaceM, seal.height / 2) }
        height: root.lecture ? 0 : childrenRect.height
    }
    Item {
        id: room
        anchors {
            left: parent.left; right: parent.right; margins: 1
            top: toolsPlace.height > 0 ? toolsPlace.bottom : parent.top
            bottom: parent.bottom
            bottomMargin: root.roomForHint ? Theme.spaceM + root.roomForWords : 1
        }
    }

    BitColumns {
        id: columns
        objectName: "bitColumns"
        anchors.fill: room
        visible: root.drawn && root.bits
        enabled: visible && root.pressable
        choreography: root.session.figure.bits
        heapCount: root.session.figure.heapCount
        stonesPickable: root.session.words.speaksOfMove && root.asHeaps
        bitName: (heap, weight, set) => root.session.figure.bitName(heap, weight, set)
        toggleName: (heap, weight) => root.session.figure.toggleName(heap, weight)
        onToggled: (heap, weight) => root.session.toggleBit(heap, weight)
        onEscaped: root.escaped()
        onStonePicked: (heap, rank) => root.session.takeFrom(heap, rank)
    }
    AppFlickable {
        id: view
        objectName: "proofPictureView"
        anchors.fill: room
        visible: root.drawn && !root.bits
        interactive: view.contentHeight > view.height
        keepsHigh: true
        contentHeight: root.session.figure.height

        FigureView {
            id: picture
            objectName: "proofPicture"
            width: view.width
            height: view.contentHeight
            enabled: view.visible && root.pressable
            figure: root.session.figure
            label: qsTr("Figure of the proof")
            manual: qsTr("Arrow keys choose a piece, Enter looks at its position, Escape leaves.")
            choreography: root.session.figure.picture
            onPressed: index => root.session.takeEdit(index)
            onEscaped: root.escaped()
        }
    }
    ScrollFade {
        view: view
        visible: view.visible
    }
    AppText {
        objectName: "figureProblem"
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.spaceXL, 420 * Theme.textScale)
        visible: !root.drawn
        text: root.session.figure.problem !== "" ? root.session.figure.problem
            : root.session.words.tooLarge ? qsTr("This position is too large for its proof to be drawn.")
            : qsTr("The theorem does not apply to this position, so there is nothing to draw.")
        horizontalAlignment: Text.AlignHCenter
        color: Theme.faint
    }
    NoteText {
        id: hint
        objectName: "figureNote"
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.spaceM }
        onImplicitHeightChanged: root.roomForWords = Math.max(root.roomForWords, hint.implicitHeight)
        visible: root.drawn && root.roomForHint
        horizontalAlignment: Text.AlignHCenter
        text: root.shownWords
    }
    CheckedSeal {
        id: seal
        objectName: "proveSeal"
        anchors { right: parent.right; rightMargin: Theme.spaceL; verticalCenter: parent.top }
        words: root.lecture ? "" : root.session.words.checkedWords
    }
}
