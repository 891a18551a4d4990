// Runs nimstone-cli with arguments and an input, and says what came of it.
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

/// In English where the arguments say nothing else, whatever language the machine speaks.
inline Ran run(const QStringList& arguments, const QByteArray& input = {},
               const QMap<QString, QString>& environment = {{QStringLiteral("LANG"), QStringLiteral("C.UTF-8")}})
{
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"})
        variables.remove(QString::fromLatin1(name));
    for (auto entry = environment.begin(); entry != environment.end(); ++entry)
        variables.insert(entry.key(), entry.value());

    QProcess process;
    process.setProcessEnvironment(variables);
    process.start(QStringLiteral(NIMSTONE_CLI), arguments);
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

/// The arguments of a line, parted at blanks.
inline QStringList words(const char* line)
{
    return QString::fromUtf8(line).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

}  // namespace nimstone::tests
