// nimstone-tour draws pictures of every page, for developers. It needs no display and is not installed.
#include <QCommandLineParser>
#include <QGuiApplication>
#include <cstdio>

#include "app/start/application.h"
#include "app/start/svg.h"
#include "app/start/window.h"
#include "app/tour/tour.h"

using namespace nimstone;

int main(int argc, char* argv[])
{
    const TourProfile profile;
    prepareProcess(argc, argv);
    QGuiApplication application(argc, argv);
    prepareApplication();

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Draws every page of Nimstone as pictures, and fails if a picture does not show what it should."));
    parser.addPositionalArgument(QStringLiteral("DIR"), QStringLiteral("The folder for the pictures"));
    const QCommandLineOption only(QStringLiteral("only"), QStringLiteral("Draws only the pictures whose names match GLOB"),
                                  QStringLiteral("GLOB"));
    const QCommandLineOption full(QStringLiteral("full"), QStringLiteral("Draws every state of every page"));
    parser.addOptions({only, full});
    parser.addHelpOption();
    parser.process(application);
    if (parser.positionalArguments().size() != 1) {
        std::fputs("nimstone-tour: expected one folder for the pictures\n", stderr);
        return 2;
    }

    std::fputs(qPrintable(svgComplaint()), stderr);
    Window window{Options()};
    if (!window.window())
        return 1;
    return runTour(window, {parser.positionalArguments().first(), parser.value(only), parser.isSet(full)});
}
