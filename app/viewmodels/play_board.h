// A session's board laid out for an item of some size: what a stage plays, what a point on it picks, what is picked there.
#pragma once

#include <QPointer>
#include <QQmlParserStatus>
#include <QtQml/qqmlregistration.h>

#include "app/figures/heap_board.h"
#include "app/viewmodels/play_session.h"
#include "qml/stage/stage.h"

namespace nimstone {

class PlayBoard : public nimstone::Worded, public QQmlParserStatus {
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT

    Q_PROPERTY(nimstone::PlaySession* session READ session WRITE setSession NOTIFY sessionChanged REQUIRED FINAL)
    /// The room there is; the board itself can be larger, see boardWidth.
    Q_PROPERTY(qreal width READ width WRITE setWidth NOTIFY roomChanged FINAL)
    Q_PROPERTY(qreal height READ height WRITE setHeight NOTIFY roomChanged FINAL)
    Q_PROPERTY(qreal textScale READ textScale WRITE setTextScale NOTIFY roomChanged FINAL)

    Q_PROPERTY(nimstone::ChoreographyValue choreography READ choreography NOTIFY choreographyChanged FINAL)
    Q_PROPERTY(qreal boardWidth READ boardWidth NOTIFY choreographyChanged FINAL)
    Q_PROPERTY(qreal boardHeight READ boardHeight NOTIFY choreographyChanged FINAL)

    /// The heap that is picked from, or that the pointer is over while nothing there is picked; −1 for none.
    Q_PROPERTY(int pickedHeap READ pickedHeap NOTIFY marksChanged FINAL)
    Q_PROPERTY(int hoveredHeap READ hoveredHeap NOTIFY marksChanged FINAL)
    /// From this stone of that heap up, counted from 0 at its bottom. Only stones that are drawn are asked for it.
    Q_PROPERTY(int pickedFrom READ pickedFrom NOTIFY marksChanged FINAL)
    Q_PROPERTY(int hoveredFrom READ hoveredFrom NOTIFY marksChanged FINAL)
    /// The part of a bar that is picked, in the board's pixels; empty where stones are.
    Q_PROPERTY(QRectF pickedBar READ pickedBar NOTIFY marksChanged FINAL)
    Q_PROPERTY(QRectF hoveredBar READ hoveredBar NOTIFY marksChanged FINAL)

public:
    explicit PlayBoard(QObject* parent = nullptr);

    PlaySession* session() const { return m_session; }
    void setSession(PlaySession* session);
    qreal width() const { return m_room.width(); }
    void setWidth(qreal width);
    qreal height() const { return m_room.height(); }
    void setHeight(qreal height);
    qreal textScale() const { return m_textScale; }
    void setTextScale(qreal scale);
    ChoreographyValue choreography() const { return m_choreography; }
    qreal boardWidth() const { return m_choreography.get() ? m_choreography.get()->size.width() : 0; }
    qreal boardHeight() const { return m_choreography.get() ? m_choreography.get()->size.height() : 0; }
    int pickedHeap() const;
    int hoveredHeap() const;
    int pickedFrom() const;
    int hoveredFrom() const;
    QRectF pickedBar() const;
    QRectF hoveredBar() const;

    /// Previews what a click at this point of the board would pick.
    Q_INVOKABLE void hoverAt(qreal x, qreal y);
    Q_INVOKABLE void hoverNowhere();
    /// Picks what is at this point; beside the heaps it lets go of what was picked. A second click on just what is
    /// picked lets go too.
    Q_INVOKABLE void pickAt(qreal x, qreal y);

    void classBegin() override {}
    void componentComplete() override;

Q_SIGNALS:
    void sessionChanged();
    void roomChanged();
    void choreographyChanged();
    void marksChanged();

private:
    void layOut();
    std::optional<Move> moveAt(QPointF point) const;
    void setHovered(std::optional<Move> move);
    int firstOf(const std::optional<Move>& move) const;
    QRectF barOf(const std::optional<Move>& move) const;

    /// Not its owner: a session that goes leaves none behind.
    QPointer<PlaySession> m_session;
    QSizeF m_room;
    qreal m_textScale = 1;
    bool m_complete = false;
    ChoreographyValue m_choreography;
    std::optional<Move> m_hovered;
};

}  // namespace nimstone
