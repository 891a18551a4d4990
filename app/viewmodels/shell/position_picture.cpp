#include "app/viewmodels/shell/position_picture.h"

#include <QPainter>
#include <algorithm>

#include "app/figures/board.h"
#include "app/figures/scene/painter_renderer.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

namespace {

/// The board is laid out in an area that is wider and higher than the item by this factor, and is then scaled down.
constexpr double reduction = 2;

/// The smallest scale at which a board is painted. At a smaller scale, its numbers could not be read.
constexpr double leastScale = 0.33;

double scaleOf(const figures::Choreography& board, QSizeF item)
{
    return std::min({1.0, item.width() / board.size.width(), item.height() / board.size.height()});
}

}  // namespace

PositionPicture::PositionPicture(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    connect(this, &PositionPicture::changed, this, &PositionPicture::draw);
    connect(&m_language, &LanguageAware::languageChanged, this, &PositionPicture::draw);
}

void PositionPicture::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickPaintedItem::geometryChange(now, before);
    if (now.size() != before.size())
        draw();
}

void PositionPicture::draw()
{
    m_board.reset();
    const auto sum = parseSum(m_position.toStdString());
    std::size_t heaps = 0;
    for (const Component& part : sum ? sum->components() : std::vector<Component>())
        heaps += part.position.heaps.size();
    if (sum && heaps <= figures::maxShownHeaps && !size().isEmpty()) {
        // The board is laid out with large text first. If it would then be painted too small, it is laid out with small text.
        for (const double share : {0.8, 0.5}) {
            const figures::BoardRoom room{.size = size() * reduction, .textScale = std::clamp(m_textScale * reduction * share, 1.0, 2.0), .person = {}, .opponent = {}};
            auto board = std::make_shared<figures::Choreography>(figures::Board(play::Record(*sum), room, {}).choreography());
            if (!m_board && scaleOf(*board, size()) >= leastScale)
                m_board = std::move(board);
        }
    }
    Q_EMIT drawn();
    update();
}

void PositionPicture::paint(QPainter* painter)
{
    if (!m_board)
        return;
    const double scale = scaleOf(*m_board, size());
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate((width() - scale * m_board->size.width()) / 2, (height() - scale * m_board->size.height()) / 2);
    painter->scale(scale, scale);
    figures::paint(*painter, *m_board, 0, m_dark);
}

}  // namespace nimstone
