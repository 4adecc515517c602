// What the tests of the window's games share: a language to switch, and the words of Lines of Action.
#pragma once

#include "ui/appearance/language.h"
#include "ui/games/games.h"
#include "ui/window/resources.h"

#include <gtest/gtest.h>

namespace ui {

inline const GameWords& loaWords() {
    return wordsOf(std::string_view("loa"));
}

class Games : public testing::Test {
protected:
    Games() {
        initLinjaResources();
        m_language.use(Language::english);
    }
    ~Games() override { m_language.use(Language::english); }
    void use(Language language) { m_language.use(language); }

    // Calls `look()` in every language.
    template <class Look>
    void inEveryLanguage(const Look& look) {
        for (const Language language : {Language::english, Language::spanish}) {
            use(language);
            look();
        }
    }

private:
    LanguageSwitch m_language;
};

} // namespace ui
