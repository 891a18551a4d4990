// Which of the texts that a window shows, or says to a screen reader, are not in its language.
#pragma once

#include <QQuickItem>
#include <QSet>
#include <QString>
#include <QStringList>
#include <vector>

namespace nimstone::tests {

/// A text of the window, and where it is.
struct Said {
    QString text;
    QString place;
};

/// What can be seen of an item and of all within it: texts, labels of fields, and accessible names and descriptions.
std::vector<Said> allSaid(QQuickItem* item);

/// Knows both catalogues.
class ForeignWords {
public:
    ForeignWords();

    /// Whether there are catalogues to know.
    bool isReady() const { return m_parts.size() > 100; }

    /// What in this text is not in that language; empty where nothing is. The names of the languages may stand in both.
    QString in(const QString& text, const QString& language) const;

private:
    /// Pieces of English sentences that stand in no Chinese one.
    QSet<QString> m_parts;
    /// English texts that have another in Chinese.
    QSet<QString> m_whole;
    /// Latin words that stand in Chinese texts too: Nim, mex, the names of keys.
    QSet<QString> m_ofBoth;
};

}  // namespace nimstone::tests
