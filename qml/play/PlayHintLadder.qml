// The rungs of help that were asked for in this position; the earlier ones stay readable.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Rectangle {
    id: root

    required property PlaySession session
    readonly property real wholeHeight: column.implicitHeight + 2 * Theme.spaceM

    color: Theme.goldWash

    AppFlickable {
        id: view
        anchors.fill: parent
        contentHeight: root.wholeHeight
        onContentHeightChanged: Qt.callLater(view.showLast)

        function showLast(): void {
            view.contentY = Math.max(0, view.contentHeight - view.height);
        }

        Column {
            id: column
            x: Theme.spaceL
            y: Theme.spaceM
            width: view.width - 2 * Theme.spaceL
            spacing: Theme.spaceS

            Repeater {
                model: root.session.hints
                Column {
                    id: rung
                    required property int index
                    required property string title
                    required property string sentence
                    readonly property bool last: rung.index === root.session.hints.count - 1

                    objectName: "playRung" + (rung.index + 1)
                    width: column.width
                    AppText {
                        width: parent.width
                        text: root.session.hints.none
                            ? Markup.bold(rung.title)
                            //: Help comes in steps: this is hint %1 of %2; %3 says what it tells
                            : qsTr("<b>Hint %1 of %2</b> · %3").arg(rung.index + 1).arg(root.session.hints.most).arg(rung.title)
                        color: Theme.goldText
                        font.pixelSize: Theme.small
                    }
                    AppText {
                        width: parent.width
                        text: rung.sentence
                        color: rung.last ? Theme.ink : Theme.faint
                        Component.onCompleted: Announcer.say(Aloud.of(rung.sentence))
                    }
                }
            }
        }
    }
}
