// The nim-sequence of the chosen position's game: its terms while they are computed, its period, terms that a person compares
// with it, and the games that such terms fit.
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

/// What is known of a sequence, and of the terms that a person brought, in words.
struct SequenceShown {
    Q_GADGET
    QML_VALUE_TYPE(sequenceShown)

    /// The game in the notation; empty where the chosen position has no part with a nim-sequence.
    NIMSTONE_FIELD(QString, game){};
    /// The same as a person says it.
    NIMSTONE_FIELD(QString, gameName){};
    NIMSTONE_FIELD(int, known) = 0;  ///< how many of the terms
    NIMSTONE_FIELD(bool, running) = false;
    NIMSTONE_FIELD(bool, stopped) = false;  ///< `goOn` goes on
    NIMSTONE_FIELD(QString, news){};        ///< how far it is, or why it ended before; empty where all terms are known
    /// The period and what it is certified by, in words; how long it is, 0 where none is known.
    NIMSTONE_FIELD(QString, period){};
    NIMSTONE_FIELD(int, periodLength) = 0;
    NIMSTONE_FIELD(QString, proof){};  ///< a position whose proof is that of the period; empty where there is none
    NIMSTONE_FIELD(bool, hasExceptions) = false;
    NIMSTONE_FIELD(QString, rareWords){};  ///< how many of the terms are rare; empty where rare means nothing in the game

    NIMSTONE_FIELD(int, broughtCount) = 0;  ///< how many terms a person brought
    NIMSTONE_FIELD(QString, fileName){};  ///< where they come from a file
    NIMSTONE_FIELD(bool, reading) = false;
    /// How they compare with those of the game, and how many games they fit; or why they cannot be read, as rich text.
    NIMSTONE_FIELD(QString, comparison){};
    NIMSTONE_FIELD(QString, problem){};
    NIMSTONE_FIELD(int, difference) = -1;  ///< the first heap where they differ; −1 where there is none
    NIMSTONE_FIELD(bool, finding) = false;
    /// Games that they fit: objects with `name`, `more` and a `position`.
    NIMSTONE_FIELD(QVariantList, found){};
};

class ExploreSequence : public nimstone::ExploreView {
    Q_OBJECT
    QML_NAMED_ELEMENT(SequenceModel)

    Q_PROPERTY(nimstone::SequenceShown shown READ shown NOTIFY changed FINAL)
    /// How many terms there are to be.
    Q_PROPERTY(int wanted MEMBER m_wanted NOTIFY wantedChanged FINAL)
    /// What is seen: g(n) − g(n − 1) in the place of g(n); rare values apart; the heaps at the left and right edge.
    Q_PROPERTY(bool differences MEMBER m_differences NOTIFY viewChanged FINAL)
    Q_PROPERTY(bool rare MEMBER m_rare NOTIFY viewChanged FINAL)
    Q_PROPERTY(double from READ from NOTIFY viewChanged FINAL)
    Q_PROPERTY(double to READ to NOTIFY viewChanged FINAL)
    /// The heap that keys move, and the one pointed at in any view; −1 where there is none.
    Q_PROPERTY(int cursor MEMBER m_cursor NOTIFY cursorChanged FINAL)
    Q_PROPERTY(int pointed MEMBER m_pointed NOTIFY cursorChanged FINAL)

public:
    explicit ExploreSequence(QObject* parent = nullptr);

    QStringList kinds() const override { return m_rules ? ExploreView::kinds() << QStringLiteral("txt") : QStringList(); }
    QString name() const override { return QStringLiteral("sequence"); }
    std::function<QByteArray()> content(const QString& kind) const override;

    const SequenceShown& shown() const { return m_shown; }
    double from() const { return m_from; }
    double to() const { return m_to; }

    /// Asks what is computed to stop; what is known stays.
    Q_INVOKABLE void stop() { m_work->stop(); }
    Q_INVOKABLE void goOn();

    /// What is drawn of a heap that is known, and the same in words.
    Q_INVOKABLE int valueAt(int heap) const;
    Q_INVOKABLE QString termWords(int heap) const;
    /// "exception", "rare" or "", and "difference".
    Q_INVOKABLE QString kindOf(int heap) const;
    /// A single heap of the game.
    Q_INVOKABLE QString positionOf(int heap) const;
    /// The pointer, or the cursor of the keys, is on that heap; on none for −1.
    Q_INVOKABLE void pointAt(int heap);
    /// Makes the heap the chosen position.
    Q_INVOKABLE void chooseHeap(int heap);
    /// The next heap from the cursor on, forwards for 1 and backwards for −1, that is an exception, or has the same value; −1
    /// where there is none.
    Q_INVOKABLE int next(int step, bool exception) const;

    /// From the heap `from` to the heap `to`, kept within what there is.
    Q_INVOKABLE void show(double from, double to);
    Q_INVOKABLE void fit() { show(0, m_wanted); }

    /// Terms, or a b-file; the next replaces what was read before.
    Q_INVOKABLE void readText(const QString& text) { read({}, [bytes = text.toUtf8()] { return bytes; }); }
    Q_INVOKABLE void readFile(const QUrl& file);
    /// Looks for the games that they fit, or stops that.
    Q_INVOKABLE void findGames();

    /// What is to be drawn; its size and look are the caller's.
    figures::SequencePicture picture() const;

Q_SIGNALS:
    void changed();
    void wantedChanged();
    /// The picture is another.
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
    void word();
    void renew();
    QString news() const;
    QString period() const;

    std::optional<Rules> m_rules;  ///< of the part whose sequence is shown
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
    Read m_read;  ///< an error in line 0: the file could not be read
    std::optional<explore::FittingGames> m_found;
    std::optional<BackgroundWork> m_reading{std::in_place};
    std::optional<BackgroundWork> m_finding{std::in_place};
    SequenceShown m_shown;
};

}  // namespace nimstone
