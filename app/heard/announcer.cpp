#include "app/heard/announcer.h"

#include "app/wording/aloud.h"

namespace nimstone {

Announcer::Announcer(QObject* parent) : QObject(parent)
{
    QAccessible::installActivationObserver(this);
}

Announcer::~Announcer() { QAccessible::removeActivationObserver(this); }

void Announcer::say(const QString& words)
{
    if (words.isEmpty())
        return;
    m_last = words;
    Q_EMIT said(m_last);
}

void Announcer::repeatAnnouncement()
{
    if (!m_last.isEmpty())
        Q_EMIT said(m_last);
}

QString Announcer::spokenText(const QString& richText) { return wording::spokenText(richText); }

}  // namespace nimstone
