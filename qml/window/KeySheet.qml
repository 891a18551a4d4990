// The list of keyboard shortcuts: first the shortcuts of the open page, then the shortcuts of the window. Each entry is read
// from the button, the shortcut or the table of keys that handles the key.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

InfoSheet {
    id: root

    /// The items whose shortcuts work on every page.
    required property var everywhere
    property Item page: null
    property var ofPage: []
    property var ofWindow: []

    function show(page: Item): void {
        root.page = page;
        root.collect();
        root.open();
    }

    function collect(): void {
        root.ofPage = root.keysWithin(root.page, []);
        const found = [];
        root.everywhere.forEach(item => root.keysWithin(item, found));
        root.ofWindow = found;
    }

    /// Adds the shortcuts of `item` and of the visible items inside it to `found`, each key once.
    function keysWithin(item: Item, found: var): var {
        if (!item || !item.visible)
            return found;
        if (item["keyTable"])
            item["keyTable"].forEach(row => root.add(found, Keyboard.labels(row), row.words));
        const label = item["keyLabel"] ?? item["keys"];
        if (typeof label === "string" && label !== "")
            root.add(found, [label], item["hint"] || item["text"] || "");
        for (let index = 0; index < item.resources.length; ++index) {
            const shortcut = item.resources[index];
            if (shortcut["words"] !== undefined && shortcut["keys"] !== undefined && shortcut["enabled"])
                root.add(found, shortcut["label"] ? [shortcut["label"]] : shortcut["keys"], shortcut["words"]);
        }
        for (let index = 0; index < item.children.length; ++index)
            root.keysWithin(item.children[index], found);
        return found;
    }

    function add(found: var, keys: var, words: string): void {
        const fresh = keys.filter(key => Keyboard.heard(key) !== "" && !found.some(row => row.keys.includes(key)));
        const same = found.find(row => row.words === words);
        if (fresh.length === 0 || words === "")
            return;
        if (same)
            same.keys = same.keys.concat(fresh);
        else
            found.push({ keys: fresh, words: words });
    }

    Connections {
        target: Shell
        function onLanguageChanged(): void { Qt.callLater(root.collect); }
    }

    objectName: "keySheet"
    //: The heading of a dialog that lists the keyboard shortcuts
    title: qsTr("Keys")

    KeyList {
        visible: rows.length > 0
        width: parent.width
        heading: qsTr("On this page")
        rows: root.ofPage
    }
    KeyList {
        width: parent.width
        heading: qsTr("Everywhere")
        rows: root.ofWindow
    }

    component KeyList: Column {
        id: list
        required property string heading
        required property var rows

        spacing: Theme.spaceXS
        AppText {
            width: parent.width
            text: list.heading
            font.bold: true
            Accessible.role: Accessible.Heading
        }
        Repeater {
            model: list.rows
            Item {
                id: row
                required property var modelData

                width: list.width
                height: Math.max(caps.height, words.height) + Theme.spaceXS
                Accessible.role: Accessible.StaticText
                Accessible.name: row.modelData.keys.join(", ") + ": " + words.text
                Flow {
                    id: caps
                    width: row.width * 0.36
                    spacing: Theme.spaceXS
                    Repeater {
                        model: row.modelData.keys
                        Keycap {
                            required property string modelData
                            label: modelData
                            tint: Theme.ink
                        }
                    }
                }
                MuteText {
                    id: words
                    x: row.width * 0.38
                    width: row.width - x
                    text: row.modelData.words
                }
            }
        }
    }
}
