// A source file of the project, with its includes and imports.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace nimstone::tests {

struct Source {
    QString path;  ///< the path of the file, relative to the root of the project
    QString text;

    QString folder() const;
    QString suffix() const;
};

/// The root folder of the project, with a slash at the end.
inline const QString projectRoot = QStringLiteral(NIMSTONE_SOURCE_DIR "/");

/// Reads a file of the project, named from its root. Returns an empty text if there is no such file.
QString projectFile(const QString& path);

/// Returns every C++, QML, and JavaScript file of the project, sorted by path, without contest programs that are shown or
/// judged.
QList<Source> sourcesOf(const QString& root);

/// The file or module that one line includes or imports: `core/count.h`, `<vector>`, `Nimstone.Theme`, `"helper.js"`.
/// The name of an include in quotes is stored without the quotes; the path of an import keeps its quotes.
struct Reference {
    enum class Kind { ProjectInclude, SystemInclude, Import };
    Kind kind;
    QString name;
    int line;
};
QList<Reference> references(const Source& source);

enum class Strings { Keep, Blank };
/// Returns the text with its comments blanked out, and its strings, too, if `strings` is Blank. Line breaks stay in place.
QString code(const QString& text, Strings strings);

}  // namespace nimstone::tests
