# Writes the bytes of files into a C++ source, eight to a number (the lowest byte first) so that it compiles quickly:
#   cmake -DOUT=<source> -DFILES=<file;...> -P embed.cmake
# The source defines ai::embedded::files() as core/games/linja/embedded.h declares it.
set(text "#include \"core/games/linja/embedded.h\"\n\n#include <array>\n\nnamespace ai::embedded {\nnamespace {\n\n")
set(list "")
set(number 0)
foreach(file IN LISTS FILES)
  file(READ "${file}" hex HEX)
  file(SIZE "${file}" size)
  get_filename_component(name "${file}" NAME_WLE)
  # Zeros up to a whole number of words.
  math(EXPR rest "(8 - ${size} % 8) % 8")
  string(REPEAT "00" ${rest} zeros)
  string(REGEX REPLACE "(..)(..)(..)(..)(..)(..)(..)(..)" "0x\\8\\7\\6\\5\\4\\3\\2\\1,\n" words "${hex}${zeros}")
  string(APPEND text "constexpr std::uint64_t kWords${number}[] = {\n${words}};\n")
  string(APPEND list "    {\"${name}\", kWords${number}, ${size}},\n")
  math(EXPR number "${number} + 1")
endforeach()
string(APPEND text "\nconstexpr std::array<File, ${number}> kFiles = {{\n${list}}};\n\n} // namespace\n\n")
string(APPEND text "std::span<const File> files() {\n    return kFiles;\n}\n\n} // namespace ai::embedded\n")
file(WRITE "${OUT}" "${text}")
