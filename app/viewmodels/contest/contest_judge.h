// A program of one's own, typed or a file, judged on a contest problem; a file again when it is saved. A failing one is helped
// by a ladder of hints, up to the smallest input on which it fails; the record keeps that one was accepted.
#pragma once

#include <QFileSystemWatcher>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>
#include <optional>

#include "app/judge/program_bench.h"
#include "app/viewmodels/contest/typed_program.h"
#include "app/viewmodels/shell/background_work.h"
#include "app/viewmodels/shell/record_aware.h"
#include "app/viewmodels/shell/value.h"

namespace nimstone {

/// What is known of the program: its verdict, and of why it fails as much as was asked for.
struct JudgeShown {
    Q_GADGET
    QML_VALUE_TYPE(judgeShown)

    NIMSTONE_FIELD(QString, fileName){};     ///< of the file that is judged; empty where the typed program is; rich text
    NIMSTONE_FIELD(QStringList, tools){};    ///< the compilers that were found, with their versions
    NIMSTONE_FIELD(QString, letters){};      ///< "AC", "WA", …; empty where nothing was judged
    NIMSTONE_FIELD(QString, verdictName){};
    NIMSTONE_FIELD(bool, accepted) = false;
    /// What the program does wrong, a sentence each; what else is to be known of it beside the verdict; what its runs took. Rich text.
    NIMSTONE_FIELD(QStringList, faults){};
    NIMSTONE_FIELD(QStringList, notes){};
    NIMSTONE_FIELD(QStringList, facts){};
    NIMSTONE_FIELD(QString, problem){};      ///< why it could not be judged; empty where it could
    /// Of one that does not compile: why, and the cure, a sentence each; the compiler's first error and its line, from 1, or 0; all
    /// else that it said; and the button that judges it mended, empty where no cure is known.
    NIMSTONE_FIELD(QStringList, causes){};
    NIMSTONE_FIELD(QString, firstError){};
    NIMSTONE_FIELD(int, errorLine) = 0;
    NIMSTONE_FIELD(QString, log){};
    NIMSTONE_FIELD(QString, repair){};
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

class ContestJudge : public nimstone::RecordAware {
    Q_OBJECT
    QML_ELEMENT

    /// Of the problem; another one forgets what was judged, but for the file, and has a typed program of its own.
    Q_PROPERTY(QString problem READ problem WRITE setProblem NOTIFY changed FINAL)
    /// The limits: seconds, megabytes; and how many inputs are generated.
    Q_PROPERTY(int seconds MEMBER m_seconds NOTIFY changed FINAL)
    Q_PROPERTY(int megabytes MEMBER m_megabytes NOTIFY changed FINAL)
    Q_PROPERTY(int tests MEMBER m_tests NOTIFY changed FINAL)
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    /// What is done right now, in words; and how much of it, 0 … 1, or −1 where that is not known.
    Q_PROPERTY(QString doing READ doing NOTIFY progressed FINAL)
    Q_PROPERTY(double done READ done NOTIFY progressed FINAL)
    Q_PROPERTY(nimstone::JudgeShown shown READ shown NOTIFY changed FINAL)
    /// The program that is typed or pasted here; `typed` changes it. And its language: "cpp", "c", "py", "java".
    Q_PROPERTY(QString text READ text NOTIFY textChanged FINAL)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChosen FINAL)
    /// Those for which there is a compiler or an interpreter, and the one that is chosen.
    Q_PROPERTY(QStringList languages READ languages NOTIFY changed FINAL)
    /// Whether the typed program is no longer the one that was judged.
    Q_PROPERTY(bool outdated READ outdated NOTIFY outdatedChanged FINAL)
    /// That the typed program cannot be kept; empty where it can.
    Q_PROPERTY(QString storageProblem READ storageProblem NOTIFY changed FINAL)

public:
    /// Typed programs are kept in the folder.
    explicit ContestJudge(QObject* parent = nullptr, const QString& folder = TypedProgram::defaultFolder());
    ~ContestJudge() override;

    QString problem() const { return m_problem ? QString::fromUtf8(m_problem->name) : QString(); }
    void setProblem(const QString& name);
    bool running() const { return m_work.busy(); }
    QString doing() const;
    double done() const;
    const JudgeShown& shown() const { return m_shown; }
    QString text() const { return m_typed.text(); }
    QString language() const { return m_typed.language(); }
    void setLanguage(const QString& language);
    QStringList languages() const;
    bool outdated() const { return m_outdated; }
    QString storageProblem() const { return m_typed.problem(); }

    /// Somebody is about to type: looks for compilers, and for what was typed before.
    Q_INVOKABLE void prepare();
    /// The program is this now. False where it is too long; then it stays as it was, and `shown` says so.
    Q_INVOKABLE bool typed(const QString& text);
    /// Judges the typed program, no longer a file.
    Q_INVOKABLE void judgeTyped();
    /// No file is judged any more: back to the typed program.
    Q_INVOKABLE void leaveFile();

    /// Judges that program from now on whenever it is saved.
    Q_INVOKABLE void judgeFile(const QUrl& file);
    Q_INVOKABLE void judgeAgain();
    /// Judges it mended, as `shown.repair` says; the file, or the text, stays as it is.
    Q_INVOKABLE void judgeRepaired();
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
    /// It is another text than the last that was typed.
    void textChanged();
    void languageChosen();
    void outdatedChanged();

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

    /// A file by its path, or a text that is to become one.
    struct Source {
        std::string path{};
        std::string name{};
        std::string text{};
        bool operator==(const Source&) const = default;
    };

    Source source() const;
    void openTyped();
    void forget();
    void compare();
    void again(bool repaired);
    void start();
    void word();
    void wordCompileError(const judge::CompileError& error);
    void wordFailure(const judge::Failure& failure);
    static End judged(std::shared_ptr<judge::ProgramBench> bench, const contest::Problem& problem, const Source& source,
                      const judge::Settings& settings, bool repairs, const Tell& tell, const std::stop_token& stop);

    const contest::Problem* m_problem = nullptr;
    QString m_path;
    int m_seconds = 2;
    int m_megabytes = 256;
    int m_tests = 100;
    int m_rungs = 0;
    judge::Limits m_limits{};  ///< under which it was judged
    bool m_repaired = false;   ///< it is judged mended
    bool m_outdated = false;
    bool m_prepared = false;
    bool m_again = false;  ///< it is to be judged once more when the work is done that is going on
    std::optional<judge::JudgeProgress> m_progress;
    Source m_judged;  ///< what was judged last
    End m_end;
    JudgeShown m_shown;
    std::shared_ptr<judge::ProgramBench> m_bench;
    TypedProgram m_typed;
    QFileSystemWatcher m_watcher;
    QTimer m_saved;
    BackgroundWork m_finding;
    BackgroundWork m_work;
};

}  // namespace nimstone
