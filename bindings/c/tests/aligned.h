/* Memory with an alignment. C99 has no function for it. */
#ifndef ALIGNED_H
#define ALIGNED_H

#include <stdint.h>

#include "check.h"

typedef struct {
    void *begin; /* use this */
    void *block; /* free this */
} aligned;

/* If malloc() promises the alignment, the memory has exactly this size, so that valgrind detects an
 * access beyond it. */
static inline aligned aligned_memory(size_t size, size_t align) {
    aligned memory;
    uintptr_t from;
    memory.block = own(align <= 16 ? size : size + align - 1);
    from = ((uintptr_t)memory.block + align - 1) & ~(uintptr_t)(align - 1);
    memory.begin = (unsigned char *)memory.block + (from - (uintptr_t)memory.block);
    return memory;
}

#endif
