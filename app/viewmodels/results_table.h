// Answers as a table for spreadsheets, in a file that a person names; whether one that is there may be replaced is asked.
#pragma once

#include <QUrl>
#include <QtQml/qqmlregistration.h>
#include <functional>

#include "app/storage/progress.h"
#include "app/viewmodels/worded.h"

namespace nimstone {

class ResultsTable : public nimstone::Worded {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Who has the answers owns their table")

    /// What became of it, or what is asked; empty where there is nothing to tell.
    Q_PROPERTY(QString news READ news NOTIFY changed FINAL)
    Q_PROPERTY(bool failed READ failed NOTIFY changed FINAL)
    /// Whether a file may be replaced is asked: `replace` or `dismiss` answers.
    Q_PROPERTY(bool asking READ asking NOTIFY changed FINAL)

public:
    explicit ResultsTable(QObject* parent = nullptr);

    /// `title` is what the file is suggested to be called, `answers` what is written, each as it is then.
    void offer(std::function<QString()> title, std::function<Progress::AnswersReader()> answers);

    QString news() const { return m_news ? m_news() : QString(); }
    bool failed() const { return m_failed; }
    bool asking() const { return m_asking; }

    /// A name that is free, where the last one was saved, or in the person's folder of documents.
    Q_INVOKABLE QUrl suggestedFile() const;
    /// A file that is there already is asked about first.
    Q_INVOKABLE void save(const QUrl& file);
    Q_INVOKABLE void replace();
    /// Nothing is told or asked any more.
    Q_INVOKABLE void dismiss();

Q_SIGNALS:
    void changed();

private:
    using Wording = std::function<QString()>;

    void tell(Wording news, bool failed = false, bool asking = false);
    void write();

    std::function<QString()> m_title;
    std::function<Progress::AnswersReader()> m_answers;
    Wording m_news;
    bool m_failed = false;
    bool m_asking = false;
    QString m_path;
    QString m_folder;
    /// The last member: its thread ends before anything that it uses.
    DiskQueue m_queue;
};

/// A text as the name of a file: without signs that some system has another use for, and not too long; empty where nothing
/// is left.
QString asFileName(const QString& text);

}  // namespace nimstone
