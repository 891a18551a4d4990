#include "app/viewmodels/shell/shell.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QEvent>
#include <QFile>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>
#include <QQmlEngine>
#include <QQuickWindow>

#include "app/viewmodels/shell/chosen_files.h"
#include "translations/catalogue.h"

namespace nimstone {

namespace {

QRandomGenerator chance()
{
    bool set = false;
    const int seed = qEnvironmentVariableIntValue("NIMSTONE_SEED", &set);
    return set ? QRandomGenerator(static_cast<quint32>(seed)) : QRandomGenerator::securelySeeded();
}

}  // namespace

Shell::Shell(QQmlEngine* engine, QObject* parent) : LanguageAware(parent), m_engine(engine), m_chance(chance())
{
    connect(&m_preferences, &Preferences::chosen, this, [this](const QString& setting) {
        if (setting == QLatin1String("language"))
            overrideLanguage({});
        if (setting == QLatin1String("theme"))
            overrideTheme({});
        if (setting == QLatin1String("contrast") || setting == QLatin1String("motion"))
            Q_EMIT lookChanged();
    });
    connect(&m_system, &SystemLook::changed, this, &Shell::applyTheme);
    connect(&m_system, &SystemLook::changed, this, &Shell::lookChanged);
    m_system.follow();
    keepFoldersIn(m_preferences);
    connect(&m_preferences, &Preferences::problemChanged, this, &Shell::storageProblemChanged);
    connect(this, &LanguageAware::languageChanged, this, &Shell::storageProblemChanged);
    connect(&m_progress, &Progress::problemChanged, this, &Shell::progressProblemChanged);
    connect(this, &LanguageAware::languageChanged, this, &Shell::progressProblemChanged);
    applyLanguage();
    applyTheme();
}

QStringList Shell::pageNames()
{
    return QStringLiteral("home learn play prove practise contest explore settings").split(u' ');
}

QString Shell::drawing() const
{
    const QString platform = QGuiApplication::platformName();
    const bool software = QQuickWindow::graphicsApi() == QSGRendererInterface::Software
        || QQuickWindow::sceneGraphBackend() == QLatin1String("software") || platform == QLatin1String("offscreen");
    return software
        //: The graphics backend: the processor draws the window, without a graphics card
        ? tr("software")
        : QStringLiteral("OpenGL");
}

QString Shell::storageProblem() const
{
    return m_preferences.problem();
}

void Shell::switchLanguage()
{
    const QString other = m_language == QLatin1String("en") ? QStringLiteral("zh_CN") : QStringLiteral("en");
    // The language that the person chose replaces the language of the command line, even if the preference already is
    // this language.
    m_languageOverride.clear();
    m_preferences.setLanguage(other);
    applyLanguage();
}

bool Shell::highContrast() const
{
    const QString chosen = m_preferences.contrast();
    return chosen == QLatin1String("system") ? m_system.look().highContrast.value_or(false) : chosen == QLatin1String("high");
}

QString Shell::motion() const
{
    const QString chosen = m_preferences.motion();
    if (chosen != QLatin1String("system"))
        return chosen;
    // If the desktop asks for no animations, nothing moves across the screen. Fades remain, because they help to follow
    // a game.
    return m_system.look().animationsUnwanted.value_or(false) ? QStringLiteral("reduced") : QStringLiteral("full");
}

void Shell::copy(const QString& text) const
{
    QGuiApplication::clipboard()->setText(text);
}

QString Shell::licence(const QString& file) const
{
    QFile text(QStringLiteral(":/qt/qml/Nimstone/Window/licences/") + file);
    return text.open(QIODevice::ReadOnly) ? QString::fromUtf8(text.readAll()).trimmed() : QString();
}

QString Shell::pageForFile(const QUrl& file) const
{
    return nimstone::pageForFile(pathOf(file)).value_or(QString());
}

QString Shell::fileProblem(const QUrl& file) const
{
    const auto page = nimstone::pageForFile(pathOf(file));
    return page ? QString() : page.error();
}

QUrl Shell::filesFolder(const QString& kind) const
{
    return QUrl::fromLocalFile(folderForFiles(kind));
}

void Shell::rememberFile(const QString& kind, const QUrl& file) const
{
    if (const QString path = pathOf(file); !path.isEmpty())
        rememberFolder(kind, path);
}

QObject* Shell::ownFileDialog(QObject* window) const
{
    // In every version of Qt, the dialog is a child object of the window. Its items are in the window's overlay in Qt
    // 6.4, and in a window of their own from Qt 6.8 on.
    for (QObject* const child : window ? window->children() : QObjectList()) {
        if ((child->inherits("QQuickFileDialogImpl") || child->inherits("QQuickFolderDialogImpl")) && child->property("visible").toBool())
            return child;
    }
    return nullptr;
}

QString Shell::fileThere(const QUrl& file, const QString& ending) const
{
    return nimstone::fileThere(file, ending);
}

void Shell::overrideLanguage(const QString& language)
{
    m_languageOverride = language;
    applyLanguage();
}

void Shell::overrideTheme(const QString& theme)
{
    m_themeOverride = theme;
    applyTheme();
}

bool Shell::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ApplicationPaletteChange && watched == QCoreApplication::instance())
        applyTheme();
    return LanguageAware::eventFilter(watched, event);
}

void Shell::applyLanguage()
{
    const QString wanted = m_languageOverride.isEmpty() ? m_preferences.language() : m_languageOverride;
    const QString language =
        languages().contains(wanted) ? wanted : languageFor(QLocale::system().uiLanguages());
    if (language == m_language)
        return;
    const bool first = m_language.isEmpty();
    m_language = language;
    speak(language);
    // Exactly one event tells the application about a change of language: installTranslator() sends the first one, and
    // sendEvent() each later one.
    if (first) {
        QCoreApplication::installTranslator(&m_translator);
    } else {
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(QCoreApplication::instance(), &change);
    }
    if (m_engine)
        m_engine->retranslate();
}

void Shell::applyTheme()
{
    const QString theme = m_themeOverride.isEmpty() ? m_preferences.theme() : m_themeOverride;
    // Qt 6.4 does not know the system's color scheme. If the desktop settings do not contain it either, the lightness
    // of the window color decides.
    const auto systemDark = [this] {
        return m_system.look().dark.value_or(QGuiApplication::palette().color(QPalette::Window).lightness() < 128);
    };
    const bool dark = theme == QLatin1String("dark") || (theme != QLatin1String("light") && systemDark());
    if (dark == m_dark)
        return;
    m_dark = dark;
    Q_EMIT darkChanged();
}

}  // namespace nimstone
