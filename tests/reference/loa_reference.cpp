#include "tests/reference/loa_reference.h"

#include <cstddef>

namespace reference::loa {
namespace {

bool isOnBoard(int rank, int file) {
    return rank >= 0 && rank < 8 && file >= 0 && file < 8;
}

char stoneAt(const Position& position, int rank, int file) {
    return position.at[static_cast<std::size_t>(rank)][static_cast<std::size_t>(file)];
}

void put(Position& position, int rank, int file, char stone) {
    position.at[static_cast<std::size_t>(rank)][static_cast<std::size_t>(file)] = stone;
}

char other(char side) {
    return side == 'x' ? 'o' : 'x';
}

// A2: the stones of both colours on the whole line through a square.
int stonesOnLine(const Position& position, int rank, int file, int up, int right) {
    int count = 1; // the stone on the square itself
    for (int sign = -1; sign <= 1; sign += 2)
        for (int n = 1; isOnBoard(rank + sign * n * up, file + sign * n * right); ++n)
            if (stoneAt(position, rank + sign * n * up, file + sign * n * right) != '.')
                ++count;
    return count;
}

std::string squareText(int rank, int file) {
    return {static_cast<char>('a' + file), static_cast<char>('1' + rank)};
}

void addTurn(const Position& position, int rank, int file, int up, int right, std::vector<Turn>& list) {
    const int distance = stonesOnLine(position, rank, file, up, right);
    const int toRank = rank + distance * up;
    const int toFile = file + distance * right;
    if (!isOnBoard(toRank, toFile))
        return;
    const char own = position.toMove;
    for (int n = 1; n < distance; ++n) // A3
        if (stoneAt(position, rank + n * up, file + n * right) == other(own))
            return;
    const char target = stoneAt(position, toRank, toFile);
    if (target == own) // A3
        return;
    Turn turn;
    turn.text = squareText(rank, file) + (target == '.' ? "-" : "x") + squareText(toRank, toFile);
    turn.after = position;
    put(turn.after, rank, file, '.');
    put(turn.after, toRank, toFile, own);
    turn.after.toMove = other(own);
    list.push_back(turn);
}

void mark(const Position& position, int rank, int file, char side, std::array<std::array<bool, 8>, 8>& reached) {
    if (!isOnBoard(rank, file) || stoneAt(position, rank, file) != side)
        return;
    bool& isReached = reached[static_cast<std::size_t>(rank)][static_cast<std::size_t>(file)];
    if (isReached)
        return;
    isReached = true;
    for (int up = -1; up <= 1; ++up)
        for (int right = -1; right <= 1; ++right)
            mark(position, rank + up, file + right, side, reached);
}

} // namespace

Position start() {
    Position position;
    for (auto& rank : position.at)
        rank.fill('.');
    for (int i = 1; i < 7; ++i) {
        put(position, 0, i, 'x');
        put(position, 7, i, 'x');
        put(position, i, 0, 'o');
        put(position, i, 7, 'o');
    }
    return position;
}

std::string positionText(const Position& position) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        for (int file = 0; file < 8; ++file) {
            const char stone = stoneAt(position, rank, file);
            if (stone == '.') {
                ++empty;
                continue;
            }
            if (empty > 0)
                text += std::to_string(empty);
            empty = 0;
            text += stone;
        }
        if (empty > 0)
            text += std::to_string(empty);
        text += rank > 0 ? '/' : ' ';
    }
    return text + position.toMove;
}

std::optional<Position> readPosition(std::string_view text) {
    Position position = start();
    for (auto& rank : position.at)
        rank.fill('.');
    int rank = 7;
    int file = 0;
    std::size_t i = 0;
    for (; i < text.size() && text[i] != ' '; ++i) {
        if (text[i] == '/') {
            --rank;
            file = 0;
        } else if (text[i] >= '1' && text[i] <= '8') {
            file += text[i] - '0';
        } else if ((text[i] == 'x' || text[i] == 'o') && isOnBoard(rank, file)) {
            put(position, rank, file, text[i]);
            ++file;
        } else {
            return std::nullopt;
        }
    }
    if (i + 2 != text.size() || (text[i + 1] != 'x' && text[i + 1] != 'o'))
        return std::nullopt;
    position.toMove = text[i + 1];
    if (positionText(position) != text)
        return std::nullopt;
    return position;
}

bool isConnected(const Position& position, char side) {
    std::array<std::array<bool, 8>, 8> reached{};
    bool hasBegun = false;
    for (int rank = 0; rank < 8; ++rank) {
        for (int file = 0; file < 8; ++file) {
            if (stoneAt(position, rank, file) != side)
                continue;
            if (!hasBegun)
                mark(position, rank, file, side, reached);
            hasBegun = true;
            if (!reached[static_cast<std::size_t>(rank)][static_cast<std::size_t>(file)])
                return false;
        }
    }
    return true;
}

std::vector<Turn> turns(const Position& position) {
    std::vector<Turn> list;
    if (isConnected(position, 'x') || isConnected(position, 'o')) // A4
        return list;
    for (int rank = 0; rank < 8; ++rank)
        for (int file = 0; file < 8; ++file)
            for (int up = -1; up <= 1; ++up)
                for (int right = -1; right <= 1; ++right)
                    if ((up != 0 || right != 0) && stoneAt(position, rank, file) == position.toMove)
                        addTurn(position, rank, file, up, right, list);
    if (list.empty()) { // A6
        Turn pass{"pass", position};
        pass.after.toMove = other(position.toMove);
        list.push_back(pass);
    }
    return list;
}

std::string outcome(const Position& position, BothConnected both) {
    const char mover = other(position.toMove);
    const bool moverIs = isConnected(position, mover);
    const bool otherIs = isConnected(position, position.toMove);
    if (moverIs && otherIs && both == BothConnected::draw) // A5
        return "draw";
    if (moverIs)
        return {mover};
    if (otherIs)
        return {position.toMove};
    return {};
}

std::uint64_t perft(const Position& position, int depth) {
    if (depth == 0)
        return 1;
    std::uint64_t count = 0;
    for (const Turn& turn : turns(position))
        count += perft(turn.after, depth - 1);
    return count;
}

} // namespace reference::loa
