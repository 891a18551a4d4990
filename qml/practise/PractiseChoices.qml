// The choices of an exercise: numbered sentences one beneath another; or numbers and columns side by side.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Flow {
    id: root

    required property PracticeSession session
    readonly property bool several: root.session.asks === PracticeSession.Numbers
    readonly property bool inWords: root.session.asks === PracticeSession.Choice
    readonly property bool over: root.session.exercise.over
    readonly property int longest: [...root.session.exercise.offered].reduce((most, text) => Math.max(most, text.replace(/<.+?>/g, "").length), 0)
    /// True if each choice has its own line, because the texts are long. Short texts are side by side.
    readonly property bool inLines: root.inWords && root.longest > 24

    spacing: Theme.spaceS
    Accessible.role: Accessible.Grouping
    Accessible.name: root.several ? qsTr("Numbers to pick") : qsTr("Answers to choose from")

    /// Moves the keyboard focus to the chosen choice, or to the first choice if none is chosen.
    function begin(): void {
        const chosen = [...root.session.answer.chosen].indexOf(true);
        (root.several ? several : alternatives).itemAt(Math.max(chosen, 0))?.forceActiveFocus(Qt.TabFocusReason);
    }

    /// Handles the arrow keys, which move the focus to the next or the previous choice.
    function handleKey(event: KeyEvent, from: Item): void {
        const back = event.key === Qt.Key_Left || event.key === Qt.Key_Up;
        event.accepted = back || event.key === Qt.Key_Right || event.key === Qt.Key_Down;
        if (event.accepted)
            from.nextItemInFocusChain(!back).forceActiveFocus(back ? Qt.BacktabFocusReason : Qt.TabFocusReason);
    }

    component Words: Item {
        id: words

        required property T.AbstractButton option
        required property int index
        implicitWidth: row.implicitWidth + 2 * Theme.spaceM
        implicitHeight: row.height + 2 * Theme.spaceS

        Row {
            id: row
            x: Theme.spaceM
            anchors.centerIn: root.inLines ? undefined : parent
            anchors.verticalCenter: root.inLines ? parent.verticalCenter : undefined
            spacing: Theme.spaceM
            MuteText {
                id: number
                visible: root.inLines
                text: words.index + 1
                color: words.option.checked ? Theme.indigo : Theme.faint
                font.bold: true
            }
            // There are two text items, because in Qt 6.4 a text that was created without a width cannot get a width later.
            MuteText {
                visible: root.inLines
                width: root.width - number.width - 3 * Theme.spaceM
                text: words.option.text
                color: words.option.checked ? Theme.indigo : Theme.ink
            }
            MuteText {
                visible: !root.inLines
                text: words.option.text
                wrapMode: Text.NoWrap
                font.bold: true
                color: words.option.checked ? Theme.indigo : Theme.ink
            }
        }
    }

    component Ground: Rectangle {
        id: ground

        required property T.AbstractButton option

        radius: Theme.radiusSmall
        color: ground.option.checked ? Theme.indigoWash : ground.option.hovered ? Theme.hover : Theme.raised
        border.width: ground.option.checked ? 2 : 1
        border.color: ground.option.checked ? Theme.indigo : Theme.edge
        FocusRing { shown: ground.option.visualFocus }
    }

    Repeater {
        id: alternatives
        model: root.several ? [] : root.session.exercise.offered
        AppRadio {
            id: option
            required property int index
            required property string modelData

            objectName: "choice" + (option.index + 1)
            width: root.inLines ? root.width : Math.max(implicitWidth, 40 * Theme.textScale)
            implicitWidth: contentItem.implicitWidth
            implicitHeight: contentItem.implicitHeight
            text: option.modelData
            current: root.session.answer.chosen[option.index] ?? false
            enabled: !root.over
            focusPolicy: Qt.TabFocus
            Accessible.name: Aloud.of(option.modelData)
            Keys.onPressed: event => root.handleKey(event, option)
            onClicked: root.session.choose(option.index)
            contentItem: Words { option: option; index: option.index }
            background: Ground { option: option }
            HoverHandler { cursorShape: Qt.PointingHandCursor }
        }
    }
    Repeater {
        id: several
        model: root.several ? root.session.exercise.offered : []
        AppCheck {
            id: check
            required property int index
            required property string modelData

            objectName: "choice" + (check.index + 1)
            width: root.inLines ? root.width : Math.max(implicitWidth, 40 * Theme.textScale)
            implicitWidth: contentItem.implicitWidth
            implicitHeight: contentItem.implicitHeight
            text: check.modelData
            current: root.session.answer.chosen[check.index] ?? false
            enabled: !root.over
            focusPolicy: Qt.TabFocus
            Accessible.name: Aloud.of(check.modelData)
            Keys.onPressed: event => root.handleKey(event, check)
            onClicked: root.session.choose(check.index)
            contentItem: Words { option: check; index: check.index }
            background: Ground { option: check }
            HoverHandler { cursorShape: Qt.PointingHandCursor }
        }
    }
}
