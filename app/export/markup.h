// Rich text (see app/wording/rich_text.h) as Markdown.
#pragma once

#include <QString>

namespace nimstone::exports {

/// As GitHub's Markdown: bold and italic by asterisks, <sub> and <sup> as they are.
QString markdown(const QString& richText);

}  // namespace nimstone::exports
