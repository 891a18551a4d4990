// What every view of the Explore page shares: the session whose position it shows, and how it is written to a file.
#pragma once

#include <QStringList>
#include <functional>

#include "app/viewmodels/explore/explore_session.h"
#include "app/viewmodels/shell/file_export.h"

namespace nimstone {

class ExploreView : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Each view has one of its own")

    Q_PROPERTY(nimstone::ExploreSession* session READ session WRITE setSession NOTIFY sessionChanged FINAL)
    /// The kinds of files that it can be written to, by their endings: png, svg, csv, txt (an OEIS b-file).
    Q_PROPERTY(QStringList kinds READ kinds NOTIFY kindsChanged FINAL)

public:
    explicit ExploreView(QObject* parent = nullptr);

    ExploreSession* session() const { return m_session; }
    void setSession(ExploreSession* session);

    virtual QStringList kinds() const { return {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("csv")}; }
    /// What such a file is called, without its ending: by the position, and by what is shown of it.
    QString fileName() const;
    virtual QString name() const = 0;
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
    /// The language is another, once there is a session.
    virtual void word() {}

private:
    ExploreSession* m_session = nullptr;
};

/// A view as a file; its kinds are endings.
class ExploreExport : public nimstone::FileExport {
    Q_OBJECT
    QML_ELEMENT

    /// Nothing is asked for as long as there is none.
    Q_PROPERTY(nimstone::ExploreView* view MEMBER m_view NOTIFY viewChanged FINAL)

public:
    explicit ExploreExport(QObject* parent = nullptr) : FileExport(parent) {}

    void save(const QString& kind, const QUrl& file) override;
    QUrl suggestedFile(const QString& kind) const override;
    QString ending(const QString& kind) const override { return kind; }

Q_SIGNALS:
    void viewChanged();

private:
    ExploreView* m_view = nullptr;
};

}  // namespace nimstone
