#include "app/viewmodels/explore/explore_conjecture.h"

#include <QVariantMap>
#include <algorithm>
#include <array>

#include "app/wording/analysis.h"
#include "app/wording/claims.h"
#include "app/wording/conjecture.h"
#include "app/wording/games.h"
#include "app/wording/names.h"
#include "app/wording/proofs/proof.h"
#include "app/wording/rich_text.h"
#include "core/explore/rows.h"
#include "core/proofs/suggestions.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

using conjecture::Conjecture;
using conjecture::Counterexample;
using conjecture::Refusal;

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

QString letterOf(Outcome outcome)
{
    return wording::outcomeLetter(outcomeClass(outcome));
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
    m_work.reset();
    m_refusal.reset();
    m_checked.reset();
    m_end.reset();
    Q_EMIT changed();
}

void ExploreConjecture::setClaim(const QString& claim)
{
    if (claim == m_claim)
        return;
    m_claim = claim;
    m_refusal.reset();
    Q_EMIT changed();
}

void ExploreConjecture::setMost(int most)
{
    m_most = most;
    Q_EMIT changed();
}

QVariantList ExploreConjecture::mosts() const
{
    QVariantList list;
    const auto made = rules() ? Conjecture::make(m_claim.toStdString(), *rules()) : tl::unexpected(Refusal(conjecture::PartisanGame()));
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
    const auto parameter = rules()->parameter();
    if (!parameter)
        return names;
    //: A parameter of a game: %1 is its letter, %2 a number
    return wording::inARow({names, tr("%1 is %2.").arg(QString::fromUtf8(rules()->entry().parameters), QString::number(*parameter))});
}

QString ExploreConjecture::vocabulary() const
{
    QStringList functions;
    for (const conjecture::Function& function : conjecture::functions())
        functions << QString::fromUtf8(function.name);
    //: %1 lists functions
    return tr("Operators as in C: a ^ b is XOR, a == b compares. Functions: %1").arg(functions.join(QStringLiteral(", ")));
}

QString ExploreConjecture::problem() const
{
    if (session() && !rules())
        return tr("A claim is about one game, and this is a sum. Choose a game.");
    if (m_end && m_end->findings.noValue)
        return wording::capitalised(wording::sentence(m_end->findings.noValue->error, positionText(m_end->findings.noValue->position)));
    if (!m_refusal)
        return {};
    if (const auto* error = std::get_if<conjecture::ExpressionError>(&*m_refusal)) {
        //: %1 is a number, %2 says what was expected there
        return tr("Column %1: %2").arg(QString::number(error->column), wording::sentence(*error));
    }
    return tr("In this game, the players have different moves: its positions are neither P nor N.");
}

QString ExploreConjecture::positionText(const Position& position) const
{
    return QString::fromStdString(print(Component{m_checked->rules(), position}));
}

QString ExploreConjecture::result() const
{
    if (!findings())
        return {};
    const int plural = wording::pluralForm(findings()->checked);
    const QString checked = QString::number(findings()->checked);
    if (fails()) {
        const Counterexample& first = *findings()->counterexample;
        const QString position = positionText(first.position);
        //: %1 is a position
        const QString text = first.truth == Outcome::N ? tr("It fails at %1: the claim says P, and the position is N.").arg(position)
                                                       : tr("It fails at %1: the claim says N, and the position is P.").arg(position);
        //: %1 counts positions that were checked, %2 those of them at which a claim fails
        const QString all = tr("Of the %1 position(s) checked, it fails at %2.", nullptr, plural);
        return wording::inARow({text, all.arg(checked, QString::number(findings()->failing))});
    }
    if (findings()->stopped) {
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
        list << QVariantMap{{QStringLiteral("position"), positionText(one.position)},
                            //: What is wrong at a position: %1 and %2 are P and N
                            {QStringLiteral("text"), tr("claimed %1, is %2").arg(letterOf(one.claim), letterOf(one.truth))}};
    }
    return list;
}

QString ExploreConjecture::proofPosition() const
{
    if (!rules() || rules()->isPartisan())
        return {};
    const GameSum& here = session()->sum();
    const GameSum sum = fails() ? GameSum(Component{m_checked->rules(), m_end->findings.counterexample->position}) : here;
    for (const GameSum& one : {sum, here}) {
        if (proof::theoremFor(one))
            return QString::fromStdString(print(one));
    }
    return {};
}

QString ExploreConjecture::known() const
{
    const auto sum = parseSum(proofPosition().toStdString());
    if (!sum || !findings())
        return {};
    const QString title = wording::theoremTitle(*proof::theoremFor(*sum));
    const bool says = std::ranges::any_of(wording::readyClaims(), [this](const wording::ReadyClaim& claim) {
        return claim.isTheorem && parseGame(claim.game) == m_checked->rules()
            && withoutBlanks(QString::fromUtf8(claim.expression)) == withoutBlanks(m_checkedClaim);
    });
    if (says && !fails()) {
        //: %1 is a theorem
        return tr("This claim is proved: see \"%1\".").arg(title);
    }
    //: %1 is a theorem
    return tr("The P-positions of this game are known: see \"%1\".").arg(title);
}

QVariantList ExploreConjecture::claims() const
{
    QVariantList list;
    for (const wording::ReadyClaim& claim : wording::readyClaims()) {
        const QString game = wording::capitalised(wording::gameName(parseGame(claim.game)->entry()));
        //: A claim to begin with: %1 is a game, %2 what is claimed to be its P-positions
        list << QVariantMap{{QStringLiteral("name"), tr("%1 – %2").arg(game, claim.words)}, {QStringLiteral("more"), QString::fromUtf8(claim.expression)}};
    }
    return list;
}

void ExploreConjecture::useClaim(int index)
{
    const wording::ReadyClaim claim = wording::readyClaims().at(static_cast<std::size_t>(index));
    const Rules game = *parseGame(claim.game);
    if (!rules() || !(*rules() == game)) {
        const std::string_view example = game.entry().example;
        session()->openPosition(QString::fromStdString(game.name()) + QString::fromUtf8(example.substr(example.find(':'))));
    }
    forget();
    m_most = claim.failsBy > 100 ? 10'000 : 100;
    setClaim(QString::fromUtf8(claim.expression));
}

QString ExploreConjecture::mapPosition() const
{
    if (!findings() || !explore::isAboutTwoNumbers(*m_checked))
        return {};
    if (fails())
        return positionText(findings()->counterexample->position);
    const bool quota = m_checked->rules().layout() == Layout::Quota;
    return positionText(quota ? Position{{8}, 3} : m_checked->rules().arranged({3, 5}));
}

void ExploreConjecture::check()
{
    if (!rules())
        return;
    forget();
    auto made = Conjecture::make(m_claim.toStdString(), *rules());
    if (!made) {
        m_refusal = made.error();
        Q_EMIT changed();
        return;
    }
    m_checked = *std::move(made);
    m_checkedClaim = m_claim;
    const QVariantList offered = mosts();
    m_checkedMost = static_cast<Count>(offered.contains(m_most) || offered.isEmpty() ? m_most : offered.back().toInt());
    m_progress = 0;
    m_work.emplace().start(
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
            m_end = std::move(end);
            // All views look at the smallest counterexample.
            if (fails())
                session()->openPosition(positionText(m_end->findings.counterexample->position));
            Q_EMIT changed();
        },
        [this](std::size_t done, std::size_t all) {
            m_progress = static_cast<double>(done) / static_cast<double>(all);
            Q_EMIT progressed();
        });
    Q_EMIT progressed();
    Q_EMIT changed();
}

std::function<QByteArray()> ExploreConjecture::content(const QString&) const
{
    QString text = QStringLiteral("position,claimed,is,value\n");
    for (const Counterexample& one : m_end ? m_end->first : std::vector<Counterexample>()) {
        text += QStringLiteral("\"%1\",%2,%3,%4\n")
                    .arg(positionText(one.position), letterOf(one.claim), letterOf(one.truth), QString::number(one.value));
    }
    return [text] { return text.toUtf8(); };
}

}  // namespace nimstone
