#include "app/viewmodels/learn/learn_task.h"

#include "app/viewmodels/contest/contest_solved.h"
#include "app/viewmodels/learn/learn_mistake.h"
#include "app/viewmodels/play/play_seats.h"
#include "app/wording/contest.h"
#include "app/wording/learn/lessons.h"
#include "app/wording/notation.h"
#include "app/wording/play/play.h"
#include "translations/spoken.h"

namespace nimstone {

void LearnTask::show(bool again)
{
    if (!again) {
        m_answers.clear();
        connect(session(), &RecordAware::progressChanged, this, &LearnTask::answered, Qt::UniqueConnection);
        if (const auto* const moves = block<learn::MoveBlock>())
            startBoard(moves->rounds[static_cast<std::size_t>(round())].position);
        else if (const auto* const tries = block<learn::TriesBlock>())
            startBoard(tries->position);
        else if (const auto* const daily = block<learn::DailyBlock>())
            startBoard(daily->position);
        else
            startGame();
    }
    judge();
    if (m_answers.isEmpty() && isPrediction() && !session()->guess().isEmpty()) {
        m_answers << session()->guess();
        judge();
    }
}

void LearnTask::give(const QString& answer)
{
    const bool isFirst = !m_shown.answer.given;
    m_answers << answer;
    judge();
    if (isFirst && m_shown.answer.given && isPrediction())
        session()->keepGuess(answer);
    if (m_shown.answer.right && block<learn::DailyBlock>())
        session()->solveDaily();
    const std::size_t made = m_board ? m_board->record().cursor() : 0;
    if (made == 1 && m_shown.reply) {
        m_board->pickMove(*m_shown.reply);
        m_board->take();
    } else if (made > 0 && !m_shown.reply) {
        startBoard(m_board->record().startSum());
    }
}

bool LearnTask::isPrediction() const
{
    return round() == 0 && !m_shown.right.isEmpty() && session()->shown().kind == QLatin1String("predict");
}

void LearnTask::judge()
{
    m_shown = shownTask(*block(), static_cast<std::size_t>(round()), m_answers);
    if (block<learn::RecallBlock>())
        m_shown.answer = recalled();
    showColumns();
    Q_EMIT answered();
}

PlaySession* LearnTask::game()
{
    if (!m_board) {
        m_board = std::make_unique<PlaySession>();
        // Verdicts on the moves would give away the answer to the question of the lesson.
        m_board->setShowOutcomes(QStringLiteral("after-game"));
    }
    return m_board.get();
}

void LearnTask::startGame()
{
    const learn::PlayBlock* const shelf = block<learn::ShelfBlock>();
    const auto* const games = shelf ? shelf : block<learn::PlayBlock>();
    if (!games)
        return;
    const auto& [position, first, opponent, move, beside] = games->rounds[static_cast<std::size_t>(round())];
    const bool isComputer = first == learn::GameRound::First::Computer;
    game()->setSeed(game()->seed() + 1);
    // In a partisan game, the learner is Left.
    game()->start(position, isComputer ? play::Side::Opponent : play::Side::Person, play::against(opponent),
                  isComputer ? Cutter::Right : Cutter::Left, move);
}

/// Shows a position on the board. Both sides are people, so that the computer does not reply.
void LearnTask::startBoard(const GameSum& position)
{
    connect(game(), &PlaySession::happened, this, &LearnTask::takeMove, Qt::UniqueConnection);
    connect(game(), &PlaySession::pickedChanged, this, &LearnTask::showColumns, Qt::UniqueConnection);
    game()->start(position, play::Side::Person, play::twoPeople());
}

void LearnTask::takeMove()
{
    if (m_board->record().cursor() == 1)
        give(wording::notation(m_board->record().moves().front(), m_board->record().startSum()));
}

void LearnTask::showColumns()
{
    const auto picked = m_board ? m_board->picked() : std::nullopt;
    if (picked && block<learn::TriesBlock>())
        m_table.show(m_shown.before, picked->move);
    else
        m_table.compare(m_shown.before, m_shown.after);
}

/// Returns the prediction of the learner together with the right answer.
ShownAnswer LearnTask::recalled() const
{
    const QStringList guess = session()->guess().isEmpty() ? QStringList() : QStringList{session()->guess()};
    for (const learn::Card& card : session()->current()->cards) {
        for (const auto& part : card.parts) {
            const auto* const block = std::get_if<learn::Block>(&part);
            const bool asks = card.kind == "predict" && block;
            const ShownTask asked = asks ? shownTask(*block, 0, guess) : ShownTask();
            if (asked.right.isEmpty())
                continue;
            const bool isRight = asked.answer.right;
            const QString question = asked.question.isEmpty() ? wording::lessonText(card.heading) : asked.question;
            //: A heading before a question that the learner has answered earlier: %1 is the question
            QStringList lines{QStringLiteral("<b>%1</b>").arg(tr("You were asked: %1").arg(question))};
            lines << (asked.said.isEmpty() ? tr("You gave no answer.")
                          : isRight        ? tr("Your answer was right: %1").arg(asked.said)
                                           : tr("Your answer: %1").arg(asked.said));
            if (!isRight)
                lines << tr("The right answer: %1").arg(asked.right);
            return {.given = true, .right = isRight, .title = tr("Your prediction"), .text = lines.join(QStringLiteral("<br>"))};
        }
    }
    return {};
}

QVariantList LearnTask::rows() const
{
    QVariantList rows;
    if (const auto* const shelf = block<learn::ShelfBlock>()) {
        for (const learn::GameRound& round : shelf->rounds)
            rows << caseRow(round);
    } else if (const auto* const problems = block<learn::ProblemBlock>()) {
        for (const learn::ProblemRound& round : problems->rounds)
            rows << problemRow(round);
    }
    return rows;
}

QVariantMap LearnTask::caseRow(const learn::GameRound& round) const
{
    const MistakenIdea idea = round.opponent.idea;
    const bool solved = !session()->tally().note(noteOfCase(idea, round.position)).isEmpty();
    return {{QStringLiteral("name"), wording::opponentName(round.opponent)},
            {QStringLiteral("game"), nameOfGame(round.position)},
            {QStringLiteral("icon"), QString::fromUtf8(iconOf(round.opponent))},
            {QStringLiteral("solved"), solved},
            {QStringLiteral("idea"), solved ? wording::misconceptionText(idea) : QString()}};
}

QVariantMap LearnTask::problemRow(const learn::ProblemRound& round) const
{
    const QString name = QString::fromUtf8(round.problem->name);
    const QString title = wording::problemTitle(*round.problem, spokenLanguage());
    const bool solved = solvedProblems(session()->tally()).contains(name);
    const bool hidden = !round.lesson.empty() && !solved && !m_answers.contains(name);
    QStringList lines;
    if (!round.lesson.empty())
        //: %1 is the title of the lesson that has the idea of a contest problem
        lines << tr("The idea: %1").arg(wording::linkToLesson(round.lesson));
    for (const QString& line : QString::fromStdString(round.text).split(QLatin1Char('\n')))
        lines << wording::lessonText(line.toStdString());
    return {{QStringLiteral("name"), name},
            {QStringLiteral("title"), wording::problemLabel(*round.problem) + QStringLiteral(" · ") + title},
            {QStringLiteral("solved"), solved},
            {QStringLiteral("text"), hidden ? QString() : lines.join(QStringLiteral("<br>"))},
            {QStringLiteral("challenge"), !round.lesson.empty()},
            {QStringLiteral("named"), session()->tally().note(QStringLiteral("challenge/") + name)},
            {QStringLiteral("hidden"), hidden}};
}

}  // namespace nimstone
