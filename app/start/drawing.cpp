#include "app/start/drawing.h"

#include <QQuickWindow>
#include <string>
#include <vector>

#include "app/drawing/facts.h"
#include "app/storage/preferences.h"

namespace nimstone {

void applyDrawing(int argc, char* argv[])
{
    const std::string preference = Preferences::storedDrawing().toStdString();
    const std::vector<std::string> arguments(argv, argv + argc);
    switch (chooseDrawing(gatherDrawingFacts(preference, arguments))) {
    case Drawing::OpenGL:
        QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
        break;
    case Drawing::Software:
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
        break;
    case Drawing::LeftToQt:
        break;
    }
}

}  // namespace nimstone
