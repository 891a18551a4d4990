// The base type of the views of the Explore page.
import QtQuick
import Nimstone.ViewModels

FocusScope {
    /// The view-model of the view. The page gives its session to the view-model, and exports the picture of the view-model.
    property ExploreView exploreView: null
    /// True while the view computes or animates.
    property bool busy: false
    /// The least height in pixels at which the view can be read.
    property real leastHeight: 0

    /// Asks the page to open a position on the Play page.
    signal playWanted(position: string)
    /// Asks the page to open the proof of a position.
    signal proofWanted(position: string)
}
