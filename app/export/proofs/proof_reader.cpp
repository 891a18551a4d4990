#include "app/export/proofs/proof_reader.h"

#include <QVersionNumber>
#include <algorithm>
#include <limits>

#include "app/export/proofs/json_tree.h"
#include "app/export/proofs/proof_fields.h"
#include "app/export/proofs/proof_json.h"
#include "app/export/whole_number.h"
#include "app/storage/files/text_places.h"
#include "app/wording/names.h"
#include "core/proofs/step_fields.h"
#include "core/sum/sum_notation.h"

namespace nimstone::exports {

using namespace proof;

namespace {

std::string joined(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

/// An enumerator and its name in JSON.
template <class Value>
struct Named {
    Value value;
    const char* name;
};

class ProofReader {
public:
    explicit ProofReader(const QByteArray& text) : m_text(text) {}

    std::optional<ProofFile> file(const JsonNode& node);
    ProofJsonError failure(const JsonFault& fault);
    const ProofJsonError& error() const { return m_error; }

private:
    using Kind = ProofJsonError::Kind;

    // Each of the following functions returns false and sets `m_error` if the node does not have a value of this type.
    // `name` is the field's name.

    template <WholeNumber Number>
    bool read(std::string_view name, const JsonNode& node, Number& number);
    bool read(std::string_view, const JsonNode& node, bool& truth);
    bool read(std::string_view, const JsonNode& node, Outcome& outcome);
    bool read(std::string_view, const JsonNode& node, PartisanOutcome& outcome);
    bool read(std::string_view, const JsonNode& node, Move& move);
    bool read(std::string_view, const JsonNode& node, GameSum& subject);
    template <class Item>
    bool read(std::string_view name, const JsonNode& node, std::vector<Item>& items);
    bool read(std::string_view, const JsonNode& node, const FieldRows& rows);
    bool read(std::string_view, const JsonNode& node, const Fields& fields);

    template <class Value>
    bool readNamed(const JsonNode& node, Value& value, std::initializer_list<Named<Value>> all);
    template <class Value, class Parsed>
    bool take(const JsonNode& node, const Parsed& parsed, Value& value);

    bool readVersion(const JsonNode& node);
    bool readStep(const JsonNode& node, Steps& steps);
    std::optional<Proof> readProof(const JsonNode& node);

    /// Returns true if the node has exactly these fields, each of them once.
    bool hasFields(const JsonNode& node, const std::vector<std::string>& names);
    static const JsonNode& field(const JsonNode& node, std::string_view key) { return *std::ranges::find(node.parts, key, &JsonNode::key); }
    bool isText(const JsonNode& node) { return node.value.is_string() || fail(node, Kind::NoText); }
    bool fail(const JsonNode& node, Kind kind, std::string expected = {});
    void place(qsizetype at);

    const QByteArray& m_text;
    ProofJsonError m_error;
    std::string m_version;
};

// --- errors ---

void ProofReader::place(qsizetype at)
{
    const TextPlace place = placeAt(m_text, at);
    m_error.line = place.line;
    m_error.column = place.column;
}

bool ProofReader::fail(const JsonNode& node, Kind kind, std::string expected)
{
    const QString found = node.value.is_string() ? QString::fromStdString(node.value.get_ref<const std::string&>())
                                                 : QString::fromUtf8(m_text.mid(node.at, node.end - node.at));
    m_error = {.kind = kind, .found = shortened(found).toStdString(), .expected = std::move(expected)};
    place(node.at);
    return false;
}

ProofJsonError ProofReader::failure(const JsonFault& fault)
{
    m_error.kind = fault.kind == JsonFault::Kind::EndsHere ? Kind::EndsHere
        : fault.kind == JsonFault::Kind::TooDeep           ? Kind::TooDeep
                                                           : Kind::NoJson;
    m_error.found = characterAt(m_text, fault.at).toStdString();
    place(fault.at);
    return m_error;
}

bool ProofReader::hasFields(const JsonNode& node, const std::vector<std::string>& names)
{
    if (!node.value.is_object())
        return fail(node, Kind::NoObject);
    for (const JsonNode& part : node.parts) {
        const auto sameKey = [&part](const JsonNode& other) { return other.key == part.key; };
        if (std::ranges::find(names, part.key) == names.end() || &*std::ranges::find_if(node.parts, sameKey) != &part) {
            fail(part, std::ranges::find(names, part.key) == names.end() ? Kind::UnknownField : Kind::FieldTwice, joined(names));
            m_error.found = shortened(QString::fromStdString(part.key)).toStdString();
            return false;
        }
    }
    for (const std::string& name : names) {
        if (std::ranges::find(node.parts, name, &JsonNode::key) == node.parts.end())
            return fail(node, Kind::FieldMissing, name);
    }
    return true;
}

// --- values ---

bool ProofReader::read(std::string_view, const JsonNode& node, bool& truth)
{
    if (!node.value.is_boolean())
        return fail(node, Kind::NoTruth);
    truth = node.value.get<bool>();
    return true;
}

template <WholeNumber Number>
bool ProofReader::read(std::string_view name, const JsonNode& node, Number& number)
{
    constexpr bool isWide = std::is_same_v<Number, SignedWide>;
    using Limits = std::numeric_limits<std::conditional_t<isWide, std::int64_t, Number>>;
    const int first = holdsHeaps(name) ? 1 : 0;
    const SignedWide least = SignedWide{Limits::min()} + first;
    const SignedWide most = Limits::max();
    const auto found = wholeNumberIn(node.value);
    if (found && (isWide || (*found >= least && *found <= most))) {
        number = static_cast<Number>(*found - first);
        return true;
    }
    fail(node, mayBeRounded(node.value) ? Kind::Rounded : Kind::NoNumber);
    m_error.least = wording::decimal(least).toStdString();
    m_error.most = wording::decimal(most).toStdString();
    return false;
}

template <class Value>
bool ProofReader::readNamed(const JsonNode& node, Value& value, std::initializer_list<Named<Value>> all)
{
    std::vector<std::string> names;
    for (const Named<Value>& one : all) {
        names.emplace_back(one.name);
        if (node.value == one.name) {
            value = one.value;
            return true;
        }
    }
    return fail(node, Kind::NoName, joined(names));
}

bool ProofReader::read(std::string_view, const JsonNode& node, Outcome& outcome)
{
    return readNamed<Outcome>(node, outcome, {{Outcome::P, "P"}, {Outcome::N, "N"}});
}

bool ProofReader::read(std::string_view, const JsonNode& node, PartisanOutcome& outcome)
{
    using enum PartisanOutcome;
    return readNamed<PartisanOutcome>(node, outcome, {{Left, "L"}, {Right, "R"}, {Previous, "P"}});
}

/// Stores a parsed value. Returns false if parsing failed, or if the text is not exactly the text that Nimstone prints
/// for the value.
template <class Value, class Parsed>
bool ProofReader::take(const JsonNode& node, const Parsed& parsed, Value& value)
{
    if (!parsed) {
        fail(node, Kind::NoNotation);
        m_error.notation = parsed.error();
        // The column is counted from the opening quotation mark. It is exact if the text contains no escape sequences.
        m_error.column += parsed.error().column;
        return false;
    }
    value = *parsed;
    const std::string printed = print(value);
    return node.value == printed || fail(node, Kind::OtherForm, printed);
}

bool ProofReader::read(std::string_view, const JsonNode& node, Move& move)
{
    return isText(node) && take(node, parseMove(node.value.get_ref<const std::string&>()), move);
}

bool ProofReader::read(std::string_view, const JsonNode& node, GameSum& subject)
{
    return isText(node) && take(node, parseSum(node.value.get_ref<const std::string&>()), subject);
}

template <class Item>
bool ProofReader::read(std::string_view name, const JsonNode& node, std::vector<Item>& items)
{
    return (node.value.is_array() || fail(node, Kind::NoList)) && std::ranges::all_of(node.parts, [&](const JsonNode& part) {
        return read(name, part, items.emplace_back());
    });
}

bool ProofReader::read(std::string_view, const JsonNode& node, const FieldRows& rows)
{
    return (node.value.is_array() || fail(node, Kind::NoList)) && std::ranges::all_of(node.parts, [&](const JsonNode& part) {
        return read({}, part, rows.row(rows.list, rows.size(rows.list)));
    });
}

bool ProofReader::read(std::string_view, const JsonNode& node, const Fields& fields)
{
    std::vector<std::string> names;
    for (const Field& one : fields)
        names.emplace_back(one.name);
    return hasFields(node, names) && std::ranges::all_of(fields, [&](const Field& one) {
        return std::visit([&]<class Held>(const Held& held) {
            const JsonNode& part = field(node, one.name);
            if constexpr (std::is_pointer_v<Held>)
                return read(one.name, part, *held);
            else
                return read(one.name, part, held);
        }, one.value);
    });
}

// --- the proof ---

bool ProofReader::readStep(const JsonNode& node, Steps& steps)
{
    if (!hasFields(node, {"kind", "facts", "statement", "reason", "laws", "uses"}))
        return false;
    const JsonNode& kind = field(node, "kind");
    const auto empty = std::ranges::find_if(emptySteps(), [&kind](const Step& step) { return kind.value == kindOf(step); });
    if (empty == emptySteps().end())
        return fail(kind, Kind::NoKind);
    return read({}, field(node, "facts"), fieldsOf(steps.emplace_back(*empty)));
}

bool ProofReader::readVersion(const JsonNode& node)
{
    const auto found = std::ranges::find(node.parts, "version", &JsonNode::key);
    if (found == node.parts.end())
        return true;
    if (!isText(*found))
        return false;
    m_version = found->value.get<std::string>();
    const auto version = QVersionNumber::fromString(QString::fromStdString(m_version));
    return (version.segmentCount() == 3 && version.toString().toStdString() == m_version) || fail(*found, Kind::NoVersion);
}

std::optional<Proof> ProofReader::readProof(const JsonNode& node)
{
    std::vector<std::string> fields{"theorem", "title", "claim", "position", "move", "table", "steps"};
    if (!m_version.empty() || !node.value.is_object())
        fields.emplace_back("version");
    if (!hasFields(node, fields))
        return std::nullopt;
    Proof proof;
    const JsonNode& named = field(node, "theorem");
    const auto theorem = named.value.is_string() ? theoremNamed(named.value.get_ref<const std::string&>()) : std::nullopt;
    if (!theorem) {
        fail(named, Kind::NoTheorem);
        return std::nullopt;
    }
    proof.theorem = *theorem;
    const JsonNode& move = field(node, "move");
    if (!read({}, field(node, "position"), proof.subject) || (!move.value.is_null() && !read({}, move, proof.move.emplace())))
        return std::nullopt;
    // If the theorem is not about a given move, the move in the file is a result of the proof and not a part of the
    // question.
    if (!needsMove(proof.theorem))
        proof.move.reset();
    const JsonNode& steps = field(node, "steps");
    const bool isRead = (steps.value.is_array() || fail(steps, Kind::NoList))
        && std::ranges::all_of(steps.parts, [&](const JsonNode& step) { return readStep(step, proof.steps); });
    return isRead ? std::optional(std::move(proof)) : std::nullopt;
}

/// Adds the step that version 1.0.0 did not write, and returns its index. Returns std::nullopt if the proof already has
/// this step, or if the theorem does not apply.
std::optional<std::size_t> addUnknownStep(Proof& proof)
{
    constexpr std::size_t place = 2;
    if (proof.theorem != Theorem::SumTheorem || proof.steps.size() < place || firstStep<SumRaise>(proof))
        return std::nullopt;
    const auto made = prove(proof.theorem, proof.subject);
    if (!made)
        return std::nullopt;
    proof.steps.insert(proof.steps.begin() + place, made->steps[place]);
    return place;
}

std::optional<ProofFile> ProofReader::file(const JsonNode& node)
{
    if (!readVersion(node))
        return std::nullopt;
    auto proof = readProof(node);
    if (!proof) {
        const auto versionOf = [](std::string_view text) { return QVersionNumber::fromString(QString::fromUtf8(text.data(), qsizetype(text.size()))); };
        if (versionOf(m_version) > versionOf(programVersion()))
            m_error.newer = m_version;
        return std::nullopt;
    }
    const auto added = m_version.empty() ? addUnknownStep(*proof) : std::nullopt;
    return ProofFile{*std::move(proof), m_version, added};
}

}  // namespace

tl::expected<ProofFile, ProofJsonError> readProofJson(const QByteArray& text)
{
    ProofReader reader(text);
    const auto tree = readJsonTree(text);
    if (!tree)
        return tl::unexpected(reader.failure(tree.error()));
    auto file = reader.file(*tree);
    if (!file)
        return tl::unexpected(reader.error());
    return *std::move(file);
}

}  // namespace nimstone::exports
