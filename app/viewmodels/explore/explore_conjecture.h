// The conjecture lab of the Explore page: a claim about the P-positions of the game, checked position by position; where it
// fails, how far it stands, and which theorem knows better.
#pragma once

#include <QVariantList>
#include <optional>

#include "app/viewmodels/explore/explore_view.h"
#include "app/viewmodels/shell/background_work.h"
#include "core/conjecture/conjecture.h"

namespace nimstone {

class ExploreConjecture : public nimstone::ExploreView {
    Q_OBJECT
    QML_NAMED_ELEMENT(ConjectureModel)

    /// As a person writes it; what was found belongs to the claim that was checked.
    Q_PROPERTY(QString claim READ claim WRITE setClaim NOTIFY changed FINAL)
    /// What the names stand for in this game; and the operators and functions.
    Q_PROPERTY(QString names READ names NOTIFY changed FINAL)
    Q_PROPERTY(QString vocabulary READ vocabulary NOTIFY languageChanged FINAL)
    /// Heaps of 0 to that many stones are checked; and the choices, those that are not too many positions.
    Q_PROPERTY(int most READ most WRITE setMost NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList mosts READ mosts NOTIFY changed FINAL)
    /// Why it cannot be checked, with the column. Rich text.
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    /// 0 … 1.
    Q_PROPERTY(double progress READ progress NOTIFY progressed FINAL)
    /// What was found; empty where nothing was checked.
    Q_PROPERTY(QString result READ result NOTIFY changed FINAL)
    Q_PROPERTY(bool fails READ fails NOTIFY changed FINAL)
    /// The first counterexamples: objects with `position` and `text`.
    Q_PROPERTY(QVariantList counterexamples READ counterexamples NOTIFY changed FINAL)
    /// What is known of the game, or that the claim is a theorem; and the position on which its proof can be seen.
    Q_PROPERTY(QString known READ known NOTIFY changed FINAL)
    Q_PROPERTY(QString proofPosition READ proofPosition NOTIFY changed FINAL)
    /// Claims to begin with: objects with `name` and `more`.
    Q_PROPERTY(QVariantList claims READ claims NOTIFY languageChanged FINAL)
    /// A position whose map shows where the claim fails, and the claim; empty where it is not about two numbers.
    Q_PROPERTY(QString mapPosition READ mapPosition NOTIFY changed FINAL)
    Q_PROPERTY(QString mapClaim READ mapClaim NOTIFY changed FINAL)

public:
    explicit ExploreConjecture(QObject* parent = nullptr);

    QString claim() const { return m_claim; }
    void setClaim(const QString& claim);
    QString names() const;
    QString vocabulary() const;
    int most() const { return m_most; }
    void setMost(int most);
    QVariantList mosts() const;
    QString problem() const;
    bool running() const { return m_work && m_work->busy(); }
    double progress() const { return m_progress; }
    QString result() const;
    bool fails() const { return m_end && m_end->findings.counterexample; }
    QVariantList counterexamples() const;
    QString known() const;
    QString proofPosition() const;
    QVariantList claims() const;
    QString mapPosition() const;
    QString mapClaim() const { return mapPosition().isEmpty() ? QString() : m_checkedClaim; }

    QStringList kinds() const override { return fails() ? QStringList{QStringLiteral("csv")} : QStringList(); }
    QString fileName() const override { return QStringLiteral("counterexamples"); }
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
    struct End {
        conjecture::Findings findings;
        std::vector<conjecture::Counterexample> first{};
    };

    void forget();
    /// Where it is neither under way nor without a value: what was found.
    const conjecture::Findings* findings() const { return m_end && !m_end->findings.noValue ? &m_end->findings : nullptr; }
    QString positionText(const Position& position) const;
    /// The game of the claim: that of the session's position, where it is no sum.
    const Rules* rules() const;

    QString m_claim;
    int m_most = 100;
    double m_progress = 0;
    std::optional<conjecture::Refusal> m_refusal;
    std::optional<conjecture::Conjecture> m_checked;
    QString m_checkedClaim;
    Count m_checkedMost = 0;
    std::optional<End> m_end;
    std::optional<BackgroundWork> m_work;
};

}  // namespace nimstone
