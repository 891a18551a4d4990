// Gives QML tests access to things outside the window: stored preferences, files, and the clipboard.
#pragma once

#include <QClipboard>
#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QObject>
#include <QProcess>

#include "app/storage/record/progress.h"
#include "tests/app/storage/disks.h"

class Profile : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// The value of a preference as a new process reads it; "no answer" if the process does not start.
    Q_INVOKABLE QString kept(const QString& preference) const
    {
        QProcess next;
        next.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--kept"), preference});
        if (!next.waitForFinished())
            return QStringLiteral("no answer");
        return QString::fromUtf8(next.readAllStandardOutput()).trimmed();
    }

    /// A folder that is removed after the test.
    Q_PROPERTY(QString folder READ folder CONSTANT)
    QString folder() const { return QDir::homePath(); }

    /// The content of a file; empty if there is none.
    Q_INVOKABLE QString text(const QString& file) const
    {
        QFile content(file);
        return content.open(QIODevice::ReadOnly) ? QString::fromUtf8(content.readAll()) : QString();
    }
    /// Writes a file, and creates its folders if necessary.
    Q_INVOKABLE bool write(const QString& file, const QString& text) const
    {
        QFile content(file);
        return QFileInfo(file).dir().mkpath(QStringLiteral(".")) && content.open(QIODevice::WriteOnly) && content.write(text.toUtf8()) > 0;
    }

    /// If `full`, no file can be written from now on, as on a full disk; else writing works again.
    Q_INVOKABLE bool fillDisk(bool full) const { return full ? nimstone::tests::limitFileSize(0) : nimstone::tests::limitFileSize(std::nullopt); }

    /// Records `count` answers in this profile, as another window would.
    Q_INVOKABLE bool recordElsewhere(int count) const
    {
        nimstone::Progress progress;
        for (int number = 1; number <= count; ++number) {
            nimstone::AnswerRecord answer;
            answer.time = QDateTime::currentMSecsSinceEpoch() + number;
            answer.skill = QStringLiteral("nim-sum");
            answer.exercise = QStringLiteral("nim-sum 1 4711/%1").arg(number);
            answer.answer = QString::number(number);
            answer.right = true;
            progress.record(answer);
        }
        return progress.flush();
    }

    Q_INVOKABLE QString clipboard() const { return QGuiApplication::clipboard()->text(); }
    Q_INVOKABLE void setClipboard(const QString& text) const { QGuiApplication::clipboard()->setText(text); }
};
