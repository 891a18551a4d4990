#include "app/export/analysis.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

#include "app/export/whole_number.h"
#include "app/wording/analysis.h"
#include "app/wording/games.h"
#include "app/wording/names.h"
#include "app/wording/rich_text.h"
#include "core/sum/bound.h"
#include "core/sum/sum_notation.h"
#include "translations/spoken.h"

namespace nimstone::exports {

namespace {

using Json = nlohmann::ordered_json;

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(Export)
};

bool writtenOut(const GameSum& table)
{
    return table.heapCount() <= mostHeapsWrittenOut;
}

std::string after(const GameSum& table, const MoveInSum& move)
{
    return print(*table.play(move));
}

QString heading(const GameSum& table)
{
    if (writtenOut(table))
        return QString::fromStdString(print(table));
    if (table.isSum()) {
        //: Shown in place of a sum that is too long to write out: %1 is the number of components, %2 the number of
        //: heaps, more than 64
        return Texts::tr("a sum of %1 components with %2 heaps")
            .arg(QString::number(table.components().size()), QString::number(table.heapCount()));
    }
    const auto& [rules, position] = table.components().front();
    const QString count = QString::number(table.heapCount());
    const QString heaps = wording::heapsText(position.heaps);
    if (rules.as<Nim>()) {
        //: Shown in place of a position that is too long to write out: %1 is the number of heaps, more than 64, %2 is
        //: the beginning of the list of heaps
        return Texts::tr("%1 heaps: %2").arg(count, heaps);
    }
    //: Shown in place of a position that is too long to write out, of a game other than Nim: %1 is the game in the
    //: notation, %2 the number of heaps, more than 64, %3 the beginning of the list of heaps
    return Texts::tr("%1 with %2 heaps: %3").arg(QString::fromStdString(rules.name()), count, heaps);
}

/// Returns the heading of the list of winning moves.
QString movesHeading(const WinningMovesInSum& winning)
{
    const int count = wording::pluralForm(winning.count);
    if (!winning.stopped && winning.count == 0)
        return Texts::tr("No move wins.");
    if (winning.stopped && winning.listed.empty())
        return Texts::tr("This position is too large to list its winning moves.");
    if (winning.stopped) {
        //: The heading of a list of winning moves if not all of them were found; %1 is the number of moves that were
        //: found
        return Texts::tr("At least %1 winning move(s):", nullptr, count).arg(winning.count);
    }
    //: The heading of a list of winning moves; %1 is the number of winning moves
    return Texts::tr("%1 winning move(s):", nullptr, count).arg(winning.count);
}

/// Returns the heading of the list of one player's winning moves in a partisan game.
QString movesHeading(const WinningMovesInSum& winning, Cutter player)
{
    const int count = wording::pluralForm(winning.count);
    const bool left = player == Cutter::Left;
    if (winning.count == 0 && !winning.stopped)
        return left ? Texts::tr("If Left is to move, no move wins.") : Texts::tr("If Right is to move, no move wins.");
    const QString text = winning.stopped
        ? (left ? Texts::tr("At least %1 winning move(s) if Left is to move:", nullptr, count)
                : Texts::tr("At least %1 winning move(s) if Right is to move:", nullptr, count))
        : (left ? Texts::tr("%1 winning move(s) if Left is to move:", nullptr, count)
                : Texts::tr("%1 winning move(s) if Right is to move:", nullptr, count));
    return text.arg(winning.count);
}

QString movesText(const GameSum& table, const WinningMovesInSum& winning, const QString& title)
{
    QString text = title + QLatin1Char('\n');
    for (const MoveInSum& move : winning.listed) {
        text += QStringLiteral("  ") + QString::fromStdString(print(move, table));
        if (writtenOut(table))
            text += QStringLiteral("  ") + QString::fromStdString(after(table, move));
        text += QLatin1Char('\n');
    }
    if (winning.count > winning.listed.size() && !winning.listed.empty() && winning.stopped) {
        //: The end of a list of winning moves if not all of them were counted; at least %1 moves are not in the list
        text += QStringLiteral("  ") + Texts::tr("and at least %1 more").arg(winning.count - winning.listed.size())
            + QLatin1Char('\n');
    } else if (winning.count > winning.listed.size() && !winning.listed.empty()) {
        //: The end of a list of winning moves; %1 moves are not in the list
        text += QStringLiteral("  ") + Texts::tr("and %1 more").arg(winning.count - winning.listed.size())
            + QLatin1Char('\n');
    }
    return text;
}

QString movesText(const GameSum& table, const Analysis& analysis)
{
    if (!analysis.partisan)
        return movesText(table, analysis.winning, movesHeading(analysis.winning));
    const auto& [value, left, right] = *analysis.partisan;
    return movesText(table, left, movesHeading(left, Cutter::Left))
        + movesText(table, right, movesHeading(right, Cutter::Right));
}

const char* name(Unknown why)
{
    return why == Unknown::Undefined ? "undefined" : "not computed";
}

Json movesJson(const GameSum& table, const WinningMovesInSum& winning)
{
    Json moves = Json::array();
    for (const MoveInSum& move : winning.listed) {
        Json entry{{"move", print(move, table)}};
        if (writtenOut(table))
            entry["after"] = after(table, move);
        moves.push_back(std::move(entry));
    }
    return moves;
}

void addMoves(Json& object, const std::string& whose, const GameSum& table, const WinningMovesInSum& winning)
{
    object[whose + "winning_move_count"] = winning.stopped ? Json() : wholeNumber(winning.count);
    object[whose + "winning_moves"] = movesJson(table, winning);
    if (!winning.complete())
        object[whose + "winning_moves_complete"] = false;
}

}  // namespace

QString valueText(const GameSum& table, const Analysis& analysis)
{
    if (analysis.partisan) {
        //: The value of a position of Cutcake, an integer
        return Texts::tr("Value: %1").arg(wording::signedNumber(analysis.partisan->value));
    }
    if (analysis.nimSum && !table.isSum())
        return Texts::tr("Nim-sum: %1").arg(*analysis.nimSum);
    if (analysis.grundy)
        return Texts::tr("Grundy value: %1").arg(*analysis.grundy);
    if (analysis.grundy.error() == Unknown::Undefined)
        return Texts::tr("Grundy value: undefined");
    const auto bound = boundOf(table);
    if (!bound)
        return Texts::tr("Grundy value: not computed");
    const QString game = QString::fromStdString(table.components()[bound->part].rules.name());
    if (bound->kind == GrundyBound::Kind::Positions) {
        //: %1 is a game in the notation, such as moore-nim(2), %2 a number, 2000
        return Texts::tr("Grundy value: not computed (%1: only if at most %2 positions can be reached)")
            .arg(game, QString::number(bound->most));
    }
    //: %1 is a game in the notation, such as wythoff, %2 the largest heap
    return Texts::tr("Grundy value: not computed (%1: only for heaps up to %2)")
        .arg(game, QString::number(bound->most));
}

std::string analysisText(const GameSum& table)
{
    const Analysis analysis = analyze(table, mostMovesListed);
    QStringList lines{
        heading(table),
        wording::outcomeText(analysis.outcome),
        valueText(table, analysis),
        wording::plain(wording::outcomeReason(table, analysis)),
    };
    if (const QString note = wording::positionNote(table); !note.isEmpty())
        lines << note;
    lines << movesText(table, analysis);
    return lines.join(QLatin1Char('\n')).toStdString();
}

std::string analysisJson(const GameSum& table)
{
    const Analysis analysis = analyze(table, mostMovesListed);
    Json object{{"position", print(table)}, {"outcome", analysis.outcome ? Json(wording::outcomeLetter(*analysis.outcome).toStdString()) : Json()}};
    if (!analysis.outcome)
        object["reason"] = name(analysis.outcome.error());
    object["nim_sum"] = analysis.nimSum ? wholeNumber(*analysis.nimSum) : Json();
    object["grundy"] = analysis.grundy ? wholeNumber(*analysis.grundy) : Json();
    if (!analysis.grundy)
        object["grundy_why"] = name(analysis.grundy.error());
    if (const auto bound = boundOf(table))
        object[bound->kind == GrundyBound::Kind::Heaps ? "bound" : "bound_positions"] = wholeNumber(bound->most);
    const ScopedLanguage english(QStringLiteral("en"));
    if (const QString note = wording::positionNote(table); !note.isEmpty())
        object["note"] = note.toStdString();
    if (analysis.partisan) {
        object["value"] = wholeNumber(analysis.partisan->value);
        addMoves(object, "left_", table, analysis.partisan->left);
        addMoves(object, "right_", table, analysis.partisan->right);
    } else {
        addMoves(object, "", table, analysis.winning);
    }
    return object.dump() + '\n';
}

}  // namespace nimstone::exports
