// The items around a page that a teacher shows to a class: the name of its subject above it, and a row of keys beneath it,
// which fades out without input. Over the page are a pen, a spot at the pointer, and a black screen.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme

Item {
    id: root

    required property AppPage page
    /// The heights that the name and the keys take from the page, in pixels.
    readonly property real above: head.y + head.height
    readonly property real below: row.height + 2 * Theme.spaceS
    property bool drawing: false
    property bool spotted: false
    property bool black: false
    /// True while the row of keys is invisible.
    property bool asleep: false
    readonly property alias idle: idle
    readonly property var keys: [
        { keys: "P", text: qsTr("pen"), hint: qsTr("Draws lines over the page with the mouse"), act: () => root.drawing = !root.drawing },
        { keys: "E", text: qsTr("erase"), hint: qsTr("Erases all lines"), act: () => lines.erase() },
        //: A round spot that follows the mouse pointer
        { keys: "S", text: qsTr("spot"), hint: qsTr("Shows a spot at the mouse pointer"), act: () => root.spotted = !root.spotted },
        { keys: "B", text: qsTr("black screen"), hint: qsTr("Makes the screen black until a key is pressed"), act: () => root.black = true },
        { keyLabel: "Esc", text: qsTr("leave"), hint: qsTr("Leaves the lecture"), act: () => root.page.lecture = false }
    ]

    /// The keys of the page, then those of the lecture.
    readonly property var allKeys: root.page.lectureKeys.concat(root.keys)

    /// Shows the row of keys again.
    function wake(): void {
        root.asleep = false;
        idle.restart();
    }

    onDrawingChanged: Announcer.say(root.drawing ? qsTr("Pen on") : qsTr("Pen off"))
    onSpottedChanged: Announcer.say(root.spotted ? qsTr("Spot on") : qsTr("Spot off"))
    onBlackChanged: Announcer.say(root.black ? qsTr("Black screen, until a key is pressed") : qsTr("Black screen off"))
    Component.onCompleted: Announcer.say(Aloud.of(qsTr("Lecture: %1").arg(root.page.about)))
    Keys.onEscapePressed: root.page.lecture = false

    Timer {
        id: idle
        interval: 3000
        running: true
        onTriggered: root.asleep = true
    }
    Connections {
        target: Keyboard
        function onUsed(): void { root.wake(); }
    }
    HoverHandler {
        id: pointer
        onPointChanged: root.wake()
    }

    Item {
        id: head
        x: Theme.spaceXXL
        y: Theme.spaceM
        width: root.width - 2 * x
        height: Math.max(name.height, words.y + words.height) + Theme.spaceS

        FittedText {
            id: name
            objectName: "lectureName"
            room: head.width * (root.page.lectureWords === "" ? 0.8 : 0.4)
            text: root.page.about
            font { family: Theme.headingFont; bold: true; pixelSize: Theme.title }
            Accessible.role: Accessible.Heading
        }
        AppText {
            id: words
            objectName: "lectureWords"
            anchors { left: name.right; leftMargin: Theme.spaceXL; right: place.left; rightMargin: Theme.spaceL; baseline: name.baseline }
            text: root.page.lectureWords
            font.pixelSize: Theme.large
        }
        AppText {
            id: place
            objectName: "lecturePlace"
            anchors { right: parent.right; baseline: name.baseline }
            text: root.page.lecturePlace
            color: Theme.faint
            wrapMode: Text.NoWrap
        }
    }

    LecturePen {
        id: lines
        objectName: "lecturePen"
        anchors.fill: parent
        drawing: root.drawing
    }
    Rectangle {
        objectName: "lectureSpot"
        x: pointer.point.position.x - width / 2
        y: pointer.point.position.y - height / 2
        width: 48 * Theme.textScale
        height: width
        radius: width / 2
        visible: root.spotted && pointer.hovered
        color: Qt.alpha(Theme.gold, 0.25)
        border { width: 2 * Theme.textScale; color: Theme.gold }
    }

    Flow {
        id: row
        objectName: "lectureKeys"
        x: Theme.spaceXXL - Theme.spaceS
        y: root.height - height - Theme.spaceS
        width: root.width - 2 * x
        opacity: root.asleep ? 0 : 1
        Behavior on opacity { NumberAnimation { duration: Theme.moveTime } }

        Repeater {
            // The model is a number, so that a button keeps the focus when the page changes the keys.
            model: root.allKeys.length
            AppButton {
                id: key
                required property int index
                readonly property var modelData: root.allKeys[key.index] ?? ({ text: "", hint: "" })
                leftPadding: Theme.spaceS
                implicitHeight: key.contentItem.implicitHeight + 2 * Theme.spaceXS
                look: AppButton.Quiet
                showKeys: true
                font.pixelSize: Theme.small
                keys: key.modelData.keys ?? ""
                keyLabel: key.modelData.keyLabel ?? key.heardKeys
                text: key.modelData.text
                hint: key.modelData.hint
                onClicked: {
                    root.wake();
                    key.modelData.act();
                }
            }
        }
    }

    Rectangle {
        id: screen
        property Item before: null
        objectName: "lectureBlack"
        anchors.fill: parent
        visible: root.black
        color: "black"
        onVisibleChanged: {
            if (screen.visible)
                screen.before = screen.Window.activeFocusItem;
            (screen.visible ? screen : screen.before)?.forceActiveFocus();
        }
        // Without this handler, the shortcuts of buttons would get their keys.
        Keys.onShortcutOverride: event => event.accepted = true
        Keys.onPressed: event => {
            event.accepted = true;
            root.black = root.black && event.isAutoRepeat;
        }
        MouseArea {
            anchors.fill: parent
            onPressed: root.black = false
        }
    }
}
