// Checks the answers and the links of lessons, by search from the rules and by the tables of the program.
#include <QRegularExpression>

#include <map>
#include <numeric>

#include "app/judge/pitfalls.h"
#include "app/wording/learn/glossary.h"
#include "core/contest/problem.h"
#include "core/learn/path.h"
#include "core/learn/lesson.h"
#include "core/nimber.h"
#include "core/overloaded.h"
#include "core/play/opponents/choose_move.h"
#include "core/proofs/theorem.h"
#include "core/sum/sum_notation.h"
#include "tests/translations/course_checks.h"

namespace nimstone::tests {

namespace {

/// An exhaustive search of sums from their rules alone. It gives up in large positions.
class SumSearch {
public:
    /// Returns whether `player`, who is to move, wins; nothing if the position is too large.
    std::optional<bool> wins(const GameSum& sum, Cutter player = Cutter::None)
    {
        m_left = 20'000;
        const bool result = search(sum, player);
        return m_left > 0 ? std::optional(result) : std::nullopt;
    }

private:
    bool search(const GameSum& sum, Cutter player)
    {
        const std::string key = print(sum) + (player == Cutter::Right ? " Right" : "");
        if (const auto known = m_known.find(key); known != m_known.end())
            return known->second;
        bool won = !sum.canMove(player) && sum.isMisere();
        for (std::size_t part = 0; part < sum.components().size() && !won; ++part) {
            const Component& component = sum.components()[part];
            for (const Move& move : component.rules->legalMoves(component.position)) {
                if (m_left == 0)
                    return false;
                won = move.cutter == player && !search(*sum.play({part, move}), opponent(player));
                if (won)
                    break;
            }
        }
        m_left -= m_left > 0 ? 1 : 0;
        if (m_left > 0)
            m_known.emplace(key, won);
        return won;
    }

    std::map<std::string, bool> m_known;
    std::size_t m_left = 0;
};

/// Collects the faults of the answers of one lesson.
class Answers {
public:
    void check(const std::string& where, const learn::Block& block)
    {
        m_where = QString::fromStdString(where);
        std::visit([this](const auto& one) { see(one); }, block);
    }

    QStringList faults;

private:
    /// Adds the fault if `isTrue` is false.
    void require(bool isTrue, const QString& fault)
    {
        if (!isTrue)
            faults << m_where + fault;
    }
    void require(bool isTrue, const char* fault, const GameSum& sum)
    {
        require(isTrue, QLatin1String(fault) + QLatin1String(": ") + QString::fromStdString(print(sum)));
    }

    /// Requires that the move of each wrong idea leaves a position that the opponent wins.
    void refuted(const learn::AnswerOptions& options)
    {
        for (const learn::Option& option : options) {
            if (option.refuted)
                require(loses(option.refuted->position, option.refuted->move), "this refuted move wins: " + print(option.refuted->move, option.refuted->position), option.refuted->position);
        }
    }
    void require(bool isTrue, const std::string& fault, const GameSum& sum) { require(isTrue, fault.c_str(), sum); }

    /// True if the player who makes this move loses. Where the position is too large for the search, the closed form decides.
    bool loses(const GameSum& sum, const MoveInSum& move)
    {
        const auto after = sum.play(move);
        const Cutter next = opponent(move.move.cutter);
        return m_search.wins(*after, next).value_or(after->winningMoves(0, next).count > 0);
    }

    /// Requires that the closed form agrees with the search.
    void decided(const GameSum& sum)
    {
        const auto outcome = sum.outcome();
        const auto wins = sum.isPartisan() ? std::nullopt : m_search.wins(sum);
        if (outcome && wins)
            require((*outcome == OutcomeClass::N) == *wins, "search decides this position differently", sum);
    }

    void see(const learn::MoveBlock& block)
    {
        for (const auto& round : block.rounds) {
            decided(round.position);
            const auto winning = round.position.winningMoves(1'000'000);
            refuted(round.options);
            if (round.heap)
                require(std::ranges::any_of(winning.listed, [&](const MoveInSum& move) { return move.component == 0 && move.move.heap == *round.heap; }),
                        "no move of this heap wins", round.position);
            for (const learn::Option& option : round.options) {
                const auto move = parseMove(option.key, round.position);
                require(move || option.key == "none", "this answer is no move: " + option.key, round.position);
                if (option.refuted && option.refuted->position == round.position)
                    require(move && *move == option.refuted->move, "the refuted move is not the answer " + option.key, round.position);
                if (move)
                    require(!round.position.check(*move).has_value(), "this answer is not a legal move: " + option.key, round.position);
            }
        }
    }

    void see(const learn::NumberBlock& block)
    {
        refuted(block.options);
        for (const learn::Option& option : block.options)
            require(option.key != std::to_string(block.right), QStringLiteral("this number is right: ") + QString::fromStdString(option.key));
    }

    void see(const learn::StripBlock& block)
    {
        refuted(block.options);
        const bool hasValues = block.labels == learn::StripBlock::Labels::Values;
        for (Count heap = 0; heap <= block.last; ++heap) {
            const GameSum alone(Component{block.rules, {{heap}}});
            if (hasValues)
                hasTrueValue(alone);
            else
                decided(alone);
        }
        require(!hasValues || block.given <= block.last, QStringLiteral("all values are given"));
        for (const learn::Option& option : block.options) {
            const QString key = QString::fromStdString(option.key);
            const GameSum square(Component{block.rules, {{key.section(QLatin1Char(':'), 0, 0).toULongLong()}}});
            const QString label = key.section(QLatin1Char(':'), 1);
            require(label == QLatin1String("P") || label == QLatin1String("N"), QStringLiteral("this is no label: ") + key);
            require(square.outcome() != outcomeClass(label == QLatin1String("P") ? Outcome::P : Outcome::N), QStringLiteral("this label is right: ") + key);
        }
    }

    /// Requires that the heap and a Nim heap of the size of its Grundy value are together a lost position.
    void hasTrueValue(const GameSum& alone)
    {
        const auto value = alone.grundy();
        require(value.has_value(), "this heap has no Grundy value", alone);
        if (value) {
            const auto beside = GameSum::make({alone.components().front(), parseSum("nim:" + std::to_string(*value))->components().front()});
            require(beside && m_search.wins(*beside) == false, "search finds another Grundy value", alone);
        }
    }

    void see(const learn::CompleteBlock& block)
    {
        for (const auto& round : block.rounds)
            require(round.added != 1 || nimSum(round.position.components().front().position.heaps) != 0, "no heap can be added", round.position);
    }

    void see(const learn::SortBlock& block)
    {
        for (const GameSum& position : block.positions)
            decided(position);
    }

    void see(const learn::FlipBlock& block)
    {
        require(nimSum(block.position.components().front().position.heaps) != 0, "nothing has to be flipped", block.position);
    }

    void see(const learn::ChoiceBlock& block)
    {
        for (const auto& round : block.rounds) {
            refuted(round.options);
            for (const learn::Option& option : round.options)
                require(option.key == "x" || option.key == " ", QStringLiteral("this is no mark of an option: ") + QString::fromStdString(option.key));
            require(round.options.size() >= 2, QStringLiteral("a question needs at least two options"));
            require(std::ranges::count(round.options, "x", &learn::Option::key) > 0, QStringLiteral("no choice is right"));
        }
    }

    void see(const learn::PlayBlock& block)
    {
        using First = learn::GameRound::First;
        for (const auto& round : block.rounds) {
            decided(round.position);
            if (round.opponent.kind == play::Opponent::Kind::Misguided)
                seeCase(round);
            require(!round.move || round.first == First::Computer, "only the computer has a fixed first move", round.position);
            if (round.first == First::Person && round.opponent == play::perfect() && !round.position.isPartisan())
                require(round.position.outcome() == OutcomeClass::N, "the learner cannot win, because the learner starts", round.position);
            if (round.first == First::Computer && round.opponent == play::perfect() && !round.position.isPartisan())
                require(round.move ? loses(round.position, *round.move) : round.position.outcome() == OutcomeClass::P, "the learner cannot win, because the computer starts", round.position);
        }
    }

    /// Requires that the learner, who moves second, can win against an opponent with a mistaken idea.
    void seeCase(const learn::GameRound& round)
    {
        const Component& part = round.position.components().front();
        const MistakenIdea idea = round.opponent.idea;
        require(round.first == learn::GameRound::First::Computer, "the opponent of a case starts", round.position);
        if (!play::appliesTo(idea, part.rules))
            return require(false, "the idea does not apply to this game", round.position);
        const auto moves = movesOf(idea, part);
        if (round.move)
            require(std::ranges::find(moves, round.move->move) != moves.end(), "the idea does not ask for the first move", round.position);
        for (const Move& move : round.move ? std::vector{round.move->move} : moves)
            require(winsAgainst(idea, {part.rules, *part.rules->play(part.position, move)}), "the learner cannot win", round.position);
    }

    /// Returns the moves that an opponent with this idea may make.
    static std::vector<Move> movesOf(MistakenIdea idea, const Component& part)
    {
        std::vector<Move> moves;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const auto move = play::misguidedMove(idea, part.rules, part.position, Seed{seed});
            if (move && std::ranges::find(moves, *move) == moves.end())
                moves.push_back(*move);
        }
        return moves;
    }

    /// True if the learner, who is to move, can win against an opponent with this idea.
    static bool winsAgainst(MistakenIdea idea, const Component& part)
    {
        if (!part.rules->canMove(part.position, Cutter::None))
            return part.rules->isMisere();
        return std::ranges::any_of(part.rules->legalMoves(part.position), [&](const Move& move) {
            const Component left{part.rules, *part.rules->play(part.position, move)};
            const auto replies = movesOf(idea, left);
            if (replies.empty())
                return !part.rules->isMisere();
            return std::ranges::all_of(replies, [&](const Move& reply) { return winsAgainst(idea, {left.rules, *left.rules->play(left.position, reply)}); });
        });
    }

    void see(const learn::BoardsBlock& block)
    {
        require(block.boards.size() <= 6, QStringLiteral("there are more than six boards"));
        for (const auto& board : block.boards)
            decided(board.position);
    }

    void see(const learn::ProofBlock& block)
    {
        for (const auto& round : block.rounds) {
            const auto proof = proof::prove(round.theorem, round.subject, round.move);
            require(proof.has_value(), "the theorem does not apply to this position", round.subject);
            const int count = proof ? static_cast<int>(proof->steps.size()) : 0;
            const int last = round.last == 0 ? count : round.last;
            require(1 <= round.first && round.first <= last && last <= count, QStringLiteral("the proof has only %1 steps").arg(count));
            std::vector<int> steps = round.asked;
            if (round.idea)
                steps.push_back(round.idea->first);
            for (const int step : steps)
                require(round.first <= step && step <= last, QStringLiteral("the proof does not have step %1").arg(step));
            require(round.missing <= last - round.first, QStringLiteral("too many steps are missing"));
        }
    }

    void see(const learn::ArgumentBlock& block)
    {
        require(block.sentences.size() >= 2, QStringLiteral("an argument has at least two sentences"));
        require(block.missing <= static_cast<int>(block.sentences.size()), QStringLiteral("too many sentences are missing"));
    }

    void see(const learn::ExercisesBlock& block)
    {
        for (const auto& round : block.rounds) {
            require(practice::lowestLevel <= round.level && round.level <= practice::highestLevel, QStringLiteral("there is no level %1").arg(round.level));
            require(round.count >= 1, QStringLiteral("there are no exercises"));
        }
    }

    void see(const learn::ProblemBlock& block)
    {
        for (const auto& round : block.rounds)
            require(round.lesson.empty() || learn::numberOf(round.lesson), QStringLiteral("no lesson has this idea: ") + QString::fromStdString(round.lesson));
    }

    // The reader checks the names and the positions of these blocks. They ask for nothing that could be wrong.
    void see(const learn::ShelfBlock&) {}
    void see(const learn::DailyBlock&) {}
    void see(const learn::TriesBlock&) {}
    void see(const learn::CrossBlock&) {}
    void see(const learn::RecallBlock&) {}

    QString m_where;
    SumSearch m_search;
};

/// True if the target of a link, such as "lesson:queen", exists.
bool leadsSomewhere(const Course& course, const QString& target)
{
    const QString kind = target.section(QLatin1Char(':'), 0, 0);
    const QString what = target.section(QLatin1Char(':'), 1);
    const std::string name = what.toStdString();
    if (kind == QLatin1String("lesson"))
        return learn::numberOf(name).has_value();
    if (kind == QLatin1String("prove"))
        return proof::theoremNamed(name).has_value();
    if (kind == QLatin1String("play"))
        return parseSum(name).has_value();
    if (kind == QLatin1String("problem"))
        return contest::problemNamed(name) != nullptr;
    if (kind == QLatin1String("explore"))
        return QStringList{QStringLiteral("sequence"), QStringLiteral("map"), QStringLiteral("sum"), QStringLiteral("tree")}.contains(what);
    if (kind == QLatin1String("word")) {
        const auto glossary = learn::readGlossary(course.glossary.value(QStringLiteral("en")).toStdString());
        return glossary && wording::GlossaryTerms(*glossary).find(what);
    }
    const auto* const problem = contest::problemNamed(what.section(QLatin1Char('/'), 0, 0).toStdString());
    const std::string program = what.section(QLatin1Char('/'), 1).toStdString();
    return kind == QLatin1String("break") && problem
        && std::ranges::any_of(judge::pitfallsOf(problem->name), [&](const judge::Pitfall& pitfall) { return pitfall.name == program; });
}

}  // namespace

QStringList untrueAnswers(const Course& course, const QString& name)
{
    Answers answers;
    const auto lesson = learn::readLesson(course.lesson(name, QStringLiteral("en")).toStdString());
    for (std::size_t card = 0; lesson && card < lesson->cards.size(); ++card) {
        for (const auto& part : lesson->cards[card].parts) {
            if (const auto* const block = std::get_if<learn::Block>(&part))
                answers.check("card " + std::to_string(card + 1) + ": ", *block);
        }
    }
    return answers.faults;
}

QStringList deadLinks(const Course& course, const QString& name, const QString& language)
{
    static const QRegularExpression link(QStringLiteral("\\]\\(([^)]*)\\)+"));
    QStringList dead;
    const QString text = course.lesson(name, language);
    for (auto links = link.globalMatch(text); links.hasNext();) {
        const QString target = links.next().captured(1);
        if (!leadsSomewhere(course, target))
            dead << QStringLiteral("this link leads nowhere: ") + target;
    }
    return dead;
}

}  // namespace nimstone::tests
