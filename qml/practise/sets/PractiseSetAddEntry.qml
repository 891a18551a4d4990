// The part of the panel that adds a text or a task to a set: a text in Markdown, a proof, a contest problem, or a lesson.
import QtQuick
import QtQuick.Layouts
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

ColumnLayout {
    id: root

    required property SetAdding adding
    /// The kinds of entries; `value` is the field of the kind in the file of a set.
    readonly property var kinds: [{ value: "text", name: qsTr("Text") }, { value: "proof", name: qsTr("Proof") },
        { value: "problem", name: qsTr("Contest problem") }, { value: "lesson", name: qsTr("Lesson") }]
    /// The tasks of the chosen kind; `value` is the name of the task in files.
    readonly property var tasks: root.kind === "proof" ? [...proofs.theorems].map(one => ({ value: one.value, name: one.text }))
        : root.kind === "problem" ? [...contest.problems].map(one => ({ value: one.name, name: one.label + " · " + one.title }))
        : root.kind === "lesson" ? [lessons.aside, ...lessons.path].map(one => ({ value: one.name, name: one.title })) : []
    property string kind: "text"
    property int task: 0

    /// Emitted when an entry was added.
    signal added

    function choose(kind: string, task: int): void {
        root.kind = kind;
        root.task = task;
        problem.text = "";
        if (kind === "proof")
            proofs.chooseTheorem(root.tasks[task].value);
        place.settle();
    }
    function add(): void {
        const isProof = root.kind === "proof";
        if (isProof && (!proofs.submitPosition(place.text) || proofs.words.refusal !== ""))
            return;
        const fields = isProof ? { position: proofs.words.position, move: proofs.words.moveText } : {};
        fields[root.kind] = root.kind === "text" ? area.text : root.tasks[root.task].value;
        problem.text = root.adding.addEntry(fields);
        if (problem.text !== "")
            return;
        if (root.kind === "text") {
            area.text = "";
            area.forceActiveFocus(Qt.TabFocusReason);
        }
        root.added();
    }

    spacing: Theme.spaceM

    // The sessions of other pages know the tasks, and check a position as the Prove page does.
    ProveSession { id: proofs }
    ContestList { id: contest }
    LearnSession { id: lessons }

    Heading {
        Layout.fillWidth: true
        level: 2
        text: qsTr("Text or task")
    }
    ListButton {
        objectName: "addEntryKind"
        text: root.kinds.find(one => one.value === root.kind).name
        iconName: "chevron-down"
        entries: root.kinds
        current: root.kinds.findIndex(one => one.value === root.kind)
        onChosen: index => root.choose(root.kinds[index].value, 0)
    }
    ListButton {
        objectName: "addEntryTask"
        Layout.maximumWidth: root.width
        visible: root.kind !== "text"
        wraps: true
        text: root.tasks[root.task]?.name ?? ""
        iconName: "chevron-down"
        entries: root.tasks
        current: root.task
        onChosen: index => root.choose(root.kind, index)
    }
    InputArea {
        id: area
        objectName: "addEntryText"
        Layout.fillWidth: true
        Layout.preferredHeight: 96 * Theme.textScale
        visible: root.kind === "text"
        numbered: false
        label: qsTr("Text in Markdown")
        placeholder: area.label
    }
    AppTextField {
        id: place
        objectName: "addEntryPosition"
        Layout.fillWidth: true
        visible: root.kind === "proof"
        label: qsTr("Position")
        value: proofs.words.positionText
        problem: proofs.words.positionProblem !== "" ? proofs.words.positionProblem : proofs.words.refusal
        onAccepted: root.add()
    }
    AppButton {
        objectName: "addEntryRandom"
        visible: root.kind === "proof"
        iconName: "arrows-shuffle"
        text: qsTr("Random position")
        onClicked: {
            proofs.chooseAtRandom(Shell.freshSeed());
            place.settle();
        }
    }
    AppButton {
        objectName: "addEntry"
        //: A button that adds a text or a task to a set
        text: qsTr("Add to the set")
        enabled: root.kind !== "text" || area.text.trim() !== ""
        onClicked: root.add()
    }
    ProblemText {
        id: problem
        objectName: "addEntryProblem"
        Layout.fillWidth: true
    }
}
