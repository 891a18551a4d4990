// The atlas of octal games. A person searches the list of sequences; beside it are the period of the current game, its proof, the
// codes of the same sequence, and a plot of the values.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

ExplorePane {
    id: root

    readonly property AtlasModel model: AtlasModel { }
    readonly property atlasShown shown: root.model.shown
    readonly property int current: root.shown.current
    readonly property bool beside: root.width >= 560 * Theme.textScale
    readonly property real leastPlot: 200 * Theme.textScale
    /// The height of the list if it is above the facts, in pixels.
    readonly property real lowList: 260 * Theme.textScale
    readonly property real leastFacts: facts.height + Theme.spaceS + root.leastPlot

    onCurrentChanged: root.showCurrent()
    exploreView: root.model
    busy: plotted.shown.running
    leastHeight: asked.height + Theme.spaceM + (root.beside ? root.leastFacts : root.lowList + Theme.spaceM + root.leastFacts)

    /// Returns the texts of a row for a screen reader.
    function heard(game: var): string {
        return Aloud.of(game.name) + " " + game.period;
    }

    /// Makes the row of the current game the current row of the list.
    function showCurrent(): void {
        games.currentIndex = Math.max(0, root.shown.current);
        games.positionViewAtIndex(games.currentIndex, ListView.Contain);
    }

    /// Moves the focus to the list. Opens the first sequence that the search has found, unless nothing is typed and the list has the
    /// current game.
    function enterList(): void {
        if (root.shown.found.length === 0)
            return;
        if (root.shown.current < 0 || root.model.search !== "")
            root.model.choose(0);
        root.showCurrent();
        games.forceActiveFocus();
        Announcer.say(root.heard(root.shown.found[games.currentIndex]));
    }

    SequenceModel {
        id: plotted
        // The values of a game are computed only while they are shown.
        session: root.visible ? root.model.session : null
        onWantedChanged: plotted.wanted = Math.min(plotted.wanted, 1000)
    }

    Column {
        id: asked
        width: root.width
        spacing: Theme.spaceS

        AppTextField {
            id: field
            objectName: "atlasSearch"
            width: parent.width
            focus: true
            label: qsTr("Find an octal game")
            //: In an empty search field: the facts by which the search finds an octal game
            placeholderText: qsTr("Code, name, period, open")
            value: root.model.search
            onEdited: root.model.search = field.text
            onAccepted: root.enterList()
            Keys.onDownPressed: root.enterList()
            Keys.onEscapePressed: event => {
                event.accepted = root.model.search !== "";
                root.model.search = "";
            }
        }
        Flow {
            width: parent.width
            spacing: Theme.spaceM
            Choice {
                id: kinds
                objectName: "atlasKind"
                label: qsTr("Octal games")
                value: root.model.kind
                options: [
                    //: The octal games in a list: all of them
                    { value: "all", text: qsTr("All") },
                    //: The octal games in a list: those with a proved period
                    { value: "settled", text: qsTr("Period proved") },
                    //: The octal games in a list: those for which no period was found
                    { value: "open", text: qsTr("No period found") }
                ]
                onChosen: value => root.model.kind = value
            }
            NoteText {
                objectName: "atlasCount"
                height: kinds.height
                verticalAlignment: Text.AlignVCenter
                text: root.shown.found.length === 0 ? qsTr("No sequence has all of these words.") : root.shown.count
                Announcement { }
            }
        }
    }

    RowList {
        id: games
        objectName: "atlasGames"
        y: asked.height + Theme.spaceM
        // The picture of the plot is sharp only at a whole pixel.
        width: root.beside ? Math.round(Math.max(root.width * 0.3, 230 * Theme.textScale)) : root.width
        height: root.beside ? root.height - y : root.lowList
        model: root.shown.found
        activeFocusOnTab: true
        label: qsTr("Octal games")
        onModelChanged: root.showCurrent()
        onHeightChanged: root.showCurrent()
        onWalked: {
            root.model.choose(games.currentIndex);
            Announcer.say(root.heard(root.shown.found[games.currentIndex]));
        }
        onChosen: root.model.choose(games.currentIndex)
        delegate: ListRow {
            id: entry
            required property int index
            required property var modelData
            objectName: "atlasGame" + entry.index
            width: ListView.view.width - Theme.spaceM
            here: root.shown.current === entry.index
            ringed: games.activeFocus && entry.ListView.isCurrentItem
            Accessible.name: root.heard(entry.modelData)
            onClicked: {
                root.model.choose(entry.index);
                games.currentIndex = entry.index;
                games.forceActiveFocus();
            }
            contentItem: Item {
                implicitHeight: code.implicitHeight
                MuteText {
                    id: code
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - period.width - Theme.spaceS
                    text: entry.modelData.name
                    color: entry.here ? Theme.jade : Theme.ink
                    font.bold: entry.here
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                }
                NoteText {
                    id: period
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    text: entry.modelData.period
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
    }

    AtlasFacts {
        id: facts
        x: root.beside ? games.width + Theme.spaceL : 0
        y: root.beside ? games.y : games.y + games.height + Theme.spaceM
        width: root.width - x
        shown: root.shown
        proof: plotted.shown.proof
    }
    SequenceView {
        objectName: "atlasPlot"
        visible: root.shown.title !== ""
        model: plotted
        x: facts.x
        y: Math.round(facts.y + facts.height + Theme.spaceS)
        width: facts.width
        height: root.height - y
        Accessible.role: Accessible.Graphic
        //: For a screen reader: a plot of Grundy values; %1 is a game, such as Kayles
        Accessible.name: qsTr("Plot of the values of %1").arg(plotted.shown.gameName)
        onTouched: games.forceActiveFocus()
    }
}
