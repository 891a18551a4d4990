// Tests formulas in a text that wraps: each formula stays on one line, and the binding of the text stays intact.
import QtQuick
import QtTest
import Nimstone.Components

Item {
    id: root

    property string words: ""

    AppText {
        id: shown
        width: 200
        text: root.words
    }
    AppText {
        id: plain
        width: 200
        textFormat: Text.PlainText
        text: root.words
    }
    AppText {
        id: label
        wrapMode: Text.NoWrap
        text: root.words
    }

    Component {
        id: made
        AppText {
            required property string said
            text: said
        }
    }

    TestCase {
        name: "Formulas"

        function test_theInitialTextKeepsItsFormulaWhole() {
            const text = createTemporaryObject(made, root, { said: "so s = 0" }) as AppText;
            compare(text.text, "so s&nbsp;=&nbsp;0");
            text.said = "so t = 0";
            compare(text.text, "so t&nbsp;=&nbsp;0");
        }

        function test_formulasAreNotWrapped_data() {
            return [
                { tag: "a formula", words: "so s = 0", rich: "so s&nbsp;=&nbsp;0", plain: "so s\u00A0=\u00A00" },
                { tag: "words", words: "take two stones", rich: "take two stones", plain: "take two stones" },
                { tag: "a position", words: "from <b>(3, 5)</b>", rich: "from <b>(3,&nbsp;5)</b>", plain: "from <b>(3,\u00A05)</b>" },
                { tag: "the first formula again", words: "so s = 0", rich: "so s&nbsp;=&nbsp;0", plain: "so s\u00A0=\u00A00" },
            ];
        }

        // The rows change the same binding one after another, so a binding that was broken by writing the text would be found.
        function test_formulasAreNotWrapped(row) {
            root.words = row.words;
            compare(shown.text, row.rich);
            compare(plain.text, row.plain);
            compare(label.text, row.words);
            verify(!shown.Accessible.name.includes("nbsp"), shown.Accessible.name);
        }
    }
}
