#include "core/record/reader.h"

#include "core/game/shortened.h"
#include "core/games/catalogue.h"
#include "core/record/scanner.h"
#include "core/record/text_form.h"

#include <algorithm>
#include <charconv>
#include <map>

namespace record {

using game::Fault;
using game::FaultCode;
using game::Match;
using game::Result;
using text::Token;
using text::TokenKind;

namespace {

bool isNumber(std::string_view word) {
    const std::size_t dots = word.find('.');
    return dots != std::string_view::npos && dots > 0 && word.find_first_not_of("0123456789") == dots &&
           word.find_first_not_of('.', dots) == std::string_view::npos;
}

bool looksLikeResult(std::string_view word) {
    return word == "*" || word == "1/2-1/2" || word == "1-0" || word == "0-1";
}

// "1" or "1.7": numbers with a point between them, the first above 0 and without leading zeros.
bool isVersion(std::string_view text) {
    if (text.empty() || text.front() == '0' || text.front() == '.' || text.back() == '.' ||
        text.find("..") != std::string_view::npos)
        return false;
    return text.find_first_not_of("0123456789.") == std::string_view::npos;
}

class Reader {
public:
    explicit Reader(std::string_view text) : m_scanner(text) {}

    Result<Game> run() {
        if (m_scanner.atEnd())
            return Fault{.code = FaultCode::recordEmpty};
        std::optional<Fault> fault = tags();
        if (!fault)
            fault = turns();
        if (!fault)
            fault = checkResult();
        if (fault)
            return *fault;
        return std::move(m_game);
    }

private:
    // A variation that is being read, or the main line at the bottom of the stack.
    struct Line {
        int branch = 0; // the node that the variation stands beside
        int turns = 0;  // played in it so far
    };

    // Reads the tags and, into m_token, the first part after them; then sets up the match.
    std::optional<Fault> tags() {
        while (true) {
            auto token = m_scanner.next();
            if (!token)
                return token.fault();
            m_token = std::move(*token);
            if (m_token.kind != TokenKind::tag)
                break;
            const bool isNew = m_tagOffsets.emplace(m_token.name, m_token.offset).second;
            if (!isNew)
                return here({.code = FaultCode::recordTagTwice, .text = game::shortened(m_token.name)});
            m_game.tags.push_back({m_token.name, m_token.text});
            if (m_token.name == "Format")
                if (auto fault = checkFormat(m_token.text))
                    return fault;
        }
        for (const std::string_view needed : {"Game", "Result"})
            if (!m_game.tag(needed))
                return here({.code = FaultCode::recordTagMissing, .text = std::string(needed)});
        m_result = *m_game.tag("Result");
        auto match = startOf(m_game);
        if (!match) {
            const FaultCode code = match.fault().code;
            return atTag(code == FaultCode::unknownGame    ? "Game"
                         : code == FaultCode::unknownRules ? "Rules"
                                                           : "Start",
                         match.fault());
        }
        m_match = std::move(*match);
        m_offset = m_match->sideToMove() == game::Side::second ? 1 : 0;
        return std::nullopt;
    }

    [[nodiscard]] std::optional<Fault> checkFormat(std::string_view version) const {
        if (!isVersion(version))
            return here({.code = FaultCode::recordTag, .text = "Format"});
        const std::string_view majorText = version.substr(0, version.find('.'));
        int major = 0;
        const auto read = std::from_chars(majorText.data(), majorText.data() + majorText.size(), major);
        if (read.ec == std::errc::result_out_of_range || major > kFormat)
            return here({.code = FaultCode::recordVersion, .text = game::shortened(version)});
        return std::nullopt;
    }

    std::optional<Fault> turns() {
        while (m_token.kind != TokenKind::end) {
            if (m_numbered && m_token.kind != TokenKind::word)
                return unexpected();
            if (std::optional<Fault> fault = part())
                return fault;
            if (m_isEnded)
                return std::nullopt;
            auto token = m_scanner.next();
            if (!token)
                return token.fault();
            m_token = std::move(*token);
        }
        if (m_lines.size() > 1)
            return m_scanner.at(m_openOffsets.back(), {.code = FaultCode::recordUnclosed, .text = "("});
        return here({.code = FaultCode::recordResult, .detail = m_result});
    }

    std::optional<Fault> part() {
        switch (m_token.kind) {
        case TokenKind::comment:
            return comment();
        case TokenKind::open:
            return open();
        case TokenKind::close:
            return close();
        case TokenKind::word:
            return word();
        default:
            return unexpected();
        }
    }

    std::optional<Fault> comment() {
        if (m_lines.size() > 1 && m_lines.back().turns == 0)
            m_remarks.push_back(std::move(m_token.text));
        else
            nodeAt(m_node).comments.push_back(std::move(m_token.text));
        return std::nullopt;
    }

    std::optional<Fault> open() {
        if (m_lines.back().turns == 0)
            return unexpected();
        if (m_lines.size() > static_cast<std::size_t>(kMaxNesting))
            return here({.code = FaultCode::recordNesting, .expected = kMaxNesting});
        m_lines.push_back({.branch = m_node, .turns = 0});
        m_openOffsets.push_back(m_token.offset);
        m_match->undo();
        m_node = nodeAt(m_node).parent;
        return std::nullopt;
    }

    std::optional<Fault> close() {
        if (m_lines.size() == 1 || m_lines.back().turns == 0)
            return unexpected();
        const Line line = m_lines.back();
        m_lines.pop_back();
        m_openOffsets.pop_back();
        for (int i = 0; i < line.turns; ++i)
            m_match->undo();
        m_node = line.branch;
        (void)m_match->play(nodeAt(m_node).turn); // it was legal before
        return std::nullopt;
    }

    std::optional<Fault> word() {
        const std::string& word = m_token.text;
        if (m_lines.size() == 1 && !m_numbered && word == m_result && m_scanner.atEnd()) {
            m_isEnded = true;
            return std::nullopt;
        }
        if (isNumber(word)) {
            const std::string right = text::turnNumber(m_match->plyCount(), m_offset);
            if (m_numbered)
                return unexpected();
            if (word != right)
                return here({.code = FaultCode::recordNumber, .text = game::shortened(word), .detail = right});
            m_numbered = true;
            return std::nullopt;
        }
        const auto turn = m_match->play(word);
        if (!turn)
            return noTurn(turn.fault());
        m_numbered = false;
        m_node = m_game.addTurn(m_node, turn->text);
        nodeAt(m_node).remarks = std::move(m_remarks);
        m_remarks.clear();
        ++m_lines.back().turns;
        return std::nullopt;
    }

    // A word that is no turn may be meant for the result.
    [[nodiscard]] Fault noTurn(const Fault& fault) const {
        const bool isLast = m_scanner.atEnd();
        if (m_lines.size() > 1 && isLast && m_token.text == m_result)
            return m_scanner.at(m_openOffsets.back(), {.code = FaultCode::recordUnclosed, .text = "("});
        if (m_lines.size() > 1 || m_numbered)
            return badTurn(fault);
        if (m_token.text == m_result)
            return here({.code = FaultCode::recordSecondGame});
        if (isLast && (looksLikeResult(m_token.text) || fault.code == FaultCode::gameOver))
            return differentResults();
        return badTurn(fault);
    }

    // The result behind the turns is not the one of the tag: one of the two is wrong.
    [[nodiscard]] Fault differentResults() const {
        const std::string& written = m_token.text;
        if (!mayBeResult(m_result) && mayBeResult(written))
            return atTag("Result",
                         {.code = FaultCode::recordResult, .text = game::shortened(m_result), .detail = written});
        const auto outcome = m_match->outcome();
        return here({.code = FaultCode::recordResult,
                     .text = game::shortened(written),
                     .detail = outcome ? resultText(outcome) : m_result});
    }

    // Whether a game with these turns and tags can have this result.
    [[nodiscard]] bool mayBeResult(const std::string& result) const {
        if (const auto outcome = m_match->outcome())
            return result == resultText(outcome);
        if (result == "*")
            return m_game.tag("Termination") == nullptr;
        Game declared;
        declared.setTag("Result", result);
        declared.setTag("Termination", m_game.tagOr("Termination", ""));
        return declaredOutcome(declared).has_value();
    }

    [[nodiscard]] Fault badTurn(Fault fault) const {
        fault.text = game::shortened(fault.text);
        fault.detail = text::turnNumber(m_match->plyCount(), m_offset) + " " + game::shortened(m_token.text);
        return here(std::move(fault));
    }

    [[nodiscard]] std::optional<Fault> checkResult() const {
        const auto outcome = m_match->outcome();
        const std::string* termination = m_game.tag("Termination");
        if (outcome) {
            const std::string right = resultText(outcome);
            const std::string reason(game::reasonId(outcome->reason));
            if (m_result != right)
                return here({.code = FaultCode::recordResult, .text = game::shortened(m_result), .detail = right});
            if (termination && *termination != reason)
                return atTag(
                    "Termination",
                    {.code = FaultCode::recordTermination, .text = game::shortened(*termination), .detail = reason});
            return std::nullopt;
        }
        if (m_result == "*") {
            if (!termination)
                return std::nullopt;
            return atTag("Termination", {.code = FaultCode::recordTermination, .text = game::shortened(*termination)});
        }
        if (!looksLikeResult(m_result))
            return here({.code = FaultCode::recordResult, .text = game::shortened(m_result), .detail = "*"});
        if (declaredOutcome(m_game))
            return std::nullopt;
        return atTag(termination ? "Termination" : "Result",
                     {.code = FaultCode::recordTermination,
                      .text = termination ? game::shortened(*termination) : std::string()});
    }

    [[nodiscard]] Fault unexpected() const {
        const char* const text = m_token.kind == TokenKind::open    ? "("
                                 : m_token.kind == TokenKind::close ? ")"
                                                                    : nullptr;
        return here({.code = FaultCode::recordSyntax,
                     .text = text                             ? text
                             : m_token.kind == TokenKind::tag ? "[" + game::shortened(m_token.name)
                                                              : game::shortened(m_token.text)});
    }

    [[nodiscard]] Fault here(Fault fault) const { return m_scanner.at(m_token.offset, std::move(fault)); }

    [[nodiscard]] Fault atTag(const std::string& name, Fault fault) const {
        const auto found = m_tagOffsets.find(name);
        return m_scanner.at(found == m_tagOffsets.end() ? 0 : found->second, std::move(fault));
    }

    [[nodiscard]] Node& nodeAt(int node) { return m_game.nodes[static_cast<std::size_t>(node)]; }

    text::Scanner m_scanner;
    Token m_token;
    Game m_game;
    std::map<std::string, std::size_t> m_tagOffsets;
    std::string m_result;
    std::unique_ptr<Match> m_match;
    int m_offset = 0;
    int m_node = 0;
    std::vector<Line> m_lines = std::vector<Line>(1);
    std::vector<std::size_t> m_openOffsets; // of the variations in m_lines
    std::vector<std::string> m_remarks;
    bool m_numbered = false; // the number of the next turn has just been read
    bool m_isEnded = false;
};

} // namespace

Result<Game> read(std::string_view text, int mostBytes) {
    if (text.size() > static_cast<std::size_t>(mostBytes))
        return Fault{.code = FaultCode::recordTooLong, .expected = mostBytes};
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (text.substr(0, kByteOrderMark.size()) == kByteOrderMark)
        text.remove_prefix(kByteOrderMark.size());
    if (const auto bad = text::firstBadByte(text))
        return text::Scanner(text).at(*bad, {.code = FaultCode::recordText});
    return Reader(text).run();
}

Result<std::unique_ptr<Match>> startOf(const Game& game) {
    return games::newMatch(game.tagOr("Game", ""), game.tagOr("Rules", ""), game.tagOr("Start", ""));
}

Result<std::unique_ptr<Match>> replay(const Game& game) {
    auto match = startOf(game);
    if (!match)
        return match;
    for (const int node : game.mainLine()) {
        const auto turn = (*match)->play(game.nodes[static_cast<std::size_t>(node)].turn);
        if (!turn)
            return turn.fault();
    }
    return match;
}

} // namespace record
