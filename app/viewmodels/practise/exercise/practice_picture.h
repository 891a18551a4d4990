// The picture of an exercise that is not asked about heaps of Nim, laid out anew with each step of the person.
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

    /// Whether the exercise has one.
    Q_PROPERTY(bool there READ there NOTIFY laidOut FINAL)
    /// Whether there is room enough for it.
    Q_PROPERTY(bool drawn READ drawn NOTIFY laidOut FINAL)

public:
    using PressableFigure::PressableFigure;

    bool there() const { return m_exercise && !practice::heapsIn(*m_exercise); }
    bool drawn() const { return m_drawn; }

    /// What the person has come to; `result` is none while an answer is looked for.
    void show(const practice::Exercise& exercise, std::vector<practice::Rung> shown, std::optional<practice::Answer> draft,
              std::optional<practice::Result> result);

    /// The number, choice or column that a press stands for.
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
