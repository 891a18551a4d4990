// Which warnings make a QML test fail.
#pragma once

#include <QObject>
#include <QRegularExpression>

class Warnings : public QObject {
    Q_OBJECT
    /// All, but for what Qt says on a busy machine when a window stops before its animations have begun.
    Q_PROPERTY(QRegularExpression any READ any CONSTANT FINAL)

public:
    using QObject::QObject;

    QRegularExpression any() const
    {
        return QRegularExpression(QStringLiteral("^(?!QUnifiedTimer::stopAnimationDriver: driver is not running)"));
    }
};
