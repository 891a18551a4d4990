#include "app/export/pdf_finish.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QPluginLoader>

namespace nimstone::exports {

namespace {

/// Looks for the plugin in the program's own folder, in the libexec folder of its package, and, for tests, in the bin folder of the build
/// tree.
PdfFinisher* loadedFinisher()
{
    const QFileInfo program(QCoreApplication::applicationFilePath());
    QPluginLoader loader;
    for (const QString& folder : {QStringLiteral("."), QStringLiteral(NIMSTONE_LIBEXEC "/") + program.fileName(), QStringLiteral("../bin")}) {
        // If there is no such file, the name stays empty.
        loader.setFileName(program.dir().absoluteFilePath(folder + QStringLiteral("/nimstone-pdf.so")));
        if (!loader.fileName().isEmpty())
            break;
    }
    return qobject_cast<PdfFinisher*>(loader.instance());
}

}  // namespace

std::optional<QByteArray> finishedPdf(const QByteArray& pdf, const PdfFinish& finish)
{
    static const PdfFinisher* const finisher = loadedFinisher();
    return finisher ? std::optional(finisher->finished(pdf, finish)) : std::nullopt;
}

}  // namespace nimstone::exports
