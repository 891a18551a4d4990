// The base type of the views of the Explore page.
import QtQuick
import Nimstone.ViewModels

FocusScope {
    /// The view-model of the view. The page gives its session to the view-model, and exports the picture of the view-model.
    property ExploreView exploreView: null
    /// True while the view computes or animates.
    property bool busy: false
    /// The smallest height at which the view is legible, in pixels.
    property real leastHeight: 0
}
