// Counting bits is most of the work with bitboards. Processors have had an instruction for it for fifteen years, which
// a program for all of their kind may not take for granted; with this before a function the compiler makes two versions
// of it and of all it calls, and the one that fits the processor is taken at start. Elsewhere there is one version.
#pragma once

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define LOA_SANITIZED 1 // their start-up comes too late for the choice
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define LOA_SANITIZED 1
#endif
#endif

#if defined(__x86_64__) && defined(__gnu_linux__) && defined(__clang__) && !defined(LOA_SANITIZED)
#define LOA_COUNTS_BITS __attribute__((target_clones("popcnt", "default")))
#elif defined(__x86_64__) && defined(__gnu_linux__) && defined(__GNUC__) && !defined(LOA_SANITIZED)
#define LOA_COUNTS_BITS __attribute__((target_clones("popcnt", "default"), flatten))
#else
#define LOA_COUNTS_BITS
#endif
