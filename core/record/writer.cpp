#include "core/record/writer.h"

#include "core/record/reader.h"
#include "core/record/text_form.h"

namespace record {
namespace {

constexpr std::size_t kColumns = 80;

// Fills lines with words. A word holds no place where a line may break.
class Filler {
public:
    explicit Filler(std::string& out) : m_out(out) {}

    void word(std::string_view text) {
        const std::size_t width = text::width(text);
        if (m_column > 0 && m_column + 1 + width > kColumns) {
            m_out += '\n';
            m_column = 0;
        } else if (m_column > 0) {
            m_out += ' ';
            ++m_column;
        }
        m_out += text;
        m_column += width;
    }

private:
    std::string& m_out;
    std::size_t m_column = 0;
};

// Whether the next turn has its number in any case, or only when it opens a pair.
enum class Numbering { always, pairs };

class MovetextWriter {
public:
    MovetextWriter(const Game& game, int offset, std::string& out) : m_game(game), m_offset(offset), m_filler(out) {}

    void write(std::string_view result) {
        comments(m_game.nodes[0].comments);
        line(0, 0, Numbering::always);
        add(result);
        flush();
    }

private:
    [[nodiscard]] const Node& node(int index) const { return m_game.nodes[static_cast<std::size_t>(index)]; }

    // Everything after `parent`, whose children are turn number `ply` from 0. The recursion is as deep as variations
    // lie within each other.
    void line(int parent, int ply, Numbering numbering) {
        while (!node(parent).children.empty()) {
            const auto& children = node(parent).children;
            turn(children.front(), ply, numbering);
            for (std::size_t i = 1; i < children.size(); ++i) {
                m_opening += '(';
                comments(node(children[i]).remarks);
                turn(children[i], ply, Numbering::always);
                line(children[i], ply + 1, Numbering::pairs);
                m_pending += ')';
            }
            numbering = children.size() > 1 ? Numbering::always : Numbering::pairs;
            parent = children.front();
            ++ply;
        }
    }

    void turn(int index, int ply, Numbering numbering) {
        if (numbering == Numbering::always || (ply + m_offset) % 2 == 0)
            add(text::turnNumber(ply, m_offset));
        add(node(index).turn);
        comments(node(index).comments);
    }

    // A line may break at a single space: it reads as one again.
    void comments(const std::vector<std::string>& texts) {
        for (const std::string& comment : texts) {
            const std::string text = "{" + text::escaped(comment, text::Within::comment) + "}";
            std::size_t begin = 0;
            for (std::size_t i = 1; i + 1 < text.size(); ++i) {
                if (text[i] != ' ' || text[i - 1] == ' ' || text[i + 1] == ' ')
                    continue;
                add(std::string_view(text).substr(begin, i - begin));
                begin = i + 1;
            }
            add(std::string_view(text).substr(begin));
        }
    }

    // A bracket sticks to the word beside it.
    void add(std::string_view word) {
        flush();
        m_pending = m_opening + std::string(word);
        m_opening.clear();
    }

    void flush() {
        if (!m_pending.empty())
            m_filler.word(m_pending);
        m_pending.clear();
    }

    const Game& m_game;
    int m_offset;
    Filler m_filler;
    std::string m_opening;
    std::string m_pending;
};

} // namespace

std::string write(const Game& game) {
    std::string out;
    for (const Tag& tag : game.tags)
        out += "[" + tag.name + " \"" + text::escaped(tag.value, text::Within::tagValue) + "\"]\n";
    const std::string* result = game.tag("Result");
    if (!result)
        out += "[Result \"*\"]\n";
    out += '\n';
    const auto start = startOf(game);
    const int offset = start && (*start)->sideToMove() == game::Side::second ? 1 : 0;
    MovetextWriter(game, offset, out).write(result ? *result : "*");
    return out + '\n';
}

} // namespace record
