// Writes the pages of a PDF one after the other, each from top to bottom. Used only inside app/export.
#pragma once

#include <QPainter>
#include <QPdfWriter>
#include <functional>
#include <stop_token>

#include "app/export/drawn_text.h"
#include "app/export/paper_size.h"
#include "app/export/pdf_finish.h"
#include "app/export/pdf_result.h"
#include "app/figures/scene/choreography.h"

namespace nimstone::exports {

/// The pages of a PDF. Lengths are in points. Text is rich text and can be selected and copied. There is a current
/// position, which moves down the page; the methods draw at places relative to it.
class Paper {
public:
    static constexpr double margin = 48;

    struct Style {
        double size = 9.5;
        bool heading = false;
        const char* color = "ink";
        bool bold = false;
    };

    Paper(QIODevice& device, const QString& title, PaperSize size);

    double width() const { return m_writer.width() / m_unit - 2 * margin; }
    /// The height of a page between its margins, in points.
    double height() const { return m_writer.height() / m_unit - 2 * margin; }
    int pages() const { return m_page; }
    /// True if some content was too high for a page.
    bool cut() const { return m_cut; }
    bool atTop() const { return m_y == margin; }
    /// The height between the current position and the end of the page, in points.
    double left() const { return margin + height() - m_y; }

    /// Begins a new page. `running` is the small text at the foot of this page and of the following pages. If `pages` is not 0, the
    /// page numbers begin again: "1 / 3" on the first of 3 pages.
    void startPage(const QString& running, int pages = 0);

    /// Begins a new page if the current page has less than `height` left.
    void need(double height);
    void advance(double height) { m_y += height; }

    /// Returns the height of the text `words` in a column of this width.
    double textHeight(const QString& words, double columnWidth, const Style& style);
    /// Draws the text `words`. Its upper left corner is `x` to the right of the left margin, and `below` under the
    /// current position. Returns the height of the text.
    double text(const QString& words, double x, double below, double columnWidth, const Style& style);
    /// Draws the text `words` over the whole width. Then moves the current position below it, with a distance of
    /// `after`.
    void paragraph(const QString& words, const Style& style, double after) { advance(text(words, 0, 0, width(), style) + after); }
    /// Draws one line of text whose right end is at `right`.
    void textAtRight(const QString& words, double right, double below, const Style& style);

    /// Draws the rectangle `part` of a figure in one of its scenes. `scale` is the size of a pixel of the figure, in
    /// points.
    void figure(const figures::Choreography& choreography, int scene, const QRectF& part, double x, double below, double scale);
    /// Ends the document. Nothing can be written to it after this call.
    void finish();

    /// Adds a bookmark whose target is the current position. `title` is rich text.
    void bookmark(const QString& title, bool below = false);
    const std::vector<Bookmark>& bookmarks() const { return m_bookmarks; }
    /// Returns the text items drawn on each page, in the order of drawing, for nameCharacters().
    const std::vector<QStringList>& drawn() const { return m_drawn.pages(); }

    void rule(double from = 0, double to = -1);
    /// The next two functions draw a line to write on, and a box to write into or to tick. Offsets are relative to the
    /// left margin and the current position.
    void lineToFill(double from, double to, double below);
    void boxToFill(const QRectF& box);

    /// Starts to record the place of each text and figure in `placed`.
    void note(std::vector<PlacedWords>& placed) { m_placed = &placed; }

    /// Returns the width of the text `words` in one line.
    static double lineWidth(const QString& words, const Style& style);

private:
    void writeFoot();
    /// Calls `draw` twice with a painter whose origin is at `x` and `below`: once for the PDF and once for DrawnText.
    void drawAt(double x, double below, const std::function<void(QPainter&)>& draw);
    void noteAt(double x, double below, QSizeF size, const QString& words);

    QPdfWriter m_writer;
    DrawnText m_drawn;
    QPainter m_painter;
    QPainter m_listener;  ///< a painter on m_drawn, which records the text
    QString m_running;
    double m_unit = 1;
    double m_y = margin;
    int m_page = 1;
    int m_numberOne = 1;   ///< the page that has the number 1
    int m_lastNumber = 0;  ///< the number of the last page; 0 if it is not shown
    bool m_cut = false;
    std::vector<PlacedWords>* m_placed = nullptr;
    std::vector<Bookmark> m_bookmarks;
};

/// The properties of a document that are set before its first page.
struct PageSetup {
    QString title;
    PaperSize size = PaperSize::A4;
    bool bookmarksOpen = false;  ///< true if readers show the list of bookmarks when they open the document
    /// True if the document is written only to find the page numbers; nothing is then written to the device.
    bool isDraft = false;
};

/// A function that returns true to continue, or false after a request to stop.
using ShouldContinue = std::function<bool()>;

/// Writes a document. `write` draws the document, and calls `goesOn` from time to time to learn if it must stop. The
/// pages are written to the device at the end, because the names of the characters are added after drawing.
PdfResult writePages(QIODevice& device, const PageSetup& setup, const std::stop_token& stop,
                     const std::function<void(Paper& paper, const ShouldContinue& goesOn)>& write);

}  // namespace nimstone::exports
