// The files of a monkey, in a temporary folder, so that it cannot damage a file of the user.
#pragma once

#include <QQuickWindow>
#include <QTemporaryDir>

namespace nimstone::tests {

/// The home folder of this process while the object exists: all files are written there.
class MonkeyHome {
public:
    MonkeyHome();
    /// Keeps the file dialogs of the window inside the folder.
    void keepDialogs(QQuickWindow* window) const;

private:
    QTemporaryDir m_folder;
};

}  // namespace nimstone::tests
