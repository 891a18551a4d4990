// Shows the solution beside the notes that prove it. If the pointer is on a note, the lines of the note are highlighted. If the
// pointer is on a line, its note is highlighted.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

AppFlickable {
    id: root

    required property ContestProblem problem
    property string language: "cpp"
    readonly property string shown: [...root.problem.languages].includes(root.language) ? root.language : "cpp"
    /// The number of the note that is under the pointer or has the keyboard focus; 0 if there is no such note.
    property int lit: 0
    readonly property bool beside: root.width >= 640 * Theme.textScale

    signal positionWanted(position: string)
    signal lectureWanted

    contentHeight: all.height + 2 * Theme.spaceM

    /// Handles the pointer when it enters a note (`here` is true) or leaves it (`here` is false). The pointer may enter another
    /// note before it leaves this note.
    function point(note: int, here: bool): void {
        if (here)
            root.lit = note;
        else if (root.lit === note)
            root.lit = 0;
    }

    Column {
        id: all
        y: Theme.spaceM
        width: Math.min(root.width - Theme.spaceL, 1300 * Theme.textScale)
        spacing: Theme.spaceM

        Flow {
            width: parent.width
            spacing: Theme.spaceS
            Choice {
                objectName: "contestLanguage"
                visible: root.problem.languages.length > 1
                label: qsTr("Language")
                value: root.shown
                options: [{ value: "cpp", text: "C++" }, { value: "python", text: "Python" }]
                onChosen: value => root.language = value
            }
            CopyButton {
                objectName: "copyCode"
                text: qsTr("Copy the code")
                onClicked: Shell.copy(root.problem.plainCode(root.shown))
            }
            LectureButton {
                onClicked: root.lectureWanted()
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.spaceL

            CodeView {
                objectName: "contestCode"
                width: root.beside ? (parent.width - parent.spacing) * 0.58 : parent.width
                lines: root.problem.codeOf(root.shown)
                lit: root.lit
                onPointedAt: (note, here) => root.point(note, here)
            }
            Column {
                width: root.beside ? (parent.width - parent.spacing) * 0.42 : parent.width
                spacing: Theme.spaceXS
                Heading {
                    level: 2
                    width: parent.width
                    text: qsTr("Why it is right")
                    bottomPadding: Theme.spaceXS
                }
                Repeater {
                    model: root.problem.notes
                    ContestNote {
                        required property int index
                        required property string modelData
                        objectName: "note" + (index + 1)
                        width: parent?.width ?? 0
                        number: index + 1
                        words: modelData
                        lit: root.lit === index + 1
                        onPointedAt: (note, here) => root.point(note, here)
                        onPositionWanted: position => root.positionWanted(position)
                    }
                }
            }
        }
    }
}
