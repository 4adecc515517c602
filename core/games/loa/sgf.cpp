#include "core/games/loa/sgf.h"

#include "core/game/shortened.h"
#include "core/games/loa/sgf_scanner.h"
#include "core/games/loa/words.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace loa {
namespace {

using game::Fault;
using game::FaultCode;
using game::Side;

std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return result;
}

std::string trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\n\v\f\r");
    if (first == std::string_view::npos)
        return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t\n\v\f\r") - first + 1));
}

std::optional<int> squareOf(std::string_view text) {
    if (text.size() != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8')
        return std::nullopt;
    return squareAt(text[1] - '1', text[0] - 'a');
}

Fault sgfFault(SgfMark mark, std::string_view id, std::string_view text) {
    Fault fault = faultAt(mark, FaultCode::recordSyntax, game::shortened(text));
    fault.id = id;
    return fault;
}

// "b1-h1", "C1:a3+", "c1xa3", "b1h1": both squares, whatever stands between and behind them.
std::optional<std::pair<int, int>> squaresOf(std::string_view text) {
    const auto from = squareOf(text.substr(0, 2));
    if (!from)
        return std::nullopt;
    text.remove_prefix(2);
    if (!text.empty() && (text.front() == '-' || text.front() == ':' || text.front() == 'x'))
        text.remove_prefix(1);
    const auto to = squareOf(text.substr(0, 2));
    if (!to || text.substr(2).find_first_not_of("+!?#= \t\n") != std::string_view::npos)
        return std::nullopt;
    return std::pair(*from, *to);
}

class Reader {
public:
    explicit Reader(std::string_view text) : m_scan(text) {}

    game::Result<SgfGame> read() {
        if (!m_scan.findTree())
            return faultAt(m_scan.mark(), FaultCode::recordEmpty);
        if (auto fault = readTree())
            return *fault;
        if (auto fault = finishStart())
            return *fault;
        while (m_scan.findTree()) {
            ++m_game.furtherGames;
            if (auto fault = skipTree())
                return *fault;
        }
        return std::move(m_game);
    }

private:
    struct Branch {
        SgfMark mark; // of its bracket
        int node = 0; // after which it begins
    };

    std::optional<Fault> readTree() {
        std::vector<Branch> open;
        bool hasNode = false; // since the last bracket
        do {
            m_scan.skipSpace();
            if (m_scan.atEnd())
                return faultAt(open.back().mark, FaultCode::recordUnclosed, "(");
            const SgfMark mark = m_scan.mark();
            const char c = m_scan.peek();
            if (c == '(') {
                if (open.size() >= kDeepestSgf) {
                    Fault fault = faultAt(mark, FaultCode::recordNesting);
                    fault.expected = kDeepestSgf;
                    return fault;
                }
                open.push_back({mark, m_at});
                hasNode = false;
                m_scan.advance();
            } else if (c == ')') {
                if (!m_isStarted)
                    if (auto fault = finishStart())
                        return fault;
                m_at = open.back().node;
                open.pop_back();
                m_scan.advance();
                hasNode = false;
            } else if (c == ';') {
                m_scan.advance();
                hasNode = true;
            } else if (hasNode && ((c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'))) {
                if (auto fault = readProperty())
                    return fault;
            } else {
                return faultAt(mark, FaultCode::recordSyntax, m_scan.character());
            }
        } while (!open.empty());
        return std::nullopt;
    }

    // A further game: its brackets and values only.
    std::optional<Fault> skipTree() {
        const SgfMark mark = m_scan.mark();
        int open = 0;
        do {
            if (m_scan.atEnd())
                return faultAt(mark, FaultCode::recordUnclosed, "(");
            if (m_scan.peek() == '[') {
                const auto value = m_scan.readValue();
                if (!value)
                    return value.fault();
                continue;
            }
            open += m_scan.peek() == '(' ? 1 : m_scan.peek() == ')' ? -1 : 0;
            m_scan.advance();
        } while (open > 0);
        return std::nullopt;
    }

    std::optional<Fault> readProperty() {
        SgfProperty property;
        const SgfMark mark = m_scan.mark();
        property.name = m_scan.readName();
        m_scan.skipSpace();
        if (property.name.empty() || m_scan.atEnd() || m_scan.peek() != '[')
            return sgfFault(mark, fault_id::kSgfNoValue, property.name);
        std::vector<SgfMark> marks;
        for (; !m_scan.atEnd() && m_scan.peek() == '['; m_scan.skipSpace()) {
            marks.push_back(m_scan.mark());
            ++marks.back().column;
            auto value = m_scan.readValue();
            if (!value)
                return value.fault();
            property.values.push_back(std::move(*value));
        }
        return take(std::move(property), marks);
    }

    std::optional<Fault> take(SgfProperty property, const std::vector<SgfMark>& marks) {
        const std::string& name = property.name;
        const std::string value = trimmed(property.values.front());
        if (name == "B" || name == "W")
            return takeTurn(name == "B" ? Side::first : Side::second, value, marks.front());
        if (name == "AB" || name == "AW" || name == "AE")
            return takeStones(property, marks);
        if (name == "PL")
            return takeToMove(value, marks.front());
        if (name == "GM" || name == "SZ" || name == "SU")
            return takeFrame(name, value, marks.front());
        if (name == "FF" || name == "CA")
            return std::nullopt;
        if (name == "PB" || name == "PW")
            m_game.players[name == "PB" ? 0 : 1] = property.values.front();
        else if (name == "RE")
            m_game.result = value;
        else if (name == "RU" && lower(value) == "loa-draw")
            m_rules.both = BothConnected::draw;
        else if (name == "C")
            here().comment += (here().comment.empty() ? "" : "\n") + property.values.front();
        else
            here().properties.push_back(std::move(property));
        return std::nullopt;
    }

    SgfNode& here() { return m_game.nodes[static_cast<std::size_t>(m_at)]; }

    std::optional<Fault> takeFrame(std::string_view name, const std::string& value, SgfMark mark) {
        if (name == "GM") {
            m_isLoa = value == "9";
            return m_isLoa ? std::nullopt : std::optional(sgfFault(mark, fault_id::kSgfGame, value));
        }
        if (name == "SZ")
            return value == "8" || value == "8:8" ? std::nullopt
                                                  : std::optional(sgfFault(mark, fault_id::kSgfSize, value));
        const std::string setUp = lower(value);
        if (m_isStarted || (setUp != "standard" && setUp != "custom"))
            return sgfFault(mark, fault_id::kSgfSetUp, value);
        if (setUp == "custom") { // stones that were added before it stay
            const Position start;
            m_stones[0] &= ~start.stones(Side::first);
            m_stones[1] &= ~start.stones(Side::second);
            m_stones[0] |= m_added[0];
            m_stones[1] |= m_added[1];
        }
        return std::nullopt;
    }

    std::optional<Fault> takeStones(const SgfProperty& property, const std::vector<SgfMark>& marks) {
        for (std::size_t i = 0; i < property.values.size(); ++i) {
            const std::string value = lower(trimmed(property.values[i]));
            if (m_isStarted)
                return sgfFault(marks[i], fault_id::kSgfLateSetUp, property.name);
            const auto first = squareOf(std::string_view(value).substr(0, 2));
            const auto second = value.size() == 5 && value[2] == ':' ? squareOf(value.substr(3)) : first;
            if (!first || !second || (value.size() != 2 && value.size() != 5) || (value.size() == 5 && value[2] != ':'))
                return sgfFault(marks[i], fault_id::kSquare, value);
            for (int square = 0; square < kSquares; ++square)
                if (isBetween(rankOf(square), rankOf(*first), rankOf(*second)) &&
                    isBetween(fileOf(square), fileOf(*first), fileOf(*second)))
                    put(property.name, bitOf(square));
        }
        return std::nullopt;
    }

    static bool isBetween(int n, int a, int b) { return n >= std::min(a, b) && n <= std::max(a, b); }

    void put(std::string_view name, Bits square) {
        for (std::size_t side = 0; side < 2; ++side) {
            m_stones[side] &= ~square;
            m_added[side] &= ~square;
        }
        if (name == "AE")
            return;
        m_stones[name == "AB" ? 0 : 1] |= square;
        m_added[name == "AB" ? 0 : 1] |= square;
    }

    std::optional<Fault> takeToMove(const std::string& value, SgfMark mark) {
        const std::string side = lower(value);
        if (side != "b" && side != "black" && side != "w" && side != "white")
            return sgfFault(mark, fault_id::kSgfToMove, value);
        if (m_isStarted)
            return sgfFault(mark, fault_id::kSgfLateSetUp, "PL");
        m_toMove = side.front() == 'b' ? Side::first : Side::second;
        return std::nullopt;
    }

    // The position the game begins from, when all of the set-up has been read.
    std::optional<Fault> finishStart() {
        if (m_isStarted)
            return std::nullopt;
        m_isStarted = true;
        if (!m_isLoa)
            return sgfFault(m_scan.mark(), fault_id::kSgfGame, "");
        const Position start = Position::fromBits(m_stones[0], m_stones[1], m_toMove, m_rules);
        const auto checked = Position::parse(start.text(), m_rules);
        if (!checked) {
            Fault fault = checked.fault();
            fault.line = m_scan.mark().line;
            fault.column = m_scan.mark().column;
            return fault;
        }
        m_game.nodes.front().position = start;
        return std::nullopt;
    }

    std::optional<Fault> takeTurn(Side side, const std::string& value, SgfMark mark) {
        if (auto fault = finishStart())
            return fault;
        const std::string text = lower(value);
        if (text == "resign") {
            if (m_game.result.empty())
                m_game.result = side == Side::first ? "W+Resign" : "B+Resign";
            return std::nullopt;
        }
        if (text == "offerdraw" || text == "acceptdraw" || text == "declinedraw")
            return std::nullopt;
        const bool isPass = text.empty() || text == "pass";
        const auto squares = squaresOf(text);
        if (!isPass && !squares)
            return sgfFault(mark, fault_id::kTurnForm, value);
        // A forced pass that was not written down.
        const bool isForced = !here().position.refusal(Turn{}).has_value();
        if (!isPass && isForced && here().position.sideToMove() != side)
            add(Turn{});
        Turn turn;
        if (squares)
            turn = {static_cast<std::uint8_t>(squares->first), static_cast<std::uint8_t>(squares->second)};
        auto fault = here().position.refusal(turn);
        if (!fault && here().position.sideToMove() != side)
            fault = sgfFault(mark, fault_id::kSgfOtherSide, value);
        if (!isPass && turn.isPass())
            fault = sgfFault(mark, fault_id::kTurnForm, value);
        if (fault) {
            fault->line = mark.line;
            fault->column = mark.column;
            return fault;
        }
        add(turn);
        return std::nullopt;
    }

    void add(Turn turn) {
        SgfNode node;
        node.parent = m_at;
        node.turn = turn;
        node.position = here().position;
        node.position.play(turn);
        m_at = static_cast<int>(m_game.nodes.size());
        m_game.nodes.push_back(std::move(node));
    }

    SgfScanner m_scan;
    SgfGame m_game;
    int m_at = 0; // the node that the next turn is played from
    Rules m_rules;
    std::array<Bits, 2> m_stones{Position{}.stones(Side::first), Position{}.stones(Side::second)};
    std::array<Bits, 2> m_added{};
    Side m_toMove = Side::first;
    bool m_isLoa = false;
    bool m_isStarted = false;
};

std::string escaped(std::string_view text) {
    std::string result;
    for (const char c : text) {
        if (c == ']' || c == '\\')
            result += '\\';
        result += c;
    }
    return result;
}

class Writer {
public:
    explicit Writer(const SgfGame& game) : m_game(game), m_children(game.nodes.size()) {
        for (std::size_t i = 1; i < game.nodes.size(); ++i)
            m_children[static_cast<std::size_t>(game.nodes[i].parent)].push_back(i);
    }

    std::string write() {
        const SgfNode& root = m_game.nodes.front();
        m_text = "(;FF[4]GM[9]SZ[8]CA[UTF-8]";
        if (root.position.rules().both == BothConnected::draw)
            m_text += "RU[loa-draw]";
        writeStart(root.position);
        writeOptional("PB", m_game.players[0]);
        writeOptional("PW", m_game.players[1]);
        writeOptional("RE", m_game.result);
        writeRest(root);
        writeFrom(0);
        return m_text + ")\n";
    }

private:
    void writeOptional(std::string_view name, std::string_view value) {
        if (!value.empty())
            m_text += std::string(name) + "[" + escaped(value) + "]";
    }

    void writeStart(const Position& start) {
        if (start == Position::start(start.rules())) {
            m_text += "SU[Standard]";
            return;
        }
        m_text += "SU[Custom]";
        for (const Side side : {Side::first, Side::second}) {
            m_text += side == Side::first ? "AB" : "AW";
            forEachSquare(start.stones(side), [this](int square) { m_text += "[" + squareName(square) + "]"; });
        }
        m_text += start.sideToMove() == Side::first ? "PL[B]" : "PL[W]";
    }

    void writeRest(const SgfNode& node) {
        for (const SgfProperty& property : node.properties) {
            m_text += property.name;
            for (const std::string& value : property.values)
                m_text += "[" + escaped(value) + "]";
        }
        writeOptional("C", node.comment);
    }

    void writeNode(std::size_t index) {
        const SgfNode& node = m_game.nodes[index];
        const Position& before = m_game.nodes[static_cast<std::size_t>(node.parent)].position;
        m_text += before.sideToMove() == Side::first ? "\n;B[" : ";W[";
        std::string turn = before.turnText(node.turn);
        std::replace(turn.begin(), turn.end(), 'x', ':');
        m_text += turn + "]";
        writeRest(node);
    }

    // All that follows a node: on along a line in a loop, deeper only into a variation.
    void writeFrom(std::size_t index) {
        while (m_children[index].size() == 1) {
            index = m_children[index].front();
            writeNode(index);
        }
        for (const std::size_t child : m_children[index]) {
            m_text += "\n(";
            writeNode(child);
            writeFrom(child);
            m_text += ")";
        }
    }

    const SgfGame& m_game;
    std::vector<std::vector<std::size_t>> m_children;
    std::string m_text;
};

} // namespace

game::Result<SgfGame> readSgf(std::string_view text) {
    if (text.size() > kMostSgfBytes) {
        Fault fault = faultAt({}, FaultCode::recordTooLong);
        fault.expected = static_cast<int>(kMostSgfBytes);
        return fault;
    }
    const std::string converted = asUtf8(text);
    return Reader(converted).read();
}

std::string writeSgf(const SgfGame& game) {
    return Writer(game).write();
}

} // namespace loa
