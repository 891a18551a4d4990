// The glossary for QML: where its terms stand in a text that is shown, and their entries.
#pragma once

#include <QFont>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/viewmodels/shell/language_aware.h"

namespace nimstone {

class Glossary : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using LanguageAware::LanguageAware;

    /// Returns the first occurrence of each term in a text that is `width` pixels wide, and, if `links` is true, the links of the text, in
    /// the order of the text. `plain` is true for a text without markup. `height` is the height of the whole text in pixels. The result has
    /// an object for each line on which the words of a term or link stand: `link` (the target of the link; "word:KEY" for a term), all
    /// `words`, `rect` (their place on this line, in pixels), and `first` (true for the first line). Terms in links are left out.
    Q_INVOKABLE QVariantList marks(const QString& text, bool plain, bool links, const QFont& font, double width, double height) const;

    /// Returns the entry of a term in the current language: `title`, `other` (the title in the other language), `text`, `lesson` (the name
    /// of the lesson that introduces it), `number` (of that lesson; 0 if there is none), and its picture: the fields of an object
    /// of ShownTask.boards, or `labels` (of the squares 0, 1, 2, …). Returns an empty object if there is no such term.
    Q_INVOKABLE QVariantMap entry(const QString& key) const;
};

}  // namespace nimstone
