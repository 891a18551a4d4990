#include "app/cli/files/complaint.h"

#include <cerrno>
#include <cstdio>
#include <string_view>

#include "app/cli/files/speech.h"
#include "app/wording/quotation.h"
#include "app/wording/rich_text.h"

namespace nimstone::cli {

namespace {

bool readerIsGone = false;

}  // namespace

Exit reportError(const std::string& place, std::uint64_t line, std::uint64_t column, const QString& sentence)
{
    const QString text = QStringLiteral("%1:%2:%3: %4")
                             .arg(QString::fromStdString(place), QString::number(line), QString::number(column), wording::plain(sentence));
    // A sentence may quote bytes of a file, so control characters and line feeds are escaped: the message then stays on
    // one line, and a terminal executes nothing in it.
    const std::string bytes = wording::printable(text).toStdString() + '\n';
    // Standard error is not buffered, so a write fails with EPIPE as soon as the reader has closed the pipe.
    if (std::fwrite(bytes.data(), 1, bytes.size(), stderr) != bytes.size() && errno == EPIPE)
        readerIsGone = true;
    return Exit::BadInput;
}

bool errorsAreRead()
{
    return !readerIsGone;
}

Exit reportArgument(std::uint64_t column, const QString& sentence)
{
    return reportError("argument", 1, column, sentence);
}

Exit reportOption(const char* option, std::uint64_t column, const QString& sentence)
{
    return reportArgument(column, QStringLiteral("%1: %2").arg(QString::fromUtf8(option), sentence));
}

Exit complainOfMissing(const char* example)
{
    const std::string_view text = example;
    const QString option = QString::fromUtf8(example, static_cast<qsizetype>(text.find(' ')));
    //: %1 is the name of an option; %2 is the option with a value, such as --upto 100
    return reportArgument(1, translate("cli::Help", "expected the option %1, such as %2, but it is missing")
                                     .arg(option, QString::fromUtf8(example)));
}

Exit reportError(const FileError& error)
{
    return reportError(error.name, 1, 1, sentence(error));
}

}  // namespace nimstone::cli
