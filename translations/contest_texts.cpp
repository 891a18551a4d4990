#include "translations/contest_texts.h"

#include <QFile>

/// A static library's resources are linked in only where something asks for them.
static void initResources()
{
    Q_INIT_RESOURCE(contest);
    Q_INIT_RESOURCE(contest_code);
}

namespace nimstone {

static QString contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString contestTask(const QString& problem, const QString& language)
{
    initResources();
    return contents(QStringLiteral(":/contest/%1/%2.md").arg(language, problem));
}

QVector<ContestSample> contestSamples(const QString& problem)
{
    initResources();
    QVector<ContestSample> samples;
    for (int number = 1;; ++number) {
        const QString path = QStringLiteral(":/contest/samples/%1-%2.").arg(problem).arg(number);
        if (!QFile::exists(path + QLatin1String("in")))
            return samples;
        samples.append({contents(path + QLatin1String("in")), contents(path + QLatin1String("out"))});
    }
}

QString contestSolution(const QString& problem, const QString& ending)
{
    initResources();
    return contents(QStringLiteral(":/contest/solutions/%1%2").arg(problem, ending));
}

}  // namespace nimstone
