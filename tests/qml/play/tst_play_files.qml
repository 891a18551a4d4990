// Saves and opens a game in Qt's fallback dialogs, drops a file on the page, opens files that are refused, and copies and pastes
// whole games, all by keys and by mouse.
import QtQuick
import QtTest
import Nimstone.Play
import Nimstone.Tests
import Nimstone.ViewModels
import Nimstone.Window

Item {
    id: root

    Main {
        id: window

        page: "play"
        width: 1280
        height: 800

        WindowCase {
            id: test
            name: "PlayFiles"

            property Item page
            property Item board
            property PlaySession session

            function initTestCase() {
                activate(window);
                tryVerify(() => findChild(window.contentItem, "board") !== null);
                board = findChild(window.contentItem, "board");
                page = findChild(window.contentItem, "page-play").item;
                session = board.session;
                hold(session);
                Shell.preferences.motion = "none";
            }

            function init() {
                Shell.preferences.language = "en";
                begin("nim:9,4");
            }

            /// Starts a game in which the person has made one move.
            function begin(position) {
                page.openPosition(position);
                board.takeFocus();
                keyClick(Qt.Key_Right);
                keyClick(Qt.Key_Return);
                compare(session.shown.plyCount, 1);
            }

            function message() {
                return findChild(page, "playFileText");
            }

            function test_1_aGameIsSavedWithTheKeyboard() {
                const before = session.shown.position;
                keyClick(Qt.Key_S, Qt.ControlModifier);
                tryVerify(() => partAnywhere("fileNameTextField") !== null);
                compare(partAnywhere("fileNameTextField").text, "nim.nimgame");
                saveUnder("evening.nimgame");
                tryVerify(() => message().visible);
                compare(message().text, "Saved: evening.nimgame");
                tryVerify(() => board.activeFocus);
                compare(session.shown.position, before);
                Shell.preferences.language = "zh_CN";
                compare(message().text, "已保存：evening.nimgame");
            }

            /// Saves under the name of an existing file.
            function saveOver(name) {
                keyClick(Qt.Key_S, Qt.ControlModifier);
                saveUnder(name);
                tryVerify(() => partAnywhere("fileReplaceText") !== null);
                tryVerify(() => partAnywhere("fileReplaceNo").activeFocus);
            }

            function test_1_savingAsksBeforeItReplacesAFile() {
                const name = "over.nimgame";
                const file = String(session.suggestedFile()).replace(/[^/]*$/, name);
                verify(session.saveFile(file));
                const saved = session.shown.position;
                begin("kayles:9");
                const other = session.shown.position;

                saveOver(name);
                compare(partAnywhere("fileReplaceText").text, "over.nimgame already exists. Replace it with this game?");
                Shell.preferences.language = "zh_CN";
                compare(partAnywhere("fileReplaceText").text, "over.nimgame 已经存在。要用这一局替换它吗？");
                Shell.preferences.language = "en";
                verify(!message().visible);
                keyClick(Qt.Key_Escape);
                tryVerify(() => board.activeFocus);
                verify(!message().visible);
                verify(session.openFile(file));
                compare(session.shown.position, saved);

                begin("kayles:9");
                saveOver(name);
                mouseClick(partAnywhere("fileReplaceNo"));
                tryVerify(() => partAnywhere("fileReplaceText") === null);
                typeFileName("beside.nimgame");
                mouseClick(dialogButton("Save"));
                tryVerify(() => message().visible);
                compare(message().text, "Saved: beside.nimgame");
                tryVerify(() => board.activeFocus);

                saveOver(name);
                mouseClick(partAnywhere("fileReplaceYes"));
                tryCompare(message(), "text", "Saved: over.nimgame");
                tryVerify(() => board.activeFocus);
                begin("nim:9,4");
                verify(session.openFile(file));
                compare(session.shown.position, other);
            }

            function test_1_thePathInTheDialogIsLegibleInTheDarkTheme() {
                Shell.preferences.theme = "dark";
                keyClick(Qt.Key_O, Qt.ControlModifier);
                tryVerify(() => shownAnywhere(item => item.upButton !== undefined) !== null);
                const bar = shownAnywhere(item => item.upButton !== undefined);
                compare(bar.background.color, window.palette.base);
                verify(bar.background.color.hslLightness < 0.3);
                verify(window.palette.windowText.hslLightness > 0.7);
                Shell.preferences.theme = "light";
                compare(bar.background.color, window.palette.base);
                mouseClick(dialogButton("Cancel"));
                tryVerify(() => board.activeFocus);
            }

            function test_2_aGameIsOpenedWithTheKeyboard() {
                const saved = session.shown.position;
                const file = session.suggestedFile();
                const name = String(file).split("/").pop();
                verify(session.saveFile(file));
                begin("kayles:9");
                verify(!message().visible);
                keyClick(Qt.Key_O, Qt.ControlModifier);
                tryVerify(() => partAnywhere("fileDialogDelegate0") !== null);
                const list = partAnywhere("fileDialogListView");
                const rows = () => Array.from({ length: list.count }, (none, index) => list.itemAtIndex(index));
                const wanted = () => rows().find(row => row?.fileName.includes(name));
                // The content of another folder may be shown first.
                tryVerify(() => wanted());
                mouseClick(wanted());
                mouseClick(dialogButton("Open"));
                tryVerify(() => session.shown.position === saved);
                compare(message().text, "Opened: " + name);
                tryVerify(() => board.activeFocus);
            }

            function test_3_theListOfGamesOpensTheSaveDialog_data() {
                return [{ tag: "with animations", motion: "full" }, { tag: "without animations", motion: "none" }];
            }
            function test_3_theListOfGamesOpensTheSaveDialog(row) {
                Shell.preferences.motion = row.motion;
                keyClick(Qt.Key_G);
                tryVerify(() => page.games?.opened);
                mouseClick(findChild(page.games.contentItem, "gamesSave"));
                tryVerify(() => !page.games.visible);
                // The list of games gives the focus back to the board once it has closed.
                tryVerify(() => partAnywhere("fileNameTextField")?.activeFocus);
                compare(partAnywhere("fileNameTextField").selectedText.replace(/-[0-9]+$/, ""), "nim");
                mouseClick(dialogButton("Cancel"));
                tryVerify(() => partAnywhere("fileNameTextField") === null);
                tryVerify(() => board.activeFocus);
                verify(!message().visible);
                Shell.preferences.motion = "none";
            }

            function test_4_aMissingFileIsReported() {
                const before = session.shown.position;
                page.openFile("file:///nowhere/at/all.nimgame");
                tryVerify(() => message().visible);
                compare(message().text, "all.nimgame: there is no file with this name");
                compare(session.shown.position, before);
                Shell.preferences.language = "zh_CN";
                compare(message().text, "all.nimgame：没有这个名字的文件");
            }

            function test_5_aWholeGameIsCopiedAndPasted() {
                keyClick(Qt.Key_C, Qt.ControlModifier | Qt.ShiftModifier);
                compare(Profile.clipboard(), "perfect nim:9,4 first 1-1");
                compare(message().text, "The whole game was copied to the clipboard.");
                Profile.setClipboard("two-people kayles:7,12 first 1-1/3 3-2/5\nkayles:7,12 first 1-2");
                keyClick(Qt.Key_V, Qt.ControlModifier);
                compare(session.shown.plyCount, 2);
                compare(session.shown.seats, PlaySession.TwoPeople);
                compare(session.variations.count, 1);
                Profile.setClipboard("two-people kayles:7,12 first 1-1/3 2-9");
                keyClick(Qt.Key_V, Qt.ControlModifier);
                compare(session.shown.plyCount, 2);
                verify(session.words.problem.includes("column"));
            }
        }
    }
}
