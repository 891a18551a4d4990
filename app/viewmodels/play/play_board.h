// Lays out the board of a session for an item of some size. It makes the choreography (animation) for a stage and the
// marks of the picked move, and finds the move that a click picks. The choreography has scenes for the plies around
// the current ply: scene i is the position after firstPly + i moves.
#pragma once

#include <QPointer>
#include <QQmlParserStatus>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

#include "app/figures/board.h"
#include "app/figures/boards/board_types.h"
#include "app/stage/stage.h"
#include "app/viewmodels/play/play_letters.h"
#include "app/viewmodels/play/play_session.h"
#include "app/viewmodels/shell/background_work.h"
#include "app/viewmodels/shell/value.h"

namespace nimstone {

/// The marks on the board for the picked or the hovered move.
struct ShownMark {
    Q_GADGET
    QML_VALUE_TYPE(shownMark)

    /// The index of the heap that the move takes from; −1 if there is no move.
    NIMSTONE_FIELD(int, heap) = -1;
    /// The rectangle of the component of the sum in which the move is made; empty if there is no move. A game that is
    /// not a sum has one component.
    NIMSTONE_FIELD(QRectF, room){};
    /// The rectangles that the board frames as marks of the move.
    NIMSTONE_FIELD(QVariantList, areas){};
    /// The lines along which the move splits a heap or a block. Each line is a rectangle from one end of the line to
    /// the other.
    NIMSTONE_FIELD(QVariantList, cuts){};
    /// The indices of the marked pieces that are cells of a long list.
    NIMSTONE_FIELD(QList<int>, cells){};

    bool operator==(const ShownMark&) const = default;
};

class PlayBoard : public nimstone::LanguageAware, public QQmlParserStatus {
    Q_OBJECT
    Q_INTERFACES(QQmlParserStatus)
    QML_ELEMENT

    Q_PROPERTY(nimstone::PlaySession* session READ session WRITE setSession NOTIFY sessionChanged REQUIRED FINAL)
    /// The size of the item, in pixels.
    Q_PROPERTY(QSizeF room READ room WRITE setRoom NOTIFY roomChanged FINAL)
    Q_PROPERTY(qreal textScale READ textScale WRITE setTextScale NOTIFY roomChanged FINAL)
    /// True if the board has trays for taken stones. It is set before the board is laid out for the first time.
    Q_PROPERTY(bool trays MEMBER m_trays NOTIFY roomChanged FINAL)

    Q_PROPERTY(nimstone::ChoreographyValue choreography READ choreography NOTIFY choreographyChanged FINAL)
    /// The size of the board, in pixels. It can be larger than `room`.
    Q_PROPERTY(QSizeF size READ size NOTIFY choreographyChanged FINAL)

    /// True while a board is being built for a new size.
    Q_PROPERTY(bool building READ building NOTIFY buildingChanged FINAL)
    Q_PROPERTY(int firstPly READ firstPly NOTIFY choreographyChanged FINAL)
    /// The scale of the parts of the board that can be enlarged, 1 to mostZoom. mostZoom is 1 if no part can be
    /// enlarged.
    Q_PROPERTY(qreal zoom READ zoom WRITE setZoom NOTIFY roomChanged FINAL)
    Q_PROPERTY(qreal mostZoom READ mostZoom NOTIFY choreographyChanged FINAL)
    /// True if every legal move of a small position shows a letter: P if the opponent loses after the move, else N.
    Q_PROPERTY(bool coloured READ coloured WRITE setColoured NOTIFY badgesChanged FINAL)
    /// One object for each letter: x, y, letter, good (true if the move is good for the player to move) and span (a
    /// rectangle along the moves that share the letter, empty if the letter is for one move). A click on the letter
    /// picks the move. In Moore's Nim, if a move is picked, a letter in another heap shows the outcome of the picked
    /// move with this heap added.
    Q_PROPERTY(QVariantList badges READ badges NOTIFY badgesChanged FINAL)
    /// True while the letters are being computed.
    Q_PROPERTY(bool colouring READ colouring NOTIFY badgesChanged FINAL)
    /// True if the position has too many legal moves to show a letter for each of them.
    Q_PROPERTY(bool tooManyBadges READ tooManyBadges NOTIFY badgesChanged FINAL)

    /// The letter of the picked move, while moves show letters. It is also known for moves that have no letter on the
    /// board, because they take from several heaps or leave three heaps. Empty if no move is picked or its letter is
    /// not known yet.
    Q_PROPERTY(QString pickedLetter READ pickedLetter NOTIFY pickedLetterChanged FINAL)

    /// The marks of the picked move.
    Q_PROPERTY(nimstone::ShownMark picked READ shownPicked NOTIFY marksChanged FINAL)
    /// The marks of the move under the pointer; empty if this move is the picked move.
    Q_PROPERTY(nimstone::ShownMark hovered READ shownHovered NOTIFY marksChanged FINAL)
    /// A Mark for each piece of the choreography; the index is that of the piece.
    Q_PROPERTY(QList<int> marks READ marks NOTIFY marksChanged FINAL)

public:
    /// The kind of mark on a piece of the board.
    enum Mark { Unmarked, Hovered, Picked };
    Q_ENUM(Mark)

    explicit PlayBoard(QObject* parent = nullptr);

    PlaySession* session() const { return m_session; }
    void setSession(PlaySession* session);
    QSizeF room() const { return m_room; }
    void setRoom(QSizeF room);
    qreal textScale() const { return m_textScale; }
    void setTextScale(qreal scale);
    ChoreographyValue choreography() const { return m_choreography; }
    QSizeF size() const { return m_choreography.get() ? m_choreography.get()->size : QSizeF(0, 0); }
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
    const QList<int>& marks() const { return m_marks; }

    /// Returns the rectangle of a component of the sum; empty if there is no component with this index.
    Q_INVOKABLE QRectF roomOf(int part) const;

    /// Shows the marks of the move that a click at this point of the board would pick.
    Q_INVOKABLE void hoverAt(qreal x, qreal y);
    Q_INVOKABLE void hoverNowhere();
    /// Picks the move at this point. A click beside the heaps cancels the picked move, and so does a second click on
    /// this move.
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
    /// All values that are needed to build a board. They are copied so that another thread can build the board.
    struct Plan;
    /// The legal moves of a position, and for each move a flag that tells if it is good for the player who makes it.
    struct Judged {
        GameSum sum;
        Cutter cutter = Cutter::None;
        std::vector<std::pair<MoveInSum, bool>> moves{};
    };

    std::optional<Plan> plan() const;
    void layOut();
    /// Lays the board out again after a change of its size. All changes in one turn of the event loop lead to one new
    /// board. It is built on another thread, because resizing a window requests many boards.
    void layOutSoon();
    void buildForRoom();
    void show(figures::Board board);
    void judge(const GameSum& sum, Cutter cutter);
    /// True if the board shows the current position of the game. It is false while the session changes to another game.
    bool isCurrent() const;
    /// The picked move, if it is legal in the position that is shown.
    std::optional<MoveInSum> picked() const;
    /// True if the board may reveal who wins: while letters are shown, or after the game (in a review, after its answer).
    bool theory() const;
    void followGame();
    void color();
    /// Returns the points of the board where the letters of a legal move belong.
    std::vector<figures::BadgePlace> placesOf(const MoveInSum& move) const;
    void addLetters(const MoveInSum& move, bool good);
    void showLetters();
    const Letter* letterAt(QPointF point) const;
    std::optional<MoveInSum> moveAt(QPointF point) const;
    void setHovered(std::optional<MoveInSum> move, QPointF point = {});
    void mark();
    ShownMark shown(const figures::BoardMark& mark, int heap, const std::optional<MoveInSum>& move) const;

    /// The session whose board is laid out. Not owned; null after the session is destroyed.
    QPointer<PlaySession> m_session;
    QSizeF m_room;
    qreal m_textScale = 1;
    bool m_trays = true;
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
    ShownMark m_shownPicked;
    ShownMark m_shownHovered;
    QList<int> m_marks;
    QVariantList m_badges;
    /// The moves with their letters. A move has one entry for each place where the board shows it.
    std::vector<LetteredMove> m_lettered;
    /// The letters that are drawn. Moves that are close together can share a letter.
    std::vector<Letter> m_letters;
    bool m_tooManyBadges = false;
    bool m_colouring = false;
    std::optional<Judged> m_judged;
    std::optional<Judged> m_beingJudged;
    BackgroundWork m_judging;
    bool m_buildSoon = false;
    /// The number of boards requested so far. A board that is finished after a newer request is dropped.
    int m_asked = 0;
    BackgroundWork m_building;
};

}  // namespace nimstone
