#include "app/viewmodels/explore/explore_view.h"

#include <QRegularExpression>

#include "app/viewmodels/shell/chosen_files.h"

namespace nimstone {

ExploreView::ExploreView(QObject* parent) : LanguageAware(parent)
{
    connect(this, &LanguageAware::languageChanged, this, [this] {
        if (m_session)
            word();
    });
}

void ExploreView::setSession(ExploreSession* session)
{
    if (m_session == session)
        return;
    if (m_session)
        m_session->disconnect(this);
    m_session = session;
    if (session) {
        connect(session, &ExploreSession::positionChanged, this, [this] { look(); });
        connect(session, &ExploreSession::pointedChanged, this, [this] { point(); });
        look();
    }
    Q_EMIT sessionChanged();
}

QString ExploreView::fileName() const
{
    QString position = m_session->position();
    return position.replace(QRegularExpression(QStringLiteral("[^a-z0-9]+")), QStringLiteral("-")) + QLatin1Char('-') + name();
}

void ExploreExport::save(const QString& kind, const QUrl& file)
{
    const QString path = pathOf(file, kind);
    begin({.path = path, .write = [path, content = m_view->content(kind)](const std::stop_token&, const WorkProgress&) {
        return writeFile(path, content());
    }});
}

QUrl ExploreExport::suggestedFile(const QString& kind) const
{
    return freeFile(folder(), fileNameOf(m_view->fileName(), QStringLiteral("nimstone")), kind);
}

}  // namespace nimstone
