#include "app/viewmodels/learn/learn_mistake.h"

#include "app/wording/notation.h"
#include "app/wording/play/moves.h"
#include "app/wording/play/play.h"
#include "app/wording/play/positions.h"

namespace nimstone {

QString noteOfCase(MistakenIdea idea, const GameSum& start)
{
    return QStringLiteral("case/%1/%2").arg(QString::fromUtf8(play::nameOf(idea)), wording::notation(start));
}

LearnMistake::LearnMistake(QObject* parent) : RecordAware(parent)
{
    connect(this, &LanguageAware::languageChanged, this, &LearnMistake::changed);
    connect(this, &RecordAware::progressChanged, this, &LearnMistake::changed);
}

void LearnMistake::solve()
{
    if (progress() && !ideas().isEmpty())
        progress()->keepNote(noteOfCase(m_session->players().opponent->idea, m_session->record().startSum()), QStringLiteral("1"));
}

QVariantList LearnMistake::ideas() const
{
    if (!m_session || m_session->openedOver() || m_session->revealedIdea().isEmpty())
        return {};
    constexpr qsizetype most = 4;
    const play::Record& record = m_session->record();
    const Rules& rules = record.startSum().components().front().rules;
    QVariantList list;
    const auto add = [&list](const QString& text, const QString& answer, bool right) {
        list << QVariantMap{{QStringLiteral("text"), text}, {QStringLiteral("answer"), answer}, {QStringLiteral("right"), right}};
    };
    const auto offer = [&](const QString& text, const Idea& idea) {
        if (const QString answer = refutationOf(idea); list.size() < most && !answer.isEmpty())
            add(text, answer, false);
    };
    for (const MistakenIdea idea : play::mistakenIdeas) {
        if (idea == m_session->players().opponent->idea)
            add(wording::misconceptionText(idea), tr("Solved."), true);
        else if (play::appliesTo(idea, rules))
            offer(wording::misconceptionText(idea), [&, idea](std::size_t ply, Seed seed) {
                return play::moveOfIdea(idea, rules, record.positionAfter(ply), seed);
            });
    }
    const auto taking = [&](std::size_t ply, Count taken) {
        const Move move{record.moves()[ply].move.heap, taken};
        return taken > 0 && !rules->check(record.positionAfter(ply), move) ? std::optional(move) : std::nullopt;
    };
    offer(tr("It takes as many stones as you have just taken."),
          [&](std::size_t ply, Seed) { return taking(ply, ply > 0 ? record.moves()[ply - 1].move.taken : 0); });
    offer(tr("It always takes one stone."), [&](std::size_t ply, Seed) { return taking(ply, 1); });
    return list;
}

/// Names the first move of the computer that a player with this idea would not have made. Returns an empty text if there is none.
QString LearnMistake::refutationOf(const Idea& idea) const
{
    const play::Record& record = m_session->record();
    for (std::size_t ply = 0; ply < record.moves().size(); ++ply) {
        if (record.sideOfMove(ply) != play::Side::Opponent)
            continue;
        // The idea may allow several moves. The seed decides between them, and 16 seeds are enough to find all of them.
        std::optional<Move> instead;
        bool fits = false;
        for (Seed seed = 0; seed < 16 && !fits; ++seed) {
            instead = idea(ply, seed);
            fits = instead == record.moves()[ply].move;
        }
        if (!instead || fits)
            continue;
        const GameSum before = record.gameSumAfter(ply);
        const QString done = wording::moveDoneText(wording::Mover::Computer, before, record.moves()[ply]);
        //: A move refutes an idea: %1 is a position such as "(6, 5)", %2 what the computer did there, %3 what the idea would do:
        //: "take 1 from heap 1"
        return tr("From %1: %2. By this idea it would %3.")
            .arg(wording::positionPhrase(before), done, wording::movePhrase(before, {0, *instead}));
    }
    return {};
}

}  // namespace nimstone
