// A proof to take away: onto the clipboard, or into a file.
#pragma once

#include "app/viewmodels/prove/prove_session.h"
#include "app/viewmodels/shell/file_export.h"

namespace nimstone {

class ProveExport : public nimstone::FileExport {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(nimstone::ProveSession* session MEMBER m_session NOTIFY sessionChanged FINAL)

public:
    explicit ProveExport(QObject* parent = nullptr) : FileExport(parent) {}

    /// Of `kind`, markdown, latex, svg, png, pdf, examples, everything or theorems. What is copied are markdown and latex.
    Q_INVOKABLE void copy(const QString& kind);

    void save(const QString& kind, const QUrl& file) override;
    QUrl suggestedFile(const QString& kind) const override;
    QString ending(const QString& kind) const override;

Q_SIGNALS:
    void sessionChanged();

private:
    bool hasProof() const { return m_session && m_session->proved(); }

    ProveSession* m_session = nullptr;
};

}  // namespace nimstone
