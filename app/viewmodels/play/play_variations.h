// The variations of a game other than the current one, as a list model. A variation is left when the person goes back
// and plays another move.
#pragma once

#include <vector>

#include "app/viewmodels/shell/list_model.h"
#include "core/play/record/variations.h"

namespace nimstone {

class PlayVariations : public nimstone::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A session owns its lines")

public:
    enum Role {
        /// The number, from 1, of the first move that differs from the move in the current variation.
        BranchRole = Qt::UserRole + 1,
        /// The number of moves in the variation.
        MovesRole,
        /// The first move that differs, and how many moves follow it; empty if the current variation only continues
        /// this variation.
        TextRole,
        OverRole,
    };

    PlayVariations() : ListModel({"branch", "moves", "lineText", "over"}) {}

    int count() const override { return static_cast<int>(m_rows.size()); }

    void show(const play::Variations& lines);

private:
    QVariant field(int row, int role) const override;

    struct Row {
        int branch;
        int moves;
        QString text;
        bool over;

        bool operator==(const Row&) const = default;
    };
    std::vector<Row> m_rows;
};

}  // namespace nimstone
