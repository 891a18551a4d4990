// Judges the user's program for a contest problem. The program is a typed text, or a file that is judged again whenever
// it is saved. If the program fails, the user can request hints, up to the smallest input on which it fails. If the
// program is accepted, this is stored in the practice record.
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

/// The result of judging, as the page shows it: the verdict, the signs of a failure, and the hints that the user has
/// requested so far.
struct JudgeShown {
    Q_GADGET
    QML_VALUE_TYPE(judgeShown)

    /// The name of the judged file, as rich text; empty if the typed program was judged.
    NIMSTONE_FIELD(QString, fileName){};
    NIMSTONE_FIELD(QStringList, tools){};    ///< the compilers that were found, with their versions
    /// The letters of the verdict, such as "AC" or "WA"; empty before the first verdict.
    NIMSTONE_FIELD(QString, letters){};
    NIMSTONE_FIELD(QString, verdictName){};
    NIMSTONE_FIELD(bool, accepted) = false;
    /// The signs that the program is wrong, one sentence each, as rich text.
    NIMSTONE_FIELD(QStringList, faults){};
    /// The notes on the program, one sentence each, as rich text.
    NIMSTONE_FIELD(QStringList, notes){};
    /// Facts about the runs, such as their time and memory, one sentence each, as rich text.
    NIMSTONE_FIELD(QStringList, facts){};
    NIMSTONE_FIELD(QString, problem){};      ///< a sentence that says why the program could not be judged; empty if it was judged
    // The next five fields are about a program that does not compile.
    /// One sentence for each cause of the errors, which also says how to remove it.
    NIMSTONE_FIELD(QStringList, causes){};
    NIMSTONE_FIELD(QString, firstError){};   ///< the first error of the compiler
    NIMSTONE_FIELD(int, errorLine) = 0;      ///< the line of the first error, from 1; 0 if it is not known
    NIMSTONE_FIELD(QString, log){};          ///< the rest of the compiler's output
    NIMSTONE_FIELD(QString, repair){};       ///< the label of the repair button; empty if no repair is known
    /// The hints that the user has requested. The last hint is not in this list, because it is the failing input
    /// itself.
    NIMSTONE_FIELD(QStringList, hints){};
    /// True if the user can request more hints.
    NIMSTONE_FIELD(bool, moreHints) = false;
    // The following fields are set only after the last hint.
    NIMSTONE_FIELD(QString, input){};        ///< the input on which the program fails
    NIMSTONE_FIELD(QString, expected){};     ///< the expected output for the failing input
    NIMSTONE_FIELD(QString, got){};          ///< the output of the program for the failing input
    NIMSTONE_FIELD(QString, position){};     ///< the position of the failing case; empty if the case has no position
    NIMSTONE_FIELD(bool, smallest) = false;  ///< true if it is known that the program does not fail on a smaller input
    /// The known wrong programs that have the same mistake as this program.
    NIMSTONE_FIELD(QStringList, likePrograms){};
    /// For each program of `likePrograms`, a description of its mistake as rich text.
    NIMSTONE_FIELD(QStringList, likeTexts){};
};

class ContestJudge : public nimstone::RecordAware {
    Q_OBJECT
    QML_ELEMENT

    /// The name of the problem. A change of the problem clears the result, keeps the chosen file, and opens the typed
    /// program of the new problem.
    Q_PROPERTY(QString problem READ problem WRITE setProblem NOTIFY changed FINAL)
    /// The time limit of a run, in seconds.
    Q_PROPERTY(int seconds MEMBER m_seconds NOTIFY changed FINAL)
    /// The memory limit of a run, in megabytes.
    Q_PROPERTY(int megabytes MEMBER m_megabytes NOTIFY changed FINAL)
    /// The number of generated inputs on which the program is run.
    Q_PROPERTY(int tests MEMBER m_tests NOTIFY changed FINAL)
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    /// A sentence about the current step of judging.
    Q_PROPERTY(QString doing READ doing NOTIFY progressed FINAL)
    /// The share of the current step that is done, 0 to 1; −1 if it is not known.
    Q_PROPERTY(double done READ done NOTIFY progressed FINAL)
    Q_PROPERTY(nimstone::JudgeShown shown READ shown NOTIFY changed FINAL)
    /// The text of the typed program. QML changes it by calling typed().
    Q_PROPERTY(QString text READ text NOTIFY textChanged FINAL)
    /// The language of the typed program: "cpp", "c", "py" or "java".
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChosen FINAL)
    /// The languages whose compiler or interpreter was found (before the search, all languages), and the chosen language.
    Q_PROPERTY(QStringList languages READ languages NOTIFY changed FINAL)
    /// True if the typed program has changed since it was judged.
    Q_PROPERTY(bool outdated READ outdated NOTIFY outdatedChanged FINAL)
    /// A sentence that says why the typed program cannot be saved or could not be read; empty if there is no problem.
    Q_PROPERTY(QString storageProblem READ storageProblem NOTIFY changed FINAL)

public:
    /// Makes an object without a problem. Typed programs are stored in `folder`.
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

    /// Searches for compilers, and loads the stored program. Call it before the user types.
    Q_INVOKABLE void prepare();
    /// Sets the typed program. If `text` is too long, returns false: the program does not change, and `shown` has a
    /// message.
    Q_INVOKABLE bool typed(const QString& text);
    /// Stops judging the file, if one was chosen, and judges the typed program.
    Q_INVOKABLE void judgeTyped();
    /// Stops judging the file, and returns to the typed program.
    Q_INVOKABLE void leaveFile();

    /// Judges the file now and whenever it is saved.
    Q_INVOKABLE void judgeFile(const QUrl& file);
    Q_INVOKABLE void judgeAgain();
    /// Judges a copy of the program with the repair that `shown.repair` names. The file or the typed text does not
    /// change.
    Q_INVOKABLE void judgeRepaired();
    Q_INVOKABLE void cancel();
    /// Shows one more hint.
    Q_INVOKABLE void hint();
    /// Shows all hints and the failing input.
    Q_INVOKABLE void showCase();
    /// Writes the failing input to a file. Returns a message about the result.
    Q_INVOKABLE QString keepInput(const QUrl& file) const;
    Q_INVOKABLE QUrl suggestedFile() const;

Q_SIGNALS:
    void changed();
    void progressed();
    /// Emitted when `text` was replaced by another program, but not when typed() changed it.
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
        std::shared_ptr<judge::JudgeSession> bench{};
    };
    using Tell = std::function<void(const judge::JudgeProgress&)>;

    /// The source of a program: the path of a file, or a text with the name of the file to be created.
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
    static End judged(std::shared_ptr<judge::JudgeSession> bench, const contest::Problem& problem, const Source& source,
                      const judge::Settings& settings, const judge::CompileOptions& options, const Tell& tell,
                      const std::stop_token& stop);

    const contest::Problem* m_problem = nullptr;
    QString m_path;
    int m_seconds = 2;
    int m_megabytes = 256;
    int m_tests = 100;
    int m_rungs = 0;
    judge::Limits m_limits{};  ///< the limits of the last run
    bool m_repaired = false;   ///< true if the last run judges the repaired program
    bool m_outdated = false;
    bool m_prepared = false;
    bool m_again = false;  ///< true if another run starts when the current run ends
    std::optional<judge::JudgeProgress> m_progress;
    Source m_judged;  ///< the source of the program that was judged last
    End m_end;
    JudgeShown m_shown;
    std::shared_ptr<judge::JudgeSession> m_bench;
    TypedProgram m_typed;
    QFileSystemWatcher m_watcher;
    QTimer m_saved;
    BackgroundWork m_finding;
    BackgroundWork m_work;
};

}  // namespace nimstone
