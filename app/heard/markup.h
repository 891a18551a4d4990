// Sentences with markup, for QML: how each is to be shown, and how one is put together.
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

    /// The Text.textFormat in which nothing of the text is lost: a plain text, such as the formula "q < zeck(n)", is shown as it is
    /// written. Warns of a text that is half markup and half plain.
    Q_INVOKABLE static int format(const QString& text);

    /// Writes the text of a `Text` that wraps so that no line ends inside a short formula, in short brackets or behind an operator.
    /// The binding of `text` survives, because Qt removes a binding only when QML code assigns the property.
    Q_INVOKABLE static void keepFormulasWhole(QObject* text);

    /// The text as a part of a sentence, and the same in bold. QML joins markup by these alone.
    Q_INVOKABLE static QString part(const QString& text);
    Q_INVOKABLE static QString bold(const QString& text);

    /// The sentence without markup, for what shows plain text alone.
    Q_INVOKABLE static QString plain(const QString& sentence);
};

}  // namespace nimstone
