#include "app/cli/files/speech.h"

#include <QLocale>
#include <string_view>

#include "translations/catalogue.h"

namespace nimstone::cli {

QString chosenLanguage(const std::vector<std::string>& arguments)
{
    constexpr std::string_view option = "--lang";
    QString asked;
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string_view argument = arguments[i];
        if (argument == option && i + 1 < arguments.size())
            asked = QString::fromStdString(arguments[i + 1]);
        else if (argument.starts_with("--lang="))
            asked = QString::fromStdString(arguments[i].substr(option.size() + 1));
    }
    return languages().contains(asked) ? asked : languageFor(QLocale::system().uiLanguages());
}

CurrentTranslator& spokenWords()
{
    static CurrentTranslator catalogue;
    return catalogue;
}

QString translate(const char* context, const char* source, const char* comment, int n)
{
    return spokenWords().translate(context, source, comment, n);
}

QString list(const QStringList& items)
{
    //: A separator between the items of a list: a comma and a blank; in Chinese 、
    return items.join(translate("cli::Speech", ", "));
}

}  // namespace nimstone::cli
