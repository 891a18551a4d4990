// Writes content to a file in the background, and reports the progress; the work can be canceled.
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

    /// True while a file is being written.
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    /// The share of the work that is done, 0 to 1.
    Q_PROPERTY(double progress READ progress NOTIFY changed FINAL)
    /// A text about the progress or the result, or the question that is asked; empty if there is nothing to show.
    Q_PROPERTY(QString news READ news NOTIFY changed FINAL)
    Q_PROPERTY(bool failed READ failed NOTIFY changed FINAL)
    /// True while the person is asked whether an existing file may be replaced; `replace` or `dismiss` is the answer.
    Q_PROPERTY(bool asking READ asking NOTIFY changed FINAL)
    /// The paper size of a PDF, "a4" or "letter". Any other value ("system") chooses the paper size of the locale.
    Q_PROPERTY(QString paper READ paper WRITE setPaper NOTIFY changed FINAL)

public:
    bool running() const { return m_work.busy(); }
    double progress() const { return m_progress; }
    QString news() const { return m_news ? m_news() : QString(); }
    bool failed() const { return m_failed; }
    bool asking() const { return m_asking; }
    QString paper() const { return QString::fromLatin1(exports::name(m_paper)); }
    void setPaper(const QString& paper);

    /// Writes the file. If it exists already, asks the person first. `kind` is one of the kinds of the export.
    Q_INVOKABLE virtual void save(const QString& kind, const QUrl& file) = 0;
    /// Returns an unused file name in the folder of the last saved file.
    Q_INVOKABLE virtual QUrl suggestedFile(const QString& kind) const = 0;
    Q_INVOKABLE virtual QString ending(const QString& kind) const = 0;

    /// Writes a temporary file and opens it in the desktop's viewer, where the person can print it.
    Q_INVOKABLE void view(const QString& kind);

    Q_INVOKABLE void replace();
    Q_INVOKABLE void cancel();
    /// Removes the text about the last result, and the question. Does nothing while a file is being written.
    Q_INVOKABLE void dismiss();

Q_SIGNALS:
    void changed();
    /// Emitted when a file has been written.
    void written();

protected:
    using Wording = std::function<QString()>;
    struct Job {
        QString path;
        /// The language of the file's content: the window's language at the moment of the request. The window's language
        /// may change before the file is written.
        QString language = spokenLanguage();
        /// Writes the content. It runs on a thread of the pool, so it must not use data that another thread may change.
        std::function<ExportEnd(const std::stop_token&, const WorkProgress&)> write;
        /// Returns the text about the progress. It has to be set if `write` reports progress.
        std::function<QString(std::size_t, std::size_t)> far{};
        QString second{};  ///< the path of a second file that `write` writes; empty if there is none
    };

    explicit FileExport(QObject* parent);

    void begin(Job job);
    void tell(Wording news, bool failed);
    /// Returns the folder of the last saved file; for a file that is only viewed, returns the cache folder.
    QString folder() const;
    exports::PaperSize paperSize() const { return m_paper; }

private:
    void start();
    void end(ExportEnd end);
    void moveOn(std::size_t done, std::size_t all);

    Job m_job;
    Wording m_news;
    /// The folder for a file that is only viewed; empty for a file that is saved.
    QString m_viewFolder;
    exports::PaperSize m_paper = exports::localePaper();
    double m_progress = 0;
    bool m_failed = false;
    bool m_asking = false;
    bool m_viewing = false;
    BackgroundWork m_work;
};

}  // namespace nimstone
