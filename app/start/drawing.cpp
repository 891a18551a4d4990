#include "app/start/drawing.h"

#include <QQuickWindow>
#include <string>
#include <vector>

#include "app/graphics/facts.h"
#include "app/storage/preferences.h"

namespace nimstone {

void applyDrawing(int argc, char* argv[])
{
    const std::string preference = Preferences::storedDrawing().toStdString();
    const std::vector<std::string> arguments(argv, argv + argc);
    switch (chooseDrawing(gatherDrawingFacts(preference, arguments))) {
    case Drawing::OpenGL:
        QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
        // Qt combines small images in a texture atlas that is half as large as the screen. Nimstone has few images, and
        // a size of 512 pixels saves 15 MB.
        for (const char* side : {"QSG_ATLAS_WIDTH", "QSG_ATLAS_HEIGHT"}) {
            if (!qEnvironmentVariableIsSet(side))
                qputenv(side, "512");
        }
        break;
    case Drawing::Software:
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
        break;
    case Drawing::LeftToQt:
        break;
    }
}

}  // namespace nimstone
