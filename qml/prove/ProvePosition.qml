// Which position a proof is about, and which move: to type, to change number by number, by chance, or from a list.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Flow {
    id: root

    required property ProveSession session
    required property bool narrow
    /// What stands before it and after it in the same rows.
    property alias leading: leadingRow.data
    default property alias trailing: trailingRow.data

    /// A choice was made: the keys belong to the steps again.
    signal settled

    property AppTextField submitted: null

    /// Makes the number at the cursor larger or smaller.
    function nudge(by: int): void {
        const input = heaps.input;
        const cursor = root.session.nudge(heaps.text, input.cursorPosition, by);
        if (root.session.words.positionProblem === "")
            heaps.settle();
        input.cursorPosition = Math.min(cursor, heaps.text.length);
    }

    /// Takes over what is typed in that field; the other keeps its own.
    function submit(field: AppTextField, take: var): bool {
        root.submitted = field;
        const taken = take();
        root.submitted = null;
        if (taken)
            field.settle();
        return taken;
    }

    /// How wide the field is where nothing presses, and at least, to keep all else in its row.
    readonly property real usualWidth: Math.min(root.width, (root.narrow ? 230 : 330) * Theme.textScale)
    readonly property real leastWidth: 110 * Theme.textScale
    /// What its row leaves for it.
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
        id: leadingRow
        spacing: Theme.spaceS
    }
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
            height: 36 * Theme.textScale
            verticalAlignment: Text.AlignVCenter
            //: Before the field for a move such as 1-2
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

    Row {
        id: trailingRow
        spacing: Theme.spaceS
    }

    // What another field has changed leaves alone what is typed here; another position takes its place.
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
