// Solves an input that the user typed or chose for a contest problem. Shows the output and a list of the cases, each
// with its position if it has one.
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

    /// The name of the problem. A change of the problem clears the result.
    Q_PROPERTY(QString problem READ problem WRITE setProblem NOTIFY changed FINAL)
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    /// The share of the input that has been read, 0 to 1.
    Q_PROPERTY(double progress READ progress NOTIFY progressChanged FINAL)
    /// True if there is a result.
    Q_PROPERTY(bool done READ done NOTIFY changed FINAL)
    /// The output; if it is long, only its beginning.
    Q_PROPERTY(QString output READ output NOTIFY changed FINAL)
    /// A sentence with the number of lines of the whole output, if `output` is only its beginning; otherwise empty.
    Q_PROPERTY(QString rest READ rest NOTIFY changed FINAL)
    /// The first error of the input with its line and column, or a message that the file cannot be read, as rich text;
    /// empty if there is no error.
    Q_PROPERTY(QString fault READ fault NOTIFY changed FINAL)
    /// The line of the error, from 1; 0 if there is no error.
    Q_PROPERTY(int faultLine READ faultLine NOTIFY changed FINAL)
    /// The name of the file that is the input; empty if the input is text.
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed FINAL)

public:
    enum Role {
        LinesRole = Qt::UserRole + 1,  ///< the lines of the input that contain the case: "2" or "2–4"
        AnswerRole,
        PositionRole,                  ///< the position in the notation; empty if the case has no position
        PositionNameRole,              ///< the position in words
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

    /// Solves the cases of a typed input. The new result replaces the last result.
    Q_INVOKABLE void tryText(const QString& input);
    /// Solves the cases of a file. The new result replaces the last result.
    Q_INVOKABLE void tryFile(const QUrl& file);
    /// Stops the work and clears the result.
    Q_INVOKABLE void cancel();
    Q_INVOKABLE void forget();
    Q_INVOKABLE QUrl suggestedFile() const;
    /// Writes the whole output to a file. Returns a message about the result.
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
        std::vector<Case> cases;       ///< the first cases of the input, at most 1000
        QString shown;                 ///< the beginning of the output
        std::uint64_t lines = 0;       ///< the number of lines of the whole output
        std::shared_ptr<QTemporaryFile> whole;  ///< the whole output; null if it could not be stored
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
    Open m_next;  ///< the input that is solved when the current work ends
    double m_progress = 0;
    LanguageAware m_language;
    BackgroundWork m_work;
};

}  // namespace nimstone
