#include "tests/core/conjecture/tree.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace nimstone::tests {

namespace {

using ErrorKind = conjecture::EvaluationError::Kind;

constexpr SignedWide greatest = static_cast<SignedWide>(maxCount);
constexpr SignedWide least = -greatest - 1;

/// Binary operators by precedence: the operators of the first list bind loosest, those of the last list bind tightest.
const std::vector<std::vector<std::string>> levels{
    {"||"}, {"&&"}, {"==", "!="}, {"<", "<=", ">", ">="}, {"|"}, {"^"}, {"&"}, {"<<", ">>"}, {"+", "-"}, {"*", "/", "%"}};

std::size_t levelOf(const Tree& tree)
{
    if (tree.kind != Tree::Kind::Binary)
        return levels.size();
    const auto holds = [&](const auto& level) { return std::ranges::find(level, tree.text) != level.end(); };
    return static_cast<std::size_t>(std::ranges::find_if(levels, holds) - levels.begin());
}

void write(Tree& tree, std::string& text, std::size_t tightest)
{
    const bool enclosed = levelOf(tree) < tightest;
    if (enclosed)
        text += '(';
    if (tree.kind == Tree::Kind::Binary) {
        const std::size_t level = levelOf(tree);
        write(tree.children[0], text, level);
        text += ' ';
        tree.column = text.size() + 1;
        text += tree.text + ' ';
        write(tree.children[1], text, level + 1);
    } else {
        tree.column = text.size() + 1;
        text += tree.text;
        if (tree.kind == Tree::Kind::Unary)
            write(tree.children[0], text, levels.size());
        if (tree.kind == Tree::Kind::Call) {
            for (std::size_t i = 0; i < tree.children.size(); ++i) {
                text += i == 0 ? "(" : ", ";
                write(tree.children[i], text, 0);
            }
            text += ')';
        }
    }
    if (enclosed)
        text += ')';
}

SignedWide floorOf(SignedWide x, SignedWide y)
{
    SignedWide result = x / y;
    while (result * y != x && (result * y > x) == (y > 0))
        --result;
    return result;
}

class StepChecker {
public:
    StepChecker(const Position& position, SignedWide parameter) : m_position(position), m_parameter(parameter) {}

    Walked valueOf(const Tree& tree) const
    {
        switch (tree.kind) {
        case Tree::Kind::Literal: return tree.literal;
        case Tree::Kind::Name: return named(tree.text[0]);
        default: break;
        }
        std::vector<SignedWide> values;
        for (const Tree& child : tree.children) {
            if (tree.text == "&&" && !values.empty() && values[0] == 0)
                return SignedWide{0};
            if (tree.text == "||" && !values.empty() && values[0] != 0)
                return SignedWide{1};
            const Walked value = valueOf(child);
            if (std::holds_alternative<Failure>(value))
                return value;
            values.push_back(std::get<SignedWide>(value));
        }
        return tree.kind == Tree::Kind::Call ? called(tree, values) : computed(tree, values);
    }

private:
    SignedWide named(char name) const
    {
        if (name == 'm')
            return m_parameter;
        return m_position.heaps[static_cast<std::size_t>(name - 'a')];
    }

    static Walked fail(const Tree& tree, ErrorKind kind, SignedWide value = 0)
    {
        return Failure{kind, tree.column, tree.text, value};
    }

    static Walked bounded(const Tree& tree, SignedWide value)
    {
        if (value < least || value > greatest)
            return fail(tree, ErrorKind::Overflow);
        return value;
    }

    static Walked computed(const Tree& tree, const std::vector<SignedWide>& values)
    {
        const std::string& sign = tree.text;
        const SignedWide x = values[0];
        if (tree.kind == Tree::Kind::Unary)
            return sign == "-" ? bounded(tree, -x) : Walked(SignedWide(x == 0));
        const SignedWide y = values[1];
        if ((sign == "/" || sign == "%") && y == 0)
            return fail(tree, ErrorKind::DivisionByZero);
        if ((sign == "<<" || sign == ">>") && (y < 0 || y > 63))
            return fail(tree, ErrorKind::ShiftOutOfRange, y);
        if (sign == "<<")
            return bounded(tree, x * (SignedWide{1} << y));
        if (sign == ">>")
            return floorOf(x, SignedWide{1} << y);
        const std::map<std::string, SignedWide (*)(SignedWide, SignedWide)> operations{
            {"+", [](auto a, auto b) -> SignedWide { return a + b; }},
            {"-", [](auto a, auto b) -> SignedWide { return a - b; }},
            {"*", [](auto a, auto b) -> SignedWide { return a * b; }},
            {"/", [](auto a, auto b) -> SignedWide { return floorOf(a, b); }},
            {"%", [](auto a, auto b) -> SignedWide { return a - b * floorOf(a, b); }},
            {"&", [](auto a, auto b) -> SignedWide { return a & b; }},
            {"^", [](auto a, auto b) -> SignedWide { return (a | b) - (a & b); }},
            {"|", [](auto a, auto b) -> SignedWide { return a + b - (a & b); }},
            {"<", [](auto a, auto b) -> SignedWide { return a < b; }},
            {"<=", [](auto a, auto b) -> SignedWide { return a <= b; }},
            {">", [](auto a, auto b) -> SignedWide { return a > b; }},
            {">=", [](auto a, auto b) -> SignedWide { return a >= b; }},
            {"==", [](auto a, auto b) -> SignedWide { return a == b; }},
            {"!=", [](auto a, auto b) -> SignedWide { return a != b; }},
            {"&&", [](auto a, auto b) -> SignedWide { return a && b; }},
            {"||", [](auto a, auto b) -> SignedWide { return a || b; }}};
        return bounded(tree, operations.at(sign)(x, y));
    }

    static Walked called(const Tree& tree, std::vector<SignedWide> values)
    {
        const std::string& name = tree.text;
        const SignedWide x = values[0];
        if (name == "min" || name == "max") {
            std::ranges::sort(values);
            return name == "min" ? values.front() : values.back();
        }
        if (name == "mex") {
            std::ranges::sort(values);
            SignedWide mex = 0;
            for (const SignedWide value : values)
                mex += value == mex;
            return mex;
        }
        if (name == "abs")
            return bounded(tree, x < 0 ? -x : x);
        if (name == "gcd") {
            SignedWide a = x;
            SignedWide b = values[1];
            while (b != 0)
                a = std::exchange(b, a % b);
            return bounded(tree, a < 0 ? -a : a);
        }
        if (x < (name == "lowbit" || name == "zeck" ? 1 : 0) && name != "isfib")
            return fail(tree, ErrorKind::ArgumentTooSmall, x);
        if (name == "popcount" || name == "lowbit") {
            SignedWide ones = 0;
            SignedWide lowest = 0;
            for (int bit = 62; bit >= 0; --bit) {
                if (x / (SignedWide{1} << bit) % 2 != 0) {
                    ++ones;
                    lowest = SignedWide{1} << bit;
                }
            }
            return name == "popcount" ? ones : lowest;
        }
        if (name == "floor_phi")
            return bounded(tree, floorPhi(static_cast<Wide>(x)));
        return fibonacci(tree, x);
    }

    /// Returns ⌊kφ⌋: the greatest y with y(y − k) < k², or 0 for k = 0.
    static SignedWide floorPhi(Wide k)
    {
        Wide low = 0;
        Wide high = 2 * k + 1;
        while (high - low > 1) {
            const Wide middle = (low + high) / 2;
            const bool fits = middle <= k || middle * (middle - k) < k * k;
            (fits ? low : high) = middle;
        }
        return static_cast<SignedWide>(low);
    }

    static Walked fibonacci(const Tree& tree, SignedWide x)
    {
        std::vector<SignedWide> numbers{0, 1};
        while (numbers.back() <= greatest)
            numbers.push_back(numbers.back() + numbers[numbers.size() - 2]);
        numbers.pop_back();
        if (tree.text == "isfib")
            return SignedWide(std::ranges::find(numbers, x) != numbers.end());
        if (tree.text == "fib") {
            if (x >= static_cast<SignedWide>(numbers.size()))
                return fail(tree, ErrorKind::ArgumentTooLarge, x);
            return numbers[static_cast<std::size_t>(x)];
        }
        SignedWide part = 0;
        for (SignedWide rest = x; rest > 0; rest -= part)
            part = *std::prev(std::ranges::upper_bound(numbers, rest));
        return part;
    }

    const Position& m_position;
    SignedWide m_parameter;
};

template <std::size_t N>
std::string oneOf(std::uint64_t& state, const std::array<const char*, N>& items)
{
    return items[draw(state) % N];
}

Tree leaf(std::uint64_t& state)
{
    if (draw(state) % 2 == 0)
        return {Tree::Kind::Name, oneOf(state, std::array{"a", "b", "c", "d", "m"})};
    Count value = draw(state) % 10;
    switch (draw(state) % 6) {
    case 0: value = maxCount - value; break;
    case 1: value = Count{1} << draw(state) % 63; break;
    case 2: value = draw(state) % 100; break;
    case 3: value = draw(state) >> (1 + draw(state) % 63); break;
    default: break;
    }
    return {Tree::Kind::Literal, std::to_string(value), static_cast<SignedWide>(value)};
}

}  // namespace

std::uint64_t draw(std::uint64_t& state)
{
    std::uint64_t z = state += 0x9E37'79B9'7F4A'7C15;
    z = (z ^ (z >> 30)) * 0xBF58'476D'1CE4'E5B9;
    z = (z ^ (z >> 27)) * 0x94D0'49BB'1331'11EB;
    return z ^ (z >> 31);
}

std::string written(Tree& tree)
{
    std::string text;
    write(tree, text, 0);
    return text;
}

Walked walk(const Tree& tree, const Position& position, SignedWide parameter)
{
    return StepChecker(position, parameter).valueOf(tree);
}

Tree randomTree(std::uint64_t& state, int deepest, bool statement)
{
    const auto number = [&] { return randomTree(state, deepest - 1, false); };
    const auto truth = [&] { return randomTree(state, deepest - 1, true); };
    if (statement) {
        const std::uint64_t kind = deepest > 1 ? draw(state) % 6 : 0;
        if (kind == 1)
            return {Tree::Kind::Unary, "!", 0, {truth()}};
        if (kind == 2)
            return {Tree::Kind::Call, "isfib", 0, {number()}};
        if (kind == 3)
            return {Tree::Kind::Binary, oneOf(state, std::array{"==", "!="}), 0, {truth(), truth()}};
        if (kind >= 4)
            return {Tree::Kind::Binary, oneOf(state, std::array{"&&", "||"}), 0, {truth(), truth()}};
        return {Tree::Kind::Binary, oneOf(state, std::array{"<", "<=", ">", ">=", "==", "!="}), 0, {number(), number()}};
    }
    const std::uint64_t kind = deepest > 0 ? draw(state) % 10 : 0;
    if (kind < 2)
        return leaf(state);
    if (kind == 2)
        return {Tree::Kind::Unary, "-", 0, {number()}};
    if (kind == 3)
        return {Tree::Kind::Call, oneOf(state, std::array{"abs", "popcount", "lowbit", "fib", "zeck", "floor_phi"}), 0, {number()}};
    if (kind == 4) {
        const std::string name = oneOf(state, std::array{"min", "max", "mex", "gcd"});
        Tree call{Tree::Kind::Call, name};
        const std::size_t arguments = name == "gcd" ? 2 : 1 + draw(state) % 4;
        while (call.children.size() < arguments)
            call.children.push_back(number());
        return call;
    }
    return {Tree::Kind::Binary, oneOf(state, std::array{"+", "-", "*", "/", "%", "<<", ">>", "&", "^", "|"}), 0, {number(), number()}};
}

}  // namespace nimstone::tests
