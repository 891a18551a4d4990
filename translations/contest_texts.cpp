#include "translations/contest_texts.h"

#include <QFile>

/// Keeps the resources of this static library from being dropped by the linker.
static void initContestTexts()
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
    initContestTexts();
    return contents(QStringLiteral(":/contest/%1/%2.md").arg(language, problem));
}

QVector<ContestSample> contestSamples(const QString& problem)
{
    initContestTexts();
    QVector<ContestSample> samples;
    const auto add = [&](const QString& name, bool isOwn) {
        const QString path = QStringLiteral(":/contest/samples/%1-%2.").arg(problem, name);
        const bool there = QFile::exists(path + QLatin1String("in"));
        if (there)
            samples.append({contents(path + QLatin1String("in")), contents(path + QLatin1String("out")), isOwn});
        return there;
    };
    if (!add(QStringLiteral("own"), true)) {
        for (int number = 1; add(QString::number(number), false);)
            ++number;
    }
    return samples;
}

QString contestSolution(const QString& problem, const QString& ending)
{
    initContestTexts();
    return contents(QStringLiteral(":/contest/solutions/%1%2").arg(problem, ending));
}

}  // namespace nimstone
