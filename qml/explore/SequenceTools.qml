// The settings of a sequence: values or differences, plot or table, the number of terms, and the zoom.
pragma ComponentBehavior: Bound
import QtQuick
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Flow {
    id: root

    required property SequenceModel model
    required property SequenceView view
    readonly property var lengths: [1000, 10000, 100000, 1000000, 10000000]
    readonly property bool isPart: root.model.to - root.model.from < root.model.wanted
    property bool asTable: false
    property bool comparing: false

    /// Emitted when a person switches the comparison with entered terms on or off.
    signal compared
    /// Emitted when a person made a choice: the view should take the keyboard focus back.
    signal settled

    function lengthName(terms: int): string {
        return qsTr("%1 terms").arg(terms.toLocaleString(Qt.locale("en"), "f", 0));
    }

    component Tool: AppButton { look: AppButton.Quiet }

    spacing: Theme.spaceS

    Choice {
        objectName: "sequenceShape"
        label: qsTr("Plot or table")
        value: root.asTable ? "table" : "plot"
        options: [{ value: "plot", text: qsTr("Plot") }, { value: "table", text: qsTr("Table") }]
        onChosen: value => {
            root.asTable = value === "table";
            root.settled();
        }
    }
    Choice {
        objectName: "sequenceValues"
        label: qsTr("Values or differences")
        value: root.model.differences ? "differences" : "values"
        options: [
            //: The view shows the Grundy values of a sequence instead of their differences
            { value: "values", text: qsTr("Values") },
            //: The view shows the differences g(n) − g(n − 1) of a sequence instead of its values
            { value: "differences", text: qsTr("Differences") }
        ]
        onChosen: value => {
            root.model.differences = value === "differences";
            root.settled();
        }
    }
    ListButton {
        objectName: "sequenceLength"
        text: root.lengthName(root.model.wanted)
        iconName: "chevron-down"
        hint: qsTr("Choose how many terms to compute")
        entries: root.lengths.map(terms => ({ name: root.lengthName(terms) }))
        current: root.lengths.indexOf(root.model.wanted)
        onChosen: index => {
            root.model.wanted = root.lengths[index];
            root.settled();
        }
    }
    ToggleButton {
        objectName: "sequenceRare"
        visible: root.model.shown.rareWords !== ""
        on: root.model.rare
        //: A switch that marks the rare values of a sequence, which belong to its sparse space
        text: qsTr("Mark rare")
        hint: root.model.shown.rareWords
        onClicked: root.model.rare = !root.model.rare
    }
    ToggleButton {
        objectName: "sequenceCompare"
        on: root.comparing
        text: qsTr("Compare")
        hint: qsTr("Compare the sequence with your own terms, or find the game they belong to")
        onClicked: {
            root.comparing = !root.comparing;
            root.compared();
        }
    }
    Row {
        visible: !root.asTable
        spacing: Theme.spaceXS
        Tool {
            objectName: "sequenceCloser"
            iconName: "zoom-in"
            hint: qsTr("Zoom in")
            onClicked: root.view.zoom(2)
        }
        Tool {
            objectName: "sequenceFarther"
            iconName: "zoom-out"
            hint: qsTr("Zoom out")
            enabled: root.isPart
            onClicked: root.view.zoom(0.5)
        }
        Tool {
            objectName: "sequenceAll"
            visible: root.isPart
            text: qsTr("See all")
            onClicked: root.model.fit()
        }
    }
}
