// What the QML tests ask of the world outside the window: what is kept for the next run, and the clipboard.
#pragma once

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QObject>
#include <QProcess>

class Profile : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The value of a preference as another process finds it that starts now; "no answer" where none starts.
    Q_INVOKABLE QString kept(const QString& preference) const
    {
        QProcess next;
        next.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--kept"), preference});
        if (!next.waitForFinished())
            return QStringLiteral("no answer");
        return QString::fromUtf8(next.readAllStandardOutput()).trimmed();
    }

    Q_INVOKABLE QString clipboard() const { return QGuiApplication::clipboard()->text(); }
    Q_INVOKABLE void setClipboard(const QString& text) const { QGuiApplication::clipboard()->setText(text); }
};
