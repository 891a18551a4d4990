// Texts that nimstone and nimstone-cli print about themselves, and texts of files in the sources.
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

/// Returns what a program prints on standard output, or an empty string if it fails.
inline QString said(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    const bool done = process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    return done ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
}

/// Returns the first capture of every match of the pattern.
inline QStringList captured(const QString& text, const QString& pattern)
{
    QStringList all;
    const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
    for (auto matches = expression.globalMatch(text); matches.hasNext();)
        all << matches.next().captured(1);
    return all;
}

/// Returns the options in the output of --help, such as "--output".
inline QStringList optionsOf(const QString& help)
{
    return captured(help, QStringLiteral("^  (?:-\\w,? ?)?(--[a-z][a-z-]*)"));
}

/// Returns the commands of nimstone-cli from its --help, which indents each of them by two blanks.
inline QStringList commandsOf(const QString& help)
{
    return captured(help.section(QLatin1String("Commands:"), 1), QStringLiteral("^  ([a-z][a-z-]*)  "));
}

}  // namespace nimstone::tests
