// The picture of a position, in the colors and the text size of the theme.
import Nimstone.Theme
import Nimstone.ViewModels

PositionPicture {
    textScale: Theme.textScale
    dark: Theme.dark
}
