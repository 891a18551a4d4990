// The conjecture lab: a claim about which positions are P-positions is typed or taken from a list, and checked position by
// position. Where it fails, the positions are listed and, of two numbers, mapped.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

FocusScope {
    id: root

    readonly property ConjectureModel model: ConjectureModel { }
    readonly property bool busy: root.model.running || (root.mapped && map.busy)
    readonly property bool mapped: root.model.mapPosition !== ""
    readonly property bool beside: root.mapped && root.width >= 560 * Theme.textScale

    signal playWanted(position: string)
    signal proofWanted(position: string)

    /// The map looks at a position of its own: the cells chosen in it are the page's.
    ExploreSession {
        id: own
        onPositionChanged: {
            if (own.position !== root.model.mapPosition)
                root.model.session?.openPosition(own.position);
        }
        onPointedChanged: {
            if (root.model.session)
                root.model.session.pointed = own.pointed;
        }
    }
    Binding {
        target: root.model.mapPosition !== "" ? map : null
        property: "claim"
        value: root.model.checkedClaim
    }
    MapModel {
        id: map
        session: own
    }
    Connections {
        target: root.model
        function onChanged(): void {
            if (root.mapped)
                own.openPosition(root.model.mapPosition);
        }
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
                placeholderText: "a ^ b"
                input.font.family: Theme.codeFont
                value: root.model.claim
                problem: root.model.problem
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
                onClicked: {
                    if (root.model.running)
                        root.model.cancel();
                    else
                        root.model.check();
                }
            }
            AppButton {
                id: ready
                objectName: "conjectureReady"
                text: root.width < 620 * Theme.textScale ? "" : qsTr("Try a claim")
                hint: qsTr("Claims that people make, right and wrong")
                iconName: "list-check"
                listOpen: list.visible
                onClicked: list.open()
                DropList {
                    id: list
                    objectName: "conjectureReadyList"
                    y: parent.height + Theme.spaceXS
                    room: Qt.size(root.Window.width, root.Window.height)
                    entries: root.model.claims
                    onChosen: index => {
                        root.model.useClaim(index);
                        field.forceActiveFocus();
                    }
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
                NoteText {
                    height: up.height
                    verticalAlignment: Text.AlignVCenter
                    text: root.model.names
                    wrapMode: Text.NoWrap
                }
            }
            Row {
                spacing: Theme.spaceXS
                NoteText {
                    height: up.height
                    verticalAlignment: Text.AlignVCenter
                    //: Before a choice of numbers: how large the heaps are that are checked
                    text: qsTr("Heaps up to")
                    wrapMode: Text.NoWrap
                }
                Choice {
                    id: up
                    objectName: "conjectureMost"
                    label: qsTr("Heaps up to")
                    value: String(root.model.most)
                    options: root.model.mosts.map(most => ({ value: String(most), text: Number(most).toLocaleString(Qt.locale("C"), "f", 0) }))
                    onChosen: value => root.model.most = Number(value)
                }
            }
        }
        Rectangle {
            visible: root.model.running
            width: parent.width
            height: 6
            radius: 3
            color: Theme.line
            Accessible.role: Accessible.ProgressBar
            Accessible.name: qsTr("Checking the claim")
            Rectangle {
                width: parent.width * root.model.progress
                height: parent.height
                radius: 3
                color: Theme.jade
            }
        }
        AppText {
            objectName: "conjectureResult"
            width: parent.width
            visible: text !== ""
            text: root.model.result
            color: root.model.fails ? Theme.cinnabar : Theme.ink
            Announcement { }
        }
        Flow {
            width: parent.width
            spacing: Theme.spaceS
            visible: root.model.known !== ""
            AppText {
                objectName: "conjectureKnown"
                width: Math.min(implicitWidth, parent.width)
                height: Math.max(implicitHeight, proof.height)
                verticalAlignment: Text.AlignVCenter
                text: root.model.known
                Announcement { }
            }
            AppButton {
                id: proof
                objectName: "conjectureProof"
                text: qsTr("See the proof")
                iconName: "columns-3"
                onClicked: root.proofWanted(root.model.proofPosition)
            }
        }
    }

    ListView {
        id: found
        objectName: "conjectureFound"
        anchors { top: asked.bottom; topMargin: Theme.spaceM; bottom: root.beside || !root.mapped ? parent.bottom : plot.top; bottomMargin: Theme.spaceS }
        width: root.beside ? Math.max(root.width * 0.3, Math.min(root.width * 0.45, 250 * Theme.textScale)) : root.width
        visible: count > 0
        model: root.model.counterexamples
        clip: true
        activeFocusOnTab: true
        boundsBehavior: Flickable.StopAtBounds
        ScrollBar.vertical: AppScrollBar { }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Counterexamples")
        Keys.onReturnPressed: root.playWanted(root.model.counterexamples[found.currentIndex].position)
        Keys.onEnterPressed: root.playWanted(root.model.counterexamples[found.currentIndex].position)
        onCurrentIndexChanged: {
            const one = root.model.counterexamples[found.currentIndex];
            if (found.activeFocus && one) {
                root.model.choose(found.currentIndex);
                Announcer.say(one.position + " " + one.text);
            }
        }
        delegate: AbstractButton {
            id: entry
            required property int index
            required property var modelData
            objectName: "counterexample" + entry.index
            width: ListView.view.width - Theme.spaceM
            height: 34 * Theme.textScale
            focusPolicy: Qt.NoFocus
            hoverEnabled: true
            Accessible.role: Accessible.ListItem
            Accessible.name: entry.modelData.position + " " + entry.modelData.text
            onClicked: {
                found.currentIndex = entry.index;
                root.model.choose(entry.index);
            }
            onHoveredChanged: root.model.pointAt(entry.hovered ? entry.index : -1)
            background: Rectangle {
                radius: Theme.radiusSmall
                color: entry.hovered ? Theme.hover : "transparent"
                FocusRing { shown: found.activeFocus && entry.ListView.isCurrentItem; anchors.margins: 1; radius: Theme.radiusSmall }
            }
            contentItem: Item {
                AppText {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width
                    text: "<b>" + entry.modelData.position + "</b>&nbsp; " + entry.modelData.text
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
            HoverHandler { cursorShape: Qt.PointingHandCursor }
        }
    }

    Item {
        id: plot
        objectName: "conjectureMap"
        visible: root.mapped
        x: (root.beside && found.visible ? found.width + Theme.spaceL : 0) + 40 * Theme.textScale
        width: root.width - x
        anchors { bottom: parent.bottom; bottomMargin: 24 * Theme.textScale }
        height: root.beside ? parent.height - asked.height - Theme.spaceM - 24 * Theme.textScale : parent.height * 0.4
        clip: true
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("Map of where the claim fails")

        MapPicture {
            id: picture
            objectName: "conjecturePicture"
            anchors.fill: parent
            map: map
            dark: Theme.dark
            highContrast: Theme.highContrast
        }
        MapMarks {
            anchors.fill: parent
            picture: picture
            golden: false
            diagonal: false
        }
        MapHand {
            anchors.fill: parent
            picture: picture
        }
    }
    MapAxes {
        visible: root.mapped
        anchors.fill: plot
        picture: picture
        model: map
        gutter: Math.round(40 * Theme.textScale)
    }
}
