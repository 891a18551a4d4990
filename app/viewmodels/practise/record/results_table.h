// Answers as a table for spreadsheets, or as a file to hand in, which is saved in a file that the person chooses.
#pragma once

#include "app/storage/record/progress.h"
#include "app/storage/sets/hand_in.h"
#include "app/viewmodels/shell/file_export.h"

namespace nimstone {

class ResultsTable : public nimstone::FileExport {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Who has the answers owns their table")

public:
    explicit ResultsTable(QObject* parent = nullptr) : FileExport(parent) {}

    /// Sets the source of the table. `title` is called for the name of a suggested file, and `answers` for the answers
    /// when a file is written.
    void offer(std::function<QString()> title, std::function<Progress::AnswersReader()> answers);
    /// Saves the answers to a set in the form in which they are handed in, and not as a table.
    void offerHandIn(std::function<QString()> title, std::function<HandIn()> handIn);

    /// Saves the table. `kind` has no effect.
    void save(const QString& kind, const QUrl& file) override;
    QUrl suggestedFile(const QString& kind) const override;
    QString ending(const QString& kind) const override;

private:
    std::function<QString()> m_title;
    std::function<Progress::AnswersReader()> m_answers;
    std::function<HandIn()> m_handIn;
};

}  // namespace nimstone
