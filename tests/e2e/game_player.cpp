#include "tests/e2e/game_player.h"

#include <QTest>
#include <deque>

#include "core/play/moves/move_input.h"

namespace nimstone::tests {

namespace {

struct Key {
    const char* name;
    play::MoveInput (*change)(const GameSum& sum, Cutter player, const play::MoveInput& draft);
};

/// The keys with which a person changes the picked move, on every board.
constexpr Key keys[] = {
    {"Right", [](const GameSum& sum, Cutter player, const play::MoveInput& draft) { return play::another(sum, player, draft, 1); }},
    {"Up", [](const GameSum& sum, Cutter, const play::MoveInput& draft) { return play::more(sum, draft, 1); }},
    {"comma", [](const GameSum& sum, Cutter, const play::MoveInput& draft) { return play::oneMoreHeap(sum, draft); }},
    {"slash", [](const GameSum& sum, Cutter, const play::MoveInput& draft) { return play::splitOrWhole(sum, draft); }},
};

constexpr std::size_t mostDrafts = 4000;

/// The shortest sequence of keys that picks the move, starting with Right; empty if no short sequence does.
std::vector<const char*> keysFor(const GameSum& sum, Cutter player, const MoveInSum& move)
{
    struct Reached {
        play::MoveInput draft;
        std::size_t from;
        const char* key;
    };
    const auto first = play::firstDraft(sum, player, 1);
    if (!first)
        return {};
    std::vector<Reached> reached{{*first, 0, "Right"}};
    for (std::size_t at = 0; at < reached.size() && reached.size() < mostDrafts; ++at) {
        if (reached[at].draft.move == move) {
            std::vector<const char*> pressed;
            for (std::size_t back = at; back != 0; back = reached[back].from)
                pressed.insert(pressed.begin(), reached[back].key);
            pressed.insert(pressed.begin(), "Right");
            return pressed;
        }
        for (const Key& key : keys) {
            const play::MoveInput next = key.change(sum, player, reached[at].draft);
            if (std::ranges::none_of(reached, [&](const Reached& other) { return other.draft == next; }))
                reached.push_back({next, at, key.name});
        }
    }
    return {};
}

}  // namespace

bool GamePlayer::open(const QString& position)
{
    m_page = m_driver.showPage(QStringLiteral("play"));
    if (!m_page)
        return false;
    m_session = qobject_cast<PlaySession*>(part(m_page, "session"));
    const QQuickItem* board = m_driver.item(QStringLiteral("board"));
    m_board = board ? qobject_cast<PlayBoard*>(part(board, "board")) : nullptr;
    return m_session && m_board && QTest::qWaitFor([&] { return m_session->shown().position == position; });
}

MoveInSum GamePlayer::goodMove() const
{
    const play::Record& record = m_session->record();
    const auto winning = record.sum().winningMoves(1, record.cutterToMove());
    return winning.listed.empty() ? play::firstDraft(record.sum(), record.cutterToMove(), 1)->move : winning.listed.front();
}

std::optional<std::vector<QPointF>> GamePlayer::clicksFor(const figures::Board& board, const MoveInSum& move, int most,
                                                          const std::optional<MoveInSum>& held) const
{
    if (held == move)
        return std::vector<QPointF>();
    if (most == 0)
        return std::nullopt;
    const std::size_t ply = m_session->record().cursor();
    const figures::BoardMark mark = board.markOf(ply, move);
    std::vector<QPointF> points;
    for (const int piece : mark.pieces)
        points.push_back(board.choreography().scenes[ply - board.window().first][static_cast<std::size_t>(piece)].rect().center());
    for (const QRectF& area : mark.areas)
        points.push_back(area.center());
    for (const QLineF& cut : mark.cuts)
        points.push_back(cut.center());
    for (const QPointF& point : points) {
        // The mouse clicks whole pixels only.
        const QPointF pixel(std::floor(point.x()) + 0.5, std::floor(point.y()) + 0.5);
        const auto picked = board.moveAt(ply, pixel, held);
        if (!picked || picked == held)
            continue;
        if (auto rest = clicksFor(board, move, most - 1, picked)) {
            rest->insert(rest->begin(), pixel);
            return rest;
        }
    }
    return std::nullopt;
}

bool GamePlayer::pickByMouse(const MoveInSum& move)
{
    const play::Record& record = m_session->record();
    figures::BoardRoom room;
    room.size = m_board->room();
    room.textScale = m_board->textScale();
    room.zoom = m_board->zoom();
    room.countUp = m_session->countUp();
    room.person = m_session->sideName(play::Side::Person);
    room.opponent = m_session->sideName(play::Side::Opponent);
    const figures::Board board(record, room, figures::windowAround(record.cursor(), record.moves().size()));
    const auto clicks = clicksFor(board, move, 4, std::nullopt);
    QQuickItem* stage = m_driver.item(QStringLiteral("boardStage"));
    if (!clicks || !stage)
        return false;
    for (const QPointF& point : *clicks) {
        const auto before = m_session->picked();
        if (!m_driver.clickAt(stage, point) || !QTest::qWaitFor([&] { return m_session->picked() != before; }))
            return false;
    }
    return m_session->picked() == move;
}

bool GamePlayer::pickByKeys(const MoveInSum& move)
{
    const play::Record& record = m_session->record();
    const auto pressed = keysFor(record.sum(), record.cutterToMove(), move);
    for (const char* key : pressed) {
        const auto before = m_session->picked();
        if (!m_driver.press(QLatin1String(key)) || !QTest::qWaitFor([&] { return m_session->picked() != before; }))
            return false;
    }
    return m_session->picked() == move;
}

bool GamePlayer::confirm(bool byMouse)
{
    const int ply = m_session->shown().ply;
    const bool sent = byMouse ? m_driver.click(QStringLiteral("playTake")) : m_driver.press(QStringLiteral("Return"));
    return sent && QTest::qWaitFor([&] { return m_session->shown().ply > ply; });
}

}  // namespace nimstone::tests
