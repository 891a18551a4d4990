// The view for conjectures: a person types a claim about which positions are P-positions, or chooses a claim from a list. The
// claim is checked position by position. The counterexamples are listed; if the claim is about two numbers, they are also shown
// in a map.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

ExplorePane {
    id: root

    readonly property ConjectureModel model: ConjectureModel { }
    readonly property conjectureShown shown: root.model.shown
    readonly property string mapPosition: root.shown.mapPosition
    readonly property bool mapped: root.mapPosition !== ""
    readonly property bool beside: root.mapped && root.width >= 560 * Theme.textScale
    readonly property real leastFound: root.mapped ? (root.beside ? 260 : 420) * Theme.textScale : root.shown.fails ? 160 * Theme.textScale : 0

    exploreView: root.model
    busy: root.model.running || (root.mapped && map.busy)
    leastHeight: asked.height + Theme.spaceM + root.leastFound

    onMapPositionChanged: {
        if (root.mapPosition !== "")
            own.openPosition(root.mapPosition);
    }

    /// The session of the map, separate from the session of the page. If a person chooses a cell of the map, the page shows the
    /// position of that cell.
    ExploreSession {
        id: own
        onPositionChanged: {
            if (own.position !== root.mapPosition)
                root.model.session.openPosition(own.position);
        }
        onPointedChanged: root.model.session.pointed = own.pointed
    }
    MapModel {
        id: map
        session: own
        claim: root.shown.mapClaim
        dark: Theme.dark
        highContrast: Theme.highContrast
    }

    component Note: NoteText {
        height: up.height
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
    }

    Column {
        id: asked
        width: root.width
        spacing: Theme.spaceS

        Row {
            width: parent.width
            spacing: Theme.spaceS
            AppTextField {
                id: field
                objectName: "conjectureClaim"
                width: parent.width - check.width - ready.width - 2 * parent.spacing
                focus: true
                label: qsTr("Claim: what is true exactly at the P-positions")
                placeholderText: root.shown.example
                input.font.family: Theme.codeFont
                value: root.model.claim
                problem: root.shown.problem
                onEdited: root.model.claim = field.text
                onAccepted: root.model.check()
            }
            AppButton {
                id: check
                objectName: "conjectureCheck"
                text: root.model.running ? qsTr("Stop") : qsTr("Check")
                iconName: root.model.running ? "player-pause" : "player-play"
                look: AppButton.Primary
                keys: "Ctrl+Return"
                onClicked: root.model.running ? root.model.cancel() : root.model.check()
            }
            ListButton {
                id: ready
                objectName: "conjectureReady"
                text: root.width < 620 * Theme.textScale ? "" : qsTr("Try a claim")
                hint: qsTr("Claims that people make, right and wrong")
                iconName: "list-check"
                entries: root.model.claims
                onChosen: index => {
                    root.model.useClaim(index);
                    field.forceActiveFocus();
                }
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.spaceM
            Row {
                spacing: Theme.spaceXS
                AppButton {
                    objectName: "conjectureHelp"
                    iconName: "help-circle"
                    look: AppButton.Quiet
                    hint: root.model.vocabulary
                    Accessible.name: qsTr("Operators and functions")
                    Accessible.description: root.model.vocabulary
                    onClicked: Announcer.say(root.model.vocabulary)
                }
                Note { text: root.shown.names }
            }
            Row {
                spacing: Theme.spaceS
                //: Before the choice of a number: the size of the largest heap for which a claim is checked
                Note { text: qsTr("Heaps up to") }
                Choice {
                    id: up
                    objectName: "conjectureMost"
                    label: qsTr("Heaps up to")
                    value: String(root.model.most)
                    options: root.shown.mosts.map(most => ({ value: String(most), text: Number(most).toLocaleString(Qt.locale("C"), "f", 0) }))
                    onChosen: value => root.model.most = Number(value)
                }
            }
        }
        ProgressLine {
            visible: root.model.running
            width: parent.width
            progress: root.model.progress
            label: qsTr("Checking the claim")
        }
        ConjectureVerdict {
            width: parent.width
            visible: root.shown.verdict !== ""
            shown: root.shown
        }
    }

    NoteText {
        id: badgesMeaning
        visible: found.visible
        anchors { right: found.right; rightMargin: Theme.spaceM; top: asked.bottom; topMargin: Theme.spaceS }
        //: Above rows that each have two letters P or N: the outcome according to the claim, and the true outcome
        text: qsTr("claimed → true")
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    RowList {
        id: found
        objectName: "conjectureFound"
        anchors { top: badgesMeaning.bottom; topMargin: Theme.spaceXS; bottom: root.beside || !root.mapped ? parent.bottom : plot.top; bottomMargin: Theme.spaceS }
        width: root.beside ? Math.max(root.width * 0.3, Math.min(root.width * 0.45, 250 * Theme.textScale)) : Math.min(root.width, 420 * Theme.textScale)
        visible: count > 0
        model: root.shown.counterexamples
        activeFocusOnTab: true
        label: qsTr("Counterexamples")
        onChosen: Shell.linkWanted("play:" + root.shown.counterexamples[found.currentIndex].position)
        onWalked: {
            const one = root.shown.counterexamples[found.currentIndex];
            root.model.session.openPosition(one.position);
            Announcer.say(one.numbers + " " + one.text);
        }
        delegate: ConjectureRow {
            id: entry
            width: ListView.view.width - Theme.spaceM
            ringed: found.activeFocus && entry.ListView.isCurrentItem
            onClicked: {
                found.currentIndex = entry.index;
                found.forceActiveFocus();
                root.model.session.openPosition(entry.modelData.position);
            }
            onHoveredChanged: root.model.session.hover(entry.modelData.position, entry.hovered)
        }
    }

    MapPlot {
        id: plot
        objectName: "conjectureMap"
        map: map
        visible: root.mapped
        onPressed: found.forceActiveFocus()
        x: (root.beside && found.visible ? found.width + Theme.spaceL : 0) + 40 * Theme.textScale
        width: root.width - x
        anchors { bottom: legend.top; bottomMargin: 24 * Theme.textScale }
        height: (root.beside ? root.height - asked.height - Theme.spaceM : root.height * 0.45) - legend.height - 24 * Theme.textScale
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Map of where the claim fails")
    }
    MapAxes {
        visible: root.mapped
        anchors.fill: plot
        map: map
    }
    MapLegend {
        id: legend
        visible: root.mapped
        anchors { left: plot.left; right: parent.right; bottom: parent.bottom }
        map: map
    }
}
