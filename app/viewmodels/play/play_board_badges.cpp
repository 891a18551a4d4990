// The letters that PlayBoard puts on moves, P or N. The outcome after each move is computed in the background.
#include "app/viewmodels/play/play_board.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/play/moves/random_moves.h"
#include "core/play/record/verdict.h"

namespace nimstone {

namespace {

/// The largest number of moves for which a position shows letters.
constexpr std::size_t mostBadges = 300;

/// The width and height of a letter with the space around it, in pixels at text scale 1.
constexpr double letterSize = 18;

/// The greatest distance between a click and the middle of a letter at which the click still hits the letter, in pixels
/// at text scale 1.
constexpr double badgeReach = 9;

std::size_t heapsOf(const MoveInSum& move)
{
    return 1 + move.move.also.size();
}

/// Returns the move with the two pieces of its split exchanged; nothing if the move does not split a heap into two
/// pieces, or if the exchange changes nothing. A split is in the list of moves only once, with the smaller piece
/// first, but on a board the person can make it from both sides.
std::optional<MoveInSum> mirroredMove(const GameSum& sum, const MoveInSum& move)
{
    const Pieces& pieces = move.move.pieces;
    if (pieces.first == 0 || pieces.second != 0 || move.move.cutter != Cutter::None)
        return std::nullopt;
    MoveInSum mirrored = move;
    const Count size = sum.components()[move.component].position.heaps[move.move.heap];
    mirrored.move.pieces.first = size - move.move.taken - pieces.first;
    return mirrored == move ? std::nullopt : std::optional(mirrored);
}

/// True if the moves are the same except for the order of their heaps or of their pieces. Cuts of a cake have to be
/// equal, because their places matter.
bool isSameMove(const GameSum& sum, const MoveInSum& one, const MoveInSum& other)
{
    if (one.component != other.component || one.move.heap >= sum.components()[one.component].position.heaps.size())
        return false;
    if (one.move.cutter != Cutter::None || other.move.cutter != Cutter::None)
        return one == other;
    const auto sorted = [&sum](const MoveInSum& move) {
        std::vector<Take> takes = takesOf(move.move);
        std::ranges::sort(takes);
        const auto& [first, second] = move.move.pieces;
        const Count size = sum.components()[move.component].position.heaps[move.move.heap];
        std::array<Count, 3> pieces{first, second, size - move.move.taken - first - second};
        if (takes.size() > 1)
            pieces = {};
        std::ranges::sort(pieces);
        return std::pair(takes, pieces);
    };
    return sorted(one) == sorted(other);
}

}  // namespace

QString PlayBoard::pickedLetter() const
{
    const auto held = picked();
    if (!held || !m_coloured || m_tooManyBadges || !m_judged || m_judged->sum != m_session->record().sum()
        || m_judged->cutter != m_session->record().cutterToMove())
        return {};
    for (const auto& [move, good] : m_judged->moves) {
        if (isSameMove(m_judged->sum, move, *held))
            return good ? QStringLiteral("P") : QStringLiteral("N");
    }
    return {};
}

std::vector<figures::BadgePlace> PlayBoard::placesOf(const MoveInSum& move) const
{
    const std::size_t ply = m_session->record().cursor();
    const auto held = picked();
    const bool several = !move.move.also.empty();
    if (several || !held || heapsOf(*held) < 2) {
        if (auto own = m_board->badgesOf(ply, move); !own.empty())
            return own;
    }
    // If the move takes from exactly one more heap than the picked move, its letter is shown in that heap. Otherwise the move
    // has no letter on the board.
    if (!several || !held || held->component != move.component || heapsOf(move) != heapsOf(*held) + 1)
        return {};
    std::vector<Take> added = takesOf(move.move);
    for (const Take& take : takesOf(held->move))
        std::erase(added, take);
    if (added.size() != 1)
        return {};
    return m_board->badgesOf(ply, {move.component, {added.front().heap, added.front().taken}});
}

const Letter* PlayBoard::letterAt(QPointF point) const
{
    const auto way = [point](const Letter& letter) {
        return std::hypot(letter.point.x() - point.x(), letter.point.y() - point.y());
    };
    const auto nearest = std::ranges::min_element(m_letters, {}, way);
    return nearest == m_letters.end() || way(*nearest) > badgeReach * m_textScale ? nullptr : &*nearest;
}

void PlayBoard::addLetters(const MoveInSum& move, bool good)
{
    for (const figures::BadgePlace& place : placesOf(move))
        m_lettered.push_back({move, good, place});
}

void PlayBoard::showLetters()
{
    auto letters = arrangeLetters(m_lettered, letterSize * m_textScale);
    if (!letters) {
        m_tooManyBadges = true;
        m_lettered.clear();
        return;
    }
    m_letters = *std::move(letters);
    for (const Letter& letter : m_letters)
        m_badges.push_back(QVariantMap{{QStringLiteral("x"), letter.point.x()}, {QStringLiteral("y"), letter.point.y()},
                                       {QStringLiteral("letter"), letter.good ? QStringLiteral("P") : QStringLiteral("N")},
                                       {QStringLiteral("good"), letter.good}, {QStringLiteral("span"), letter.span}});
}

void PlayBoard::color()
{
    m_badges.clear();
    m_lettered.clear();
    m_letters.clear();
    m_tooManyBadges = false;
    m_colouring = false;
    if (m_coloured && isCurrent() && m_session->turn() == PlaySession::Yours) {
        const GameSum& sum = m_session->record().sum();
        const Cutter cutter = m_session->record().cutterToMove();
        m_tooManyBadges = sum.moveCount(cutter) > mostBadges;
        if (!m_tooManyBadges && (!m_judged || m_judged->sum != sum || m_judged->cutter != cutter))
            judge(sum, cutter);
        else if (!m_tooManyBadges) {
            for (const auto& [move, good] : m_judged->moves) {
                addLetters(move, good);
                if (const auto mirrored = mirroredMove(sum, move))
                    addLetters(*mirrored, good);
            }
            showLetters();
        }
    }
    Q_EMIT badgesChanged();
    Q_EMIT pickedLetterChanged();
}

/// Computes the outcome after each move, in the background, because several hundred moves may take long.
void PlayBoard::judge(const GameSum& sum, Cutter cutter)
{
    m_colouring = true;
    if (m_judging.busy()) {
        if (!m_judging.isStopping() && m_beingJudged->sum == sum && m_beingJudged->cutter == cutter)
            return;
        m_judging.stop();
        return;
    }
    m_beingJudged = Judged{sum, cutter};
    const auto judgeAll = [sum, cutter](const std::stop_token& stop, const WorkProgress&) {
        Judged judged{sum, cutter};
        for (const MoveInSum& move : play::someMoves(sum, mostBadges, 0, cutter)) {
            if (stop.stop_requested())
                break;
            const auto after = sum.play(move);
            const auto outcome = after ? after->outcome() : Known<OutcomeClass>(tl::unexpected(Unknown::NotComputed));
            if (outcome)
                judged.moves.emplace_back(move, !play::isWonBy(*outcome, nimstone::opponent(cutter)));
        }
        return judged;
    };
    m_judging.start(judgeAll, [this](Judged judged) {
        if (!m_judging.isStopping())
            m_judged = std::move(judged);
        color();
    });
}

}  // namespace nimstone
