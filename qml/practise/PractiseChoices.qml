// What there is to choose from: sentences one beneath another, each with its number; numbers and columns side by side.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Flow {
    id: root

    required property PracticeSession session
    readonly property bool several: root.session.asks === PracticeSession.Numbers
    readonly property bool inWords: root.session.asks === PracticeSession.Choice
    readonly property bool over: root.session.state === PracticeSession.Right || root.session.state === PracticeSession.Shown
    readonly property int longest: [...root.session.exercise.offered].reduce((most, text) => Math.max(most, text.replace(/<.+?>/g, "").length), 0)
    /// Sentences have a line each, words stand side by side.
    readonly property bool inLines: root.inWords && root.longest > 24

    spacing: Theme.spaceS
    Accessible.role: Accessible.Grouping
    Accessible.name: root.several ? qsTr("Numbers to pick") : qsTr("Answers to choose from")

    /// Puts the keyboard on what is chosen, or on the first.
    function begin(): void {
        const chosen = [...root.session.chosen].indexOf(true);
        items.itemAt(Math.max(chosen, 0))?.forceActiveFocus(Qt.TabFocusReason);
    }

    Repeater {
        id: items
        model: root.session.exercise.offered
        AbstractButton {
            id: option
            required property int index
            required property string modelData
            readonly property bool chosen: root.session.chosen[option.index] ?? false

            objectName: "choice" + (option.index + 1)
            width: root.inLines ? root.width : Math.max(implicitWidth, 40 * Theme.textScale)
            implicitWidth: row.implicitWidth + 2 * Theme.spaceM
            implicitHeight: row.height + 2 * Theme.spaceS
            enabled: !root.over
            hoverEnabled: true
            focusPolicy: Qt.TabFocus
            Accessible.role: root.several ? Accessible.CheckBox : Accessible.RadioButton
            Accessible.name: option.modelData.replace(/<.+?>/g, "")
            Accessible.checkable: true
            Accessible.checked: option.chosen
            Accessible.onPressAction: option.clicked()
            Keys.onLeftPressed: option.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            Keys.onUpPressed: option.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            Keys.onRightPressed: option.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            Keys.onDownPressed: option.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            onClicked: root.session.choose(option.index)

            contentItem: Item {
                Row {
                    id: row
                    x: Theme.spaceM
                    anchors.centerIn: root.inLines ? undefined : parent
                    anchors.verticalCenter: root.inLines ? parent.verticalCenter : undefined
                    spacing: Theme.spaceM
                    AppText {
                        id: number
                        visible: root.inLines
                        text: option.index + 1
                        color: option.chosen ? Theme.indigo : Theme.faint
                        font.bold: true
                        Accessible.ignored: true
                    }
                    // Two of them: Qt 6.4 forgets the width of one that had none before.
                    AppText {
                        visible: root.inLines
                        width: root.width - number.width - 3 * Theme.spaceM
                        text: option.modelData
                        color: option.chosen ? Theme.indigo : Theme.ink
                        Accessible.ignored: true
                    }
                    AppText {
                        visible: !root.inLines
                        text: option.modelData
                        wrapMode: Text.NoWrap
                        font.bold: true
                        color: option.chosen ? Theme.indigo : Theme.ink
                        Accessible.ignored: true
                    }
                }
            }
            background: Rectangle {
                radius: Theme.radiusSmall
                color: option.chosen ? Theme.indigoWash : option.hovered ? Theme.hover : Theme.raised
                border.width: option.chosen ? 2 : 1
                border.color: option.chosen ? Theme.indigo : Theme.line
                FocusRing { shown: option.visualFocus }
            }
            HoverHandler { cursorShape: Qt.PointingHandCursor }
        }
    }
}
