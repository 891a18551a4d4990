// The lines of a game that were left when another move was played after going back.
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
        /// From which move on it is another line, counted from 1, and how many moves it has.
        BranchRole = Qt::UserRole + 1,
        MovesRole,
        /// Its first move in words, and how many follow; empty for a line that is the beginning of the current one.
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
