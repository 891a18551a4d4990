// Checks that a picture of the tour shows the texts and the dialog that its stop expects.
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
    /// Returns complete texts that the picture must show, from the page or its dialog, in the language of the picture.
    /// There must be at least one text, and one of them must contain words.
    std::function<QStringList(QQuickItem* page)> texts;
    /// The objectName of the dialog over the page; empty if there must be no dialog. No other dialog may be open.
    QString sheet = {};
    /// True if a wide window shows the content of the dialog on the page itself.
    bool sheetWhereNarrow = false;
    /// True if a figure of the page must be in the middle of an animation, between two scenes.
    bool moving = false;
};

/// Returns the translation of an English text in this context, such as "HomePage", in the current language.
QString said(const char* context, const char* english);

/// Returns the open popups above the pages: dialogs, lists, tooltips.
std::vector<QObject*> openPopups(const QQuickWindow* window);

/// Returns what is wrong with `picture`, which was just drawn of the window in this language, one line for each
/// problem. A problem is another page, an unexpected dialog, or a text that is missing, cut off, covered, or not drawn.
QStringList problemsIn(const QImage& picture, QQuickWindow* window, QQuickItem* page, const QString& language, const Sight& sight);

}  // namespace nimstone
