// Rich text (see app/wording/rich_text.h) in the markup of other formats.
#pragma once

#include <QString>

namespace nimstone::exports {

/// As GitHub's Markdown: bold and italic by asterisks, <sub> and <sup> as they are.
QString markdown(const QString& richText);

/// As LaTeX. A formula, which holds no word, becomes one piece of mathematics.
QString latex(const QString& richText);

/// Whether the text holds Chinese characters.
bool isChinese(const QString& text);

}  // namespace nimstone::exports
