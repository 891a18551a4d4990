// The practice record as charts: the mastery of each skill, the weeks, the calendar of days, and the most common mistakes. A
// press on a skill or a mistake opens its exercises.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Files
import Nimstone.Theme
import Nimstone.ViewModels

AppFlickable {
    id: root

    required property Progress progress
    readonly property bool wide: root.width >= 900 * Theme.textScale

    readonly property alias files: files

    signal skillWanted(skill: string)

    contentHeight: all.implicitHeight
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Progress")

    PracticeRecordView {
        id: record
        progress: root.progress
        files: files
        language: Shell.language === "en" ? "en_GB" : Shell.language
    }

    RecordFiles {
        id: files
        progress: root.progress
    }

    // Scrolls to the top of the record, where the name of the shown record is.
    Connections {
        target: files
        function onShownChanged(): void {
            if (files.shown >= 0)
                root.contentY = 0;
        }
    }

    component Part: Card {
        id: part
        required property string title
        default property alias parts: content.data
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.fillHeight: true
        implicitHeight: content.implicitHeight + 2 * Theme.spaceL
        ColumnLayout {
            id: content
            anchors { fill: parent; margins: Theme.spaceL }
            spacing: Theme.spaceM
            Heading {
                Layout.fillWidth: true
                level: 2
                text: part.title
            }
        }
    }

    GridLayout {
        id: all
        width: root.width
        columns: root.wide ? 2 : 1
        columnSpacing: Theme.spaceM
        rowSpacing: Theme.spaceM

        RecordOpened {
            objectName: "recordOpened"
            Layout.columnSpan: all.columns
            Layout.fillWidth: true
            visible: files.opened.length > 0
            files: files
            summary: record.openedSummary
        }
        AppText {
            objectName: "recordSummary"
            Layout.columnSpan: all.columns
            Layout.fillWidth: true
            visible: files.shown < 0
            text: record.empty ? qsTr("No answers yet.")
                : record.summary
            color: Theme.faint
        }

        Part {
            objectName: "recordSkills"
            title: files.shown < 0 ? qsTr("What you know") : qsTr("Skills in this file")
            // The skills are in a Grid and not in a layout, because Qt 6.4 crashes if the items of a layout are created while
            // the layout is being arranged.
            Grid {
                id: skills
                Layout.fillWidth: true
                columns: 2
                flow: Grid.TopToBottom
                rows: Math.ceil(record.skills.length / 2)
                columnSpacing: Theme.spaceS
                rowSpacing: Theme.spaceXS
                Repeater {
                    model: record.skills.length
                    SkillRow {
                        id: skill
                        required property int index
                        readonly property var facts: record.skills[skill.index]
                        objectName: "record-" + skill.facts.skill
                        width: (skills.width - skills.columnSpacing) / 2
                        text: skill.facts.name
                        standing: skill.facts.detail
                        known: skill.facts.known
                        mastered: skill.facts.mastered
                        keys: ""
                        onClicked: root.skillWanted(skill.facts.skill)
                    }
                }
            }
            Item { Layout.fillHeight: true }
        }

        // These charts share one cell of the outer layout, because an item that spans several rows would not make the rows
        // higher.
        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            Layout.preferredWidth: 1
            spacing: Theme.spaceM
            Part {
                objectName: "recordWeeks"
                title: qsTr("Right on the first try, by week")
                PractiseWeeks {
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    weeks: record.weeks
                }
            }

            Part {
                objectName: "recordDays"
                title: qsTr("Days with practice")
                PractiseDays {
                    Layout.fillWidth: true
                    days: record.days
                    marks: record.weeks.map(week => week.mark)
                    dayNames: record.dayNames
                }
                Item { Layout.fillHeight: true }
            }
        }

        Part {
            objectName: "recordMistakes"
            title: qsTr("Most common mistakes")
            Layout.columnSpan: all.columns
            AppText {
                Layout.fillWidth: true
                visible: record.mistakes.length === 0
                text: qsTr("No recognized mistakes yet.")
                color: Theme.faint
            }
            Column {
                id: mistakes
                Layout.fillWidth: true
                spacing: Theme.spaceM
                Repeater {
                    model: record.mistakes.length
                    Item {
                        id: mistake
                        required property int index
                        readonly property var facts: record.mistakes[mistake.index] ?? ({ count: 0, text: "", skill: "", skillName: "" })
                        width: mistakes.width
                        height: Math.max(words.height, again.height)
                        AppText {
                            id: count
                            width: 48 * Theme.textScale
                            //: The number of times that a mistake was made
                            text: qsTr("%1 ×").arg(mistake.facts.count)
                            font.bold: true
                            color: Theme.cinnabar
                            wrapMode: Text.NoWrap
                        }
                        Column {
                            id: words
                            x: count.width
                            width: parent.width - count.width - again.width - Theme.spaceM
                            AppText {
                                width: parent.width
                                text: mistake.facts.text
                            }
                            NoteText {
                                width: parent.width
                                text: mistake.facts.skillName
                            }
                        }
                        AppButton {
                            id: again
                            anchors.right: parent.right
                            objectName: "practiseMistake" + (mistake.index + 1)
                            text: qsTr("Practise")
                            onClicked: root.skillWanted(mistake.facts.skill)
                        }
                    }
                }
            }
            Item { Layout.fillHeight: true }
        }

        Part {
            objectName: "recordRules"
            title: qsTr("What counts")
            Layout.columnSpan: all.columns
            Column {
                Layout.fillWidth: true
                spacing: Theme.spaceS
                Repeater {
                    model: record.rules.length
                    AppText {
                        required property int index
                        objectName: "rule" + (index + 1)
                        width: parent?.width ?? 0
                        text: record.rules[index] ?? ""
                        textFormat: Text.PlainText
                    }
                }
            }
            Item { Layout.fillHeight: true }
        }
        RecordActions {
            Layout.columnSpan: all.columns
            Layout.fillWidth: true
            listed: false
            files: files
            summary: record.openedSummary
        }
        SaveTable {
            Layout.columnSpan: all.columns
            table: files.table
            text: qsTr("Save as table (CSV)…")
            enabled: !record.empty
        }
    }
}
