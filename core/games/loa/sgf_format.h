// SGF as one of the file formats of the catalogue: between the tree of sgf.h and what all formats share.
//
// The properties PB, PW, RE, RU, DT, EV, RO, PC and C are what the tags and comments of records are; others of the root
// become tags SGF_KM and the like, and tags that SGF has no property for go into XTAG. Marks on the boards of other
// nodes are left out.
#pragma once

#include "core/game/foreign_format.h"

namespace loa {

extern const game::ForeignFormat kSgfFormat;

} // namespace loa
