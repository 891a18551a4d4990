// A text field of several lines. Contest input and programs have line numbers and a mark on the faulty line; the lines of other
// texts wrap.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Heard
import Nimstone.Theme

FocusScope {
    id: root

    required property string label
    property alias text: area.text
    property string placeholder: ""
    property bool numbered: true
    /// True if a new line gets the indentation of the previous line, as in a program editor.
    property bool indents: false
    /// The number of the line to mark as faulty, counted from 1; 0 for no mark.
    property int faultLine: 0
    /// The problem with the text, for a screen reader; empty if there is no problem.
    property string problem: ""

    signal accepted

    // Scrolls to the marked line after the text area has received the whole text.
    onFaultLineChanged: Qt.callLater(root.showFault)

    function showFault(): void {
        if (root.faultLine > 0)
            flick.follow(Qt.rect(0, area.topPadding + (root.faultLine - 1) * numbers.row, 0, numbers.row));
    }

    /// Inserts a line break at the cursor. The new line has the indentation of the current line, or one level more if the
    /// current line opens a block.
    function breakLine(): void {
        area.remove(area.selectionStart, area.selectionEnd);
        const before = area.text.substring(0, area.cursorPosition);
        const line = before.substring(before.lastIndexOf("\n") + 1);
        const words = line.search(/\S/);
        const indent = line.substring(0, words < 0 ? line.length : words);
        area.insert(area.cursorPosition, "\n" + indent + (/[{:]\s*$/.test(line) ? "    " : ""));
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusSmall
        color: Theme.raised
        border.width: area.activeFocus ? 2 : 1
        border.color: root.faultLine > 0 || root.problem !== "" ? Theme.cinnabar : area.activeFocus ? Theme.indigo : Theme.edge
    }
    Flickable {
        id: flick
        anchors { fill: parent; margins: 2 }
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        contentWidth: Math.max(width, area.width + numbers.width)
        contentHeight: Math.max(height, area.implicitHeight)
        ScrollBar.vertical: AppScrollBar { }
        // Without this scroll bar, a user would not notice that a long line continues. So the scroll bar stays visible.
        ScrollBar.horizontal: AppScrollBar {
            objectName: root.objectName + "Sideways"
            policy: flick.contentWidth > flick.width + 1 ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        function follow(box: rect): void {
            if (box.x < flick.contentX)
                flick.contentX = Math.max(0, box.x - Theme.spaceM);
            else if (numbers.width + box.x + box.width > flick.contentX + flick.width)
                flick.contentX = numbers.width + box.x + box.width + Theme.spaceM - flick.width;
            if (box.y < flick.contentY)
                flick.contentY = box.y;
            else if (box.y + box.height > flick.contentY + flick.height)
                flick.contentY = box.y + box.height - flick.height;
        }

        Item {
            id: numbers
            readonly property real row: area.contentHeight / Math.max(1, area.lineCount)
            /// The index of the first visible line. Only visible lines get line numbers, because a program may have 30,000
            /// lines.
            readonly property int first: Math.max(0, Math.min(area.lineCount - 1, Math.floor((flick.contentY - area.topPadding) / numbers.row)))
            width: root.numbered ? Math.max(40 * Theme.textScale, metrics.averageCharacterWidth * (String(area.lineCount).length + 3)) : 0
            height: parent.height
            visible: root.numbered
            Repeater {
                objectName: root.objectName + "Numbers"
                // While the text changes, `numbers.row` can be far too low for a moment, and the area can have no height.
                model: Math.max(0, Math.min(area.lineCount - numbers.first, Math.ceil(flick.height / Math.max(numbers.row, metrics.height)) + 1))
                MuteText {
                    required property int index
                    readonly property int line: numbers.first + index + 1
                    readonly property bool fault: line === root.faultLine
                    y: area.topPadding + (line - 1) * numbers.row
                    width: numbers.width - Theme.spaceS
                    horizontalAlignment: Text.AlignRight
                    text: fault ? "→ " + line : line
                    color: fault ? Theme.cinnabar : Theme.faint
                    font.family: Theme.codeFont
                    font.pixelSize: Theme.small
                    wrapMode: Text.NoWrap
                }
            }
        }
        FontMetrics { id: metrics; font: area.font }
        TextMetrics { id: blank; font: area.font; text: "0" }

        TextArea {
            id: area
            objectName: root.objectName + "Area"
            x: numbers.width
            // The width is computed from contentWidth, because implicitWidth also depends on the placeholder text.
            width: root.numbered ? Math.max(contentWidth + leftPadding + rightPadding, flick.width - numbers.width) : flick.width
            height: Math.max(implicitHeight, flick.height)
            focus: true
            leftPadding: root.numbered ? Theme.spaceXS : Theme.spaceS
            topPadding: Theme.spaceS
            color: Theme.ink
            selectionColor: Theme.jade
            selectedTextColor: Theme.onJade
            placeholderText: root.placeholder
            placeholderTextColor: Theme.faint
            selectByMouse: true
            textFormat: TextEdit.PlainText
            wrapMode: root.numbered ? TextEdit.NoWrap : TextEdit.Wrap
            tabStopDistance: 4 * blank.advanceWidth
            font.family: Theme.codeFont
            font.pixelSize: Theme.small
            background: null
            Accessible.name: root.label
            Accessible.description: Aloud.of(root.problem)
            // Tab moves the focus to the next item, because the texts in this field need no tab characters.
            Keys.onTabPressed: area.nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)
            Keys.onBacktabPressed: area.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            onCursorRectangleChanged: flick.follow(area.cursorRectangle)
            Keys.onPressed: event => {
                if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && (event.modifiers & Qt.ControlModifier)) {
                    event.accepted = true;
                    root.accepted();
                } else if (root.indents && event.key === Qt.Key_Return && event.modifiers === Qt.NoModifier) {
                    event.accepted = true;
                    root.breakLine();
                }
            }
        }
    }
}
