// The navigation bar (the rail) at the left edge of the window: buttons for the pages, and at the bottom buttons for
// the language and the settings.
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

    /// True if there is little height for the buttons of the pages, for example with large text. The logo is then hidden, and
    /// the gaps are smaller.
    readonly property bool tight: root.height < 700 + 270 * (Theme.textScale - 1)

    /// The title of the page that is shown.
    readonly property string title: ([home, learn, prove, practise, contest, explore, settings].find(button => button.current) ?? play).text

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
            // The content is clipped only if it scrolls, because the focus ring reaches beyond its edge.
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
                    //: A page on the rail: the page with which a person begins
                    text: qsTr("Home")
                    iconName: "home"
                    keys: "Alt+Home"
                }
                PageButton {
                    id: learn
                    objectName: "railLearn"
                    width: pages.width
                    page: "learn"
                    //: A page on the rail: lessons
                    text: qsTr("Learn")
                    iconName: "route"
                    keys: "Ctrl+6"
                }
                PageButton {
                    id: play
                    objectName: "railPlay"
                    width: pages.width
                    page: "play"
                    //: A page on the rail: games
                    text: qsTr("Play")
                    iconName: "circles"
                    keys: "Ctrl+1"
                }
                PageButton {
                    id: prove
                    objectName: "railProve"
                    width: pages.width
                    page: "prove"
                    //: A page on the rail: proofs, step by step
                    text: qsTr("Prove")
                    iconName: "columns-3"
                    keys: "Ctrl+2"
                }
                PageButton {
                    id: practise
                    objectName: "railPractise"
                    width: pages.width
                    page: "practise"
                    //: A page on the rail: exercises
                    text: qsTr("Practise")
                    iconName: "target-arrow"
                    keys: "Ctrl+3"
                }
                PageButton {
                    id: contest
                    objectName: "railContest"
                    width: pages.width
                    page: "contest"
                    //: A page on the rail: problems of programming contests
                    text: qsTr("Contest")
                    iconName: "trophy"
                    keys: "Ctrl+4"
                }
                PageButton {
                    id: explore
                    objectName: "railExplore"
                    width: pages.width
                    page: "explore"
                    //: A page on the rail: maps, sequences, trees and conjectures
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
            // The name of the other language, in that language. This text is not translated.
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
