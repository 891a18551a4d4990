#include "app/viewmodels/shell/position_facts.h"

#include "app/export/analysis.h"
#include "app/wording/analysis.h"
#include "app/wording/games.h"
#include "app/wording/play/positions.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

namespace {

/// The largest number of winning moves that are listed. If there are more, only their number is shown.
constexpr std::size_t mostNamed = 4;

}  // namespace

PositionFacts::PositionFacts(QObject* parent) : LanguageAware(parent)
{
    connect(this, &LanguageAware::languageChanged, this, &PositionFacts::changed);
}

void PositionFacts::setPosition(const QString& position)
{
    if (position == m_position)
        return;
    m_position = position;
    m_analysis.reset();
    const auto sum = parseSum(position.toStdString());
    m_sum = sum ? std::optional(*sum) : std::nullopt;
    if (m_sum && !m_work.busy())
        work();
    Q_EMIT changed();
}

QString PositionFacts::name() const
{
    return m_sum ? wording::positionName(*m_sum) : QString();
}

QString PositionFacts::letter() const
{
    return m_analysis && m_analysis->outcome ? wording::outcomeLetter(*m_analysis->outcome) : QString();
}

QString PositionFacts::value() const
{
    return m_analysis ? exports::valueText(*m_sum, *m_analysis) : QString();
}

QString PositionFacts::outcome() const
{
    return m_analysis ? wording::outcomeText(m_analysis->outcome) : QString();
}

QString PositionFacts::reason() const
{
    if (!m_analysis)
        return {};
    const QString reason = wording::outcomeReason(*m_sum, *m_analysis);
    const QString note = wording::positionNote(*m_sum);
    return note.isEmpty() ? reason : QStringLiteral("%1<br>%2").arg(reason, note);
}

QString PositionFacts::moves() const
{
    if (!m_analysis || m_analysis->partisan || m_analysis->winning.count == 0)
        return {};
    if (!m_analysis->winning.complete())
        return tr("%n winning move(s)", nullptr, static_cast<int>(m_analysis->winning.count));
    //: %1 is one or more moves, such as "take 1 from heap 1, or 4 from heap 2"
    return tr("To win, %1.").arg(wording::eitherMovePhrase(*m_sum, m_analysis->winning.listed));
}

void PositionFacts::work()
{
    m_work.start([sum = *m_sum] { return std::pair(sum, analyze(sum, mostNamed)); },
                 [this](std::pair<GameSum, Analysis> result) {
                     if (m_sum && *m_sum == result.first)
                         m_analysis = std::move(result.second);
                     else if (m_sum)
                         work();
                     Q_EMIT changed();
                 });
}

}  // namespace nimstone
