#include "tests/structure/rules.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace nimstone::tests {

namespace {

QStringList strings(const QJsonValue& array)
{
    QStringList result;
    for (const QJsonValue& value : array.toArray())
        result.append(value.toString());
    return result;
}

bool beginsWithOneOf(const QString& path, const QStringList& beginnings)
{
    return std::ranges::any_of(beginnings, [&path](const QString& beginning) { return path.startsWith(beginning); });
}

/// True if the name in a rule, `core` or `core/*`, covers the folder.
bool means(const QString& name, const QString& folder)
{
    if (!name.endsWith(u"/*"))
        return name == folder;
    const QString above = name.chopped(2);
    return folder == above || folder.startsWith(above + u'/');
}

/// Returns the library that provides an include in angle brackets.
QString provider(const QString& include)
{
    const QString header = include.mid(1, include.size() - 2);
    for (const char* library : {"tl", "CLI", "nlohmann", "qpdf", "rapidcheck", "benchmark"}) {
        if (header.startsWith(QLatin1String(library) + u'/') || header.startsWith(QLatin1String(library) + u'.'))
            return QLatin1String(library);
    }
    if (header.startsWith(u'Q') || header.startsWith(u"qt") || header.startsWith(u"private/"))
        return QStringLiteral("Qt");
    if (header.endsWith(u"intrin.h"))
        return QStringLiteral("intrinsics");
    if (!header.contains(u'.') && !header.contains(u'/'))
        return QStringLiteral("std");
    return QStringLiteral("posix");
}

}  // namespace

ProjectFiles projectFilesAt(const QString& root, const QList<Source>& sources)
{
    static const QRegularExpression module(QStringLiteral(R"(nimstone_qml_module\(\s*\w+\s+([\w.]+))"));
    static const QRegularExpression registered(QStringLiteral(R"re(\bqmlRegister\w+(?:<[^;]*>)?\("([\w.]+)")re"));
    ProjectFiles house;
    QSet<QString> folders;
    for (const Source& source : sources) {
        house.files.insert(source.path);
        for (QString folder = source.folder(); !folder.isEmpty(); folder = folder.section(u'/', 0, -2))
            folders.insert(folder);
        if (const auto match = registered.match(code(source.text, Strings::Keep)); match.hasMatch())
            house.modules.insert(match.captured(1), source.folder());
    }
    for (const QString& folder : folders) {
        QFile lists(root + u'/' + folder + QStringLiteral("/CMakeLists.txt"));
        if (!lists.open(QIODevice::ReadOnly))
            continue;
        if (const auto match = module.match(QString::fromUtf8(lists.readAll())); match.hasMatch())
            house.modules.insert(match.captured(1), folder);
    }
    return house;
}

bool PatternRule::appliesTo(const Source& source) const
{
    return suffixes.contains(source.suffix()) && beginsWithOneOf(source.path, in)
        && !beginsWithOneOf(source.path, except);
}

bool IncludeRule::appliesTo(const Source& source) const { return beginsWithOneOf(source.path, in); }

Rules Rules::fromFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject all = QJsonDocument::fromJson(file.readAll()).object();
    Rules rules;
    for (const QJsonValue& layer : all[u"layers"].toArray())
        rules.m_may.insert(layer[u"folder"].toString(), strings(layer[u"may"]));
    for (const QJsonValue& stranger : all[u"strangers"].toArray())
        rules.m_strangers.append({stranger[u"row"].toString(), strings(stranger[u"in"]), strings(stranger[u"never"])});
    for (const QJsonValue& word : all[u"words"].toArray()) {
        rules.m_words.append({word[u"row"].toString(), strings(word[u"in"]), strings(word[u"except"]),
                              strings(word[u"files"]), QRegularExpression(word[u"pattern"].toString())});
    }
    return rules;
}

QString Rules::lineOf(const QString& folder) const
{
    if (m_may.contains(folder))
        return folder;
    QString longest;
    for (auto line = m_may.keyBegin(); line != m_may.keyEnd(); ++line) {
        if (means(*line, folder) && line->size() > longest.size())
            longest = *line;
    }
    return longest;
}

bool Rules::allows(const QString& folder, const QString& other) const
{
    return std::ranges::any_of(m_may.value(lineOf(folder)), [&other](const QString& name) { return means(name, other); });
}

bool Rules::allowsPath(const QString& folder, const QString& path) const
{
    const QString other = Source{path, {}}.folder();
    return other == folder || allows(folder, other) || m_may.value(lineOf(folder)).contains(path);
}

QString Rules::complaint(const Source& source, const Reference& reference, const ProjectFiles& house) const
{
    const QString folder = source.folder();
    const QString& name = reference.name;
    switch (reference.kind) {
    case Reference::Kind::SystemInclude:
        return allows(folder, provider(name)) ? QString() : QStringLiteral("this folder may not use ") + provider(name);
    case Reference::Kind::ProjectInclude:
        if (name.endsWith(u".moc") || name.startsWith(u"moc_"))
            return {};
        if (!house.files.contains(name))
            return QStringLiteral("no file has this path, which must start at the root of the project");
        return allowsPath(folder, name) ? QString() : QStringLiteral("this folder may not use ") + Source{name, {}}.folder();
    case Reference::Kind::Import:
        if (house.modules.contains(name)) {
            const QString other = house.modules.value(name);
            return other == folder || allows(folder, other) ? QString() : QStringLiteral("this folder may not use ") + other;
        }
        return name.startsWith(u"Qt") && allows(folder, QStringLiteral("Qt")) ? QString()
                                                                              : QStringLiteral("no QML module with this name is known");
    }
    return {};
}

QStringList Rules::complaints(const Source& source, const ProjectFiles& house) const
{
    QStringList result;
    for (const Reference& reference : references(source)) {
        if (const QString what = complaint(source, reference, house); !what.isEmpty())
            result.append(QStringLiteral("%1:%2: %3: %4")
                              .arg(source.path, QString::number(reference.line), reference.name, what));
    }
    return result;
}

QStringList complaints(const IncludeRule& rule, const Source& source)
{
    QStringList result;
    for (const Reference& reference : references(source)) {
        if (beginsWithOneOf(reference.name, rule.never))
            result.append(QStringLiteral("%1:%2: %3").arg(source.path, QString::number(reference.line), reference.name));
    }
    return result;
}

QStringList complaints(const PatternRule& rule, const Source& source)
{
    QStringList result;
    const QString text = code(source.text, Strings::Blank);
    auto matches = rule.pattern.globalMatch(text);
    while (matches.hasNext()) {
        const auto match = matches.next();
        const auto line = QStringView(text).left(match.capturedStart()).count(u'\n') + 1;
        result.append(QStringLiteral("%1:%2: %3").arg(source.path, QString::number(line), match.captured()));
    }
    return result;
}

}  // namespace nimstone::tests
