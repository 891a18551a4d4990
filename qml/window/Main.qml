// The window: the navigation bar (the rail) and the pages. A page is created when it is first opened, and then stays loaded,
// so that a game or a proof keeps its state.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

ApplicationWindow {
    id: root

    property string page: "play"
    /// The position that the first page opens; empty if there is none.
    property string startPosition: ""
    /// The contest problem or the lesson that the first page opens, as a link for openLink(); empty if there is none.
    property string startLink: ""
    /// The file to open at the start, in the page for its kind; empty if there is none.
    property url startFile
    /// True if the window opens the page that was open when the window was last closed.
    property bool resumed: false
    /// True while the page fills the screen in front of a class, with large text.
    property bool lecture: false
    property int visibilityBefore: Window.Windowed
    /// The number of frames so far, counted only until the first page is loaded.
    property int frames: 0
    /// True once the window has been drawn. With OpenGL, it becomes true once FirstDrawings has been drawn too, in the second
    /// or the third frame. The tools of the window and the first page are loaded after that.
    readonly property bool drawn: root.frames > (rail.GraphicsInfo.api === GraphicsInfo.Software ? 0 : 2)

    /// The text scale. In a lecture it follows the height of the window, so that text can be read from the last row.
    readonly property real textScale: root.lecture
        ? Math.max(Shell.preferences.textScale, Shell.preferences.lectureScale * root.height / 476) / 100 : Shell.preferences.textScale / 100
    /// The lecture that is around the page; null if there is none.
    readonly property var slide: slideLoader.item

    /// The page that is shown; null until the page is loaded.
    property AppPage shown: null

    /// The Practise page; null until the page is loaded.
    property AppPage practise: null

    /// The tools of the window (WindowTools.qml). Main loads them right after the first frame; until then this is null.
    readonly property var tools: toolsLoader.item

    readonly property list<string> pageNames: Shell.pageNames

    /// Returns the page with the name `name`; null until the page is loaded.
    function pageNamed(name: string): AppPage {
        return (loaders.itemAt(root.pageNames.indexOf(name)) as Loader)?.item as AppPage;
    }

    /// Shows the page with the name `name` and returns the page.
    function go(name: string): AppPage {
        root.page = name;
        return root.pageNamed(name);
    }

    /// Opens a position on the page `page`. If `position` is empty, the page keeps its position.
    function open(page: string, position: string): void {
        const opened = root.go(page);
        if (position !== "")
            opened.openPosition(position);
    }

    /// Opens the target of a link, see Shell.linkWanted().
    function openLink(link: string): void {
        const kind = link.substring(0, link.indexOf(":"));
        const target = link.substring(kind.length + 1);
        const open = {
            play: () => root.open("play", target),
            proof: () => root.open("prove", target),
            prove: () => root.go("prove").openPlace(target),
            practise: () => root.go("practise").openSkill(target),
            problem: () => root.go("contest").openProblem(target),
            "break": () => root.go("contest").openBreak(target),
            lesson: () => root.go("learn").openLesson(target),
            explore: () => root.go("explore").showView(target)
        }[kind];
        if (open)
            open();
    }

    /// Opens a Nimstone file in the page for its kind. For any other file, shows the reason why the file cannot be opened.
    function openFile(file: url): void {
        const where = Shell.pageForFile(file);
        if (where === "")
            root.tools.tell(Shell.fileProblem(file));
        else
            root.go(where === "play" ? "play" : "practise").openFile(file, where);
    }

    /// Shows the list of all keyboard shortcuts that work now.
    function showKeys(): void {
        if (!keySheet.item)
            keySheet.setSource(Qt.resolvedUrl("KeySheet.qml"), { everywhere: [slideLoader, rail, toolsLoader] });
        (keySheet.item as KeySheet).show(root.pageNamed(root.page));
    }

    function showAbout(): void {
        if (!about.item)
            about.setSource(Qt.resolvedUrl("AboutSheet.qml"));
        (about.item as AboutSheet).open();
    }

    /// Changes the text size by some percent; 0 restores the usual size. A lecture has a size of its own.
    function scaleText(by: int): void {
        const size = root.lecture ? "lectureScale" : "textScale";
        Shell.preferences[size] = by === 0 ? 100 : Shell.preferences[size] + by;
    }

    /// Gives the Home page the exercise set of the Practise page as soon as both pages are loaded.
    function introducePages(): void {
        const home = root.pageNamed("home");
        const practise = root.pageNamed("practise");
        if (home && practise)
            home.set = practise.set;
    }

    function show(page: AppPage): void {
        if (page && page !== root.shown)
            Announcer.say(rail.title);
        root.shown = page;
    }

    function countFrame(): void {
        ++root.frames;
        if (!root.drawn)
            root.update();
    }

    onDrawnChanged: toolsLoader.setSource(Qt.resolvedUrl("WindowTools.qml"), { window: root })
    onLectureChanged: {
        if (root.lecture) {
            root.visibilityBefore = root.visibility;
            slideLoader.setSource(Qt.resolvedUrl("../Lecture/Lecture.qml"), { page: root.shown });
        } else {
            slideLoader.source = "";
        }
        root.visibility = root.lecture ? Window.FullScreen : root.visibilityBefore;
    }

    width: 1280
    height: 800
    minimumWidth: 960
    minimumHeight: 600
    visible: true
    title: {
        const about = root.shown?.about ?? "";
        //: The title of the window: %1 is the name of a page, such as Play, and %2 is the subject of the page, such as Nim
        return about === "" ? qsTr("%1 – Nimstone").arg(rail.title) : qsTr("%1 – %2 – Nimstone").arg(rail.title).arg(about);
    }
    color: Theme.paper
    // Another window may have recorded answers while this window was inactive.
    onActiveChanged: {
        if (root.active)
            Shell.progress.reload();
    }
    onFrameSwapped: {
        if (!root.drawn)
            Qt.callLater(root.countFrame);
    }
    palette.window: Theme.paper
    palette.windowText: Theme.ink
    palette.base: Theme.raised
    palette.text: Theme.ink
    // Qt's own file dialog also draws the separators between the folders of a path in this color.
    palette.button: Theme.highContrast ? Theme.hover : Theme.line
    palette.buttonText: Theme.ink
    palette.highlight: Theme.jade
    // These colors are used by Qt's own file dialog.
    palette.light: Theme.raised
    palette.midlight: Theme.hover
    palette.mid: Theme.line
    palette.dark: Theme.edge
    palette.shadow: "black"
    palette.brightText: Theme.onJade
    palette.placeholderText: Theme.faint
    palette.toolTipBase: Theme.raised
    palette.toolTipText: Theme.ink
    palette.highlightedText: Theme.onJade
    font.family: Theme.textFont
    font.pixelSize: Theme.body

    Binding { target: Theme; property: "dark"; value: Shell.dark }
    Binding { target: Theme; property: "highContrast"; value: Shell.highContrast }
    Binding { target: Theme; property: "textScale"; value: root.textScale }
    Binding {
        target: Theme
        property: "motion"
        value: Shell.motion === "none" ? Theme.None
            : Shell.motion === "reduced" ? Theme.Reduced : Theme.Full
    }

    Loader {
        id: firstDrawings
        active: root.frames > 0 && !root.drawn
        source: firstDrawings.active ? "FirstDrawings.qml" : ""
    }

    Rail {
        id: rail
        width: root.lecture ? 0 : implicitWidth
        visible: !root.lecture
        height: parent.height
        page: root.page
        onOpened: page => root.page = page
    }

    Item {
        id: pages
        anchors { left: rail.right; right: parent.right; top: parent.top; bottom: parent.bottom }
        anchors.topMargin: root.slide?.above ?? 0
        anchors.bottomMargin: root.slide?.below ?? 0
        // If an item has the focus although it is not a tab stop, it does not handle the Tab key, and Qt would continue at the
        // rail.
        Keys.onTabPressed: root.activeFocusItem.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
        Keys.onBacktabPressed: root.activeFocusItem.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)

        Repeater {
            id: loaders
            model: root.pageNames
            Loader {
                id: loader
                required property string modelData
                readonly property bool current: root.page === loader.modelData
                readonly property AppPage page: loader.item as AppPage
                property bool wanted: loader.current

                objectName: "page-" + loader.modelData
                anchors.fill: parent
                visible: loader.current
                onCurrentChanged: {
                    if (!loader.current)
                        return;
                    loader.wanted = true;
                    root.show(loader.page);
                }
                active: loader.wanted && root.tools !== null
                source: {
                    const name = loader.modelData[0].toUpperCase() + loader.modelData.substring(1);
                    return loader.active ? "../%1/%1Page.qml".arg(name) : "";
                }
                onLoaded: {
                    root.introducePages();
                    if (loader.current)
                        root.show(loader.page);
                    if (loader.modelData === "practise")
                        root.practise = loader.page;
                    if (loader.current && root.resumed)
                        loader.page.resume();
                    root.resumed = false;
                    if (loader.current && String(root.startFile) !== "") {
                        const file = root.startFile;
                        root.startFile = "";
                        root.openFile(file);
                    }
                    if (loader.current && root.startLink !== "") {
                        root.openLink(root.startLink);
                        root.startLink = "";
                    }
                    if (loader.current && root.startPosition !== "" && loader.page.opensPositions) {
                        loader.page.openPosition(root.startPosition);
                        root.startPosition = "";
                    }
                }

                Connections {
                    target: loader.page
                    function onSetupWanted(): void { root.go("play").openSetup(); }
                    function onWhyWanted(position: string, move: string): void { root.go("prove").openFromGame(position, move); }
                    function onAboutWanted(): void { root.showAbout(); }
                    function onLectureChanged(): void { root.lecture = loader.page.lecture; }
                }
            }
        }
    }

    Loader {
        id: slideLoader
        anchors.fill: parent
    }

    Connections {
        target: Shell
        function onLinkWanted(link: string): void { root.openLink(link); }
    }
    Loader {
        id: toolsLoader
        anchors.fill: parent
        z: -1
    }
    Loader { id: keySheet }
    Loader { id: about }
}
