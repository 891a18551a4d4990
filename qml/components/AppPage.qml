// The base type of the pages. It declares the properties that the window reads, the signals by which a page asks the window to open
// something else, and the functions that the window calls. A page overrides only the functions that it needs.
import QtQuick

FocusScope {
    id: root

    /// The subject of the page in the window's title; empty for none.
    property string about: ""
    /// The name of the visible view, on a page that has several views.
    property string view: ""
    /// True while the page moves, computes, or reads something.
    property bool busy: false
    /// True while the page fills the screen for an audience: large text, arrow and page keys, and answers only on request.
    property bool lecture: false
    /// True if openPosition() has an effect.
    property bool opensPositions: false
    /// The exercise set of the Practise page, which the Home page shows too; null on other pages.
    property QtObject set: null

    /// Opens a position on the Play page. If `position` is empty, shows the Play page as it was left.
    signal playWanted(position: string)
    /// Opens the choice of a game.
    signal setupWanted
    /// Opens the proof of a position. If `position` is empty, shows the Prove page as it was left.
    signal proofWanted(position: string)
    /// Opens the proof of a position of the current game, and of the move made there; `move` is empty for none.
    signal whyWanted(position: string, move: string)
    /// Opens a proof at a stored place.
    signal proofPlaceWanted(place: string)
    /// Opens the exercises of a skill; "mixed" stands for all skills, "set" for the current exercise set.
    signal practiceWanted(skill: string)
    /// Opens a contest problem by its name, such as "hdu-1527".
    signal problemWanted(name: string)
    /// Opens the wrong programs of the Contest page.
    signal breakWanted
    /// Opens the version, licence and notices.
    signal aboutWanted

    function openPosition(text: string): void { }
    /// Opens a file; `kind` is the value that Shell.pageForFile() returned for it.
    function openFile(file: url, kind: string): void { }
    /// Opens again the proof, the problem, or the like that was open when the program was closed.
    function resume(): void { }
    function showView(view: string): void { root.view = view; }

    // Only one page overrides each of these functions. The window calls them when another page emits the signal for it.
    function openSetup(): void { }
    function openFromGame(position: string, move: string): void { }
    function openPlace(place: string): void { }
    function openSkill(skill: string): void { }
    function openProblem(name: string): void { }
}
