// The picture of an argument: its claims by their numbers, to choose from; of Nim also the heaps in binary, to check the
// claims on.
//
//            8  4  2  1
//     11     1  0  1  1
//      6     0  1  1  0
//
//     [ 1 ]  [ 2 ]  [ 3 ]
#include <algorithm>

#include "app/figures/figure_scenes.h"
#include "app/figures/practice_pictures.h"
#include "app/figures/text_metrics.h"
#include "core/nimber.h"

namespace nimstone::figures {

namespace {

constexpr double margin = 10;

/// The heaps that an argument about Nim is on.
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

class SpotFlawPicture {
public:
    SpotFlawPicture(const practice::SpotFlawExercise& exercise, QSizeF size, double textScale)
        : m_exercise(exercise), m_heaps(heapsOf(exercise)), m_scenes(size, textScale), m_body(m_scenes.type("body"))
    {
        const double scale = textScale;
        const auto claims = static_cast<double>(exercise.claims.size());
        const double line = m_body * lineHeight;
        m_place = std::min((size.width() - 2 * margin) / claims, 76 * scale);
        m_tile = std::min({m_place - 8 * scale, 56 * scale, size.height() * 0.3});
        const auto rows = static_cast<double>(m_heaps.empty() ? 0 : m_heaps.size() + 1);
        m_gap = m_heaps.empty() ? 0 : std::min(20 * scale, size.height() * 0.08);
        const double room = size.height() - 2 * margin - m_tile - m_gap;
        m_row = rows == 0 ? 0 : std::min(room / rows, 38 * scale);
        m_top = (size.height() - rows * m_row - m_gap - m_tile) / 2;
        m_tileY = m_top + rows * m_row + m_gap + m_tile / 2;
        m_fits = m_tile >= line && (rows == 0 || m_row >= m_body * 1.2);
    }

    bool fits() const { return m_fits; }

    PracticePicture draw(const PracticeState& state) &&
    {
        addHeaps();
        addClaims();
        for (const practice::Rung& rung : state.shown)
            std::visit([this](const auto& shown) { light(shown); }, std::get<practice::SpotFlawRung>(rung));
        if (state.draft && state.draft->number() < m_tiles.size())
            ring(state.draft->number(), Tone::Chosen);
        if (state.result)
            std::visit([this](const auto& found) { explain(found); }, std::get<practice::SpotFlawResult>(*state.result));
        m_scenes.push(0);
        return {std::move(m_scenes).finish().choreography, std::move(m_picks), true};
    }

private:
    int addText(const QString& name, QPointF middle, double size, Tone tone, const QString& text)
    {
        const int label = m_scenes.addLabel(name, middle, size, tone, text);
        m_scenes.pose(label).z = 2;
        return label;
    }

    void addHeaps()
    {
        if (m_heaps.empty())
            return;
        const auto columns = static_cast<std::size_t>(columnsNeeded(m_heaps));
        const double names = FigureScenes::widthOf(QString::number(*std::ranges::max_element(m_heaps)), m_body) + m_row * 0.6;
        const double left = (m_scenes.size().width() - names - static_cast<double>(columns) * m_row) / 2;
        const auto columnX = [&](std::size_t column) { return left + names + (static_cast<double>(column) + 0.5) * m_row; };
        for (std::size_t column = 0; column < columns; ++column) {
            const Count weight = Count{1} << (columns - 1 - column);
            addText(QStringLiteral("column%1").arg(weight), {columnX(column), m_top + m_row / 2}, m_scenes.type("small"), Tone::Heading,
                    QString::number(weight));
        }
        for (std::size_t heap = 0; heap < m_heaps.size(); ++heap) {
            const double y = m_top + (static_cast<double>(heap) + 1.5) * m_row;
            const QString text = QString::number(m_heaps[heap]);
            const double width = FigureScenes::widthOf(text, m_body);
            addText(QStringLiteral("heap%1").arg(heap + 1), {left + names - m_row * 0.6 - width / 2, y}, m_body, Tone::Plain, text);
            for (std::size_t column = 0; column < columns; ++column) {
                const Count weight = Count{1} << (columns - 1 - column);
                const QString bit = QStringLiteral("heap%1-bit%2").arg(heap + 1).arg(weight);
                const QPointF middle(columnX(column), y);
                if (!hasBit(m_heaps[heap], weight)) {
                    addText(bit, middle, std::min(m_body, m_row * 0.6), Tone::Heading, QStringLiteral("0"));
                    continue;
                }
                const double disc = m_row * 0.84;
                m_scenes.add({.kind = PieceKind::Token, .objectName = bit},
                             {.x = middle.x(), .y = middle.y(), .width = disc, .height = disc, .z = 2, .text = QStringLiteral("1")});
            }
        }
    }

    double placeX(std::size_t place) const
    {
        const auto claims = static_cast<double>(m_exercise.claims.size());
        return m_scenes.size().width() / 2 + (static_cast<double>(place) - (claims - 1) / 2) * m_place;
    }

    void addClaims()
    {
        for (std::size_t place = 0; place < m_exercise.claims.size(); ++place) {
            const QPointF middle(placeX(place), m_tileY);
            m_tiles.push_back(m_scenes.add({.kind = PieceKind::Tile,
                                            .index = static_cast<int>(place),
                                            .objectName = QStringLiteral("claim%1").arg(place + 1)},
                                           {.x = middle.x(), .y = middle.y(), .width = m_tile, .height = m_tile, .z = 1}));
            addText(QStringLiteral("claim%1-number").arg(place + 1), middle, m_body, Tone::Plain, QString::number(place + 1));
            m_picks.push_back({m_tiles.back(), Count{place}});
        }
        m_ring = m_scenes.add({.kind = PieceKind::Ring, .objectName = QStringLiteral("answer")}, {.opacity = 0, .z = 3});
    }

    void ring(std::size_t place, Tone look)
    {
        Pose& pose = m_scenes.pose(m_ring);
        pose.x = placeX(place);
        pose.y = m_tileY;
        pose.width = m_tile + 4;
        pose.height = m_tile + 4;
        pose.opacity = 1;
        pose.tone = look;
    }

    void tone(std::size_t place, Tone look) { m_scenes.pose(m_tiles[place]).tone = look; }

    /// The false one red, all others green.
    void judge(std::size_t flaw)
    {
        for (std::size_t place = 0; place < m_tiles.size(); ++place)
            tone(place, place == flaw ? Tone::Odd : Tone::Even);
    }

    // --- what hints light ---
    void light(const practice::AskWhatIsChecked&) {}
    void light(const practice::TestEachClaim&) {}
    void light(const practice::LawOfTheGame&) {}
    void light(const practice::OneOfTwoClaims& rung)
    {
        tone(rung.first, Tone::Lit);
        tone(rung.second, Tone::Lit);
    }
    void light(const practice::TheFlaw& rung) { judge(rung.place); }

    // --- what an answer turned out to be ---
    void explain(const practice::FoundFlaw& result)
    {
        judge(result.place);
        ring(result.place, Tone::Even);
    }
    void explain(const practice::ClaimIsTrue& result)
    {
        tone(result.place, Tone::Even);
        ring(result.place, Tone::Odd);
    }

    const practice::SpotFlawExercise& m_exercise;
    std::vector<Count> m_heaps;
    FigureScenes m_scenes;
    double m_body;
    bool m_fits = false;
    double m_place = 0;
    double m_tile = 0;
    double m_gap = 0;
    double m_row = 0;
    double m_top = 0;
    double m_tileY = 0;
    std::vector<int> m_tiles;
    std::vector<PracticePick> m_picks;
    int m_ring = 0;
};

}  // namespace

PracticePicture pictureOf(const practice::SpotFlawExercise& exercise, const PracticeState& state, QSizeF size, double textScale)
{
    SpotFlawPicture picture(exercise, size, textScale);
    return picture.fits() ? std::move(picture).draw(state) : PracticePicture{};
}

}  // namespace nimstone::figures
