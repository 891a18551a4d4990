// Tests the button that exports a proof: its menu is used by keys, it shows messages, and no dialog is loaded before it is
// needed.
import QtQuick
import QtTest
import Nimstone.Prove
import Nimstone.Theme
import Nimstone.ViewModels

Item {
    id: root
    width: 960
    height: 600

    ProveSession { id: proofs }
    Component {
        id: buttons
        ProveExportButton { session: proofs }
    }

    TestCase {
        name: "ProveExport"
        when: windowShown

        function test_aProofIsCopiedWithTheKeyboard(): void {
            const button = createTemporaryObject(buttons, root);
            compare(findChild(button, "exportDialog"), null);
            keyClick(Qt.Key_E, Qt.ControlModifier);
            const menu = findChild(button, "proveExportList");
            tryCompare(menu, "opened", true);
            keyClick(Qt.Key_Return);
            tryCompare(menu, "visible", false);
            verify(button.exporter.news.includes("Markdown"));
            const news = findChild(button, "exportNews");
            tryCompare(news, "visible", true);
            button.exporter.dismiss();
            tryCompare(news, "visible", false);
            compare(findChild(button, "exportDialog"), null);
        }

        /// A click on the entry changes the paper of the next PDF, and the list stays open.
        function test_aListEntryChangesThePaper(): void {
            Shell.preferences.paper = "a4";
            const button = createTemporaryObject(buttons, root);
            compare(button.exporter.paper, "a4");
            mouseClick(button);
            const menu = findChild(button, "proveExportList");
            tryCompare(menu, "opened", true);
            const list = findChild(menu.contentItem, "dropList") ?? menu.contentItem;
            const place = button.entries.findIndex(entry => entry.paper);
            list.currentIndex = place;
            list.positionViewAtIndex(place, ListView.Contain);
            tryVerify(() => list.currentItem !== null && list.currentItem.modelData.name === "Paper: A4");
            tryVerify(() => list.contains(list.mapFromItem(list.currentItem, 20, 20)));
            mouseClick(list.currentItem);
            tryCompare(button.exporter, "paper", "letter");
            compare(Shell.preferences.paper, "letter");
            verify(menu.opened);
            tryVerify(() => list.currentIndex === place && list.currentItem.modelData.name === "Paper: Letter");
            keyClick(Qt.Key_Return);
            tryCompare(Shell.preferences, "paper", "a4");
            Shell.preferences.paper = "system";
            verify(["a4", "letter"].includes(button.exporter.paper));
            menu.close();
        }

        function test_aRefusedPositionOffersFewerExports(): void {
            const button = createTemporaryObject(buttons, root);
            compare(button.entries.length, 12);
            proofs.submitPosition("nim:1,1");
            verify(proofs.words.refusal !== "");
            compare(button.entries.length, 3);
            proofs.submitPosition("nim:42,27,19");
            compare(button.entries.length, 12);
        }
    }
}
