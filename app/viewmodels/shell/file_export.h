// Something that is written to a file beside the window, with its progress, and that can be cancelled.
#pragma once

#include <QUrl>
#include <QtQml/qqmlregistration.h>
#include <functional>

#include "app/export/paper_size.h"
#include "app/viewmodels/shell/background_work.h"
#include "app/viewmodels/shell/language_aware.h"
#include "app/viewmodels/shell/written_file.h"
#include "translations/spoken.h"

namespace nimstone {

class FileExport : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("What is exported is one of its kinds")

    /// Something is being written.
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    /// 0 … 1 of it.
    Q_PROPERTY(double progress READ progress NOTIFY changed FINAL)
    /// How far it is, how it ended, or what is asked; empty where there is nothing to tell.
    Q_PROPERTY(QString news READ news NOTIFY changed FINAL)
    Q_PROPERTY(bool failed READ failed NOTIFY changed FINAL)
    /// Whether the file may be replaced is asked: `replace` or `dismiss` answers.
    Q_PROPERTY(bool asking READ asking NOTIFY changed FINAL)
    /// The paper of a PDF, "a4" or "letter". Set to anything else ("system"), it is the one of the locale.
    Q_PROPERTY(QString paper READ paper WRITE setPaper NOTIFY changed FINAL)

public:
    bool running() const { return m_work.busy(); }
    double progress() const { return m_progress; }
    QString news() const { return m_news ? m_news() : QString(); }
    bool failed() const { return m_failed; }
    bool asking() const { return m_asking; }
    QString paper() const { return QString::fromLatin1(exports::name(m_paper)); }
    void setPaper(const QString& paper);

    /// A file that is there already is asked about first. `kind` is one that the export knows.
    Q_INVOKABLE virtual void save(const QString& kind, const QUrl& file) = 0;
    /// A name that is free, where the last file was saved.
    Q_INVOKABLE virtual QUrl suggestedFile(const QString& kind) const = 0;
    Q_INVOKABLE virtual QString ending(const QString& kind) const = 0;

    /// Writes it to a file of its own, and opens it in the desktop's program for such files, which can print it.
    Q_INVOKABLE void view(const QString& kind);

    Q_INVOKABLE void replace();
    Q_INVOKABLE void cancel();
    /// Nothing is told any more.
    Q_INVOKABLE void dismiss();

Q_SIGNALS:
    void changed();

protected:
    using Wording = std::function<QString()>;
    struct Job {
        QString path;
        /// Of all that is written: the window's as it was when it was asked for, though the window may speak another meanwhile.
        QString language = spokenLanguage();
        /// On a thread of its own; touches nothing that anybody may change.
        std::function<ExportEnd(const std::stop_token&, const WorkProgress&)> write;
        /// Words how far it is; of work that tells of its progress.
        std::function<QString(std::size_t, std::size_t)> far{};
    };

    explicit FileExport(QObject* parent);

    void begin(Job job);
    void tell(Wording news, bool failed);
    /// Where the last file was saved.
    QString folder() const;
    exports::PaperSize paperSize() const { return m_paper; }

private:
    void start();
    void end(ExportEnd end);
    void moveOn(std::size_t done, std::size_t all);

    Job m_job;
    Wording m_news;
    /// Where a file goes that is only viewed; empty for one that is saved.
    QString m_viewFolder;
    exports::PaperSize m_paper = exports::localePaper();
    double m_progress = 0;
    bool m_failed = false;
    bool m_asking = false;
    bool m_viewing = false;
    BackgroundWork m_work;
};

}  // namespace nimstone
