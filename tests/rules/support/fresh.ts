let serial = 0

/** An id that no other test has touched. */
export const freshId = (what: string): string => `${what}-${String(++serial)}`
