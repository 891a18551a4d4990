// Prints a set as a PDF worksheet with its answer key, in English or Chinese.
#pragma once

#include "app/viewmodels/practise/sets/set_editor.h"
#include "app/viewmodels/shell/file_export.h"

namespace nimstone {

class SetPrint : public nimstone::FileExport {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(nimstone::SetEditor* editor MEMBER m_editor NOTIFY editorChanged FINAL)

public:
    explicit SetPrint(QObject* parent = nullptr) : FileExport(parent) {}

    /// Saves the worksheet; `kind` is its language, en or zh_CN.
    void save(const QString& kind, const QUrl& file) override;
    QUrl suggestedFile(const QString& kind) const override;
    QString ending(const QString& kind) const override;

Q_SIGNALS:
    void editorChanged();

private:
    SetEditor* m_editor = nullptr;
};

}  // namespace nimstone
