// Shows a plain text (input, output, or a program) with a title and a button that copies the text. At first, only the beginning
// of a long text is shown.
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Column {
    id: root

    required property string title
    required property string text
    property bool copied: true
    /// True if a person or another program wrote the text, so that it may be in any language.
    property bool asWritten: false
    /// The number of lines that are shown at first. If the text has at most 10 more lines, all of them are shown.
    readonly property int mostLines: 12
    readonly property var lines: root.text.replace(/\n$/, "").split("\n")
    readonly property bool folded: root.lines.length > root.mostLines + 10 && !root.unfolded
    property bool unfolded: false
    onTextChanged: root.unfolded = false

    spacing: Theme.spaceXS

    Item {
        width: parent.width
        height: Math.max(title.height, copy.visible ? copy.height : 0)
        NoteText {
            id: title
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - (copy.visible ? copy.width : 0)
            text: root.title
        }
        CopyButton {
            id: copy
            visible: root.copied
            anchors.right: parent.right
            look: AppButton.Quiet
            //: The tooltip of a button that copies a text; %1 is the title of the text, such as "Sample input"
            hint: qsTr("Copy: %1").arg(root.title)
            onClicked: Shell.copy(root.text)
        }
    }
    Rectangle {
        width: parent.width
        height: words.height + 2 * Theme.spaceS
        radius: Theme.radiusSmall
        color: Theme.sunken
        border.color: Theme.line
        TextEdit {
            id: words
            x: Theme.spaceM
            y: Theme.spaceS
            width: parent.width - 2 * Theme.spaceM
            readOnly: true
            selectByMouse: true
            activeFocusOnPress: false
            text: (root.folded ? root.lines.slice(0, root.mostLines) : root.lines).join("\n")
            textFormat: TextEdit.PlainText
            wrapMode: TextEdit.Wrap
            color: Theme.ink
            selectionColor: Theme.jade
            selectedTextColor: Theme.onJade
            font.family: Theme.codeFont
            font.pixelSize: Theme.small
            Accessible.role: Accessible.StaticText
            Accessible.name: root.title + "\n" + root.text
        }
    }
    AppButton {
        objectName: root.objectName + "Whole"
        visible: root.folded
        look: AppButton.Quiet
        iconName: "chevron-down"
        //: A button below a text of which only the beginning is shown; %n is the number of lines of the whole text
        text: qsTr("Show all %n line(s)", "", root.lines.length)
        onClicked: root.unfolded = true
    }
}
