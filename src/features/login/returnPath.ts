const HERE = 'http://here.invalid'
const neverBackTo = ['/login', '/access-denied']

/**
 * The deep link to come back to after signing in, out of /login's own query; null when there is none. Only paths of
 * this site: an address that leads elsewhere is dropped, so /login can't be used to send people away.
 */
export function returnPathOf(search: string): string | null {
  const wanted = new URLSearchParams(search).get('return')
  if (wanted === null || !wanted.startsWith('/') || !URL.canParse(wanted, HERE)) return null
  const { origin, pathname, search: query, hash } = new URL(wanted, HERE)
  if (origin !== HERE || pathname.startsWith('//') || neverBackTo.includes(pathname)) return null
  return pathname + query + hash
}
