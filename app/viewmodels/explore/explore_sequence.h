// The nim-sequence of the chosen position's game: its terms while they are computed, its period, terms that a person compares
// with it, and the games that such terms fit.
#pragma once

#include <QVariantList>
#include <memory>

#include "app/figures/explore/sequence_picture.h"
#include "app/viewmodels/explore/explore_view.h"
#include "app/viewmodels/shell/background_work.h"
#include "core/explore/given_terms.h"
#include "core/explore/sequence_terms.h"

namespace nimstone {

class ExploreSequence : public nimstone::ExploreView {
    Q_OBJECT
    QML_NAMED_ELEMENT(SequenceModel)

    /// The game in the notation; empty where the chosen position has no part with a nim-sequence.
    Q_PROPERTY(QString game READ game NOTIFY gameChanged FINAL)
    /// What `wanted` may be: objects with `name`, and `terms`.
    Q_PROPERTY(QVariantList lengths READ lengths NOTIFY languageChanged FINAL)
    /// How many terms there are to be.
    Q_PROPERTY(int wanted READ wanted WRITE setWanted NOTIFY grew FINAL)
    /// How many of them are known.
    Q_PROPERTY(int known READ known NOTIFY grew FINAL)
    Q_PROPERTY(bool running READ running NOTIFY changed FINAL)
    /// How far it is, or why it ended before; empty where all are known.
    Q_PROPERTY(QString news READ news NOTIFY grew FINAL)
    /// Whether it was stopped, and `goOn` goes on.
    Q_PROPERTY(bool stopped READ stopped NOTIFY changed FINAL)
    /// The period, and what it is certified by, in a sentence each. Rich text.
    Q_PROPERTY(QString period READ period NOTIFY changed FINAL)
    Q_PROPERTY(QString certificate READ certificate NOTIFY changed FINAL)
    /// A position whose proof is that of the period; empty where there is none.
    Q_PROPERTY(QString proof READ proof NOTIFY changed FINAL)
    Q_PROPERTY(bool hasExceptions READ hasExceptions NOTIFY changed FINAL)
    /// Whether the game has rare values, and how many of the terms are.
    Q_PROPERTY(bool mayBeRare READ mayBeRare NOTIFY changed FINAL)
    Q_PROPERTY(QString rareWords READ rareWords NOTIFY changed FINAL)

    /// What is seen: g(n) − g(n − 1) in the place of g(n); rare values apart; the heaps at the left and right edge.
    Q_PROPERTY(bool differences READ differences WRITE setDifferences NOTIFY viewChanged FINAL)
    Q_PROPERTY(bool rare READ rare WRITE setRare NOTIFY viewChanged FINAL)
    Q_PROPERTY(double from READ from NOTIFY viewChanged FINAL)
    Q_PROPERTY(double to READ to NOTIFY viewChanged FINAL)
    /// The heap that keys move, and the one pointed at in any view; −1 where there is none.
    Q_PROPERTY(int cursor READ cursor WRITE setCursor NOTIFY cursorChanged FINAL)
    Q_PROPERTY(int pointed READ pointed NOTIFY pointedChanged FINAL)

    /// How many terms were brought, and how they compare with the game's, in a sentence; or why they cannot be read, rich text.
    Q_PROPERTY(int givenCount READ givenCount NOTIFY givenChanged FINAL)
    Q_PROPERTY(QString comparison READ comparison NOTIFY givenChanged FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY givenChanged FINAL)
    Q_PROPERTY(QString fileName READ fileNameOfGiven NOTIFY givenChanged FINAL)
    /// The first heap where they differ; −1 where there is none.
    Q_PROPERTY(int difference READ difference NOTIFY givenChanged FINAL)
    Q_PROPERTY(bool reading READ reading NOTIFY givenChanged FINAL)
    /// The games that fit: objects with `name` and `more`; and how many there are.
    Q_PROPERTY(bool finding READ finding NOTIFY foundChanged FINAL)
    Q_PROPERTY(QVariantList found READ found NOTIFY foundChanged FINAL)
    Q_PROPERTY(QString foundWords READ foundWords NOTIFY foundChanged FINAL)

public:
    explicit ExploreSequence(QObject* parent = nullptr);

    QStringList kinds() const override;
    QString fileName() const override;
    std::function<QByteArray()> content(const QString& kind) const override;

    QString game() const;
    int wanted() const { return m_wanted; }
    void setWanted(int terms);
    int known() const;
    bool running() const { return m_work && m_work->busy(); }
    QString news() const;
    bool stopped() const;
    QString period() const;
    QString certificate() const;
    QString proof() const { return m_proof; }
    bool hasExceptions() const { return m_findings.exceptionCount > 0; }
    bool mayBeRare() const { return m_findings.space.has_value(); }
    QString rareWords() const;
    bool differences() const { return m_differences; }
    void setDifferences(bool differences);
    bool rare() const { return m_rare; }
    void setRare(bool rare);
    double from() const { return m_from; }
    double to() const { return m_to; }
    int cursor() const { return m_cursor; }
    void setCursor(int heap);
    int pointed() const { return m_pointed; }
    int givenCount() const { return static_cast<int>(m_given.terms.size()); }
    QString comparison() const;
    QString problem() const;
    QString fileNameOfGiven() const { return m_fileName; }
    int difference() const;
    bool reading() const { return m_reading && m_reading->busy(); }
    bool finding() const { return m_finding && m_finding->busy(); }
    QVariantList found() const;
    QString foundWords() const;

    QVariantList lengths() const;
    /// Asks what is computed to stop; what is known stays.
    Q_INVOKABLE void stop();
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
    /// The next heap, forwards for 1 and backwards for −1, of the same value, or that is an exception; −1 where there is none.
    Q_INVOKABLE int nextEqual(int heap, int step) const;
    Q_INVOKABLE int nextException(int heap, int step) const;
    /// How many terms a row of a table has that has room for so many: whole periods where one has room.
    Q_INVOKABLE int columnsFor(int room) const;

    /// From the heap `from` to the heap `to`, kept within what there is.
    Q_INVOKABLE void show(double from, double to);
    Q_INVOKABLE void fit();

    /// Terms, or a b-file; the next replaces what was read before.
    Q_INVOKABLE void readText(const QString& text);
    Q_INVOKABLE void readFile(const QUrl& file);
    Q_INVOKABLE void clear();
    Q_INVOKABLE void findGames();
    Q_INVOKABLE void stopFinding();
    Q_INVOKABLE void openFound(int index);

    /// What is to be drawn; its size and look are the caller's.
    figures::SequencePicture picture() const;

Q_SIGNALS:
    void gameChanged();
    void changed();
    void grew();
    void viewChanged();
    void cursorChanged();
    void pointedChanged();
    void givenChanged();
    void foundChanged();

protected:
    void look() override;
    void point() override;

private:
    struct Outcome {
        explore::SequenceTerms::Findings findings;
        QString proof;
    };
    struct Reading {
        tl::expected<explore::GivenTerms, explore::TermError> terms;
        bool unreadable = false;
    };

    void begin();
    void end(Outcome outcome);
    void compareAgain();
    void read(std::function<std::optional<QByteArray>()> bytes);
    std::optional<int> heapOf(const GameSum& sum) const;
    std::span<const std::uint32_t> terms() const;

    std::optional<Component> m_part;  ///< the one whose sequence is shown
    std::shared_ptr<explore::SequenceTerms> m_terms;
    explore::SequenceTerms::Findings m_findings;
    QString m_proof;
    int m_wanted = 1000;
    bool m_again = false;             ///< another number of terms is wanted than the work is about
    std::unique_ptr<BackgroundWork> m_work;

    bool m_differences = false;
    bool m_rare = false;
    bool m_fitted = true;
    double m_from = 0;
    double m_to = 1000;
    int m_cursor = 0;
    int m_pointed = -1;

    explore::GivenTerms m_given;
    explore::Agreement m_agreement;
    std::optional<explore::TermError> m_error;
    bool m_unreadable = false;
    QString m_fileName;
    std::optional<explore::FittingGames> m_found;
    std::unique_ptr<BackgroundWork> m_reading;
    std::unique_ptr<BackgroundWork> m_finding;
};

}  // namespace nimstone
