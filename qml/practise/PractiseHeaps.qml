// The heaps of an exercise, side by side, each with its number. They are drawn as stones if the stones are large enough to be
// counted, else as bars. Mouse and keys choose a heap, or the stones to take from a heap.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root

    required property PracticeSession session
    readonly property var sizes: root.session.board.sizes
    readonly property var stones: root.session.board.stones
    readonly property bool heapsArePicked: root.live && root.session.asks === PracticeSession.Heap
    readonly property bool severalMoves: root.session.asks === PracticeSession.Moves
    readonly property bool stonesArePicked: root.live && !root.session.refuting
        && (root.severalMoves || root.session.asks === PracticeSession.Amount)
    readonly property bool live: !root.session.exercise.over

    readonly property int count: root.sizes.length
    readonly property int largest: root.stones.reduce((most, heap) => Math.max(most, heap), 1)
    readonly property real columnWidth: Math.min(root.width / Math.max(root.count, 1), 168 * Theme.textScale)
    readonly property real captionHeight: number.implicitHeight + caption.implicitHeight + Theme.spaceXS
    readonly property real stoneHeight: root.height - root.captionHeight - 2 * Theme.spaceS
    /// The y coordinate of the lower edge of the lowest stones, in pixels.
    readonly property real ground: root.height - root.captionHeight - Theme.spaceS
    readonly property int abreast: root.bestAbreast(root.columnWidth - 2 * Theme.spaceM, root.stoneHeight)
    readonly property real pitch: root.pitchAt(root.abreast, root.columnWidth - 2 * Theme.spaceM, root.stoneHeight)
    readonly property bool asBars: root.pitch < 9

    implicitHeight: root.captionHeight + 2 * Theme.spaceS + Math.min(root.largest, 7) * 30
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Heaps: %1").arg(root.sizes.join(", "))

    /// Returns the distance between neighboring stones if `across` stones are side by side, in pixels.
    function pitchAt(across: int, width: real, height: real): real {
        return Math.min(44, width / across, height / Math.ceil(root.largest / across));
    }

    /// Returns the number of stones that are side by side: 1 if the stones are then large enough to count, else the number that
    /// makes the stones largest.
    function bestAbreast(width: real, height: real): int {
        let best = 1;
        if (root.pitchAt(1, width, height) >= 20)
            return best;
        for (let across = 2; across <= 10; ++across) {
            if (root.pitchAt(across, width, height) > root.pitchAt(best, width, height))
                best = across;
        }
        return best;
    }

    // These two hidden items measure the heights of the two lines of a caption.
    Heading { id: number; visible: false; text: "0" }
    AppText { id: caption; visible: false; text: "0"; font.pixelSize: Theme.small }

    Row {
        anchors.centerIn: parent
        height: parent.height

        Repeater {
            model: root.sizes
            Item {
                id: heap
                required property int index
                required property string modelData
                readonly property int mark: root.session.board.marks[heap.index] ?? PracticeSession.Unmarked
                readonly property color tint: heap.mark === PracticeSession.RightHeap ? Theme.jade
                    : heap.mark === PracticeSession.WrongHeap ? Theme.cinnabar
                    : heap.mark === PracticeSession.Hinted ? Theme.gold : Theme.indigo
                readonly property int stones: root.stones[heap.index] ?? 0
                readonly property int taken: root.session.board.leaving[heap.index] ?? 0

                objectName: "heap" + (heap.index + 1)
                width: root.columnWidth
                height: root.height
                // A heap that has the keyboard focus must stay a tab stop.
                activeFocusOnTab: root.heapsArePicked || heap.activeFocus
                Accessible.role: root.heapsArePicked ? Accessible.RadioButton : Accessible.StaticText
                Accessible.name: qsTr("Heap %1: %2").arg(heap.index + 1).arg(heap.modelData)
                Accessible.checked: heap.index === root.session.answer.heap
                Accessible.onPressAction: heap.act()
                Keys.onSpacePressed: heap.act()

                function act() {
                    if (root.heapsArePicked)
                        root.session.pickHeap(heap.index);
                }

                Rectangle {
                    anchors { fill: parent; margins: 2 }
                    radius: Theme.radiusCard
                    color: pointer.hovered && root.heapsArePicked ? Theme.hover : "transparent"
                    FocusRing { shown: heap.activeFocus; gap: 0 }
                }
                // A frame around the stones; the caption is outside the frame.
                Rectangle {
                    objectName: heap.objectName + "Mark"
                    visible: heap.mark !== PracticeSession.Unmarked
                    anchors.horizontalCenter: parent.horizontalCenter
                    y: pile.y + pile.height - pile.stonesHeight - Theme.spaceXS
                    width: Math.min(parent.width - 4, pile.stonesWidth + 2 * Theme.spaceS)
                    height: pile.stonesHeight + 2 * Theme.spaceXS
                    radius: Theme.radiusCard
                    color: heap.mark === PracticeSession.RightHeap ? Theme.jadeWash
                        : heap.mark === PracticeSession.WrongHeap ? Theme.cinnabarWash
                        : heap.mark === PracticeSession.Hinted ? Theme.goldWash : Theme.indigoWash
                    border.width: 2
                    border.color: heap.tint
                }

                Item {
                    id: pile
                    readonly property real firstX: (width - (root.abreast - 1) * root.pitch) / 2
                    /// The height of the stones, of the bar, or of the word "empty", in pixels.
                    readonly property real stonesHeight: heap.stones === 0 ? number.implicitHeight : root.asBars ? bar.height
                        : Math.ceil(heap.stones / root.abreast) * root.pitch
                    readonly property real stonesWidth: heap.stones === 0 ? width : root.asBars ? bar.width : root.abreast * root.pitch
                    x: Theme.spaceM
                    y: Theme.spaceS
                    width: parent.width - 2 * Theme.spaceM
                    height: root.stoneHeight

                    Repeater {
                        model: root.asBars ? 0 : heap.stones
                        Stone {
                            required property int index
                            readonly property bool leaves: index >= heap.stones - heap.taken
                            width: root.pitch * 0.92
                            height: width
                            x: pile.firstX + (index % root.abreast) * root.pitch - width / 2
                            y: pile.height - (Math.floor(index / root.abreast) + 0.5) * root.pitch - height / 2
                            opacity: leaves ? 0.45 : 1
                            tint: !leaves ? "ink" : heap.mark === PracticeSession.WrongHeap ? "cinnabar"
                                : heap.mark === PracticeSession.RightHeap ? "jade" : "indigo"
                        }
                    }
                    Rectangle {
                        id: bar
                        visible: root.asBars && heap.stones > 0
                        anchors { bottom: parent.bottom; horizontalCenter: parent.horizontalCenter }
                        width: Math.min(parent.width, 64)
                        height: Math.max(4, parent.height * heap.stones / root.largest)
                        radius: Theme.radiusSmall
                        color: Theme.edge
                        Rectangle {
                            width: parent.width
                            height: parent.height * heap.taken / Math.max(1, heap.stones)
                            visible: heap.taken > 0
                            radius: Theme.radiusSmall
                            color: Theme.raised
                            border.width: 2
                            border.color: heap.tint
                        }
                    }
                    NoteText {
                        visible: heap.stones === 0
                        anchors { bottom: parent.bottom; horizontalCenter: parent.horizontalCenter }
                        text: qsTr("empty")
                        Accessible.ignored: true
                    }
                    TapHandler {
                        enabled: root.stonesArePicked && heap.stones > 0
                            && (root.severalMoves || heap.index === root.session.answer.heap)
                        onTapped: point => {
                            const up = pile.height - point.position.y;
                            const across = Math.floor((point.position.x - pile.firstX) / root.pitch + 0.5);
                            const row = Math.max(0, Math.floor(up / root.pitch));
                            const stone = root.asBars ? Math.floor(up / bar.height * heap.stones)
                                : row * root.abreast + Math.max(0, Math.min(root.abreast - 1, across));
                            const left = Math.min(heap.stones - 1, stone);
                            if (!root.severalMoves)
                                root.session.setNumber(String(heap.stones - left));
                            else
                                // A click on the lowest picked stone unpicks all picked stones.
                                root.session.take(heap.index, heap.taken === heap.stones - left ? 0 : heap.stones - left);
                        }
                    }
                }
                AppIcon {
                    anchors { left: size.right; verticalCenter: size.verticalCenter }
                    anchors.leftMargin: (size.contentWidth - size.width) / 2 + Theme.spaceXS
                    visible: icon !== ""
                    icon: heap.mark === PracticeSession.RightHeap ? "circle-check"
                        : heap.mark === PracticeSession.WrongHeap ? "circle-x"
                        : heap.mark === PracticeSession.Hinted ? "bulb" : ""
                    color: heap.tint
                }
                Heading {
                    id: size
                    anchors { bottom: name.top; bottomMargin: Theme.spaceXS; horizontalCenter: parent.horizontalCenter }
                    text: heap.modelData
                    font.family: Theme.textFont
                    fontSizeMode: Text.HorizontalFit
                    width: parent.width - Theme.spaceS
                    horizontalAlignment: Text.AlignHCenter
                    wrapMode: Text.NoWrap
                    minimumPixelSize: 9
                    Accessible.ignored: true
                }
                MuteText {
                    id: name
                    anchors { bottom: parent.bottom; bottomMargin: Theme.spaceS; horizontalCenter: parent.horizontalCenter }
                    text: qsTr("Heap %1").arg(heap.index + 1)
                    color: heap.mark === PracticeSession.Unmarked ? Theme.faint : Theme.ink
                    font.pixelSize: Theme.small
                }
                HoverHandler {
                    id: pointer
                    cursorShape: root.heapsArePicked
                        || (root.stonesArePicked && (root.severalMoves || heap.index === root.session.answer.heap))
                        ? Qt.PointingHandCursor : Qt.ArrowCursor
                }
                TapHandler {
                    enabled: root.heapsArePicked
                    onTapped: heap.act()
                }
            }
        }
    }
}
