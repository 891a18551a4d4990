// What the map shows: who wins or the values, which numbers run, what is marked in it, and the game that it is compared with.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Heard
import Nimstone.Theme
import Nimstone.ViewModels

Flow {
    id: root

    required property MapModel model
    required property bool golden
    required property bool diagonal

    signal goldenToggled
    signal diagonalToggled
    /// A choice was made: the keys belong to the map again.
    signal settled

    spacing: Theme.spaceXS
    visible: root.model.there

    /// A switch; what it shows is the model's to say.
    component Toggle: AppButton {
        id: toggle
        required property bool on
        checkable: true
        checked: toggle.on
        look: AppButton.Quiet

        function follow(): void {
            toggle.checked = Qt.binding(() => toggle.on);
            root.settled();
        }
    }
    component PlaceButton: AppButton {
        id: place
        required property int current
        required property string direction
        signal placed(index: int)
        text: place.direction.arg(root.model.places[place.current] ?? "")
        iconName: "chevron-down"
        look: AppButton.Quiet
        visible: root.model.places.length > 2
        listOpen: list.visible
        onClicked: list.open()
        DropList {
            id: list
            y: parent.height + Theme.spaceXS
            room: Qt.size(root.Window.width, root.Window.height)
            entries: Array.from(root.model.places).map(name => ({ name: name }))
            current: place.current
            onChosen: index => {
                place.placed(index);
                root.settled();
            }
        }
    }

    Choice {
        objectName: "mapMeasure"
        visible: root.model.outcomesOffered && root.model.valuesOffered
        label: qsTr("What the cells show")
        value: root.model.values ? "values" : "outcomes"
        options: [
            //: What the cells of a map show: who wins
            { value: "outcomes", text: qsTr("P and N") },
            //: What the cells of a map show: Grundy values
            { value: "values", text: qsTr("Values") }
        ]
        onChosen: value => {
            root.model.values = value === "values";
            root.settled();
        }
    }
    PlaceButton {
        objectName: "mapAcross"
        current: root.model.across
        //: Which number of a position runs across the map: %1 is its name
        direction: qsTr("Across: %1")
        onPlaced: index => root.model.across = index
    }
    PlaceButton {
        objectName: "mapUp"
        current: root.model.up
        //: Which number of a position runs up the map: %1 is its name
        direction: qsTr("Up: %1")
        onPlaced: index => root.model.up = index
    }
    Toggle {
        objectName: "mapGolden"
        visible: root.model.goldenOffered
        on: root.golden
        text: qsTr("φ lines")
        hint: qsTr("Shows the lines on which one number is φ times the other")
        onClicked: {
            root.goldenToggled();
            follow();
        }
    }
    Toggle {
        objectName: "mapDiagonal"
        on: root.diagonal
        text: qsTr("Diagonal")
        hint: qsTr("Shows the line of equal numbers, across which many maps are mirrored")
        onClicked: {
            root.diagonalToggled();
            follow();
        }
    }
    Toggle {
        objectName: "mapAlike"
        visible: root.model.values
        on: root.model.litAlike
        text: qsTr("Equal values")
        hint: qsTr("Highlights the cells that have the value of the chosen cell")
        onClicked: {
            root.model.litAlike = !root.model.litAlike;
            follow();
        }
    }
    Toggle {
        objectName: "mapReach"
        visible: root.model.outcomesOffered
        on: root.model.showsReach
        text: qsTr("Can reach it")
        hint: qsTr("Frames the cells from which one move leads to the chosen cell")
        onClicked: {
            root.model.showsReach = !root.model.showsReach;
            follow();
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
            onAccepted: {
                if (root.model.compareWith(other.text)) {
                    other.settle();
                    root.settled();
                }
            }
        }
        AppButton {
            objectName: "mapOtherClear"
            visible: root.model.other !== ""
            iconName: "x"
            hint: qsTr("End the comparison")
            onClicked: {
                root.model.compareWith("");
                other.settle();
                root.settled();
            }
        }
    }
}
