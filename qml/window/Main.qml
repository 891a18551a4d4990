// The window: the rail and the pages. A page is created when it is first opened and then kept, so that a game or a proof stays
// as it was.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Files
import Nimstone.Theme
import Nimstone.ViewModels

ApplicationWindow {
    id: root

    property string page: "play"
    /// The position that the first page opens; empty for none.
    property string startPosition: ""
    /// The contest problem that the first page opens; empty for none.
    property string startProblem: ""
    /// The file to open in the page for its kind; empty for none.
    property url startFile
    /// True if the first page is the one that was open when the window was last closed, and is restored.
    property bool resumed: false
    /// True while the Prove page fills the screen with large text.
    property bool lecture: false
    property int visibilityBefore: Window.Windowed
    /// The number of frames so far, counted only until the first page is loaded.
    property int frames: 0
    /// True once the window has been drawn; with OpenGL, once FirstDrawings was drawn too, in the second frame or in the third.
    /// The first page is loaded after that.
    readonly property bool drawn: root.frames > (rail.GraphicsInfo.api === GraphicsInfo.Software ? 0 : 2)

    readonly property real textScale: root.lecture
        ? Math.max(Shell.preferences.textScale / 100, Math.min(2, root.height / 660)) : Shell.preferences.textScale / 100

    /// The page that is shown; null until it is loaded.
    property Item shown: null

    readonly property list<string> pageNames: ["home", "play", "prove", "practise", "contest", "explore", "settings"]

    /// Shows a page and returns it.
    function go(page: string): QtObject {
        root.page = page;
        return (loaders.itemAt(root.pageNames.indexOf(page)) as Loader).item;
    }

    /// Opens the proof of a position of the current game, and of the move made there.
    function openProof(position: string, move: string): void {
        root.go("prove")["openFromGame"](position, move);
    }

    /// Opens a position on one of the pages; if `position` is empty, shows the page as it was left.
    function open(page: string, position: string): void {
        const item = root.go(page);
        if (position !== "")
            item["openPosition"](position);
    }

    /// Opens a Nimstone file in its page; for any other file, shows why it cannot be opened.
    function openFile(file: url): void {
        const where = Shell.pageForFile(file);
        if (where === "")
            news.tell(Shell.fileProblem(file));
        else if (where === "play")
            root.go("play")["openFile"](file);
        else
            root.go("practise")["openFile"](file, where);
    }

    /// Shows the list of all keyboard shortcuts that work now.
    function showKeys(): void {
        if (!keySheet.item)
            keySheet.setSource(Qt.resolvedUrl("KeySheet.qml"), { everywhere: [rail, files, windowKeys] });
        keySheet.item["show"]((loaders.itemAt(root.pageNames.indexOf(root.page)) as Loader).item);
    }

    function showAbout(): void {
        if (!about.item)
            about.setSource(Qt.resolvedUrl("AboutSheet.qml"));
        about.item["open"]();
    }

    function scaleText(percent: int): void {
        Shell.preferences.textScale = Math.max(100, Math.min(200, percent));
    }

    /// Gives the Home page the exercise set of the Practise page as soon as both pages are loaded.
    function introducePages(): void {
        const home = (loaders.itemAt(root.pageNames.indexOf("home")) as Loader)?.item;
        const practise = (loaders.itemAt(root.pageNames.indexOf("practise")) as Loader)?.item;
        if (home && practise)
            home["home"]["run"] = practise["session"]["set"];
    }

    /// Connects the signals by which a page asks for other pages.
    function connectPage(page: Item): void {
        page["whyWanted"]?.connect(root.openProof);
        page["gameWanted"]?.connect(() => root.page = "play");
        page["playWanted"]?.connect(position => root.open("play", position));
        page["setupWanted"]?.connect(() => root.go("play")["openSetup"]());
        page["proofWanted"]?.connect(position => root.open("prove", position));
        page["proofPlaceWanted"]?.connect(place => root.go("prove")["openPlace"](place));
        page["practiceWanted"]?.connect(skill => root.go("practise")["openSkill"](skill));
        page["breakWanted"]?.connect(() => root.go("contest")["showView"]("break"));
        page["problemWanted"]?.connect(name => root.go("contest")["openProblem"](name));
        page["exploreWanted"]?.connect(position => root.open("explore", position));
        page["aboutWanted"]?.connect(root.showAbout);
        page["lectureChanged"]?.connect(() => root.lecture = page["lecture"]);
    }

    function show(page: Item): void {
        if (page && page !== root.shown)
            Announcer.say(rail.title);
        root.shown = page;
    }

    function countFrame(): void {
        ++root.frames;
        if (!root.drawn)
            root.update();
    }

    onLectureChanged: {
        if (root.lecture)
            root.visibilityBefore = root.visibility;
        root.visibility = root.lecture ? Window.FullScreen : root.visibilityBefore;
    }

    width: 1280
    height: 800
    minimumWidth: 960
    minimumHeight: 600
    visible: true
    title: {
        const about = root.shown?.["about"] ?? "";
        //: The window's title: %1 is a page, such as Play, %2 what it shows, such as Nim
        return about === "" ? qsTr("%1 – Nimstone").arg(rail.title) : qsTr("%1 – %2 – Nimstone").arg(rail.title).arg(about);
    }
    color: Theme.paper
    // Another window may have recorded answers in the meantime.
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
    // The separator between the folders of a path has this colour, too.
    palette.button: Theme.highContrast ? Theme.hover : Theme.line
    palette.buttonText: Theme.ink
    palette.highlight: Theme.jade
    // Qt's own file dialog uses these colours.
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

    Binding { target: Keyboard; property: "singleKeys"; value: Shell.preferences.singleKeys === "on" }

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
        // An item that has the focus without being a tab stop does not handle Tab, and Qt would continue at the rail.
        Keys.onTabPressed: root.activeFocusItem.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
        Keys.onBacktabPressed: root.activeFocusItem.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)

        Repeater {
            id: loaders
            model: root.pageNames
            Loader {
                id: loader
                required property string modelData
                readonly property bool current: root.page === loader.modelData
                property bool wanted: loader.current

                objectName: "page-" + loader.modelData
                anchors.fill: parent
                visible: loader.current
                onCurrentChanged: {
                    if (!loader.current)
                        return;
                    loader.wanted = true;
                    root.show(loader.item);
                }
                active: loader.wanted && root.drawn
                source: {
                    const name = loader.modelData[0].toUpperCase() + loader.modelData.substring(1);
                    return loader.active ? "../%1/%1Page.qml".arg(name) : "";
                }
                onLoaded: {
                    root.connectPage(loader.item);
                    root.introducePages();
                    if (loader.current)
                        root.show(loader.item);
                    if (loader.modelData === "practise")
                        files.practise = loader.item;
                    if (loader.current && root.resumed && loader.item["resume"])
                        loader.item["resume"]();
                    root.resumed = false;
                    if (loader.current && String(root.startFile) !== "") {
                        const file = root.startFile;
                        root.startFile = "";
                        root.openFile(file);
                    }
                    if (loader.current && root.startProblem !== "" && loader.item["openProblem"]) {
                        loader.item["openProblem"](root.startProblem);
                        root.startProblem = "";
                    }
                    if (loader.current && root.startPosition !== "" && loader.item["openPosition"]) {
                        loader.item["openPosition"](root.startPosition);
                        root.startPosition = "";
                    }
                }
            }
        }
    }

    TipPlace {
        contents: root.contentItem
        wanted: root.drawn
    }

    Spoken { }

    // If the current page opens files of its own, the page handles the shortcut.
    FileDrop {
        id: files
        readonly property bool playing: root.page === "play"
        property QtObject practise: null
        readonly property bool editing: root.page === "practise" && files.practise !== null && files.practise["view"] === "sets"
        objectName: "windowFiles"
        anchors.fill: parent
        z: -1
        listening: !files.playing && !files.editing && !root.lecture
        saves: false
        desk: root
        kind: "files"
        suffix: ""
        words: ({
            open: qsTr("Open a file"),
            //: Files that this program opens: games, exercise sets and answers, in a file dialog
            kind: qsTr("Nimstone files (*.nimgame *.json)")
        })
    }
    WindowNews { id: news }
    Loader { id: keySheet }
    Loader { id: about }

    Item {
        id: windowKeys
        KeyShortcut {
            keys: ["F1", "Ctrl+?"]
            words: qsTr("Show this list of keys")
            onActivated: root.showKeys()
        }
        KeyShortcut {
            keys: ["Ctrl++", "Ctrl+="]
            words: qsTr("Larger text")
            onActivated: root.scaleText(Shell.preferences.textScale + 10)
        }
        KeyShortcut {
            keys: ["Ctrl+-"]
            words: qsTr("Smaller text")
            onActivated: root.scaleText(Shell.preferences.textScale - 10)
        }
        KeyShortcut {
            keys: ["Ctrl+0"]
            words: qsTr("Text at its usual size")
            onActivated: root.scaleText(100)
        }
        KeyShortcut {
            keys: ["Ctrl+Q"]
            words: qsTr("Quit")
            onActivated: Qt.quit()
        }
        KeyShortcut {
            keys: ["F6"]
            //: A key for those who use a screen reader
            words: qsTr("Hear the last announcement again")
            onActivated: Announcer.repeatAnnouncement()
        }
        KeyShortcut {
            keys: ["F11"]
            words: qsTr("Full screen")
            onActivated: root.visibility = root.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
        }
    }
}
