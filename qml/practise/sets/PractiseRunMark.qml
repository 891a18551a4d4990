// The outcome of an item of a set, as an icon. Each outcome, and a text, has its own shape and color.
import QtQuick
import Nimstone.Components
import Nimstone.Theme
import Nimstone.ViewModels

AppIcon {
    required property int outcome

    icon: outcome < 0 ? "info-circle" : outcome === PracticeSetRun.AtOnce ? "circle-check" : outcome === PracticeSetRun.WithHints ? "bulb"
        : outcome === PracticeSetRun.Missed ? "circle-x" : outcome === PracticeSetRun.Before ? "history" : "minus"
    color: outcome === PracticeSetRun.AtOnce ? Theme.jade : outcome === PracticeSetRun.WithHints ? Theme.gold
        : outcome === PracticeSetRun.Missed ? Theme.cinnabar : Theme.faint
}
