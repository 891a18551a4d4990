#include "app/viewmodels/prove/proof_place.h"

#include "core/notation/notation.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

QString printProofPlace(const ProofPlace& place)
{
    const std::string move = place.move ? print(*place.move) : "-";
    return QStringLiteral("%1 %2 %3 %4")
        .arg(QString::fromStdString(std::string(proof::name(place.theorem))), QString::number(place.step),
             QString::fromStdString(move), QString::fromStdString(print(place.subject)));
}

std::optional<ProofPlace> parseProofPlace(const QString& text)
{
    const auto word = [&text](int index) { return text.section(QLatin1Char(' '), index, index); };
    const auto theorem = proof::theoremNamed(word(0).toStdString());
    bool isNumber = false;
    const int step = word(1).toInt(&isNumber);
    const auto subject = parseSum(text.section(QLatin1Char(' '), 3).toStdString());
    if (!theorem || !isNumber || step < 0 || !subject)
        return std::nullopt;
    ProofPlace place{.theorem = *theorem, .subject = *subject, .step = step};
    if (word(2) != QLatin1String("-")) {
        const auto move = parseMove(word(2).toStdString());
        if (!move || subject->check({0, *move}))
            return std::nullopt;
        place.move = *move;
    }
    return place;
}

}  // namespace nimstone
