// A field of several lines for contest input, each line numbered; the line of a fault is marked.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
import Nimstone.Theme

FocusScope {
    id: root

    required property string label
    property alias text: area.text
    property string placeholder: ""
    /// From 1; 0 for none.
    property int faultLine: 0

    signal accepted

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusSmall
        color: Theme.raised
        border.width: area.activeFocus ? 2 : 1
        border.color: root.faultLine > 0 ? Theme.cinnabar : area.activeFocus ? Theme.indigo : Theme.edge
    }
    Flickable {
        id: flick
        anchors { fill: parent; margins: 2 }
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        contentWidth: Math.max(width, area.implicitWidth + numbers.width)
        contentHeight: Math.max(height, area.implicitHeight)
        ScrollBar.vertical: AppScrollBar { }

        function follow(box: rect): void {
            if (box.y < flick.contentY)
                flick.contentY = box.y;
            else if (box.y + box.height > flick.contentY + flick.height)
                flick.contentY = box.y + box.height - flick.height;
        }

        Item {
            id: numbers
            readonly property real row: metrics.lineSpacing
            width: 40 * Theme.textScale
            height: parent.height
            Repeater {
                model: Math.min(area.lineCount, 500)
                Text {
                    required property int index
                    readonly property bool fault: index + 1 === root.faultLine
                    y: area.topPadding + index * (area.contentHeight / Math.max(1, area.lineCount))
                    width: numbers.width - Theme.spaceS
                    horizontalAlignment: Text.AlignRight
                    text: fault ? "→ " + (index + 1) : index + 1
                    color: fault ? Theme.cinnabar : Theme.faint
                    font.family: Theme.codeFont
                    font.pixelSize: Theme.small
                    Accessible.ignored: true
                }
            }
        }
        FontMetrics { id: metrics; font: area.font }

        TextArea {
            id: area
            objectName: root.objectName + "Area"
            x: numbers.width
            width: Math.max(implicitWidth, flick.width - numbers.width)
            height: Math.max(implicitHeight, flick.height)
            focus: true
            leftPadding: Theme.spaceXS
            topPadding: Theme.spaceS
            color: Theme.ink
            selectionColor: Theme.jade
            selectedTextColor: Theme.onJade
            placeholderText: root.placeholder
            placeholderTextColor: Theme.faint
            selectByMouse: true
            textFormat: TextEdit.PlainText
            wrapMode: TextEdit.NoWrap
            font.family: Theme.codeFont
            font.pixelSize: Theme.small
            background: null
            Accessible.name: root.label
            KeyNavigation.priority: KeyNavigation.BeforeItem
            // Tab leaves the field; contest input needs none.
            KeyNavigation.tab: area.nextItemInFocusChain()
            onCursorRectangleChanged: flick.follow(area.cursorRectangle)
            Keys.onPressed: event => {
                if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && (event.modifiers & Qt.ControlModifier)) {
                    event.accepted = true;
                    root.accepted();
                }
            }
        }
    }
}
