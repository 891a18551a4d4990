// What the two programs say of themselves, and what the files around them say.
#pragma once

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QTest>

namespace nimstone::tests {

inline QString textOf(const QString& path)
{
    QFile file(QStringLiteral(NIMSTONE_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// What a program prints on standard output; empty where it fails.
inline QString said(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    const bool done = process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    return done ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
}

/// All that the pattern captures first.
inline QStringList captured(const QString& text, const QString& pattern)
{
    QStringList all;
    const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
    for (auto matches = expression.globalMatch(text); matches.hasNext();)
        all << matches.next().captured(1);
    return all;
}

/// The options in a --help: "--output".
inline QStringList optionsOf(const QString& help)
{
    return captured(help, QStringLiteral("^  (?:-\\w,? ?)?(--[a-z][a-z-]*)"));
}

/// The commands of nimstone-cli, each indented by two in its --help.
inline QStringList commandsOf(const QString& help)
{
    return captured(help.section(QLatin1String("Commands:"), 1), QStringLiteral("^  ([a-z][a-z-]*)  "));
}

}  // namespace nimstone::tests
