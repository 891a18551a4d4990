// The warnings that make a QML test fail.
#pragma once

#include <QObject>
#include <QRegularExpression>

class Warnings : public QObject {
    Q_OBJECT
    /// Matches all warnings except one that Qt gives on a busy machine if a window stops before its animations have started.
    Q_PROPERTY(QRegularExpression any READ any CONSTANT FINAL)

public:
    using QObject::QObject;

    QRegularExpression any() const
    {
        return QRegularExpression(QStringLiteral("^(?!QUnifiedTimer::stopAnimationDriver: driver is not running)"));
    }
};
