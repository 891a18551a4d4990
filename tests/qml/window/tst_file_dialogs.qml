// Tests the file dialogs of Qt, used if the system has no file dialogs: each suggests a name, asks before it replaces a file,
// remembers its folder, works by keys alone, and has accessible names. All dialogs are tested alike, on every version of Qt.
import QtQuick
import QtQuick.Controls.Basic
import QtTest
import Nimstone.Files
import Nimstone.Tests
import Nimstone.ViewModels

Item {
    id: root

    ApplicationWindow {
        id: window
        visible: true
        width: 1000
        height: 700

        /// Records the calls of the dialogs.
        QtObject {
            id: desk
            property string saved: ""
            property string opened: ""
            property string suggested: ""
            function nameOf(file: url): string { return decodeURIComponent(String(file).split("/").pop()); }
            function saveFile(file: url): void { desk.saved = desk.nameOf(file); }
            function openFile(file: url): void { desk.opened = desk.nameOf(file); }
            function suggestedFile(): url { return "file://" + desk.suggested; }
        }
        FileDialogs {
            id: games
            desk: desk
            kind: "games"
            suffix: "nimgame"
            words: ({ save: "Save this game", open: "Open a game", kind: "Nimstone games (*.nimgame)", taken: "%1 already exists. Replace it?" })
        }
        FileDialogs {
            id: sets
            desk: desk
            kind: "sets"
            suffix: "json"
            words: ({ save: "Save this set", open: "Open a set", kind: "Sets (*.json)", taken: "%1 already exists. Replace it?" })
        }
        FileDialogs {
            id: programs
            desk: desk
            kind: "programs"
            suffix: "cpp"
            words: ({ open: "Choose a program", kind: "Programs (*.cpp *.cc *.cxx *.c *.py)" })
        }
        ProveSession { id: proofs }
        ProveExport {
            id: proof
            session: proofs
        }
        ExportDialog {
            id: exports
            exporter: proof
            title: "Save the proof"
            files: "Files (*.%1)"
        }
        FolderChooser {
            id: folders
            parentWindow: window
            kind: "games"
        }
        RecordFiles { id: records }
        OpenRecordDialog {
            id: record
            files: records
        }

        WindowCase {
            id: test
            name: "FileDialogs"

            readonly property string folder: Profile.folder + "/files"
            /// The status of a list of files that has read its folder.
            readonly property int ready: 1

            function initTestCase() {
                Shell.preferences.language = "en";
                Shell.preferences.motion = "none";
                activate(window);
            }
            function init() {
                Profile.write(folder + "/precious.nimgame", "precious");
                Profile.write(folder + "/inner/other.nimgame", "other");
                Profile.write(folder + "/answers.json", "{}");
                Shell.preferences.lastFolders = [];
                desk.saved = "";
                desk.opened = "";
                desk.suggested = folder + "/nim.nimgame";
            }
            function cleanup() {
                // On a busy machine, a dialog receives the keyboard focus late.
                tryVerify(() => dialogIsGone() || dialogIsReady());
                if (!dialogIsGone() || partAnywhere("fileReplaceText"))
                    OpenedWindows.press(Qt.Key_Escape, Qt.NoModifier);
                tryVerify(() => dialogIsGone() && !partAnywhere("fileReplaceText"));
                proof.dismiss();
                activate(window);
            }

            function everyDialog() {
                return [
                    { tag: "saves a game", open: () => games.save(), name: "nim.nimgame" },
                    { tag: "saves a set", open: () => { desk.suggested = folder + "/week.3.json"; sets.save(); }, name: "week.3.json", stem: "week.3" },
                    { tag: "exports a proof", open: () => exports.save("markdown"), name: desk.nameOf(proof.suggestedFile("markdown")) },
                    { tag: "opens a game", open: () => games.open() },
                    { tag: "opens a set", open: () => sets.open() },
                    { tag: "opens a record", open: () => record.open() },
                ];
            }
            function savingDialogs() {
                const saving = everyDialog().filter(row => row.name !== undefined);
                verify(saving.length === 3);
                return saving;
            }

            function test_aDialogSuggestsANameAndSelectsItsStem_data() { return savingDialogs(); }
            function test_aDialogSuggestsANameAndSelectsItsStem(row) {
                row.open();
                tryVerify(() => partAnywhere("fileNameTextField")?.activeFocus);
                const field = partAnywhere("fileNameTextField");
                tryCompare(field, "text", row.name);
                tryCompare(field, "selectedText", row.stem ?? row.name.replace(/[.].*/, ""));
                const shown = rootOf(field).Window.window;
                verify(shown.active);
                // Qt 6.8 itself would put the top left corner of the dialog at the center of the window.
                tryVerify(() => shown === window
                                || Math.abs(shown.x + shown.width / 2 - window.x - window.width / 2) <= 2);
            }

            function test_theFileKindFitsIntoItsField_data() {
                return everyDialog().concat({ tag: "opens a program", open: () => programs.open() });
            }
            function test_theFileKindFitsIntoItsField(row) {
                row.open();
                tryVerify(() => dialogIsReady());
                const dialog = rootOf(partAnywhere("fileDialogListView"));
                const kind = shownIn(dialog, item => item.displayText !== undefined && item.popup !== undefined).contentItem;
                const place = () => kind.width - kind.leftPadding - kind.rightPadding;
                tryVerify(() => place() >= kind.contentWidth, 5000, kind.text + " is " + kind.contentWidth + " wide, in " + place());
                // The buttons beside it are still fully visible.
                for (const text of ["Cancel", row.name === undefined ? "Open" : "Save"])
                    verify(dialogButton(text).contentItem.width >= dialogButton(text).contentItem.implicitWidth,
                           text + " is cut off");
            }

            function test_savingAsksBeforeItReplacesAFile_data() {
                return [
                    { tag: "the whole name, Enter", typed: "precious.nimgame", key: true },
                    { tag: "without its ending, Enter", typed: "precious", key: true },
                    { tag: "the whole name, a click", typed: "precious.nimgame", key: false },
                    { tag: "without its ending, a click", typed: "precious", key: false },
                ];
            }
            function test_savingAsksBeforeItReplacesAFile(row) {
                games.save();
                typeFileName(row.typed);
                if (row.key)
                    verify(OpenedWindows.press(Qt.Key_Return, Qt.NoModifier));
                else
                    mouseClick(dialogButton("Save"));
                tryVerify(() => partAnywhere("fileReplaceText")?.text === "precious.nimgame already exists. Replace it?");
                tryVerify(() => dialogIsGone());
                compare(desk.saved, "");
                // After "Choose another name", the dialog opens again with this name.
                mouseClick(partAnywhere("fileReplaceNo"));
                tryVerify(() => partAnywhere("fileNameTextField")?.activeFocus);
                tryCompare(partAnywhere("fileNameTextField"), "text", "precious.nimgame");
                tryCompare(partAnywhere("fileNameTextField"), "selectedText", "precious");
                verify(OpenedWindows.press(Qt.Key_Return, Qt.NoModifier));
                tryVerify(() => partAnywhere("fileReplaceYes")?.visible);
                mouseClick(partAnywhere("fileReplaceYes"));
                tryCompare(desk, "saved", "precious.nimgame");
            }

            function test_anExportAsksBeforeItReplacesAFile() {
                const name = desk.nameOf(proof.suggestedFile("markdown"));
                const ending = name.split(".").pop();
                Profile.write(folder + "/proof." + ending, "precious");
                Shell.preferences.lastFolders = ["exports:" + folder];
                exports.save("markdown");
                saveUnder("proof");
                tryVerify(() => proof.asking);
                verify(proof.news.includes("proof." + ending), proof.news);
                compare(Profile.text(folder + "/proof." + ending), "precious");
            }

            function test_enterSavesUnderTheSuggestedName() {
                games.save();
                tryVerify(() => partAnywhere("fileNameTextField")?.activeFocus);
                verify(OpenedWindows.press(Qt.Key_Return, Qt.NoModifier));
                tryCompare(desk, "saved", "nim.nimgame");
                verify(dialogIsGone());
            }

            function test_theNameStaysWhenTheFolderChanges() {
                games.save();
                typeFileName("evening.nimgame");
                const list = partAnywhere("fileDialogListView");
                tryVerify(() => list.count === 2);
                const inner = list.itemAtIndex(0);
                compare(inner.fileName, "inner");
                mouseDoubleClickSequence(inner);
                tryVerify(() => String(list.model.folder).endsWith("/inner"));
                tryVerify(() => dialogButton("Save").enabled);
                compare(partAnywhere("fileNameTextField").text, "evening.nimgame");
                mouseClick(dialogButton("Save"));
                tryCompare(desk, "saved", "evening.nimgame");
                compare(Shell.filesFolder("games"), "file://" + folder + "/inner");
            }

            /// Opens the dialog that saves a game, waits until it has read its folder, and returns its list of files.
            function listOfReadyDialog() {
                desk.suggested = folder + "/precious.nimgame";
                games.save();
                tryVerify(() => partAnywhere("fileNameTextField")?.activeFocus);
                const list = partAnywhere("fileDialogListView");
                // The rows of the folder that was shown before may still be there.
                tryVerify(() => Shell.ownFileDialog(window).opened && list.model.status === ready && folderShown() === "file://" + folder
                                && list.itemAtIndex(0)?.fileName === "inner");
                waitATurn();
                return list;
            }
            // Qt moves the focus to a row when the list gets more rows. On a busy machine, a person may already type.
            function test_theNameKeepsTheFocusWhenQtGivesItToARow_data() {
                return [
                    { tag: "before a person types", before: "", after: "evening" },
                    { tag: "while a person types", before: "even", after: "ing" },
                ];
            }
            function test_theNameKeepsTheFocusWhenQtGivesItToARow(row) {
                const list = listOfReadyDialog();
                const field = partAnywhere("fileNameTextField");
                verify(OpenedWindows.type(row.before));
                list.itemAtIndex(0).forceActiveFocus();
                tryVerify(() => field.activeFocus);
                verify(OpenedWindows.type(row.after));
                compare(field.text, "evening.nimgame");
            }
            function test_aRowKeepsTheFocusAfterAClick() {
                const row = listOfReadyDialog().itemAtIndex(0);
                mouseClick(row);
                waitATurn();
                verify(row.activeFocus);
            }

            function test_aFileIsOpenedWithTheKeyboard() {
                Shell.preferences.lastFolders = ["games:" + folder];
                games.open();
                tryVerify(() => partAnywhere("fileDialogListView")?.count === 2);
                const list = partAnywhere("fileDialogListView");
                tryVerify(() => list.activeFocus);
                compare(String(list.model.folder), "file://" + folder);
                while (list.currentItem?.fileName !== "precious.nimgame") {
                    const before = list.currentIndex;
                    verify(OpenedWindows.press(Qt.Key_Down, Qt.NoModifier));
                    verify(list.currentIndex > before);
                }
                verify(OpenedWindows.press(Qt.Key_Return, Qt.NoModifier));
                tryCompare(desk, "opened", "precious.nimgame");
                tryVerify(() => dialogIsGone());
            }

            function test_eachKindOfFilesRemembersItsFolder() {
                Shell.preferences.lastFolders = ["games:" + folder + "/inner", "records:" + folder, "exports:/no/such/folder"];
                const folderOf = open => {
                    open();
                    tryVerify(() => dialogIsReady());
                    const shown = String(partAnywhere("fileDialogListView").model.folder);
                    verify(OpenedWindows.press(Qt.Key_Escape, Qt.NoModifier));
                    tryVerify(() => dialogIsGone() && window.active);
                    return shown;
                };
                const documents = String(Shell.filesFolder("never used"));
                compare(folderOf(() => games.open()), "file://" + folder + "/inner");
                compare(folderOf(() => record.open()), "file://" + folder);
                compare(folderOf(() => sets.open()), documents);
                compare(folderOf(() => exports.save("markdown")), documents);
                // After a game was saved in another folder, the next dialog for games opens in this folder.
                games.save();
                saveUnder("new.nimgame");
                tryCompare(desk, "saved", "new.nimgame");
                tryVerify(() => window.active);
                compare(folderOf(() => games.open()), "file://" + folder);
                verify(Shell.preferences.lastFolders.includes("games:" + folder));
                tryVerify(() => Profile.kept("lastFolders").includes("games:" + folder));
            }

            /// The button of the path for this folder, in the open dialog.
            function pathButton(name) {
                return shownIn(rootOf(dialogList()), item => item.text === name && item.clicked !== undefined);
            }
            function typePath(path) {
                verify(OpenedWindows.press(Qt.Key_L, Qt.ControlModifier));
                const field = shownIn(rootOf(dialogList()), item => item.selectAll !== undefined && item.activeFocus);
                field.text = path;
                verify(OpenedWindows.press(Qt.Key_Return, Qt.NoModifier));
            }
            function folderShown() { return String(dialogList().model.folder); }

            // Qt crashes when it goes from one path of a folder to another path of the same folder.
            function test_aFolderIsReachedByItsPathAgain_data() {
                return [
                    { tag: "by a path that ends with a slash", shown: "file://" + folder, reach: () => typePath(folder + "/") },
                    { tag: "as the root folder, with two slashes", shown: "file:///", reach: () => typePath("//") },
                    // In the root folder, Qt first selects the folder from which the dialog came, but with a wrong path, such as "//tmp".
                    { tag: "from the root folder", reach: () => {
                        mouseClick(pathButton("/"));
                        mouseClick(dialogButton("Open"));
                        tryVerify(() => folderShown() !== "file:///");
                    } }
                ];
            }
            function test_aFolderIsReachedByItsPathAgain(row) {
                Shell.preferences.lastFolders = ["games:" + folder];
                games.open();
                tryVerify(() => dialogIsReady() && folderShown() === "file://" + folder);
                row.reach();
                const shown = row.shown ?? "file:///" + folderShown().split("/").pop();
                tryVerify(() => folderShown() === shown);
                mouseClick(pathButton(shown.split("/").pop() || "/"));
                compare(folderShown(), shown);
                mouseClick(pathButton("/"));
                tryVerify(() => folderShown() === "file:///");
                // The dialog may give the focus to one of the rows until it has read its folder.
                tryVerify(() => dialogList().model.status === ready);
                dialogList().forceActiveFocus();
            }
            function test_aRelativePathStaysRelative() {
                games.open();
                tryVerify(() => dialogIsReady());
                typePath(".");
                tryVerify(() => folderShown() === "file:.");
                tryVerify(() => dialogList().model.status === ready);
                dialogList().forceActiveFocus();
            }
            function test_aFolderOfTheRootFolderIsChosen() {
                Shell.preferences.lastFolders = ["games:" + folder];
                folders.choose();
                tryVerify(() => dialogIsReady());
                mouseClick(pathButton("/"));
                mouseClick(dialogButton("Open"));
                tryVerify(() => dialogIsGone());
                const chosen = String(folders.selectedFolder);
                compare(chosen, "file:///" + chosen.split("/").pop());
            }

            /// Appends to `found` all visible controls in `item`, and returns `found`: items that Tab reaches, buttons, rows of
            /// files, lists, and scroll bars.
            function controls(item, found) {
                if (!item.visible)
                    return found;
                if (item.standardButton === undefined && !item.Accessible.ignored
                        && (item.activeFocusOnTab || item.clicked !== undefined || item.fileName !== undefined || item.itemAtIndex !== undefined || item.policy !== undefined))
                    found.push(item);
                for (let child = 0; child < item.children.length; ++child)
                    controls(item.children[child], found);
                return found;
            }
            function test_everyControlHasAnAccessibleName_data() { return everyDialog(); }
            function test_everyControlHasAnAccessibleName(row) {
                Shell.preferences.lastFolders = ["games", "sets", "records", "exports"].map(kind => kind + ":" + folder);
                row.open();
                tryVerify(() => dialogIsReady());
                const list = () => partAnywhere("fileDialogListView");
                tryVerify(() => list()?.count > 0 && list().itemAtIndex(0) !== null);
                const rows = () => Array.from({ length: list().count }, (none, index) => list().itemAtIndex(index)?.Accessible.name);
                // The content of another folder may be shown first.
                tryVerify(() => rows().length > 1 && rows().includes("inner, folder"));
                const silent = controls(rootOf(list()), []);
                // These are the button to the parent folder, the rows, the filter, and two buttons.
                verify(silent.length >= 5, "there are only " + silent.length + " controls");
                for (const control of silent)
                    verify(control.Accessible.name || control.text, control + " has no accessible name");
                compare(list().Accessible.name, "Files and folders");
                // From Qt 6.9 on, the common folders are beside the files.
                const places = shownIn(rootOf(list()), item => item.favoritePaths !== undefined);
                verify(places === null || places.contentItem.Accessible.name === "Common folders");
                if (row.name !== undefined)
                    compare(partAnywhere("fileNameTextField").Accessible.name, "File name");
            }
        }
    }
}
