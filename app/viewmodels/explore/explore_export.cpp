#include "app/viewmodels/explore/explore_export.h"

#include "app/viewmodels/shell/chosen_files.h"

namespace nimstone {

void ExploreExport::save(const QString& kind, const QUrl& file)
{
    const QString path = pathOf(file, kind);
    begin({.path = path,
           .write = [path, content = m_view->content(kind)](const std::stop_token&, const WorkProgress&) {
               return writeFile(path, content());
           },
           .far = [](std::size_t, std::size_t) { return QString(); }});
}

QUrl ExploreExport::suggestedFile(const QString& kind) const
{
    return freeFile(folder(), m_view->fileName(), kind);
}

}  // namespace nimstone
