// The rules of the house, as rules.json states them: which folder may use which, and what no code of a part says.
#pragma once

#include <QHash>
#include <QList>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include "tests/structure/source_text.h"

namespace nimstone::tests {

/// What there is to include and import: the files of the project, and the folder of each QML module.
struct House {
    QSet<QString> files;
    QHash<QString, QString> modules;
};

/// `root`: where the project is. The modules are those that the folders' CMakeLists.txt
/// name, and those that a program registers by hand.
House houseAt(const QString& root, const QList<Source>& sources);

/// A pattern that no code of some folders matches, comments and strings apart.
struct WordRule {
    QString row;
    QStringList in;      ///< how paths begin
    QStringList except;  ///< the same
    QStringList suffixes;
    QRegularExpression pattern;

    bool speaksOf(const Source& source) const;
};

/// Some files that never include some others.
struct StrangerRule {
    QString row;
    QStringList in;     ///< how paths begin
    QStringList never;  ///< the same, of what is included

    bool speaksOf(const Source& source) const;
};

class Rules {
public:
    static Rules fromFile(const QString& path);

    QStringList folders() const { return m_may.keys(); }
    const QList<StrangerRule>& strangers() const { return m_strangers; }
    const QList<WordRule>& words() const { return m_words; }

    /// Whether a folder has its line, or falls under one that ends in /*.
    bool knows(const QString& folder) const { return !lineOf(folder).isEmpty(); }

    /// Whether the line of one folder names the other.
    bool allows(const QString& folder, const QString& other) const;

    /// One complaint for each include and import that the folder's line does not allow.
    QStringList complaints(const Source& source, const House& house) const;

private:
    QString lineOf(const QString& folder) const;
    bool allowsPath(const QString& folder, const QString& path) const;
    QString complaint(const Source& source, const Reference& reference, const House& house) const;

    QHash<QString, QStringList> m_may;
    QList<StrangerRule> m_strangers;
    QList<WordRule> m_words;
};

QStringList complaints(const StrangerRule& rule, const Source& source);

/// One complaint for each place where the code of a file matches the pattern.
QStringList complaints(const WordRule& rule, const Source& source);

}  // namespace nimstone::tests
