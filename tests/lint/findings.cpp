#include "tests/lint/findings.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace nimstone::tests {

QMap<QString, QList<Finding>> readFindings(const QByteArray& report, const QString& root)
{
    QMap<QString, QList<Finding>> findings;
    const QJsonArray files = QJsonDocument::fromJson(report).object().value(QLatin1String("files")).toArray();
    for (const QJsonValue& file : files) {
        auto& warnings = findings[QDir(root).relativeFilePath(file[QLatin1String("filename")].toString())];
        for (const QJsonValue& warning : file[QLatin1String("warnings")].toArray()) {
            if (warning[QLatin1String("type")].toString() != QLatin1String("info"))
                warnings << Finding{warning[QLatin1String("line")].toInt(), warning[QLatin1String("message")].toString()};
        }
    }
    return findings;
}

QList<Mistake> readMistakes(const QByteArray& known)
{
    QList<Mistake> mistakes;
    for (const QJsonValue& entry : QJsonDocument::fromJson(known).array()) {
        mistakes << Mistake{QRegularExpression(entry[QLatin1String("message")].toString()),
                            entry[QLatin1String("file")].toString(), entry[QLatin1String("why")].toString()};
    }
    return mistakes;
}

bool isMistake(const QString& file, const Finding& finding, const QList<Mistake>& mistakes)
{
    return std::any_of(mistakes.begin(), mistakes.end(), [&](const Mistake& mistake) {
        return (mistake.file.isEmpty() || mistake.file == file) && mistake.message.match(finding.message).hasMatch();
    });
}

}  // namespace nimstone::tests
