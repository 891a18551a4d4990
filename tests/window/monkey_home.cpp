#include "tests/window/monkey_home.h"

#include <QDir>
#include <QFile>
#include <QUrl>

#include "tests/window/opened.h"

namespace nimstone::tests {

MonkeyHome::MonkeyHome()
{
    for (const char* variable : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
        qputenv(variable, QFile::encodeName(m_folder.path()));
    QDir(m_folder.path()).mkdir(QStringLiteral("Documents"));
}

void MonkeyHome::keepDialogs(QQuickWindow* window) const
{
    for (QObject* dialog : onPages<QObject>(window)) {
        const bool isForFiles = dialog->inherits("QQuickFileDialog") || dialog->inherits("QQuickFolderDialog");
        if (isForFiles && !dialog->property("currentFolder").toUrl().toLocalFile().startsWith(m_folder.path()))
            dialog->setProperty("currentFolder", QUrl::fromLocalFile(m_folder.path()));
    }
}

}  // namespace nimstone::tests
