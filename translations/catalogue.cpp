#include "translations/catalogue.h"

#include <QTranslator>

/// A static library's resources are linked in only where something asks for them.
static void initResources()
{
    Q_INIT_RESOURCE(i18n);
}

namespace nimstone {

QStringList languages()
{
    return {QStringLiteral("en"), QStringLiteral("zh_CN")};
}

QString languageFor(const QStringList& uiLanguages)
{
    const bool chinese = !uiLanguages.isEmpty() && uiLanguages.first().startsWith(QLatin1String("zh"));
    return chinese ? QStringLiteral("zh_CN") : QStringLiteral("en");
}

bool loadCatalogue(QTranslator& translator, const QString& language)
{
    initResources();
    return translator.load(QStringLiteral(":/i18n/nimstone_%1.qm").arg(language));
}

}  // namespace nimstone
