// The derivation: one line for each step, with the reason. The current line is highlighted; the later lines are hidden, and
// only their number is shown. If the theorem does not apply to the position, the derivation says so and suggests something
// else.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Card {
    id: root

    required property ProveSession session
    property bool lecture: false

    /// The height in pixels that is enough to show the highest line.
    readonly property real tallestLine: {
        let tallest = 0;
        for (let index = 0; index < lines.count; ++index)
            tallest = Math.max(tallest, (lines.itemAt(index) as ProveLine)?.wholeHeight ?? 0);
        return tallest + Theme.spaceS;
    }

    signal stepChosen(step: int)

    /// Returns the top (x) and the bottom (y) of the current line, in pixels. If there is a question about a line, that line is
    /// the current line.
    function extent(): point {
        const asked = root.session.prediction.step;
        for (let index = 0; index < lines.count; ++index) {
            const line = lines.itemAt(index) as ProveLine;
            if (line && line.number === (asked > 0 ? asked : root.session.step))
                return Qt.point(line.y, line.y + line.height);
        }
        return Qt.point(0, 0);
    }

    /// Scrolls so that the whole current line is visible; if the line is higher than the card, its beginning is visible.
    function follow(): void {
        const place = root.extent();
        const top = place.x;
        const bottom = place.y;
        const lowest = Math.max(0, scroll.contentHeight - scroll.height);
        const wanted = Math.min(Math.max(scroll.contentY, Math.min(bottom - scroll.height, lowest)), top);
        travel.stop();
        if (wanted === scroll.contentY)
            return;
        travel.to = wanted;
        travel.start();
    }

    Connections {
        target: root.session.prediction
        function onChanged() {
            Qt.callLater(root.follow);
        }
    }
    Connections {
        target: root.session
        // follow() is called later, because the line has its final height only then.
        function onStepChanged() {
            Qt.callLater(root.follow);
        }
    }

    NumberAnimation {
        id: travel
        target: scroll
        property: "contentY"
        duration: Theme.motion === Theme.Full ? Theme.moveTime : 0
        easing.type: Easing.InOutQuad
    }

    AppFlickable {
        id: scroll
        objectName: "derivationScroll"
        anchors.fill: parent
        anchors.margins: 1
        contentHeight: column.height + 2 * Theme.spaceS
        // A line grows when it is shown. All lines change their heights with the width of the window, the language and the text
        // size.
        onContentHeightChanged: Qt.callLater(root.follow)
        onHeightChanged: Qt.callLater(root.follow)
        interactive: contentHeight > height

        Column {
            id: column
            y: Theme.spaceS
            width: scroll.width
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Derivation")

            AppText {
                objectName: "derivationInstead"
                width: parent.width
                visible: text !== ""
                padding: Theme.spaceL
                bottomPadding: 0
                text: root.session.words.instead
                Announcement { }
            }
            AppText {
                objectName: "derivationStart"
                width: parent.width
                visible: root.session.step === 0 && root.session.stepCount > 0 && root.session.prediction.step === 0
                padding: Theme.spaceL
                text: root.session.part > 0 ? root.session.words.spokenStep
                    : root.session.figure.bitColumns
                    ? qsTr("The nim-sum of heaps is their sum in binary without carries: in each column an even number of 1s gives 0, an odd number gives 1. Each step adds a line here, with its reason. Press → for the first one.")
                    : qsTr("Each step adds a line here, with its reason. Press → for the first one.")
                color: Theme.faint
                font.pixelSize: root.lecture ? Math.round(0.92 * Theme.title) : Theme.body
            }

            Repeater {
                id: lines
                model: root.session.lines
                ProveLine {
                    id: line
                    width: column.width
                    session: root.session
                    lecture: root.lecture
                    onChosen: root.stepChosen(line.number)
                }
            }

            AppButton {
                objectName: "derivationMore"
                readonly property int more: root.session.stepCount - Math.max(root.session.step, root.session.prediction.step)
                x: Theme.spaceS
                visible: more > 0 && root.session.words.refusal === "" && !root.lecture
                look: AppButton.Quiet
                iconName: "dots"
                //: A button beneath the visible lines of a proof; it shows the next line
                text: qsTr("%n more step(s)", "", more)
                hint: qsTr("One step forward (→)")
                enabled: root.session.prediction.step === 0
                onClicked: root.stepChosen(root.session.step + 1)
            }

            // The buttons for the next theorem and for an exercise, after the proof.
            Flow {
                x: Theme.spaceL
                width: parent.width - 2 * Theme.spaceL
                topPadding: Theme.spaceM
                visible: root.session.stepCount > 0 && root.session.step === root.session.stepCount && !root.lecture
                spacing: Theme.spaceS
                AppButton {
                    objectName: "derivationNext"
                    visible: root.session.words.next !== ""
                    width: Math.min(implicitWidth, parent.width)
                    iconName: "chevron-right"
                    //: A button at the end of a proof: %1 is the title of the theorem that comes next
                    text: qsTr("Next: %1").arg(root.session.words.nextTitle)
                    onClicked: root.session.chooseTheorem(root.session.words.next)
                }
                AppButton {
                    objectName: "derivationPractise"
                    visible: root.session.words.skill !== ""
                    width: Math.min(implicitWidth, parent.width)
                    iconName: "target-arrow"
                    //: A button at the end of a proof: %1 is the name of a skill
                    text: qsTr("Practise: %1").arg(root.session.words.skillTitle)
                    onClicked: Shell.linkWanted("practise:" + root.session.words.skill)
                }
            }
            Column {
                width: parent.width
                visible: root.session.words.refusal !== ""
                spacing: Theme.spaceM
                padding: Theme.spaceL

                AppText {
                    objectName: "proveRefusal"
                    width: column.width - 2 * Theme.spaceL
                    text: root.session.words.refusal
                    Announcement { }
                }
                Repeater {
                    model: root.session.words.offers
                    AppButton {
                        id: offer
                        required property int index
                        required property string modelData
                        objectName: "proveOffer" + offer.index
                        text: offer.modelData
                        look: offer.index === 0 ? AppButton.Primary : AppButton.Plain
                        onClicked: root.session.takeOffer(offer.index)
                    }
                }
            }
        }
    }
}
