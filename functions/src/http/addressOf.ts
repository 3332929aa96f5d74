/**
 * Where a call came from: Hosting's CDN names it; else the last entry of X-Forwarded-For, which Google's front end
 * adds, because what stands before it the caller may have made up.
 */
export function addressOf(headers: Record<string, string | undefined>): string {
  const forwarded = headers['x-forwarded-for']?.split(',').at(-1)?.trim()
  return headers['fastly-client-ip']?.trim() || forwarded || 'unknown'
}
