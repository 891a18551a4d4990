// The base type of the views of the Explore page.
import QtQuick
import Nimstone.ViewModels

FocusScope {
    /// The view-model of the view. The page gives it the session and exports its picture.
    property ExploreView exploreView: null
    /// True while the view computes or moves.
    property bool busy: false
    /// The least height in pixels at which the view can be read.
    property real leastHeight: 0

    /// Opens a position on the Play page.
    signal playWanted(position: string)
    /// Opens the proof of a position.
    signal proofWanted(position: string)
}
