#include "app/viewmodels/home/home_run.h"

#include "app/storage/files/files.h"

namespace nimstone {

HomeRun::HomeRun(QObject* parent, const QString& folder) : LanguageAware(parent), m_folder(folder)
{
    connect(this, &LanguageAware::languageChanged, this, &HomeRun::changed);
    look();
}

void HomeRun::setRun(PracticeSetRun* run)
{
    if (run == m_run)
        return;
    if (m_run)
        m_run->disconnect(this);
    m_run = run;
    if (run)
        connect(run, &PracticeSetRun::changed, this, &HomeRun::changed);
    Q_EMIT changed();
}

void HomeRun::look()
{
    m_kept.reset();
    for (const QString& file : KeptFile::filesIn(m_folder, QStringLiteral("run"))) {
        if (KeptFile::isInUse(file))
            continue;
        const auto content = readChosen(file, largestRunFile);
        m_kept = content ? headOfRun(*content) : std::nullopt;
        if (m_kept)
            break;
    }
    Q_EMIT changed();
}

QString HomeRun::title() const
{
    if (m_run)
        return m_run->title();
    //: A set of exercises that was given no title
    return m_kept && !m_kept->title.isEmpty() ? m_kept->title.toHtmlEscaped() : tr("Exercise set");
}

QString HomeRun::standing() const
{
    if (m_run)
        return m_run->standing();
    //: Of a set of exercises: %1 of %2 are answered
    return m_kept ? tr("%1 of %2 done").arg(QString::number(m_kept->done), QString::number(m_kept->count)) : QString();
}

}  // namespace nimstone
