// A value, or the fault that stood in its way; Result<void> where there is no value. Bad outside input gives a Result;
// a bug of ours is an assert.
#pragma once

#include "core/game/fault.h"

#include <cassert>
#include <optional>
#include <utility>
#include <variant>

namespace game {

template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Fault fault) : m_state(std::in_place_index<1>, std::move(fault)) {}

    [[nodiscard]] explicit operator bool() const { return m_state.index() == 0; }
    [[nodiscard]] const T& operator*() const { return get(); }
    [[nodiscard]] T& operator*() { return const_cast<T&>(get()); }
    [[nodiscard]] const T* operator->() const { return &get(); }
    [[nodiscard]] T* operator->() { return &**this; }
    [[nodiscard]] const Fault& fault() const {
        assert(m_state.index() == 1);
        return *std::get_if<1>(&m_state);
    }

private:
    [[nodiscard]] const T& get() const {
        assert(m_state.index() == 0);
        return *std::get_if<0>(&m_state);
    }

    std::variant<T, Fault> m_state;
};

template <>
class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Fault fault) : m_fault(std::move(fault)) {}

    [[nodiscard]] explicit operator bool() const { return !m_fault; }
    [[nodiscard]] const Fault& fault() const {
        assert(m_fault);
        return *m_fault;
    }

private:
    std::optional<Fault> m_fault;
};

} // namespace game
