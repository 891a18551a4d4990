// Sentences with markup, for QML: their text format, and functions that combine them.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace nimstone {

class Markup : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Returns the Text.textFormat that shows the whole text. Plain text, such as the formula "q < zeck(n)", is shown exactly as
    /// written. Logs a warning for a text that mixes markup and unescaped text.
    Q_INVOKABLE static int format(const QString& text);

    /// Prevents line breaks inside short formulas and short brackets and after operators, in a `Text` that wraps. The binding of
    /// `text` survives, because Qt removes a binding only if QML code assigns the property.
    Q_INVOKABLE static void preventFormulaBreaks(QObject* text);

    /// Returns the text as a part of a sentence, normal or bold. QML must combine markup only with these functions.
    Q_INVOKABLE static QString part(const QString& text);
    Q_INVOKABLE static QString bold(const QString& text);

    /// Returns the sentence without markup, for items that show only plain text.
    Q_INVOKABLE static QString plain(const QString& sentence);
};

}  // namespace nimstone
