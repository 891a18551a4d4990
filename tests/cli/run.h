// Runs nimstone-cli with arguments and input, and returns its exit code and output.
#pragma once

#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>
#include <QTest>

namespace nimstone::tests {

struct Ran {
    int exit = -1;
    QString output;
    QString errors;
};

/// Runs nimstone-cli in English, whatever the language of the machine, unless the arguments choose a language. The exit code
/// is -1 if the program crashes or runs longer than 60 seconds.
inline Ran run(const QStringList& arguments, const QByteArray& input = {},
               const QMap<QString, QString>& environment = {{QStringLiteral("LANG"), QStringLiteral("C.UTF-8")}},
               const QString& program = QStringLiteral(NIMSTONE_CLI))
{
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"})
        variables.remove(QString::fromLatin1(name));
    for (auto entry = environment.begin(); entry != environment.end(); ++entry)
        variables.insert(entry.key(), entry.value());

    QProcess process;
    process.setProcessEnvironment(variables);
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

inline QStringList inChinese(const QStringList& arguments)
{
    return QStringList{arguments} << QStringLiteral("--lang") << QStringLiteral("zh_CN");
}

/// Splits a line into arguments at blanks.
inline QStringList words(const char* line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

}  // namespace nimstone::tests
