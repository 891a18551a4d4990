// Finds texts, shown in a window or said to a screen reader, that are not in the window's language.
#pragma once

#include <QQuickItem>
#include <QSet>
#include <QString>
#include <QStringList>
#include <vector>

namespace nimstone::tests {

/// A text of the window, and the item that shows it.
struct Said {
    QString text;
    QString place;
};

/// The visible texts of an item and of all items inside it: texts, labels of fields, and accessible names and descriptions.
std::vector<Said> allSaid(QQuickItem* item);

/// Decides by the catalogues of both languages which words are foreign.
class ForeignWords {
public:
    ForeignWords();

    /// True if the catalogues were found.
    bool isReady() const { return m_parts.size() > 100; }

    /// Returns the part of the text that is not in `language`; empty if all of the text is. Names of languages are
    /// allowed in both languages.
    QString in(const QString& text, const QString& language) const;

private:
    /// Parts of English sentences that occur in no Chinese sentence.
    QSet<QString> m_parts;
    /// English texts with a different Chinese translation.
    QSet<QString> m_whole;
    /// Latin words that also occur in Chinese texts: Nim, mex, the names of keys.
    QSet<QString> m_ofBoth;
};

}  // namespace nimstone::tests
