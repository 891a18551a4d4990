// Input that a person gives to a contest problem: its output, and its cases one by one, of which each may be a position.
#pragma once

#include <QTemporaryFile>
#include <QUrl>
#include <QtQml/qqmlregistration.h>
#include <memory>
#include <optional>
#include <vector>

#include "app/viewmodels/shell/background_work.h"
#include "app/viewmodels/shell/language_aware.h"
#include "app/viewmodels/shell/list_model.h"
#include "core/contest/problem.h"

namespace nimstone {

class ContestTrial : public nimstone::ListModel {
    Q_OBJECT
    QML_ELEMENT

    /// Of the problem that is tried; another one forgets what was tried.
    Q_PROPERTY(QString problem READ problem WRITE setProblem NOTIFY changed FINAL)
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    /// 0 … 1 of a file that is read.
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged FINAL)
    /// Whether there is output.
    Q_PROPERTY(bool done READ done NOTIFY changed FINAL)
    /// The output, or its beginning where it is long.
    Q_PROPERTY(QString output READ output NOTIFY changed FINAL)
    /// How many lines it has, and whether not all of them are in `output`, in words; empty where they are.
    Q_PROPERTY(QString rest READ rest NOTIFY changed FINAL)
    /// What is wrong with the input and where, or that a file could not be read; empty where nothing is. Rich text.
    Q_PROPERTY(QString fault READ fault NOTIFY changed FINAL)
    /// The line of the fault, from 1; 0 where there is none.
    Q_PROPERTY(int faultLine READ faultLine NOTIFY changed FINAL)
    /// The name of the file that was tried; empty where text was.
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed FINAL)

public:
    enum Role {
        LinesRole = Qt::UserRole + 1,  ///< where the case stands: "2" or "2–4"
        AnswerRole,
        PositionRole,                  ///< empty where the case is none
        PositionNameRole,              ///< the same as a person reads it
    };

    explicit ContestTrial(QObject* parent = nullptr);

    int count() const override { return static_cast<int>(m_result.cases.size()); }
    QString problem() const { return m_problem ? QString::fromUtf8(m_problem->name) : QString(); }
    void setProblem(const QString& name);
    bool running() const { return m_work.busy(); }
    double progress() const { return m_progress; }
    bool done() const { return m_result.lines > 0 || !m_result.cases.empty(); }
    QString output() const { return m_result.shown; }
    QString rest() const;
    QString fault() const;
    int faultLine() const { return m_result.error ? static_cast<int>(m_result.error->place.line) : 0; }
    QString fileName() const { return m_fileName; }

    /// What is tried next replaces what was tried before.
    Q_INVOKABLE void tryText(const QString& input);
    Q_INVOKABLE void tryFile(const QUrl& file);
    /// Stops; nothing is shown then.
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void forget();
    Q_INVOKABLE QUrl suggestedFile() const;
    /// Writes the whole output; says what became of it.
    Q_INVOKABLE QString saveOutput(const QUrl& file) const;

Q_SIGNALS:
    void changed();
    void progressChanged();

private:
    struct Case {
        std::uint64_t firstLine;
        std::uint64_t lastLine;
        QString answer;
        QString position;
    };
    struct Result {
        std::vector<Case> cases;       ///< the first of them
        QString shown;                 ///< the beginning of the output
        std::uint64_t lines = 0;       ///< of the whole output
        std::shared_ptr<QTemporaryFile> whole;  ///< the whole output; null where there was no place for it
        std::optional<contest::InputError> error;
        bool unreadable = false;
        bool cancelled = false;
    };
    using Open = std::function<std::unique_ptr<QIODevice>()>;

    QVariant field(int row, int role) const override;
    void run(Open open);
    void show(Result result);
    static Result tried(const contest::Problem& problem, const Open& open, const std::stop_token& stop, const WorkProgress& progress);

    const contest::Problem* m_problem = nullptr;
    Result m_result;
    QString m_fileName;
    Open m_next;  ///< what is to be tried once the work is done that is going on
    double m_progress = 0;
    LanguageAware m_language;
    BackgroundWork m_work;
};

}  // namespace nimstone
