// The stage on which a choreography is played: it moves its pieces to where they are at `position`.
#pragma once

#include <QList>
#include <QPointer>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>
#include <memory>
#include <vector>

#include "app/figures/scene/bar_shape.h"
#include "app/figures/scene/choreography.h"
#include "app/figures/scene/text_metrics.h"

namespace nimstone {

class StagePiece;

/// A choreography that QML hands from a view-model to a stage. Cheap to copy; empty when default-made.
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
    /// Where on the line of scenes the stage is: 2 is scene 2, 2.4 lies on the way from scene 2 to scene 3.
    Q_PROPERTY(qreal position READ position WRITE setPosition NOTIFY positionChanged FINAL)
    /// How many pieces there are; a delegate for each is a StagePiece with that index.
    Q_PROPERTY(int pieceCount READ pieceCount NOTIFY pieceCountChanged FINAL)
    Q_PROPERTY(int sceneCount READ sceneCount NOTIFY choreographyChanged FINAL)
    /// How many pieces of each kind there are, by StagePiece.Kind. Where the pieces come in the order of their kinds, a
    /// layer of delegates for one kind begins at the sum of the counts before it.
    Q_PROPERTY(QList<int> kindCounts READ kindCounts NOTIFY kindCountsChanged FINAL)

    /// Counts the choreographies: what asks for pieces by their index asks again when it changes.
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

    /// The uppermost piece of that kind, a StagePiece.Kind, which is seen at this point of the stage; null where there
    /// is none.
    Q_INVOKABLE nimstone::StagePiece* pieceAt(qreal x, qreal y, int kind) const;

    /// The piece of that kind, heap and rank, where it is seen; null where there is none.
    Q_INVOKABLE nimstone::StagePiece* findPiece(int kind, int heap, int rank) const;

    /// The index of the piece that is the nth of its kind, counted from 0; −1 where there are not so many.
    Q_INVOKABLE int pieceOf(int kind, int nth) const;

    /// Where that piece is; empty where there is none.
    Q_INVOKABLE QRectF placeOf(int kind, int heap, int rank) const;

    /// The piece of the same kind so many heaps further down and so many ranks further on; null where there is none.
    Q_INVOKABLE nimstone::StagePiece* neighbour(const nimstone::StagePiece* piece, int down, int on) const;

    /// How long the way from one position to another takes, in proof steps; the same there and back.
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

/// One piece on a stage. The stage sets its geometry, opacity, z, tone and text; QML gives it its looks.
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
    /// How round a Stone that stands for several is now: a disc where it is square, a bar where it is not.
    Q_PROPERTY(qreal cornerRadius READ cornerRadius NOTIFY cornerRadiusChanged FINAL)
    /// A Label's height over the size of its text.
    Q_PROPERTY(qreal lineHeight READ lineHeight CONSTANT FINAL)
    /// Whether a Slope falls from left to right.
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
    /// As text: it may pass 2^53.
    QString weight() const { return QString::number(m_described.weight); }
    /// Of a Grid.
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
    QPointer<Stage> m_stage;  ///< a child of it goes after it
    int m_piece = -1;
    figures::Piece m_described;
    figures::Tone m_tone = figures::Tone::Plain;
    QString m_text;
    qreal m_round = 1;
};

}  // namespace nimstone
