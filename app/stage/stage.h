// An item that plays an animation (a choreography): it moves the pieces to where they are at the point `position` of
// the sequence of scenes.
#pragma once

#include <QList>
#include <QPointer>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>
#include <memory>
#include <vector>

#include "app/figures/scene/choreography.h"
#include "app/figures/scene/text_metrics.h"

namespace nimstone {

class StagePiece;

/// A choreography in a form that QML can pass from a view-model to a stage. Copies share the data. The default value is
/// empty.
class ChoreographyValue {
    Q_GADGET
    QML_VALUE_TYPE(choreography)
    Q_PROPERTY(int sceneCount READ sceneCount FINAL)

public:
    ChoreographyValue() = default;
    explicit ChoreographyValue(figures::Choreography choreography)
        : m_shared(std::make_shared<const figures::Choreography>(std::move(choreography)))
    {
    }

    const figures::Choreography* get() const { return m_shared.get(); }
    int sceneCount() const { return m_shared ? m_shared->sceneCount() : 0; }
    bool operator==(const ChoreographyValue& other) const { return m_shared == other.m_shared; }

private:
    std::shared_ptr<const figures::Choreography> m_shared;
};

class Stage : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(nimstone::ChoreographyValue choreography READ choreography WRITE setChoreography NOTIFY
                   choreographyChanged FINAL)
    /// The point in the sequence of scenes that the stage shows: 2 is scene 2, and 2.4 is 40 % of the way from scene 2
    /// to scene 3.
    Q_PROPERTY(qreal position READ position WRITE setPosition NOTIFY positionChanged FINAL)
    /// The number of pieces. QML creates a StagePiece for each index.
    Q_PROPERTY(int pieceCount READ pieceCount NOTIFY pieceCountChanged FINAL)
    Q_PROPERTY(int sceneCount READ sceneCount NOTIFY choreographyChanged FINAL)
    /// The number of pieces of each kind; the index is a StagePiece.Kind.
    Q_PROPERTY(QList<int> kindCounts READ kindCounts NOTIFY kindCountsChanged FINAL)

    /// A counter that increases with each new choreography. QML bindings that find pieces by their index depend on it.
    Q_PROPERTY(int edition READ edition NOTIFY editionChanged FINAL)

public:
    using QQuickItem::QQuickItem;

    int edition() const { return m_edition; }
    const ChoreographyValue& choreography() const { return m_choreography; }
    void setChoreography(const ChoreographyValue& choreography);
    qreal position() const { return m_position; }
    void setPosition(qreal position);
    int pieceCount() const;
    int sceneCount() const { return m_choreography.sceneCount(); }
    QList<int> kindCounts() const { return m_kindCounts; }

    /// Returns the topmost visible piece of a kind (StagePiece.Kind) at this point of the stage, or null.
    Q_INVOKABLE nimstone::StagePiece* pieceAt(qreal x, qreal y, int kind) const;

    /// Returns the visible piece with this kind, heap index and rank (the `index` of its figures::Piece), or null.
    Q_INVOKABLE nimstone::StagePiece* findPiece(int kind, int heap, int rank) const;

    /// Returns the index of piece number `nth` of a kind, or −1 if there are fewer pieces of this kind. `nth` is
    /// counted from 0.
    Q_INVOKABLE int pieceOf(int kind, int nth) const;

    /// Returns the rectangle of the piece with this kind, heap index and rank, or an empty rectangle if there is no
    /// such piece.
    Q_INVOKABLE QRectF placeOf(int kind, int heap, int rank) const;

    /// Returns the piece of the same kind whose heap index is larger by `down` and whose rank is larger by `on`, or
    /// null. Both differences may be negative.
    Q_INVOKABLE nimstone::StagePiece* neighbour(const nimstone::StagePiece* piece, int down, int on) const;

    /// Returns the time that the stage needs from position `from` to position `to`, in proof steps. Both directions
    /// take equally long.
    Q_INVOKABLE qreal duration(qreal from, qreal to) const;

    void attach(StagePiece* piece);
    void detach(StagePiece* piece);
    void place(StagePiece* piece) const;

Q_SIGNALS:
    void choreographyChanged();
    void positionChanged();
    void pieceCountChanged();
    void kindCountsChanged();
    void editionChanged();

private:
    void placeAll() const;

    ChoreographyValue m_choreography;
    int m_edition = 0;
    qreal m_position = 0;
    QList<int> m_kindCounts;
    std::vector<std::vector<int>> m_ofKind;
    std::vector<StagePiece*> m_pieces;
};

/// One piece on a stage. The stage sets its geometry, opacity, z, tone and text; QML decides its look.
class StagePiece : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(nimstone::Stage* stage READ stage WRITE setStage NOTIFY stageChanged REQUIRED FINAL)
    Q_PROPERTY(int piece READ piece WRITE setPiece NOTIFY pieceChanged REQUIRED FINAL)
    Q_PROPERTY(Kind kind READ kind NOTIFY describedChanged FINAL)
    Q_PROPERTY(int heap READ heap NOTIFY describedChanged FINAL)
    Q_PROPERTY(int rank READ rank NOTIFY describedChanged FINAL)
    Q_PROPERTY(QString weight READ weight NOTIFY describedChanged FINAL)
    Q_PROPERTY(Tone tone READ tone NOTIFY toneChanged FINAL)
    Q_PROPERTY(QString text READ text NOTIFY textChanged FINAL)
    /// The corner radius of a piece of kind Stone, in pixels. It is half the shorter side for a disc, and at most 3 for
    /// a bar.
    Q_PROPERTY(qreal cornerRadius READ cornerRadius NOTIFY cornerRadiusChanged FINAL)
    /// The height of a label divided by its font size.
    Q_PROPERTY(qreal lineHeight READ lineHeight CONSTANT FINAL)
    /// True for a Slope that falls from left to right.
    Q_PROPERTY(bool falls READ falls NOTIFY describedChanged FINAL)

public:
    enum Kind { Stone, Token, Cell, Band, Ring, Rule, Label, Tile, Pin, Queen, Grid, Slope };
    Q_ENUM(Kind)
    enum Tone { Plain, Dim, Lit, Odd, Even, Chosen, Taken, Heading };
    Q_ENUM(Tone)

    using QQuickItem::QQuickItem;
    ~StagePiece() override;

    Stage* stage() const { return m_stage; }
    void setStage(Stage* stage);
    int piece() const { return m_piece; }
    void setPiece(int piece);
    Kind kind() const { return static_cast<Kind>(m_described.kind); }
    int heap() const { return m_described.heap; }
    int rank() const { return m_described.index; }
    /// The weight as a string, because QML cannot represent integers above 2^53 exactly.
    QString weight() const { return QString::number(m_described.weight); }
    /// The number of columns and the number of rows of a Grid.
    Count columns() const { return m_described.weight; }
    Count rows() const { return m_described.rows; }
    bool falls() const { return m_described.rows == 1; }
    Tone tone() const { return static_cast<Tone>(m_tone); }
    QString text() const { return m_text; }
    qreal cornerRadius() const { return figures::cornerRadius(width(), height(), m_round); }
    qreal lineHeight() const { return figures::lineHeight; }

    void show(const figures::Piece& described, const figures::Pose& pose);

Q_SIGNALS:
    void stageChanged();
    void pieceChanged();
    void describedChanged();
    void toneChanged();
    void textChanged();
    void cornerRadiusChanged();

protected:
    void componentComplete() override;

private:
    QPointer<Stage> m_stage;  ///< a QPointer, because the stage can be destroyed before its pieces
    int m_piece = -1;
    figures::Piece m_described;
    figures::Tone m_tone = figures::Tone::Plain;
    QString m_text;
    qreal m_round = 1;
};

}  // namespace nimstone
