// What every view of the Explore page shares: the session whose position it shows, and what it can be written to a file as.
#pragma once

#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <functional>

#include "app/viewmodels/explore/explore_session.h"

namespace nimstone {

class ExploreView : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Each view has one of its own")

    Q_PROPERTY(nimstone::ExploreSession* session READ session WRITE setSession NOTIFY sessionChanged FINAL)
    /// The kinds of files that it can be written to, by their endings: png, svg, csv, txt (an OEIS b-file).
    Q_PROPERTY(QStringList kinds READ kinds NOTIFY kindsChanged FINAL)

public:
    using LanguageAware::LanguageAware;

    ExploreSession* session() const { return m_session; }
    void setSession(ExploreSession* session)
    {
        if (m_session == session)
            return;
        m_session = session;
        connect(session, &ExploreSession::positionChanged, this, [this] { look(); });
        connect(session, &ExploreSession::pointedChanged, this, [this] { point(); });
        look();
        Q_EMIT sessionChanged();
    }

    virtual QStringList kinds() const { return {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("csv")}; }
    /// The name of such a file, without its ending.
    virtual QString fileName() const = 0;
    /// Makes the content of such a file; called on another thread, and touches nothing that anybody may change.
    virtual std::function<QByteArray()> content(const QString& kind) const = 0;

Q_SIGNALS:
    void sessionChanged();
    void kindsChanged();

protected:
    /// The chosen position is another.
    virtual void look() = 0;
    /// The pointed position is another.
    virtual void point() {}

private:
    ExploreSession* m_session = nullptr;
};

}  // namespace nimstone
