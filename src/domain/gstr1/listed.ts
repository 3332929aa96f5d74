const MOST_NAMED = 3

/** `IRN/26-27/000012, IRN/26-27/000013, IRN/26-27/000014 and 2 more`; what has no number is called so. */
export function listed(numbers: readonly string[]): string {
  const named = numbers.slice(0, MOST_NAMED).map((number) => number || 'one without a number')
  const rest = numbers.length - named.length
  if (rest > 0) return `${named.join(', ')} and ${rest} more`
  const last = named.at(-1) ?? ''
  return named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${last}` : last
}
