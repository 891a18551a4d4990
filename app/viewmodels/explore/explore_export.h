// A view of the Explore page as a file.
#pragma once

#include "app/viewmodels/explore/explore_view.h"
#include "app/viewmodels/shell/file_export.h"

namespace nimstone {

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
