// The design tokens: colours, fonts and sizes. They are read once from tokens.json.
#pragma once

#include <QColor>
#include <QHash>
#include <QString>

namespace nimstone {

class Tokens {
public:
    static const Tokens& instance();

    /// The colour `name` of the light or the dark theme. Callers that print or export pictures use the normal contrast.
    QColor colour(const char* name, bool dark, bool highContrast = false) const;
    QString font(const char* name) const;
    int text(const char* name) const { return number("text", name); }
    int spacing(const char* name) const { return number("spacing", name); }
    int radius(const char* name) const { return number("radius", name); }
    int duration(const char* name) const { return number("durations", name); }

    /// The names of all colours. A test uses them to check the contrast.
    QStringList colourNames() const { return m_light.keys(); }

private:
    Tokens();
    int number(const char* group, const char* name) const;

    using Colours = QHash<QString, QColor>;

    Colours m_light;
    Colours m_dark;
    Colours m_highLight;  ///< the colours of the light theme with high contrast
    Colours m_highDark;   ///< the colours of the dark theme with high contrast
    QHash<QString, QString> m_fonts;
    QHash<QString, int> m_numbers;
};

}  // namespace nimstone
