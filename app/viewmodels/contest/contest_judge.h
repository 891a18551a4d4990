// A program of one's own, judged on a contest problem; judged again when its file is saved. A failing one is helped by a ladder
// of hints, up to the smallest input on which it fails.
#pragma once

#include <QFileSystemWatcher>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>
#include <optional>

#include "app/judge/program_bench.h"
#include "app/viewmodels/shell/background_work.h"
#include "app/viewmodels/shell/language_aware.h"

namespace nimstone {

class ContestJudge : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT

    /// Of the problem; another one forgets what was judged, but for the program.
    Q_PROPERTY(QString problem READ problem WRITE setProblem NOTIFY changed FINAL)
    /// The name of the file that is judged; empty for none. Rich text.
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed FINAL)
    /// The limits: seconds, megabytes; and how many inputs are generated.
    Q_PROPERTY(int seconds MEMBER m_seconds NOTIFY changed FINAL)
    Q_PROPERTY(int megabytes MEMBER m_megabytes NOTIFY changed FINAL)
    Q_PROPERTY(int tests MEMBER m_tests NOTIFY changed FINAL)
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    /// What is done right now, in words; and how much of it, 0 … 1, or −1 where that is not known.
    Q_PROPERTY(QString doing READ doing NOTIFY progressed FINAL)
    Q_PROPERTY(double progress READ progress NOTIFY progressed FINAL)
    /// "AC", "WA", …; empty where nothing was judged.
    Q_PROPERTY(QString letters READ letters NOTIFY changed FINAL)
    Q_PROPERTY(QString verdictName READ verdictName NOTIFY changed FINAL)
    Q_PROPERTY(bool accepted READ accepted NOTIFY changed FINAL)
    /// How often it was run and what that took; and whatever else is to be known, a sentence each. Rich text.
    Q_PROPERTY(QStringList facts READ facts NOTIFY changed FINAL)
    /// Why it could not be judged; empty where it could.
    Q_PROPERTY(QString problemText READ problemText NOTIFY changed FINAL)
    /// What the compiler said.
    Q_PROPERTY(QString log READ log NOTIFY changed FINAL)
    /// The hints that were asked for, the last of them the input itself; and whether there are more.
    Q_PROPERTY(QStringList hints READ hints NOTIFY changed FINAL)
    Q_PROPERTY(bool moreHints READ moreHints NOTIFY changed FINAL)
    /// The failing input, what was expected and what came; only once the ladder has come to it.
    Q_PROPERTY(QString input READ input NOTIFY changed FINAL)
    Q_PROPERTY(QString expected READ expected NOTIFY changed FINAL)
    Q_PROPERTY(QString got READ got NOTIFY changed FINAL)
    /// The position of the failing case; empty where it is none.
    Q_PROPERTY(QString position READ position NOTIFY changed FINAL)
    /// The program that is known to be wrong in the same way; empty for none. And what is said of it, as rich text.
    Q_PROPERTY(QString likeProgram READ likeProgram NOTIFY changed FINAL)
    Q_PROPERTY(QString likeText READ likeText NOTIFY changed FINAL)
    /// The compilers that were found, with their versions.
    Q_PROPERTY(QStringList tools READ tools NOTIFY changed FINAL)

public:
    explicit ContestJudge(QObject* parent = nullptr);
    ~ContestJudge() override;

    QString problem() const;
    void setProblem(const QString& name);
    QString fileName() const;
    bool running() const { return m_work.busy(); }
    QString doing() const;
    double progress() const;
    QString letters() const;
    QString verdictName() const;
    bool accepted() const { return m_end.verdict == judge::Verdict::Accepted; }
    QStringList facts() const;
    QString problemText() const;
    QString log() const;
    QStringList hints() const;
    bool moreHints() const;
    QString input() const;
    QString expected() const;
    QString got() const;
    QString position() const;
    QString likeProgram() const;
    QString likeText() const;
    QStringList tools() const;

    /// Judges that program from now on whenever it is saved.
    Q_INVOKABLE void judgeFile(const QUrl& file);
    Q_INVOKABLE void judgeAgain();
    Q_INVOKABLE void cancel();
    /// Shows one more hint.
    Q_INVOKABLE void hint();
    /// Shows all of them.
    Q_INVOKABLE void showCase();
    /// Keeps the failing input as a file; says what became of it.
    Q_INVOKABLE QString keepInput(const QUrl& file) const;
    Q_INVOKABLE QUrl suggestedFile() const;
    Q_INVOKABLE QString fileThere(const QUrl& file) const;

Q_SIGNALS:
    void changed();
    void progressed();

private:
    struct End {
        std::optional<judge::Verdict> verdict{};
        judge::Judgement judgement{};
        std::optional<judge::CompileError> compile{};
        std::optional<judge::RunnerError> runner{};
        std::optional<std::string> like{};
        std::string position{};
        std::shared_ptr<judge::ProgramBench> bench{};
    };
    using Tell = std::function<void(const judge::Progress&)>;

    void start();
    void finish(End end);
    const judge::Failure* failure() const { return m_end.judgement.failure ? &*m_end.judgement.failure : nullptr; }
    static End judged(std::shared_ptr<judge::ProgramBench> bench, const contest::Problem& problem, const std::string& file,
                      const judge::Settings& settings, const Tell& tell, const std::stop_token& stop);

    const contest::Problem* m_problem = nullptr;
    QString m_path;
    int m_seconds = 2;
    int m_megabytes = 256;
    int m_tests = 100;
    int m_rungs = 0;
    bool m_again = false;  ///< it is to be judged once more when the work is done that is going on
    std::optional<judge::Progress> m_progress;
    End m_end;
    std::shared_ptr<judge::ProgramBench> m_bench;
    QFileSystemWatcher m_watcher;
    QTimer m_saved;
    BackgroundWork m_work;
};

}  // namespace nimstone
