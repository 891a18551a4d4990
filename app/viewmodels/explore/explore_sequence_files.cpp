// What goes out of the view of a sequence as a file, and what comes in: terms that a person brings.
#include "app/viewmodels/explore/explore_sequence.h"

#include <QBuffer>
#include <QFile>

#include "app/viewmodels/shell/chosen_files.h"
#include "core/sum/sum_notation.h"

namespace nimstone {

namespace {

constexpr QSizeF exportedSize{1600, 900};
/// No b-file is larger.
constexpr qint64 mostBytes = 64 << 20;
constexpr std::size_t mostFound = 50;

/// A line for each term, its index first.
QByteArray lines(std::span<const std::uint32_t> terms, QByteArray text, char between)
{
    for (std::size_t heap = 0; heap < terms.size(); ++heap) {
        text += QByteArray::number(static_cast<qulonglong>(heap));
        text += between;
        text += QByteArray::number(terms[heap]);
        text += '\n';
    }
    return text;
}

QByteArray png(figures::SequencePicture picture)
{
    picture.pixelRatio = 2;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    figures::toImage(picture, figures::frameOf(picture)).save(&buffer, "PNG");
    return bytes;
}

}  // namespace

QStringList ExploreSequence::kinds() const
{
    return m_part ? QStringList{QStringLiteral("png"), QStringLiteral("svg"), QStringLiteral("csv"), QStringLiteral("txt")} : QStringList();
}

QString ExploreSequence::fileName() const
{
    return fileNameOf(game(), QStringLiteral("sequence"));
}

std::function<QByteArray()> ExploreSequence::content(const QString& kind) const
{
    auto shown = picture();
    shown.size = exportedSize;
    const QString name = game();
    if (kind == QLatin1String("png"))
        return [shown] { return png(shown); };
    if (kind == QLatin1String("svg"))
        return [shown, name] { return figures::toSvg(shown, name); };
    if (kind == QLatin1String("csv"))
        return [shown] { return lines(shown.terms, "n,g\n", ','); };
    return [shown, name] { return lines(shown.terms, "# Grundy values g(n) of " + name.toUtf8() + '\n', ' '); };
}

void ExploreSequence::readText(const QString& text)
{
    m_fileName.clear();
    read([bytes = text.toUtf8()] { return std::optional(bytes); });
}

void ExploreSequence::readFile(const QUrl& file)
{
    const QString path = pathOf(file);
    m_fileName = shownName(path);
    read([path]() -> std::optional<QByteArray> {
        QFile opened(path);
        if (!opened.open(QIODevice::ReadOnly) || opened.size() > mostBytes)
            return std::nullopt;
        return opened.read(mostBytes);
    });
}

void ExploreSequence::clear()
{
    readText({});
}

void ExploreSequence::read(std::function<std::optional<QByteArray>()> bytes)
{
    m_finding.reset();
    m_found.reset();
    m_reading = std::make_unique<BackgroundWork>();
    m_reading->start(
        [bytes = std::move(bytes)]() -> Reading {
            const auto text = bytes();
            if (!text)
                return {{}, true};
            return {explore::readTerms({text->constData(), static_cast<std::size_t>(text->size())}), false};
        },
        [this](Reading reading) {
            m_unreadable = reading.unreadable;
            m_error = reading.terms ? std::nullopt : std::optional(reading.terms.error());
            m_given = reading.terms ? *std::move(reading.terms) : explore::GivenTerms();
            compareAgain();
        });
    Q_EMIT givenChanged();
    Q_EMIT foundChanged();
}

void ExploreSequence::compareAgain()
{
    const int before = difference();
    m_agreement = explore::compare(m_given, terms());
    Q_EMIT givenChanged();
    if (difference() != before)
        Q_EMIT viewChanged();
}

int ExploreSequence::difference() const
{
    return m_agreement.whole() ? -1 : static_cast<int>(m_agreement.first + m_agreement.agreeing);
}

void ExploreSequence::findGames()
{
    if (finding() || m_given.terms.size() < explore::fewestTermsOfGame)
        return;
    m_found.reset();
    m_finding = std::make_unique<BackgroundWork>();
    m_finding->start(
        [given = m_given](const std::stop_token& stop, const WorkProgress&) { return explore::gamesLike(given, mostFound, stop); },
        [this](explore::FittingGames found) {
            m_found = std::move(found);
            Q_EMIT foundChanged();
        });
    Q_EMIT foundChanged();
}

void ExploreSequence::stopFinding()
{
    if (m_finding)
        m_finding->stop();
}

void ExploreSequence::openFound(int index)
{
    if (!m_found || index < 0 || static_cast<std::size_t>(index) >= m_found->fit.size())
        return;
    const auto rules = parseGame(m_found->fit[static_cast<std::size_t>(index)].game);
    session()->choose(GameSum(Component{*rules, rules->arranged({Count{7}})}));
}

}  // namespace nimstone
