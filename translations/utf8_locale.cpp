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
    // LC_ALL would override the value of LC_CTYPE that is set below.
    if (const QByteArray all = qgetenv("LC_ALL"); !all.isEmpty()) {
        for (const char* category : {"LC_COLLATE", "LC_MEASUREMENT", "LC_MESSAGES", "LC_MONETARY", "LC_NUMERIC", "LC_PAPER", "LC_TIME"})
            qputenv(category, all);
        qunsetenv("LC_ALL");
    }
    qputenv("LC_CTYPE", "C.UTF-8");
    // A locale that is not installed behaves like "C", whatever its name says about UTF-8.
    if (!std::setlocale(LC_ALL, "")) {
        static const QtMessageHandler others = qInstallMessageHandler([](QtMsgType type, const QMessageLogContext& context, const QString& text) {
            if (!text.startsWith(QLatin1String("Detected locale")))
                others(type, context, text);
        });
    }
#endif
}

}  // namespace nimstone
