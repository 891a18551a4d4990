// One part of a card: a paragraph, or a block, which is loaded by its kind. The file of a block has the properties `session` and
// `part`, and may have the properties `wantsFocus`, `title`, and `subtitle`.
import QtQuick
import Nimstone.ViewModels

Loader {
    id: root

    required property LearnSession session
    /// The kind and the index of the part, as in ShownCard.parts.
    required property var modelData
    /// The height that a board may fill, in pixels; 0 if the part has its own height.
    property real room: 0
    /// The loaded item, whose type depends on the kind. If its `wantsFocus` is true, it should get the keyboard focus when the card
    /// is opened.
    readonly property var shown: root.item
    /// The files of the kinds whose file does not have the name of the kind. The file of the kind "boards", for example, is
    /// BoardsBlock.
    readonly property var files: ({
        play: "GameBlock", figure: "ProofBlock", argument: "ProofBlock", choice: "QuestionBlock", number: "QuestionBlock",
        move: "QuestionBlock", complete: "QuestionBlock", tries: "QuestionBlock", recall: "QuestionBlock", problem: "ProblemsBlock"
    })

    height: root.room > 0 ? Math.max(root.room, root.implicitHeight) : undefined
    Component.onCompleted: {
        const kind = root.modelData.kind;
        if (kind === "text") {
            root.setSource(Qt.resolvedUrl("LearnText.qml"));
            root.item["text"] = Qt.binding(() => root.session.shown.parts[root.modelData.part]?.text ?? "");
        } else {
            const file = root.files[kind] ?? kind[0].toUpperCase() + kind.substring(1) + "Block";
            root.setSource(Qt.resolvedUrl("Blocks/" + file + ".qml"), { session: root.session, part: root.modelData.part });
        }
    }
}
