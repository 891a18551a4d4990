// The conjecture lab of the Explore page: a claim about the P-positions of the game, checked position by position; where it
// fails, how far it stands, and which theorem knows better.
#pragma once

#include <QVariantList>
#include <optional>

#include "app/viewmodels/explore/explore_view.h"
#include "app/viewmodels/shell/background_work.h"
#include "app/viewmodels/shell/value.h"
#include "app/wording/conjecture.h"

namespace nimstone {

/// What is said of a claim, and of what was found.
struct ConjectureShown {
    Q_GADGET
    QML_VALUE_TYPE(conjectureShown)

    NIMSTONE_FIELD(QString, names){};       ///< what the names stand for in this game
    NIMSTONE_FIELD(QString, example){};     ///< a claim that could be made; empty where there can be none
    NIMSTONE_FIELD(QVariantList, mosts){};  ///< the choices of `most` that are not too many positions
    NIMSTONE_FIELD(QString, problem){};     ///< why it cannot be checked, with the column; rich text
    NIMSTONE_FIELD(QString, verdict){};     ///< what came of the check, in a few words; empty where nothing was checked
    NIMSTONE_FIELD(QString, result){};      ///< the same in whole sentences
    NIMSTONE_FIELD(bool, fails) = false;
    /// The first counterexamples: objects with `position`, `numbers` (those of the position), `text`, and whether the position is
    /// an N-position in truth, `winning`; the claim says the opposite.
    NIMSTONE_FIELD(QVariantList, counterexamples){};
    NIMSTONE_FIELD(QString, smallest){};    ///< the position of the first counterexample; empty where there is none
    /// What is known of the game, or that the claim is a theorem; and the position on which its proof can be seen.
    NIMSTONE_FIELD(QString, known){};
    NIMSTONE_FIELD(QString, proofPosition){};
    /// A position whose map shows where the claim fails, and the claim. Empty where the claim is not about two numbers, and where it
    /// fails nowhere: such a map would mark nothing but the cell of an earlier position.
    NIMSTONE_FIELD(QString, mapPosition){};
    NIMSTONE_FIELD(QString, mapClaim){};
};

/// A claim that is checked or was, and what came of it.
struct CheckedClaim {
    conjecture::Conjecture claim;
    QString text;
    Count most = 0;
    bool done = false;
    conjecture::Findings findings{};
    std::vector<conjecture::Counterexample> first{};  ///< counterexamples, the first of them
};

class ExploreConjecture : public nimstone::ExploreView {
    Q_OBJECT
    QML_NAMED_ELEMENT(ConjectureModel)

    /// As a person writes it; what was found belongs to the claim that was checked.
    Q_PROPERTY(QString claim READ claim WRITE setClaim NOTIFY changed FINAL)
    /// Heaps of 0 to that many stones are checked.
    Q_PROPERTY(int most MEMBER m_most NOTIFY changed FINAL)
    Q_PROPERTY(nimstone::ConjectureShown shown READ shown NOTIFY changed FINAL)
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    /// 0 … 1.
    Q_PROPERTY(double progress READ progress NOTIFY progressed FINAL)
    /// The operators and functions; and claims to begin with: objects with `name` and `more`.
    Q_PROPERTY(QString vocabulary READ vocabulary NOTIFY languageChanged FINAL)
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
    Q_INVOKABLE void cancel() { m_work->stop(); }
    /// Takes a claim to begin with, and its game, and checks nothing yet.
    Q_INVOKABLE void useClaim(int index);

Q_SIGNALS:
    void changed();
    void progressed();

protected:
    void look() override;

private:
    void forget();
    /// Makes what is shown anew; and tells of it, too.
    void say();
    void word();
    QString problem() const;
    /// The game of the claim: that of the session's position, where it is no sum.
    const Rules* rules() const;
    /// The claim as it is written now.
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
