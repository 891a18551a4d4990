// The hints that the user requested in this position. Earlier hints stay readable.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Terms
import Nimstone.Theme
import Nimstone.ViewModels

Rectangle {
    id: root

    required property PlaySession session
    readonly property real wholeHeight: column.implicitHeight + 2 * Theme.spaceM
    /// The height in pixels of the last hint, which is the newest hint.
    readonly property real lastHeight: (root.lastRung?.height ?? 0) + 2 * Theme.spaceM
    property Item lastRung: null

    color: Theme.goldWash

    AppFlickable {
        id: view
        objectName: "playHintsView"
        anchors.fill: parent
        contentHeight: root.wholeHeight
        onContentHeightChanged: Qt.callLater(view.showLast)
        onHeightChanged: Qt.callLater(view.showLast)

        /// Scrolls to the heading of the last hint, so that the top edge of the view cuts no line above it.
        function showLast(): void {
            const top = view.contentHeight > view.height && root.lastRung ? column.y + root.lastRung.y - column.spacing : 0;
            view.bottomMargin = Math.max(0, top + view.height - view.contentHeight);
            view.contentY = top;
        }

        Column {
            id: column
            x: Theme.spaceL
            y: Theme.spaceM
            width: view.width - 2 * Theme.spaceL
            spacing: Theme.spaceS

            Repeater {
                id: rungs
                model: root.session.hints
                onItemAdded: (index, item) => {
                    if (index === rungs.count - 1)
                        root.lastRung = item;
                }
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
                            //: A hint: %1 is its number, %2 the number of all hints, %3 the subject of the hint
                            : qsTr("<b>Hint %1 of %2</b> · %3").arg(rung.index + 1).arg(root.session.hints.most).arg(rung.title)
                        color: Theme.goldText
                        font.pixelSize: Theme.small
                    }
                    TermText {
                        width: parent.width
                        text: rung.sentence
                        marked: rung.last
                        color: rung.last ? Theme.ink : Theme.faint
                        mustStayReadable: rung.last
                        Component.onCompleted: Announcer.say(Aloud.of(rung.sentence))
                    }
                }
            }
        }
    }
}
