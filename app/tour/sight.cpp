#include "app/tour/sight.h"

#include <QColor>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QImage>
#include <QQuickItem>
#include <QQuickWindow>
#include <algorithm>
#include <cmath>

#include "app/stage/stage.h"
#include "app/wording/unbroken.h"

namespace nimstone {

namespace {

/// A visible item, and the rectangle that remains of it after its ancestors and the window have clipped it.
struct Shown {
    QQuickItem* item;
    QRectF inView;
};

/// The opacity below which an item counts as invisible.
constexpr qreal faintest = 0.05;

/// Collects the visible items in the order in which they are painted.
void collect(QQuickItem* item, QRectF view, qreal opacity, std::vector<Shown>& shown)
{
    opacity *= item->opacity();
    if (!item->isVisible() || opacity < faintest)
        return;
    const QRectF place = item->mapRectToScene(item->boundingRect());
    if (item->clip())
        view &= place;
    QList<QQuickItem*> children = item->childItems();
    std::ranges::stable_sort(children, {}, &QQuickItem::z);
    const auto above = std::ranges::find_if(children, [](const QQuickItem* child) { return child->z() >= 0; });
    for (auto child = children.begin(); child != above; ++child)
        collect(*child, view, opacity, shown);
    shown.push_back({item, view});
    for (auto child = above; child != children.end(); ++child)
        collect(*child, view, opacity, shown);
}

bool isText(const QQuickItem* item)
{
    return item->inherits("QQuickText") || item->inherits("QQuickTextInput") || item->inherits("QQuickTextEdit");
}

/// Returns the rectangle of an item. For an input it is the rectangle of the field, because its text may be wider than
/// the field.
QRectF placeOf(const QQuickItem* item)
{
    return item->mapRectToScene(item->inherits("QQuickTextInput") ? QRectF(QPointF(), item->size()) : item->boundingRect());
}

/// Returns true if the item itself paints content, apart from its children.
bool paints(const QQuickItem* item)
{
    if (!item->flags().testFlag(QQuickItem::ItemHasContents))
        return false;
    if (item->inherits("QQuickRectangle"))
        return item->property("color").value<QColor>().alphaF() >= faintest;
    if (isText(item))
        return !item->property("text").toString().isEmpty();
    return true;
}

/// Returns the rectangle of the words in a text item. It may be smaller than the item.
QRectF wordsIn(const QQuickItem* text)
{
    if (!text->inherits("QQuickText"))
        return placeOf(text);
    const auto number = [text](const char* name) { return text->property(name).toReal(); };
    const auto aligned = [text](const char* name, int far, int middle) {
        const int where = text->property(name).toInt();
        return where & far ? 1.0 : where & middle ? 0.5 : 0.0;
    };
    const QSizeF size(number("contentWidth"), number("contentHeight"));
    const qreal spareWidth = text->width() - number("leftPadding") - number("rightPadding") - size.width();
    const qreal spareHeight = text->height() - number("topPadding") - number("bottomPadding") - size.height();
    const QPointF corner(number("leftPadding") + spareWidth * aligned("effectiveHorizontalAlignment", Qt::AlignRight, Qt::AlignHCenter),
                         number("topPadding") + spareHeight * aligned("verticalAlignment", Qt::AlignBottom, Qt::AlignVCenter));
    return text->mapRectToScene(QRectF(corner, size));
}

bool isOverThePages(const QQuickItem* item)
{
    while (item && !item->inherits("QQuickOverlay"))
        item = item->parentItem();
    return item != nullptr;
}

QString nameOf(const QQuickItem* item)
{
    for (; item; item = item->parentItem()) {
        if (!item->objectName().isEmpty())
            return item->objectName();
    }
    return QStringLiteral("an item");
}

bool oneColor(const QImage& picture)
{
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            if (picture.pixel(x, y) != picture.pixel(0, 0))
                return false;
        }
    }
    return true;
}

/// Returns a phrase that says why a person cannot read a text; empty if the text can be read. `place` is the index of
/// the text in the painting order.
QString hindrance(const std::vector<Shown>& shown, std::size_t place, const QImage& picture, qreal scale)
{
    const Shown& text = shown[place];
    const QRectF words = wordsIn(text.item);
    constexpr qreal rounding = 1.5;
    if (!text.inView.adjusted(-rounding, -rounding, rounding, rounding).contains(words) || text.item->property("truncated").toBool())
        return QStringLiteral("is cut off");
    for (const qreal part : {0.25, 0.5, 0.75}) {
        const QPointF point(words.left() + part * words.width(), words.center().y());
        for (std::size_t later = place + 1; later < shown.size(); ++later) {
            const Shown& other = shown[later];
            const QRectF covered = placeOf(other.item) & other.inView;
            if (paints(other.item) && covered.contains(point))
                return QStringLiteral("is covered by %1").arg(nameOf(other.item));
        }
    }
    const QRectF inPixels(words.topLeft() * scale, words.size() * scale);
    return oneColor(picture.copy(inPixels.toAlignedRect())) ? QStringLiteral("is not drawn") : QString();
}

/// Returns a message if the text `wanted` cannot be read on the picture; empty if it can. Only texts on `page` and in
/// popups above the pages count, but not the texts of the navigation rail, which are on every picture.
QString faultOfText(const QString& wanted, const std::vector<Shown>& shown, const QQuickItem* page, const QImage& picture, qreal scale)
{
    // If a text wraps, the page may have put characters into its formulas that prevent line breaks.
    const QStringList written{wanted, wording::withNoBreakSpaces(wanted, wording::TextForm::Rich)};
    QString why = QStringLiteral("is missing");
    for (std::size_t place = 0; place < shown.size(); ++place) {
        const QQuickItem* item = shown[place].item;
        if (!isText(item) || !written.contains(item->property("text").toString()) || !(page->isAncestorOf(item) || isOverThePages(item)))
            continue;
        why = hindrance(shown, place, picture, scale);
        if (why.isEmpty())
            return {};
    }
    return QStringLiteral("“%1” %2").arg(wanted, why);
}

QStringList faultsOfSheets(const QQuickWindow* window, const Sight& sight)
{
    QStringList faults;
    bool found = sight.sheet.isEmpty() || sight.sheetWhereNarrow;
    for (const QObject* popup : openPopups(window)) {
        if (popup->objectName() == sight.sheet && !sight.sheet.isEmpty())
            found = true;
        else
            faults.push_back(QStringLiteral("%1 %2 is open over the page")
                                 .arg(QString::fromLatin1(popup->metaObject()->className()), popup->objectName()));
    }
    if (!found)
        faults.push_back(QStringLiteral("the dialog %1 is not open").arg(sight.sheet));
    for (const QWindow* other : QGuiApplication::topLevelWindows()) {
        if (other != window && other->isVisible())
            faults.push_back(QStringLiteral("another window is open: %1").arg(other->title()));
    }
    return faults;
}

bool isBetweenScenes(const Shown& one)
{
    const auto* stage = qobject_cast<const Stage*>(one.item);
    return stage && stage->position() != std::floor(stage->position());
}

bool inHan(const QString& text)
{
    return std::ranges::any_of(text, [](QChar letter) { return letter.script() == QChar::Script_Han; });
}

}  // namespace

QString said(const char* context, const char* english)
{
    return QCoreApplication::translate(context, english);
}

std::vector<QObject*> openPopups(const QQuickWindow* window)
{
    std::vector<QObject*> popups;
    for (const QQuickItem* layer : window->contentItem()->childItems()) {
        if (!layer->inherits("QQuickOverlay"))
            continue;
        for (const QQuickItem* item : layer->childItems()) {
            if (item->inherits("QQuickPopupItem") && item->isVisible())
                popups.push_back(item->parent());
        }
    }
    return popups;
}

QStringList problemsIn(const QImage& picture, QQuickWindow* window, QQuickItem* page, const QString& language, const Sight& sight)
{
    if (picture.isNull())
        return {QStringLiteral("nothing was drawn")};
    QStringList faults;
    std::vector<Shown> shown;
    collect(window->contentItem(), QRectF(QPointF(), window->size()), 1, shown);
    if (std::ranges::none_of(shown, [page](const Shown& one) { return one.item == page; }))
        faults.push_back(QStringLiteral("the page is not shown"));
    for (const Shown& one : shown) {
        if (one.item->objectName().startsWith(QLatin1String("page-")) && !one.item->isAncestorOf(page))
            faults.push_back(QStringLiteral("another page is shown: %1").arg(one.item->objectName()));
    }
    faults += faultsOfSheets(window, sight);
    if (sight.moving && std::ranges::none_of(shown, isBetweenScenes))
        faults.push_back(QStringLiteral("no figure is between two scenes"));

    const QStringList texts = sight.texts ? sight.texts(page) : QStringList();
    const bool chinese = std::ranges::any_of(texts, inHan);
    if (texts.isEmpty() || texts.contains(QString()))
        faults.push_back(QStringLiteral("the stop does not say which texts to expect"));
    else if (chinese != language.startsWith(QLatin1String("zh")))
        faults.push_back(QStringLiteral("the expected text is in another language: “%1”").arg(texts.first()));
    const qreal scale = static_cast<qreal>(picture.width()) / window->width();
    for (const QString& text : texts) {
        if (const QString fault = faultOfText(text, shown, page, picture, scale); !fault.isEmpty())
            faults.push_back(fault);
    }
    return faults;
}

}  // namespace nimstone
