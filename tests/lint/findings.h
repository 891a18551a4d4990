// What qmllint has found, and which of it is known to be mistaken.
#pragma once

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QRegularExpression>
#include <QString>

namespace nimstone::tests {

struct Finding {
    int line = 0;
    QString message;
};

/// A mistake of qmllint: a message, everywhere or in one file, with the reason why it is one.
struct Mistake {
    QRegularExpression message;
    QString file;
    QString why;
};

/// The warnings of each file in a report of `qmllint --json`, an entry also for a file without any. The files' names
/// are relative to `root`. What qmllint calls information, such as an unused import, is left out.
QMap<QString, QList<Finding>> readFindings(const QByteArray& report, const QString& root);

/// From a file such as known.json; empty where it cannot be read.
QList<Mistake> readMistakes(const QByteArray& known);

bool isMistake(const QString& file, const Finding& finding, const QList<Mistake>& mistakes);

}  // namespace nimstone::tests
