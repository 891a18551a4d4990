// A proof to take away: onto the clipboard, or into a file that is written beside the window, with its progress, and that
// can be cancelled.
#pragma once

#include <QUrl>
#include <QtQml/qqmlregistration.h>
#include <functional>
#include <thread>

#include "app/viewmodels/proof_files.h"
#include "app/viewmodels/prove_session.h"
#include "app/viewmodels/worded.h"

namespace nimstone {

class ProveExport : public nimstone::Worded {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(nimstone::ProveSession* session MEMBER m_session NOTIFY sessionChanged FINAL)
    /// Something is being written.
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    /// 0 … 1 of it.
    Q_PROPERTY(double progress READ progress NOTIFY changed FINAL)
    /// How far it is, how it ended, or what is asked; empty where there is nothing to tell.
    Q_PROPERTY(QString news READ news NOTIFY changed FINAL)
    Q_PROPERTY(bool failed READ failed NOTIFY changed FINAL)
    /// Whether the file may be replaced is asked: `replace` or `dismiss` answers.
    Q_PROPERTY(bool asking READ asking NOTIFY changed FINAL)

public:
    explicit ProveExport(QObject* parent = nullptr);
    /// Stops what is going on.
    ~ProveExport() override;

    bool running() const { return m_running; }
    double progress() const { return m_progress; }
    QString news() const { return m_news ? m_news() : QString(); }
    bool failed() const { return m_failed; }
    bool asking() const { return m_asking; }

    /// Of `kind`, one of the names of exportKindNamed. What is copied are markdown and latex.
    Q_INVOKABLE void copy(const QString& kind);
    /// A file that is there already is asked about first.
    Q_INVOKABLE void save(const QString& kind, const QUrl& file);
    Q_INVOKABLE void replace();
    Q_INVOKABLE void cancel();
    /// Nothing is told any more.
    Q_INVOKABLE void dismiss();
    /// A name that is free, where the last file was saved.
    Q_INVOKABLE QUrl suggestedFile(const QString& kind) const;
    Q_INVOKABLE QString ending(const QString& kind) const;

Q_SIGNALS:
    void changed();
    void sessionChanged();

private:
    using Wording = std::function<QString()>;

    bool hasProof() const { return m_session && m_session->proved(); }
    void tell(Wording news, bool failed);
    void start();
    void moveOn(int run, std::size_t done, std::size_t all);
    void end(int run, ExportEnd end);

    ProveSession* m_session = nullptr;
    ExportJob m_job;
    std::jthread m_thread;
    Wording m_news;
    QString m_folder;
    double m_progress = 0;
    int m_run = 0;          ///< counts what was begun: what an older one says is heard no more
    bool m_running = false;
    bool m_failed = false;
    bool m_asking = false;
    bool m_again = false;   ///< the language changed: it begins anew when it has stopped
};

}  // namespace nimstone
