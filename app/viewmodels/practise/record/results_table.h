// Answers as a table for spreadsheets, saved in a file that the person chooses.
#pragma once

#include "app/storage/record/progress.h"
#include "app/viewmodels/shell/file_export.h"

namespace nimstone {

class ResultsTable : public nimstone::FileExport {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Who has the answers owns their table")

public:
    explicit ResultsTable(QObject* parent = nullptr) : FileExport(parent) {}

    /// `title` gives the suggested file name, and `answers` the answers to write; both are called when a file is saved.
    void offer(std::function<QString()> title, std::function<Progress::AnswersReader()> answers);

    /// The only kind of table is csv.
    void save(const QString& kind, const QUrl& file) override;
    QUrl suggestedFile(const QString& kind) const override;
    QString ending(const QString& kind) const override;

private:
    std::function<QString()> m_title;
    std::function<Progress::AnswersReader()> m_answers;
};

}  // namespace nimstone
