#include "app/export/paper_size.h"

#include <QLocale>
#include <algorithm>
#include <array>
#ifdef __GLIBC__
#include <langinfo.h>
#include <locale.h>
#endif

namespace nimstone::exports {

namespace {

/// Returns the height of the paper in the system's locale, in millimetres, rounded: 297 for A4, 279 for Letter. Returns
/// std::nullopt if the locale does not define it.
std::optional<long> paperHeight()
{
#ifdef __GLIBC__
    if (const locale_t locale = newlocale(LC_PAPER_MASK, "", locale_t{})) {
        // For this item, glibc returns a pointer whose value is the number.
        const auto height = reinterpret_cast<std::intptr_t>(nl_langinfo_l(_NL_PAPER_HEIGHT, locale));
        freelocale(locale);
        return static_cast<int>(height);
    }
#endif
    return std::nullopt;
}

}  // namespace

const char* name(PaperSize paper) { return paper == PaperSize::Letter ? "letter" : "a4"; }

std::span<const PaperSize> paperSizes()
{
    static constexpr std::array all{PaperSize::A4, PaperSize::Letter};
    return all;
}

std::optional<PaperSize> paperNamed(QStringView wanted)
{
    const auto found = std::ranges::find_if(paperSizes(), [wanted](PaperSize paper) {
        return wanted.compare(QLatin1String(name(paper)), Qt::CaseInsensitive) == 0;
    });
    return found == paperSizes().end() ? std::nullopt : std::optional(*found);
}

PaperSize localePaper()
{
    constexpr long heightOfLetter = 279;
    if (const auto height = paperHeight())
        return *height == heightOfLetter ? PaperSize::Letter : PaperSize::A4;
    // The locale does not define a paper height: the environment names a locale that is not installed.
    return QLocale::system().measurementSystem() == QLocale::ImperialUSSystem ? PaperSize::Letter : PaperSize::A4;
}

}  // namespace nimstone::exports
