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
#include "app/viewmodels/shell/value.h"

namespace nimstone {

/// What is known of the program: its verdict, and of why it fails as much as was asked for.
struct JudgeShown {
    Q_GADGET
    QML_VALUE_TYPE(judgeShown)

    NIMSTONE_FIELD(QString, fileName){};     ///< of the file that is judged; empty for none; rich text
    NIMSTONE_FIELD(QStringList, tools){};    ///< the compilers that were found, with their versions
    NIMSTONE_FIELD(QString, letters){};      ///< "AC", "WA", …; empty where nothing was judged
    NIMSTONE_FIELD(QString, verdictName){};
    NIMSTONE_FIELD(bool, accepted) = false;
    /// How often it was run and what that took; and whatever else is to be known, a sentence each. Rich text.
    NIMSTONE_FIELD(QStringList, facts){};
    NIMSTONE_FIELD(QString, problem){};      ///< why it could not be judged; empty where it could
    NIMSTONE_FIELD(QString, log){};          ///< what the compiler said
    /// The hints that were asked for, but the last of them, the input itself; and whether there are more.
    NIMSTONE_FIELD(QStringList, hints){};
    NIMSTONE_FIELD(bool, moreHints) = false;
    /// The failing input, what was expected and what came; only once the ladder has come to it. So with what follows.
    NIMSTONE_FIELD(QString, input){};
    NIMSTONE_FIELD(QString, expected){};
    NIMSTONE_FIELD(QString, got){};
    NIMSTONE_FIELD(QString, position){};     ///< of the failing case; empty where it is none
    NIMSTONE_FIELD(bool, smallest) = false;  ///< whether it is known that no smaller input fails
    /// The programs with known mistakes that explain its own; and what is said of each, as rich text.
    NIMSTONE_FIELD(QStringList, likePrograms){};
    NIMSTONE_FIELD(QStringList, likeTexts){};
};

class ContestJudge : public nimstone::LanguageAware {
    Q_OBJECT
    QML_ELEMENT

    /// Of the problem; another one forgets what was judged, but for the program.
    Q_PROPERTY(QString problem READ problem WRITE setProblem NOTIFY changed FINAL)
    /// The limits: seconds, megabytes; and how many inputs are generated.
    Q_PROPERTY(int seconds MEMBER m_seconds NOTIFY changed FINAL)
    Q_PROPERTY(int megabytes MEMBER m_megabytes NOTIFY changed FINAL)
    Q_PROPERTY(int tests MEMBER m_tests NOTIFY changed FINAL)
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    /// What is done right now, in words; and how much of it, 0 … 1, or −1 where that is not known.
    Q_PROPERTY(QString doing READ doing NOTIFY progressed FINAL)
    Q_PROPERTY(double progress READ progress NOTIFY progressed FINAL)
    Q_PROPERTY(nimstone::JudgeShown shown READ shown NOTIFY changed FINAL)

public:
    explicit ContestJudge(QObject* parent = nullptr);
    ~ContestJudge() override;

    QString problem() const { return m_problem ? QString::fromUtf8(m_problem->name) : QString(); }
    void setProblem(const QString& name);
    bool running() const { return m_work.busy(); }
    QString doing() const;
    double progress() const;
    const JudgeShown& shown() const { return m_shown; }

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

Q_SIGNALS:
    void changed();
    void progressed();

private:
    struct End {
        std::optional<judge::Verdict> verdict{};
        judge::Judgement judgement{};
        std::optional<judge::CompileError> compile{};
        std::optional<judge::RunnerError> runner{};
        std::vector<std::string> like{};
        std::shared_ptr<judge::ProgramBench> bench{};
    };
    using Tell = std::function<void(const judge::JudgeProgress&)>;

    void start();
    void word();
    void wordFailure(const judge::Failure& failure);
    static End judged(std::shared_ptr<judge::ProgramBench> bench, const contest::Problem& problem, const std::string& file,
                      const judge::Settings& settings, const Tell& tell, const std::stop_token& stop);

    const contest::Problem* m_problem = nullptr;
    QString m_path;
    int m_seconds = 2;
    int m_megabytes = 256;
    int m_tests = 100;
    int m_rungs = 0;
    judge::Limits m_limits{};  ///< under which it was judged
    bool m_again = false;  ///< it is to be judged once more when the work is done that is going on
    std::optional<judge::JudgeProgress> m_progress;
    End m_end;
    JudgeShown m_shown;
    std::shared_ptr<judge::ProgramBench> m_bench;
    QFileSystemWatcher m_watcher;
    QTimer m_saved;
    BackgroundWork m_work;
};

}  // namespace nimstone
