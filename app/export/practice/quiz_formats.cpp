// Prints questions for other systems. GIFT and Moodle XML are documented on https://docs.moodle.org/en, and the text files of Anki
// on https://docs.ankiweb.net/importing/text-files.html.
#include "app/export/practice/quiz.h"

#include <algorithm>

namespace nimstone::exports {

namespace {

using QuizKind = QuizQuestion::Kind;

bool isTyped(const QuizQuestion& question) { return question.kind == QuizKind::Number || question.kind == QuizKind::Text; }

/// Returns the points in percent. If several answers must be chosen, a wrong answer costs 100, because otherwise a pupil who
/// chooses every answer would get points.
QString percentFor(const QuizQuestion& question, const QuizAnswer& answer)
{
    if (!answer.isRight)
        return question.kind == QuizKind::Several ? QStringLiteral("-100") : QStringLiteral("0");
    const auto shares = question.kind == QuizKind::Several ? std::ranges::count(question.answers, true, &QuizAnswer::isRight) : 1;
    // Moodle accepts 33.33333, but neither fewer digits of it nor zeros at the end of 100.
    return QString::number(100.0 / static_cast<double>(shares), 'g', 7);
}

QString inGift(QString text)
{
    for (const QChar control : QStringLiteral("\\~=#{}:"))
        text.replace(control, QLatin1Char('\\') + QString(control));
    return text.replace(QLatin1Char('\n'), QStringLiteral("\\n"));
}

QString giftAnswer(const QuizQuestion& question, const QuizAnswer& answer)
{
    const bool isWhole = answer.isRight && question.kind != QuizKind::Several;
    QString line = isTyped(question) || isWhole ? QStringLiteral("\t=") : QStringLiteral("\t~");
    if (!isWhole && question.kind != QuizKind::One)
        line += QStringLiteral("%%1%").arg(percentFor(question, answer));
    line += inGift(answer.text) + (question.kind == QuizKind::Number ? QStringLiteral(":0") : QString());
    return line + (answer.feedback.isEmpty() ? QString() : QLatin1Char('#') + inGift(answer.feedback)) + QLatin1Char('\n');
}

/// GIFT has no place for pictures. The category is not escaped, because Moodle does not remove backslashes from it.
std::string printGift(const Quiz& quiz)
{
    QString gift;
    for (const QuizQuestion& question : quiz) {
        gift += QStringLiteral("$CATEGORY: $course$/%1\n\n// [id:%2] [tag:%3]\n::%4::[html]%5{%6\n")
                    .arg(question.category, question.id, question.tags.join(QStringLiteral("] [tag:")), inGift(question.title),
                         inGift(question.question), question.kind == QuizKind::Number ? QStringLiteral("#") : QString());
        for (const QuizAnswer& answer : question.answers)
            gift += giftAnswer(question, answer);
        gift += QStringLiteral("\t####%1\n}\n\n").arg(inGift(question.reason));
    }
    return gift.toStdString();
}

/// Returns an XML element. `content` is XML, and `attributes` begins with a blank.
QString element(const char* name, const QString& content, const QString& attributes = {})
{
    return QStringLiteral("<%1%2>%3</%1>\n").arg(QLatin1String(name), attributes, content);
}

/// Returns an element that has its text in another element, as Moodle wants it. `more` follows the text.
QString textElement(const char* name, const QString& text, const QString& attributes = {}, const QString& more = {})
{
    return element(name, element("text", text.toHtmlEscaped()) + more, attributes);
}

QString htmlElement(const char* name, const QString& html, const QString& more = {})
{
    return textElement(name, html, QStringLiteral(" format=\"html\""), more);
}

QString moodleQuestion(const QuizQuestion& question)
{
    QString asked = QStringLiteral("<p>%1</p>").arg(question.question);
    QString file;
    if (!question.picture.isEmpty()) {
        asked += QStringLiteral("<p><img alt=\"\" src=\"@@PLUGINFILE@@/picture.svg\"></p>");
        const QString attributes = QStringLiteral(" name=\"picture.svg\" path=\"/\" encoding=\"base64\"");
        file = element("file", QString::fromLatin1(question.picture.toBase64()), attributes);
    }
    QString content = textElement("name", question.title) + htmlElement("questiontext", asked, file)
        + htmlElement("generalfeedback", question.reason) + element("idnumber", question.id);
    // Choices keep their order, and Moodle adds no letters to them.
    if (!isTyped(question)) {
        content += element("single", question.kind == QuizKind::One ? QStringLiteral("true") : QStringLiteral("false"))
            + element("shuffleanswers", QStringLiteral("false")) + element("answernumbering", QStringLiteral("none"));
    }
    const QString tolerance = question.kind == QuizKind::Number ? element("tolerance", QStringLiteral("0")) : QString();
    const QString fraction = isTyped(question) ? QStringLiteral(" fraction=\"%1\"") : QStringLiteral(" fraction=\"%1\" format=\"html\"");
    for (const QuizAnswer& answer : question.answers)
        content += textElement("answer", answer.text, fraction.arg(percentFor(question, answer)), htmlElement("feedback", answer.feedback) + tolerance);
    QString tags;
    for (const QString& tag : question.tags)
        tags += textElement("tag", tag);
    const char* const type = question.kind == QuizKind::Number ? "numerical" : question.kind == QuizKind::Text ? "shortanswer" : "multichoice";
    return element("question", content + element("tags", tags), QStringLiteral(" type=\"%1\"").arg(QLatin1String(type)));
}

std::string printMoodleXml(const Quiz& quiz)
{
    QString questions;
    for (const QuizQuestion& question : quiz) {
        const QString category = textElement("category", QStringLiteral("$course$/") + question.category);
        questions += element("question", category, QStringLiteral(" type=\"category\"")) + moodleQuestion(question);
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + element("quiz", questions).toStdString();
}

/// Prints a line for each card: front, back, tags, and deck. The deck is a column, because Anki ignores the header #deck if the deck
/// does not exist. No field begins with a quotation mark, so Anki reads the quotation marks in it as they are.
std::string printAnki(const Quiz& quiz)
{
    QString cards;
    for (const QuizQuestion& question : quiz) {
        QString front = QStringLiteral("<p>%1</p>").arg(question.question);
        for (const QuizAnswer& answer : question.answers)
            front += isTyped(question) ? QString() : answer.text + QStringLiteral("<br>");
        front += QString::fromUtf8(question.picture).replace(QStringLiteral("<svg "), QStringLiteral("<svg style=\"max-width:100%\" "));
        cards += QStringLiteral("%1\t<p><b>%2</b></p><p>%3</p>\t%4\tNimstone::%5\n")
                     .arg(front, question.solution, question.reason, question.tags.join(QLatin1Char(' ')),
                          QString(question.category).replace(QLatin1Char('/'), QStringLiteral("::")));
    }
    return "#separator:tab\n#html:true\n#tags column:3\n#deck column:4\n" + cards.toStdString();
}

}  // namespace

QuizPrinter quizPrinter(std::string_view format)
{
    return format == "gift" ? printGift : format == "moodle" ? printMoodleXml : format == "anki" ? printAnki : nullptr;
}

}  // namespace nimstone::exports
