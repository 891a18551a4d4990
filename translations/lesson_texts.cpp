#include "translations/lesson_texts.h"

#include <QFile>

/// Reads a resource. Its initialisation keeps the linker from dropping the resources of this static library.
static QString lessonResource(const QString& path)
{
    Q_INIT_RESOURCE(lessons);
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString nimstone::lessonFile(const QString& lesson, const QString& language)
{
    return lessonResource(QStringLiteral(":/lessons/%1.%2.md").arg(lesson, language));
}

QString nimstone::lessonIdeas()
{
    return lessonResource(QStringLiteral(":/lessons/ideas.txt"));
}

QString nimstone::glossaryFile(const QString& language)
{
    return lessonResource(QStringLiteral(":/glossary/%1.md").arg(language));
}
