#include "app/viewmodels/practise/exercise/practice_picture.h"

#include "app/wording/practice/practice.h"
#include "app/wording/rich_text.h"

namespace nimstone {

void PracticePicture::show(const practice::Exercise& exercise, std::vector<practice::Rung> shown,
                           std::optional<practice::Answer> draft, std::optional<practice::Result> result)
{
    m_exercise = exercise;
    m_shown = std::move(shown);
    m_draft = std::move(draft);
    m_result = std::move(result);
    layOut();
}

void PracticePicture::layOut()
{
    if (size().isEmpty() || !there())
        return;
    const figures::PracticeState state{m_shown, m_draft, m_result ? &*m_result : nullptr};
    figures::ExercisePicture picture;
    double larger = std::clamp(std::min(size().width() / 520, size().height() / 320), 1.0, 1.5);
    for (; larger >= 1; larger = larger > 1 ? std::max(1.0, larger - 0.1) : 0) {
        picture = figures::practicePicture(*m_exercise, state, size(), textScale() * larger);
        if (picture.drawn)
            break;
    }
    m_drawn = picture.drawn;
    m_picks = std::move(picture.picks);
    std::vector<int> pieces;
    for (const figures::PracticePick& pick : m_picks)
        pieces.push_back(pick.piece);
    put(std::move(picture.choreography), std::move(pieces), std::max(larger, 1.0));
}

QString PracticePicture::pressName(int index) const
{
    if (index < 0 || index >= pressCount())
        return {};
    const Count value = valueOf(index);
    if (practice::asksFor(*m_exercise) == practice::Asks::Choice)
        return wording::plain(wording::choiceTexts(*m_exercise).value(static_cast<int>(value)));
    return QString::number(value);
}

}  // namespace nimstone
