// The rail on the left of the window: the pages, and at the bottom the language and the settings.
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

    /// True if there is little height for the page buttons, for example with large text: the logo is hidden and the gaps are
    /// smaller.
    readonly property bool tight: root.height < 650 + 230 * (Theme.textScale - 1)

    /// The name of the page that is shown.
    readonly property string title: ([home, prove, practise, contest, explore, settings].find(button => button.current) ?? play).text

    signal opened(page: string)

    implicitWidth: Math.round(84 * (1 + (Theme.textScale - 1) * 0.7))
    color: Theme.paper
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("Pages")

    component PageButton: RailButton {
        id: button
        required property string page
        tight: root.tight
        current: root.page === button.page
        onClicked: root.opened(button.page)
    }

    Rule {
        anchors.right: parent.right
        height: parent.height
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
            // Clipped only if it scrolls, because the focus ring reaches beyond its edge.
            clip: contentHeight > height
            Column {
                id: pages
                width: parent.width
                spacing: Theme.spaceXS
                PageButton {
                    id: home
                    objectName: "railHome"
                    width: pages.width
                    page: "home"
                    //: A page of the rail: where one begins
                    text: qsTr("Home")
                    iconName: "home"
                    keys: "Alt+Home"
                }
                PageButton {
                    id: play
                    objectName: "railPlay"
                    width: pages.width
                    page: "play"
                    //: A page of the rail: play a game
                    text: qsTr("Play")
                    iconName: "circles"
                    keys: "Ctrl+1"
                }
                PageButton {
                    id: prove
                    objectName: "railProve"
                    width: pages.width
                    page: "prove"
                    //: A page of the rail: step through a proof
                    text: qsTr("Prove")
                    iconName: "columns-3"
                    keys: "Ctrl+2"
                }
                PageButton {
                    id: practise
                    objectName: "railPractise"
                    width: pages.width
                    page: "practise"
                    //: A page of the rail: exercises
                    text: qsTr("Practise")
                    iconName: "target-arrow"
                    keys: "Ctrl+3"
                }
                PageButton {
                    id: contest
                    objectName: "railContest"
                    width: pages.width
                    page: "contest"
                    //: A page of the rail: problems of programming contests
                    text: qsTr("Contest")
                    iconName: "trophy"
                    keys: "Ctrl+4"
                }
                PageButton {
                    id: explore
                    objectName: "railExplore"
                    width: pages.width
                    page: "explore"
                    //: A page of the rail: maps, sequences, trees and conjectures
                    text: qsTr("Explore")
                    iconName: "compass"
                    keys: "Ctrl+5"
                }
            }
        }
        AppButton {
            id: language
            objectName: "railLanguage"
            Layout.fillWidth: true
            leftPadding: 0
            look: AppButton.Quiet
            // The name of the other language, in that language; it is not translated.
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
        PageButton {
            id: settings
            objectName: "railSettings"
            Layout.fillWidth: true
            page: "settings"
            text: qsTr("Settings")
            iconName: "settings"
            keys: "Ctrl+,"
        }
    }
}
