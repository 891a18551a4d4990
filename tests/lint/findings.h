// The findings of qmllint, and the findings that are known to be mistakes of qmllint.
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

/// A mistake of qmllint: a message, and the reason why it is a mistake. If `file` is empty, the message may be in any file.
struct Mistake {
    QRegularExpression message;
    QString file;
    QString why;
};

/// Returns the warnings of each file in a report of `qmllint --json`, with an empty list for a file without warnings. File
/// names are relative to `root`. Messages of the type "info", such as an unused import, are left out.
QMap<QString, QList<Finding>> readFindings(const QByteArray& report, const QString& root);

/// Reads a file such as known.json. Returns an empty list if it cannot be read.
QList<Mistake> readMistakes(const QByteArray& known);

bool isMistake(const QString& file, const Finding& finding, const QList<Mistake>& mistakes);

}  // namespace nimstone::tests
