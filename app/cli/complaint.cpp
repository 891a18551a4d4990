#include "app/cli/complaint.h"

#include <cstdio>

#include "app/wording/quotation.h"
#include "app/wording/rich_text.h"

namespace nimstone::cli {

Exit complain(const std::string& place, std::uint64_t line, std::uint64_t column, const QString& sentence)
{
    const QString text = QStringLiteral("%1:%2:%3: %4\n")
                             .arg(wording::plain(wording::quotable(place)), QString::number(line),
                                  QString::number(column), wording::plain(sentence));
    const std::string bytes = text.toStdString();
    std::fwrite(bytes.data(), 1, bytes.size(), stderr);
    return Exit::BadInput;
}

Exit complainOfArgument(std::uint64_t column, const QString& sentence)
{
    return complain("argument", 1, column, sentence);
}

Exit complainOfOption(const char* option, std::uint64_t column, const QString& sentence)
{
    return complainOfArgument(column, QStringLiteral("%1: %2").arg(QString::fromUtf8(option), sentence));
}

Exit complain(const FileError& error)
{
    return complain(error.name, 1, 1, sentence(error));
}

}  // namespace nimstone::cli
