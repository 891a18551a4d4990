#include "app/viewmodels/explore/explore_conjecture.h"

#include <QVariantMap>
#include <algorithm>
#include <array>

#include "app/wording/claims.h"
#include "app/wording/conjecture.h"
#include "app/wording/games.h"
#include "app/wording/names.h"
#include "app/wording/proofs/proof.h"
#include "app/wording/rich_text.h"
#include "core/explore/claim_rows.h"
#include "core/proofs/suggestions.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

using conjecture::Conjecture;
using conjecture::Counterexample;

namespace {

/// So many counterexamples are listed.
constexpr std::size_t mostListed = 100;

constexpr std::array<int, 4> choices{20, 100, 1000, 10'000};

/// A choice with more positions than that takes too long to wait for.
constexpr Count mostPositions = 200'000'000;

QString withoutBlanks(const QString& text)
{
    return QString(text).remove(u' ');
}

QString textOf(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

}  // namespace

ExploreConjecture::ExploreConjecture(QObject* parent) : ExploreView(parent)
{
    connect(this, &LanguageAware::languageChanged, this, &ExploreConjecture::changed);
    connect(this, &ExploreConjecture::changed, this, &ExploreConjecture::kindsChanged);
}

const Rules* ExploreConjecture::rules() const
{
    return session() && !session()->sum().isSum() ? &session()->sum().components().front().rules : nullptr;
}

void ExploreConjecture::look()
{
    // What was found stays as long as it is about the same game.
    if (m_checked && rules() && m_checked->rules() == *rules())
        return;
    forget();
}

void ExploreConjecture::forget()
{
    m_again = false;
    m_work.stop();
    m_refusal.reset();
    m_checked.reset();
    m_end.reset();
    Q_EMIT changed();
    Q_EMIT claimChanged();
}

void ExploreConjecture::setClaim(const QString& claim)
{
    if (claim == m_claim)
        return;
    m_claim = claim;
    m_refusal.reset();
    Q_EMIT claimChanged();
    Q_EMIT changed();
}

void ExploreConjecture::setMost(int most)
{
    m_most = most;
    Q_EMIT claimChanged();
}

QVariantList ExploreConjecture::mosts() const
{
    QVariantList list;
    const auto made = rules() ? Conjecture::make(m_claim.toStdString(), *rules()) : tl::unexpected(conjecture::Refusal(conjecture::PartisanGame()));
    for (const int choice : choices) {
        const auto positions = made ? made->range(static_cast<Count>(choice)).size() : std::optional<Count>(0);
        if (positions && *positions <= mostPositions)
            list << choice;
    }
    return list;
}

QString ExploreConjecture::names() const
{
    if (!rules() || rules()->isPartisan())
        return {};
    const QString names = rules()->layout() == Layout::Quota ? tr("n is the heap, q the quota.")
        : rules()->layout() == Layout::Pair                  ? tr("a and b are the two numbers.")
                                                             : tr("a, b, c and d are the heaps; n is the only one.");
    //: A parameter of a game: %1 is its letter, %2 a number
    return rules()->parameter() ? names + (wording::isChinese(names) ? QString() : QStringLiteral(" ")) + tr("%1 is %2.").arg(textOf(rules()->entry().parameters), QString::number(*rules()->parameter())) : names;
}

QString ExploreConjecture::vocabulary() const
{
    QStringList functions;
    for (const conjecture::Function& function : conjecture::functions())
        functions << textOf(function.name);
    //: %1 lists functions
    return tr("Operators as in C: a ^ b is XOR, a == b compares. Functions: %1").arg(functions.join(QStringLiteral(", ")));
}

QString ExploreConjecture::problemOf(const conjecture::Refusal& refusal) const
{
    if (const auto* error = std::get_if<conjecture::ExpressionError>(&refusal)) {
        //: %1 is a number, %2 says what was expected there
        return tr("Column %1: %2").arg(QString::number(error->column), wording::sentence(*error));
    }
    return tr("In this game, the players have different moves: its positions are neither P nor N.");
}

QString ExploreConjecture::problem() const
{
    if (session() && !rules())
        return tr("A claim is about one game, and this is a sum. Choose a game.");
    if (m_refusal)
        return problemOf(*m_refusal);
    if (m_end && m_end->findings.noValue)
        return wording::capitalised(wording::sentence(m_end->findings.noValue->error, positionText(m_end->findings.noValue->position)));
    return {};
}

QString ExploreConjecture::positionText(const Position& position) const
{
    return QString::fromStdString(print(Component{m_checked->rules(), position}));
}

QString ExploreConjecture::result() const
{
    if (!m_end || m_end->findings.noValue)
        return {};
    const auto& findings = m_end->findings;
    const int plural = wording::pluralForm(findings.checked);
    const QString checked = QString::number(findings.checked);
    if (findings.counterexample) {
        const Counterexample& first = *findings.counterexample;
        const QString position = positionText(first.position);
        //: %1 is a position
        const QString text = first.truth == Outcome::N ? tr("It fails at %1: the claim says P, and the position is N.").arg(position)
                                                       : tr("It fails at %1: the claim says N, and the position is P.").arg(position);
        const QString blank = wording::isChinese(text) ? QString() : QStringLiteral(" ");
        //: %1 counts positions that were checked, %2 those of them at which a claim fails
        return text + blank + tr("Of the %1 position(s) checked, it fails at %2.", nullptr, plural).arg(checked, QString::number(findings.failing));
    }
    if (findings.stopped) {
        //: %1 counts positions
        return tr("Stopped: no counterexample among the %1 position(s) checked.", nullptr, plural).arg(checked);
    }
    //: %1 counts positions, %2 is the largest heap
    return tr("No counterexample among all %1 position(s) with heaps up to %2. This is not a proof.", nullptr, plural)
        .arg(checked, QString::number(m_checkedMost));
}

QVariantList ExploreConjecture::counterexamples() const
{
    QVariantList list;
    for (const Counterexample& one : m_end ? m_end->first : std::vector<Counterexample>()) {
        const QString claimed = one.claim == Outcome::P ? QStringLiteral("P") : QStringLiteral("N");
        const QString truth = one.truth == Outcome::P ? QStringLiteral("P") : QStringLiteral("N");
        list << QVariantMap{{QStringLiteral("position"), positionText(one.position)},
                            //: What is wrong at a position: %1 and %2 are P and N
                            {QStringLiteral("text"), tr("claimed %1, is %2").arg(claimed, truth)}};
    }
    return list;
}

QString ExploreConjecture::proofPosition() const
{
    if (!rules() || rules()->isPartisan())
        return {};
    if (m_end && m_end->findings.counterexample) {
        const GameSum sum(Component{m_checked->rules(), m_end->findings.counterexample->position});
        if (proof::theoremFor(sum))
            return QString::fromStdString(print(sum));
    }
    return proof::theoremFor(session()->sum()) ? session()->position() : QString();
}

QString ExploreConjecture::known() const
{
    const auto sum = parseSum(proofPosition().toStdString());
    const auto theorem = sum ? proof::theoremFor(*sum) : std::nullopt;
    if (!theorem || !m_end || m_end->findings.noValue)
        return {};
    const QString title = wording::theoremTitle(*theorem);
    const auto ready = wording::readyClaims();
    const bool says = std::ranges::any_of(ready, [this](const wording::ReadyClaim& claim) {
        return claim.isTheorem && parseGame(claim.game) == m_checked->rules() && withoutBlanks(textOf(claim.expression)) == withoutBlanks(m_checkedClaim);
    });
    if (says && !m_end->findings.counterexample) {
        //: %1 is a theorem
        return tr("This claim is proved: %1.").arg(title);
    }
    //: %1 is a theorem
    return tr("The P-positions of this game are known: %1.").arg(title);
}

QVariantList ExploreConjecture::claims() const
{
    QVariantList list;
    for (const wording::ReadyClaim& claim : wording::readyClaims()) {
        const QString game = wording::capitalised(wording::gameName(parseGame(claim.game)->entry()));
        //: A claim to begin with: %1 is a game, %2 what is claimed to be its P-positions
        list << QVariantMap{{QStringLiteral("name"), tr("%1 – %2").arg(game, claim.words)}, {QStringLiteral("more"), textOf(claim.expression)}};
    }
    return list;
}

void ExploreConjecture::useClaim(int index)
{
    const auto ready = wording::readyClaims();
    if (index < 0 || index >= static_cast<int>(ready.size()))
        return;
    const wording::ReadyClaim& claim = ready[static_cast<std::size_t>(index)];
    const Rules game = *parseGame(claim.game);
    if (!rules() || !(*rules() == game))
        session()->openPosition(QString::fromStdString(game.name()) + textOf(game.entry().example.substr(game.entry().example.find(':'))));
    forget();
    m_most = claim.failsBy > 100 ? 10'000 : 100;
    setClaim(textOf(claim.expression));
}

QString ExploreConjecture::mapPosition() const
{
    if (!m_checked || !m_end || m_end->findings.noValue || !explore::isAboutTwoNumbers(*m_checked))
        return {};
    if (m_end->findings.counterexample)
        return positionText(m_end->findings.counterexample->position);
    const bool quota = m_checked->rules().layout() == Layout::Quota;
    return positionText(quota ? Position{{8}, 3} : m_checked->rules().arranged({3, 5}));
}

void ExploreConjecture::check()
{
    if (!rules())
        return;
    auto made = Conjecture::make(m_claim.toStdString(), *rules());
    m_end.reset();
    m_refusal.reset();
    if (!made) {
        m_checked.reset();
        m_refusal = made.error();
        Q_EMIT changed();
        return;
    }
    m_checked = *std::move(made);
    m_checkedClaim = m_claim;
    const QVariantList offered = mosts();
    m_checkedMost = static_cast<Count>(offered.contains(m_most) || offered.isEmpty() ? m_most : offered.back().toInt());
    if (m_work.busy()) {
        m_again = true;
        m_work.stop();
    } else {
        start();
    }
    Q_EMIT changed();
}

void ExploreConjecture::start()
{
    m_again = false;
    m_progress = 0;
    m_work.start(
        [claim = *m_checked, most = m_checkedMost](const std::stop_token& stop, const WorkProgress& progress) {
            End end;
            constexpr Count parts = 1000;
            const Count all = std::max<Count>(1, claim.range(most).size().value_or(1));
            end.findings = claim.check(most, stop, [&](Count looked) { progress(static_cast<std::size_t>(looked * parts / all), parts); },
                                       [&end](const Counterexample& one) {
                                           if (end.first.size() < mostListed)
                                               end.first.push_back(one);
                                       });
            return end;
        },
        [this](End end) {
            if (m_again)
                start();
            else if (m_checked)
                m_end = std::move(end);
            // All views look at the smallest counterexample.
            if (!m_again && fails())
                choose(0);
            Q_EMIT changed();
        },
        [this](std::size_t done, std::size_t all) {
            m_progress = static_cast<double>(done) / static_cast<double>(all);
            Q_EMIT progressed();
        });
    Q_EMIT progressed();
}

void ExploreConjecture::pointAt(int index)
{
    const bool there = m_end && index >= 0 && index < static_cast<int>(m_end->first.size());
    session()->setPointed(there ? positionText(m_end->first[static_cast<std::size_t>(index)].position) : QString());
}

void ExploreConjecture::choose(int index)
{
    if (m_end && index >= 0 && index < static_cast<int>(m_end->first.size()))
        session()->openPosition(positionText(m_end->first[static_cast<std::size_t>(index)].position));
}

std::function<QByteArray()> ExploreConjecture::content(const QString&) const
{
    QByteArray text = QByteArrayLiteral("position,claimed,is,value\n");
    for (const Counterexample& one : m_end ? m_end->first : std::vector<Counterexample>()) {
        text += '"' + positionText(one.position).toUtf8() + "\"," + (one.claim == Outcome::P ? "P" : "N") + ',' + (one.truth == Outcome::P ? "P" : "N") + ','
            + QByteArray::number(static_cast<qlonglong>(one.value)) + '\n';
    }
    return [text] { return text; };
}

}  // namespace nimstone
