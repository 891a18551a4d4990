#pragma once
#include <QObject>
namespace nimstone {
class Preferences : public QObject {
    Q_OBJECT
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(QString theme READ theme WRITE setTheme NOTIFY themeChanged)
    Q_PROPERTY(int textScale MEMBER m_ts NOTIFY textScaleChanged)
    Q_PROPERTY(QString motion MEMBER m_motion NOTIFY motionChanged)
    Q_PROPERTY(QString opponentPace MEMBER m_pace NOTIFY opponentPaceChanged)
    Q_PROPERTY(QString drawing MEMBER m_drawing NOTIFY drawingChanged)
public:
    using QObject::QObject;
    QString language() const { return m_l; }
    void setLanguage(const QString& l) { if (l!=m_l) { m_l = l; Q_EMIT languageChanged(); } }
    QString theme() const { return m_t; }
    void setTheme(const QString& l) { if (l!=m_t) { m_t = l; Q_EMIT themeChanged(); } }
    QString problem() const { return {}; }
Q_SIGNALS:
    void languageChanged(); void themeChanged(); void textScaleChanged(); void motionChanged(); void opponentPaceChanged(); void drawingChanged(); void problemChanged();
private:
    QString m_l = QStringLiteral("system"), m_t = m_l, m_motion = QStringLiteral("full"), m_pace = QStringLiteral("normal"), m_drawing = QStringLiteral("automatic");
    int m_ts = 100;
};
}
