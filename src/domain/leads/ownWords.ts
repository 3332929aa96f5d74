/** What a centre offers now, and after it what its leads still have of before; '' is none. */
export const ownAndHeld = (own: readonly string[], held: readonly string[]): string[] =>
  [...new Set([...own, ...held])].filter((word) => word !== '')
