#include "app/viewmodels/explore/explore_conjecture.h"

#include <algorithm>
#include <array>

#include "app/wording/analysis.h"
#include "app/wording/claims.h"
#include "app/wording/conjecture.h"
#include "app/wording/games.h"
#include "app/wording/names.h"
#include "app/wording/proofs/proof.h"
#include "app/wording/table_field.h"
#include "core/explore/rows.h"
#include "core/proofs/suggestions.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

using conjecture::Conjecture;
using conjecture::Counterexample;
using conjecture::ConjectureRefusal;

namespace {

/// The largest number of counterexamples that are listed.
constexpr std::size_t mostListed = 100;

constexpr std::array<int, 4> choices{20, 100, 1000, 10'000};

/// The largest number of positions that are checked. Checking more positions would take too long.
constexpr Count mostPositions = 200'000'000;

QString inNotation(const CheckedClaim& checked, const Position& position)
{
    return QString::fromStdString(print(Component{checked.claim.rules(), position}));
}

/// Returns the numbers of a position with the names that claims use: "(3, 5)", "n = 8", "n = 13, q = 6".
QString numbersOf(const Position& position)
{
    const QString first = QString::number(position.heaps.front());
    if (position.quota != noQuota)
        return QStringLiteral("n = %1, q = %2").arg(first, QString::number(std::min(position.quota, position.heaps.front())));
    QStringList numbers;
    for (const Count heap : position.heaps)
        numbers << QString::number(heap);
    return numbers.size() == 1 ? QStringLiteral("n = %1").arg(first) : QStringLiteral("(%1)").arg(numbers.join(QStringLiteral(", ")));
}

/// Checks the claim; returns it together with the result.
CheckedClaim check(CheckedClaim checked, const std::stop_token& stop, const WorkProgress& progress)
{
    constexpr Count parts = 1000;
    const Count all = std::max<Count>(1, checked.claim.range(checked.most).size().value_or(1));
    const auto tell = [&](Count looked) { progress(static_cast<std::size_t>(looked * parts / all), parts); };
    checked.findings = checked.claim.check(checked.most, stop, tell, [&first = checked.first](const Counterexample& one) {
        if (first.size() < mostListed)
            first.push_back(one);
    });
    checked.done = true;
    return checked;
}

}  // namespace

ExploreConjecture::ExploreConjecture(QObject* parent) : ExploreView(parent)
{
    connect(this, &LanguageAware::languageChanged, this, &ExploreConjecture::word);
    connect(this, &ExploreConjecture::changed, this, &ExploreConjecture::kindsChanged);
}

const Rules* ExploreConjecture::rules() const
{
    return session() && !session()->sum().isSum() ? &session()->sum().components().front().rules : nullptr;
}

tl::expected<Conjecture, ConjectureRefusal> ExploreConjecture::read() const
{
    return rules() ? Conjecture::make(m_claim.toStdString(), *rules()) : tl::unexpected(ConjectureRefusal(conjecture::PartisanGame()));
}

void ExploreConjecture::look()
{
    // If only the position has changed, but not the game, the result of the check stays. say() then updates the link to
    // the proof.
    if (m_checked && rules() && m_checked->claim.rules() == *rules())
        say();
    else
        forget();
}

void ExploreConjecture::forget()
{
    m_work.reset();
    m_refusal.reset();
    m_checked.reset();
    word();
}

void ExploreConjecture::setClaim(const QString& claim)
{
    if (claim == m_claim)
        return;
    m_claim = claim;
    m_refusal.reset();
    word();
}

QString ExploreConjecture::problem() const
{
    if (session() && !rules())
        return tr("A claim is about one game, and this is a sum. Choose a game.");
    if (rules() && (*rules())->isPartisan())
        return wording::sentence(ConjectureRefusal(conjecture::PartisanGame()));
    if (m_checked && m_checked->findings.noValue) {
        const auto& [position, error] = *m_checked->findings.noValue;
        return wording::capitalized(wording::sentence(error, inNotation(*m_checked, position)));
    }
    return m_refusal ? wording::sentence(*m_refusal) : QString();
}

void ExploreConjecture::say()
{
    m_shown = {.problem = problem()};
    if (rules() && !(*rules())->isPartisan()) {
        m_shown.names = wording::namesText(*rules());
        m_shown.example = rules()->layout() == Layout::Quota ? QStringLiteral("q < 2") : QStringLiteral("a ^ b");
    }
    const auto claim = read();
    const Count most = claim ? claim->greatestMost(mostPositions) : maxCount;
    std::ranges::copy_if(choices, std::back_inserter(m_shown.mosts), [most](int choice) { return static_cast<Count>(choice) <= most; });
    if (!m_checked || !m_checked->done)
        return;
    const auto& first = m_checked->findings.counterexample;
    m_shown.fails = first.has_value();
    for (const Counterexample& one : m_checked->first) {
        m_shown.counterexamples << QVariantMap{{QStringLiteral("position"), inNotation(*m_checked, one.position)},
                                               {QStringLiteral("numbers"), numbersOf(one.position)},
                                               {QStringLiteral("winning"), one.truth == Outcome::N},
                                               {QStringLiteral("text"), wording::differenceText(one)}};
    }
    if (m_checked->findings.noValue)
        return;
    m_shown.smallest = first ? inNotation(*m_checked, first->position) : QString();
    m_shown.verdict = wording::verdictText(m_checked->findings);
    m_shown.result = wording::resultText(m_checked->findings, first ? numbersOf(first->position) : QString(), m_checked->most);
    if (first && explore::isAboutTwoNumbers(m_checked->claim)) {
        m_shown.mapPosition = m_shown.smallest;
        m_shown.mapClaim = m_checked->text;
    }
    const GameSum& here = session()->sum();
    const GameSum failing = first ? GameSum(Component{*rules(), first->position}) : here;
    const GameSum& proved = proof::theoremFor(failing) ? failing : here;
    if (const auto theorem = proof::theoremFor(proved)) {
        m_shown.known = wording::knownText(wording::theoremTitle(*theorem), !first && wording::isProved(*rules(), m_checked->text));
        m_shown.proofPosition = QString::fromStdString(print(proved));
    }
}

void ExploreConjecture::word()
{
    say();
    Q_EMIT changed();
}

QVariantList ExploreConjecture::claims() const
{
    QVariantList list;
    for (const wording::BuiltInClaim& claim : wording::builtInClaims()) {
        const QString game = wording::capitalized(wording::gameName(parseGame(claim.game)->entry()));
        //: A claim to start with: %1 is a game, %2 a claim about its P-positions
        list << QVariantMap{{QStringLiteral("name"), tr("%1 – %2").arg(game, claim.words)}, {QStringLiteral("more"), QString::fromUtf8(claim.expression)}};
    }
    return list;
}

void ExploreConjecture::useClaim(int index)
{
    const wording::BuiltInClaim claim = wording::builtInClaims().at(static_cast<std::size_t>(index));
    const Rules game = *parseGame(claim.game);
    if (!rules() || !(*rules() == game)) {
        const std::string_view example = game.entry().example;
        session()->openPosition(QString::fromStdString(game.name()) + QString::fromUtf8(example.substr(example.find(':'))));
    }
    m_claim = QString::fromUtf8(claim.expression);
    m_most = claim.failsBy > 100 ? 10'000 : 100;
    forget();
}

void ExploreConjecture::check()
{
    if (!rules())
        return;
    forget();
    session()->setPointed({});
    auto claim = read();
    if (!claim) {
        m_refusal = claim.error();
        return word();
    }
    m_checked = {*std::move(claim), m_claim, static_cast<Count>(std::min(m_most, m_shown.mosts.back().toInt()))};
    m_progress = 0;
    m_work.emplace().start(
        [checked = *m_checked](const std::stop_token& stop, const WorkProgress& progress) { return nimstone::check(checked, stop, progress); },
        [this](CheckedClaim checked) {
            m_checked = std::move(checked);
            // The position is opened in the session, so that all views show the smallest counterexample.
            if (const auto& first = m_checked->findings.counterexample)
                session()->openPosition(inNotation(*m_checked, first->position));
            word();
        },
        [this](std::size_t done, std::size_t all) {
            m_progress = static_cast<double>(done) / static_cast<double>(all);
            Q_EMIT progressed();
        });
    Q_EMIT progressed();
    word();
}

void ExploreConjecture::cancel()
{
    if (m_work)
        m_work->stop();
}

std::function<QByteArray()> ExploreConjecture::content(const QString&) const
{
    QString text = QStringLiteral("position,claimed,is,value\n");
    for (const Counterexample& one : m_checked->first) {
        text += QStringLiteral("\"%1\",%2,%3,%4\n")
                    .arg(inNotation(*m_checked, one.position), wording::outcomeLetter(one.claim), wording::outcomeLetter(one.truth),
                         wording::tableNumber(QString::number(one.value)));
    }
    return [text] { return text.toUtf8(); };
}

}  // namespace nimstone
