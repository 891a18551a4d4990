// What LaTeX writes for the signs of our sentences. Inside app/export only.
#pragma once

#include <QString>

namespace nimstone::exports {

/// How a sign stands in a formula.
enum class SignRole {
    None,     ///< it has no place in one
    Operand,  ///< stands for a number: φ, ∞
    Joint,    ///< joins two: =, ⊕
    Prefix,   ///< stands before one, which is its command's argument: √
    Suffix,   ///< stands behind one: ²
};

struct Sign {
    SignRole role = SignRole::None;
    QString mathematics;  ///< within a formula
    QString text;         ///< within a sentence
};

Sign signOf(QChar character);

}  // namespace nimstone::exports
