// The design tokens in the form that QML uses: the colors of the light or the dark theme, font sizes at the user's
// text scale, and durations that depend on the user's choice of motion.
#pragma once

#include <QColor>
#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/theme/tokens.h"

namespace nimstone {

class Theme : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY darkChanged FINAL)
    /// True if the user has chosen high contrast: the background is white or black, and the colors stand out from it.
    Q_PROPERTY(bool highContrast READ highContrast WRITE setHighContrast NOTIFY darkChanged FINAL)
    /// The factor for all text, and for the size of everything that contains text: 1.0 to 2.0, or more in a lecture.
    Q_PROPERTY(qreal textScale READ textScale WRITE setTextScale NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(nimstone::Theme::Motion motion READ motion WRITE setMotion NOTIFY motionChanged FINAL)

    Q_PROPERTY(QColor paper READ paper NOTIFY darkChanged FINAL)
    Q_PROPERTY(QColor raised READ raised NOTIFY darkChanged FINAL)
    Q_PROPERTY(QColor sunken READ sunken NOTIFY darkChanged FINAL)
    Q_PROPERTY(QColor hover READ hover NOTIFY darkChanged FINAL)
    Q_PROPERTY(QColor ink READ ink NOTIFY darkChanged FINAL)
    Q_PROPERTY(QColor faint READ faint NOTIFY darkChanged FINAL)
    Q_PROPERTY(QColor line READ line NOTIFY darkChanged FINAL)
    Q_PROPERTY(QColor edge READ edge NOTIFY darkChanged FINAL)
    Q_PROPERTY(QColor jade READ jade NOTIFY darkChanged FINAL)
    Q_PROPERTY(QColor jadeHover READ jadeHover NOTIFY darkChanged FINAL)
    Q_PROPERTY(QColor onJade READ onJade NOTIFY darkChanged FINAL)
    Q_PROPERTY(QColor jadeWash READ jadeWash NOTIFY darkChanged FINAL)
    Q_PROPERTY(QColor cinnabar READ cinnabar NOTIFY darkChanged FINAL)
    Q_PROPERTY(QColor onCinnabar READ onCinnabar NOTIFY darkChanged FINAL)
    Q_PROPERTY(QColor cinnabarWash READ cinnabarWash NOTIFY darkChanged FINAL)
    Q_PROPERTY(QColor gold READ gold NOTIFY darkChanged FINAL)
    Q_PROPERTY(QColor goldWash READ goldWash NOTIFY darkChanged FINAL)
    Q_PROPERTY(QColor goldText READ goldText NOTIFY darkChanged FINAL)
    Q_PROPERTY(QColor indigo READ indigo NOTIFY darkChanged FINAL)
    Q_PROPERTY(QColor indigoWash READ indigoWash NOTIFY darkChanged FINAL)
    Q_PROPERTY(QColor wood READ wood NOTIFY darkChanged FINAL)

    Q_PROPERTY(QString textFont READ textFont CONSTANT FINAL)
    Q_PROPERTY(QString headingFont READ headingFont CONSTANT FINAL)
    Q_PROPERTY(QString codeFont READ codeFont CONSTANT FINAL)

    Q_PROPERTY(int small READ small NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(int body READ body NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(int large READ large NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(int title READ title NOTIFY textScaleChanged FINAL)

    Q_PROPERTY(int spaceXS READ spaceXS CONSTANT FINAL)
    Q_PROPERTY(int spaceS READ spaceS CONSTANT FINAL)
    Q_PROPERTY(int spaceM READ spaceM CONSTANT FINAL)
    Q_PROPERTY(int spaceL READ spaceL CONSTANT FINAL)
    Q_PROPERTY(int spaceXL READ spaceXL CONSTANT FINAL)
    Q_PROPERTY(int spaceXXL READ spaceXXL CONSTANT FINAL)
    Q_PROPERTY(int spaceXXXL READ spaceXXXL CONSTANT FINAL)

    Q_PROPERTY(int radiusSmall READ radiusSmall CONSTANT FINAL)
    Q_PROPERTY(int radiusCard READ radiusCard CONSTANT FINAL)

    // feedbackTime, moveTime and proofStepTime are durations in milliseconds. They are 0 if `motion` is None. They are
    // the same for Full and Reduced, because with reduced motion pieces fade out and in during the same time.
    Q_PROPERTY(int feedbackTime READ feedbackTime NOTIFY motionChanged FINAL)
    Q_PROPERTY(int moveTime READ moveTime NOTIFY motionChanged FINAL)
    Q_PROPERTY(int proofStepTime READ proofStepTime NOTIFY motionChanged FINAL)
    /// The time, in milliseconds, for which a picture stays unchanged so that the user can look at it. It is not a
    /// motion, so it does not depend on `motion`.
    Q_PROPERTY(int lookTime READ lookTime CONSTANT FINAL)

public:
    /// The user's choice of motion. Full: pieces move to their new places. Reduced: pieces fade out at the old place
    /// and in at the new one. None: pieces appear at their new places at once.
    enum Motion { Full, Reduced, None };
    Q_ENUM(Motion)

    using QObject::QObject;

    bool dark() const { return m_dark; }
    void setDark(bool dark);
    bool highContrast() const { return m_highContrast; }
    void setHighContrast(bool high);
    qreal textScale() const { return m_textScale; }
    void setTextScale(qreal scale);
    Motion motion() const { return m_motion; }
    void setMotion(Motion motion);

    QColor paper() const { return color("paper"); }
    QColor raised() const { return color("raised"); }
    QColor sunken() const { return color("sunken"); }
    QColor hover() const { return color("hover"); }
    QColor ink() const { return color("ink"); }
    QColor faint() const { return color("faint"); }
    QColor line() const { return color("line"); }
    QColor edge() const { return color("edge"); }
    QColor jade() const { return color("jade"); }
    QColor jadeHover() const { return color("jadeHover"); }
    QColor onJade() const { return color("onJade"); }
    QColor jadeWash() const { return color("jadeWash"); }
    QColor cinnabar() const { return color("cinnabar"); }
    QColor onCinnabar() const { return color("onCinnabar"); }
    QColor cinnabarWash() const { return color("cinnabarWash"); }
    QColor gold() const { return color("gold"); }
    QColor goldWash() const { return color("goldWash"); }
    QColor goldText() const { return color("goldText"); }
    QColor indigo() const { return color("indigo"); }
    QColor indigoWash() const { return color("indigoWash"); }
    QColor wood() const { return color("wood"); }

    QString textFont() const { return Tokens::instance().font("text"); }
    QString headingFont() const { return Tokens::instance().font("heading"); }
    QString codeFont() const { return Tokens::instance().font("code"); }

    int small() const { return text("small"); }
    int body() const { return text("body"); }
    int large() const { return text("large"); }
    int title() const { return text("title"); }

    int spaceXS() const { return Tokens::instance().spacing("xs"); }
    int spaceS() const { return Tokens::instance().spacing("s"); }
    int spaceM() const { return Tokens::instance().spacing("m"); }
    int spaceL() const { return Tokens::instance().spacing("l"); }
    int spaceXL() const { return Tokens::instance().spacing("xl"); }
    int spaceXXL() const { return Tokens::instance().spacing("xxl"); }
    int spaceXXXL() const { return Tokens::instance().spacing("xxxl"); }

    int radiusSmall() const { return Tokens::instance().radius("small"); }
    int radiusCard() const { return Tokens::instance().radius("card"); }

    int feedbackTime() const { return time("feedback"); }
    int moveTime() const { return time("move"); }
    int proofStepTime() const { return time("proofStep"); }
    int lookTime() const { return Tokens::instance().duration("look"); }

Q_SIGNALS:
    /// Emitted when the dark theme or high contrast is switched on or off. Any color may have changed.
    void darkChanged();
    void textScaleChanged();
    void motionChanged();

private:
    QColor color(const char* name) const { return Tokens::instance().color(name, m_dark, m_highContrast); }
    int text(const char* name) const { return qRound(Tokens::instance().text(name) * m_textScale); }
    int time(const char* name) const { return m_motion == None ? 0 : Tokens::instance().duration(name); }

    bool m_dark = false;
    bool m_highContrast = false;
    qreal m_textScale = 1;
    Motion m_motion = Full;
};

}  // namespace nimstone
