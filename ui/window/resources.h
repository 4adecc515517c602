// The resources linked into the program: icon, rules pages, translations. A static library does not register them by
// itself; call this once, early.
#pragma once

void initLinjaResources();
