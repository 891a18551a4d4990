// Copies a proof to the clipboard or writes it to a file.
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

    /// Copies the proof that is shown to the clipboard. `kind` is markdown or latex; for any other kind nothing is
    /// copied. The other functions also accept the kinds svg, png, pdf, examples, everything and theorems.
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
