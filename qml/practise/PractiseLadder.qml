// The hint ladder: up to five hints. Each press shows one more hint; the hints that are not shown yet show only their subject.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Terms
import Nimstone.Theme
import Nimstone.ViewModels

Card {
    id: root

    required property PracticeSession session
    readonly property int shown: root.session.exercise.rungs.length
    readonly property Item currentRung: rungs.itemAt(root.shown - 1)
    readonly property alias foot: foot

    /// Returns the items of the hints that are shown, from the first hint on.
    function shownRungs(): list<Item> {
        return Array.from({ length: root.shown }, (_, index) => rungs.itemAt(index));
    }

    implicitHeight: column.implicitHeight + 2 * Theme.spaceM

    ColumnLayout {
        id: column
        anchors { fill: parent; margins: Theme.spaceM }
        spacing: Theme.spaceXS

        RowLayout {
            visible: root.session.exercise.rungTitles.length > 0
            Layout.leftMargin: Theme.spaceXS
            Layout.rightMargin: Theme.spaceXS
            Layout.bottomMargin: Theme.spaceXS
            Heading {
                Layout.fillWidth: true
                level: 2
                text: qsTr("Hints")
            }
            AppText {
                objectName: "rungsShown"
                //: The progress on the hint ladder, such as 2 / 5: %1 is the number of shown hints, %2 the number of all hints
                text: qsTr("%1 / %2").arg(root.shown).arg(root.session.exercise.rungTitles.length)
                color: Theme.faint
            }
        }

        // The hints are inside a positioner, because Qt 6.4 crashes if a layout that lost a child is resized.
        Column {
            Layout.fillWidth: true
            spacing: Theme.spaceXS
            Repeater {
                id: rungs
                model: root.session.exercise.rungTitles.length
                Rectangle {
                    id: rung
                    required property int index
                    readonly property string title: root.session.exercise.rungTitles[rung.index] ?? ""
                    readonly property bool shown: rung.index < root.shown
                    readonly property bool current: rung.index === root.shown - 1

                    objectName: "rung" + (rung.index + 1)
                    width: parent?.width ?? 0
                    implicitHeight: content.implicitHeight + 2 * Theme.spaceS
                    radius: Theme.radiusSmall
                    color: rung.current ? Theme.goldWash : "transparent"
                    Accessible.role: Accessible.StaticText
                    Accessible.name: rung.shown ? Aloud.of(sentence.text) : qsTr("%1: not shown yet").arg(rung.title)

                    Announcement { text: rung.current ? sentence.text : "" }

                    Rectangle {
                        width: 3
                        height: parent.height
                        visible: rung.current
                        color: Theme.gold
                    }
                    RowLayout {
                        id: content
                        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter }
                        anchors { leftMargin: Theme.spaceM; rightMargin: Theme.spaceS }
                        spacing: Theme.spaceM
                        MuteText {
                            Layout.alignment: Qt.AlignTop
                            Layout.preferredWidth: Theme.body
                            horizontalAlignment: Text.AlignHCenter
                            text: rung.index + 1
                            color: rung.shown ? Theme.goldText : Theme.faint
                            font.bold: rung.shown
                        }
                        ColumnLayout {
                            Layout.fillWidth: true
                            spacing: 2
                            MuteText {
                                Layout.fillWidth: true
                                text: rung.title
                                color: rung.shown ? Theme.goldText : Theme.faint
                                font.pixelSize: rung.shown ? Theme.small : Theme.body
                            }
                            TermText {
                                id: sentence
                                objectName: rung.objectName + "Text"
                                Layout.fillWidth: true
                                visible: rung.shown
                                marked: rung.current
                                text: rung.shown ? root.session.exercise.rungs[rung.index] ?? "" : ""
                                Accessible.ignored: true
                            }
                        }
                        AppIcon {
                            Layout.alignment: Qt.AlignTop
                            visible: !rung.shown
                            icon: "lock"
                            size: Math.round(16 * Theme.textScale)
                            color: Theme.faint
                        }
                    }
                }
            }
        }

        Flow {
            id: foot
            Layout.fillWidth: true
            Layout.topMargin: Theme.spaceS
            visible: root.session.exercise.canHint || root.session.exercise.canShowAnswer
            spacing: Theme.spaceS
            AppButton {
                objectName: "hint"
                text: root.shown === 0 ? qsTr("Show hint") : qsTr("Next hint")
                iconName: "bulb"
                keys: "H"
                showKeys: true
                visible: root.session.exercise.canHint
                onClicked: root.session.hint()
            }
            AppButton {
                objectName: "showAnswer"
                // All allowed hints are shown. This button shows the answer on the board.
                text: qsTr("Show answer")
                hint: qsTr("Show the answer on the board; the exercise does not count as right")
                iconName: "eye"
                keys: "A"
                showKeys: true
                visible: root.session.exercise.canShowAnswer
                onClicked: root.session.showAnswer()
            }
        }
    }
}
