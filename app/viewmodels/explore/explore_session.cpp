#include "app/viewmodels/explore/explore_session.h"

#include <QVariantMap>

#include "app/wording/errors.h"
#include "app/wording/games.h"
#include "app/wording/names.h"
#include "core/proofs/suggestions.h"

namespace nimstone {

ExploreSession::ExploreSession(QObject* parent) : LanguageAware(parent), m_sum(*parseSum("wythoff:3,5"))
{
    connect(this, &LanguageAware::languageChanged, this, &ExploreSession::worded);
    connect(this, &ExploreSession::positionChanged, this, &ExploreSession::pointedChanged);
}

void ExploreSession::setPointed(const QString& position)
{
    if (position == m_pointed)
        return;
    m_pointed = position;
    Q_EMIT pointedChanged();
}

void ExploreSession::hover(const QString& position, bool over)
{
    if (over || position == m_pointed)
        setPointed(over ? position : QString());
}

QString ExploreSession::problem() const
{
    return m_error ? wording::atColumn(*m_error) : QString();
}

QVariantList ExploreSession::games() const
{
    QVariantList list;
    for (const GameEntry& entry : catalogue()) {
        list << QVariantMap{{QStringLiteral("name"), wording::capitalized(wording::gameName(entry))},
                            {QStringLiteral("more"), QString::fromUtf8(entry.example)}};
    }
    return list;
}

QString ExploreSession::theorem() const
{
    const auto theorem = proof::theoremFor(m_sum);
    return theorem ? QString::fromUtf8(proof::name(*theorem)) : QString();
}

void ExploreSession::choose(GameSum sum)
{
    m_error.reset();
    if (sum != m_sum) {
        m_sum = std::move(sum);
        m_pointed.clear();
        Q_EMIT positionChanged();
    }
    Q_EMIT worded();
}

bool ExploreSession::openPosition(const QString& text)
{
    auto sum = parseTyped(text.toStdString(), m_sum);
    if (sum) {
        choose(*std::move(sum));
        return true;
    }
    m_error = sum.error();
    Q_EMIT worded();
    return false;
}

}  // namespace nimstone
