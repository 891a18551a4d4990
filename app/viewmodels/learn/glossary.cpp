#include "app/viewmodels/learn/glossary.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>

#include <algorithm>

#include "app/viewmodels/learn/learn_answers.h"
#include "app/wording/learn/glossary.h"
#include "core/learn/path.h"
#include "translations/catalogue.h"
#include "translations/spoken.h"

namespace nimstone {

namespace {

/// The place of a link in a document. The link of a term is "word:KEY".
struct Mark {
    qsizetype start = 0;
    qsizetype length = 0;
    QString link{};
};

/// Returns the links of a document. A term in a form that the glossary does not list is written as a link.
std::vector<Mark> linksIn(const QTextDocument& document)
{
    std::vector<Mark> links;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            const QString target = fragment.charFormat().anchorHref();
            if (target.isEmpty())
                continue;
            const bool goesOn = !links.empty() && links.back().link == target && links.back().start + links.back().length == fragment.position();
            if (goesOn)
                links.back().length += fragment.length();
            else
                links.push_back({fragment.position(), fragment.length(), target});
        }
    }
    return links;
}

/// Returns the terms of a text that are not in one of the links.
std::vector<Mark> termsIn(const QString& text, const std::vector<Mark>& links)
{
    std::vector<Mark> terms;
    for (const auto& [key, start, length] : wording::glossaryIn(spokenLanguage()).in(text)) {
        const auto isInLink = [start = start, end = start + length](const Mark& link) { return start < link.start + link.length && link.start < end; };
        if (std::ranges::none_of(links, isInLink))
            terms.push_back({.start = start, .length = length, .link = QStringLiteral("word:") + key});
    }
    return terms;
}

/// Returns a rectangle for each line with words of the mark, which is in one paragraph. `stretch` is the height of the shown text divided
/// by the document's.
QList<QRectF> rectsOf(const Mark& mark, const QTextDocument& document, double stretch)
{
    QList<QRectF> rects;
    const QTextBlock block = document.findBlock(static_cast<int>(mark.start));
    const QTextLayout& layout = *block.layout();
    const int first = static_cast<int>(mark.start) - block.position();
    for (int number = 0; number < layout.lineCount(); ++number) {
        const QTextLine line = layout.lineAt(number);
        const int from = std::max(first, line.textStart());
        int to = std::min(first + static_cast<int>(mark.length), line.textStart() + line.textLength());
        // The blank at the end of a line is not shown.
        while (to > from && block.text().at(to - 1).isSpace())
            --to;
        if (from >= to)
            continue;
        const double left = line.cursorToX(from);
        rects << QRectF(layout.position().x() + left, (layout.position().y() + line.y()) * stretch, line.cursorToX(to) - left, line.height());
    }
    return rects;
}

}  // namespace

QVariantList Glossary::marks(const QString& text, bool plain, bool links, const QFont& font, double width, double height) const
{
    // The document breaks lines at the same places as a Text in QML, because both use QTextLayout with these options.
    QTextDocument document;
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setUseDesignMetrics(true);
    document.setDefaultTextOption(option);
    document.setDefaultFont(font);
    document.setDocumentMargin(0);
    if (plain)
        document.setPlainText(text);
    else
        document.setHtml(text);
    std::vector<Mark> all = linksIn(document);
    const std::vector<Mark> terms = termsIn(document.toPlainText(), all);
    if (!links)
        std::erase_if(all, [](const Mark& mark) { return !mark.link.startsWith(QLatin1String("word:")); });
    all.insert(all.end(), terms.begin(), terms.end());
    if (all.empty())
        return {};
    std::ranges::sort(all, {}, &Mark::start);
    document.setTextWidth(width);
    const double own = document.documentLayout()->documentSize().height();
    QVariantList list;
    for (const Mark& mark : all) {
        bool isFirst = true;
        for (const QRectF& rect : rectsOf(mark, document, own > 0 && height > 0 ? height / own : 1)) {
            list << QVariantMap{{QStringLiteral("link"), mark.link},
                                {QStringLiteral("words"), document.toPlainText().mid(mark.start, mark.length)},
                                {QStringLiteral("rect"), rect},
                                {QStringLiteral("first"), isFirst}};
            isFirst = false;
        }
    }
    return list;
}

QVariantMap Glossary::entry(const QString& key) const
{
    const QString language = spokenLanguage();
    const learn::GlossaryTerm* const term = wording::glossaryIn(language).find(key);
    const learn::GlossaryTerm* const other = wording::glossaryIn(languages().at(language == languages().front() ? 1 : 0)).find(key);
    if (!term || !other)
        return {};
    const ShownTask shown = term->picture ? shownTask(*term->picture, 0, {}) : ShownTask();
    QVariantMap entry{{QStringLiteral("title"), QString::fromStdString(term->title)},
                      {QStringLiteral("other"), QString::fromStdString(other->title)},
                      {QStringLiteral("text"), QString::fromStdString(term->text)},
                      {QStringLiteral("lesson"), QString::fromStdString(term->lesson)},
                      {QStringLiteral("number"), static_cast<int>(learn::numberOf(term->lesson).value_or(0))},
                      {QStringLiteral("labels"), shown.marks}};
    entry.insert(shown.boards.value(0).toMap());
    return entry;
}

}  // namespace nimstone
