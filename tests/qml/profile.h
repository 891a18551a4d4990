// What the QML tests ask of the world outside the window: what is kept for the next run, and the clipboard.
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

    /// The value of a preference as another process finds it that starts now; "no answer" where none starts.
    Q_INVOKABLE QString kept(const QString& preference) const
    {
        QProcess next;
        next.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--kept"), preference});
        if (!next.waitForFinished())
            return QStringLiteral("no answer");
        return QString::fromUtf8(next.readAllStandardOutput()).trimmed();
    }

    /// A folder that is gone after the test.
    Q_PROPERTY(QString folder READ folder CONSTANT)
    QString folder() const { return QDir::homePath(); }

    /// What stands in a file; empty where there is none.
    Q_INVOKABLE QString text(const QString& file) const
    {
        QFile content(file);
        return content.open(QIODevice::ReadOnly) ? QString::fromUtf8(content.readAll()) : QString();
    }
    /// Makes the folders of the file, too.
    Q_INVOKABLE bool write(const QString& file, const QString& text) const
    {
        QFile content(file);
        return QFileInfo(file).dir().mkpath(QStringLiteral(".")) && content.open(QIODevice::WriteOnly) && content.write(text.toUtf8()) > 0;
    }

    /// From now on nothing can be written, as on a full disk; or again.
    Q_INVOKABLE bool fillDisk(bool full) const { return full ? nimstone::tests::limitFileSize(0) : nimstone::tests::limitFileSize(std::nullopt); }

    /// As another window does it: so many answers are in the record of this profile.
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
