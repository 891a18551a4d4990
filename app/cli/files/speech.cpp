#include "app/cli/files/speech.h"

#include <QLocale>
#include <QTranslator>
#include <string_view>

#include "translations/catalogue.h"

namespace nimstone::cli {

namespace {

QTranslator& spoken()
{
    static QTranslator translator;
    return translator;
}

QString& language()
{
    static QString name = QStringLiteral("en");
    return name;
}

}  // namespace

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

void speak(const QString& name)
{
    language() = name;
    // Without a catalogue every text stays as it stands in the source: English.
    static_cast<void>(loadCatalogue(spoken(), name));
}

QString spokenLanguage()
{
    return language();
}

QTranslator& catalogue()
{
    return spoken();
}

QString translate(const char* context, const char* source, const char* comment, int n)
{
    const QString translated = spoken().translate(context, source, comment, n);
    return translated.isEmpty() ? QString::fromUtf8(source) : translated;
}

QString list(const QStringList& items)
{
    //: Stands between the items of a list: a comma and a blank; in Chinese 、
    return items.join(translate("cli::Speech", ", "));
}

}  // namespace nimstone::cli
