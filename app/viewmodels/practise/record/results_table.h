// Answers as a table for spreadsheets, in a file that a person names.
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

    /// `title` is what the file is suggested to be called, `answers` what is written, each as it is then.
    void offer(std::function<QString()> title, std::function<Progress::AnswersReader()> answers);

    /// There is one kind of tables: csv.
    void save(const QString& kind, const QUrl& file) override;
    QUrl suggestedFile(const QString& kind) const override;
    QString ending(const QString& kind) const override;

private:
    std::function<QString()> m_title;
    std::function<Progress::AnswersReader()> m_answers;
};

}  // namespace nimstone
