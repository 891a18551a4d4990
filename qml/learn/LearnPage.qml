// The Learn page: the path with all lessons, or a card of the open lesson. The position of the day and the case shelf are lessons
// beside the path with one card, which has no heading and no buttons of its own.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Path
import Nimstone.Theme
import Nimstone.ViewModels

AppPage {
    id: root

    readonly property LearnSession session: LearnSession { progress: Shell.progress }
    readonly property shownCard shown: root.session.shown
    readonly property bool reading: root.session.lesson !== ""
    readonly property bool onPath: root.shown.number >= 0
    readonly property string openLessonName: root.session.lesson
    readonly property real margin: root.width < 1000 ? Theme.spaceL : Theme.spaceXXL
    readonly property bool last: root.session.card + 1 === root.session.cardCount
    /// The lesson after this one, as in LearnSession.path; undefined after the last lesson.
    readonly property var next: root.session.path[root.shown.number]
    readonly property var leaveKey: ({ words: qsTr("Back to the path"), strokes: [{ key: Qt.Key_Escape, act: () => root.session.close() }] })
    /// The keys of a card. A block that needs one of these keys handles it first.
    readonly property var keyTable: !root.reading ? [] : !root.onPath ? [root.leaveKey] : [
        { words: qsTr("Next card"), strokes: [Qt.Key_Return, Qt.Key_Right, Qt.Key_PageDown].map(key => ({ key: key, act: () => root.session.goOn() })) },
        { words: qsTr("Previous card"), strokes: [Qt.Key_Left, Qt.Key_PageUp].map(key => ({ key: key, act: () => --root.session.card })) },
        {
            //: What the keys ↑ and ↓ do on a card of a lesson
            words: qsTr("Scroll"),
            strokes: [{ key: Qt.Key_Up, act: () => card.scroll(-80 * Theme.textScale) }, { key: Qt.Key_Down, act: () => card.scroll(80 * Theme.textScale) }]
        },
        root.leaveKey
    ]

    about: !root.reading ? "" : root.shown.number <= 0 ? root.shown.title
        //: The title of the window: %1 is the number of a lesson, %2 its title
        : qsTr("Lesson %1: %2").arg(root.shown.number).arg(root.shown.title)

    /// Opens a lesson by its name at the card where the user stopped.
    function openLesson(name: string): void {
        root.session.open(name);
    }

    function resume(): void {
        root.session.open(Shell.preferences.lastLesson);
    }

    function settle(): void {
        if (root.reading)
            card.takeFocus();
        else
            stones.takeFocus();
    }

    onOpenLessonNameChanged: Shell.preferences.lastLesson = root.session.shown.number >= 0 ? root.openLessonName : ""
    onVisibleChanged: {
        if (!root.visible)
            return;
        root.session.look();
        root.settle();
    }
    // The page gets its size after it is complete, and only then can it scroll to the item with the focus.
    Component.onCompleted: Qt.callLater(root.settle)
    Keys.onPressed: event => event.accepted = Keyboard.hear(root.keyTable, event)

    AppFlickable {
        id: path
        objectName: "learnPath"
        anchors.fill: parent
        visible: !root.reading
        contentHeight: all.height + 2 * all.y
        // A stone of the path may get the focus before the page has its size, and the view may then have scrolled to this
        // stone.
        onHeightChanged: path.contentY = 0

        Column {
            id: all
            x: (path.width - width) / 2
            y: Theme.spaceL
            width: Math.min(path.width - 2 * root.margin, 1600 * Theme.textScale)
            spacing: Theme.spaceL

            PageHeader {
                width: parent.width
                title: qsTr("Lessons")
                subtitle: qsTr("%1 of %2 lessons done").arg(root.session.path.filter(lesson => lesson.done).length).arg(root.session.path.length)
                AppButton {
                    objectName: "learnDaily"
                    iconName: "calendar"
                    //: A button: opens the position of the day
                    text: qsTr("Today's position")
                    onClicked: root.openLesson("daily")
                }
                AppButton {
                    objectName: "learnCases"
                    iconName: "zoom-question"
                    text: qsTr("Case shelf")
                    onClicked: root.openLesson("cases")
                }
            }
            PathCard {
                id: stones
                page: "learn"
                width: parent.width
                session: root.session
            }
        }
    }

    Item {
        id: lesson
        anchors { fill: parent; leftMargin: root.margin; rightMargin: root.margin; topMargin: Theme.spaceL; bottomMargin: Theme.spaceL }
        visible: root.reading

        PageHeader {
            id: header
            objectName: "learnHeader"
            width: parent.width
            title: card.lead?.title ?? root.about
            subtitle: card.lead?.subtitle ?? qsTr("card %1 of %2").arg(root.session.card + 1).arg(root.session.cardCount)
            AppButton {
                objectName: "learnClose"
                iconName: "x"
                hint: qsTr("Back to the path")
                keyLabel: "Esc"
                onClicked: root.session.close()
            }
        }
        LearnCard {
            id: card
            objectName: "learnCard"
            anchors { top: header.bottom; bottom: foot.visible ? foot.top : parent.bottom; left: parent.left; right: parent.right }
            anchors.topMargin: foot.visible ? Theme.spaceS : Theme.spaceM
            anchors.bottomMargin: foot.visible ? Theme.spaceM : 0
            focus: true
            session: root.session
            onPlaceChanged: Qt.callLater(root.settle)
        }
        Row {
            id: foot
            anchors.bottom: parent.bottom
            visible: root.onPath
            spacing: Theme.spaceS
            AppButton {
                objectName: "learnBack"
                iconName: "chevron-left"
                hint: qsTr("Previous card")
                keyLabel: "←"
                enabled: root.session.card > 0
                onClicked: --root.session.card
            }
            AppButton {
                objectName: "learnNext"
                look: AppButton.Primary
                iconName: root.last ? "check" : "chevron-right"
                width: Math.min(implicitWidth, lesson.width - x)
                text: !root.last ? qsTr("Next")
                    //: A button at the end of a lesson: %1 is the title of the next lesson
                    : root.next ? qsTr("Done. Next lesson: %1").arg(root.next.title) : qsTr("Done")
                keyLabel: "Enter"
                showKeys: true
                onClicked: root.session.goOn()
            }
        }
    }
}
