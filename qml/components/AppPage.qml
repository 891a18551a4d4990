// The base type of the pages. It declares the properties that the window reads, the signals with which a page asks the window
// for a dialog or for the proof of its game, and the functions that the window calls. A page overrides only the functions that it
// needs. Everything else that another page shows is asked for by Shell.linkWanted().
import QtQuick

FocusScope {
    id: root

    /// The subject of the page, which the window's title names; empty if the page has no subject.
    property string about: ""
    /// The name of the visible view on a page with several views; empty on other pages.
    property string view: ""
    /// True while the page animates, computes, or reads something.
    property bool busy: false
    /// True while the page fills the screen in front of a class, with large text. Lecture.qml is then around the page: it shows
    /// `about`, a sentence beside it, the place in the subject, such as "4 / 6", and the keys. The keys of the page are objects
    /// with `keys` (or `keyLabel`, if the page itself handles the key), `text`, `hint` and a function `act`.
    property bool lecture: false
    property string lectureWords: ""
    property string lecturePlace: ""
    property var lectureKeys: []
    /// True if openPosition() has an effect on this page.
    property bool opensPositions: false
    /// The exercise set of the Practise page, which the Home page shows too; null on other pages.
    property QtObject set: null

    /// Asks the window to open the dialog that chooses a game.
    signal setupWanted
    /// Asks the window to open the proof of a position of the current game, and of the move that was made in this position.
    /// `move` is empty if there is no move.
    signal whyWanted(position: string, move: string)
    /// Asks the window to open the dialog with the version, the license and the notices.
    signal aboutWanted

    onVisibleChanged: root.lecture = root.lecture && root.visible
    Keys.onEscapePressed: event => { event.accepted = root.lecture; root.lecture = false; }

    function openPosition(text: string): void { }
    /// Opens a file. `kind` is the value that Shell.pageForFile() returned for the file.
    function openFile(file: url, kind: string): void { }
    /// Opens again what was open when the program was closed, for example a proof or a problem.
    function resume(): void { }
    function showView(view: string): void { root.view = view; }

    // Each of the following functions is overridden by only one page. The window calls the function when another page asks for what it
    // opens.
    function openSetup(): void { }
    function openFromGame(position: string, move: string): void { }
    function openPlace(place: string): void { }
    function openSkill(skill: string): void { }
    function openProblem(name: string): void { }
    function openLesson(name: string): void { }
    function openBreak(program: string): void { }
}
