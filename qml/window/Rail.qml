// The rail at the left of the window: the pages, the language, and the settings at its foot.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Nimstone.Buttons
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

Rectangle {
    id: root

    required property string page

    /// Whether the pages have too little height, in large type say: the logo makes room, and they stand closer.
    readonly property bool tight: root.height < 650 + 230 * (Theme.textScale - 1)

    /// The name of the page that is seen.
    readonly property string title: {
        switch (root.page) {
        case "home": return home.text;
        case "prove": return prove.text;
        case "practise": return practise.text;
        case "contest": return contest.text;
        case "explore": return explore.text;
        case "settings": return settings.text;
        }
        return play.text;
    }

    signal opened(page: string)

    implicitWidth: Math.round(84 * (1 + (Theme.textScale - 1) * 0.7))
    color: Theme.paper
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Pages")

    Rectangle {
        anchors.right: parent.right
        width: 1
        height: parent.height
        color: Theme.line
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.spaceS
        spacing: Theme.spaceXS

        Image {
            visible: !root.tight
            source: "logo.svg"
            sourceSize: Qt.size(44, 44)
            Layout.alignment: Qt.AlignHCenter
            Layout.topMargin: Theme.spaceS
            Layout.bottomMargin: Theme.spaceL
            Accessible.role: Accessible.Graphic
            Accessible.name: "Nimstone"
        }
        AppFlickable {
            Layout.fillWidth: true
            Layout.fillHeight: true
            contentHeight: pages.implicitHeight
            // The ring of what has the focus reaches beyond it.
            clip: contentHeight > height
            Column {
                id: pages
                width: parent.width
                spacing: Theme.spaceXS
                RailButton {
                    id: home
                    objectName: "railHome"
                    width: pages.width
                    tight: root.tight
                    //: A page of the rail: where one begins
                    text: qsTr("Home")
                    iconName: "home"
                    keys: "Alt+Home"
                    current: root.page === "home"
                    onClicked: root.opened("home")
                }
                RailButton {
                    id: play
                    objectName: "railPlay"
                    width: pages.width
                    tight: root.tight
                    //: A page of the rail: play a game
                    text: qsTr("Play")
                    iconName: "circles"
                    keys: "Ctrl+1"
                    current: root.page === "play"
                    onClicked: root.opened("play")
                }
                RailButton {
                    id: prove
                    objectName: "railProve"
                    width: pages.width
                    tight: root.tight
                    //: A page of the rail: step through a proof
                    text: qsTr("Prove")
                    iconName: "columns-3"
                    keys: "Ctrl+2"
                    current: root.page === "prove"
                    onClicked: root.opened("prove")
                }
                RailButton {
                    id: practise
                    objectName: "railPractise"
                    width: pages.width
                    tight: root.tight
                    //: A page of the rail: exercises
                    text: qsTr("Practise")
                    iconName: "target-arrow"
                    keys: "Ctrl+3"
                    current: root.page === "practise"
                    onClicked: root.opened("practise")
                }
                RailButton {
                    id: contest
                    objectName: "railContest"
                    width: pages.width
                    tight: root.tight
                    //: A page of the rail: problems of programming contests
                    text: qsTr("Contest")
                    iconName: "trophy"
                    keys: "Ctrl+4"
                    current: root.page === "contest"
                    onClicked: root.opened("contest")
                }
                RailButton {
                    id: explore
                    objectName: "railExplore"
                    width: pages.width
                    tight: root.tight
                    //: A page of the rail: maps, sequences, trees and conjectures
                    text: qsTr("Explore")
                    iconName: "compass"
                    keys: "Ctrl+5"
                    current: root.page === "explore"
                    onClicked: root.opened("explore")
                }
            }
        }
        AppButton {
            id: language
            objectName: "railLanguage"
            Layout.fillWidth: true
            leftPadding: 0
            look: AppButton.Quiet
            // The name of the other language, in that language: not to be translated.
            text: Shell.language === "en" ? "中文" : "English"
            hint: qsTr("Switch the language")
            iconName: "language"
            keys: "Ctrl+L"
            onClicked: Shell.switchLanguage()
            contentItem: RailWords {
                text: language.text
                iconName: language.iconName
                tight: root.tight
            }
        }
        RailButton {
            id: settings
            objectName: "railSettings"
            Layout.fillWidth: true
            tight: root.tight
            text: qsTr("Settings")
            iconName: "settings"
            keys: "Ctrl+,"
            current: root.page === "settings"
            onClicked: root.opened("settings")
        }
    }
}
