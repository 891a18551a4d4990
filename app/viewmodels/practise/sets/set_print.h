// Prints a set as a PDF worksheet with its answer key, in English or Chinese; or the sheets of a class, and the answer keys in a
// second file; or saves a set as questions for other systems.
#pragma once

#include "app/export/practice/class_sheets.h"
#include "app/viewmodels/practise/sets/set_editor.h"
#include "app/viewmodels/shell/file_export.h"

namespace nimstone {

class SetPrint : public nimstone::FileExport {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(nimstone::SetEditor* editor MEMBER m_editor NOTIFY editorChanged FINAL)

public:
    explicit SetPrint(QObject* parent = nullptr) : FileExport(parent) {}

    /// Reads a class list. Returns false if it cannot be used; `news` then says why.
    Q_INVOKABLE bool readRoster(const QUrl& file);

    /// Saves the worksheet, or the questions. `kind` is the language of the worksheet, en or zh_CN; "class" for the sheets of the
    /// class list in the set's language; or one of gift, moodle, and anki.
    void save(const QString& kind, const QUrl& file) override;
    QUrl suggestedFile(const QString& kind) const override;
    QString ending(const QString& kind) const override;

Q_SIGNALS:
    void editorChanged();

private:
    QString languageOf(const QString& kind) const;

    SetEditor* m_editor = nullptr;
    std::vector<exports::Pupil> m_pupils;
};

}  // namespace nimstone
