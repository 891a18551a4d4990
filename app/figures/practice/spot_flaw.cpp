// The picture of a flawed argument: its claims, one of which the user chooses as false. An argument about Nim also
// shows the heaps in binary, so that users can check the claims. In arguments about other games, the numbers of each
// claim are beside it.
//
//            8  4  2  1
//     11     1  0  1  1            [ 1 ]   18 = 13 + 5
//      6     0  1  1  0            [ 2 ]   18: N
//                                  [ 3 ]   18 − 5: P
//     [ 1 ]  [ 2 ]  [ 3 ]
#include "app/figures/practice/practice_pictures.h"

#include <algorithm>

#include "app/figures/objects/bit_layout.h"
#include "app/wording/practice/skills/claims.h"
#include "core/nimber.h"

namespace nimstone::figures {

namespace {

/// The heaps of an argument about Nim; empty if the argument is about another game.
std::vector<Count> heapsOf(const practice::SpotFlawExercise& exercise)
{
    std::vector<Count> heaps;
    if (exercise.game != practice::ArgumentOn::Nim)
        return heaps;
    std::visit(
        [&heaps](const auto& claim) {
            if constexpr (requires { claim.heaps; })
                heaps = claim.heaps;
        },
        exercise.claims.front());
    return heaps;
}

class SpotFlawPicture : public PictureScenes<practice::SpotFlawExercise> {
public:
    SpotFlawPicture(const practice::SpotFlawExercise& exercise, const PracticeState& state, QSizeF size, double textScale)
        : PictureScenes(exercise, state, size, textScale), m_heaps(heapsOf(exercise)), m_body(type("body"))
    {
        if (m_heaps.empty())
            layOutRows();
        else
            layOutUnderHeaps();
    }

    void draw()
    {
        addHeaps();
        addClaims();
        showHints<practice::SpotFlawExercise::Rung>(m_state, *this);
        if (m_state.draft && m_state.draft->number() < m_exercise.claims.size())
            ring(m_state.draft->number(), Tone::Chosen);
        showResult<practice::SpotFlawExercise::Result>(m_state, *this);
    }

    // --- highlights of hints ---
    void operator()(const OneOf<practice::AskWhatIsChecked, practice::TestEachClaim> auto&) {}
    void operator()(const practice::LawOfTheGame& rung)
    {
        for (const std::size_t place : rung.intact)
            tone(place, Tone::Even);
    }
    void operator()(const practice::OneOfTwoClaims& rung)
    {
        tone(rung.first, Tone::Lit);
        tone(rung.second, Tone::Lit);
    }
    void operator()(const practice::TheFlaw& rung) { judge(rung.place); }

    // --- the result of an answer ---
    void operator()(const practice::FoundFlaw& result)
    {
        judge(result.place);
        ring(result.place, Tone::Even);
    }
    void operator()(const practice::ClaimIsTrue& result)
    {
        tone(result.place, Tone::Even);
        ring(result.place, Tone::Odd);
    }

private:
    static constexpr double margin = 10;

    /// Places the claims below each other, each claim to the left of its numbers.
    void layOutRows()
    {
        const QSizeF size = this->size();
        const auto claims = static_cast<double>(m_exercise.claims.size());
        double widest = 0;
        for (const practice::Claim& claim : m_exercise.claims)
            widest = std::max(widest, labelWidth(wording::claimFormula(claim), m_body));
        m_place = std::min((size.height() - 2 * margin) / claims, 62 * textScale());
        m_tile = m_place - 6 * textScale();
        const double width = m_tile + m_body + widest;
        m_tileX = (size.width() - width) / 2 + m_tile / 2;
        m_tileY = size.height() / 2;
        m_fits = m_tile >= m_body * lineHeight && width <= size.width() - 2 * margin;
    }

    /// Places the claims side by side, below the table of the heaps.
    void layOutUnderHeaps()
    {
        const QSizeF size = this->size();
        const double scale = textScale();
        const auto claims = static_cast<double>(m_exercise.claims.size());
        m_place = std::min((size.width() - 2 * margin) / claims, 76 * scale);
        m_tile = std::min({m_place - 8 * scale, 56 * scale, size.height() * 0.3});
        const auto rows = static_cast<double>(m_heaps.size() + 1);
        const double gap = std::min(20 * scale, size.height() * 0.08);
        m_row = std::min((size.height() - 2 * margin - m_tile - gap) / rows, 38 * scale);
        m_top = (size.height() - rows * m_row - gap - m_tile) / 2;
        m_tileX = size.width() / 2;
        m_tileY = m_top + rows * m_row + gap + m_tile / 2;
        m_fits = m_tile >= m_body * lineHeight && m_row >= m_body * 1.2;
    }

    void addHeaps()
    {
        if (m_heaps.empty())
            return;
        const auto columns = static_cast<std::size_t>(columnsNeeded(m_heaps));
        const double names = labelWidth(QString::number(*std::ranges::max_element(m_heaps)), m_body) + m_row * 0.6;
        const double left = (size().width() - names - static_cast<double>(columns) * m_row) / 2;
        const BitGrid grid{columns, 0, columns, left + names, m_row};
        grid.addWeights(*this, m_top + m_row / 2);
        for (std::size_t heap = 0; heap < m_heaps.size(); ++heap) {
            const double y = m_top + (static_cast<double>(heap) + 1.5) * m_row;
            const PieceName name("heap", heap + 1);
            write(name, {left + names - m_row * 0.6, y, m_body, names, Anchor::Right}, QString::number(m_heaps[heap]));
            grid.addBits(*this, name, m_heaps[heap], y, m_row * 0.84);
        }
    }

    QPointF middleOf(std::size_t place) const
    {
        const auto claims = static_cast<double>(m_exercise.claims.size());
        const double along = (static_cast<double>(place) - (claims - 1) / 2) * m_place;
        return m_heaps.empty() ? QPointF(m_tileX, m_tileY + along) : QPointF(m_tileX + along, m_tileY);
    }

    void addClaims()
    {
        for (std::size_t place = 0; place < m_exercise.claims.size(); ++place) {
            const QPointF middle = middleOf(place);
            tile({"claim", place + 1}, square(place, m_tile), Tone::Plain);
            write({"claim", place + 1, "-number"}, centered(middle, m_body), QString::number(place + 1));
            m_picks.push_back({find({"claim", place + 1}), Count{place}});
            if (m_heaps.empty()) {
                write({"claim", place + 1, "-formula"}, {middle.x() + m_tile / 2 + m_body, middle.y(), m_body},
                      wording::claimFormula(m_exercise.claims[place]));
            }
        }
        piece(PieceKind::Ring, "answer", {.z = 7});
    }

    QRectF square(std::size_t place, double side) const { return {middleOf(place) - QPointF(side, side) / 2, QSizeF(side, side)}; }
    void ring(std::size_t place, Tone look) { put(find("answer"), square(place, m_tile + 4), look); }
    void tone(std::size_t place, Tone look) { setTone(PieceName("claim", place + 1), look); }

    /// Gives the false claim the tone of a mistake, and all other claims the tone of a correct answer.
    void judge(std::size_t flaw)
    {
        for (std::size_t place = 0; place < m_exercise.claims.size(); ++place)
            tone(place, place == flaw ? Tone::Odd : Tone::Even);
    }

    std::vector<Count> m_heaps;
    double m_body;
    double m_place = 0;  ///< the distance between two neighboring claims, in pixels
    double m_tile = 0;
    double m_row = 0;  ///< the height of the row of a heap, in pixels
    double m_top = 0;
    double m_tileX = 0;
    double m_tileY = 0;
};

}  // namespace

ExercisePicture pictureOf(const practice::SpotFlawExercise& exercise, const PracticeState& state, QSizeF size, double textScale)
{
    return drawPicture<SpotFlawPicture>(exercise, state, size, textScale);
}

}  // namespace nimstone::figures
