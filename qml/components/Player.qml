// Moves a stage to another scene, forwards or backwards: by an animation, a fade, or a jump, depending on the theme's motion
// setting.
import QtQuick
import Nimstone.Stage
import Nimstone.Theme

QtObject {
    id: root

    required property Stage stage
    /// The speed as a factor. With 1 the animation has the theme's speed, with 2 it takes half the time.
    property real pace: 1
    readonly property bool running: travel.running || fade.running
    /// The scene at which the running animation ends; without an animation, the current scene.
    property real target: 0

    signal arrived

    function goTo(scene: real) {
        root.target = scene;
        travel.stop();
        fade.stop();
        root.stage.opacity = 1;
        const time = root.stage.duration(root.stage.position, scene) * Theme.proofStepTime / root.pace;
        if (Theme.motion === Theme.None || time < 1) {
            root.jumpTo(scene);
        } else if (Theme.motion === Theme.Reduced) {
            fade.restart();
        } else {
            travel.to = scene;
            travel.duration = time;
            travel.restart();
        }
    }

    function jumpTo(scene: real) {
        travel.stop();
        fade.stop();
        root.target = scene;
        root.stage.opacity = 1;
        root.stage.position = scene;
        root.arrived();
    }

    readonly property NumberAnimation travel: NumberAnimation {
        target: root.stage
        property: "position"
        onFinished: root.arrived()
    }

    readonly property SequentialAnimation fade: SequentialAnimation {
        NumberAnimation { target: root.stage; property: "opacity"; to: 0; duration: Theme.feedbackTime }
        ScriptAction { script: root.stage.position = root.target }
        NumberAnimation { target: root.stage; property: "opacity"; to: 1; duration: Theme.feedbackTime }
        onFinished: root.arrived()
    }
}
