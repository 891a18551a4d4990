// The rules for the structure of the project, as rules.json states them: which folder may use which, and what the code of a
// folder must not contain.
#pragma once

#include <QHash>
#include <QList>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include "tests/structure/source_text.h"

namespace nimstone::tests {

/// The files of the project that code can include, and the folder of each QML module that code can import.
struct ProjectFiles {
    QSet<QString> files;
    QHash<QString, QString> modules;
};

/// Collects the files and QML modules of the project in `root`. A module is named in the CMakeLists.txt of its folder, or
/// registered by a program.
ProjectFiles projectFilesAt(const QString& root, const QList<Source>& sources);

/// A pattern that the code of some folders must not match. Comments and strings are ignored.
struct PatternRule {
    QString row;
    QStringList in;      ///< beginnings of the paths to which the rule applies
    QStringList except;  ///< beginnings of the paths that are exceptions
    QStringList suffixes;
    QRegularExpression pattern;

    bool appliesTo(const Source& source) const;
};

/// A rule that the files in `in` must never include the files in `never`.
struct IncludeRule {
    QString row;
    QStringList in;     ///< beginnings of the paths of these files
    QStringList never;  ///< beginnings of the paths that these files must not include

    bool appliesTo(const Source& source) const;
};

class Rules {
public:
    static Rules fromFile(const QString& path);

    QStringList folders() const { return m_may.keys(); }
    const QList<IncludeRule>& strangers() const { return m_strangers; }
    const QList<PatternRule>& words() const { return m_words; }

    /// True if a folder has a line of its own, or is covered by a line whose name ends in /*.
    bool knows(const QString& folder) const { return !lineOf(folder).isEmpty(); }

    /// True if the line of `folder` names `other`.
    bool allows(const QString& folder, const QString& other) const;

    /// Returns a complaint for each include and import that the folder's line does not allow.
    QStringList complaints(const Source& source, const ProjectFiles& house) const;

private:
    QString lineOf(const QString& folder) const;
    bool allowsPath(const QString& folder, const QString& path) const;
    QString complaint(const Source& source, const Reference& reference, const ProjectFiles& house) const;

    QHash<QString, QStringList> m_may;
    QList<IncludeRule> m_strangers;
    QList<PatternRule> m_words;
};

QStringList complaints(const IncludeRule& rule, const Source& source);

/// Returns a complaint for each place where the code of a file matches the pattern.
QStringList complaints(const PatternRule& rule, const Source& source);

}  // namespace nimstone::tests
