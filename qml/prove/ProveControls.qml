// The bottom of the Prove page: buttons for the previous and the next step, a button that plays the proof, its speed, and a
// slider for the steps.
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

RowLayout {
    id: root

    required property ProveSession session
    /// The current position of the figure in its sequence of scenes.
    required property real position
    required property bool running
    readonly property alias scrubbing: slider.pressed
    /// The speed as a factor, 0.5 to 2.5; 1 is the usual speed.
    readonly property real pace: paceSlider.value
    /// The position of the animation, in steps: 2.5 is in the middle between step 2 and step 3.
    readonly property real progress: {
        const stops = root.session.figure.stops;
        for (let step = stops.length - 1; step >= 0; --step) {
            if (root.position >= stops[step]) {
                const next = stops[step + 1];
                return next === undefined ? step : step + (root.position - stops[step]) / (next - stops[step]);
            }
        }
        return root.session.step;
    }

    signal stepChosen(step: int)
    signal runningToggled
    signal scrubbed(scene: real)
    signal released

    /// Limits a value of the slider to the current step, because a question about the next line may have to be answered first.
    function allowed(progress: real): real {
        return Math.min(progress, root.session.step);
    }

    function sceneOf(progress: real): real {
        const stops = root.session.figure.stops;
        const step = Math.min(Math.floor(progress), stops.length - 1);
        const next = stops[step + 1];
        return next === undefined ? stops[step] ?? 0 : stops[step] + (progress - step) * (next - stops[step]);
    }

    spacing: Theme.spaceS

    AppButton {
        objectName: "proveBack"
        iconName: "chevron-left"
        //: A tooltip; ← is the key that activates the button
        hint: qsTr("One step back (←)")
        enabled: root.session.step > 0
        onClicked: root.stepChosen(root.session.step - 1)
    }
    AppButton {
        objectName: "proveNext"
        text: qsTr("Next step")
        //: A tooltip; → is the key that activates the button
        hint: qsTr("One step forward (→)")
        iconName: "chevron-right"
        look: AppButton.Primary
        // The button is disabled while there is a question about the next line. The person answers the question, or shows the
        // line, at the question itself.
        enabled: root.session.step < root.session.stepCount && root.session.prediction.step === 0
        onClicked: root.stepChosen(root.session.step + 1)
    }
    AppButton {
        objectName: "provePlay"
        text: root.width < 560 * Theme.textScale ? "" : root.running ? qsTr("Pause")
            //: A button that plays the steps of the proof by itself
            : qsTr("Play")
        iconName: root.running ? "player-pause" : "player-play"
        //: Tooltips; Space is the key that activates the button
        hint: root.running ? qsTr("Pause (Space)") : qsTr("Play the proof automatically (Space)")
        onClicked: root.runningToggled()
    }
    NoteText {
        visible: paceSlider.visible
        //: The left end of the slider for the speed
        text: qsTr("slow")
    }
    AppSlider {
        id: paceSlider
        objectName: "provePace"
        visible: root.width > 760 * Theme.textScale
        implicitWidth: 90 * Theme.textScale
        label: qsTr("Speed")
        from: 0.5
        to: 2.5
        value: 1
    }
    NoteText {
        visible: paceSlider.visible
        //: The right end of the slider for the speed
        text: qsTr("fast")
    }
    AppSlider {
        id: slider
        objectName: "proveSlider"
        Layout.fillWidth: true
        Layout.leftMargin: Theme.spaceS
        //: The label of a slider for the steps of a proof
        label: qsTr("Step")
        from: 0
        to: Math.max(1, root.session.stepCount)
        stepSize: 0
        onMoved: {
            if (slider.pressed) {
                root.session.step = Math.ceil(slider.value - 0.001);
                root.scrubbed(root.sceneOf(root.allowed(slider.value)));
            }
        }
        onPressedChanged: {
            if (!slider.pressed) {
                root.session.step = Math.round(slider.value);
                root.released();
            }
        }
        // The arrow keys move the slider by a whole step.
        Keys.onLeftPressed: root.stepChosen(root.session.step - 1)
        Keys.onRightPressed: root.stepChosen(root.session.step + 1)
        Accessible.onDecreaseAction: root.stepChosen(root.session.step - 1)
        Accessible.onIncreaseAction: root.stepChosen(root.session.step + 1)
        Binding on value {
            when: !slider.pressed
            // If a proof has fewer steps, the slider limits its value to the new range. So the value is set again after the
            // range has changed.
            value: Math.min(root.progress, slider.to)
            restoreMode: Binding.RestoreNone
        }
    }
    AppText {
        objectName: "proveCount"
        //: %1 is the number of the current step, %2 the number of all steps
        text: qsTr("%1 / %2").arg(root.session.step).arg(root.session.stepCount)
        Layout.minimumWidth: implicitWidth
        wrapMode: Text.NoWrap
    }
}
