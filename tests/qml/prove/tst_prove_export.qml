// The button that takes a proof away: its menu by the keyboard, what it tells, and that no dialog is loaded before its time.
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

        function test_copiesByTheKeyboard(): void {
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

        function test_offersOnlyWhatThereIs(): void {
            const button = createTemporaryObject(buttons, root);
            compare(button.entries.length, 11);
            proofs.submitPosition("nim:1,1");
            verify(proofs.words.refusal !== "");
            compare(button.entries.length, 2);
            proofs.submitPosition("nim:42,27,19");
            compare(button.entries.length, 11);
        }
    }
}
