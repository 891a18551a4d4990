// The card with the position of the day.
import QtQuick
import Nimstone.ViewModels

HomeCard {
    id: root

    readonly property alias daily: daily

    //: A heading: the position of the day
    title: qsTr("Today's position")
    text: daily.words.about + "<br>" + (daily.words.solved ? qsTr("Solved.") : qsTr("Find every winning move, then say why."))
    iconName: "calendar"
    action: daily.words.solved ? qsTr("Look at it again") : qsTr("Solve it")
    button: "solveDaily"

    DailyPosition {
        id: daily
        progress: Shell.progress
    }
}
