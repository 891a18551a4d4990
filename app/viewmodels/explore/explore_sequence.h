// The nim-sequence of the chosen position's game: its terms while they are computed, its period, other terms that a
// person enters to compare them with the sequence, and the games that have the entered terms.
#pragma once

#include <QVariantList>
#include <optional>

#include "app/figures/explore/sequence_picture.h"
#include "app/viewmodels/explore/explore_view.h"
#include "app/viewmodels/shell/background_work.h"
#include "app/viewmodels/shell/chosen_files.h"
#include "app/viewmodels/shell/value.h"
#include "core/explore/given_terms.h"

namespace nimstone {

/// The texts about a sequence, and about the terms that a person entered.
struct SequenceShown {
    Q_GADGET
    QML_VALUE_TYPE(sequenceShown)

    /// The game in the notation; empty if no component of the chosen position has a nim-sequence.
    NIMSTONE_FIELD(QString, game){};
    /// The name of the game with its parameters, such as "Kayles".
    NIMSTONE_FIELD(QString, gameName){};
    NIMSTONE_FIELD(int, known) = 0;  ///< the number of terms that are known
    NIMSTONE_FIELD(bool, running) = false;
    NIMSTONE_FIELD(bool, stopped) = false;  ///< true if `goOn` can continue the computation
    /// The progress, or the reason why the computation ended early; empty if all terms are known.
    NIMSTONE_FIELD(QString, news){};
    /// A sentence about the period of the sequence and its proof.
    NIMSTONE_FIELD(QString, period){};
    /// The length of the period; 0 if it is not known.
    NIMSTONE_FIELD(int, periodLength) = 0;
    /// A position whose proof on the Prove page shows the period; empty if there is none.
    NIMSTONE_FIELD(QString, proof){};
    NIMSTONE_FIELD(bool, hasExceptions) = false;
    /// A text with the number of rare terms; empty if the game has no rare values.
    NIMSTONE_FIELD(QString, rareWords){};

    NIMSTONE_FIELD(int, enteredCount) = 0;  ///< the number of terms that a person entered
    NIMSTONE_FIELD(QString, fileName){};  ///< the name of the file with the entered terms; empty if they were typed
    NIMSTONE_FIELD(bool, reading) = false;
    /// Sentences that compare the entered terms with the terms of the game, and give the number of games that have the
    /// entered terms.
    NIMSTONE_FIELD(QString, comparison){};
    /// A sentence, as rich text, that says why the entered terms cannot be read; empty if they can be read.
    NIMSTONE_FIELD(QString, problem){};
    /// The smallest heap whose entered term differs from the term of the game; −1 if no term differs.
    NIMSTONE_FIELD(int, difference) = -1;
    NIMSTONE_FIELD(bool, finding) = false;
    /// The games that have the entered terms: objects with `name`, `more` (the code of the game, if it has one, and the
    /// heap of the first entered term), and a `position`.
    NIMSTONE_FIELD(QVariantList, found){};
};

/// Returns sentences about a period and its proof. `exceptions` is the number of heaps that are exceptions to the period.
QString periodWords(const CertifiedPeriod& period, std::size_t exceptions);

class ExploreSequence : public nimstone::ExploreView {
    Q_OBJECT
    QML_NAMED_ELEMENT(SequenceModel)

    Q_PROPERTY(nimstone::SequenceShown shown READ shown NOTIFY changed FINAL)
    /// The number of terms that are to be computed.
    Q_PROPERTY(int wanted MEMBER m_wanted NOTIFY wantedChanged FINAL)
    /// True if the plot shows the differences g(n) − g(n − 1) instead of g(n).
    Q_PROPERTY(bool differences MEMBER m_differences NOTIFY viewChanged FINAL)
    /// True if the rare values are highlighted.
    Q_PROPERTY(bool rare MEMBER m_rare NOTIFY viewChanged FINAL)
    /// The heap size at the left edge of the plot.
    Q_PROPERTY(double from READ from NOTIFY viewChanged FINAL)
    /// The heap size at the right edge of the plot.
    Q_PROPERTY(double to READ to NOTIFY viewChanged FINAL)
    /// The heap that the arrow keys choose.
    Q_PROPERTY(int cursor MEMBER m_cursor NOTIFY cursorChanged FINAL)
    /// The heap under the pointer in any view; −1 if there is none.
    Q_PROPERTY(int pointed MEMBER m_pointed NOTIFY cursorChanged FINAL)

public:
    explicit ExploreSequence(QObject* parent = nullptr);

    QStringList kinds() const override { return m_rules ? ExploreView::kinds() << QStringLiteral("txt") : QStringList(); }
    QString name() const override { return QStringLiteral("sequence"); }
    std::function<QByteArray()> content(const QString& kind) const override;

    const SequenceShown& shown() const { return m_shown; }
    double from() const { return m_from; }
    double to() const { return m_to; }

    /// Stops the computation; the terms that are known stay.
    Q_INVOKABLE void stop() { m_work->stop(); }
    Q_INVOKABLE void goOn();

    /// Returns the value that the plot shows for a heap; 0 if the term of the heap is not known.
    Q_INVOKABLE int valueAt(int heap) const;
    /// Returns the term of a heap in words, such as "g(70) = 6, an exception"; empty if the term is not known.
    Q_INVOKABLE QString termWords(int heap) const;
    /// Returns the kind of a term: "difference", "exception", "rare" or, for any other term, an empty text.
    Q_INVOKABLE QString kindOf(int heap) const;
    /// Returns the position of the game that has one heap of this size.
    Q_INVOKABLE QString positionOf(int heap) const;
    /// Tells this object that the pointer or the cursor is on a heap; −1 if it is on no heap.
    Q_INVOKABLE void pointAt(int heap);
    /// Makes the position with this one heap the chosen position.
    Q_INVOKABLE void chooseHeap(int heap);
    /// Returns the next heap after the cursor (`step` is 1) or before it (−1). If `exception` is true, the heap has to
    /// be an exception; otherwise it has to have the same value as the heap of the cursor. Returns −1 if there is no
    /// such heap.
    Q_INVOKABLE int next(int step, bool exception) const;

    /// Shows the heaps from `from` to `to`, clamped to the range of `wanted` terms.
    Q_INVOKABLE void show(double from, double to);
    Q_INVOKABLE void fit() { show(0, m_wanted); }

    /// Reads terms or a b-file (a file format of the OEIS) from a text. They replace the terms that were entered
    /// before.
    Q_INVOKABLE void readText(const QString& text) { read({}, [bytes = text.toUtf8()] { return bytes; }); }
    Q_INVOKABLE void readFile(const QUrl& file);
    /// Starts a search for the games that have the entered terms; if a search is running, stops it.
    Q_INVOKABLE void findGames();

    /// Returns the content of the plot. The caller sets the size and the colors.
    figures::SequencePicture picture() const;

Q_SIGNALS:
    void changed();
    void wantedChanged();
    /// Emitted when the content or the visible part of the plot has changed.
    void viewChanged();
    void cursorChanged();

protected:
    void look() override;
    void point() override;

private:
    using Read = tl::expected<explore::GivenTerms, explore::TermError>;

    bool running() const { return m_work->busy(); }
    std::span<const std::uint32_t> terms() const;
    bool isKnown(int heap) const { return heap >= 0 && static_cast<std::size_t>(heap) < terms().size(); }
    int heapOf(const GameSum& sum) const;
    void read(const QString& fileName, std::function<tl::expected<QByteArray, ReadFault>()> bytes);
    void word() override;
    void renew();
    QString news() const;
    QString period() const;

    std::optional<Rules> m_rules;  ///< the rules of the component whose sequence is shown
    std::shared_ptr<explore::SequenceTerms> m_terms;
    explore::SequenceTerms::Findings m_findings;
    QString m_proof;
    int m_wanted = 1000;
    std::optional<BackgroundWork> m_work{std::in_place};

    bool m_differences = false;
    bool m_rare = false;
    bool m_fitted = true;
    double m_from = 0;
    double m_to = 1000;
    int m_cursor = 0;
    int m_pointed = -1;

    QString m_fileName;
    Read m_read;  ///< the entered terms; an error in line 0 means that the file could not be read
    std::optional<explore::FittingGames> m_found;
    std::optional<BackgroundWork> m_reading{std::in_place};
    std::optional<BackgroundWork> m_finding{std::in_place};
    SequenceShown m_shown;
};

}  // namespace nimstone
