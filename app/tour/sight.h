// What has to be seen on a picture of the tour, and whether it is.
#pragma once

#include <QString>
#include <QStringList>
#include <functional>
#include <vector>

class QImage;
class QObject;
class QQuickItem;
class QQuickWindow;

namespace nimstone {

struct Sight {
    /// Whole texts of the page or of its sheet, in the language of the picture; at least one, and one of them in words.
    std::function<QStringList(QQuickItem* page)> texts;
    /// The one sheet over the page, by its objectName; none when empty.
    QString sheet = {};
    /// Whether what is on the sheet stands on the page itself where there is room.
    bool sheetWhereNarrow = false;
    /// Whether a figure of the page stands between two of its scenes, and not at one.
    bool moving = false;
};

/// A text of the pages in the present language: its context, such as "HomePage", and what stands there in English.
QString said(const char* context, const char* english);

/// What is open over the pages: sheets, lists, dialogs, tips.
std::vector<QObject*> openPopups(const QQuickWindow* window);

/// What is wrong with `picture` in that language, which was just drawn of the window, a line each: another page, a sheet
/// that nobody named, a text that is not there, cut off, covered or not drawn.
QStringList faultsOf(const QImage& picture, QQuickWindow* window, QQuickItem* page, const QString& language, const Sight& sight);

}  // namespace nimstone
