#include "app/viewmodels/contest/typed_program.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStandardPaths>

namespace nimstone {

namespace {

const QString firstLanguage = QStringLiteral("cpp");
const QStringList programLanguages{firstLanguage, QStringLiteral("c"), QStringLiteral("py"), QStringLiteral("java")};

const QString format = QStringLiteral("nimstone-program");
const QString formatKey = QStringLiteral("format");
const QString languageKey = QStringLiteral("language");
const QString textKey = QStringLiteral("text");

/// The size of the largest file that this class can write, in bytes: JSON writes a character with at most 6 bytes, such
/// as \u0001.
constexpr qint64 largestFile = 7 * qint64{TypedProgram::longest};

/// The delay between typing and saving, in milliseconds. It prevents saving after every letter.
constexpr int afterTyping = 300;

}  // namespace

QString TypedProgram::defaultFolder()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    return folder.isEmpty() ? QString() : QDir(folder).filePath(QStringLiteral("programs"));
}

TypedProgram::TypedProgram(const QString& folder, QObject* parent) : QObject(parent), m_folder(folder), m_language(firstLanguage)
{
    m_later.setInterval(afterTyping);
    connect(&m_later, &QTimer::timeout, this, &TypedProgram::keepNow);
}

void TypedProgram::open(const QString& problem)
{
    if (problem == m_problem)
        return;
    keepNow();
    m_problem = problem;
    m_text.clear();
    m_kept = std::make_unique<ExclusiveFile>(m_folder, QStringLiteral("program-") + problem);
    connect(m_kept.get(), &ExclusiveFile::changed, this, &TypedProgram::problemChanged);
    if (const QByteArray content = m_kept->take(largestFile); !content.isEmpty()) {
        const QJsonObject kept = QJsonDocument::fromJson(content).object();
        if (kept[formatKey].toString() == format && kept[textKey].isString()) {
            m_text = kept[textKey].toString();
            if (const QString language = kept[languageKey].toString(); programLanguages.contains(language))
                m_language = language;
        } else {
            m_kept->refuse();
        }
    }
    Q_EMIT problemChanged();
}

bool TypedProgram::setText(const QString& text)
{
    if (text == m_text)
        return true;
    if (text.size() > longest || text.toUtf8().size() > longest)
        return false;
    m_text = text;
    m_later.start();
    return true;
}

void TypedProgram::setLanguage(const QString& language)
{
    if (language == m_language || !programLanguages.contains(language))
        return;
    m_language = language;
    m_later.start();
}

void TypedProgram::keepNow()
{
    if (!m_later.isActive())
        return;
    m_later.stop();
    if (!m_kept)
        return;
    if (m_text.isEmpty())
        return m_kept->remove();
    const QJsonObject kept{{formatKey, format}, {languageKey, m_language}, {textKey, m_text}};
    m_kept->save(QJsonDocument(kept).toJson());
}

QString TypedProgram::problem() const
{
    return !m_kept ? QString()
                   //: %1 is the path of a folder
                   : m_kept->problem(tr("Your program cannot be kept in the folder %1. Copy it before you close the window."),
                                     //: %1 is the path of a file
                                     tr("Your last program could not be read. It is kept as %1."));
}

QString languageSeen(const QString& text)
{
    const auto has = [&text](const char* pattern) {
        return QRegularExpression(QLatin1String(pattern), QRegularExpression::MultilineOption).match(text).hasMatch();
    };
    if (has(R"(^\s*(import java|public (class|static|final|boolean|int|long|String|void|List)\b))"))
        return QStringLiteral("java");
    // A header that exists in C and C++ does not decide the language.
    if (has(R"(^\s*(#\s*include\s*<(bits/stdc|[a-z_]+>)|using namespace |public:|#\s*import <iostream>))"))
        return QStringLiteral("cpp");
    if (has(R"(^(import \w+|from \w+ import |def \w+\(|class Solution(\(object\))?:|print\b|while .*:|for .* in .*:|\w+ = .*input\())"))
        return QStringLiteral("py");
    return {};
}

}  // namespace nimstone
