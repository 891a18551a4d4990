// The atlas of octal games: a list of sequences that a person searches, and what is known about the game of the chosen position.
#pragma once

#include <QVariantList>

#include "app/viewmodels/explore/explore_view.h"
#include "app/viewmodels/shell/value.h"
#include "core/atlas/row.h"

namespace nimstone {

/// The texts about the sequences that the search has found, and about the current game.
struct AtlasShown {
    Q_GADGET
    QML_VALUE_TYPE(atlasShown)

    /// The sequences that the search has found: objects with `name` (the code, and the name of the game if it has one) and
    /// `period` (a text about the period).
    NIMSTONE_FIELD(QVariantList, found){};
    /// The number of sequences that the search has found, in words.
    NIMSTONE_FIELD(QString, count){};
    /// The place of the current game in `found`; −1 if the search has not found it, or if there is none.
    NIMSTONE_FIELD(int, current) = -1;
    /// The code of the current game, and its name if it has one; empty if the chosen position is of no game of the atlas.
    NIMSTONE_FIELD(QString, title){};
    NIMSTONE_FIELD(QString, period){};  ///< sentences about the period and its proof, or how far no period was found
    NIMSTONE_FIELD(QString, values){};  ///< a sentence about the largest value and the rare values
    NIMSTONE_FIELD(QString, equal){};   ///< a sentence with the codes of the same sequence; empty if there are none
};

class ExploreAtlas : public nimstone::ExploreView {
    Q_OBJECT
    QML_NAMED_ELEMENT(AtlasModel)

    /// The words of the search, separated by blanks. A sequence is found if each word fits: it is the beginning of one of its
    /// codes, its period, or a part of a text in its row, such as its name or "open".
    Q_PROPERTY(QString search MEMBER m_search NOTIFY searched FINAL)
    /// The sequences that are listed: "all", "settled" (with a proved period), or "open".
    Q_PROPERTY(QString kind MEMBER m_kind NOTIFY searched FINAL)
    Q_PROPERTY(nimstone::AtlasShown shown READ shown NOTIFY changed FINAL)

public:
    explicit ExploreAtlas(QObject* parent = nullptr);

    const AtlasShown& shown() const { return m_shown; }
    QStringList kinds() const override { return {QStringLiteral("csv")}; }
    QString name() const override { return QStringLiteral("atlas"); }
    QString fileName() const override { return QStringLiteral("octal-games"); }
    std::function<QByteArray()> content(const QString& kind) const override;

    /// Makes a position of the game at this place in `found` the chosen position.
    Q_INVOKABLE void choose(int index);

Q_SIGNALS:
    void searched();
    void changed();

protected:
    void look() override;
    void word() override;

private:
    void find();
    void describe(const atlas::AtlasRow& row);

    QString m_search;
    QString m_kind = QStringLiteral("all");
    std::vector<const atlas::AtlasRow*> m_found;
    QVariantList m_list;  ///< the names and the periods of m_found
    const atlas::AtlasRow* m_current = nullptr;
    AtlasShown m_shown;
};

}  // namespace nimstone
