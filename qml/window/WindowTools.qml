// The tools of the window, which a person uses only after its first frame: the tooltip, announcements, dropped files, the message
// about a file that cannot be opened, and the keyboard shortcuts of the window. Main.qml loads them right after the first frame,
// before the first page.
import QtQuick
import Nimstone.Buttons
import Nimstone.Files
import Nimstone.Heard
import Nimstone.ViewModels

Item {
    id: root

    required property Main window

    function tell(words: string): void {
        news.tell(words);
    }

    Binding { target: Keyboard; property: "singleKeys"; value: Shell.preferences.singleKeys === "on" }

    TipPlace { contents: root.window.contentItem }
    Spoken { }

    // If the current page can open files itself, the page handles the shortcut.
    FileDrop {
        readonly property bool editing: root.window.page === "practise" && root.window.practise?.view === "sets"
        objectName: "windowFiles"
        anchors.fill: parent
        listening: root.window.page !== "play" && !editing && !root.window.lecture
        saves: false
        desk: root.window
        kind: "files"
        suffix: ""
        words: ({
            open: qsTr("Open a file"),
            //: The kind of files in a file dialog: files that this program opens, such as games, exercise sets and answers
            kind: qsTr("Nimstone files (*.nimgame *.json)")
        })
    }
    WindowNews { id: news }

    Item {
        KeyShortcut {
            keys: ["F1", "Ctrl+?"]
            words: qsTr("Show this list of keys")
            onActivated: root.window.showKeys()
        }
        KeyShortcut {
            keys: ["Ctrl++", "Ctrl+="]
            words: qsTr("Larger text")
            onActivated: root.window.scaleText(10)
        }
        KeyShortcut {
            keys: ["Ctrl+-"]
            words: qsTr("Smaller text")
            onActivated: root.window.scaleText(-10)
        }
        KeyShortcut {
            keys: ["Ctrl+0"]
            words: qsTr("Text at its usual size")
            onActivated: root.window.scaleText(0)
        }
        KeyShortcut {
            keys: ["Ctrl+Q"]
            words: qsTr("Quit")
            onActivated: Qt.quit()
        }
        KeyShortcut {
            keys: ["F6"]
            //: A keyboard shortcut for people who use a screen reader
            words: qsTr("Hear the last announcement again")
            onActivated: Announcer.repeatAnnouncement()
        }
        KeyShortcut {
            keys: ["F11"]
            words: qsTr("Full screen")
            onActivated: root.window.visibility = root.window.visibility === Window.FullScreen ? Window.Windowed : Window.FullScreen
        }
    }
}
