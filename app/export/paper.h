// Pages of a PDF, written from the top of a page to its foot and on to the next. Inside app/export only.
#pragma once

#include <QPainter>
#include <QPdfWriter>
#include <functional>
#include <stop_token>

#include "app/export/bookmarks.h"
#include "app/export/drawn_text.h"
#include "app/export/paper_size.h"
#include "app/export/pdf_result.h"
#include "app/figures/scene/choreography.h"

namespace nimstone::exports {

/// All lengths are in points, and all words rich text that can be selected and copied. A page goes to the device when the
/// next one begins.
class Paper {
public:
    static constexpr double margin = 48;

    struct Style {
        double size = 9.5;
        bool heading = false;
        const char* colour = "ink";
        bool bold = false;
    };

    Paper(QIODevice& device, const QString& title, PaperSize size);

    double width() const { return m_writer.width() / m_unit - 2 * margin; }
    /// Of a page, between its margins.
    double height() const { return m_writer.height() / m_unit - 2 * margin; }
    int pages() const { return m_page; }
    /// Whether something did not fit on any page.
    bool cut() const { return m_cut; }
    bool atTop() const { return m_y == margin; }

    /// Begins a new page. `running` stands small at the foot of it and of those that follow.
    void turnTo(const QString& running);

    /// Begins a new page where less than `height` is left.
    void need(double height);
    void advance(double height) { m_y += height; }

    /// How high the words would be in a column of that width.
    double textHeight(const QString& words, double columnWidth, const Style& style);
    /// Sets them, `x` from the left and `below` beneath where the paper stands, and says how high they are.
    double text(const QString& words, double x, double below, double columnWidth, const Style& style);
    /// The same over the whole width, and goes on `after` beneath them.
    void paragraph(const QString& words, const Style& style, double after) { advance(text(words, 0, 0, width(), style) + after); }
    /// One line, which ends at `right`.
    void textAtRight(const QString& words, double right, double below, const Style& style);

    /// The `part` of a figure in a scene, each of its pixels so many points wide.
    void figure(const figures::Choreography& choreography, int scene, const QRectF& part, double x, double below, double scale);
    /// Ends the document: nothing more can be written.
    void finish();

    /// A bookmark leads to where the paper stands; `title` is rich text.
    void bookmark(const QString& title, bool below = false);
    const std::vector<Bookmark>& bookmarks() const { return m_bookmarks; }
    /// The text items drawn on each page, in the order of drawing, for nameCharacters().
    const std::vector<QStringList>& drawn() const { return m_drawn.pages(); }

    void rule(double from = 0, double to = -1);
    /// A line to write on, and a box to write into or to tick; `x` and `below` as for words.
    void lineToFill(double from, double to, double below);
    void boxToFill(const QRectF& box);

    /// From here on all words and figures are noted there.
    void note(std::vector<PlacedWords>& placed) { m_placed = &placed; }

    /// How wide a line of these words is.
    static double lineWidth(const QString& words, const Style& style);

private:
    void writeFoot();
    /// Hands `draw` a painter whose origin is that point, once to write and once to know what was written.
    void drawAt(double x, double below, const std::function<void(QPainter&)>& draw);
    void noteAt(double x, double below, QSizeF size, const QString& words);

    QPdfWriter m_writer;
    DrawnText m_drawn;
    QPainter m_painter;
    QPainter m_listener;  ///< on m_drawn
    QString m_running;
    double m_unit = 1;
    double m_y = margin;
    int m_page = 1;
    bool m_cut = false;
    std::vector<PlacedWords>* m_placed = nullptr;
    std::vector<Bookmark> m_bookmarks;
};

/// A document as it begins.
struct PageSetup {
    QString title;
    PaperSize size = PaperSize::A4;
    bool bookmarksOpen = false;  ///< readers show the bookmarks beside the pages
    bool isDraft = false;        ///< written to learn where things stand: the device gets nothing
};

/// Whether there is to be more: false once it was stopped.
using GoesOn = std::function<bool()>;

/// Writes a document. `write` asks before each piece of it. The device gets all pages at the end, because the names of the
/// characters come after them.
PdfResult writePages(QIODevice& device, const PageSetup& setup, const std::stop_token& stop,
                     const std::function<void(Paper& paper, const GoesOn& goesOn)>& write);

}  // namespace nimstone::exports
