// The system's dialog for a file; where it has none, Qt's own, in the window as the sheets are.
import QtQuick
import QtQuick.Dialogs

FileDialog {
    id: root

    Component.onCompleted: root.stay(root)

    /// From Qt 6.8 on its own would stand in a window beside this one.
    function stay(dialog: var): void {
        if (dialog.popupType !== undefined)
            dialog.popupType = 0;
    }
}
