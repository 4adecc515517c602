# Reads a .ts file and complains about texts that are unfinished, gone, empty, or whose %1, %2, ... differ.
# Variable: language.
function marks(text,    found, list) {
    list = ""
    for (found = 1; found <= 9; found++) {
        if (index(text, "%" found)) list = list " %" found
        if (index(text, "%L" found)) list = list " %" found
    }
    return list
}
function fault(what) {
    gsub("\n", " ", source)
    printf "in %s, \"%s\": %s\n", context, source, what
    faults++
}
# The text between the tags of `line`, joined with the lines up to the closing tag.
function element(tag,    text) {
    text = $0
    while (index(text, "</" tag ">") == 0 && (getline more) > 0) text = text "\n" more
    sub(".*<" tag "[^>]*>", "", text)
    sub("</" tag ">.*", "", text)
    return text
}
/<name>/ { context = element("name") }
/<message/ { counted = ($0 ~ /numerus="yes"/); forms = 0; source = "" }
/<source>/ { source = element("source") }
/<translation type="(vanished|obsolete)"/ { fault("no longer in the sources"); next }
/<translation type="unfinished"/ { fault("not translated"); next }
/<translation[ >\/]/ && !counted {
    if ($0 ~ /<translation\/>/) { if (language != "en") fault("empty"); next }
    text = element("translation")
    if (text == "") { if (language != "en") fault("empty") }
    else if (marks(text) != marks(source)) fault("the marks %1, %2, ... differ")
}
/<numerusform/ {
    forms++
    text = ($0 ~ /<numerusform\/>/) ? "" : element("numerusform")
    if (text == "") fault("an empty plural form")
    else if (marks(text) != marks(source)) fault("the marks %1, %2, ... differ")
}
/<\/message>/ { if (counted && forms != 2) fault("needs two plural forms, has " forms) }
END { exit faults > 0 }
