// The blocks `figure`, `proof`, and `argument`: the lines of a proof beside its figure or its board. The learner finds missing
// lines, and chooses the lemma or the principle that gives a line. Nothing in the figure can be pressed.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Figures
import Nimstone.Heard
import Nimstone.Prove
import Nimstone.Theme
import Nimstone.ViewModels

CardBlock {
    id: root

    readonly property shownProof shown: proof.shown
    readonly property int step: root.shown.step
    readonly property bool pictured: !root.shown.inWords || root.shown.position !== ""
    readonly property bool beside: root.pictured && !root.shown.figureOnly && root.width >= 700 * Theme.textScale
    readonly property bool done: (root.shown.figureOnly ? root.step : root.shown.reached) === root.shown.last
    readonly property real leastPicture: (!root.pictured ? 0 : root.shown.inWords ? 160 : 300) * Theme.textScale
    readonly property real footHeight: root.shown.inWords ? 0 : foot.height + Theme.spaceS
    /// The height that the lines need beneath the picture, in pixels; 0 if they are beside the picture or hidden.
    readonly property real beneath: root.beside || root.shown.figureOnly ? 0 : lines.implicitHeight + Theme.spaceM
    readonly property alias proof: proof

    wantsFocus: root.shown.numberAsked
    implicitHeight: Math.max(root.leastPicture + root.footHeight + root.beneath, root.beside ? lines.implicitHeight : 0)

    // If a number is asked for, the field for the number has already handled the key, so this function does nothing.
    function proceed(): bool { return root.shown.numberAsked || rounds.proceed(); }

    /// Moves the figure by a step. A figure that plays by itself stops.
    function walk(by: int): void {
        playing.stop();
        proof.goTo(root.step + by);
    }

    /// Shows the scene of the step, without an animation if the figure is not laid out yet or shows another proof.
    function showScene(animated: bool): void {
        const scene = proof.prove.figure.stops[root.step];
        if (animated && scene !== undefined)
            player.goTo(scene);
        else if (scene !== undefined && scene !== player.stage.position)
            player.jumpTo(scene);
    }

    /// Returns the text of a line for a screen reader; `index` is counted from 0.
    function heard(index: int): string {
        const line = root.shown.lines[index];
        const statement = (line?.statement ?? "").replace(/[.。]$/, "");
        //: For a screen reader, a line of a proof: %1 is its number, %2 its statement, %3 its reason
        return line ? qsTr("Step %1: %2. %3").arg(root.shown.first + index).arg(statement).arg(line.reason) : "";
    }

    onStepChanged: root.showScene(true)

    LearnProof {
        id: proof
        session: root.session
        part: root.part
        onRoundChanged: {
            playing.running = root.shown.figureOnly;
            Qt.callLater(root.showScene, false);
        }
    }
    Connections {
        target: proof.prove.figure
        function onLaidOut(): void {
            if (!player.running)
                Qt.callLater(root.showScene, false);
        }
    }
    Player {
        id: player
        stage: picture.stage
    }
    Timer {
        id: playing
        // The pause in milliseconds is long enough to see what has changed.
        interval: Theme.proofStepTime + 900
        repeat: true
        onTriggered: {
            if (root.done)
                playing.stop();
            else if (root.visible && !player.running)
                proof.goTo(root.step + 1);
        }
    }
    Announcement { text: root.heard(root.step - root.shown.first) }

    BoardPicture {
        anchors.fill: picture
        visible: root.shown.inWords
        position: root.shown.position
    }
    ProveFigure {
        id: picture
        x: root.width - width
        width: root.beside ? root.width - lines.width - Theme.spaceL : root.width
        height: Math.max(root.leastPicture, root.shown.inWords ? 0 : root.height - root.footHeight - root.beneath)
        visible: !root.shown.inWords
        color: "transparent"
        border.width: 0
        lecture: true
        session: proof.prove
    }
    Flow {
        id: foot
        x: picture.x
        y: picture.height + Theme.spaceS
        width: picture.width
        visible: picture.visible
        spacing: Theme.spaceS

        AppButton {
            id: back
            objectName: "stepBack"
            iconName: "chevron-left"
            hint: qsTr("Previous step")
            keys: "Left"
            keyLabel: "←"
            enabled: root.step >= root.shown.first
            onClicked: root.walk(-1)
        }
        AppButton {
            objectName: "stepOn"
            iconName: "chevron-right"
            hint: qsTr("Next step")
            keys: "Right"
            keyLabel: "→"
            enabled: root.step < root.shown.furthest
            onClicked: root.walk(1)
        }
        NoteText {
            height: back.height
            verticalAlignment: Text.AlignVCenter
            //: The current step of a figure: %1 is its number, %2 the number of the last step
            text: qsTr("Step %1 of %2").arg(root.step).arg(root.shown.last)
        }
    }
    Column {
        id: lines
        visible: !root.shown.figureOnly
        y: root.beside || !root.pictured ? 0 : picture.height + root.footHeight + Theme.spaceM
        width: root.beside ? Math.round((root.shown.inWords ? 0.64 : 0.48) * root.width) : root.width
        spacing: Theme.spaceXS
        Accessible.role: Accessible.List
        Accessible.name: root.shown.title

        Heading {
            level: 2
            width: parent.width
            visible: text !== ""
            text: root.shown.title
        }
        Repeater {
            model: root.shown.lines.length
            Rectangle {
                id: line
                required property int index
                readonly property var told: root.shown.lines[line.index] ?? { statement: "", reason: "" }
                readonly property int number: root.shown.first + line.index
                readonly property bool current: line.number === root.step

                objectName: "proofLine" + line.number
                width: lines.width
                height: words.height
                visible: line.told.statement !== ""
                color: line.current ? Theme.goldWash : "transparent"
                Accessible.role: Accessible.StaticText
                Accessible.name: Aloud.of(root.heard(line.index))

                Column {
                    id: words
                    width: parent.width
                    padding: Theme.spaceS
                    MuteText {
                        width: parent.width - 2 * Theme.spaceS
                        text: line.number + ". " + line.told.statement
                        font.family: Theme.headingFont
                        font.pixelSize: Theme.large
                    }
                    MuteText {
                        width: parent.width - 2 * Theme.spaceS
                        // The reason in an argument is short, so it stays visible.
                        visible: text !== "" && (line.current || root.shown.inWords)
                        text: line.told.reason
                        font.pixelSize: Theme.small
                    }
                }
                TapHandler { onTapped: proof.goTo(line.number) }
            }
        }
        Repeater {
            model: root.shown.numberAsked ? 1 : 0
            ProveQuestion {
                width: lines.width
                prediction: proof.prove.prediction
                onAnswered: text => proof.answer(text)
                onRevealed: proof.reveal()
            }
        }
        ChoiceMenu {
            width: parent.width
            visible: root.shown.question !== ""
            question: root.shown.question
            choices: root.shown.choices
            feedback: root.shown.feedback
            onChosen: index => {
                // The keyboard focus moves to the block, so that Enter continues with its next proof.
                if (!root.activeFocus)
                    root.forceActiveFocus();
                proof.choose(index);
            }
        }
        AppButton {
            objectName: "proofReveal"
            visible: root.shown.question !== ""
            look: AppButton.Quiet
            iconName: "eye"
            text: qsTr("Show the answer")
            onClicked: proof.reveal()
        }
    }
    RoundRow {
        id: rounds
        parent: root.shown.figureOnly ? foot : lines
        block: proof
        //: A button: opens the next proof, or the next figure of a proof, on this card
        nextText: qsTr("Next proof")
        done: root.done
    }
}
