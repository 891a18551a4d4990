#include "translations/utf8_locale.h"

#include <QByteArray>
#include <QString>
#include <clocale>

#ifdef Q_OS_UNIX
#include <langinfo.h>
#endif

namespace nimstone {

void useUtf8Locale()
{
#ifdef Q_OS_UNIX
    std::setlocale(LC_ALL, "");
    if (qstricmp(nl_langinfo(CODESET), "UTF-8") == 0)
        return;
    // LC_ALL would override the one that is set here.
    if (const QByteArray all = qgetenv("LC_ALL"); !all.isEmpty()) {
        for (const char* category : {"LC_COLLATE", "LC_MEASUREMENT", "LC_MESSAGES", "LC_MONETARY", "LC_NUMERIC", "LC_PAPER", "LC_TIME"})
            qputenv(category, all);
        qunsetenv("LC_ALL");
    }
    qputenv("LC_CTYPE", "C.UTF-8");
    // One that is not installed is none at all, whatever its characters.
    if (!std::setlocale(LC_ALL, "")) {
        static const QtMessageHandler others = qInstallMessageHandler([](QtMsgType type, const QMessageLogContext& context, const QString& text) {
            if (!text.startsWith(QLatin1String("Detected locale")))
                others(type, context, text);
        });
    }
#endif
}

}  // namespace nimstone
