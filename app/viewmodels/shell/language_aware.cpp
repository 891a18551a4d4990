#include "app/viewmodels/shell/language_aware.h"

#include <QCoreApplication>
#include <QEvent>

namespace nimstone {

LanguageAware::LanguageAware(QObject* parent) : QObject(parent)
{
    if (auto* application = QCoreApplication::instance())
        application->installEventFilter(this);
}

bool LanguageAware::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance())
        Q_EMIT languageChanged();
    return QObject::eventFilter(watched, event);
}

}  // namespace nimstone
