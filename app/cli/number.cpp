#include "app/cli/number.h"

#include <charconv>

#include "app/cli/files/speech.h"
#include "app/wording/quotation.h"

namespace nimstone::cli {

tl::expected<Count, NumberError> readNumber(std::string_view text)
{
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    if (text.empty())
        return tl::unexpected(NumberError{1, translate("cli::Number", "expected a number, but there is none")});
    Count number = 0;
    const auto read = std::from_chars(text.data(), text.data() + digits, number);
    if (digits == text.size() && read.ec == std::errc() && number <= maxCount)
        return number;
    return tl::unexpected(NumberError{digits == text.size() ? 1 : digits + 1,
                                      translate("cli::Number", "expected a number from 0 to %1, found '%2'")
                                          .arg(QString::number(maxCount), wording::quotedRichText(text))});
}

}  // namespace nimstone::cli
