// The hints that were requested in this position, as a list model, the first hint first. The hints of a position form a
// hint ladder; each hint is a rung of it.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <optional>

#include "app/viewmodels/shell/background_work.h"
#include "app/viewmodels/shell/list_model.h"
#include "core/play/hints/ladder.h"

namespace nimstone {

class PlayHelp : public nimstone::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A session owns its hints")

    /// The number of hints in a hint ladder. The list shows `count` of them.
    Q_PROPERTY(int most READ most CONSTANT FINAL)
    /// True if another hint can be requested.
    Q_PROPERTY(bool more READ more NOTIFY countChanged FINAL)
    /// True if the position has no hint ladder. The list then has one row, which says why.
    Q_PROPERTY(bool none READ none NOTIFY countChanged FINAL)
    /// True while the hint ladder is being built, after the first hint was requested.
    Q_PROPERTY(bool pending READ pending NOTIFY countChanged FINAL)

public:
    enum Role {
        RungRole = Qt::UserRole + 1,  ///< the number of the hint, from 1
        TitleRole,
        SentenceRole,
    };

    PlayHelp() : ListModel({"rung", "title", "sentence"}) {}

    int count() const override { return m_shown; }
    int most() const { return static_cast<int>(play::rungCount); }
    bool none() const { return m_shown > 0 && !m_ladder; }
    bool pending() const { return m_pending; }
    bool more() const { return m_sum && !m_pending && (m_shown == 0 || (m_ladder && m_shown < most())); }

    /// Removes all hints. The next hints are for the position `sum` with `player` to move; `sum` is empty if the
    /// person is not to move.
    void show(const std::optional<GameSum>& sum, Cutter player = Cutter::None);
    /// Shows one more hint, if there is one. The hint ladder is built when the first hint is requested; if the position
    /// has no ladder, the list gets one row that says why. A ladder that takes long is built in the background and
    /// shown when it is ready.
    void climb();
    /// Sets the number that the game counts up to, see app/wording/play/moves.h.
    void setCountedTo(std::optional<Count> goal);

private:
    QVariant field(int row, int role) const override;
    void showNext();
    void build();

    std::optional<GameSum> m_sum;
    Cutter m_player = Cutter::None;
    std::optional<Count> m_countedTo;
    tl::expected<play::HintLadder, play::NoLadder> m_ladder = tl::make_unexpected(play::NoLadder{});
    int m_shown = 0;
    bool m_pending = false;
    BackgroundWork m_work;
};

}  // namespace nimstone
