type Headers = Record<string, string | undefined>

const forwardedOf = (headers: Headers) =>
  (headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')

/**
 * Where a call seems to have come from, which proves nothing: Hosting's CDN names it, and leaves it as it is where the caller has
 * named one; else the last entry of X-Forwarded-For, which Google's front end adds.
 */
export function addressOf(headers: Headers): string {
  return headers['fastly-client-ip']?.trim() || forwardedOf(headers).at(-1) || 'unknown'
}

/** What Hosting, its CDN or another one adds to whatever passes it; nobody can take it off again. */
const signsOfCdn = ['fastly-client-ip', 'fastly-ff', 'cdn-loop', 'x-forwarded-host'] as const

/**
 * Where a call surely came from, or ''. Google's front end writes the address of whoever called it at the end of X-Forwarded-For. It is
 * the caller's own where nothing stands before it and no CDN is between: through Hosting it is a server of Google's, the same for
 * everybody, and what stands before it anybody can write.
 */
export function straightAddressOf(headers: Headers): string {
  const [address = '', ...others] = forwardedOf(headers)
  return others.length > 0 || signsOfCdn.some((name) => headers[name] !== undefined) ? '' : address
}
