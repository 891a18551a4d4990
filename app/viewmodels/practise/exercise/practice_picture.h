// The picture of an exercise that is not about Nim heaps. It is laid out again after each action of the person.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <optional>

#include "app/figures/practice/practice_picture.h"
#include "app/viewmodels/shell/pressable_figure.h"

namespace nimstone {

class PracticePicture : public nimstone::PressableFigure {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A session owns its picture")

    /// True if the exercise has a picture.
    Q_PROPERTY(bool there READ there NOTIFY laidOut FINAL)
    /// True if the picture fits into the size of the item.
    Q_PROPERTY(bool drawn READ drawn NOTIFY laidOut FINAL)

public:
    using PressableFigure::PressableFigure;

    bool there() const { return m_exercise && !practice::heapsIn(*m_exercise); }
    bool drawn() const { return m_drawn; }

    /// Shows the exercise with the hints in `shown`; `result` is empty while an answer is being edited.
    void show(const practice::Exercise& exercise, std::vector<practice::Rung> shown, std::optional<practice::Answer> draft,
              std::optional<practice::Result> result);

    /// The number, choice or column that a press on the piece `index` means.
    Count valueOf(int index) const { return m_picks[static_cast<std::size_t>(index)].value; }
    QString pressName(int index) const override;

private:
    void layOut() override;

    std::optional<practice::Exercise> m_exercise;
    std::vector<practice::Rung> m_shown;
    std::optional<practice::Answer> m_draft;
    std::optional<practice::Result> m_result;
    std::vector<figures::PracticePick> m_picks;
    bool m_drawn = false;
};

}  // namespace nimstone
