#include "app/start/svg.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageReader>

namespace nimstone {

namespace {

struct SvgTexts {
    Q_DECLARE_TR_FUNCTIONS(Options)
};

}  // namespace

QString svgComplaint()
{
    // The check reads an image instead of the list of formats. Reading an image loads only the SVG plugin, which is
    // needed later anyway.
    QBuffer picture;
    picture.setData(QByteArrayLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\"/>"));
    QImageReader reader(&picture, "svg");
    if (reader.canRead())
        return {};
    //: The text contains the names of two packages of Linux systems
    return SvgTexts::tr("Stones and icons cannot be drawn: Qt's plugin for SVG images is missing. Install qt6-svg-plugins (on older systems: libqt6svg6).")
        + QLatin1Char('\n');
}

}  // namespace nimstone
