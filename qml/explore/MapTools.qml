// The settings of the map: outcomes or values, the numbers on the axes, the marks, and the game to compare with.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Flow {
    id: root

    required property MapModel model
    /// True if the map shows the two lines with the slopes φ and 1/φ.
    property bool golden: false
    property bool diagonal: false

    /// Emitted when a person made a choice: the map should take the keyboard focus back.
    signal settled

    /// The switches. The function `flip` of a switch changes its state.
    readonly property var toggles: [
        { name: "mapGolden", offered: root.model.goldenOffered, on: root.golden, flip: () => root.golden = !root.golden,
            text: qsTr("φ lines"), hint: qsTr("Shows the lines on which one number is φ times the other") },
        { name: "mapDiagonal", offered: true, on: root.diagonal, flip: () => root.diagonal = !root.diagonal,
            text: qsTr("Diagonal"), hint: qsTr("Shows the line of equal numbers, across which many maps are mirrored") },
        { name: "mapAlike", offered: root.model.values, on: root.model.highlightsEqualValues, flip: () => root.model.highlightsEqualValues = !root.model.highlightsEqualValues,
            text: qsTr("Equal values"), hint: qsTr("Highlights the cells that have the value of the chosen cell") },
        { name: "mapReach", offered: root.model.outcomesOffered, on: root.model.showsReach,
            flip: () => root.model.showsReach = !root.model.showsReach,
            text: qsTr("Can reach it"), hint: qsTr("Frames the cells from which one move leads to the chosen cell") }
    ]

    readonly property var offered: root.toggles.filter(toggle => toggle.offered)
    /// True if the switches are entries of a list, because they do not fit into the row.
    readonly property bool folded: root.width < (root.model.places.length > 2 ? 1080 : 780) * Theme.textScale

    function compare(game: string): void {
        if (root.model.compareWith(game)) {
            other.settle();
            root.settled();
        }
    }

    spacing: Theme.spaceXS
    visible: root.model.there

    component PlaceButton: ListButton {
        id: place
        /// The name that the model gives the axis: "across" or "up".
        required property string direction
        iconName: "chevron-down"
        look: AppButton.Quiet
        visible: root.model.places.length > 2
        entries: Array.from(root.model.places).map(name => ({ name: name }))
        current: root.model[place.direction]
        onChosen: index => {
            root.model[place.direction] = index;
            root.settled();
        }
    }

    Choice {
        objectName: "mapMeasure"
        visible: root.model.outcomesOffered && root.model.valuesOffered
        label: qsTr("What the cells show")
        value: root.model.values ? "values" : "outcomes"
        options: [
            //: The cells of a map show the outcome
            { value: "outcomes", text: qsTr("P and N") },
            //: The cells of a map show the Grundy value
            { value: "values", text: qsTr("Values") }
        ]
        onChosen: value => {
            root.model.values = value === "values";
            root.settled();
        }
    }
    PlaceButton {
        objectName: "mapAcross"
        direction: "across"
        //: The number of a position that is on the horizontal axis of a map; %1 is the name of this number
        text: qsTr("Across: %1").arg(root.model.places[root.model.across] ?? "")
    }
    PlaceButton {
        objectName: "mapUp"
        direction: "up"
        //: The number of a position that is on the vertical axis of a map; %1 is the name of this number
        text: qsTr("Up: %1").arg(root.model.places[root.model.up] ?? "")
    }
    // The model is a number and not the list, so that the buttons survive a change of their texts.
    Repeater {
        model: root.toggles.length
        ToggleButton {
            id: toggle
            required property int index
            readonly property var row: root.toggles[toggle.index]
            objectName: toggle.row.name
            visible: toggle.row.offered && !root.folded
            on: toggle.row.on
            look: AppButton.Quiet
            text: toggle.row.text
            hint: toggle.row.hint
            onClicked: {
                toggle.row.flip();
                root.settled();
            }
        }
    }
    ListButton {
        objectName: "mapMarks"
        visible: root.folded
        look: AppButton.Quiet
        //: A button that opens the list of marks in a map, such as the diagonal and the cells of equal value
        text: qsTr("Marks")
        iconName: "chevron-down"
        hint: qsTr("Choose what is marked in the map")
        entries: root.offered.map(toggle => ({
            name: toggle.text,
            //: In a list, beside the name of lines or cells that are now marked in the map
            more: toggle.on ? qsTr("shown") : ""
        }))
        onChosen: index => {
            root.offered[index].flip();
            root.settled();
        }
    }
    Row {
        visible: root.model.outcomesOffered
        spacing: Theme.spaceXS
        AppTextField {
            id: other
            objectName: "mapOther"
            width: (root.model.otherProblem === "" ? 170 : 300) * Theme.textScale
            label: qsTr("Compare with another game")
            placeholderText: qsTr("Compare with…")
            value: root.model.other
            problem: root.model.otherProblem
            onAccepted: root.compare(other.text)
        }
        AppButton {
            objectName: "mapOtherClear"
            visible: root.model.other !== ""
            iconName: "x"
            hint: qsTr("End the comparison")
            onClicked: root.compare("")
        }
    }
}
