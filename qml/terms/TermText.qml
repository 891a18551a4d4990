// A text whose words are explained by the glossary, see TermMarks.qml.
import QtQuick
import Nimstone.Components

AppText {
    id: root

    property alias marked: marks.marked
    property alias linksByKey: marks.linksByKey

    TermMarks {
        id: marks
        source: root
    }
    HoverHandler {
        enabled: root.hoveredLink !== ""
        cursorShape: Qt.PointingHandCursor
    }
}
