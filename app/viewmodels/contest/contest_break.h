// "Break this program": the user enters inputs for a wrong program, until the program fails on one of them.
#pragma once

#include <QVariantList>
#include <QtQml/qqmlregistration.h>
#include <functional>
#include <memory>
#include <optional>

#include "app/judge/program_bench.h"
#include "app/viewmodels/shell/background_work.h"
#include "app/viewmodels/shell/record_aware.h"
#include "core/contest/compare.h"

namespace nimstone {

class ContestBreak : public nimstone::RecordAware {
    Q_OBJECT
    QML_ELEMENT

    /// The name of the problem.
    Q_PROPERTY(QString problem READ problem WRITE setProblem NOTIFY changed FINAL)
    /// The name of a wrong program for the problem. An unknown name selects the first program of the problem.
    Q_PROPERTY(QString program READ program WRITE setProgram NOTIFY changed FINAL)
    /// The wrong programs of the problem: objects with `name`, `text` (a description of the mistake) and `broken` (true if
    /// the user broke it before).
    Q_PROPERTY(QVariantList programs READ programs NOTIFY changed FINAL)
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    Q_PROPERTY(Verdict verdict READ verdict NOTIFY changed FINAL)
    /// The result of the last input, in one or two sentences of rich text.
    Q_PROPERTY(QString news READ news NOTIFY changed FINAL)
    /// The expected output for the last input; empty if the program was not run.
    Q_PROPERTY(QString expected READ expected NOTIFY changed FINAL)
    /// The output of the program; empty if the program was not run.
    Q_PROPERTY(QString got READ got NOTIFY changed FINAL)
    /// A sentence with the number of programs that the user has broken, for all problems together; empty if the user
    /// has broken no program.
    Q_PROPERTY(QString standing READ standing NOTIFY changed FINAL)

public:
    enum Verdict {
        Nothing,   ///< no input was tried yet
        Holds,     ///< the output of the program on this input is right
        Broken,
        Refused,   ///< the input is not valid for the problem
        Impossible ///< the program could not be run
    };
    Q_ENUM(Verdict)

    explicit ContestBreak(QObject* parent = nullptr);

    QString problem() const { return m_problem ? QString::fromUtf8(m_problem->name) : QString(); }
    void setProblem(const QString& name);
    QString program() const { return m_program; }
    void setProgram(const QString& name);
    QVariantList programs() const;
    bool running() const { return m_work.busy(); }
    Verdict verdict() const { return m_end.verdict; }
    QString news() const;
    QString expected() const { return m_end.expected; }
    QString got() const { return m_end.got; }
    QString standing() const;

    /// Runs the program on the input.
    Q_INVOKABLE void attempt(const QString& input);
    /// Returns the smallest input on which the program fails. If the user breaks the program after this call, the record
    /// says that the answer was shown.
    Q_INVOKABLE QString reveal();
    Q_INVOKABLE void stop() { m_work.stop(); }

Q_SIGNALS:
    void changed();

private:
    struct End {
        Verdict verdict = Nothing;
        QString expected{};
        QString got{};
        std::optional<contest::InputError> fault{};
        /// The reason why the run did not end normally; empty if it ended normally.
        std::optional<judge::RunEnding> ending{};
        std::optional<judge::CompileError> compile{};
        bool unstarted = false;                  ///< true if the helper program nimstone-run is missing
        std::shared_ptr<judge::JudgeSession> bench{};
    };

    void choose(const QString& program);
    void finish(End end, const QString& input);
    bool wasBroken(const QString& code) const;
    static End tried(std::shared_ptr<judge::JudgeSession> bench, const contest::Problem& problem, const judge::Pitfall& program,
                     const std::string& input, const std::stop_token& stop);

    const contest::Problem* m_problem = nullptr;
    QString m_program;
    bool m_revealed = false;
    End m_end;
    std::shared_ptr<judge::JudgeSession> m_bench;
    BackgroundWork m_work;
};

}  // namespace nimstone
