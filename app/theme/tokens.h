// The design tokens: colors, fonts and sizes. They are read once from tokens.json.
#pragma once

#include <QColor>
#include <QHash>
#include <QString>

namespace nimstone {

class Tokens {
public:
    static const Tokens& instance();

    /// The color `name` of the light or the dark theme. Callers that print or export pictures use the normal contrast.
    QColor color(const char* name, bool dark, bool highContrast = false) const;
    QString font(const char* name) const;
    int text(const char* name) const { return number("text", name); }
    int spacing(const char* name) const { return number("spacing", name); }
    int radius(const char* name) const { return number("radius", name); }
    int duration(const char* name) const { return number("durations", name); }

    /// The names of all colors. A test uses them to check the contrast.
    QStringList colorNames() const { return m_light.keys(); }

private:
    Tokens();
    int number(const char* group, const char* name) const;

    using Colors = QHash<QString, QColor>;

    Colors m_light;
    Colors m_dark;
    Colors m_highLight;  ///< the colors of the light theme with high contrast
    Colors m_highDark;   ///< the colors of the dark theme with high contrast
    QHash<QString, QString> m_fonts;
    QHash<QString, int> m_numbers;
};

}  // namespace nimstone
