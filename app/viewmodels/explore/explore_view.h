// The base class of the views of the Explore page: the session whose position it shows, and its content for files.
#pragma once

#include <QPointer>
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
    /// The kinds of files that the view can be saved as, by their endings: png, svg, csv, txt (an OEIS b-file).
    Q_PROPERTY(QStringList kinds READ kinds NOTIFY kindsChanged FINAL)

public:
    explicit ExploreView(QObject* parent = nullptr);

    ExploreSession* session() const { return m_session; }
    void setSession(ExploreSession* session);

    virtual QStringList kinds() const { return {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("csv")}; }
    /// Returns the name of a file for the view, without its ending: the position and the kind of view.
    QString fileName() const;
    virtual QString name() const = 0;
    /// Returns a function that makes the content of a file of that kind. The function runs on another thread, so it must
    /// not use data that may change.
    virtual std::function<QByteArray()> content(const QString& kind) const = 0;

Q_SIGNALS:
    void sessionChanged();
    void kindsChanged();

protected:
    /// Called when another position was chosen.
    virtual void look() = 0;
    /// Called when the pointer is on another position.
    virtual void point() {}
    /// Called when the language has changed, if there is a session.
    virtual void word() {}

private:
    QPointer<ExploreSession> m_session;
};

/// Saves a view as a file; the kinds are file endings.
class ExploreExport : public nimstone::FileExport {
    Q_OBJECT
    QML_ELEMENT

    /// The view to save. It has to be set before any other member is used.
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
