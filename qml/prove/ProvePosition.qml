// The position of a proof, the move, and the outcome. A person can type the position, change its numbers one by one, request a
// random position, or choose a position from a list.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Flow {
    id: root

    required property ProveSession session
    /// True if the buttons have no texts, because the width is small.
    readonly property bool narrow: root.width < 800 * Theme.textScale
    /// True if also all other texts are shorter, because the width is very small.
    readonly property bool tight: root.width < 600 * Theme.textScale

    /// Emitted when a choice was made: the page should take the keyboard focus back.
    signal settled

    property AppTextField submitted: null

    /// Adds `by` to the number at the cursor; `by` may be negative.
    function nudge(by: int): void {
        const input = heaps.input;
        const cursor = root.session.nudge(heaps.text, input.cursorPosition, by);
        if (root.session.words.positionProblem === "")
            heaps.settle();
        input.cursorPosition = Math.min(cursor, heaps.text.length);
    }

    /// Applies the text that was typed into `field`. The other field keeps its own text.
    function submit(field: AppTextField, take: var): bool {
        root.submitted = field;
        const taken = take();
        root.submitted = null;
        if (taken)
            field.settle();
        return taken;
    }

    /// The usual width of the field for the position, in pixels. The field may become narrower, to leave room for the other
    /// items of the row.
    readonly property real usualWidth: Math.min(root.width, (root.narrow ? 230 : 330) * Theme.textScale)
    /// The smallest width of the field for the position, in pixels.
    readonly property real leastWidth: 100 * Theme.textScale
    /// The width, in pixels, that the other items of the row leave for the field.
    readonly property real spare: {
        let width = root.width - less.width - more.width - 2 * numbers.spacing;
        for (let index = 0; index < root.children.length; ++index) {
            const item = root.children[index];
            if (item !== numbers && item.visible && item.width > 0)
                width -= item.width + root.spacing;
        }
        return Math.floor(width);
    }

    spacing: Theme.spaceS

    Row {
        id: numbers
        spacing: Theme.spaceXS
        AppTextField {
            id: heaps
            objectName: "proveHeaps"
            label: qsTr("Position")
            placeholderText: "3, 4, 5"
            width: heaps.problem !== "" || root.spare < root.leastWidth ? root.usualWidth
                : Math.min(root.spare, Math.max(root.usualWidth, heaps.input.contentWidth + 3 * Theme.spaceM))
            value: root.session.words.positionText
            problem: root.session.words.positionProblem
            Keys.onUpPressed: root.nudge(1)
            Keys.onDownPressed: root.nudge(-1)
            onAccepted: {
                if (root.submit(heaps, () => root.session.submitPosition(heaps.text)))
                    root.settled();
            }
        }
        AppButton {
            id: less
            objectName: "proveLess"
            iconName: "minus"
            hint: qsTr("Decreases the number at the cursor by 1")
            keyLabel: "↓"
            onClicked: root.nudge(-1)
        }
        AppButton {
            id: more
            objectName: "proveMore"
            iconName: "plus"
            hint: qsTr("Increases the number at the cursor by 1")
            keyLabel: "↑"
            onClicked: root.nudge(1)
        }
    }
    Row {
        visible: root.session.words.speaksOfMove
        spacing: Theme.spaceS

        AppText {
            visible: !root.tight
            height: 36 * Theme.textScale
            verticalAlignment: Text.AlignVCenter
            //: Before the field for a move, such as 1-2
            text: qsTr("Move")
            color: Theme.faint
            wrapMode: Text.NoWrap
        }
        AppTextField {
            id: move
            objectName: "proveMove"
            label: qsTr("Move")
            placeholderText: "1-2"
            width: (root.session.words.moveProblem === "" ? 110 : 260) * Theme.textScale
            value: root.session.words.moveText
            problem: root.session.words.moveProblem
            onAccepted: {
                if (root.submit(move, () => root.session.submitMove(move.text)))
                    root.settled();
            }
        }
    }
    AppButton {
        objectName: "proveRandom"
        text: root.narrow ? "" : qsTr("Random")
        iconName: "arrows-shuffle"
        hint: qsTr("Chooses a random position")
        keys: "Ctrl+R"
        onClicked: {
            root.session.chooseAtRandom(Shell.freshSeed());
            root.settled();
        }
    }
    ListButton {
        objectName: "provePresets"
        text: root.narrow ? "" : qsTr("Examples")
        iconName: root.narrow ? "list-numbers" : "chevron-down"
        hint: qsTr("Positions to try")
        entries: root.session.words.presets.map(preset => ({ name: preset.name, more: "(" + preset.heaps + ")" }))
        onChosen: index => {
            root.session.choosePreset(index);
            root.settled();
        }
    }

    Item {
        visible: root.session.words.outcome === "P" || root.session.words.outcome === "N"
        width: badge.width
        height: Math.max(badge.height, 36 * Theme.textScale)
        OutcomeBadge {
            id: badge
            objectName: "proveOutcome"
            anchors.verticalCenter: parent.verticalCenter
            winning: root.session.words.outcome === "N"
            label: root.session.words.outcome === "N" ? qsTr("first player wins") : qsTr("second player wins")
            brief: root.tight
        }
    }
    AppText {
        visible: root.session.words.outcome === "L" || root.session.words.outcome === "R"
        height: 36 * Theme.textScale
        verticalAlignment: Text.AlignVCenter
        color: Theme.faint
        text: root.session.words.outcome === "L" ? qsTr("Left wins, whoever starts") : qsTr("Right wins, whoever starts")
    }

    // If one of the two fields has changed the proof, the other field keeps its text. Any other change replaces the typed texts.
    Connections {
        target: root.session
        function onProofChanged() {
            if (root.submitted !== move)
                heaps.settle();
            if (root.submitted !== heaps)
                move.settle();
        }
    }
}
