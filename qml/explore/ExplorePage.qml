// The Explore page: one position in several views. The facts about the position under the pointer are beside the view or
// beneath it.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

AppPage {
    id: root

    readonly property ExploreSession session: ExploreSession { }
    readonly property var viewNames: ["map", "sequence", "tree", "sum", "conjecture", "atlas"]
    /// True if the facts are beside the view, false if they are beneath it.
    readonly property bool beside: root.width >= 560 + 240 * Theme.textScale
    readonly property int margin: root.width < 1000 ? Theme.spaceL : Theme.spaceXL
    // The following heights are in pixels. The page scrolls if the window is low or the text is large.
    readonly property real viewTop: root.lecture ? Theme.spaceM : header.y + header.height + Theme.spaceM
    /// The smallest height at which the view is legible.
    readonly property real leastView: root.shown?.leastHeight ?? 260 * Theme.textScale
    readonly property real shortFacts: Math.min(facts.implicitHeight, root.height * 0.3)
    readonly property real room: root.height - root.viewTop - Theme.spaceM
    readonly property bool low: root.room - (root.beside ? 0 : root.shortFacts + Theme.spaceS) < root.leastView
    readonly property real viewHeight: root.low ? root.leastView : root.room - (root.beside ? 0 : root.shortFacts + Theme.spaceS)
    /// The height of the facts if they are beneath the view, in pixels.
    readonly property real lowFacts: root.low ? facts.implicitHeight : root.shortFacts

    // The name of the visible view, one of `viewNames`.
    view: "map"
    busy: root.shown?.busy ?? false
    about: root.session.game
    lectureWords: root.session.position
    opensPositions: true

    function openPosition(text: string): void {
        root.session.openPosition(text);
    }

    /// The view that is shown; null until it is loaded.
    readonly property ExplorePane shown: (loaders.count > 0 ? loaders.itemAt(root.viewNames.indexOf(root.view)) as Loader : null)?.item as ExplorePane

    function settle(): void {
        root.shown?.forceActiveFocus();
    }

    /// Opens a position that a person chose: as openPosition(), but the view also takes the keyboard focus.
    function choose(position: string): void {
        if (!root.session.openPosition(position))
            return;
        field.settle();
        root.settle();
    }

    onVisibleChanged: {
        if (root.visible)
            root.settle();
    }
    onLectureChanged: if (root.visible)
        root.settle()
    onShownChanged: {
        root.settle();
        // When the focus moved to the view, the page may have scrolled. So the page scrolls back to its top.
        Qt.callLater(() => scroll.contentY = 0);
    }
    Component.onCompleted: root.settle()

    AppFlickable {
        id: scroll
        anchors.fill: parent
        keepsHigh: true
        contentHeight: Math.max(root.height, root.viewTop + root.viewHeight + Theme.spaceM + (root.beside ? 0 : root.lowFacts + Theme.spaceS))
        onContentHeightChanged: Qt.callLater(scroll.returnToBounds)

        Flow {
            id: header
            x: root.margin
            y: Theme.spaceL
            width: root.width - 2 * root.margin
            visible: !root.lecture
            spacing: Theme.spaceS

            ListButton {
                id: games
                objectName: "exploreGames"
                text: root.session.game
                iconName: "chevron-down"
                hint: qsTr("Choose a game")
                entries: root.session.games
                onChosen: index => root.choose(root.session.games[index].more)
            }
            AppTextField {
                id: field
                objectName: "explorePosition"
                // The field fills the rest of its row. If there is enough room, the buttons for the views are in the same row.
                readonly property real inRow: header.width - games.width - copy.width - exporting.width - lecture.width - 4 * header.spacing
                readonly property real besideViews: field.inRow - views.lineWidth - header.spacing
                width: Math.max(160 * Theme.textScale, Math.min(340 * Theme.textScale, field.besideViews >= 160 * Theme.textScale ? field.besideViews : field.inRow))
                label: qsTr("Position")
                value: root.session.position
                problem: root.session.problem
                onAccepted: root.choose(field.text)
                Keys.onEscapePressed: root.choose(root.session.position)
            }
            CopyButton {
                id: copy
                objectName: "exploreCopy"
                hint: qsTr("Copy the position")
                onClicked: Shell.copy(root.session.position)
            }
            ExploreExportButton {
                id: exporting
                terse: header.width < 560 * Theme.textScale
                view: root.shown?.exploreView ?? null
                onSettled: root.settle()
            }
            LectureButton {
                id: lecture
                onClicked: root.lecture = true
            }
            Choice {
                id: views
                objectName: "exploreView"
                width: Math.min(views.lineWidth, header.width)
                label: qsTr("View")
                value: root.view

                /// Returns the icon's name. Returns "" if the buttons with icons do not fit into one line; they then show only
                /// their texts.
                function iconOf(name: string): string {
                    return header.width >= 500 * Theme.textScale ? name : "";
                }

                options: [
                    //: A view of the Explore page: a plane in which each cell is a position of two heaps
                    { value: "map", text: qsTr("Map"), icon: views.iconOf("table") },
                    //: A view of the Explore page: the Grundy values of single heaps
                    { value: "sequence", text: qsTr("Sequence"), icon: views.iconOf("list-numbers") },
                    //: A view of the Explore page: a position and all positions that can follow
                    { value: "tree", text: qsTr("Tree"), icon: views.iconOf("git-branch") },
                    //: A view of the Explore page: the components of a sum and their values
                    { value: "sum", text: qsTr("Sum"), icon: views.iconOf("sum") },
                    //: A view of the Explore page: checks a claim about P-positions
                    { value: "conjecture", text: qsTr("Conjecture"), icon: views.iconOf("zoom-question") },
                    //: A view of the Explore page: a list of octal games and their periods
                    { value: "atlas", text: qsTr("Atlas"), icon: views.iconOf("compass") }
                ]
                onChosen: value => root.view = value
            }
        }

        Repeater {
            id: loaders
            model: root.viewNames
            // A view is loaded when it is first shown.
            Loader {
                id: loader
                required property string modelData
                readonly property bool current: root.view === loader.modelData
                readonly property ExplorePane pane: loader.item as ExplorePane

                x: root.margin
                y: root.viewTop
                width: root.beside ? facts.x - Theme.spaceL - x : header.width
                height: root.viewHeight
                visible: loader.current
                active: false
                source: "Explore%1.qml".arg(loader.modelData[0].toUpperCase() + loader.modelData.substring(1))
                onCurrentChanged: loader.active = true
                Component.onCompleted: loader.active = loader.current
                onLoaded: loader.pane.exploreView.session = root.session
            }
        }

        ExploreFacts {
            id: facts
            objectName: "exploreFacts"
            session: root.session
            low: !root.beside
            x: root.beside ? root.width - root.margin - width : root.margin
            y: root.beside ? root.viewTop : root.viewTop + root.viewHeight + Theme.spaceS
            width: root.beside ? Math.round((root.width < 1200 ? 220 : 270) * (1 + (Theme.textScale - 1) * 0.7)) : header.width
            height: root.beside ? root.viewHeight : root.lowFacts
        }
    }
}
