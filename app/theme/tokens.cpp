#include "app/theme/tokens.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

static void initResources()
{
    Q_INIT_RESOURCE(nimstone_tokens);
}

namespace nimstone {

const Tokens& Tokens::instance()
{
    static const Tokens tokens;
    return tokens;
}

Tokens::Tokens()
{
    initResources();
    QFile file(QStringLiteral(":/nimstone/tokens.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the design tokens are missing from the program");
    const QJsonObject root = QJsonDocument::fromJson(file.readAll()).object();

    const QJsonObject colors = root[QLatin1String("colours")].toObject();
    for (auto it = colors.begin(); it != colors.end(); ++it) {
        const QJsonArray pair = it.value().toArray();
        m_light.insert(it.key(), QColor(pair[0].toString()));
        m_dark.insert(it.key(), QColor(pair[1].toString()));
    }
    // A color that has no high-contrast value has its usual value in high contrast, too.
    m_highLight = m_light;
    m_highDark = m_dark;
    const QJsonObject high = root[QLatin1String("highContrast")].toObject();
    for (auto it = high.begin(); it != high.end(); ++it) {
        const QJsonArray pair = it.value().toArray();
        m_highLight.insert(it.key(), QColor(pair[0].toString()));
        m_highDark.insert(it.key(), QColor(pair[1].toString()));
    }
    const QJsonObject fonts = root[QLatin1String("fonts")].toObject();
    for (auto it = fonts.begin(); it != fonts.end(); ++it)
        m_fonts.insert(it.key(), it.value().toString());
    for (const char* group : {"text", "spacing", "radius", "durations"}) {
        const QString prefix = QLatin1String(group);
        const QJsonObject values = root[prefix].toObject();
        for (auto it = values.begin(); it != values.end(); ++it)
            m_numbers.insert(prefix + QLatin1Char('.') + it.key(), it.value().toInt());
    }
}

QColor Tokens::color(const char* name, bool dark, bool highContrast) const
{
    const Colors& colors = highContrast ? (dark ? m_highDark : m_highLight) : (dark ? m_dark : m_light);
    const auto it = colors.find(QLatin1String(name));
    Q_ASSERT(it != colors.end());
    return *it;
}

QString Tokens::font(const char* name) const
{
    return m_fonts.value(QLatin1String(name));
}

int Tokens::number(const char* group, const char* name) const
{
    const QString key = QLatin1String(group) + QLatin1Char('.') + QLatin1String(name);
    Q_ASSERT(m_numbers.contains(key));
    return m_numbers.value(key);
}

}  // namespace nimstone
