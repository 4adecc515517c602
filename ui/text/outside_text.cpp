#include "ui/text/outside_text.h"

#include <QDir>
#include <QFileInfo>
#include <QStringList>
#include <QTextDocument>

namespace ui {
namespace {

constexpr char16_t kEllipsis = 0x2026;
constexpr char16_t kReplacement = 0xFFFD;
constexpr char16_t kBreakHere = 0x200B; // zero-width space
constexpr char16_t kJoin = 0x2060;      // word joiner: neither seen nor a place to break
constexpr int kMostMarks = 4;

enum class Breaks { asSpaces, kept };

bool isLineBreak(char32_t c) {
    return c == U'\n' || c == U'\r' || c == 0x0B || c == 0x0C || c == 0x85 || c == 0x2028 || c == 0x2029;
}

// Joiners shape Persian and emoji; the rest of their kind only steers.
bool isJoiner(char32_t c) {
    return c == 0x200C || c == 0x200D;
}

bool isMark(QChar::Category category) {
    return category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing;
}

// Writes a cleaned text letter by letter.
class Cleaner {
public:
    Cleaner(Breaks breaks, qsizetype longest) : m_breaks(breaks), m_longest(longest) {}

    [[nodiscard]] bool isFull() const { return m_isFull; }
    [[nodiscard]] QString take() {
        if (!m_isSeen)
            return {};
        if (m_isFull)
            m_out += QChar(kEllipsis);
        return m_out;
    }

    void add(char32_t c) {
        const QChar::Category category = QChar::category(c);
        if (isLineBreak(c)) {
            ++(m_breaks == Breaks::kept ? m_dueBreaks : m_dueSpaces);
        } else if (c == U'\t' || QChar::isSpace(c)) {
            ++m_dueSpaces;
        } else if (c < 0x20 || c == 0x7F) {
            put(c == 0x7F ? 0x2421 : 0x2400 + c); // the control pictures
        } else if (category == QChar::Other_Control || category == QChar::Other_Surrogate || QChar::isNonCharacter(c)) {
            put(kReplacement);
        } else if (isMark(category)) {
            if (++m_marks <= kMostMarks)
                put(c);
        } else if (isJoiner(c)) {
            put(c);
        } else if (category != QChar::Other_Format) {
            m_marks = 0;
            m_isSeen = true;
            put(c);
        }
    }
    void cut() { m_isFull = true; }

private:
    void put(char32_t c) {
        if (c == kReplacement || (c >= 0x2400 && c <= 0x2421))
            m_isSeen = true;
        if (!m_out.isEmpty() && m_dueBreaks > 0)
            m_out += QString(qMin(m_dueBreaks, 2), QLatin1Char('\n'));
        else if (!m_out.isEmpty() && m_dueSpaces > 0)
            m_out += QLatin1Char(' ');
        m_dueBreaks = 0;
        m_dueSpaces = 0;
        const QString letter = QString::fromUcs4(&c, 1);
        if (m_out.size() + letter.size() > m_longest)
            m_isFull = true;
        else
            m_out += letter;
    }

    Breaks m_breaks;
    qsizetype m_longest;
    QString m_out;
    int m_marks = 0;
    int m_dueSpaces = 0;
    int m_dueBreaks = 0;
    bool m_isSeen = false;
    bool m_isFull = false;
};

QString cleaned(const QString& outside, Breaks breaks, qsizetype longest) {
    // However much of it is left out, no more than this is looked at.
    const qsizetype end = qMin(outside.size(), 16 * longest);
    Cleaner cleaner(breaks, longest);
    for (qsizetype i = 0; i < end && !cleaner.isFull(); ++i) {
        const QChar c = outside[i];
        if (c.isHighSurrogate() && i + 1 < outside.size() && outside[i + 1].isLowSurrogate())
            cleaner.add(QChar::surrogateToUcs4(c, outside[++i]));
        else
            cleaner.add(c.unicode());
    }
    if (end < outside.size())
        cleaner.cut();
    return cleaner.take();
}

// The text in lines of at most `width`, broken at spaces where there are any.
QString folded(const QString& text, qsizetype width) {
    QStringList lines;
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        QString rest = line;
        while (rest.size() > width) {
            const qsizetype space = rest.lastIndexOf(QLatin1Char(' '), width);
            qsizetype at = space > 0 ? space : width;
            if (rest[at].isLowSurrogate())
                --at;
            lines << rest.left(at);
            rest = rest.mid(space > 0 ? at + 1 : at);
        }
        lines << rest;
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace

QString asLine(const QString& outside, qsizetype longest) {
    return cleaned(outside, Breaks::asSpaces, longest);
}

QString foundText(const std::string& outside) {
    constexpr qsizetype kLongest = 60;
    return asLine(QString::fromUtf8(outside), kLongest);
}

QString asLines(const QString& outside, qsizetype longest) {
    return cleaned(outside, Breaks::kept, longest);
}

QString asPath(const QString& path) {
    constexpr qsizetype kLongestOfAnySystem = 40'000;
    const QString line = asLine(QDir::toNativeSeparators(path), kLongestOfAnySystem);
    if (line.size() <= kLongestPath)
        return line;
    constexpr qsizetype kHead = kLongestPath / 3;
    return asLine(line.left(kHead)) + QChar(kEllipsis) + asLine(line.right(kLongestPath - kHead), kLongestPath);
}

QString asFileName(const QString& path) {
    return asLine(QFileInfo(path).fileName());
}

QString asToolTip(const QString& text) {
    constexpr qsizetype kLongestTip = 400;
    constexpr qsizetype kWidth = 70;
    QString tip = folded(asLines(text, kLongestTip), kWidth);
    if (!Qt::mightBeRichText(tip))
        return tip;
    // A tag or an entity is none any more once something stands behind its first character.
    for (const char16_t first : {u'<', u'&'})
        tip.replace(QChar(first), QString(QChar(first)) + QChar(kJoin));
    return tip;
}

QString asWindowTitle(const QString& text) {
    return QString(text).replace(QStringLiteral("[*]"), QStringLiteral("[*][*]"));
}

QString wrappable(const QString& text) {
    constexpr qsizetype kLongestWord = 30;
    QString out;
    qsizetype i = 0;
    while (i < text.size()) {
        qsizetype end = i;
        while (end < text.size() && !text[end].isSpace())
            ++end;
        // A long path breaks at its separators, and a word as long as that anywhere.
        const bool isLong = end - i > kLongestWord;
        for (qsizetype run = 0; i < end; ++i) {
            const QChar c = text[i];
            const bool isPart = c.isLowSurrogate() || c.isMark() || isJoiner(c.unicode());
            if (run >= kLongestWord && !isPart) {
                out += QChar(kBreakHere);
                run = 0;
            }
            out += c;
            ++run;
            if (isLong && (c == QLatin1Char('/') || c == QLatin1Char('\\')))
                run = kLongestWord;
        }
        if (i < text.size())
            out += text[i++];
    }
    return out;
}

} // namespace ui
