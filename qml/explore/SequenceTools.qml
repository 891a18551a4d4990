// How a sequence is shown: its values or their differences, as a plot or a table, how many terms, and how close.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Flow {
    id: root

    required property SequenceModel model
    required property bool asTable
    required property bool comparing

    signal tableWanted(table: bool)
    signal compareWanted(compare: bool)
    signal zoomed(factor: real)
    /// A choice was made: the keys belong to the view again.
    signal settled

    spacing: Theme.spaceS

    Choice {
        objectName: "sequenceShape"
        label: qsTr("Plot or table")
        value: root.asTable ? "table" : "plot"
        options: [{ value: "plot", text: qsTr("Plot") }, { value: "table", text: qsTr("Table") }]
        onChosen: value => root.tableWanted(value === "table")
    }
    Choice {
        objectName: "sequenceValues"
        label: qsTr("Values or differences")
        value: root.model.differences ? "differences" : "values"
        options: [
            //: Grundy values of a sequence, as against their differences
            { value: "values", text: qsTr("Values") },
            //: g(n) − g(n − 1)
            { value: "differences", text: qsTr("Differences") }
        ]
        onChosen: value => {
            root.model.differences = value === "differences";
            root.settled();
        }
    }
    AppButton {
        objectName: "sequenceLength"
        text: root.model.lengths.find(length => length.terms === root.model.wanted)?.name ?? ""
        iconName: "chevron-down"
        hint: qsTr("Choose how many terms to compute")
        listOpen: list.visible
        onClicked: list.open()
        DropList {
            id: list
            objectName: "sequenceLengths"
            y: parent.height + Theme.spaceXS
            room: Qt.size(root.Window.width, root.Window.height)
            entries: root.model.lengths
            current: root.model.lengths.findIndex(length => length.terms === root.model.wanted)
            onChosen: index => {
                root.model.wanted = root.model.lengths[index].terms;
                root.settled();
            }
        }
    }
    AppButton {
        objectName: "sequenceRare"
        visible: root.model.mayBeRare
        checkable: true
        checked: root.model.rare
        //: Marks the values of a sequence that are rare, in a sparse space
        text: qsTr("Mark rare")
        hint: root.model.rareWords
        onClicked: root.model.rare = checked
    }
    AppButton {
        objectName: "sequenceCompare"
        checkable: true
        checked: root.comparing
        text: qsTr("Compare")
        hint: qsTr("Compare the sequence with your own terms, or find the game they belong to")
        onClicked: root.compareWanted(checked)
    }
    Row {
        visible: !root.asTable
        spacing: Theme.spaceXS
        AppButton {
            objectName: "sequenceCloser"
            look: AppButton.Quiet
            iconName: "zoom-in"
            hint: qsTr("Zoom in")
            onClicked: root.zoomed(2)
        }
        AppButton {
            objectName: "sequenceFarther"
            look: AppButton.Quiet
            iconName: "zoom-out"
            hint: qsTr("Zoom out")
            enabled: root.model.to - root.model.from < root.model.wanted
            onClicked: root.zoomed(0.5)
        }
        AppButton {
            objectName: "sequenceAll"
            look: AppButton.Quiet
            visible: root.model.to - root.model.from < root.model.wanted
            text: qsTr("See all")
            onClicked: root.model.fit()
        }
    }
}
