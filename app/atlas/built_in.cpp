#include "app/atlas/built_in.h"

#include <QFile>

#include "core/atlas/atlas_text.h"

namespace nimstone::atlas {

const std::vector<AtlasRow>& builtIn()
{
    static const std::vector<AtlasRow> rows = [] {
        QFile file(QStringLiteral(":/nimstone/octal-games.csv"));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("the program contains no atlas");
        return readAtlas(file.readAll().toStdString()).value();
    }();
    return rows;
}

QByteArray tableOf(const std::vector<AtlasRow>& rows)
{
    return QByteArray::fromStdString(print(rows, NIMSTONE_VERSION));
}

}  // namespace nimstone::atlas
