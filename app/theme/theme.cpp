#include "app/theme/theme.h"

namespace nimstone {

void Theme::setDark(bool dark)
{
    if (m_dark == dark)
        return;
    m_dark = dark;
    Q_EMIT darkChanged();
}

void Theme::setHighContrast(bool high)
{
    if (m_highContrast == high)
        return;
    m_highContrast = high;
    Q_EMIT darkChanged();
}

void Theme::setTextScale(qreal scale)
{
    const qreal bounded = qMax(1.0, scale);
    if (qFuzzyCompare(m_textScale, bounded))
        return;
    m_textScale = bounded;
    Q_EMIT textScaleChanged();
}

void Theme::setMotion(Motion motion)
{
    if (m_motion == motion)
        return;
    m_motion = motion;
    Q_EMIT motionChanged();
}

}  // namespace nimstone
