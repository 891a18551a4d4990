// The names of pieces. Tests and other pieces of the same figure find a piece by its name.
#pragma once

#include <QString>
#include <concepts>

namespace nimstone::figures {

/// Converts implicitly from a text, and from a list whose parts become one text: {"part", 1, 2} is the name "part1-2",
/// and {"block", 3, "-number"} is the name "block3-number". Neighboring numbers have a hyphen between them. The first part
/// can be a name.
class PieceName {
public:
    PieceName(const QString& name) : m_text(name) {}
    template <class... Parts>
    PieceName(const char* what, const Parts&... parts) : m_text(QLatin1String(what))
    {
        (append(parts), ...);
    }

    template <class... Parts>
        requires(sizeof...(Parts) > 0)
    PieceName(const PieceName& first, const Parts&... parts) : PieceName(first)
    {
        (append(parts), ...);
    }

    const QString& text() const { return m_text; }

private:
    template <std::integral Number>
    void append(Number number)
    {
        if (m_afterNumber)
            m_text += QLatin1Char('-');
        m_text += QString::number(number);
        m_afterNumber = true;
    }
    void append(const char* text)
    {
        m_text += QLatin1String(text);
        m_afterNumber = false;
    }
    void append(const QString& text)
    {
        m_text += text;
        m_afterNumber = false;
    }

    QString m_text;
    bool m_afterNumber = false;
};

}  // namespace nimstone::figures
