// The Explore page: one position, and the views of it; what the pointer is on in a view is told beside it.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

FocusScope {
    id: root

    readonly property ExploreSession session: ExploreSession { }
    /// "map", "sequence", "tree", "sum", "conjecture".
    property string view: "map"
    readonly property var viewNames: ["map", "sequence", "tree", "sum", "conjecture"]
    /// Whether what is told of the position stands beside the view, or beneath it.
    readonly property bool beside: root.width >= 560 + 240 * Theme.textScale
    readonly property int margin: root.width < 1000 ? Theme.spaceL : Theme.spaceXL
    /// Whether something is still about to change by itself.
    readonly property bool busy: root.shown?.["busy"] ?? false

    /// What is seen here, for the window's title.
    readonly property string about: root.session.position

    signal playWanted(position: string)
    signal proofWanted(position: string)
    signal problemWanted(name: string)

    function openPosition(text: string): void {
        root.session.openPosition(text);
    }

    function showView(view: string): void {
        root.view = view;
    }

    /// The view that is shown; null until it is made. Each has a `model`, an ExploreView.
    readonly property Item shown: (loaders.count > 0 ? loaders.itemAt(root.viewNames.indexOf(root.view)) as Loader : null)?.item as Item

    function settle(): void {
        root.shown?.forceActiveFocus();
    }

    /// As openPosition, by a person: then the keys belong to the view.
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
    onShownChanged: root.settle()
    Component.onCompleted: root.settle()

    Flow {
        id: header
        x: root.margin
        y: Theme.spaceL
        width: root.width - 2 * root.margin
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
            width: Math.max(160 * Theme.textScale, Math.min(340 * Theme.textScale, header.width - games.width - copy.width - 2 * header.spacing))
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
            view: root.shown?.["model"] ?? null
            onSettled: root.settle()
        }
    }

    Choice {
        id: views
        objectName: "exploreView"
        anchors { left: header.left; right: header.right; top: header.bottom; topMargin: Theme.spaceM }
        label: qsTr("View")
        value: root.view
        options: [
            //: A view of Explore: the positions of two heaps in a plane
            { value: "map", text: qsTr("Map"), icon: "table" },
            //: A view of Explore: the Grundy values of single heaps
            { value: "sequence", text: qsTr("Sequence"), icon: "list-numbers" },
            //: A view of Explore: a position and all that follows
            { value: "tree", text: qsTr("Tree"), icon: "git-branch" },
            //: A view of Explore: the components of a sum and their values
            { value: "sum", text: qsTr("Sum"), icon: "sum" },
            //: A view of Explore: claims that are checked
            { value: "conjecture", text: qsTr("Conjecture"), icon: "zoom-question" }
        ]
        onChosen: value => root.view = value
    }

    Repeater {
        id: loaders
        model: root.viewNames
        // A view is made when it is first shown.
        Loader {
            id: loader
            required property string modelData
            readonly property bool current: root.view === loader.modelData

            x: root.margin
            y: views.y + views.height + Theme.spaceM
            width: root.beside ? facts.x - Theme.spaceL - x : header.width
            height: (root.beside ? root.height - Theme.spaceM : facts.y - Theme.spaceS) - y
            visible: loader.current
            active: false
            source: "Explore%1.qml".arg(loader.modelData[0].toUpperCase() + loader.modelData.substring(1))
            onCurrentChanged: loader.active = true
            Component.onCompleted: loader.active = loader.current
            onLoaded: {
                const view = loader.item as Item;
                (view["model"] as ExploreView).session = root.session;
                view["playWanted"].connect(root.playWanted);
                view["proofWanted"]?.connect(root.proofWanted);
            }
        }
    }

    ExploreFacts {
        id: facts
        objectName: "exploreFacts"
        session: root.session
        low: !root.beside
        x: root.beside ? root.width - root.margin - width : root.margin
        y: root.beside ? views.y + views.height + Theme.spaceM : root.height - height - Theme.spaceM
        width: root.beside ? Math.round((root.width < 1200 ? 220 : 270) * (1 + (Theme.textScale - 1) * 0.7)) : header.width
        height: root.beside ? root.height - views.y - views.height - 2 * Theme.spaceM : Math.min(implicitHeight, root.height * 0.3)
        onPlayWanted: position => root.playWanted(position)
        onProofWanted: position => root.proofWanted(position)
        onProblemWanted: name => root.problemWanted(name)
    }
}
