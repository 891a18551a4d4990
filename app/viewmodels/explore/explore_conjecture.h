// The conjecture lab of the Explore page. It checks a claim about the P-positions of a game, position by position. It
// shows where the claim fails, up to which size the claim holds, and which theorem answers the question.
#pragma once

#include <QVariantList>
#include <optional>

#include "app/viewmodels/explore/explore_view.h"
#include "app/viewmodels/shell/background_work.h"
#include "app/viewmodels/shell/value.h"
#include "app/wording/conjecture.h"

namespace nimstone {

/// The texts about a claim and about the result of its check.
struct ConjectureShown {
    Q_GADGET
    QML_VALUE_TYPE(conjectureShown)

    NIMSTONE_FIELD(QString, names){};       ///< a text that explains the names in a claim about this game
    NIMSTONE_FIELD(QString, example){};     ///< an example of a claim; empty if no claim can be made about the game
    /// The values of `most` that the person can choose: those for which few enough positions have to be checked.
    NIMSTONE_FIELD(QVariantList, mosts){};
    /// A sentence that says why the claim cannot be checked, with the column if its text is wrong; rich text.
    NIMSTONE_FIELD(QString, problem){};
    NIMSTONE_FIELD(QString, verdict){};     ///< the result of the check in a few words; empty if nothing was checked
    NIMSTONE_FIELD(QString, result){};      ///< the result of the check in whole sentences; empty if nothing was checked
    NIMSTONE_FIELD(bool, fails) = false;
    /// The first counterexamples: objects with `position`, `numbers` (the numbers of the position), `text`, and
    /// `winning`. `winning` is true if the position is in fact an N-position and the claim says that it is a
    /// P-position.
    NIMSTONE_FIELD(QVariantList, counterexamples){};
    /// The position of the first counterexample; empty if there is no counterexample.
    NIMSTONE_FIELD(QString, smallest){};
    /// A sentence with a theorem that is known about the game, or a sentence that says that the claim is a theorem.
    NIMSTONE_FIELD(QString, known){};
    /// The position on which the Prove page shows the proof of the theorem in `known`.
    NIMSTONE_FIELD(QString, proofPosition){};
    /// A position whose map shows where the claim fails. Empty if the claim is not about two numbers or does not fail,
    /// because the map would then show nothing.
    NIMSTONE_FIELD(QString, mapPosition){};
    /// The claim that is checked on the map of `mapPosition`; empty if there is no such map.
    NIMSTONE_FIELD(QString, mapClaim){};
};

/// A claim that is being checked or was checked, with its result.
struct CheckedClaim {
    conjecture::Conjecture claim;
    QString text;
    Count most = 0;
    bool done = false;
    conjecture::Findings findings{};
    std::vector<conjecture::Counterexample> first{};  ///< the first counterexamples; their number is at most mostListed
};

class ExploreConjecture : public nimstone::ExploreView {
    Q_OBJECT
    QML_NAMED_ELEMENT(ConjectureModel)

    /// The claim as the person typed it. The result that is shown belongs to the claim that was checked last.
    Q_PROPERTY(QString claim READ claim WRITE setClaim NOTIFY changed FINAL)
    /// The largest heap that is checked: positions with heaps of 0 to this number of stones are checked.
    Q_PROPERTY(int most MEMBER m_most NOTIFY changed FINAL)
    Q_PROPERTY(nimstone::ConjectureShown shown READ shown NOTIFY changed FINAL)
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    /// The share of the check that is done, 0 to 1.
    Q_PROPERTY(double progress READ progress NOTIFY progressed FINAL)
    /// The operators and functions that a claim can use, in one line of text.
    Q_PROPERTY(QString vocabulary READ vocabulary NOTIFY languageChanged FINAL)
    /// Claims to start with: objects with `name` and `more`, the claim in the syntax of the lab.
    Q_PROPERTY(QVariantList claims READ claims NOTIFY languageChanged FINAL)

public:
    explicit ExploreConjecture(QObject* parent = nullptr);

    QString claim() const { return m_claim; }
    void setClaim(const QString& claim);
    const ConjectureShown& shown() const { return m_shown; }
    bool running() const { return m_work && m_work->busy(); }
    double progress() const { return m_progress; }
    QString vocabulary() const { return wording::vocabularyText(); }
    QVariantList claims() const;

    QStringList kinds() const override { return m_shown.fails ? QStringList{QStringLiteral("csv")} : QStringList(); }
    QString name() const override { return QStringLiteral("counterexamples"); }
    std::function<QByteArray()> content(const QString& kind) const override;

    Q_INVOKABLE void check();
    /// Stops the check, if one is running.
    Q_INVOKABLE void cancel();
    /// Sets the claim to one of `claims`, and opens its game in the session. The claim is not checked yet.
    Q_INVOKABLE void useClaim(int index);

Q_SIGNALS:
    void changed();
    void progressed();

protected:
    void look() override;

private:
    void forget();
    /// Makes the texts in `m_shown` again, from the claim and the result.
    void say();
    /// Makes the texts in `m_shown` again and emits `changed`.
    void word() override;
    QString problem() const;
    /// Returns the rules that the claim is about, those of the session's position; null if the position is a sum.
    const Rules* rules() const;
    /// Parses `m_claim`, the claim as the person typed it.
    tl::expected<conjecture::Conjecture, conjecture::ConjectureRefusal> read() const;

    QString m_claim;
    int m_most = 100;
    double m_progress = 0;
    std::optional<conjecture::ConjectureRefusal> m_refusal;
    std::optional<CheckedClaim> m_checked;
    std::optional<BackgroundWork> m_work;
    ConjectureShown m_shown;
};

}  // namespace nimstone
