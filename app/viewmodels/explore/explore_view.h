// The base class of the views of the Explore page. It has the session whose position the view shows, and the content of
// the view for files.
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
    /// The kinds of files in which the view can be saved, by their extensions: png, svg, csv, txt (an OEIS b-file).
    Q_PROPERTY(QStringList kinds READ kinds NOTIFY kindsChanged FINAL)

public:
    explicit ExploreView(QObject* parent = nullptr);

    ExploreSession* session() const { return m_session; }
    void setSession(ExploreSession* session);

    virtual QStringList kinds() const { return {QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("csv")}; }
    /// Returns a file name for the view, without its extension: the position and the kind of view.
    virtual QString fileName() const;
    virtual QString name() const = 0;
    /// Returns a function that makes the content of a file of the kind `kind`. The function runs on another thread, so
    /// it must not use data that may change.
    virtual std::function<QByteArray()> content(const QString& kind) const = 0;

Q_SIGNALS:
    void sessionChanged();
    void kindsChanged();

protected:
    /// Called when another position was chosen on the page.
    virtual void look() = 0;
    /// Called when the position under the pointer has changed.
    virtual void point() {}
    /// Called when the language has changed, if there is a session.
    virtual void word() {}

private:
    QPointer<ExploreSession> m_session;
};

/// Saves a view in a file. The kinds of files are file extensions.
class ExploreExport : public nimstone::FileExport {
    Q_OBJECT
    QML_ELEMENT

    /// The view that is saved. It has to be set before any other member is used.
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
