// Shared code for the tests of exercise sets. Each test starts with an empty editor. The functions find, press and read
// items of the page.
import QtQuick
import QtTest
import Nimstone.Tests
import Nimstone.ViewModels
import Nimstone.Window

WindowCase {
    id: root

    required property Main window
    property var page: null
    property var editor: null
    property Item list: null

    function initTestCase() {
        Shell.preferences.language = "en";
        Shell.preferences.motion = "none";
        activate(root.window);
        tryVerify(() => findChild(root.window.contentItem, "page-practise").item !== null);
        root.page = findChild(root.window.contentItem, "page-practise").item;
        keyClick(Qt.Key_E, Qt.AltModifier);
        tryVerify(() => root.page.view === "sets" && root.page.sets !== null);
        root.editor = root.page.sets.editor;
        tryVerify(() => !root.editor.busy);
        root.list = findChild(root.window.contentItem, "setList");
    }

    function init() {
        failOnWarning(Warnings.any);
        if (root.page.view !== "sets")
            root.page.showSets(true);
        root.editor.clear();
        root.editor.exercises.answersShown = false;
        choose([1]);
    }

    /// Chooses exactly these skills.
    function choose(skills) {
        for (let skill = 0; skill < root.editor.adding.chosen.length; ++skill) {
            if (root.editor.adding.chosen[skill] !== skills.includes(skill))
                root.editor.adding.toggle(skill);
        }
    }

    function cleanup() {
        Shell.preferences.language = "en";
        if (root.page.sets.sheet)
            root.page.sets.sheet.close();
        Shell.preferences.textScale = 100;
        Shell.preferences.singleKeys = "on";
        root.window.width = 960;
        root.window.height = 600;
        tryVerify(() => root.window.contentItem.width === 960 && root.window.contentItem.height === 600);
    }

    function part(name) {
        const found = inFront(name, rootOf(root.window.contentItem));
        verify(found, "there is no item " + name);
        return found;
    }

    /// The visible item with this name inside `item`; null if there is none.
    function inFront(name, item) {
        if (!item.visible)
            return null;
        if (item.objectName === name)
            return item;
        for (let i = item.children.length - 1; i >= 0; --i) {
            const found = inFront(name, item.children[i]);
            if (found)
                return found;
        }
        return null;
    }

    function press(name) {
        mouseClick(part(name));
    }

    function codes() {
        const codes = [];
        for (let row = 0; row < root.editor.exercises.count; ++row)
            codes.push(root.editor.exercises.data(root.editor.exercises.index(row, 0), 0x0106));
        return codes;
    }

    /// Creates the first suggested set and focuses its list.
    function begin() {
        press("readySet0");
        compare(root.editor.exercises.count, 12);
        tryVerify(() => root.list.activeFocus);
        tryVerify(() => root.list.currentItem !== null);
        compare(root.list.currentIndex, 0);
        return codes();
    }
}
