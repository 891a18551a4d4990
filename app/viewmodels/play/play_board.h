// A session's board laid out for an item of some size: what a stage plays, what a point on it picks, what is picked there.
// The stage has scenes for the plies around the one that shows: scene i is that after firstPly + i moves.
#pragma once

#include <QPointer>
#include <QQmlParserStatus>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/figures/board.h"
#include "app/figures/boards/row_ends.h"
#include "app/stage/stage.h"
#include "app/viewmodels/play/play_letters.h"
#include "app/viewmodels/play/play_session.h"
#include "app/viewmodels/shell/background_work.h"
#include "app/viewmodels/shell/value.h"

namespace nimstone {

/// A move on the board that is picked, or would be.
struct ShownMark {
    Q_GADGET
    QML_VALUE_TYPE(shownMark)

    /// The heap that it takes from; −1 for none.
    NIMSTONE_FIELD(int, heap) = -1;
    /// Where the part of a sum is that it is made in; empty for none. A game that is no sum is all one part.
    NIMSTONE_FIELD(QRectF, room){};
    /// What is framed for it: rectangles; and where something is parted: lines as rectangles from their one end to the other.
    NIMSTONE_FIELD(QVariantList, areas){};
    NIMSTONE_FIELD(QVariantList, cuts){};
    /// The cells of a long list: pieces.
    NIMSTONE_FIELD(QList<int>, cells){};

    bool operator==(const ShownMark&) const = default;
};

class PlayBoard : public nimstone::LanguageAware, public QQmlParserStatus {
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

    /// Whether another board is being made for a room that has changed.
    Q_PROPERTY(bool building READ building NOTIFY buildingChanged FINAL)
    Q_PROPERTY(int firstPly READ firstPly NOTIFY choreographyChanged FINAL)
    /// What can grow on a board is that much larger: 1 … mostZoom, which is 1 where nothing can.
    Q_PROPERTY(qreal zoom READ zoom WRITE setZoom NOTIFY roomChanged FINAL)
    Q_PROPERTY(qreal mostZoom READ mostZoom NOTIFY choreographyChanged FINAL)
    /// Whether every legal move of a small position carries a letter: P where the other player is then lost, N elsewhere.
    Q_PROPERTY(bool coloured READ coloured WRITE setColoured NOTIFY badgesChanged FINAL)
    /// Of each letter x and y, letter, good: whether it is good for who moves, and span: a rectangle along the moves that it
    /// stands for, where these are several. A click on the letter picks the move. Where a move takes from several heaps, letters tell of one more heap beside what is picked.
    Q_PROPERTY(QVariantList badges READ badges NOTIFY badgesChanged FINAL)
    /// Whether it is being worked out which letters they carry.
    Q_PROPERTY(bool colouring READ colouring NOTIFY badgesChanged FINAL)
    /// Whether there are too many moves to carry letters.
    Q_PROPERTY(bool tooManyBadges READ tooManyBadges NOTIFY badgesChanged FINAL)

    /// The letter of the move that is picked, where moves carry letters: also of one that has none on the board, since it
    /// takes from several heaps or leaves three. Empty where there is none, or as long as it is not known.
    Q_PROPERTY(QString pickedLetter READ pickedLetter NOTIFY pickedLetterChanged FINAL)

    /// What is picked; and what the pointer is over while nothing there is picked.
    Q_PROPERTY(nimstone::ShownMark picked READ shownPicked NOTIFY marksChanged FINAL)
    Q_PROPERTY(nimstone::ShownMark hovered READ shownHovered NOTIFY marksChanged FINAL)
    /// Counts the changes of the marks, for those who ask markOf.
    Q_PROPERTY(int marksSeen READ marksSeen NOTIFY marksChanged FINAL)

public:
    /// How a piece is marked.
    enum Mark { Unmarked, Hovered, Picked };
    Q_ENUM(Mark)

    explicit PlayBoard(QObject* parent = nullptr);

    PlaySession* session() const { return m_session; }
    void setSession(PlaySession* session);
    qreal width() const { return m_room.width(); }
    void setWidth(qreal width) { setRoom({width, height()}); }
    qreal height() const { return m_room.height(); }
    void setHeight(qreal height) { setRoom({width(), height}); }
    qreal textScale() const { return m_textScale; }
    void setTextScale(qreal scale);
    ChoreographyValue choreography() const { return m_choreography; }
    qreal boardWidth() const { return m_choreography.get() ? m_choreography.get()->size.width() : 0; }
    qreal boardHeight() const { return m_choreography.get() ? m_choreography.get()->size.height() : 0; }
    bool building() const { return m_buildSoon || m_building.busy(); }
    int firstPly() const { return m_board ? static_cast<int>(m_board->window().first) : 0; }
    qreal zoom() const { return m_zoom; }
    void setZoom(qreal zoom);
    qreal mostZoom() const { return m_board ? m_board->mostZoom() : 1; }
    bool coloured() const { return m_coloured; }
    void setColoured(bool coloured);
    QVariantList badges() const { return m_badges; }
    bool colouring() const { return m_colouring; }
    const std::vector<LetteredMove>& lettered() const { return m_lettered; }
    const std::vector<Letter>& letters() const { return m_letters; }
    bool tooManyBadges() const { return m_tooManyBadges; }
    QString pickedLetter() const;
    const ShownMark& shownPicked() const { return m_shownPicked; }
    const ShownMark& shownHovered() const { return m_shownHovered; }
    int marksSeen() const { return m_marksSeen; }

    /// How a piece of the stage is marked now.
    Q_INVOKABLE nimstone::PlayBoard::Mark markOf(int piece) const;
    /// Where a part of the table has its board.
    Q_INVOKABLE QRectF roomOf(int part) const;

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
    void buildingChanged();
    void choreographyChanged();
    void marksChanged();
    void badgesChanged();
    void pickedLetterChanged();

private:
    /// Everything that a board is made of, so that another thread can make it.
    struct Plan;
    /// The legal moves of a position, each with whether it is good for who makes it.
    struct Judged {
        GameSum sum;
        Cutter cutter = Cutter::None;
        std::vector<std::pair<MoveInSum, bool>> moves{};
    };

    std::optional<Plan> plan() const;
    void setRoom(QSizeF room);
    void layOut();
    /// The same after a change of the room alone: once, however many there are until the next turn of the event loop,
    /// and on another thread, since a window that is resized asks for board after board.
    void layOutSoon();
    void buildForRoom();
    void show(figures::Board board);
    void judge(const GameSum& sum, Cutter cutter);
    /// Whether what is laid out is the game as it stands: on the way to another one it is not.
    bool isCurrent() const;
    /// What is picked, where it is a move of the position that shows.
    std::optional<MoveInSum> picked() const;
    /// Whether the board may show what gives the outcome away: with the letters, and once the game is over.
    bool theory() const;
    void followGame();
    void colour();
    /// Where the letter of a legal move stands.
    std::vector<figures::BadgePlace> placesOf(const MoveInSum& move) const;
    void addLetters(const MoveInSum& move, bool good);
    void showLetters();
    const Letter* letterAt(QPointF point) const;
    std::optional<MoveInSum> moveAt(QPointF point) const;
    void setHovered(std::optional<MoveInSum> move, QPointF point = {});
    void mark();
    ShownMark shown(const figures::BoardMark& mark, int heap, const std::optional<MoveInSum>& move) const;

    /// Not its owner: a session that goes leaves none behind.
    QPointer<PlaySession> m_session;
    QSizeF m_room;
    qreal m_textScale = 1;
    qreal m_zoom = 1;
    bool m_coloured = false;
    bool m_finished = false;
    bool m_theory = false;
    bool m_complete = false;
    std::optional<figures::Board> m_board;
    ChoreographyValue m_choreography;
    std::shared_ptr<figures::RowEnds> m_ends = std::make_shared<figures::RowEnds>();
    std::optional<MoveInSum> m_hovered;
    QPointF m_hoveredAt;
    figures::BoardMark m_pickedMark;
    figures::BoardMark m_hoveredMark;
    ShownMark m_shownPicked;
    ShownMark m_shownHovered;
    int m_marksSeen = 0;
    QVariantList m_badges;
    /// Every move with its letter at each of its places; and the letters that are drawn for them.
    std::vector<LetteredMove> m_lettered;
    std::vector<Letter> m_letters;
    bool m_tooManyBadges = false;
    bool m_colouring = false;
    std::optional<Judged> m_judged;
    std::optional<Judged> m_beingJudged;
    BackgroundWork m_judging;
    bool m_buildSoon = false;
    /// Counts what boards were asked for: one that comes later than the next was asked for is not shown.
    int m_asked = 0;
    BackgroundWork m_building;
};

}  // namespace nimstone
