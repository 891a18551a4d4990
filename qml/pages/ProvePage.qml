// The Prove page.
import QtQuick
import Nimstone.Components

Item {
    id: root

    Heading { anchors.centerIn: parent; text: "Prove" }
}
