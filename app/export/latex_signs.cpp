#include "app/export/latex_signs.h"

namespace nimstone::exports {

namespace {

Sign joint(const char* command)
{
    const QString name = QString::fromLatin1(command);
    return {SignRole::Joint, QStringLiteral(" %1 ").arg(name), QStringLiteral("$%1$").arg(name)};
}

Sign operand(const char* command)
{
    const QString name = QString::fromLatin1(command);
    return {SignRole::Operand, name, QStringLiteral("$%1$").arg(name)};
}

Sign text(const char* letters)
{
    return {SignRole::None, {}, QString::fromLatin1(letters)};
}

}  // namespace

Sign signOf(QChar character)
{
    switch (character.unicode()) {
    case u'=': return {SignRole::Joint, QStringLiteral(" = "), QStringLiteral("=")};
    case u'+': return {SignRole::Joint, QStringLiteral(" + "), QStringLiteral("+")};
    case u'/': return {SignRole::Joint, QStringLiteral(" / "), QStringLiteral("/")};
    case u'<': return joint("<");
    case u'>': return joint(">");
    case u'⊕': return joint("\\oplus");
    case u'≠': return joint("\\neq");
    case u'≤': return joint("\\leq");
    case u'≥': return joint("\\geq");
    case u'≡': return joint("\\equiv");
    case u'≈': return joint("\\approx");
    case u'→': return joint("\\to");
    case u'⇔': return joint("\\Leftrightarrow");
    case u'−': return joint("-");
    case u'×': return joint("\\times");
    case u'·': return joint("\\cdot");
    case u'∈': return joint("\\in");
    case u'…': return {SignRole::Operand, QStringLiteral("\\dots"), QStringLiteral("\\dots{}")};
    case u'φ': return operand("\\varphi");
    case u'∞': return operand("\\infty");
    case u'√': return {SignRole::Prefix, QStringLiteral("\\sqrt"), QStringLiteral("$\\surd$")};
    case u'∑': return operand("\\textstyle\\sum");
    case u'²': return {SignRole::Suffix, QStringLiteral("^{2}"), QStringLiteral("$^{2}$")};
    case u'³': return {SignRole::Suffix, QStringLiteral("^{3}"), QStringLiteral("$^{3}$")};
    case u'■': return {SignRole::None, {}, QStringLiteral("$\\blacksquare$")};
    case u'–': return text("--");
    case u'“': return text("``");
    case u'”': return text("''");
    case u'‘': return text("`");
    case u'’': return text("'");
    case u'#': return text("\\#");
    case u'$': return text("\\$");
    case u'%': return text("\\%");
    case u'&': return text("\\&");
    case u'_': return text("\\_");
    case u'{': return text("\\{");
    case u'}': return text("\\}");
    case u'\\': return text("\\textbackslash{}");
    case u'~': return text("\\textasciitilde{}");
    case u'^': return text("\\textasciicircum{}");
    case u'|': return text("\\textbar{}");
    default: return {SignRole::None, {}, character};
    }
}

}  // namespace nimstone::exports
